"""Cybernetic Revolution (CRV)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CYCROID = monster("Cycroid", 45945685, EARTH, MACHINE, 3, 800, 1000)
JERRY_BEANS_MAN = monster("Jerry Beans Man", 23635815, EARTH, PLANT, 3, 1750, 0)
MAD_LOBSTER = monster("Mad Lobster", 97240270, WATER, AQUA, 3, 1700, 1000)
SOITSU = monster("Soitsu", 60246171, WIND, FAIRY, 3, 0, 0)
