"""Entries of a plain list: `3 Gemini Elf`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from duel_tui.decklist import pools
from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.decklist.pools import AnyCard, AnyDeck, Fact
from duel_tui.duel_masters.cards import PoolCard as DuelMastersFact
from duel_tui.games import YUGIOH, of
from duel_tui.text.plain import plain

# How a number of copies is written: `3 Name`, `3x Name`, `3xName`, `x3 Name`, `Name x3`, `Name 3x`, `Name (3)`.
_COUNTS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?P<copies>\d{1,2})\s*[x×*]?\s+(?P<name>.+)",
        r"(?P<copies>\d{1,2})[x×*](?P<name>.+)",
        r"[x×](?P<copies>\d{1,2})\s+(?P<name>.+)",
        r"(?P<name>.+?)\s+[x×*]\s?(?P<copies>\d{1,2})",
        r"(?P<name>.+?)\s+(?P<copies>\d{1,2})[x×]",
        r"(?P<name>.+?)\s+\((?P<copies>\d{1,2})\)",
    )
)
_PASSCODE = re.compile(r"\d{4,12}")
_REMARK = re.compile(r"\s+(?:#\s|//|--|;).*")
_BULLET = re.compile(r"[-*•]\s+")


def look_up_fact(card: str | int, file: str = "", line: int = 0, game: str = YUGIOH) -> Fact | Problem:
    """The card of the pool with this name or passcode, whether or not it can be played, or what is wrong with it."""
    fact = pools.known(card, game)
    if fact is not None:
        return fact
    if isinstance(card, str):
        alike = pools.similar(card, game)
        if alike:
            return Problem("unknown card, near", (plain(card, 60), ", ".join(alike)), file, line)
        return Problem("unknown card", (plain(card, 60),), file, line)
    # Simulators give a second artwork the number of the first plus or minus a few.
    for distance in range(1, 11):
        for near in (card - distance, card + distance):
            fact = pools.known(near, game)
            if fact is not None:
                args = (f"{card:08}", f"{near:08}", fact.name)
                return Problem("unknown passcode, near", args, file, line)
    return Problem("unknown passcode", (f"{card:08}",), file, line)


def look_up(card: str | int, file: str = "", line: int = 0, game: str = YUGIOH) -> AnyCard | Problem:
    """The card with this name or passcode, or what is wrong with it."""
    fact = look_up_fact(card, file, line, game)
    return fact if isinstance(fact, Problem) else definition_of(fact, file, line)


def definition_of(fact: Fact, file: str = "", line: int = 0) -> AnyCard | Problem:
    """The card as it is played, or that it cannot be played yet."""
    number = fact.number if isinstance(fact, DuelMastersFact) else f"{fact.passcode:08}"
    return pools.definition(fact) or Problem("not implemented", (fact.name, number), file, line)


def is_counted(text: str) -> bool:
    """Whether a line has the form of an entry with a number of copies."""
    return any(pattern.fullmatch(text.strip()) for pattern in _COUNTS[:3])


def read_fact(text: str, file: str = "", line: int = 0, game: str = YUGIOH) -> tuple[int, Fact] | Problem:
    """How many copies of which card an entry asks for.

    Without a number it is one copy; a name that begins with a number is a name first. What stands behind `#`, `//` or
    `--` is a remark, unless it belongs to the name.
    """
    first: tuple[int, str] | None = None
    for copies, name in _readings(text.strip()):
        if first is None or first[1] == text.strip():
            first = (copies, name)
        fact = pools.known(int(name) if _PASSCODE.fullmatch(name) else name, game)
        if fact is not None:
            return (copies, fact) if copies else Problem("bad number", (plain(text.strip(), 60),), file, line)
    assert first is not None
    name = first[1]
    found = look_up_fact(int(name) if _PASSCODE.fullmatch(name) else name, file, line, game)
    assert isinstance(found, Problem)
    return found


def _readings(text: str) -> Iterator[tuple[int, str]]:
    """What an entry may mean, the likeliest first."""
    yield 1, text
    for words in dict.fromkeys((text, _BULLET.sub("", text, count=1), _REMARK.sub("", text))):
        if words != text:
            yield 1, words
        for pattern in _COUNTS:
            found = pattern.fullmatch(words)
            if found:
                yield int(found["copies"]), found["name"].strip()


def read_entry(text: str, file: str = "", line: int = 0, game: str = YUGIOH) -> tuple[AnyCard, ...]:
    """The cards of one entry. Raises DeckError.

    >>> [card.name for card in read_entry("2 Dark Magician")]
    ['Dark Magician', 'Dark Magician']
    """
    found = read_fact(text, file, line, game)
    if isinstance(found, Problem):
        raise DeckError([found])
    card = definition_of(found[1], file, line)
    if isinstance(card, Problem):
        raise DeckError([card])
    return (card,) * found[0]


def read_entries(
    entries: Iterable[tuple[str, int]], file: str = "", game: str = YUGIOH
) -> tuple[AnyCard, ...]:
    """The cards of a list of entries, each with its line. Raises DeckError with every problem of the list."""
    found: list[AnyCard] = []
    problems: list[Problem] = []
    for text, line in entries:
        try:
            found += read_entry(text, file, line, game)
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    return tuple(found)


def deck_of(
    main: Sequence[str],
    extra: Sequence[str] = (),
    side: Sequence[str] = (),
    *,
    file: str = "",
    line: int = 0,
    game: str = YUGIOH,
) -> AnyDeck:
    """The deck that three lists of entries describe, as a duel script writes it. Raises DeckError with all problems.

    >>> len(deck_of(["3 Dark Magician", "Summoned Skull"]).main)
    4
    """
    parts: list[tuple[AnyCard, ...]] = []
    problems: list[Problem] = []
    for part in (main, extra, side):
        try:
            parts.append(read_entries(((text, line) for text in part), file, game))
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    made: AnyDeck = of(game).deck(*parts)
    return made


def entries_of(part: Iterable[AnyCard | Fact]) -> list[str]:
    """A part of a deck as entries, in its own order: `read_entries` gives back exactly these cards."""
    return [f"{len(list(run))} {name}" for name, run in groupby(card.name for card in part)]
