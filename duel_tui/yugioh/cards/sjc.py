"""Shonen Jump Championship Prize Cards (SJC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SHRINK = quick_play(
    "Shrink", 55713623,
    Effect((HalveOriginal(TARGET),), targets=(Target(Monster(face_up=True)),), damage_step=True),
)  # fmt: skip
