"""Collectible Tins 2005 (CT2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

VORSE_RAIDER = monster("Vorse Raider", 14898066, DARK, BEAST_WARRIOR, 4, 1900, 1200)
