"""The Duelists of the Roses (DOR)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ALPHA_THE_MAGNET_WARRIOR = monster("Alpha The Magnet Warrior", 99785935, EARTH, ROCK, 4, 1400, 1700)
BETA_THE_MAGNET_WARRIOR = monster("Beta The Magnet Warrior", 39256679, EARTH, ROCK, 4, 1700, 1600)
GAMMA_THE_MAGNET_WARRIOR = monster("Gamma The Magnet Warrior", 11549357, EARTH, ROCK, 4, 1500, 1800)
