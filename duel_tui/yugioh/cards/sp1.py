"""Sneak Peek 1 (SP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CYBER_HARPIE_LADY = monster(
    "Cyber Harpie Lady", 80316585, WIND, WINGED_BEAST, 4, 1800, 1300,
    subkind="effect",
    counts_as="Harpie Lady",
)  # fmt: skip
