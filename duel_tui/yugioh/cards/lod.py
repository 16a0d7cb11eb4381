"""Legacy of Darkness (LOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

A_LEGENDARY_OCEAN = spell(
    "A Legendary Ocean", 295517,
    ChangesLevel(Monster(attributes=(WATER,), where=(HAND, MONSTERS)), -1),
    Boost(Monster(face_up=True, attributes=(WATER,)), 200, 200),
    subkind="field",
    counts_as="Umi",
)  # fmt: skip
AIRKNIGHT_PARSHATH = monster(
    "Airknight Parshath", 18036057, LIGHT, FAIRY, 5, 1900, 1400,
    Pierces(),
    Effect((Draw(1),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
ASURA_PRIEST = spirit("Asura Priest", 2134346, LIGHT, FAIRY, 4, 1700, 1200, AttacksEach())
BOTTOMLESS_TRAP_HOLE = trap(
    "Bottomless Trap Hole", 29401950,
    Effect(
        (BanishSummoned(Monster(controller=OPPONENT, min_atk=1500)),),
        when=MonsterSummoned(Monster(controller=OPPONENT, min_atk=1500)),
    ),
)  # fmt: skip
CAVE_DRAGON = monster(
    "Cave Dragon", 93220472, WIND, DRAGON, 4, 2000, 100,
    CannotAttack(
        THIS_CARD,
        stops=True,
        condition=NoneThere(Monster(controller=YOU, face_up=True, races=(DRAGON,), other=True)),
    ),
    normal_if=NoneThere(Monster(controller=YOU)),
)  # fmt: skip
CREATURE_SWAP = spell(
    "Creature Swap", 31036355,
    Effect(
        (SwapControl(),),
        condition=All((
            OnField(Monster(controller=YOU, takeable=True)), OnField(Monster(controller=OPPONENT, takeable=True))
        )),
    ),
)  # fmt: skip
DARK_BALTER_THE_TERRIBLE = fusion(
    "Dark Balter the Terrible", 80071763, DARK, FIEND, 5, 2000, 1200,
    ("Possessed Dark Soul", "Frontier Wiseman"),
    Effect((NegateEffect(),), QUICK, when=CardActivated(("spell",), ("normal",)), cost=(PayLife(1000),)),
    SilencesBeaten(),
    true_materials=True,
)  # fmt: skip
DARK_RULER_HA_DES = monster(
    "Dark Ruler Ha Des", 53982768, DARK, FIEND, 6, 2450, 1600,
    SilencesBeaten(who=Monster(controller=YOU, face_up=True, races=(FIEND,))),
    no_special="graveyard",
)  # fmt: skip
DISAPPEAR = trap(
    "Disappear", 24623598,
    Effect((Banish(TARGET),), targets=(Target(AnyCard(controller=OPPONENT, where=(GRAVE,))),)),
)  # fmt: skip
DRAGON_MANIPULATOR = monster(
    "Dragon Manipulator", 63018132, EARTH, WARRIOR, 3, 700, 800,
    flip(
        TakeControl(),
        targets=(Target(Monster(controller=OPPONENT, face_up=True, races=(DRAGON,), takeable=True)),),
    ),
)  # fmt: skip
DRAGONS_GUNFIRE = spell(
    "Dragon's Gunfire", 55991637,
    Effect(
        (),
        condition=OnField(Monster(controller=YOU, face_up=True, races=(DRAGON,))),
        modes=(
            ("damage", Effect((Damage(800),))),
            (
                "destroy",
                Effect((Destroy(TARGET),), targets=(Target(Monster(face_up=True, max_defense=800)),)),
            ),
        ),
    ),
)  # fmt: skip
DROP_OFF = trap("Drop Off", 55773067, Effect((DiscardThese(THAT_CARD),), when=OpponentDrew()))
EMERGENCY_PROVISIONS = quick_play(
    "Emergency Provisions", 53046408,
    Effect((GainLife(PerPaid(1000)),), cost=(SendCards(SpellTrap(controller=YOU), 1, 40),)),
)  # fmt: skip
EXILED_FORCE = monster(
    "Exiled Force", 74131780, EARTH, WARRIOR, 4, 1000, 1000,
    Effect((Destroy(TARGET),), IGNITE, cost=(TributeThis(),), targets=(Target(Monster(other=True)),)),
)  # fmt: skip
FIBER_JAR = monster("Fiber Jar", 78706415, EARTH, PLANT, 3, 500, 500, flip(ShuffleEverything(5)))
FIEND_SKULL_DRAGON = fusion(
    "Fiend Skull Dragon", 66235877, WIND, DRAGON, 5, 2000, 1200,
    ("Cave Dragon", "Lesser Fiend"),
    NegatesFlips(),
    NegatesTargeting("trap"),
    true_materials=True,
    kin="Archfiend",
)  # fmt: skip
FRONTIER_WISEMAN = monster(
    "Frontier Wiseman", 38742075, EARTH, SPELLCASTER, 3, 1600, 800,
    NegatesTargeting("spell", Monster(controller=YOU, face_up=True, races=(WARRIOR,))),
)  # fmt: skip
FUSHI_NO_TORI = spirit(
    "Fushi No Tori", 38538445, FIRE, WINGED_BEAST, 4, 1200, 0,
    Effect((GainDamage(),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
GREAT_LONG_NOSE = spirit(
    "Great Long Nose", 2356994, DARK, BEAST_WARRIOR, 5, 1900, 1700,
    Effect((SkipTheirBattle(),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
INABA_WHITE_RABBIT = spirit(
    "Inaba White Rabbit", 77084837, EARTH, BEAST, 3, 700, 500,
    AttacksPastMonsters(only=True),
)  # fmt: skip
INJECTION_FAIRY_LILY = monster(
    "Injection Fairy Lily", 79575620, EARTH, SPELLCASTER, 3, 400, 1500,
    Effect((BoostInCalculation(3000),), QUICK, when=ThisCalculates(), cost=(PayLife(2000),), once_a_battle=True),
)  # fmt: skip
LESSER_FIEND = monster(
    "Lesser Fiend", 16475472, DARK, FIEND, 5, 2100, 1000, BanishesBeaten(), kin="Archfiend"
)
LIZARD_SOLDIER = monster("Lizard Soldier", 20831168, WIND, DRAGON, 3, 1100, 800)
LUSTER_DRAGON_2 = monster("Luster Dragon #2", 17658803, WIND, DRAGON, 6, 2400, 1400)
MAGIC_REFLECTOR = spell(
    "Magic Reflector", 61844784,
    Effect(
        (PlaceCounters("reflector", what=TARGET),),
        targets=(Target(SpellTrap(controller=YOU, kind="spell", face_up=True)),),
    ),
)  # fmt: skip
MARAUDING_CAPTAIN = monster(
    "Marauding Captain", 2460565, EARTH, WARRIOR, 3, 1200, 400,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND,), max_level=4, summonable=True)),),
        TRIGGERED,
        when=ThisSummoned(),
        condition=All(
            (
                CanSpecialSummon(),
                OnField(Monster(controller=YOU, where=(HAND,), max_level=4, summonable=True)),
            )
        ),
        optional=True,
        at_once=True,
    ),
    CannotBeAttacked(Monster(controller=YOU, face_up=True, races=(WARRIOR,), other=True)),
)  # fmt: skip
OPTICLOPS = monster("Opticlops", 14531242, DARK, FIEND, 4, 1800, 1700)
OTOHIME = spirit(
    "Otohime", 39751093, LIGHT, SPELLCASTER, 3, 0, 100,
    Effect(
        (ChangePosition(TARGET),),
        TRIGGERED,
        when=AnyOf((ThisSummoned(), ThisTurnedUp())),
        targets=(Target(Monster(controller=OPPONENT, face_up=True)),),
        optional=True,
    ),
)  # fmt: skip
POSSESSED_DARK_SOUL = monster(
    "Possessed Dark Soul", 52860176, DARK, FIEND, 3, 1200, 800,
    Effect(
        (TakeAll(Monster(controller=OPPONENT, face_up=True, max_level=3, takeable=True)),),
        IGNITE,
        cost=(TributeThis(),),
    ),
)  # fmt: skip
REINFORCEMENT_OF_THE_ARMY = spell(
    "Reinforcement of the Army", 32807846,
    Effect((Search(Monster(controller=YOU, max_level=4, races=(WARRIOR,), where=(DECK,))),)),
)  # fmt: skip
ROBOLADY = monster("Robolady", 92421852, EARTH, MACHINE, 3, 450, 900)
ROBOTIC_KNIGHT = monster("Robotic Knight", 44203504, FIRE, MACHINE, 4, 1600, 1800)
ROBOYAROU = monster("Roboyarou", 38916461, EARTH, MACHINE, 3, 900, 450)
ROYAL_OPPRESSION = continuous_trap(
    "Royal Oppression", 93016201,
    Effect(
        (IfDone(NegateEffect(), Destroy(THAT_CARD)),),
        QUICK,
        when=AnyOf((SummonAttempted(ways=("special",)), SpecialSummonActivated())),
        cost=(PayLife(800),),
        where=SPELLS,
        anyone=True,
    ),
)  # fmt: skip
RYU_SENSHI = fusion(
    "Ryu Senshi", 49868263, EARTH, WARRIOR, 6, 2000, 1200,
    ("Warrior Dai Grepher", "Spirit Ryu"),
    Effect((NegateEffect(),), QUICK, when=CardActivated(("trap",), ("normal",)), cost=(PayLife(1000),)),
    NegatesTargeting("spell"),
    true_materials=True,
)  # fmt: skip
RYU_KISHIN_CLOWN = monster(
    "Ryu-Kishin Clown", 42647539, DARK, FIEND, 2, 800, 500,
    Effect(
        (ChangePosition(TARGET),),
        TRIGGERED,
        when=ThisSummoned(ALL_WAYS),
        targets=(Target(Monster(face_up=True)),),
    ),
)  # fmt: skip
SPEAR_DRAGON = monster(
    "Spear Dragon", 31553716, WIND, DRAGON, 4, 1900, 0,
    Pierces(),
    DefenseAfterAttack(),
)  # fmt: skip
SPIRIT_RYU = monster(
    "Spirit Ryu", 67957315, WIND, DRAGON, 4, 1000, 1000,
    Effect(
        (BoostInBattle(THIS_CARD, 1000, 1000),),
        QUICK,
        condition=ThisBattles(),
        cost=(DiscardCards(1, Monster(controller=YOU, races=(DRAGON,), where=(HAND,))),),
        phases=(BATTLE_STEP,),
        turn="own",
    ),
)  # fmt: skip
THE_DRAGON_DWELLING_IN_THE_CAVE = monster(
    "The Dragon Dwelling in the Cave", 93346024, WIND, DRAGON, 4, 1300, 2000
)
THE_ILLUSORY_GENTLEMAN = monster("The Illusory Gentleman", 83764996, DARK, SPELLCASTER, 4, 1500, 1600)
THE_WARRIOR_RETURNING_ALIVE = spell(
    "The Warrior Returning Alive", 95281259,
    Effect(
        (AddToHand(TARGET),),
        targets=(Target(Monster(controller=YOU, races=(WARRIOR,), where=(GRAVE,))),),
    ),
)  # fmt: skip
TROOP_DRAGON = monster(
    "Troop Dragon", 55013285, WIND, DRAGON, 2, 700, 800,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), names=("Troop Dragon",), summonable=True)
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        where=GRAVE,
    ),
)  # fmt: skip
WARRIOR_DAI_GREPHER = monster("Warrior Dai Grepher", 75953262, EARTH, WARRIOR, 4, 1700, 1600)
WINGED_MINION = monster(
    "Winged Minion", 89258225, DARK, FIEND, 2, 700, 700,
    Effect(
        (BoostWhileFaceUp(TARGET, 700, 700),),
        IGNITE,
        cost=(TributeThis(),),
        targets=(Target(Monster(face_up=True, races=(FIEND,), other=True)),),
    ),
)  # fmt: skip
WOLF_AXWIELDER = monster("Wolf Axwielder", 56369281, EARTH, BEAST_WARRIOR, 4, 1650, 1000)
YAMATA_DRAGON = spirit(
    "Yamata Dragon", 76862289, FIRE, DRAGON, 7, 2600, 3100,
    Effect((DrawUntil(5),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
YATA_GARASU = spirit(
    "Yata-Garasu", 3078576, WIND, FIEND, 2, 200, 100,
    Effect((SkipPhases(DRAW, who=OPPONENT),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
