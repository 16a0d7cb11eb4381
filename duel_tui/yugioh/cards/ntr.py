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
SILENT_MAGICIAN_LV4 = monster(
    "Silent Magician LV4", 73665146, LIGHT, SPELLCASTER, 4, 1000, 1000,
    rises("Silent Magician LV8", All((HasCounters("spell", 5), FilledLately())), when=PhaseOf(STANDBY)),
    GathersDraws(),
    Boost(THIS_CARD, 500, per_counter="spell"),
    takes=(("spell", 5),),
)  # fmt: skip
SILENT_MAGICIAN_LV8 = monster(
    "Silent Magician LV8", 72443568, LIGHT, SPELLCASTER, 8, 3500, 1000,
    Unaffected("spell", by=OPPONENT),
    special_only=True,
)  # fmt: skip
