"""The Falsebound Kingdom (TFK)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SLATE_WARRIOR = monster(
    "Slate Warrior", 78636495, WIND, FIEND, 4, 1900, 400,
    flip(BoostWhileFaceUp(THIS_CARD, 500, 500)),
    Effect(
        (BoostWhileFaceUp(DESTROYER, -500, -500),), TRIGGERED, when=ThisDestroyedByBattle(), where=GRAVE
    ),
)  # fmt: skip
ZOA = monster("Zoa", 24311372, DARK, FIEND, 7, 2600, 1900)
