"""Exclusive Pack 1 (EP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

PETEN_THE_DARK_CLOWN = monster(
    "Peten the Dark Clown", 52624755, DARK, SPELLCASTER, 3, 500, 1200,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, names=("Peten the Dark Clown",), where=(HAND, DECK))),),
        TRIGGERED,
        when=ThisSentToGrave(),
        condition=CanSpecialSummon(),
        cost=(BanishThis(),),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
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
