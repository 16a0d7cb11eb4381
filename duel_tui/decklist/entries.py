"""Entries of a plain list: `3 Gemini Elf`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.text.plain import plain
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef, Deck

_ENTRY = re.compile(r"(\d{1,2})\s*[x×]?\s+(.+)", re.IGNORECASE)
_PASSCODE = re.compile(r"\d{4,12}")


def look_up(card: str | int, file: str = "", line: int = 0) -> CardDef | Problem:
    """The card with this name or passcode, or what is wrong with it."""
    found = cards.find(card) if isinstance(card, str) else cards.by_passcode(card)
    if found is not None and found.subkind != "token":
        return found
    fact = cards.known(card)
    if fact is not None:
        return Problem("not implemented", (fact.name, f"{fact.passcode:08}"), file, line)
    if isinstance(card, str):
        alike = cards.similar(card)
        if alike:
            return Problem("unknown card, near", (plain(card, 60), ", ".join(alike)), file, line)
        return Problem("unknown card", (plain(card, 60),), file, line)
    # Simulators give a second artwork the number of the first plus or minus a few.
    for distance in range(1, 11):
        for near in (card - distance, card + distance):
            fact = cards.known(near)
            if fact is not None:
                args = (f"{card:08}", f"{near:08}", fact.name)
                return Problem("unknown passcode, near", args, file, line)
    return Problem("unknown passcode", (f"{card:08}",), file, line)


def read_entry(text: str, file: str = "", line: int = 0) -> tuple[CardDef, ...]:
    """The cards of one entry. Without a number it is one copy; a name that begins with a number is a name first.

    Raises DeckError.

    >>> [card.name for card in read_entry("2 Dark Magician")]
    ['Dark Magician', 'Dark Magician']
    """
    name = text.strip()
    counted = _ENTRY.fullmatch(name)
    if counted is None or cards.known(name) is not None:
        copies = 1
    else:
        copies, name = int(counted[1]), counted[2]
    found = look_up(int(name) if _PASSCODE.fullmatch(name) else name, file, line)
    if isinstance(found, Problem):
        raise DeckError([found])
    if copies == 0:
        raise DeckError([Problem("bad number", (plain(text.strip(), 60),), file, line)])
    return (found,) * copies


def read_entries(entries: Iterable[tuple[str, int]], file: str = "") -> tuple[CardDef, ...]:
    """The cards of a list of entries, each with its line. Raises DeckError with every problem of the list."""
    found: list[CardDef] = []
    problems: list[Problem] = []
    for text, line in entries:
        try:
            found += read_entry(text, file, line)
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    return tuple(found)


def deck_of(
    main: Sequence[str], extra: Sequence[str] = (), side: Sequence[str] = (), *, file: str = "", line: int = 0
) -> Deck:
    """The deck that three lists of entries describe, as a duel script writes it. Raises DeckError with all problems.

    >>> len(deck_of(["3 Dark Magician", "Summoned Skull"]).main)
    4
    """
    parts: list[tuple[CardDef, ...]] = []
    problems: list[Problem] = []
    for part in (main, extra, side):
        try:
            parts.append(read_entries(((text, line) for text in part), file))
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    return Deck(*parts)


def entries_of(part: Iterable[CardDef]) -> list[str]:
    """A part of a deck as entries, in its own order: `read_entries` gives back exactly these cards."""
    return [f"{len(list(run))} {name}" for name, run in groupby(card.name for card in part)]
