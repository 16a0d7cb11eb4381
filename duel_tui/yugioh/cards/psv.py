"""Pharaoh's Servant (PSV)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

_4_STARRED_LADYBUG_OF_DOOM = monster(
    "4-Starred Ladybug of Doom", 83994646, WIND, INSECT, 3, 800, 1200,
    flip(Destroy(Monster(controller=OPPONENT, face_up=True, min_level=4, max_level=4))),
)  # fmt: skip
BEAST_OF_TALWAR = monster("Beast of Talwar", 11761845, DARK, FIEND, 6, 2400, 2150)
BITE_SHOES = monster(
    "Bite Shoes", 50122883, DARK, FIEND, 2, 500, 300,
    flip(ChangePosition(TARGET), targets=(Target(Monster(face_up=True)),)),
)  # fmt: skip
BUBONIC_VERMIN = monster(
    "Bubonic Vermin", 6104968, EARTH, BEAST, 3, 900, 600,
    flip(May(SpecialSummonFrom(Monster(controller=YOU, where=(DECK,), names=("Bubonic Vermin",)), position="set"))),
)  # fmt: skip
BUSTER_BLADER = monster(
    "Buster Blader", 78193831, EARTH, WARRIOR, 7, 2600, 2300,
    Boost(
        THIS_CARD, 500, each=Monster(controller=OPPONENT, face_up=True, races=(DRAGON,), where=(MONSTERS, GRAVE))
    ),
)  # fmt: skip
CALL_OF_THE_HAUNTED = continuous_trap(
    "Call of the Haunted", 97077563,
    Effect(
        (IfDone(SpecialSummon(TARGET, ATTACK_POSITION), BindTo(MADE)),),
        condition=CanSpecialSummon(),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), summonable=True)),),
    ),
    DestroysItsMonster(leaving=True),
    DestroyedWithItsMonster(),
)  # fmt: skip
CEASEFIRE = trap(
    "Ceasefire", 36468556,
    Effect(
        (
            FlipFaceUp(Monster(face_up=False), quietly=True),
            Damage(Amount(500, Monster(face_up=True, effects=True))),
        ),
        condition=OneOf(
            (OnField(Monster(face_up=False)), OnField(Monster(face_up=True, effects=True)))
        ),
    ),
)  # fmt: skip
CYBER_FALCON = monster("Cyber Falcon", 30655537, WIND, MACHINE, 4, 1400, 1200)
DARK_BAT = monster("Dark Bat", 67049542, WIND, WINGED_BEAST, 3, 1000, 1000)
DARKFIRE_SOLDIER_1 = monster("Darkfire Soldier #1", 5388481, FIRE, PYRO, 4, 1700, 1150)
DARKFIRE_SOLDIER_2 = monster("Darkfire Soldier #2", 78861134, FIRE, PYRO, 4, 1700, 1100)
DEEPSEA_WARRIOR = monster(
    "Deepsea Warrior", 24128274, WATER, WARRIOR, 5, 1600, 1800,
    Unaffected("spell", condition=OnField(SpellTrap(face_up=True, names=("Umi",)))),
)  # fmt: skip
DOKUROYAIBA = monster("Dokuroyaiba", 30325729, FIRE, FIEND, 3, 1000, 400)
DUST_TORNADO = trap(
    "Dust Tornado", 60082869,
    Effect(
        (IfDone(Destroy(TARGET), MaySetSpellTrap()),),
        targets=(Target(SpellTrap(controller=OPPONENT)),),
    ),
)  # fmt: skip
ENCHANTED_JAVELIN = trap(
    "Enchanted Javelin", 96355986,
    Effect(
        (GainLife(AttackOf(TARGET)),),
        when=AttackDeclared(),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
FAIRY_METEOR_CRUSH = equip("Fairy Meteor Crush", 97687912, Monster(face_up=True), Pierces(EQUIPPED))
FLAME_CHAMPION = monster("Flame Champion", 42599677, FIRE, PYRO, 5, 1900, 1300)
FLYING_KAMAKIRI_2 = monster("Flying Kamakiri #2", 3134241, WIND, INSECT, 4, 1500, 800)
GAMBLE = trap(
    "Gamble", 37313786,
    Effect(
        (CallCoin(DrawUpTo(5), SkipTurn()),),
        condition=All((HandAtMost(2), OnField(AnyCard(controller=OPPONENT), 6))),
    ),
)  # fmt: skip
GEARFRIED_THE_IRON_KNIGHT = monster(
    "Gearfried the Iron Knight", 423705, EARTH, WARRIOR, 4, 1800, 1600,
    DestroysItsEquips(),
)  # fmt: skip
GIFT_OF_THE_MYSTICAL_ELF = trap(
    "Gift of The Mystical Elf", 98299011,
    Effect((GainLife(Amount(300, Monster())),)),
)  # fmt: skip
GIROCHIN_KUWAGATA = monster("Girochin Kuwagata", 84620194, WIND, INSECT, 4, 1700, 1000)
GOBLIN_ATTACK_FORCE = monster(
    "Goblin Attack Force", 78658564, EARTH, WARRIOR, 4, 2300, 0,
    DefenseAfterAttack(late=True),
)  # fmt: skip
GRADIUS = monster("Gradius", 10992251, LIGHT, MACHINE, 4, 1200, 800)
GRAVITY_BIND = continuous_trap("Gravity Bind", 85742772, CannotAttack(Monster(min_level=4), stops=True))
HAYABUSA_KNIGHT = monster("Hayabusa Knight", 21015833, EARTH, WARRIOR, 3, 1000, 700, AttacksTimes())
IMPERIAL_ORDER = continuous_trap(
    "Imperial Order", 61740673, NegatesEffects(SpellTrap(kind="spell", other=False)), Upkeep(700)
)
ISLAND_TURTLE = monster("Island Turtle", 4042268, WATER, AQUA, 4, 1100, 2000)
JINZO = monster(
    "Jinzo", 77585513, DARK, MACHINE, 6, 2400, 1500,
    CannotActivate(), NegatesEffects(SpellTrap(kind="trap", other=False)),
)  # fmt: skip
LIMITER_REMOVAL = quick_play(
    "Limiter Removal", 23171610,
    Effect(
        (DoubleAttack(Monster(controller=YOU, face_up=True, races=(MACHINE,))), DestroyAtEnd(MADE)),
        condition=OnField(Monster(controller=YOU, face_up=True, races=(MACHINE,))),
        damage_step=True,
    ),
)  # fmt: skip
MAD_SWORD_BEAST = monster("Mad Sword Beast", 79870141, EARTH, DINOSAUR, 4, 1400, 1200, Pierces())
MIRROR_WALL = continuous_trap(
    "Mirror Wall", 22359980,
    Effect((HalveAttacker(),), damage_step=True),
    HalvesAttackers(),
    Upkeep(2000),
)  # fmt: skip
MORPHING_JAR_2 = monster(
    "Morphing Jar #2", 79106360, EARTH, ROCK, 3, 800, 700,
    flip(ReshuffleMonsters()),
)  # fmt: skip
MR_VOLCANO = monster("Mr. Volcano", 31477025, FIRE, PYRO, 5, 2100, 1300)
NOBLEMAN_OF_CROSSOUT = spell(
    "Nobleman of Crossout", 71044499,
    Effect((BanishWithCopies(),), targets=(Target(Monster(face_up=False)),)),
)  # fmt: skip
NOBLEMAN_OF_EXTERMINATION = spell(
    "Nobleman of Extermination", 17449108,
    Effect((BanishWithCopies(traps=True),), targets=(Target(SpellTrap(face_up=False)),)),
)  # fmt: skip
ONI_TANK_T_34 = monster("Oni Tank T-34", 66927994, EARTH, MACHINE, 4, 1400, 1700)
OVERDRIVE = monster("Overdrive", 2311603, EARTH, MACHINE, 4, 1600, 1500)
PREMATURE_BURIAL = spell(
    "Premature Burial", 70828912,
    Effect(
        (IfDone(SpecialSummon(TARGET, ATTACK_POSITION), EquipTo(MADE)),),
        condition=CanSpecialSummon(),
        cost=(PayLife(800),),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), summonable=True)),),
    ),
    DestroysItsMonster(),
    subkind="equip",
)  # fmt: skip
RAIN_OF_MERCY = spell("Rain of Mercy", 66719324, Effect((GainLife(1000, BOTH),)))
SCIENCE_SOLDIER = monster("Science Soldier", 67532912, DARK, WARRIOR, 3, 800, 800)
SKULL_MARINER = monster("Skull Mariner", 5265750, WATER, WARRIOR, 4, 1600, 900)
SKY_SCOUT = monster("Sky Scout", 30532390, WIND, WINGED_BEAST, 4, 1800, 600)
SOLOMONS_LAWBOOK = trap("Solomon's Lawbook", 23471572, Effect((SkipPhases(STANDBY),)))
SOULS_OF_THE_FORGOTTEN = monster("Souls of the Forgotten", 4920010, DARK, FIEND, 2, 900, 200)
SPIKEBOT = monster("Spikebot", 87511987, DARK, MACHINE, 5, 1800, 1700)
STEEL_OGRE_GROTTO_2 = monster("Steel Ogre Grotto #2", 90908427, EARTH, MACHINE, 6, 1900, 2200)
THE_ALL_SEEING_WHITE_TIGER = monster("The All-Seeing White Tiger", 32269855, WIND, BEAST, 3, 1300, 500)
THE_LEGENDARY_FISHERMAN = monster(
    "The Legendary Fisherman", 3643300, WATER, WARRIOR, 5, 1850, 1600,
    Unaffected("spell", condition=OnField(SpellTrap(face_up=True, names=("Umi",)))),
    CannotBeAttacked(THIS_CARD, OnField(SpellTrap(face_up=True, names=("Umi",))), passed_by=True),
)  # fmt: skip
THOUSAND_EYES_IDOL = monster("Thousand-Eyes Idol", 27125110, DARK, SPELLCASTER, 1, 0, 0)
THOUSAND_EYES_RESTRICT = fusion(
    "Thousand-Eyes Restrict", 63519819, DARK, SPELLCASTER, 1, 0, 0,
    ("Relinquished", "Thousand-Eyes Idol"),
    Effect(
        (Absorb(),),
        IGNITE,
        once=True,
        condition=CanAbsorb(),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
    ),
    Mirrors(),
    ShieldedByAbsorbed(),
    CannotAttack(Monster(other=True), stops=True), CannotChangePosition(Monster(other=True)),
)  # fmt: skip
THREE_HEADED_GEEDO = monster("Three-Headed Geedo", 78423643, DARK, FIEND, 4, 1200, 1400)
TIME_SEAL = trap("Time Seal", 35316708, Effect((SkipPhases(DRAW, who=OPPONENT),)))
TWIN_HEADED_FIRE_DRAGON = monster("Twin-Headed Fire Dragon", 78984772, FIRE, PYRO, 6, 2200, 1700)
WINGWEAVER = monster("Wingweaver", 31447217, LIGHT, FAIRY, 7, 2750, 2400)
