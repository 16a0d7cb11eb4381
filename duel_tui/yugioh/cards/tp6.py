"""Tournament Pack 6 (TP6)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ARCHFIEND_MARMOT_OF_NEFARIOUSNESS = monster(
    "Archfiend Marmot of Nefariousness", 75889523, EARTH, BEAST, 2, 400, 600
)
BURGLAR = monster("Burglar", 6297941, EARTH, BEAST, 3, 850, 800)
CLOWN_ZOMBIE = monster("Clown Zombie", 92667214, DARK, ZOMBIE, 2, 1350, 0)
NEKOGAL_1 = monster("Nekogal #1", 1761063, EARTH, BEAST, 3, 1100, 900)
SLEEPING_LION = monster("Sleeping Lion", 40200834, EARTH, BEAST, 4, 700, 1700)
