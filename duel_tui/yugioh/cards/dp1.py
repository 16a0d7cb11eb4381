"""Duelist Pack: Jaden Yuki (DP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ELEMENTAL_HERO_STEAM_HEALER = fusion(
    "Elemental HERO Steam Healer", 81197327, WATER, WARRIOR, 5, 1800, 1000,
    ("Elemental HERO Burstinatrix", "Elemental HERO Bubbleman"),
    Effect((GainLife(OfThat()),), TRIGGERED, when=ThisDestroysByBattle()),
    only_way=True,
)  # fmt: skip
