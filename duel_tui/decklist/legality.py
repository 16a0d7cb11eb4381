"""Whether a deck may be played: sizes, copies, and each card in its part (YA-11, YA-12, YA-41c, YR-00)."""

from __future__ import annotations

from collections import Counter

from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.yugioh.definitions import Deck
from duel_tui.yugioh.profiles import CLASSIC, Options

SIDE_MAX = 15


def problems_of(deck: Deck, options: Options = CLASSIC, file: str = "") -> list[Problem]:
    """Everything that forbids the deck under these options, the sizes first; empty when it is legal."""
    return [
        Problem(code, args, file, rules=rules)
        for code, args, rules in (*_sizes(deck, options), *_parts(deck), *_copies(deck, options))
    ]


def check(deck: Deck, options: Options = CLASSIC, file: str = "") -> None:
    """Raise DeckError with every problem of an illegal deck."""
    problems = problems_of(deck, options, file)
    if problems:
        raise DeckError(problems)


_Found = list[tuple[str, tuple[str, ...], tuple[str, ...]]]


def _sizes(deck: Deck, options: Options) -> _Found:
    found: _Found = []
    main, side = len(deck.main), len(deck.side)
    if main < options.deck_min:
        found.append(("too small", (str(main), str(options.deck_min)), ("YA-11",)))
    if options.deck_max and main > options.deck_max:
        found.append(("too large", (str(main), str(options.deck_max)), ("YA-11",)))
    if options.side == "0 or 15" and side not in (0, SIDE_MAX):
        found.append(("side size", (str(side), str(SIDE_MAX)), ("YA-41c",)))
    elif side > SIDE_MAX:
        found.append(("side too large", (str(side), str(SIDE_MAX)), ("YA-41c",)))
    return found


def _parts(deck: Deck) -> _Found:
    names = dict.fromkeys(card.name for card in deck.main if card.subkind == "fusion")
    found: _Found = [("fusion in deck", (name,), ("YA-12",)) for name in names]
    names = dict.fromkeys(card.name for card in deck.extra if card.subkind != "fusion")
    return found + [("no fusion in extra", (name,), ("YA-12",)) for name in names]


def _copies(deck: Deck, options: Options) -> _Found:
    everywhere = Counter(card.counted_name for card in (*deck.main, *deck.extra, *deck.side))
    return [
        ("copies", (str(number), name, str(options.copies)), ("YR-00",))
        for name, number in everywhere.items()
        if number > options.copies
    ]
