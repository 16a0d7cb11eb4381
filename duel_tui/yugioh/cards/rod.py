"""Reshef of Destruction (ROD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SAGES_STONE = spell(
    "Sage's Stone", 13604200,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND, DECK), names=("Dark Magician",))),),
        condition=All(
            (
                OnField(Monster(controller=YOU, face_up=True, names=("Dark Magician Girl",))),
                CanSpecialSummon(),
            )
        ),
    ),
)  # fmt: skip
