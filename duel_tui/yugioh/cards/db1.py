"""Dark Beginning 1 (DB1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

MAKYURA_THE_DESTRUCTOR = monster(
    "Makyura the Destructor", 21593977, DARK, WARRIOR, 4, 1600, 1200, TrapsFromHand()
)
