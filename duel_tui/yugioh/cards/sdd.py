"""Stairway to the Destined Duel (SDD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

HARPIES_FEATHER_DUSTER = spell(
    "Harpie's Feather Duster", 18144506,
    Effect((Destroy(SpellTrap(controller=OPPONENT)),), condition=OnField(SpellTrap(controller=OPPONENT))),
)  # fmt: skip
SINISTER_SERPENT = monster(
    "Sinister Serpent", 8131171, WATER, REPTILE, 1, 300, 250,
    Effect((AddToHand(THIS_CARD),), TRIGGERED, when=PhaseOf("standby"), where=GRAVE, optional=True),
)  # fmt: skip
VALKYRION_THE_MAGNA_WARRIOR = monster(
    "Valkyrion the Magna Warrior", 75347539, EARTH, ROCK, 8, 3500, 3850,
    Effect(
        (),
        PROCEDURE,
        cost=(
            TributeNamed(
                ("Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior")
            ),
        ),
        where=HAND,
    ),
    Effect(
        (SpecialSummon(TARGET),),
        IGNITE,
        condition=CanSpecialSummon(2),
        cost=(TributeThis(),),
        targets=(
            Target(Monster(controller=YOU, where=(GRAVE,), names=("Alpha The Magnet Warrior",))),
            Target(Monster(controller=YOU, where=(GRAVE,), names=("Beta The Magnet Warrior",))),
            Target(Monster(controller=YOU, where=(GRAVE,), names=("Gamma The Magnet Warrior",))),
        ),
    ),
    special_only=True,
)  # fmt: skip
