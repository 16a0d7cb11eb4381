"""DM-09: Fatal Brood of Infinite Ruin."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

BALESK_BAJ = evolution(
    "Balesk Baj, the Timeburner",
    FIRE,
    9,
    "Armored Wyvern",
    8000,
    Whenever(IsNotBlocked(), (ExtraTurn(),)),
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (ToHand(THIS),)),
)
ACID_REFLUX = creature(
    "Acid Reflux, the Fleshboiler", DARKNESS, 5, "Devil Mask", 3000, BLOCKER_, CANNOT_ATTACK, Slayer()
)
GRINNING_HUNGER = spell(
    "Grinning Hunger",
    DARKNESS,
    4,
    Either(
        (
            ("creature", Destroy(Pick(Creature(OPPONENT), by=OPPONENT))),
            ("shield", ToGrave(Pick(Cards(SHIELDS, OPPONENT), by=OPPONENT))),
        ),
        by=OPPONENT,
    ),
)
SHOCK_TROOPER_MYKEE = creature(
    "Shock Trooper Mykee",
    FIRE,
    6,
    "Human",
    1000,
    SpeedAttacker(),
    Whenever(IsNotBlocked(), (Destroy(Pick(Creature(OPPONENT, max_power=3000), up_to=True)),)),
)
STORM_WRANGLER = evolution(
    "Storm Wrangler, the Furious",
    NATURE,
    4,
    "Beast Folk",
    5000,
    attacks(BlockedBy(Pick(Creature(OPPONENT, tapped=False, blocker=True), up_to=True))),
    Whenever(BecomesBlocked(), (Give(THIS, (Plus(3000),)),)),
)
WHIP_SCORPION = creature(
    "Whip Scorpion", NATURE, 5, "Giant Insect", 2000, PowerAttacker(3000), shield_trigger=True
)
NECRODRAGON_IZORIST_VHAL = creature(
    "Necrodragon Izorist Vhal",
    DARKNESS,
    6,
    "Zombie Dragon",
    0,
    Plus(2000, Cards(GRAVE, kind="creature", civilizations=(DARKNESS,))),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
TERRADRAGON_ANRIST_VHAL = creature(
    "Terradragon Anrist Vhal",
    NATURE,
    6,
    "Earth Dragon",
    0,
    Plus(2000, Creature(YOU, civilizations=(NATURE,), other=True)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
SIMIAN_WARRIOR_GRASH = creature(
    "Simian Warrior Grash",
    FIRE,
    4,
    "Armorloid",
    3000,
    Whenever(
        AnyDestroyed(Creature(YOU, races=("Armorloid",))),
        (ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),),
    ),
)
