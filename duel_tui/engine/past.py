"""What a duel remembers of its way: its stable points, and what was found in the windows since the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from duel_tui.engine.state import State
from duel_tui.engine.steps import Answer

if TYPE_CHECKING:
    from duel_tui.engine.game import Fixed


class Stable(NamedTuple):
    """A stable point of the past: the one before, its state, the events and answers until then, the answers since."""

    before: Stable | None
    state: State
    mark: int
    given: int
    since: list[Answer | Fixed]


class Replies:
    """Which of the windows since the last stable point had an answer, by their numbers from 1.

    To look for answers is most of the work of a window. A clone goes through the same windows again with the same
    answers given, and only has to know whether there was anything to ask.
    """

    __slots__ = ("answered", "at", "known")

    def __init__(self, known: list[int] | None = None) -> None:
        self.at = 0
        self.answered: list[int] = []
        self.known = known

    def restart(self) -> None:
        """A new stable point."""
        self.at = 0
        self.answered = []

    def next(self) -> bool | None:
        """A window is looked at: whether it had an answer, or None when that has to be found out."""
        self.at += 1
        return None if self.known is None else self.at in self.known

    def note(self) -> None:
        """The window has an answer."""
        self.answered.append(self.at)
