"""A deck as facts: what a file names, whether or not this program can play every card of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from duel_tui.decklist.entries import definition_of
from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.decklist.pools import AnyCard, AnyDeck, Fact
from duel_tui.games import YUGIOH, of

PARTS = ("main", "extra", "side")


@dataclass(frozen=True, slots=True)
class Listing:
    """Deck, Fusion Deck and Side Deck. `title` is for the screen, `file` for messages, `game` whose cards these are."""

    main: tuple[Fact, ...] = ()
    extra: tuple[Fact, ...] = ()
    side: tuple[Fact, ...] = ()
    title: str = ""
    file: str = ""
    game: str = YUGIOH

    @property
    def cards(self) -> tuple[Fact, ...]:
        """Every card."""
        return (*self.main, *self.extra, *self.side)

    def not_playable(self) -> list[Fact]:
        """The cards that this version cannot play, each once."""
        return [card for card in dict.fromkeys(self.cards) if isinstance(definition_of(card), Problem)]


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck as a file held it. `title` is for the screen: from its `#name:` line, else from the file's name."""

    title: str
    deck: AnyDeck
    file: str = ""
    game: str = YUGIOH


@dataclass(slots=True)
class Reading:
    """What has been read of a file so far: the cards of each part with their lines, and what is wrong."""

    file: str = ""
    title: str = ""
    game: str = YUGIOH
    found: dict[str, list[tuple[Fact, int]]] = field(default_factory=lambda: {part: [] for part in PARTS})
    problems: list[Problem] = field(default_factory=list)

    def add(self, part: str, card: Fact | Problem, line: int, copies: int = 1) -> None:
        """Note a card, or what is wrong with its line."""
        if isinstance(card, Problem):
            self.problems.append(card)
        else:
            self.found[part] += [(card, line)] * copies

    def wrong(self, code: str, line: int, *args: str) -> None:
        """Note something that is wrong with a line (0: with the whole file)."""
        self.problems.append(Problem(code, args, self.file, line))

    def listing(self) -> Listing:
        """The deck as facts. Raises DeckError with every problem."""
        self._raise(self.problems)
        main, extra, side = (tuple(card for card, _ in self.found[part]) for part in PARTS)
        return Listing(main, extra, side, self.title, self.file, self.game)

    def deck_file(self) -> DeckFile:
        """The deck as it is played. Raises DeckError with every problem, cards that cannot be played among them."""
        problems = list(self.problems)
        parts: dict[str, tuple[AnyCard, ...]] = {}
        for part in PARTS:
            cards = [definition_of(card, self.file, line) for card, line in self.found[part]]
            problems += [card for card in cards if isinstance(card, Problem)]
            parts[part] = tuple(card for card in cards if not isinstance(card, Problem))
        self._raise(problems)
        return DeckFile(self.title, of(self.game).deck(**parts), self.file, self.game)

    def _raise(self, problems: Iterable[Problem]) -> None:
        # Three copies of a card are three lines with the same problem: the first one says it.
        by_line = sorted(problems, key=lambda problem: problem.line, reverse=True)
        first = {(problem.code, problem.args): problem for problem in by_line}
        if first:
            raise DeckError(sorted(first.values(), key=lambda problem: problem.line))
