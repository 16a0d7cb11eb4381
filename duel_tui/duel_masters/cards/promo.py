"""PROMO: Promotional cards."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

TWISTER_FISH = creature("Twister Fish", WATER, 5, "Gel Fish", 3000, shield_trigger=True)
ANGRY_MAPLE = creature("Angry Maple", NATURE, 3, "Tree Folk", 1000, PowerAttacker(4000))
