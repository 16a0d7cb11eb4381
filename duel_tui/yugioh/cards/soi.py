"""Shadow of Infinity (SOI)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

TREEBORN_FROG = monster(
    "Treeborn Frog", 12538374, WATER, AQUA, 1, 100, 100,
    Effect(
        (If(NoneThere(SpellTrap(controller=YOU)), SpecialSummon(THIS_CARD)),),
        TRIGGERED,
        when=PhaseOf("standby"),
        condition=All((
            CanSpecialSummon(),
            NoneThere(SpellTrap(controller=YOU)),
            NoneThere(Monster(controller=YOU, face_up=True, names=("Treeborn Frog",))),
        )),
        where=GRAVE,
        optional=True,
    ),
)  # fmt: skip
WINDSTORM_OF_ETAQUA = trap(
    "Windstorm of Etaqua", 59744639,
    Effect(
        (ChangePosition(Monster(controller=OPPONENT, face_up=True)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
    ),
)  # fmt: skip
