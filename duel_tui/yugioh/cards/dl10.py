"""Duelist League prize cards 10 (DL10)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BREATH_OF_LIGHT = spell(
    "Breath of Light", 20101223,
    Effect(
        (Destroy(Monster(face_up=True, races=(ROCK,))),),
        condition=OnField(Monster(face_up=True, races=(ROCK,))),
    ),
)  # fmt: skip
