"""The Attributes and the Types of monsters, as the cards print them."""

from __future__ import annotations

DARK = "DARK"
EARTH = "EARTH"
FIRE = "FIRE"
LIGHT = "LIGHT"
WATER = "WATER"
WIND = "WIND"

AQUA = "Aqua"
BEAST = "Beast"
BEAST_WARRIOR = "Beast-Warrior"
DINOSAUR = "Dinosaur"
DRAGON = "Dragon"
FAIRY = "Fairy"
FIEND = "Fiend"
FISH = "Fish"
INSECT = "Insect"
MACHINE = "Machine"
PLANT = "Plant"
PYRO = "Pyro"
REPTILE = "Reptile"
ROCK = "Rock"
SEA_SERPENT = "Sea Serpent"
SPELLCASTER = "Spellcaster"
THUNDER = "Thunder"
WARRIOR = "Warrior"
WINGED_BEAST = "Winged Beast"
ZOMBIE = "Zombie"

ATTRIBUTES = (DARK, EARTH, FIRE, LIGHT, WATER, WIND)
TYPES = (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DINOSAUR,
    DRAGON,
    FAIRY,
    FIEND,
    FISH,
    INSECT,
    MACHINE,
    PLANT,
    PYRO,
    REPTILE,
    ROCK,
    SEA_SERPENT,
    SPELLCASTER,
    THUNDER,
    WARRIOR,
    WINGED_BEAST,
    ZOMBIE,
)
