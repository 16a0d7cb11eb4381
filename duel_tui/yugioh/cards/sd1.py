"""Structure Deck: Dragon's Roar (SD1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

RED_EYES_DARKNESS_DRAGON = monster(
    "Red-Eyes Darkness Dragon", 96561011, DARK, DRAGON, 9, 2400, 2000,
    Effect(
        (),
        PROCEDURE,
        where=HAND,
        cost=(TributeMonsters(1, Monster(face_up=True, names=("Red-Eyes Black Dragon",))),),
    ),
    Boost(THIS_CARD, 300, each=Monster(controller=YOU, races=(DRAGON,), where=(GRAVE,))),
    special_only=True,
)  # fmt: skip
