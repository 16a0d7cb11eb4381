"""The words that card modules are written in. A card module imports all of them and holds nothing but cards.

Attributes and Types are the words printed on the cards. Effects are made of the nodes re-exported here, each as
`from ... import Destroy as Destroy`.
"""

from __future__ import annotations

from duel_tui.yugioh.definitions import CardDef

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


def monster(
    name: str, passcode: int, attribute: str, race: str, level: int, atk: int, defense: int
) -> CardDef:
    """A Normal Monster; `atk` and `defense` are its printed values."""
    return CardDef(
        name=name,
        passcode=passcode,
        kind="monster",
        subkind="normal",
        attribute=attribute,
        race=race,
        level=level,
        atk=atk,
        defense=defense,
    )
