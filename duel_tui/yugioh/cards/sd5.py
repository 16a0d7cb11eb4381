"""Structure Deck: Warrior's Triumph (SD5)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

COMMAND_KNIGHT = monster(
    "Command Knight", 10375182, FIRE, WARRIOR, 4, 1200, 1900,
    Boost(Monster(controller=YOU, face_up=True, races=(WARRIOR,)), 400),
    CannotBeAttacked(THIS_CARD, OnField(Monster(controller=YOU, other=True))),
)  # fmt: skip
