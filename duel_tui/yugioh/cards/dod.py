"""Dawn of Destiny (DOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

WIDESPREAD_RUIN = trap(
    "Widespread Ruin", 77754944,
    Effect(
        (
            Choose(
                Strongest(Monster(controller=OPPONENT, face_up=True, position=ATTACK_POSITION)), Destroy(MADE)
            ),
        ),
        when=AttackDeclared(),
    ),
)  # fmt: skip
