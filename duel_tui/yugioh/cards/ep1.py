"""Exclusive Pack 1 (EP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

RETURN_FROM_THE_DIFFERENT_DIMENSION = trap(
    "Return from the Different Dimension", 27174286,
    Effect(
        (
            SpecialSummonFrom(Monster(controller=YOU, where=(BANISHED,), summonable=True), low=5, high=5),
            BanishAtEnd(MADE),
        ),
        condition=All((
            CanSpecialSummon(), OnField(Monster(controller=YOU, where=(BANISHED,), summonable=True))
        )),
        cost=(PayHalf(),),
    ),
)  # fmt: skip
