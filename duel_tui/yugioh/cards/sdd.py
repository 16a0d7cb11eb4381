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
