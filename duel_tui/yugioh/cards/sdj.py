"""Starter Deck: Joey (SDJ)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SHEEP_TOKEN = token("Sheep Token", EARTH, BEAST, 1, 0, 0, tributable=False)
SCAPEGOAT = quick_play(
    "Scapegoat", 73915051,
    Effect(
        (SummonTokens(4, SHEEP_TOKEN), Last(CannotSummon())),
        condition=All((CanSpecialSummon(4), NotSummonedThisTurn())),
    ),
)  # fmt: skip
