"""Forbidden Memories (FMR)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

HARPIES_PET_DRAGON = monster(
    "Harpie's Pet Dragon", 52040216, WIND, DRAGON, 7, 2000, 2500,
    Boost(THIS_CARD, 300, 300, each=Monster(face_up=True, names=("Harpie Lady",))),
)  # fmt: skip
