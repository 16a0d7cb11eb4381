"""Moments that were not played again but are shown as the file recorded them."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.view import View
from duel_tui.replay.games import GAMES, UNSAID, Score
from duel_tui.replay.laid_out import view_of
from duel_tui.replay.moments import ATTACK, CHAIN, SCORE, TURN, Names, Step
from duel_tui.script.recorded import Moment, number
from duel_tui.script.words import SEATS
from duel_tui.text.en.recorded_events import covered, happened


@dataclass(slots=True)
class Recorded:
    """A recorded moment, as `Moment` of a replay says. `remark` is a sentence before what happened."""

    moment: Moment
    game: str
    score: Score = (0, 0)
    marks: frozenset[str] = frozenset()
    remark: str = ""

    @property
    def line(self) -> int:
        """The line of the file."""
        return self.moment.line

    @property
    def seat(self) -> int | None:
        """Who answered."""
        return self.moment.seat

    @property
    def command(self) -> str:
        """The answer."""
        return self.moment.command

    @property
    def turn(self) -> int:
        """The turn, as last recorded."""
        return max(1, number((self.moment.position or {}).get("turn")))

    @property
    def player(self) -> int:
        """Whose turn it is."""
        player = (self.moment.position or {}).get("player")
        return SEATS.index(player) if player in SEATS else 0

    @property
    def phase(self) -> str:
        """The phase."""
        return self.view(0).phase

    @property
    def asked(self) -> tuple[int, str] | None:
        """A file does not say who is asked next."""
        return None

    def view(self, seat: int, opened: bool = False) -> View:
        """The table as it was recorded."""
        return view_of(self.moment.position, self.game, seat, opened, self.moment.outcome)

    def told(self, seat: int | None, names: Names) -> list[str]:
        """What the file says that happened; for one seat only what everybody saw."""
        remark = [self.remark] if self.remark else []
        return remark + [text for text in self._said(seat, names) if text]

    def _said(self, seat: int | None, names: Names) -> list[str]:
        """A sentence for each event, empty where nothing is to be said."""
        events = [event for event in self.moment.events if not event.startswith(tuple(UNSAID))]
        return [happened(event, seat, names, self.game) for event in events]

    def told_openly(self, names: Names) -> list[str]:
        """What the file says that happened, as somebody heard it who knows no hidden card of either player."""
        both = zip(self._said(0, names), self._said(1, names), strict=True)
        said = [mine if mine == other else covered(mine, other) for mine, other in both]
        return ([self.remark] if self.remark else []) + [text for text in said if text]

    def steps(self, seat: int, opened: bool, names: Names) -> list[Step]:
        """The same, each with the table as it was when all had happened."""
        view = self.view(seat, opened)
        return [Step(text, view) for text in self.told(None if opened else seat, names)]


def recorded(moments: list[Moment], game: str) -> list[Recorded]:
    """Recorded moments as those of a replay."""
    found: list[Recorded] = []
    facts = GAMES[game]
    for moment in moments:
        one = Recorded(moment, game)
        one.score = facts.score_in(one.view(0))
        before = found[-1] if found else None
        words = {event.split(" ")[0] for event in moment.events} | set(moment.events)
        marks = {
            ATTACK: bool(words & facts.attack),
            CHAIN: bool(words & facts.chain),
            SCORE: before is not None and before.score != one.score,
            TURN: before is None or before.turn != one.turn,
        }
        one.marks = frozenset(name for name, there in marks.items() if there)
        found.append(one)
    return found
