"""The log: events as sentences, as one seat may know them, and which of them are new to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from duel_tui.engine import Duel
from duel_tui.engine.events import Event
from duel_tui.script.happened import text


@dataclass
class Story:
    """The sentences of one seat. `read_to` is how many of them this seat had seen when it last answered."""

    seat: int
    sentences: list[str] = field(default_factory=list)
    mark: int = 0
    read_to: int = 0
    notice: str = ""

    @property
    def fresh(self) -> int:
        """How many of the newest sentences this seat has not seen before."""
        return len(self.sentences) - self.read_to

    def read(self, duel: Duel, names: tuple[str, str]) -> None:
        """Take in what has happened since the last time."""
        end = duel.mark()
        if end == self.mark:
            return
        if end < self.mark:
            self.sentences.clear()
            self.mark = self.read_to = 0
        self.notice = ""
        for event in duel.events(self.mark, self.seat):
            sentence = _say(event, names)
            if type(event).__name__ == "WindowPassed":
                self.notice = sentence
            elif sentence:
                self.sentences.append(sentence)
        self.mark = end

    def mark_read(self) -> None:
        """The seat has answered: what it was shown is no longer new."""
        self.read_to = len(self.sentences)


def _say(event: Event, names: tuple[str, str]) -> str:
    return text(event)
