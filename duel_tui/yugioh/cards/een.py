"""Elemental Energy (EEN)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BLADE_SKATER = monster("Blade Skater", 97023549, EARTH, WARRIOR, 4, 1400, 1500)
JACKS_KNIGHT = monster("Jack's Knight", 90876561, LIGHT, WARRIOR, 5, 1900, 1000)
QUEENS_KNIGHT = monster("Queen's Knight", 25652259, LIGHT, WARRIOR, 4, 1500, 1600)
V_TIGER_JET = monster("V-Tiger Jet", 51638941, LIGHT, MACHINE, 4, 1600, 1800)
ZURE_KNIGHT_OF_DARK_WORLD = monster("Zure, Knight of Dark World", 7459013, DARK, FIEND, 4, 1800, 1500)
