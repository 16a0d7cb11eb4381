"""World Championship 2005 (WC5)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

KAIBAMAN = monster(
    "Kaibaman", 34627841, LIGHT, WARRIOR, 3, 200, 700,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND,), names=("Blue-Eyes White Dragon",))),),
        IGNITE,
        cost=(TributeThis(),),
        condition=All(
            (
                CanSpecialSummon(0),
                OnField(Monster(controller=YOU, where=(HAND,), names=("Blue-Eyes White Dragon",))),
            )
        ),
    ),
)  # fmt: skip
MIND_CONTROL = spell(
    "Mind Control", 37520316,
    Effect(
        (TakeControl(), Last(CannotAttack(), MADE), Last(CannotBeTributed(), MADE)),
        condition=FreeMonsterZones(),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
    ),
)  # fmt: skip
SILENT_SWORDSMAN_LV7 = monster(
    "Silent Swordsman LV7", 37267041, LIGHT, WARRIOR, 7, 2800, 1000,
    NegatesEffects(SpellTrap(kind="spell", other=False)),
    special_only=True,
    only_way=True,
)  # fmt: skip
