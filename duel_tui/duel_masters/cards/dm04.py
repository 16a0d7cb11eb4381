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
