"""World Championship 2005 (WC5)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

MIND_CONTROL = spell(
    "Mind Control", 37520316,
    Effect(
        (TakeControl(), Last(CannotAttack(), MADE), Last(CannotBeTributed(), MADE)),
        condition=FreeMonsterZones(),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
    ),
)  # fmt: skip
