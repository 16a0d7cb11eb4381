"""Power of Chaos: Kaiba (PCK)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SEAL_OF_THE_ANCIENTS = spell(
    "Seal of the Ancients", 97809599,
    Effect(
        (Reveal(AnyCard(controller=OPPONENT, face_up=False, where=ON_FIELD), YOU),),
        condition=OnField(AnyCard(controller=OPPONENT, face_up=False, where=ON_FIELD)),
        cost=(PayLife(1000),),
    ),
)  # fmt: skip
