"""A duel that remembers every moment of its way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from duel_tui.engine.duel import Duel
from duel_tui.engine.game import Fixed
from duel_tui.engine.steps import Answer
from duel_tui.replay.games import GAMES, GameFacts
from duel_tui.replay.moments import ATTACK, CHAIN, SCORE, TURN, Given, Played

CONCEDE, DRAW = "concede", "accept draw"


@dataclass(frozen=True)
class Taken:
    """A way that was taken back: all its moments from the beginning, and how many it shares with the duel.

    `line` is that of the `undo` in the file.
    """

    moments: tuple[Played, ...]
    shared: int
    line: int


class _Place(NamedTuple):
    """How the duel is reached behind an answer; see `Played`."""

    base: Duel
    since: tuple[Given, ...] = ()
    chosen: tuple[Given, ...] = ()


class Watched(Duel):
    """Another duel, from where it stands, with its moments. Whoever plays it sets `line` to that of the file.

    Answers that were the only possible ones make no moment of their own, unless the duel is `strict`.
    """

    def __init__(self, duel: Duel, game: str, line: int = 0, strict: bool = False) -> None:
        self.__dict__.update(vars(duel))
        self.facts: GameFacts = GAMES[game]
        self.strict = strict
        self.line = line
        self.taken: list[Taken] = []
        self.game.watching = True
        self.moments: list[Played] = []
        self._way: list[_Place] = [_Place(self.clone())]
        """By the number of answers given, from where this duel was taken."""
        self._given: list[Given] = []
        self._begun = self.answers
        self._add(None, "")

    def play(self, answer: Answer | str, seat: int | None = None) -> None:
        """Give an answer, as `Duel.play`."""
        decision = self.decision
        if isinstance(answer, str) or decision is None or answer not in decision.options:
            super().play(answer, seat)
            return
        chances, forced = self.game.fixed, decision.forced
        command = "" if forced and not self.strict else self.text(answer)
        super().play(answer, seat)
        given: Given = Fixed(chances, answer) if chances else answer
        last = self._way[-1]
        if self.game.since:
            chosen = last.chosen if forced else (*last.chosen, given)
            self._way.append(_Place(last.base, (*last.since, given), chosen))
        else:
            self._way.append(_Place(self.clone()))
        self._given.append(given)
        if command or self.decision is None:
            self._add(decision.player, command or answer.verb)

    def _add(self, seat: int | None, command: str, ending: int | None = None) -> None:
        """A new moment, where the duel stands."""
        before = self.moments[-1] if self.moments else None
        place, state = self._way[-1], self.state
        moment = Played(
            self.line, seat, command, place.base, place.since, place.chosen, tuple(self._given), before
        )
        self._given = []
        moment.ending, moment.answers, moment.mark = ending, self.answers, self.mark()
        moment.turn, moment.player, moment.phase = state.turn, state.player, state.phase
        moment.score = self.facts.score(self)
        moment.asked = None if self.decision is None else (self.decision.player, self.decision.kind)
        moment.events = self.events(before.mark if before is not None else 0)
        words = {event.word for event in moment.events}
        marks = {
            ATTACK: bool(words & self.facts.attack),
            CHAIN: bool(words & self.facts.chain),
            SCORE: before is not None and before.score != moment.score,
            TURN: before is None or before.turn != moment.turn,
        }
        moment.marks = frozenset(name for name, there in marks.items() if there)
        self.moments.append(moment)

    def _end(self, winner: int, reason: str) -> None:
        asked = self.decision
        super()._end(winner, reason)
        if winner == 2:
            self._add(None if asked is None else asked.player, DRAW, -1)
        else:
            self._add(1 - winner, CONCEDE, 1 - winner)

    def undo(self, n: int = 1) -> None:
        """Take answers back, as `Duel.undo`; what was taken back is kept in `taken`."""
        super().undo(n)
        whole = tuple(self.moments)
        self.moments = [one for one in whole if one.answers <= self.answers and one.ending is None]
        if len(self.moments) < len(whole):
            self.taken.append(Taken(whole, len(self.moments), self.line))
        del self._way[self.answers - self._begun + 1 :]
        left = self.answers - self.moments[-1].answers
        self._given = self._given[:left] if len(self.moments) == len(whole) else self._passed(left)

    def _passed(self, count: int) -> list[Given]:
        """The last answers, which were the only possible ones."""
        return list(self._way[-1].since[-count:]) if count else []
