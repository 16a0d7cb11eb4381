"""DM-09: Fatal Brood of Infinite Ruin."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

GLENA_VUELE = evolution(
    "Glena Vuele, the Hypnotic",
    LIGHT,
    5,
    "Guardian",
    8500,
    DOUBLE_BREAKER,
    Whenever(OpponentTriggers(), (May((FromTop(1, SHIELDS),)),)),
)
MARCHING_MOTHERBOARD = creature(
    "Marching Motherboard",
    WATER,
    6,
    "Cyber Virus",
    2000,
    Whenever(AnotherEnters(Creature(YOU, race_word="Cyber", other=True)), (May((Draw(),)),)),
)
BETRALE = creature(
    "Betrale, the Explorer",
    LIGHT,
    5,
    "Gladiator",
    5000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
COSMIC_WING = spell("Cosmic Wing", LIGHT, 3, Give(Pick(Creature(YOU)), (CannotBeBlocked(),)))
CYCLOLINK = creature(
    "Cyclolink, Spectral Knight",
    LIGHT,
    4,
    "Rainbow Phantom",
    3000,
    Whenever(IsNotBlocked(), (Search(Cards(DECK, kind="spell")),)),
)
JIL_WARKA = creature(
    "Jil Warka, Time Guardian",
    LIGHT,
    3,
    "Guardian",
    2000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(IsDestroyed(), (Tap(Pick(Creature(OPPONENT), 2, up_to=True)),)),
)
MICUTE = creature(
    "Micute, the Oracle",
    LIGHT,
    5,
    "Light Bringer",
    4000,
    Whenever(AnotherEnters(Creature(YOU, races=("Guardian",))), (Tap(Pick(Creature(OPPONENT), up_to=True)),)),
)
NEXUS_CHARGER = spell("Nexus Charger", LIGHT, 6, ToShields(Pick(Cards(HAND))), charger=True)
ABDUCTION_CHARGER = spell(
    "Abduction Charger", WATER, 7, ToHand(Pick(Creature(), 2, up_to=True)), charger=True
)
EMPEROR_MAROLL = evolution(
    "Emperor Maroll",
    WATER,
    3,
    "Cyber Lord",
    5000,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (ToHand(THIS),)),
    Whenever(BecomesBlocked(), (ToHand(BLOCKER),)),
)
SCOUT_CLUSTER = creature(
    "Scout Cluster",
    WATER,
    3,
    "Cyber Cluster",
    4000,
    BLOCKER_,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (ToHand(THIS),)),
)
TEKORAX = creature("Tekorax", WATER, 5, "Sea Hacker", 3000, enters(LookAtShields(0)))
TENTACLE_CLUSTER = creature(
    "Tentacle Cluster",
    WATER,
    5,
    "Cyber Cluster",
    2000,
    Whenever(IsNotBlocked(), (ToHand(Pick(Creature(), up_to=True)),)),
)
PETROVA = creature(
    "Petrova, Channeler of Suns",
    LIGHT,
    5,
    "Mecha Del Sol",
    3500,
    enters(NameRace(but="Mecha Del Sol", keep=True)),
    Gives(Creature(chosen_race=True), (Plus(4000),)),
    NotChosen(),
)
AQUA_MASTER = creature(
    "Aqua Master", WATER, 6, "Liquid People", 4000, Whenever(IsNotBlocked(), (TurnShieldUp(OPPONENT),))
)
KALUTE = creature(
    "Kalute, Vizier of Eternity",
    LIGHT,
    2,
    "Initiate",
    1000,
    While(There(Creature(names=("Kalute, Vizier of Eternity",), other=True)), (Instead(HAND),)),
)
MIHAIL = creature(
    "Mihail, Celestial Elemental",
    LIGHT,
    8,
    "Angel Command",
    4000,
    Gives(Creature(other=True), (Instead(BATTLE),)),
)
TRA_RION = creature(
    "Tra Rion, Penumbra Guardian",
    LIGHT,
    6,
    "Guardian",
    5500,
    TapAbility(
        (NameRace((ForThisTurn(Whenever(TurnEnds(BOTH), (Untap(Creature(races=(NAMED_RACE,))),))),)),)
    ),
)
UNIFIED_RESISTANCE = spell(
    "Unified Resistance",
    LIGHT,
    2,
    NameRace((GiveGroup(Creature(YOU, races=(NAMED_RACE,)), (BLOCKER_,), until="your next turn"),)),
    shield_trigger=True,
)
HOKIRA = creature(
    "Hokira",
    WATER,
    4,
    "Cyber Lord",
    3000,
    TapAbility((NameRace((GiveGroup(Creature(YOU, races=(NAMED_RACE,)), (Instead(HAND),)),)),)),
)
IMPOSSIBLE_TUNNEL = spell(
    "Impossible Tunnel",
    WATER,
    5,
    NameRace((GiveGroup(Creature(races=(NAMED_RACE,)), (CannotBeBlocked(),)),)),
)
KELP_CANDLE = creature(
    "Kelp Candle",
    WATER,
    2,
    "Cyber Virus",
    1000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(Blocks(), (TakeFromTop(4),)),
)
SUBMARINE_PROJECT = spell("Submarine Project", WATER, 3, TakeFromTop(4), shield_trigger=True)
ZEPPELIN_CRAWLER = creature(
    "Zeppelin Crawler",
    WATER,
    5,
    "Earth Eater",
    4000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(Blocks(), (TakeFromTop(4),)),
)
