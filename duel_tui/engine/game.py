"""What the kernel asks of a game, and the stable points it remembers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from duel_tui.engine.errors import DuelError
from duel_tui.engine.events import EventTuple, Repeated
from duel_tui.engine.notation import Places
from duel_tui.engine.past import Replies, Stable
from duel_tui.engine.repetition import CLAIMED, occurrences
from duel_tui.engine.state import Asking, Card, State
from duel_tui.engine.steps import Answer, Decision, Steps
from duel_tui.engine.view import View

ASKING = ("real", "visible", "all")


def wished(one: Asking, other: Asking) -> tuple[Asking, Asking] | None:
    """What a state holds of the wishes of both seats."""
    return None if one == other == Asking() else (one, other)


class DuelOver(Exception):
    """Raised inside the rules when the duel has ended."""


class Unasked(NamedTuple):
    """A choice with one possibility, made without asking: who would have been asked, and what it was."""

    player: int
    cards: tuple[Card, ...]
    word: str


class Fixed(NamedTuple):
    """An answer before which a script fixed random outcomes."""

    chances: tuple[str, ...]
    answer: Answer


class Game(ABC, Places):
    """The rules of one game running on one state. A game package subclasses it.

    `asking` says by seat: `real` (a window in which only `pass` is possible is not asked), `visible` (also asked where
    the other player can see a possible answer, so that no prompt betrays a Set card) or `all`; None: as the state has.
    """

    state: State
    checkpoint: State
    apart: tuple[int, ...] = ()
    """The zones in which no two cards are alike: each has a place of its own."""

    def __init__(self, state: State, asking: tuple[str, str] | None = None) -> None:
        self.state = state
        if asking is not None:
            state.asking = wished(Asking(asking[0]), Asking(asking[1]))
        self.wanted = state.asking
        self.events: list[EventTuple] = []
        self.emit = self.events.append
        self.base = 0
        self.since: list[Answer | Fixed] = []
        self.fixed: tuple[str, ...] = ()
        self.unasked: list[Unasked] = []
        self.history: Stable | None = None
        self.replies = Replies()
        self.count = 0
        self.checkpoint = state

    @abstractmethod
    def run(self) -> Steps[None]:
        """Play from the state, which is at a stable point (or before the first turn), to the end of the duel."""

    @abstractmethod
    def fork(self, state: State) -> Game:
        """The same rules on another state, without history."""

    @abstractmethod
    def copy_state(self, state: State) -> State: ...

    @abstractmethod
    def view(self, seat: int) -> View: ...

    @abstractmethod
    def position(self) -> dict[str, Any]: ...

    @abstractmethod
    def digest(self) -> str: ...

    @abstractmethod
    def same(self, then: State, now: State) -> bool:
        """Whether two states at stable points are the same position, whatever the number of the turn."""

    @abstractmethod
    def refusal(self, seat: int, text: str, decision: Decision | None) -> DuelError:
        """Why a command is refused: the error to raise, with its reason and rule ids."""

    @abstractmethod
    def leftover(self, command: str, part: str) -> DuelError:
        """Why a choice behind `->` is refused that nobody asks for."""

    def card(self, uid: int) -> Card:
        return self.state.cards[uid]

    # -- names and places that both games have alike (notation)

    def alike(self, card: Card, other: Card) -> bool:
        return (
            card.zone not in self.apart
            and card.zone == other.zone
            and card.controller == other.controller
            and card.seen == other.seen
            and card.sideways == other.sideways
        )

    def twins(self, card: Card) -> Iterator[Card]:
        s = self.state
        for uid in s.zones[card.zone + card.controller]:
            other = s.cards[uid]
            if uid != card.uid and other.definition is card.definition and self.alike(card, other):
                yield other

    def joins(self, verb: str) -> str:
        return "->" if verb == "attack" else ""

    def stable(self) -> None:
        """Nothing is resolving and the turn player may act: remember this point."""
        if self.rested:
            # The duel was taken up at this very point: it is remembered already.
            self.rested = False
            return
        self.replies.restart()
        self.history = Stable(
            self.history, self.checkpoint, self.mark, self.count - len(self.since), self.since
        )
        # What the players wish to be asked changes here only: a stretch is played again as it was played.
        self.state.asking = self.wanted
        self.checkpoint = self.copy_state(self.state)
        self.since = []
        if self.watching:
            times = occurrences(self)
            if times >= CLAIMED:
                self.emit((Repeated, times))
        self.mark = self.base + len(self.events)

    mark: int = 0
    watching: bool = False
    """Whether it is announced that the same position has come up for the fourth time, and each time after that."""
    rested: bool = False
    replaying: bool = False
    """The next answer is known already: the options of an open phase, which is always asked, need not be found."""
