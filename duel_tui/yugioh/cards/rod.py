"""Reshef of Destruction (ROD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

DARK_MAGICIAN_KNIGHT = monster(
    "Dark Magician Knight", 50725996, DARK, WARRIOR, 7, 2500, 2100,
    Effect((Destroy(TARGET),), TRIGGERED, when=ThisSummoned(ALL_WAYS), targets=(Target(AnyCard(where=ON_FIELD)),)),
    special_only=True, only_way=True,
)  # fmt: skip
KNIGHTS_TITLE = spell(
    "Knight's Title", 87210505,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(HAND, DECK, GRAVE), names=("Dark Magician Knight",)), proper=True
            ),
        ),
        condition=CanSpecialSummon(0),
        cost=(TributeMonsters(1, Monster(names=("Dark Magician",))),),
    ),
)  # fmt: skip
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
