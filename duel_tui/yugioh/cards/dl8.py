"""Duelist League prize cards 8 (DL8)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ACID_RAIN = spell(
    "Acid Rain", 21323861,
    Effect(
        (Destroy(Monster(face_up=True, races=(MACHINE,))),),
        condition=OnField(Monster(face_up=True, races=(MACHINE,))),
    ),
)  # fmt: skip
