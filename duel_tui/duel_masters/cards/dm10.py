"""DM-10: Shockwaves of the Shattered Rainbow."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

BALZA = creature(
    "Balza, Seeker of Hyperpearls",
    LIGHT,
    8,
    "Mecha Thunder",
    4000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    shield_trigger=True,
)
GAULEZAL_DRAGON = creature("Gaulezal Dragon", FIRE, 9, "Armored Dragon", 11000, DOUBLE_BREAKER)
FERROSATURN = creature(
    "Ferrosaturn, Spectral Knight", LIGHT, 1, "Rainbow Phantom", 2000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
MESSA_BAHNA = creature(
    "Messa Bahna, Expanse Guardian",
    LIGHT,
    3,
    "Guardian",
    5000,
    BLOCKER_,
    BlocksIfAble(),
    CANNOT_ATTACK_PLAYERS,
)
POLTALESTER = creature(
    "Poltalester, the Spydroid",
    LIGHT,
    5,
    "Soltrooper",
    2000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    shield_trigger=True,
)
TULK = creature("Tulk, the Oracle", LIGHT, 1, "Light Bringer", 500)
ARDENT_LUNATRON = creature(
    "Ardent Lunatron", WATER, 3, "Cyber Moon", 5000, BLOCKER_, BlocksIfAble(), CANNOT_ATTACK
)
BATTERY_CLUSTER = creature("Battery Cluster", WATER, 2, "Cyber Cluster", 3000, BLOCKER_, CANNOT_ATTACK)
CRYSTAL_SPINSLICER = evolution("Crystal Spinslicer", WATER, 2, "Liquid People", 5000, BLOCKER_)
TIDE_PATROLLER = creature("Tide Patroller", WATER, 4, "Merfolk", 2000, BLOCKER_)
MIKAY = creature("Mikay, Rattling Doll", DARKNESS, 2, "Death Puppet", 2000, BLOCKER_, CANNOT_ATTACK)
NIGHTMARE_INVADER = creature("Nightmare Invader", DARKNESS, 4, "Devil Mask", 3000)
PIERR = creature(
    "Pierr, Psycho Doll", DARKNESS, 2, "Death Puppet", 1000, BLOCKER_, BlocksIfAble(), CANNOT_ATTACK, Slayer()
)
CRAGSAUR = creature("Cragsaur", FIRE, 3, "Rock Beast", 3000)
MEZGER = creature("Mezger, Commando Leader", FIRE, 4, "Human", 2000, SpeedAttacker())
ADVENTURE_BOAR = creature("Adventure Boar", NATURE, 2, "Beast Folk", 1000, PowerAttacker(2000))
SCOWLING_TOMATO = creature("Scowling Tomato", NATURE, 2, "Wild Veggies", 2000)
MELNIA = creature(
    "Melnia, the Aqua Shadow",
    (WATER, DARKNESS),
    2,
    ("Liquid People", "Ghost"),
    1000,
    CannotBeBlocked(),
    Slayer(),
)
GONTA = creature("Gonta, the Warrior Savage", (FIRE, NATURE), 2, ("Human", "Beast Folk"), 4000)
