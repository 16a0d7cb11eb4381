"""Tournament Pack 8 (TP8)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BEHEGON = monster("Behegon", 94022093, WATER, AQUA, 4, 1350, 1000)
BLOCKER = monster("Blocker", 34743446, DARK, MACHINE, 4, 850, 1800)
DUNAMES_DARK_WITCH = monster("Dunames Dark Witch", 12493482, LIGHT, FAIRY, 4, 1800, 1050)
GARMA_SWORD = ritual_monster("Garma Sword", 90844184, DARK, WARRIOR, 7, 2550, 2150)
GARMA_SWORD_OATH = ritual_spell("Garma Sword Oath", 78577570, "Garma Sword")
GATEKEEPER = monster("Gatekeeper", 19737320, DARK, MACHINE, 5, 1500, 1800)
NECROLANCER_THE_TIME_LORD = monster("Necrolancer the Time-lord", 61454890, DARK, SPELLCASTER, 3, 800, 900)
SECTARIAN_OF_SECRETS = monster("Sectarian of Secrets", 15507080, DARK, SPELLCASTER, 2, 700, 500)
TEMPLE_OF_SKULLS = monster("Temple of Skulls", 732302, DARK, ZOMBIE, 4, 900, 1300)
VIOLENT_RAIN = monster("Violent Rain", 94042337, WATER, AQUA, 4, 1550, 800)
WRETCHED_GHOST_OF_THE_ATTIC = monster("Wretched Ghost of the Attic", 17238333, DARK, FIEND, 2, 550, 400)
