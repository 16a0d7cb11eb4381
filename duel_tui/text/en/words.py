"""How English counts, lists and punctuates."""

from __future__ import annotations

from collections.abc import Sequence


def plural(number: int, one: str, many: str) -> str:
    """The form of a word that a number asks for."""
    return one if number == 1 else many


def counted(number: int, one: str, many: str) -> str:
    """A number of things: `1 card`, `2 cards`."""
    return f"{number} {plural(number, one, many)}"


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def ordinal(number: int) -> str:
    """`first`, `second`, from eleven on `11th`."""
    return ORDINALS[number - 1] if 0 < number <= len(ORDINALS) else f"{number}th"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Items in a row.

    >>> listed(["FIRE", "WATER", "WIND"], "or")
    'FIRE, WATER or WIND'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def sentence(text: str) -> str:
    """A sentence: the first letter large, a full stop at the end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def counters(number: int, name: str) -> str:
    """A number of counters: `1 Spell Counter`."""
    return counted(number, f"{name.title()} Counter", f"{name.title()} Counters")


def article(word: str) -> str:
    """A word with its indefinite article."""
    first = word.lstrip('"')[:1].lower()
    return f"an {word}" if first in "aeiou" else f"a {word}"


def possessive(name: str) -> str:
    """Whose: `Yugi's`."""
    return f"{name}'s"


class NoWords(NotImplementedError):
    """Something that a text must say and that this language has no words for yet. A test finds it."""

    def __init__(self, thing: object) -> None:
        super().__init__(f"no words for {type(thing).__module__}.{type(thing).__qualname__}")
