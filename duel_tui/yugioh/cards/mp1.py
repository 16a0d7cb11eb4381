"""McDonald's Promotional Cards (MP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

COSMO_QUEEN = monster("Cosmo Queen", 38999506, DARK, SPELLCASTER, 8, 2900, 2450)
FAIRYS_GIFT = monster("Fairy's Gift", 68401546, LIGHT, SPELLCASTER, 4, 1400, 1000)
FLYING_PENGUIN = monster("Flying Penguin", 5628232, WATER, AQUA, 4, 1200, 1000)
MEGASONIC_EYE = monster("Megasonic Eye", 7562372, DARK, MACHINE, 5, 1500, 1800)
MILLENNIUM_SHIELD = monster("Millennium Shield", 32012841, EARTH, WARRIOR, 5, 0, 3000)
SLIME_TOAD = monster("Slime Toad", 68638985, WATER, AQUA, 2, 700, 500)
STUFFED_ANIMAL = monster("Stuffed Animal", 71068263, EARTH, WARRIOR, 3, 1200, 900)
TAKRIMINOS = monster("Takriminos", 44073668, WATER, SEA_SERPENT, 4, 1500, 1200)
THREE_LEGGED_ZOMBIES = monster("Three-Legged Zombies", 33734439, DARK, ZOMBIE, 3, 1100, 800)
TURTLE_BIRD = monster("Turtle Bird", 72929454, WATER, AQUA, 6, 1900, 1700)
USHI_ONI = monster("Ushi Oni", 48649353, DARK, FIEND, 6, 2150, 1950)
YAMADRON = monster("Yamadron", 70345785, FIRE, DRAGON, 5, 1600, 1800)
YARANZO = monster("Yaranzo", 71280811, DARK, ZOMBIE, 4, 1300, 1500)
