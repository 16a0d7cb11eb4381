"""DM-08: Epic Dragons of Hyperchaos."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

NARIEL = creature(
    "Nariel, the Oracle", LIGHT, 4, "Light Bringer", 1000, Gives(Creature(min_power=3000), (CANNOT_ATTACK,))
)
CANDY_CLUSTER = creature("Candy Cluster", WATER, 3, "Cyber Cluster", 1000, CannotBeBlocked())
PROWLING_ELEPHISH = creature("Prowling Elephish", WATER, 4, "Gel Fish", 2000, BLOCKER_)
MAGMADRAGON_MELGARS = creature("Magmadragon Melgars", FIRE, 4, "Volcano Dragon", 4000)
TERRADRAGON_REGARION = creature(
    "Terradragon Regarion", NATURE, 5, "Earth Dragon", 4000, PowerAttacker(3000), DOUBLE_BREAKER
)
