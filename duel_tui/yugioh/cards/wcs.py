"""World Championship Series (WCS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SENGENJIN = monster("Sengenjin", 76232340, EARTH, BEAST_WARRIOR, 8, 2750, 2500)
