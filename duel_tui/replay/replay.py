"""A duel to be looked at: its moments, and the ways to find one of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from duel_tui.engine.view import Outcome
from duel_tui.replay.errors import NoPlace
from duel_tui.replay.games import GAMES, GameFacts, Score
from duel_tui.replay.moments import NOTE, TURN, Moment
from duel_tui.replay.notes import Remark
from duel_tui.replay.watching import Taken
from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import Document
from duel_tui.text.en import replay as say

_LINE, _DECISION, _TURN = ("l", "line"), ("d", "decision"), ("t", "turn")


@dataclass
class Replay:
    """A loaded duel. `number` says which of a match it is, `of` how many duels the file holds.

    `notes` are those of the whole file, `taken` the ways that were taken back, `notices` sentences for the user;
    `broken` is why the file cannot be played further than the last moment. `aside`: these are the moments of a way
    that was taken back, which leaves the duel behind that many of them.
    """

    document: Document
    moments: Sequence[Moment]
    number: int = 1
    of: int = 1
    notes: list[Remark] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    broken: ScriptError | None = None
    aside: int | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return Path(self.document.file)

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, as the file has them."""
        return self.document.script.player("A"), self.document.script.player("B")

    @property
    def game(self) -> str:
        """Which game is played."""
        return self.document.script.game

    @property
    def facts(self) -> GameFacts:
        """What a replay must know of the game."""
        return GAMES[self.game]

    @property
    def origin(self) -> tuple[Path, int | None] | None:
        """The file that this duel left, and at which line; None for one that is no branch."""
        origin = self.document.script.origin
        return None if origin is None else (self.path.parent / Path(origin.file).expanduser(), origin.line)

    @property
    def last(self) -> int:
        """The number of the last moment; the beginning is 0."""
        return len(self.moments) - 1

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended, as far as it could be played."""
        return self.moments[-1].view(0).outcome

    def scores(self) -> list[Score]:
        """What is counted, at each moment."""
        return [moment.score for moment in self.moments]

    def turns(self) -> list[int]:
        """The moments with which a turn begins."""
        return [at for at, moment in enumerate(self.moments) if TURN in moment.marks]

    # -- finding a moment

    def at_line(self, line: int) -> int:
        """The last moment that a line of the file, or one before it, led to."""
        return max(0, bisect_right([moment.line for moment in self.moments], line) - 1)

    def at_turn(self, turn: int) -> int:
        """The first moment of a turn. Raises NoPlace."""
        for at, moment in enumerate(self.moments):
            if moment.turn >= turn:
                return at
        raise NoPlace(say.no_such_turn(turn, self.moments[-1].turn))

    def find(self, text: str) -> int:
        """The moment that a text names: `57` or `line 57`, `d40` or `decision 40`, `t5` or `turn 5`. Raises NoPlace."""
        word, number = _parts(text)
        if word in _LINE:
            return self.at_line(number)
        if word in _TURN:
            return self.at_turn(number)
        if number > self.last:
            raise NoPlace(say.no_such_decision(number, self.last))
        return number

    def next(self, at: int, mark: str, back: bool = False) -> int | None:
        """The next moment, or the last one before, with a mark; None if there is none."""
        found = range(at - 1, -1, -1) if back else range(at + 1, len(self.moments))
        return next((one for one in found if self.marked(one, mark)), None)

    def marked(self, at: int, mark: str) -> bool:
        """Whether a moment has a mark: what happened, or a note."""
        return bool(self.notes_at(at)) if mark == NOTE else mark in self.moments[at].marks

    # -- notes

    def lines_of(self, at: int) -> range:
        """The lines of the file that belong to a moment: from its own to the next one's."""
        line = self.moments[at].line if at else self.document.line()
        if at == self.last:
            return range(line, self._end() if self.aside is None else line + 1)
        return range(line, self.moments[at + 1].line)

    def _end(self) -> int:
        """Behind the last line of this duel."""
        play = self.document.script.play
        return (self.document.line("play", len(play) - 1) if play else self.document.line("play")) + 1

    def notes_at(self, at: int) -> list[str]:
        """The texts that stand at a moment."""
        lines = self.lines_of(at)
        return [note.text for note in self.notes if note.line in lines]

    def noted(self) -> set[int]:
        """The moments that have notes."""
        inside = range(self.document.line(), self._end())
        return {self.at_line(note.line) for note in self.notes if note.line in inside}

    def note_at(self, at: int) -> str:
        """The note that can be changed at a moment; empty if there is none."""
        line = self.moments[at].line
        return next((note.text for note in self.notes if note.line == line and not note.inline), "")

    # -- other ways

    def taken_back(self, way: Taken) -> Replay:
        """The way that was taken back, as a replay."""
        return replace(self, moments=list(way.moments), taken=[], aside=way.shared, broken=None, notices=[])


def _parts(text: str) -> tuple[str, int]:
    """The word and the number of a place; a number alone is a line."""
    folded = "".join(text.lower().split())
    letters = folded.rstrip("0123456789")
    digits = folded[len(letters) :]
    word = letters.rstrip(":=") or "l"
    if not digits or len(digits) > 9 or word not in (*_LINE, *_DECISION, *_TURN):
        raise NoPlace(say.no_such_place(text))
    return word, int(digits)
