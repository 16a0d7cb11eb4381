"""Starter Deck: Yugi Evolution (SYE)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BLACK_LUSTER_RITUAL = ritual_spell("Black Luster Ritual", 55761792, "Black Luster Soldier")
BLACK_LUSTER_SOLDIER = ritual_monster("Black Luster Soldier", 5405694, EARTH, WARRIOR, 8, 3000, 2500)
