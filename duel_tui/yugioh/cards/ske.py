"""Starter Deck: Kaiba Evolution (SKE)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SHADOW_SPELL = continuous_trap(
    "Shadow Spell", 29267084,
    Effect((BindTo(),), targets=(Target(Monster(controller=OPPONENT, face_up=True)),)),
    Boost(BOUND, -700), CannotAttack(BOUND, stops=True), CannotChangePosition(BOUND),
    DestroyedWithItsMonster(leaving=True),
)  # fmt: skip
