"""DM-02: Evo-Crushinators of Doom."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

LADIA_BALE = evolution("Ladia Bale, the Inspirational", LIGHT, 6, "Guardian", 9500, BLOCKER_, DOUBLE_BREAKER)
ULTRACIDE_WORM = evolution("Ultracide Worm", DARKNESS, 6, "Parasite Worm", 11000, DOUBLE_BREAKER)
ETHEL = creature("Ethel, Star Sea Elemental", LIGHT, 6, "Angel Command", 5500, CannotBeBlocked())
RESO_PACOS = creature("Reso Pacos, Clear Sky Guardian", LIGHT, 3, "Guardian", 3000)
AQUA_SHOOTER = creature("Aqua Shooter", WATER, 4, "Liquid People", 2000, BLOCKER_)
CRYSTAL_LANCER = evolution(
    "Crystal Lancer", WATER, 6, "Liquid People", 8000, CannotBeBlocked(), DOUBLE_BREAKER
)
SCISSOR_EYE = creature("Scissor Eye", WATER, 4, "Gel Fish", 3000)
GRAY_BALLOON = creature(
    "Gray Balloon, Shadow of Greed", DARKNESS, 3, "Ghost", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
CAVALRY_GENERAL_CURATOPS = creature("Cavalry General Curatops", FIRE, 3, "Dragonoid", 2000, AttacksUntapped())
MINI_TITAN_GETT = creature("Mini Titan Gett", FIRE, 2, "Human", 2000, MustAttack(), PowerAttacker(1000))
SILVER_FIST = creature("Silver Fist", NATURE, 4, "Beast Folk", 3000, PowerAttacker(2000))
XENO_MANTIS = creature(
    "Xeno Mantis", NATURE, 7, "Giant Insect", 6000, CannotBeBlocked(Creature(max_power=5000)), DOUBLE_BREAKER
)
