"""Destiny Board Traveler (DBT)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

D_D_ASSAILANT = monster(
    "D.D. Assailant", 70074904, EARTH, WARRIOR, 4, 1700, 1600,
    Effect((BanishBattlers(),), TRIGGERED, when=ThisBattled(beaten=True)),
)  # fmt: skip
EMES_THE_INFINITY = monster(
    "Emes the Infinity", 43580269, LIGHT, MACHINE, 7, 2500, 2000,
    Effect((BoostWhileFaceUp(THIS_CARD, 700),), TRIGGERED, when=ThisDestroysByBattle(foes=True)),
)  # fmt: skip
TWINHEADED_BEAST = monster("Twinheaded Beast", 82035781, FIRE, BEAST, 6, 1700, 1900, AttacksTimes())
