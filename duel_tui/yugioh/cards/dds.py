"""Dark Duel Stories (DDS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SALAMANDRA = equip("Salamandra", 32268901, Monster(face_up=True, attributes=(FIRE,)), Boost(EQUIPPED, 700))
SEIYARYU = monster("Seiyaryu", 6740720, LIGHT, DRAGON, 7, 2500, 2300)
