"""The Falsebound Kingdom (TFK)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ZOA = monster("Zoa", 24311372, DARK, FIEND, 7, 2600, 1900)
