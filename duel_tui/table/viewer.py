"""Looking at a replay: which moment is shown, whose eyes it is seen with, how one moves. No keys, no drawing."""

from __future__ import annotations

from dataclasses import dataclass, field

from duel_tui.engine.view import View
from duel_tui.replay import notes
from duel_tui.replay.moments import TURN, Moment, Step
from duel_tui.replay.replay import Replay
from duel_tui.script.appending import LineFile
from duel_tui.table.lines import clean
from duel_tui.table.scene import SEATS
from duel_tui.text.en import replay as words

OPENLY = frozenset(
    {"pass", "battle", "main2", "end", "yes", "no", "attack", "concede", "accept", "option", "block"}
)
"""Verbs whose commands name nothing that the other player may not know."""
SHOWN = frozenset({"summon", "special", "flip", "switch", "activate", "cast", "tap", "charge"})
"""Verbs whose commands name a card that is then seen, if what happened says so."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""Moments a second."""


@dataclass
class Viewer:
    """A replay being looked at from moment `at`.

    `seat` is at the bottom; with `opened` both hands are. `step` counts the things that have happened within the
    moment, from 0; None: all of them. `speed` is a place in SPEEDS.
    """

    replay: Replay
    at: int = 0
    seat: int = 0
    opened: bool = False
    step: int | None = None
    speed: int = 1
    file: LineFile | None = None
    """The file, where this program has it open already."""
    home: Replay | None = None
    """The duel itself, while a way that was taken back is looked at."""
    _told: dict[tuple[int, int | None], list[str]] = field(default_factory=dict)
    _steps: tuple[tuple[int, int, bool], list[Step]] | None = None
    _view: tuple[tuple[int, int, bool], View] | None = None

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, safe to show."""
        one, two = self.replay.names
        return clean(one), clean(two)

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self.replay.moments[self.at]

    @property
    def eyes(self) -> int | None:
        """Whose knowledge is shown; None: everybody's."""
        return None if self.opened else self.seat

    def see(self, seat: int, opened: bool = False) -> None:
        """Look with the eyes of a seat, or with all cards open."""
        self.seat, self.opened, self.step = seat, opened, None

    # -- what is shown

    def view(self) -> View:
        """The table."""
        if self.step is not None:
            steps = self.steps()
            if self.step < len(steps):
                return steps[self.step].view
        key = (self.at, self.seat, self.opened)
        if self._view is None or self._view[0] != key:
            self._view = key, self.moment.view(self.seat, self.opened)
        return self._view[1]

    def steps(self) -> list[Step]:
        """What happened within the moment, one thing after the other."""
        key = (self.at, self.seat, self.opened)
        if self._steps is None or self._steps[0] != key:
            self._steps = key, self.moment.steps(self.seat, self.opened, self.names)
        return self._steps[1]

    def told(self, at: int) -> list[str]:
        """What a moment's answer caused."""
        key = (at, self.eyes)
        if key not in self._told:
            self._told[key] = self.replay.moments[at].told(self.eyes, self.names)
        return self._told[key]

    def now(self) -> list[str]:
        """What has happened within the moment so far."""
        if self.step is None:
            return self.told(self.at)
        return [step.text for step in self.steps()[: self.step + 1]]

    def log(self, most: int = 0) -> list[str]:
        """What has happened until now, the newest last; with `most`, at least so many sentences of it."""
        parts = [self.now()]
        count, at = len(parts[0]), self.at
        while at > 0 and not (most and count >= most):
            at -= 1
            parts.append(self.told(at))
            count += len(parts[-1])
        return [sentence for part in reversed(parts) for sentence in part]

    def said(self) -> str:
        """What led to this moment: the answer, or what of it may be known."""
        moment = self.moment
        if not moment.command or moment.seat is None:
            return words.BEGINNING if self.at == 0 else words.went_on()
        name = self.names[moment.seat]
        if self._may_read(moment):
            return words.did(name, SEATS[moment.seat], clean(moment.command))
        told = self.told(self.at)
        return told[0] if told else words.answers(name)

    def _may_read(self, moment: Moment) -> bool:
        """Whether a command names nothing that may not be known."""
        if self.reads(moment):
            return True
        verb, _, rest = moment.command.partition(" ")
        name = rest.partition("@")[0].partition(" (")[0].strip().strip('"')
        return verb in SHOWN and bool(name) and any(name in sentence for sentence in self.told(self.at))

    def reads(self, moment: Moment) -> bool:
        """Whether these eyes may read a command whatever came of it."""
        return self.opened or moment.seat == self.seat or moment.command.partition(" ")[0] in OPENLY

    def asked(self) -> int | None:
        """Who is asked next, where that may be known: a window betrays that there is an answer."""
        if self.moment.asked is None:
            return None
        seat, kind = self.moment.asked
        return seat if self.opened or seat == self.seat or kind == "act" else None

    def quiet(self, at: int) -> bool:
        """Whether a moment shows nothing to these eyes: the other player passed where nobody saw that he could not."""
        moment = self.replay.moments[at]
        return (
            not self.opened
            and moment.seat == 1 - self.seat
            and moment.command == "pass"
            and moment.asked is not None
            and not self.told(at)
        )

    # -- moving

    def go(self, at: int) -> None:
        """Show a moment, the nearest there is."""
        self.at = min(max(0, at), self.replay.last)
        self.step = None

    def forward(self, by: int = 1) -> bool:
        """Go on by so many decisions that show something, or back if `by` is negative. False: there is none."""
        before, way = self.at, 1 if by > 0 else -1
        for _ in range(abs(by)):
            at = self.at + way
            while 0 < at < self.replay.last and self.quiet(at):
                at += way
            self.go(at)
        return self.at != before

    def event(self, back: bool = False) -> bool:
        """Go on, or back, by one thing that happened. False: there is none."""
        total = len(self.steps())
        shown = total if self.step is None else self.step + 1
        if back and shown > 1:
            self.step = shown - 2
            return True
        if back:
            return self.forward(-1)
        if shown < total:
            self._happened(shown)
            return True
        if not self.forward():
            return False
        self._happened(0)
        return True

    def _happened(self, step: int) -> None:
        """Show the moment up to one of its steps; the last one is the moment itself."""
        self.step = step if step + 1 < len(self.steps()) else None

    def turn(self, back: bool = False) -> bool:
        """Go to the beginning of the next turn; back to that of this one, then of the one before."""
        return self.jump(TURN, back)

    def jump(self, mark: str, back: bool = False) -> bool:
        """Go to the next moment at which something happened, or the last one before. False: there is none."""
        found = self.replay.next(self.at, mark, back)
        if found is not None:
            self.go(found)
        return found is not None

    def find(self, text: str) -> None:
        """Go where a text says. Raises NoPlace."""
        self.go(self.replay.find(text))

    def at_end(self) -> bool:
        """Whether nothing comes any more."""
        return self.at == self.replay.last

    def faster(self, by: int) -> None:
        """Change the speed."""
        self.speed = min(max(0, self.speed + by), len(SPEEDS) - 1)

    # -- notes, other ways

    def write_note(self, text: str) -> None:
        """Keep a note at this moment, or take it away with an empty text. Raises NoNote, SaveError."""
        replay = self.replay
        line = self.moment.line
        notes.write(replay.path, line, text, self.file)
        replay.notes[:] = [note for note in replay.notes if note.inline or note.line != line]
        if text.split():
            replay.notes.append(notes.Remark(line, " ".join(text.split())[: notes.LONGEST]))

    def look_aside(self, number: int) -> None:
        """Look at a way that was taken back, from where it left the duel."""
        home = self.home or self.replay
        way = home.taken[number]
        self._show(home.taken_back(way), way.shared - 1)
        self.home = home

    def look_home(self) -> None:
        """Back to the duel itself."""
        if self.home is not None:
            aside = self.replay.aside or 1
            self._show(self.home, aside - 1)
            self.home = None

    def _show(self, replay: Replay, at: int) -> None:
        self.replay = replay
        self._told.clear()
        self._steps = self._view = None
        self.go(at)
