"""The Eternal Duelist Soul (EDS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

GRACEFUL_DICE = quick_play(
    "Graceful Dice", 74137509,
    Effect(
        (BoostByDie(Monster(controller=YOU, face_up=True), 100),),
        condition=OnField(Monster(controller=YOU, face_up=True)),
        damage_step=True,
    ),
)  # fmt: skip
SKULL_DICE = trap(
    "Skull Dice", 126218,
    Effect(
        (BoostByDie(Monster(controller=OPPONENT, face_up=True), -100),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
        damage_step=True,
    ),
)  # fmt: skip
