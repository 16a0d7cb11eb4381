"""Tournament Pack 1 (TP1)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BEAN_SOLDIER = monster("Bean Soldier", 84990171, EARTH, PLANT, 4, 1400, 1300)
BEASTKING_OF_THE_SWAMPS = monster(
    "Beastking of the Swamps", 99426834, WATER, AQUA, 4, 1000, 1100,
    substitute=True,
)  # fmt: skip
BLUE_MEDICINE = spell("Blue Medicine", 20871001, Effect((GainLife(400),)))
BURNING_SPEAR = equip(
    "Burning Spear", 18937875,
    Monster(face_up=True, attributes=(FIRE,)),
    Boost(EQUIPPED, 400, -200),
)  # fmt: skip
COCKROACH_KNIGHT = monster(
    "Cockroach Knight", 33413638, EARTH, INSECT, 3, 800, 900,
    Effect((ReturnToDeck(THIS_CARD),), TRIGGERED, when=ThisSentToGrave(), where=GRAVE),
)  # fmt: skip
CORRODING_SHARK = monster("Corroding Shark", 34290067, DARK, ZOMBIE, 3, 1100, 700)
CYBER_SOLDIER_OF_DARKWORLD = monster("Cyber Soldier of Darkworld", 75559356, DARK, MACHINE, 4, 1400, 1200)
ELFS_LIGHT = equip(
    "Elf's Light", 39897277,
    Monster(face_up=True, attributes=(LIGHT,)),
    Boost(EQUIPPED, 400, -200),
)  # fmt: skip
GIANT_FLEA = monster("Giant Flea", 41762634, EARTH, INSECT, 4, 1500, 1200)
GUST_FAN = equip("Gust Fan", 55321970, Monster(face_up=True, attributes=(WIND,)), Boost(EQUIPPED, 400, -200))
HERCULES_BEETLE = monster("Hercules Beetle", 52584282, EARTH, INSECT, 5, 1500, 2000)
KUWAGATA_ALPHA = monster("Kuwagata α", 60802233, EARTH, INSECT, 4, 1250, 1000)
KWAGAR_HERCULES = fusion(
    "Kwagar Hercules", 95144193, EARTH, INSECT, 6, 1900, 1700,
    ("Kuwagata \u03b1", "Hercules Beetle"),
)  # fmt: skip
OSCILLO_HERO = monster("Oscillo Hero", 82065276, EARTH, WARRIOR, 3, 1250, 700)
RAIMEI = spell("Raimei", 56260110, Effect((Damage(300),)))
STEEL_SHELL = equip(
    "Steel Shell", 2370081,
    Monster(face_up=True, attributes=(WATER,)),
    Boost(EQUIPPED, 400, -200),
)  # fmt: skip
THE_JUDGEMENT_HAND = monster("The Judgement Hand", 28003512, EARTH, WARRIOR, 3, 1400, 700)
VERSAGO_THE_DESTROYER = monster("Versago the Destroyer", 50259460, DARK, FIEND, 3, 1100, 900, substitute=True)
WINGED_DRAGON_GUARDIAN_OF_THE_FORTRESS_2 = monster(
    "Winged Dragon, Guardian of the Fortress #2", 57405307, WIND, WINGED_BEAST, 4, 1200, 1000
)
WODAN_THE_RESIDENT_OF_THE_FOREST = monster(
    "Wodan the Resident of the Forest", 42883273, EARTH, WARRIOR, 3, 900, 1200,
    Boost(THIS_CARD, 100, 0, each=Monster(face_up=True, races=(PLANT,))),
)  # fmt: skip
WOW_WARRIOR = monster("Wow Warrior", 69750536, WATER, FISH, 4, 1250, 900)
