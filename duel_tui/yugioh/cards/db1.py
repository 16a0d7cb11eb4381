"""Dark Beginning 1 (DB1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BIG_SHIELD_GARDNA = monster(
    "Big Shield Gardna", 65240384, EARTH, WARRIOR, 4, 100, 2600,
    GuardsFaceDown(),
    Effect((ToAttack(THIS_CARD),), TRIGGERED, when=ThisAttacked()),
)  # fmt: skip
MAKYURA_THE_DESTRUCTOR = monster(
    "Makyura the Destructor", 21593977, DARK, WARRIOR, 4, 1600, 1200, TrapsFromHand()
)
