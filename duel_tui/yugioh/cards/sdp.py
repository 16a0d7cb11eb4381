"""Starter Deck: Pegasus (SDP)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

GRACEFUL_CHARITY = spell("Graceful Charity", 79571449, Effect((Draw(3), Discard(2))))
TOON_ALLIGATOR = monster("Toon Alligator", 59383041, WATER, REPTILE, 4, 800, 1600)
