"""The decks that can be chosen for a duel, and what forbids each of them under the rules chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duel_tui.decklist import DeckError, Problem, builtin_decks, deck_title, problems_of, read_deck
from duel_tui.decklist.pools import AnyDeck
from duel_tui.games import YUGIOH
from duel_tui.script.folder import data_folder
from duel_tui.table.lines import clean
from duel_tui.text.en import tui as words
from duel_tui.yugioh import formats

SUFFIXES = {".ydk", ".ydke", ".txt"}
LISTS = (
    formats.NONE,
    "advanced-2006-04",
    "traditional-2006-04",
    *(name for name in formats.NAMES if name != formats.NONE and not name.endswith("2006-04")),
)
"""The lists of forbidden cards in the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck that can be chosen. Without `deck` it cannot be read; `unreadable` says why."""

    path: Path
    title: str
    counts: str
    deck: AnyDeck | None = None
    unreadable: tuple[Problem, ...] = ()
    game: str = YUGIOH

    def problems(self, options: Any) -> tuple[Problem, ...]:
        """Everything that forbids the deck under these rules."""
        if self.deck is None:
            return self.unreadable
        return tuple(problems_of(self.deck, options))


class DeckShelf:
    """The decks that come with the program, those in the player's deck folder and `more`; playable ones first."""

    def __init__(self, more: Iterable[Path] = ()) -> None:
        self._known: dict[tuple[Path, Any], tuple[Problem, ...]] = {}
        own = data_folder() / "decks"
        paths = builtin_decks()
        if own.is_dir():
            paths += sorted(path for path in own.iterdir() if path.suffix.lower() in SUFFIXES)
        found = [read_entry(path) for path in dict.fromkeys([*paths, *more])]
        self.entries = sorted(found, key=lambda entry: entry.deck is None)

    def of(self, game: str) -> list[DeckEntry]:
        """The decks of a game, and those that cannot be read."""
        return [entry for entry in self.entries if entry.game == game or entry.deck is None]

    def add(self, path: Path) -> DeckEntry:
        """The deck in this file, as it is now, among the others."""
        entry = read_entry(path)
        self._known = {key: value for key, value in self._known.items() if key[0] != entry.path}
        self.entries = [other for other in self.entries if other.path != entry.path]
        self.entries.append(entry)
        return entry

    def entry(self, path: Path) -> DeckEntry:
        """The deck of a file; the first one if it is not here."""
        return next((entry for entry in self.entries if entry.path == path), self.entries[0])

    def problems(self, entry: DeckEntry, options: Any) -> tuple[Problem, ...]:
        """What forbids a deck under these rules; kept, since it is asked for at every key."""
        key = (entry.path, options)
        if key not in self._known:
            self._known[key] = entry.problems(options)
        return self._known[key]


def read_entry(path: Path) -> DeckEntry:
    """A deck file as an entry, whether or not it can be read."""
    try:
        read = read_deck(path)
    except DeckError as error:
        try:
            title = clean(deck_title(path))
        except (OSError, ValueError):
            title = clean(path.name)
        return DeckEntry(path, title, words.unusable(len(error.problems)), None, error.problems)
    deck = read.deck
    counts = words.deck_counts(len(deck.main), len(deck.extra), len(deck.side))
    if read.game != YUGIOH:
        counts = words.pile(len(deck.main))
    return DeckEntry(path, clean(read.title), counts, deck, game=read.game)
