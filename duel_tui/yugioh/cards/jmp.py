"""Promotional cards of Shonen Jump (JMP)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BLUE_EYES_ULTIMATE_DRAGON = fusion(
    "Blue-Eyes Ultimate Dragon", 23995346, LIGHT, DRAGON, 12, 4500, 3800, ("Blue-Eyes White Dragon",) * 3
)
