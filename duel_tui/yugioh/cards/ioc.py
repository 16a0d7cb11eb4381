"""Invasion of Chaos (IOC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BIG_KOALA = monster("Big Koala", 42129512, EARTH, BEAST, 7, 2700, 2000)
BLAZING_INPACHI = monster("Blazing Inpachi", 5464695, FIRE, PYRO, 4, 1850, 0)
GIGA_GAGAGIGO = monster("Giga Gagagigo", 43793530, WATER, REPTILE, 5, 2450, 1500)
MAD_DOG_OF_DARKNESS = monster("Mad Dog of Darkness", 79182538, DARK, BEAST, 4, 1900, 1400)
NEO_BUG = monster("Neo Bug", 16587243, EARTH, INSECT, 4, 1800, 1700)
OJAMA_BLACK = monster("Ojama Black", 79335209, LIGHT, BEAST, 2, 0, 1000)
OJAMA_YELLOW = monster("Ojama Yellow", 42941100, LIGHT, BEAST, 2, 0, 1000)
SEA_SERPENT_WARRIOR_OF_DARKNESS = monster(
    "Sea Serpent Warrior of Darkness", 42071342, WATER, SEA_SERPENT, 4, 1800, 1500
)
SOUL_TIGER = monster("Soul Tiger", 15734813, EARTH, BEAST, 4, 0, 2100)
TERRORKING_SALMON = monster("Terrorking Salmon", 78060096, WATER, FISH, 5, 2400, 1000)
