"""Structure Deck: Spellcaster's Judgment (SD6)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

MAGICAL_DIMENSION = quick_play(
    "Magical Dimension", 28553439,
    Effect(
        (
            IfDone(
                TributeThese(TARGET),
                IfDone(
                    SpecialSummonFrom(
                        Monster(controller=YOU, where=(HAND,), races=(SPELLCASTER,), summonable=True)
                    ),
                    May(Choose(Monster(), Destroy(MADE))),
                ),
            ),
        ),
        condition=All(
            (
                OnField(Monster(controller=YOU, face_up=True, races=(SPELLCASTER,))),
                OnField(Monster(controller=YOU, where=(HAND,), races=(SPELLCASTER,), summonable=True)),
                CanSpecialSummon(0),
            )
        ),
        targets=(Target(Monster(controller=YOU)),),
    ),
)  # fmt: skip
