"""Starter Deck: Joey (SDJ)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

PENGUIN_SOLDIER = monster(
    "Penguin Soldier", 93920745, WATER, AQUA, 2, 750, 500,
    flip(ReturnToHand(TARGET), targets=(Target(Monster(), 0, 2),)),
)  # fmt: skip
SHEEP_TOKEN = token("Sheep Token", EARTH, BEAST, 1, 0, 0, tributable=False)
SCAPEGOAT = quick_play(
    "Scapegoat", 73915051,
    Effect(
        (SummonTokens(4, SHEEP_TOKEN), Last(CannotSummon(), bare=True)),
        condition=All((CanSpecialSummon(4), NotSummonedThisTurn())),
    ),
)  # fmt: skip
