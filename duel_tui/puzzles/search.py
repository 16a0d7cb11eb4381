"""Proves who reaches the goal: the solver's answers are tried until one works, the opponent's must all fail.

Everything is known to both sides, so what holds against the best replies holds against all. At each stable point the
result is kept by the state's key. A position that comes back within a line is a step on the spot, which counts against
the player whose turn it is; results that rest on such a return are not kept.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from duel_tui.engine.duel import Duel
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Answer
from duel_tui.puzzles.chances import ByShuffle, Chances
from duel_tui.puzzles.goal import Goal
from duel_tui.puzzles.likeness import Likeness
from duel_tui.puzzles.settled import Settled

REACHED, MISSED, OPEN = 1, 0, -1
"""What is known of a position: the solver reaches the goal, cannot reach it, or nobody knows."""
NEVER = 1 << 30
NODES = 200_000
"""How many positions a search looks at unless told otherwise."""
DEEPEST = 200
"""A line with more answers than this is not followed: it would be an endless one."""
MOST = 1000
"""A question with more answers than this is not looked into."""
FIRST = (
    "attack",
    "activate",
    "cast",
    "special",
    "summon",
    "tap",
    "flip",
    "switch",
    "charge",
    "battle",
    "set",
)
LAST = ("main2", "end", "pass")

Move = tuple[str, str, str]
"""An action as a claim names it: the verb, the card, the other card or word."""


class Spent(Exception):
    """The limit of a search is reached."""


@dataclass
class Search:
    """A search from one position. Its memory serves every question about the positions below.

    `nodes` counts the positions looked at, of at most `limit`; `seconds` of processor time is a second limit (None:
    none). `barred` are actions that the solver does without, to see whether the goal can be reached in another way.
    """

    root: Duel
    goal: Goal
    game: str = "yugioh"
    limit: int = NODES
    seconds: float | None = None
    barred: frozenset[Move] = frozenset()
    nodes: int = 0
    _known: dict[Hashable, int] = field(default_factory=dict)
    _path: dict[Hashable, int] = field(default_factory=dict)
    _good: dict[Hashable, int] = field(default_factory=dict)
    _lowest: int = NEVER
    _depth: int = 0

    def __post_init__(self) -> None:
        self._chances = Chances(self.root)
        self._likeness = Likeness(self.game)
        self._settled = Settled(self.root, self.game, self.goal.by_turn)
        self._stop = NEVER if self.seconds is None else time.process_time() + self.seconds

    def more(self, nodes: int, seconds: float | None = None) -> None:
        """Allow so many positions (and seconds) beyond those looked at."""
        self.limit = self.nodes + nodes
        self._stop = NEVER if seconds is None else time.process_time() + seconds

    def value(self, duel: Duel) -> int:
        """What is known of a position: REACHED, MISSED, or OPEN where the limit came first or a shuffle decides."""
        self._begin()
        try:
            return self._value(duel)
        except Spent:
            return OPEN

    def value_after(self, duel: Duel, answer: Answer) -> int:
        """What is known of a position after an answer, whatever chance brings."""
        self._begin()
        if duel.stable:
            # An answer that only leads back here is none.
            self._path[self._likeness.key(duel)] = 0
        try:
            return self._after(duel, answer)
        except Spent:
            return OPEN

    def _begin(self) -> None:
        self._path.clear()
        self._lowest = NEVER
        self._depth = 0

    def options(self, duel: Duel) -> list[Answer]:
        """The answers to the open decision that are worth a look, the most promising first."""
        decision = duel.decision
        assert decision is not None
        found = list(decision.options)
        if self.barred and decision.player == self.goal.solver:
            found = [answer for answer in found if move_of(duel, answer) not in self.barred]
        if len(found) > 1:
            good, sign = self._good, decision.player
            cards = duel.state.cards
            found.sort(key=lambda answer: (-good.get(_kind(cards, sign, answer), 0), rank(answer)))
        return found

    # -- the search itself

    def _value(self, duel: Duel) -> int:
        reached = self.goal.reached(duel)
        if reached is not None:
            return REACHED if reached else MISSED
        if self._settled(duel):
            return MISSED if self.goal.wins else REACHED
        if self.nodes >= self.limit or (self.nodes % 64 == 0 and time.process_time() > self._stop):
            raise Spent
        self.nodes += 1
        self._depth += 1
        try:
            return self._remembered(duel) if duel.stable else self._best(duel)
        finally:
            self._depth -= 1

    def _remembered(self, duel: Duel) -> int:
        """The value of a stable point, which is kept."""
        key = self._likeness.key(duel)
        before = self._path.get(key)
        if before is not None:
            self._lowest = min(self._lowest, before)
            return MISSED if duel.state.player == self.goal.solver else REACHED
        known = self._known.get(key)
        if known is not None:
            return known
        here = self._path[key] = len(self._path)
        outer, self._lowest = self._lowest, NEVER
        try:
            found = self._best(duel)
        finally:
            del self._path[key]
        if self._lowest >= here:
            self._known[key] = found
            self._lowest = outer
        else:
            self._lowest = min(outer, self._lowest)
        return found

    def _best(self, duel: Duel) -> int:
        """The value of a position from those of its answers, from the point of view of the player who is asked."""
        decision = duel.decision
        assert decision is not None
        if self._depth > DEEPEST or len(decision.options) > MOST:
            return OPEN
        solving = decision.player == self.goal.solver
        wanted, found = (REACHED, MISSED) if solving else (MISSED, REACHED)
        entered, rested = self._lowest, NEVER
        cards = duel.state.cards
        for answer in self.options(duel):
            self._lowest = NEVER
            value = self._after(duel, answer)
            if value == wanted:
                # What the other answers rested on is of no account.
                self._lowest = min(entered, self._lowest)
                if len(decision.options) > 1:
                    kind = _kind(cards, decision.player, answer)
                    self._good[kind] = self._good.get(kind, 0) + 1
                return value
            if value == OPEN:
                found = OPEN
            rested = min(rested, self._lowest)
        self._lowest = min(entered, rested)
        return found

    def _after(self, duel: Duel, answer: Answer) -> int:
        try:
            children = self._chances.after(duel, answer)
        except ByShuffle:
            return OPEN
        found = REACHED
        for child in children:
            value = self._value(child)
            if value == MISSED:
                return MISSED
            if value == OPEN:
                found = OPEN
        return found


def rank(answer: Answer) -> int:
    """How early an answer is tried when nothing else is known: what changes most comes first."""
    if answer.verb in FIRST:
        return FIRST.index(answer.verb)
    return len(FIRST) + (LAST.index(answer.verb) + 1 if answer.verb in LAST else 0)


def move_of(duel: Duel, answer: Answer) -> Move:
    """An answer as an action that a claim can name."""
    cards = duel.state.cards
    name = cards[answer.card].definition.name if answer.card >= 0 else ""
    if answer.verb == "attack":
        return answer.verb, name, cards[answer.other].definition.name if answer.other >= 0 else ""
    return answer.verb, name, answer.word


def _kind(cards: Sequence[Card], player: int, answer: Answer) -> Hashable:
    definition = id(cards[answer.card].definition) if answer.card >= 0 else 0
    return player, answer.verb, definition, answer.other, answer.word


def best_first(duel: Duel, search: Search, among: Iterable[Answer]) -> list[tuple[Answer, int]]:
    """Each of some answers with what is known of it."""
    return [(answer, search.value_after(duel, answer)) for answer in among]


__all__ = ["MISSED", "NODES", "OPEN", "PASS", "REACHED", "Goal", "Move", "Search", "best_first", "move_of"]
