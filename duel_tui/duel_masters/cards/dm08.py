"""DM-08: Epic Dragons of Hyperchaos."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

NARIEL = creature(
    "Nariel, the Oracle", LIGHT, 4, "Light Bringer", 1000, Gives(Creature(min_power=3000), (CANNOT_ATTACK,))
)
CANDY_CLUSTER = creature("Candy Cluster", WATER, 3, "Cyber Cluster", 1000, CannotBeBlocked())
PROWLING_ELEPHISH = creature("Prowling Elephish", WATER, 4, "Gel Fish", 2000, BLOCKER_)
MAGMADRAGON_MELGARS = creature("Magmadragon Melgars", FIRE, 4, "Volcano Dragon", 4000)
TERRADRAGON_REGARION = creature(
    "Terradragon Regarion", NATURE, 5, "Earth Dragon", 4000, PowerAttacker(3000), DOUBLE_BREAKER
)
ILLUSION_FISH = creature("Illusion Fish", WATER, 4, "Gel Fish", 3000, TurboRush((CannotBeBlocked(),)))
MAGMADRAGON_JAGALZOR = creature(
    "Magmadragon Jagalzor",
    FIRE,
    6,
    "Volcano Dragon",
    6000,
    DOUBLE_BREAKER,
    TurboRush((Gives(Creature(YOU), (SpeedAttacker(),)),)),
)
SLAPHAPPY_SOLDIER_GALBACK = creature(
    "Slaphappy Soldier Galback",
    FIRE,
    4,
    "Dragonoid",
    3000,
    TurboRush((attacks(Destroy(Pick(Creature(OPPONENT, max_power=4000), up_to=True))),)),
)
UBERDRAGON_BAJULA = evolution(
    "Überdragon Bajula",
    FIRE,
    7,
    "Armored Dragon",
    13000,
    attacks(ToGrave(Pick(Cards(MANA, OPPONENT), 2, up_to=True))),
    TRIPLE_BREAKER,
    on=Creature(race_word="Dragon"),
)
SUPER_NECRODRAGON_ABZO_DOLBA = evolution(
    "Super Necrodragon Abzo Dolba",
    DARKNESS,
    6,
    "Zombie Dragon",
    11000,
    Plus(2000, Cards(GRAVE, kind="creature")),
    TRIPLE_BREAKER,
    on=Creature(race_word="Dragon"),
)
MUSCLE_CHARGER = spell("Muscle Charger", NATURE, 3, Give(Creature(YOU), (Plus(3000),)), charger=True)
