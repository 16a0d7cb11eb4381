"""Magician's Force (MFC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AITSU = monster("Aitsu", 48202661, FIRE, FAIRY, 5, 100, 100)
BREAKER_THE_MAGICAL_WARRIOR = monster(
    "Breaker the Magical Warrior", 71413901, DARK, SPELLCASTER, 4, 1600, 1000,
    Effect((PlaceCounters("spell", most=1),), TRIGGERED, when=ThisSummoned()),
    Effect((Destroy(TARGET),), IGNITE, cost=(RemoveCounters("spell"),), targets=(Target(SpellTrap()),)),
    Boost(THIS_CARD, 300, per_counter="spell"),
)  # fmt: skip
DARK_BLADE = monster("Dark Blade", 11321183, DARK, WARRIOR, 4, 1800, 1500)
GREAT_ANGUS = monster("Great Angus", 11813953, FIRE, BEAST, 4, 1800, 600)
LUSTER_DRAGON = monster("Luster Dragon", 11091375, WIND, DRAGON, 4, 1900, 1600)
OPPRESSED_PEOPLE = monster("Oppressed People", 58538870, WATER, AQUA, 1, 400, 2000)
PEOPLE_RUNNING_ABOUT = monster("People Running About", 12143771, FIRE, PYRO, 2, 600, 600)
SONIC_DUCK = monster("Sonic Duck", 84696266, WIND, WINGED_BEAST, 3, 1700, 700)
UNITED_RESISTANCE = monster("United Resistance", 85936485, WIND, THUNDER, 3, 1000, 400)
X_HEAD_CANNON = monster("X-Head Cannon", 62651957, LIGHT, MACHINE, 4, 1800, 1500)
