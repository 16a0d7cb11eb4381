"""DM-10: cards of darkness, fire and nature."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

CORE_CRASH_LIZARD = creature(
    "Core-Crash Lizard", FIRE, 7, "Melt Warrior", 6000, enters(ToGrave(Pick(Cards(SHIELDS, OPPONENT))))
)
TERRADRAGON_DAKMA_BALGAROW = creature(
    "Terradragon Dakma Balgarow",
    NATURE,
    7,
    "Earth Dragon",
    1000,
    Plus(2000, Cards(SHIELDS, BOTH)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
    While(HasPower(15000), (TRIPLE_BREAKER,)),
)
GAJIRABUTE = creature(
    "Gajirabute, Vile Centurion",
    DARKNESS,
    6,
    "Demon Command",
    3000,
    enters(ToGrave(Pick(Cards(SHIELDS, OPPONENT)))),
)
BENZO = creature(
    "Benzo, the Hidden Fury", DARKNESS, 4, "Pandora's Box", 2000, enters(ShieldsToHand(trigger=True))
)
DEDREEN = creature(
    "Dedreen, the Hidden Corrupter",
    DARKNESS,
    5,
    "Pandora's Box",
    4000,
    enters(If(There(Cards(SHIELDS, OPPONENT), 3, at_most=True), (Discard(who=OPPONENT, at_random=True),))),
)
GIGAMENTE = creature(
    "Gigamente", DARKNESS, 4, "Chimera", 3000, SilentSkill((ToHand(Pick(Cards(GRAVE, kind="creature"))),))
)
INFERNAL_COMMAND = spell(
    "Infernal Command",
    DARKNESS,
    1,
    Give(Pick(Creature(OPPONENT)), (MustAttack(),), until="your next turn"),
    shield_trigger=True,
)
MUMMY_WRAP = creature(
    "Mummy Wrap, Shadow of Fatigue",
    DARKNESS,
    3,
    "Ghost",
    1000,
    TapAbility((Discard(who=BOTH, at_random=True),)),
)
SPARK_CHEMIST = creature(
    "Spark Chemist, Shadow of Whim", DARKNESS, 2, "Ghost", 3000, enters(ToHand(Cards(MANA)))
)
ULIYA = creature("Uliya, the Entrancer", DARKNESS, 6, "Dark Lord", 5000, enters(ShieldsToHand(trigger=True)))
ZERO_NEMESIS = evolution(
    "Zero Nemesis, Shadow of Panic",
    DARKNESS,
    6,
    "Ghost",
    6000,
    DOUBLE_BREAKER,
    Whenever(AnyAttacks(Creature(YOU)), (Discard(who=OPPONENT, at_random=True),)),
)
ARMORED_RAIDER_GANDAVAL = evolution(
    "Armored Raider Gandaval",
    FIRE,
    5,
    "Human",
    6000,
    DOUBLE_BREAKER,
    Plus(2000, Creature(YOU, tapped=True, other=True), attacking=True),
)
BRAD = creature(
    "Brad, Super Kickin' Dynamo",
    FIRE,
    3,
    "Human",
    2000,
    SilentSkill((Destroy(Pick(Creature(OPPONENT, blocker=True))),)),
)
BURNWISP_LIZARD = creature(
    "Burnwisp Lizard",
    FIRE,
    5,
    "Melt Warrior",
    4000,
    Gives(Creature(YOU, keyword="silent skill"), (SpeedAttacker(),)),
)
COLOSSUS_BOOST = spell("Colossus Boost", FIRE, 1, Give(Pick(Creature(YOU)), (Plus(4000),)))
EXPLOSIVE_TROOPER_ZALMEZ = creature(
    "Explosive Trooper Zalmez",
    FIRE,
    3,
    "Armorloid",
    2000,
    enters(
        If(
            There(Cards(SHIELDS, OPPONENT), 2, at_most=True),
            (Destroy(Pick(Creature(OPPONENT, max_power=3000), up_to=True)),),
        )
    ),
)
FORCED_FRENZY = spell(
    "Forced Frenzy",
    FIRE,
    3,
    Give(Creature(OPPONENT), (MustAttack(),), until="your next turn"),
    shield_trigger=True,
)
HURLOSAUR = creature(
    "Hurlosaur",
    FIRE,
    6,
    "Rock Beast",
    2000,
    enters(Destroy(Pick(Creature(OPPONENT, max_power=1000)))),
    shield_trigger=True,
)
MINELORD_SKYTERROR = creature(
    "Minelord Skyterror", FIRE, 4, "Armored Wyvern", 3000, SilentSkill((Destroy(Creature(max_power=3000)),))
)
SIEGE_ROLLER_BAGASH = creature(
    "Siege Roller Bagash",
    FIRE,
    4,
    "Armorloid",
    3000,
    Plus(1000, Creature(YOU, tapped=True, other=True), attacking=True),
)
SUPERSONIC_JET_PACK = spell("Supersonic Jet Pack", FIRE, 1, Give(Pick(Creature(YOU)), (SpeedAttacker(),)))
TAUNTING_SKYTERROR = creature(
    "Taunting Skyterror",
    FIRE,
    5,
    "Armored Wyvern",
    3000,
    While(IsTapped(), (While(InTurnOf(OPPONENT), (Gives(Creature(OPPONENT), (MustAttack(),)),)),)),
)
VORGS_ENGINE = creature(
    "Vorg's Engine", FIRE, 2, "Xenoparts", 2000, SilentSkill((Destroy(Creature(max_power=2000)),))
)
ANCIENT_HORN = creature(
    "Ancient Horn, the Watcher",
    NATURE,
    5,
    "Horned Beast",
    5000,
    enters(If(There(Cards(SHIELDS), 5), (Untap(Cards(MANA)),))),
)
EARTH_RIPPER = evolution(
    "Earth Ripper, Talon of Rage",
    NATURE,
    4,
    "Beast Folk",
    6000,
    DOUBLE_BREAKER,
    enters(ToHand(Cards(MANA, tapped=True))),
)
HUSTLE_BERRY = creature("Hustle Berry", NATURE, 2, "Wild Veggies", 1000, SilentSkill((FromTop(1),)))
JIGGLY_TOTEM = creature(
    "Jiggly Totem", NATURE, 4, "Mystery Totem", 1000, Plus(1000, Cards(MANA, tapped=True), attacking=True)
)
KARATE_POTATO = creature(
    "Karate Potato",
    NATURE,
    4,
    "Wild Veggies",
    1000,
    enters(ToMana(Pick(Cards(HAND), 2, up_to=True))),
    shield_trigger=True,
)
LEGACY_SHELL = creature(
    "Legacy Shell",
    NATURE,
    5,
    "Colony Beetle",
    4000,
    Gives(Creature(YOU, civilizations=(LIGHT, FIRE)), (PowerAttacker(3000),)),
)
SABERMASK_SCARAB = creature(
    "Sabermask Scarab", NATURE, 4, "Giant Insect", 4000, attacks(ToHand(Pick(Cards(MANA))))
)
SHAMAN_BROCCOLI = creature("Shaman Broccoli", NATURE, 2, "Wild Veggies", 1000, Instead(MANA))
SPOREBLAST_ERENGI = creature(
    "Sporeblast Erengi",
    NATURE,
    4,
    "Balloon Mushroom",
    4000,
    SilentSkill((Search(Cards(DECK, kind="creature")),)),
)
THIRST_FOR_THE_HUNT = spell("Thirst for the Hunt", NATURE, 1, Give(Creature(YOU), (PowerAttacker(1000),)))
TWITCH_HORN = creature(
    "Twitch Horn, the Aggressor",
    NATURE,
    6,
    "Horned Beast",
    2000,
    Plus(2000, Cards(MANA, tapped=True), attacking=True),
)
DOLMARKS = creature(
    "Dolmarks, the Shadow Warrior",
    (DARKNESS, FIRE),
    4,
    ("Ghost", "Human"),
    4000,
    enters(
        Destroy(Pick(Creature(YOU))),
        ToGrave(Pick(Cards(MANA))),
        Destroy(Pick(Creature(OPPONENT), by=OPPONENT)),
        ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),
    ),
)
GALEK = creature(
    "Galek, the Shadow Warrior",
    (DARKNESS, FIRE),
    5,
    ("Ghost", "Human"),
    2000,
    enters(Destroy(Pick(Creature(OPPONENT, blocker=True))), Discard(who=OPPONENT, at_random=True)),
)
TAGTAPP = creature(
    "Tagtapp, the Retaliator",
    (FIRE, NATURE),
    3,
    "Spirit Quartz",
    3000,
    Plus(1000, Cards(MANA, OPPONENT, civilizations=(WATER,))),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
WIND_AXE = creature(
    "Wind Axe, the Warrior Savage",
    (FIRE, NATURE),
    5,
    ("Human", "Beast Folk"),
    2000,
    enters(Destroy(Pick(Creature(OPPONENT, blocker=True))), FromTop(1)),
)
CARNIVAL_TOTEM = creature(
    "Carnival Totem", NATURE, 6, "Mystery Totem", 7000, DOUBLE_BREAKER, enters(SwapHandAndMana())
)
UPHEAVAL = spell("Upheaval", DARKNESS, 6, EachPlayer(SwapHandAndMana()), shield_trigger=True)
GIGANDURA = creature(
    "Gigandura",
    DARKNESS,
    5,
    "Chimera",
    3000,
    enters(
        LookAtHand(),
        IfDone(ToMana(Pick(Cards(HAND, OPPONENT), up_to=True)), (ToHand(Pick(Cards(MANA, OPPONENT))),)),
    ),
)
SMASH_WARRIOR_STAGRANDU = creature(
    "Smash Warrior Stagrandu",
    FIRE,
    2,
    "Armorloid",
    1000,
    AttacksUntapped(),
    Whenever(Attacks(target=Creature(min_power=6000)), (Give(THIS, (Plus(9000),)),)),
)
BUBBLE_SCARAB = creature(
    "Bubble Scarab",
    NATURE,
    5,
    "Giant Insect",
    4000,
    Whenever(
        AnyAttacked(Creature(YOU)),
        (IfDone(DiscardThese(Pick(Cards(HAND), up_to=True)), (Give(AIM, (Plus(3000),)),)),),
    ),
)
TERRADRAGON_CUSDALF = creature(
    "Terradragon Cusdalf",
    NATURE,
    5,
    "Earth Dragon",
    7000,
    PowerAttacker(4000),
    DOUBLE_BREAKER,
    ManaStaysTapped(),
)
ULEX = creature("Ulex, the Dauntless", (DARKNESS, FIRE), 3, "Spirit Quartz", 3000, CannotBeTapped())
SPINAL_PARASITE = creature(
    "Spinal Parasite",
    DARKNESS,
    5,
    "Brain Jacker",
    2000,
    Whenever(
        TurnStarts(OPPONENT), (Give(Pick(AbleToAttack(Creature(OPPONENT)), by=OPPONENT), (MustAttack(),)),)
    ),
)
SOULSWAP = spell(
    "Soulswap",
    NATURE,
    3,
    IfDone(ToMana(Pick(Creature(), up_to=True)), (FromItsMana(),)),
    shield_trigger=True,
)
