"""Duelist League prize cards 9 (DL9)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

LAST_DAY_OF_WITCH = spell(
    "Last Day of Witch", 90330453,
    Effect(
        (Destroy(Monster(face_up=True, races=(SPELLCASTER,))),),
        condition=OnField(Monster(face_up=True, races=(SPELLCASTER,))),
    ),
)  # fmt: skip
