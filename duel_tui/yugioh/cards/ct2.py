"""Collectible Tins 2005 (CT2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

EXARION_UNIVERSE = monster(
    "Exarion Universe", 63749102, DARK, BEAST_WARRIOR, 4, 1800, 1900,
    Effect((PierceForBoost(-400),), TRIGGERED, when=ThisAttacks(DEFENSE_POSITION), optional=True),
)  # fmt: skip
VORSE_RAIDER = monster("Vorse Raider", 14898066, DARK, BEAST_WARRIOR, 4, 1900, 1200)
