"""The Sacred Cards (TSC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

NEGATE_ATTACK = counter_trap(
    "Negate Attack", 14315573,
    Effect(
        (IfDone(NegateAttack(), EndBattlePhase()),),
        when=AttackDeclared(),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
