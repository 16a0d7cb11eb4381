"""PROMO: Promotional cards."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

TWISTER_FISH = creature("Twister Fish", WATER, 5, "Gel Fish", 3000, shield_trigger=True)
ANGRY_MAPLE = creature("Angry Maple", NATURE, 3, "Tree Folk", 1000, PowerAttacker(4000))
AMNIS = creature(
    "Amnis, Holy Elemental",
    LIGHT,
    7,
    "Angel Command",
    5000,
    Blocker((DARKNESS,)),
    SparedInBattle(Creature(civilizations=(DARKNESS,))),
)
GILIAM = creature(
    "Giliam, the Tormentor",
    DARKNESS,
    7,
    "Demon Command",
    5000,
    Blocker((LIGHT,)),
    SparedInBattle(Creature(civilizations=(LIGHT,))),
)
DYNO_MANTIS = evolution(
    "Dyno Mantis, the Mightspinner",
    NATURE,
    5,
    "Giant Insect",
    7000,
    DOUBLE_BREAKER,
    Gives(Creature(YOU, min_power=5000, other=True), (OneMoreShield(),)),
)
