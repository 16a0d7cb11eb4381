"""The log: events as sentences, as one seat may know them, and which of them are new to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from duel_tui.duel_masters import events as duel_masters
from duel_tui.engine import Duel
from duel_tui.engine.events import Event
from duel_tui.text.en.events import event_text, event_texts
from duel_tui.yugioh.events import PhaseBegan, Revealed, WindowPassed

PHASES = (PhaseBegan, duel_masters.PhaseBegan)
LOOKS = (Revealed, duel_masters.Revealed)


@dataclass
class Story:
    """The sentences of one seat.

    `read_to` is how many of them this seat had seen when it last answered, `notice` the last window that went by
    unasked, `looked` what this seat alone was shown since that was last taken away; of what
    happened before it was `begun` to be read neither is said. With `phases`, the log says which phase begins; the
    screen's bar shows it already.
    """

    seat: int
    phases: bool = False
    sentences: list[str] = field(default_factory=list)
    mark: int = 0
    read_to: int = 0
    notice: str = ""
    looked: list[str] = field(default_factory=list)
    remarks: list[tuple[int, str]] = field(default_factory=list)
    """Sentences about what is no event of the duel, still to be told: behind which event, what."""
    _reads: list[tuple[int, int]] = field(default_factory=list)
    """How many sentences there were when the story had been read up to which event."""
    begun: bool = False

    @property
    def fresh(self) -> int:
        """How many of the newest sentences this seat has not seen before."""
        return len(self.sentences) - self.read_to

    def read(self, duel: Duel, names: tuple[str, str]) -> None:
        """Take in what has happened since the last time."""
        end = duel.mark()
        taken_up, self.begun = not self.begun, True
        if end < self.mark:
            self.sentences.clear()
            self.mark = self.read_to = 0
        while self.remarks and self.remarks[0][0] <= end:
            at, remark = self.remarks.pop(0)
            self._read_to(duel, names, at, taken_up)
            self.sentences.append(remark)
            self._reads.append((at, len(self.sentences)))
        self._read_to(duel, names, end, taken_up)

    def _read_to(self, duel: Duel, names: tuple[str, str], end: int, taken_up: bool) -> None:
        if end == self.mark:
            return
        self.notice = ""
        told: list[Event] = []
        for event in duel.events(self.mark, self.seat)[: end - self.mark]:
            if isinstance(event, WindowPassed):
                self.notice = event_text(event, names) or ""
            elif self.phases or not isinstance(event, PHASES):
                told.append(event)
            if isinstance(event, LOOKS) and event.to == self.seat and not taken_up:
                self.looked.append(event_text(event, names) or "")
        if taken_up:
            self.notice = ""
        self.sentences.extend(event_texts(told, names))
        self.mark = end
        self._reads.append((end, len(self.sentences)))

    def rewind(self, duel: Duel, names: tuple[str, str], remark: str = "") -> None:
        """The duel went back: what did not happen is told no longer. The `remark` says so."""
        while self._reads and self._reads[-1][0] > duel.mark():
            self._reads.pop()
        if duel.mark() < self.mark:
            self.mark, kept = self._reads[-1] if self._reads else (0, 0)
            del self.sentences[kept:]
            # What is told once more of the way up to here is nothing new.
            self.begun = False
            self.read(duel, names)
            self.read_to = min(self.read_to, len(self.sentences))
        self.notice = ""
        self.looked.clear()
        self.remarks = [(min(at, duel.mark()), said) for at, said in self.remarks]
        if remark:
            self.remarks.append((duel.mark(), remark))
            self.read(duel, names)

    def mark_read(self) -> None:
        """The seat has answered: what it was shown is no longer new."""
        self.read_to = len(self.sentences)
