"""Nightmare Troubadour (NTR)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

MAGICIANS_CIRCLE = trap(
    "Magician's Circle", 50755,
    Effect(
        (
            BothSummonFromDecks(
                Monster(controller=YOU, where=(DECK,), races=(SPELLCASTER,), max_atk=2000, summonable=True)
            ),
        ),
        when=AttackDeclared(Monster(races=(SPELLCASTER,))),
        condition=CanSpecialSummon(),
    ),
)  # fmt: skip
