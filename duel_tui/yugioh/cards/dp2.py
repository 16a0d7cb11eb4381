"""Duelist Pack: Chazz Princeton (DP2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ARMED_DRAGON_LV10 = monster(
    "Armed Dragon LV10", 59464593, WIND, DRAGON, 10, 3000, 2000,
    Effect(
        (),
        PROCEDURE,
        where=HAND,
        cost=(TributeMonsters(1, Monster(face_up=True, names=("Armed Dragon LV7",))),),
    ),
    Effect(
        (Destroy(Monster(controller=OPPONENT, face_up=True)),),
        IGNITE,
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
        cost=(SendFromHand(),),
    ),
    special_only=True,
)  # fmt: skip
