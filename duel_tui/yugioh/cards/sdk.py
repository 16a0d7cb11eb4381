"""Starter Deck: Kaiba (SDK)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BATTLE_OX = monster("Battle Ox", 5053103, EARTH, BEAST_WARRIOR, 4, 1700, 1000)
D_HUMAN = monster("D. Human", 81057959, EARTH, WARRIOR, 4, 1300, 1100)
DARK_ASSAILANT = monster("Dark Assailant", 41949033, DARK, ZOMBIE, 4, 1200, 1200)
DARK_TITAN_OF_TERROR = monster("Dark Titan of Terror", 89494469, DARK, FIEND, 4, 1300, 1100)
GYAKUTENNO_MEGAMI = monster("Gyakutenno Megami", 31122090, LIGHT, FAIRY, 6, 1800, 2000)
JUDGE_MAN = monster("Judge Man", 30113682, EARTH, WARRIOR, 6, 2200, 1500)
KOUMORI_DRAGON = monster("Koumori Dragon", 67724379, DARK, DRAGON, 4, 1500, 1200)
LA_JINN_THE_MYSTICAL_GENIE_OF_THE_LAMP = monster(
    "La Jinn the Mystical Genie of the Lamp", 97590747, DARK, FIEND, 4, 1800, 1000
)
MASTER_AND_EXPERT = monster("Master & Expert", 75499502, EARTH, BEAST, 4, 1200, 1000)
OGRE_OF_THE_BLACK_SHADOW = monster("Ogre of the Black Shadow", 45121025, EARTH, BEAST_WARRIOR, 4, 1200, 1400)
ROGUE_DOLL = monster("Rogue Doll", 91939608, LIGHT, SPELLCASTER, 4, 1600, 1000)
RUDE_KAISER = monster("Rude Kaiser", 26378150, EARTH, BEAST_WARRIOR, 5, 1800, 1600)
RYU_KISHIN = monster("Ryu-Kishin", 15303296, DARK, FIEND, 3, 1000, 500)
SWORDSTALKER = monster("Swordstalker", 50005633, DARK, WARRIOR, 6, 2000, 1600)
UNKNOWN_WARRIOR_OF_FIEND = monster("Unknown Warrior of Fiend", 97360116, DARK, WARRIOR, 3, 1000, 500)
