"""DM-09: Fatal Brood of Infinite Ruin."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

ACID_REFLUX = creature(
    "Acid Reflux, the Fleshboiler", DARKNESS, 5, "Devil Mask", 3000, BLOCKER_, CANNOT_ATTACK, Slayer()
)
WHIP_SCORPION = creature(
    "Whip Scorpion", NATURE, 5, "Giant Insect", 2000, PowerAttacker(3000), shield_trigger=True
)
