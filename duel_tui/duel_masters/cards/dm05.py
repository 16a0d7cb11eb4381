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
GALLIA_ZOHL = creature(
    "Gallia Zohl, Iron Guardian Q", LIGHT, 5, ("Survivor", "Guardian"), 2000, Survivor((BLOCKER_,))
)
SPIKESTRIKE_ICHTHYS = creature(
    "Spikestrike Ichthys Q", WATER, 6, ("Survivor", "Fish"), 3000, Survivor((CannotBeBlocked(),))
)
GIGALING = creature("Gigaling Q", DARKNESS, 5, ("Survivor", "Chimera"), 2000, Survivor((Slayer(),)))
BLAZOSAUR = creature(
    "Blazosaur Q", FIRE, 2, ("Survivor", "Rock Beast"), 1000, Survivor((PowerAttacker(1000),))
)
BLADERUSH_SKYTERROR = creature(
    "Bladerush Skyterror Q", FIRE, 7, ("Survivor", "Armored Wyvern"), 5000, Survivor((DOUBLE_BREAKER,))
)
BALLOONSHROOM = creature(
    "Balloonshroom Q", NATURE, 4, ("Survivor", "Balloon Mushroom"), 2000, Survivor((Instead(MANA),))
)
LURKING_EEL = creature("Lurking Eel", WATER, 6, "Gel Fish", 4000, Blocker((FIRE, NATURE)))
GIGAKAIL = creature("Gigakail", DARKNESS, 5, "Chimera", 4000, Slayer((NATURE, LIGHT)))
WISP_HOWLER = creature("Wisp Howler, Shadow of Tears", DARKNESS, 3, "Ghost", 2000, Slayer((NATURE, LIGHT)))
RUTHLESS_SKYTERROR = creature(
    "Ruthless Skyterror",
    FIRE,
    4,
    "Armored Wyvern",
    6000,
    AttacksUntapped((WATER,)),
    CANNOT_ATTACK_PLAYERS,
)
