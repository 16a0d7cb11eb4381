"""Starter Deck: Yugi (SDY)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ANSATSU = monster("Ansatsu", 48365709, EARTH, WARRIOR, 5, 1700, 1200)
BARON_OF_THE_FIEND_SWORD = monster("Baron of the Fiend Sword", 86325596, DARK, FIEND, 4, 1550, 800)
CLAW_REACHER = monster("Claw Reacher", 41218256, DARK, FIEND, 3, 1000, 800)
DRAGON_ZOMBIE = monster("Dragon Zombie", 66672569, DARK, ZOMBIE, 3, 1600, 0)
GREAT_WHITE = monster("Great White", 13429800, WATER, FISH, 4, 1600, 800)
MAGICAL_GHOST = monster("Magical Ghost", 46474915, DARK, ZOMBIE, 4, 1300, 1400)
MYSTIC_CLOWN = monster("Mystic Clown", 47060154, DARK, FIEND, 4, 1500, 1000)
SORCERER_OF_THE_DOOMED = monster("Sorcerer of the Doomed", 49218300, DARK, SPELLCASTER, 4, 1450, 1200)
