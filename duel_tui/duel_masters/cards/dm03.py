"""DM-03: Rampage of the Super Warriors."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

MIAR = creature("Miar, Comet Elemental", LIGHT, 8, "Angel Command", 11500, DOUBLE_BREAKER)
GIRIEL = creature("Giriel, Ghastly Warrior", DARKNESS, 8, "Demon Command", 11000, DOUBLE_BREAKER)
HANG_WORM = creature("Hang Worm, Fetid Larva", DARKNESS, 5, "Parasite Worm", 4000)
WAILING_SHADOW_BELBETPHLO = creature("Wailing Shadow Belbetphlo", DARKNESS, 3, "Ghost", 1000, Slayer())
BOLTAIL_DRAGON = creature("Boltail Dragon", FIRE, 7, "Armored Dragon", 9000, DOUBLE_BREAKER)
EXPLOSIVE_DUDE_JOE = creature("Explosive Dude Joe", FIRE, 3, "Human", 3000)
DAWN_GIANT = creature("Dawn Giant", NATURE, 7, "Giant", 11000, CannotAttackCreatures(), DOUBLE_BREAKER)
SWORD_BUTTERFLY = creature("Sword Butterfly", NATURE, 3, "Giant Insect", 2000, PowerAttacker(3000))
