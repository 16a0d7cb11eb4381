"""Forbidden Memories (FMR)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

HARPIES_PET_DRAGON = monster(
    "Harpie's Pet Dragon", 52040216, WIND, DRAGON, 7, 2000, 2500,
    Boost(THIS_CARD, 300, 300, each=Monster(face_up=True, names=("Harpie Lady",))),
)  # fmt: skip
METALMORPH = trap(
    "Metalmorph", 68540058,
    Effect((EquipTo(),), targets=(Target(Monster(face_up=True)),), damage_step=True),
    Boost(EQUIPPED, 300, 300), Boost(EQUIPPED, 1, half_of_aim=True), BringsFromDeck(),
    equips=Monster(face_up=True), remains=True,
)  # fmt: skip
RED_EYES_BLACK_METAL_DRAGON = monster(
    "Red-Eyes Black Metal Dragon", 64335804, DARK, MACHINE, 8, 2800, 2400,
    Effect((), PROCEDURE, where=DECK, cost=(TributeEquipped("Red-Eyes Black Dragon", "Metalmorph"),)),
    special_only=True,
)  # fmt: skip
