"""Flaming Eternity (FET)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CHU_SKE_THE_MOUSE_FIGHTER = monster("Chu-Ske the Mouse Fighter", 8508055, EARTH, BEAST, 3, 1200, 0)
DIVINE_DRAGON_RAGNAROK = monster("Divine Dragon Ragnarok", 62113340, LIGHT, DRAGON, 4, 1500, 1000)
INSECT_KNIGHT = monster("Insect Knight", 35052053, EARTH, INSECT, 4, 1900, 1500)
SPACE_MAMBO = monster("Space Mambo", 36119641, WATER, FISH, 4, 1700, 1000)
THREATENING_ROAR = trap("Threatening Roar", 36361633, Effect((Last(CannotAttack()),), turn="other"))
