"""Power of Chaos: Yugi (PCY)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

THOUSAND_KNIVES = spell(
    "Thousand Knives", 63391643,
    Effect(
        (Destroy(TARGET),),
        condition=OnField(Monster(controller=YOU, face_up=True, names=("Dark Magician",))),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
