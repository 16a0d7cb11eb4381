"""Collectible Tins 2005 (CT2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

EXARION_UNIVERSE = monster(
    "Exarion Universe", 63749102, DARK, BEAST_WARRIOR, 4, 1800, 1900,
    Effect((PierceForBoost(-400),), TRIGGERED, when=ThisAttacks(DEFENSE_POSITION), optional=True),
)  # fmt: skip
PANTHER_WARRIOR = monster(
    "Panther Warrior", 42035044, EARTH, BEAST_WARRIOR, 4, 2000, 1600, TributesToAttack()
)
ROCKET_WARRIOR = monster(
    "Rocket Warrior", 30860696, LIGHT, WARRIOR, 4, 1500, 1300,
    Effect(
        (WeakenBattled(-500),),
        TRIGGERED,
        when=ThisBattled(),
        condition=During(WHOLE_BATTLE_PHASE),
    ),
    SurvivesBattle(condition=During(WHOLE_BATTLE_PHASE)),
    NoDamageFromItsBattles(condition=During(WHOLE_BATTLE_PHASE)),
)  # fmt: skip
VORSE_RAIDER = monster("Vorse Raider", 14898066, DARK, BEAST_WARRIOR, 4, 1900, 1200)
