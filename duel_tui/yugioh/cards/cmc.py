"""Capsule Monster Coliseum (CMC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ABYSS_SOLDIER = monster(
    "Abyss Soldier", 18318842, WATER, AQUA, 4, 1800, 1300,
    Effect(
        (ReturnToHand(TARGET),),
        IGNITE,
        cost=(DiscardCards(1, Monster(controller=YOU, where=(HAND,), attributes=(WATER,))),),
        targets=(Target(AnyCard(where=ON_FIELD)),),
        once=True,
    ),
)  # fmt: skip
