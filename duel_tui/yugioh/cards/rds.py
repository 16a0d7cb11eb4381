"""Rise of Destiny (RDS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BOKOICHI_THE_FREIGHTENING_CAR = monster("Bokoichi the Freightening Car", 8715625, DARK, MACHINE, 2, 500, 500)
HARPIE_GIRL = monster("Harpie Girl", 34100324, WIND, WINGED_BEAST, 2, 500, 500)
MIGHTY_GUARD = monster("Mighty Guard", 62327910, EARTH, MACHINE, 4, 500, 1200)
WOODBORG_INPACHI = monster("Woodborg Inpachi", 35322812, FIRE, MACHINE, 5, 500, 2500)
