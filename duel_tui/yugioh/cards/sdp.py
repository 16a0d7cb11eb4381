"""Starter Deck: Pegasus (SDP)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

TOON_ALLIGATOR = monster("Toon Alligator", 59383041, WATER, REPTILE, 4, 800, 1600)
