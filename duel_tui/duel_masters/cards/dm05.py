"""DM-05: Survivors of the Megapocalypse."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

SYRIUS = creature("Syrius, Firmament Elemental", LIGHT, 11, "Angel Command", 12000, BLOCKER_, TRIPLE_BREAKER)
BILLION_DEGREE_DRAGON = creature("Billion-Degree Dragon", FIRE, 10, "Armored Dragon", 15000, TRIPLE_BREAKER)
CALGO = creature(
    "Calgo, Vizier of Rainclouds", LIGHT, 3, "Initiate", 2000, CannotBeBlocked(Creature(min_power=4000))
)
LA_GUILE = creature("La Guile, Seeker of Skyfire", LIGHT, 6, "Mecha Thunder", 7500, DOUBLE_BREAKER)
SEA_SLUG = creature("Sea Slug", WATER, 8, "Gel Fish", 6000, BLOCKER_, CannotBeBlocked())
BOLGASH_DRAGON = creature(
    "Bolgash Dragon", FIRE, 8, "Armored Dragon", 4000, PowerAttacker(8000), TRIPLE_BREAKER
)
BOMBAT = creature("Bombat, General of Speed", FIRE, 5, "Dragonoid", 3000, SpeedAttacker())
CANNONEER_BARGON = creature(
    "Cannoneer Bargon", FIRE, 4, "Armorloid", 4000, CANNOT_ATTACK_PLAYERS, shield_trigger=True
)
RIKABU = creature("Rikabu, the Dismantler", FIRE, 3, "Machine Eater", 1000, SpeedAttacker())
TWIN_CANNON_SKYTERROR = creature(
    "Twin-Cannon Skyterror", FIRE, 7, "Armored Wyvern", 7000, SpeedAttacker(), DOUBLE_BREAKER
)
NOCTURNAL_GIANT = creature(
    "Nocturnal Giant", NATURE, 7, "Giant", 7000, CannotAttackCreatures(), PowerAttacker(7000), TRIPLE_BREAKER
)
