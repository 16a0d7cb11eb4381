"""Dark Duel Stories (DDS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SEIYARYU = monster("Seiyaryu", 6740720, LIGHT, DRAGON, 7, 2500, 2300)
