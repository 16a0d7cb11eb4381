"""Dark Crisis (DCR)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ACROBAT_MONKEY = monster("Acrobat Monkey", 47372349, EARTH, MACHINE, 3, 1000, 1800)
ARCHFIEND_SOLDIER = monster("Archfiend Soldier", 49881766, DARK, FIEND, 4, 1900, 1500)
BATTLE_FOOTBALLER = monster("Battle Footballer", 48094997, FIRE, MACHINE, 4, 1000, 2100)
BLINDLY_LOYAL_GOBLIN = monster(
    "Blindly Loyal Goblin", 35215622, EARTH, WARRIOR, 4, 1800, 1500,
    CannotChangeControl(),
)  # fmt: skip
BUTTERFLY_DAGGER_ELMA = equip(
    "Butterfly Dagger - Elma", 69243953, Monster(face_up=True),
    Boost(EQUIPPED, 300),
    Effect((AddToHand(THIS_CARD),), TRIGGERED, when=ThisEquipDestroyed(), optional=True, at_once=True, where=GRAVE),
)  # fmt: skip
CONTRACT_WITH_THE_ABYSS = ritual_spell("Contract with the Abyss", 69035382, attribute=DARK, exact=True)
CONTRACT_WITH_THE_DARK_MASTER = ritual_spell("Contract with the Dark Master", 96420087, "Dark Master - Zorc")
DD_TRAINER = monster("D.D. Trainer", 86498013, DARK, FIEND, 1, 100, 2000)
D_D_WARRIOR_LADY = monster(
    "D.D. Warrior Lady", 7572887, LIGHT, WARRIOR, 4, 1500, 1600,
    Effect((BanishBattlers(),), TRIGGERED, when=ThisBattled(), optional=True),
)  # fmt: skip
DARK_MASTER_ZORC = ritual_monster(
    "Dark Master - Zorc", 97642679, DARK, FIEND, 8, 2700, 1500,
    Effect((RollForMonsters(),), IGNITE, once=True),
)  # fmt: skip
FINAL_COUNTDOWN = spell("Final Countdown", 95308449, Effect((WinAfterTurns(20),), cost=(PayLife(2000),)))
FROZEN_SOUL = trap("Frozen Soul", 57069605, Effect((SkipBattlePhase(),), condition=BehindBy(2000)))
GAGAGIGO = monster("Gagagigo", 49003308, WATER, REPTILE, 4, 1850, 1000)
GRAVITY_AXE_GRARL = equip(
    "Gravity Axe - Grarl", 32022366,
    Monster(face_up=True),
    Boost(EQUIPPED, 500),
    CannotChangePosition(Monster(controller=OPPONENT), ControlsHost()),
)  # fmt: skip
GREAT_MAJU_GARZETT = monster("Great Maju Garzett", 47942531, DARK, FIEND, 6, 0, 0, AttackFromTributes(2))
GYAKU_GIRE_PANDA = monster(
    "Gyaku-Gire Panda", 9817927, EARTH, BEAST, 3, 800, 1600,
    Boost(THIS_CARD, 500, each=Monster(controller=OPPONENT)),
    Pierces(),
)  # fmt: skip
INCANDESCENT_ORDEAL = ritual_spell("Incandescent Ordeal", 33031674, "Legendary Flame Lord")
INTERDIMENSIONAL_MATTER_TRANSPORTER = trap(
    "Interdimensional Matter Transporter", 36261276,
    Effect((BanishUntilEnd(),), targets=(Target(Monster(controller=YOU, face_up=True)),)),
)  # fmt: skip
IRON_BLACKSMITH_KOTETSU = monster(
    "Iron Blacksmith Kotetsu", 73431236, FIRE, BEAST_WARRIOR, 2, 500, 500,
    flip(Search(SpellTrap(controller=YOU, kind="spell", subkinds=("equip",), where=(DECK,)))),
)  # fmt: skip
KELBEK = monster(
    "Kelbek", 54878498, EARTH, FAIRY, 4, 1500, 1800,
    Effect((ReturnToHand(ATTACKER),), TRIGGERED, when=ThisAttacked()),
)  # fmt: skip
LEGENDARY_FLAME_LORD = monster(
    "Legendary Flame Lord", 60258960, FIRE, SPELLCASTER, 7, 2400, 2000,
    Effect(
        (Destroy(Monster(other=True)),),
        IGNITE,
        condition=OnField(Monster(other=True)),
        cost=(RemoveCounters("spell", 3),),
    ),
    GathersCounters(),
    subkind="ritual",
    special_only=True,
    takes=(("spell", 0),),
)  # fmt: skip
MAJU_GARZETT = monster("Maju Garzett", 8794435, DARK, FIEND, 7, 0, 0, AttackFromTributes(), unknown_atk=True)
MUDORA = monster(
    "Mudora", 82108372, EARTH, FAIRY, 4, 1500, 1800,
    Boost(THIS_CARD, 200, 0, each=Monster(controller=YOU, races=(FAIRY,), where=(GRAVE,))),
)  # fmt: skip
NIN_KEN_DOG = monster("Nin-Ken Dog", 11987744, WIND, BEAST_WARRIOR, 4, 1800, 1000)
OJAMA_GREEN = monster("Ojama Green", 12482652, LIGHT, BEAST, 2, 0, 1000)
OJAMA_TOKEN = token("Ojama Token", LIGHT, BEAST, 2, 0, 1000, DamageWhenDestroyed(300), tributable=False)
OJAMA_TRIO = trap(
    "Ojama Trio", 29843091,
    Effect(
        (SummonTokens(3, OJAMA_TOKEN, side=OPPONENT),),
        condition=CanSpecialSummon(3, OPPONENT),
    ),
)  # fmt: skip
PANDEMONIUM = field_spell(
    "Pandemonium", 94585852,
    Effect(()),
    Effect(
        (SearchLowerKin("Archfiend"),),
        TRIGGERED,
        when=KinDestroyed("Archfiend"),
        optional=True,
        anyone=True,
    ),
    SparesUpkeep("Archfiend"),
)  # fmt: skip
SAKURETSU_ARMOR = trap(
    "Sakuretsu Armor", 56120475,
    Effect(
        (Destroy(TARGET),),
        when=AttackDeclared(),
        targets=(TargetThat(Monster(controller=OPPONENT, face_up=True)),),
    ),
)  # fmt: skip
SHINATOS_ARK = ritual_spell("Shinato's Ark", 60365591, "Shinato, King of a Higher Plane")
SHINATO_KING_OF_A_HIGHER_PLANE = ritual_monster(
    "Shinato, King of a Higher Plane", 86327225, LIGHT, FAIRY, 8, 3300, 3000,
    Effect((Damage(OfThat()),), TRIGGERED, when=ThisDestroysByBattle(DEFENSE_POSITION, foes=True)),
)  # fmt: skip
SHOOTING_STAR_BOW_CEAL = equip(
    "Shooting Star Bow - Ceal", 95638658,
    Monster(face_up=True),
    Boost(EQUIPPED, -1000),
    AttacksDirectly(who=EQUIPPED),
)  # fmt: skip
SKILL_DRAIN = continuous_trap(
    "Skill Drain", 82732705,
    Effect((), cost=(PayLife(1000),)),
    NegatesEffects(Monster(face_up=True)),
)  # fmt: skip
SPELL_REPRODUCTION = spell(
    "Spell Reproduction", 29228529,
    Effect(
        (AddToHand(TARGET),),
        cost=(SendFromHand(SpellTrap(controller=YOU, kind="spell", where=(HAND,)), 2),),
        targets=(Target(SpellTrap(controller=YOU, kind="spell", where=(GRAVE,)), paid=True),),
    ),
)  # fmt: skip
TERRORKING_ARCHFIEND = monster(
    "Terrorking Archfiend", 35975813, DARK, FIEND, 4, 2000, 1500,
    Upkeep(800, must=True, family="Archfiend"),
    RollsAgainst(),
    SilencesBeaten(),
    normal_if=OnField(Monster(controller=YOU, face_up=True, series="Archfiend")),
    flip_alike=True,
)  # fmt: skip
TSUKUYOMI = spirit(
    "Tsukuyomi", 34853266, DARK, SPELLCASTER, 4, 1100, 1400,
    Effect(
        (TurnFaceDown(TARGET),),
        TRIGGERED,
        when=AnyOf((ThisSummoned(), ThisTurnedUp())),
        targets=(Target(Monster(face_up=True, tokens=False)),),
    ),
)  # fmt: skip
TWIN_SWORDS_OF_FLASHING_LIGHT_TRYCE = equip(
    "Twin Swords of Flashing Light - Tryce", 21900719,
    Monster(face_up=True),
    Boost(EQUIPPED, -500),
    AttacksTimes(2, EQUIPPED),
    cost=(SendFromHand(),),
)  # fmt: skip
VAMPIRE_LORD = monster(
    "Vampire Lord", 53839837, DARK, ZOMBIE, 5, 2000, 1500,
    Effect((SendOfKind(),), TRIGGERED, when=ThisInflictedDamage(), cost=(DeclareKind(),)),
    Effect(
        (SpecialSummon(THIS_CARD),),
        TRIGGERED,
        when=PhaseOf(STANDBY),
        condition=All((FellToFoe(), CanSpecialSummon())),
        where=GRAVE,
    ),
    avenges=True,
)  # fmt: skip
