"""Soul of the Duelist (SOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CHARCOAL_INPACHI = monster("Charcoal Inpachi", 13179332, FIRE, PYRO, 1, 100, 2100)
GOBLIN_CALLIGRAPHER = monster("Goblin Calligrapher", 12057781, DARK, FIEND, 1, 400, 400)
NEO_AQUA_MADOOR = monster("Neo Aqua Madoor", 49563947, WATER, SPELLCASTER, 6, 1200, 3000)
SKULL_DOG_MARRON = monster("Skull Dog Marron", 86652646, EARTH, BEAST, 4, 1350, 2000)
