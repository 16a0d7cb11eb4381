"""Tournament Pack 2 (TP2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BEAUTIFUL_HEADHUNTRESS = monster("Beautiful Headhuntress", 16899564, EARTH, WARRIOR, 4, 1600, 800)
CRAWLING_DRAGON_2 = monster("Crawling Dragon #2", 38289717, EARTH, DINOSAUR, 4, 1600, 1200)
DANCING_ELF = monster("Dancing Elf", 59983499, WIND, FAIRY, 1, 300, 200)
DHARMA_CANNON = monster("Dharma Cannon", 96967123, DARK, MACHINE, 2, 900, 500)
DOKURORIDER = ritual_monster("Dokurorider", 99721536, DARK, ZOMBIE, 6, 1900, 1850)
EXILE_OF_THE_WICKED = spell(
    "Exile of the Wicked", 26725158,
    Effect(
        (Destroy(Monster(face_up=True, races=(FIEND,))),),
        condition=OnField(Monster(face_up=True, races=(FIEND,))),
    ),
)  # fmt: skip
FAITH_BIRD = monster("Faith Bird", 75582395, WIND, WINGED_BEAST, 4, 1500, 1100)
GAROOZIS = monster("Garoozis", 14977074, FIRE, BEAST_WARRIOR, 5, 1800, 1500)
GIANT_RED_SEASNAKE = monster("Giant Red Seasnake", 58831685, WATER, AQUA, 4, 1800, 800)
MAIDEN_OF_THE_MOONLIGHT = monster("Maiden of the Moonlight", 79629370, LIGHT, SPELLCASTER, 4, 1500, 1300)
MIKAZUKINOYAIBA = monster("Mikazukinoyaiba", 38277918, DARK, DRAGON, 7, 2200, 2350)
MYSTICAL_SHEEP_1 = monster("Mystical Sheep #1", 30451366, EARTH, BEAST, 3, 1150, 900, substitute=True)
NOVOXS_PRAYER = ritual_spell("Novox's Prayer", 43694075, "Skull Guardian")
PARROT_DRAGON = monster("Parrot Dragon", 62762898, WIND, DRAGON, 5, 2000, 1300)
QUEEN_OF_AUTUMN_LEAVES = monster("Queen of Autumn Leaves", 4179849, EARTH, PLANT, 5, 1800, 1500)
REVIVAL_OF_DOKURORIDER = ritual_spell("Revival of Dokurorider", 31066283, "Dokurorider")
SKULL_GUARDIAN = ritual_monster("Skull Guardian", 3627449, LIGHT, WARRIOR, 7, 2050, 2500)
SKY_DRAGON = monster("Sky Dragon", 95288024, WIND, DRAGON, 6, 1900, 1800)
SONIC_MAID = monster("Sonic Maid", 38942059, EARTH, WARRIOR, 3, 1200, 900)
SPIRIT_OF_THE_BOOKS = monster("Spirit of the Books", 14037717, WIND, WINGED_BEAST, 4, 1400, 1200)
TAKUHEE = monster("Takuhee", 3170832, WIND, WINGED_BEAST, 4, 1450, 1000)
TURU_PURUN = monster("Turu-Purun", 59053232, WATER, AQUA, 2, 450, 500)
WARRIOR_OF_TRADITION = fusion(
    "Warrior of Tradition", 56413937, EARTH, WARRIOR, 6, 1900, 1700,
    ("Sonic Maid", "Beautiful Headhuntress"),
)  # fmt: skip
WATER_MAGICIAN = monster("Water Magician", 93343894, WATER, AQUA, 4, 1400, 1000)
