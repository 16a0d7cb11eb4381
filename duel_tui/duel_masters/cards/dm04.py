"""DM-04: Shadowclash of Blinding Night."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

AMBER_GRASS = creature("Amber Grass", LIGHT, 4, "Starlight Tree", 3000, shield_trigger=True)
SARIUS = creature(
    "Sarius, Vizier of Suppression", LIGHT, 2, "Initiate", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
AQUA_GUARD = creature("Aqua Guard", WATER, 1, "Liquid People", 2000, BLOCKER_, CANNOT_ATTACK)
AQUA_JOLTER = creature("Aqua Jolter", WATER, 3, "Liquid People", 2000, shield_trigger=True)
HUNTER_CLUSTER = creature("Hunter Cluster", WATER, 4, "Cyber Cluster", 1000, BLOCKER_, shield_trigger=True)
GREGORIAN_WORM = creature("Gregorian Worm", DARKNESS, 4, "Parasite Worm", 3000, shield_trigger=True)
KAMIKAZE = creature("Kamikaze, Chainsaw Warrior", FIRE, 2, "Armorloid", 1000, shield_trigger=True)
ANCIENT_GIANT = creature(
    "Ancient Giant",
    NATURE,
    8,
    "Giant",
    9000,
    CannotBeBlocked(Creature(civilizations=(DARKNESS,))),
    DOUBLE_BREAKER,
)
TORCON = creature("Torcon", NATURE, 2, "Beast Folk", 1000, shield_trigger=True)
GULAN_RIAS = creature(
    "Gulan Rias, Speed Guardian",
    LIGHT,
    3,
    "Guardian",
    2000,
    CannotBeAttacked(Creature(civilizations=(DARKNESS,))),
    CannotBeBlocked(Creature(civilizations=(DARKNESS,))),
)
PURPLE_PIERCER = creature(
    "Purple Piercer",
    DARKNESS,
    3,
    "Brain Jacker",
    2000,
    CannotBeAttacked(Creature(civilizations=(LIGHT,))),
    CannotBeBlocked(Creature(civilizations=(LIGHT,))),
)
AERIS = creature(
    "Aeris, Flight Elemental",
    LIGHT,
    5,
    "Angel Command",
    9000,
    CANNOT_ATTACK_PLAYERS,
    AttacksUntapped((DARKNESS,)),
)
PHOTOCIDE = creature(
    "Photocide, Lord of the Wastes",
    DARKNESS,
    5,
    "Demon Command",
    9000,
    CANNOT_ATTACK_PLAYERS,
    AttacksUntapped((LIGHT,)),
)
LOCOMOTIVER = creature(
    "Locomotiver",
    DARKNESS,
    4,
    "Hedrian",
    1000,
    enters(Discard(who=OPPONENT, at_random=True)),
    shield_trigger=True,
)
KOLON = creature(
    "Kolon, the Oracle",
    LIGHT,
    4,
    "Light Bringer",
    1000,
    enters(Tap(Pick(Creature(OPPONENT), up_to=True))),
    shield_trigger=True,
)
MONGREL_MAN = creature(
    "Mongrel Man",
    DARKNESS,
    5,
    "Hedrian",
    2000,
    Whenever(AnyDestroyed(Creature(other=True)), (May((Draw(),)),)),
)
