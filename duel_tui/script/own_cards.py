"""Plain cards that a file brings along: monsters, creatures."""

from __future__ import annotations

from typing import Any

from duel_tui.duel_masters.definitions import CardDef as Creature
from duel_tui.script.errors import Wrong
from duel_tui.script.reader import Document
from duel_tui.script.values import whole
from duel_tui.text.en import script as say
from duel_tui.yugioh import CardDef


def own_monster(document: Document, name: str, facts: dict[str, Any]) -> CardDef:
    """A plain monster that a file brings along."""
    from duel_tui.yugioh.cards.define import ATTRIBUTES, EARTH, TYPES, WARRIOR, monster

    numbers = {"level": 4, "atk": 0, "def": 0}
    texts = {"attribute": EARTH, "type": WARRIOR}
    for key, value in facts.items():
        at = ("cards", name, key)
        if key in numbers:
            numbers[key] = _number(document, at, value)
        elif key in texts:
            known = {word.casefold(): word for word in (ATTRIBUTES if key == "attribute" else TYPES)}
            if str(value).casefold() not in known:
                raise document.error(at, say.not_one_of(str(value), list(known.values())))
            texts[key] = known[str(value).casefold()]
        elif not key.startswith("x-"):
            raise document.error(at, say.unknown_key(key, (*numbers, *texts)))
    level, atk, defense = numbers["level"], numbers["atk"], numbers["def"]
    return monster(name, 0, texts["attribute"], texts["type"], level, atk, defense)


def own_creature(document: Document, name: str, facts: dict[str, Any]) -> Creature:
    """A plain creature that a file brings along; its civilization is nature and its race Beast Folk unless said."""
    from duel_tui.duel_masters.cards.define import creature
    from duel_tui.duel_masters.zones import CIVILIZATIONS, NATURE

    numbers = {"cost": 3, "power": 1000}
    civilization, race = NATURE, "Beast Folk"
    for key, value in facts.items():
        at = ("cards", name, key)
        if key in numbers:
            numbers[key] = _number(document, at, value)
        elif key == "civilization":
            if str(value).casefold() not in CIVILIZATIONS:
                raise document.error(at, say.not_one_of(str(value), list(CIVILIZATIONS)))
            civilization = str(value).casefold()
        elif key == "race":
            race = str(value)
        elif not key.startswith("x-"):
            raise document.error(at, say.unknown_key(key, (*numbers, "civilization", "race")))
    return creature(name, civilization, numbers["cost"], race, numbers["power"])


def _number(document: Document, at: tuple[str, ...], value: object) -> int:
    try:
        return whole(value)
    except Wrong as wrong:
        raise document.error(at, (wrong.message, wrong.remedy)) from None
