"""A puzzle at the table: one player solves it, and the search answers for the other one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duel_tui.engine import Answer, Decision
from duel_tui.puzzles.solving import Solving
from duel_tui.script.words import SEATS
from duel_tui.table.choices import Choices
from duel_tui.table.session import Session
from duel_tui.table.taking_back import FREE
from duel_tui.table.trail import Given
from duel_tui.text.en import puzzles as words


class PuzzleSession(Session):
    """The solver at the keyboard. `replies` are the opponent's commands since the solver's last answer."""

    def __init__(self, solving: Solving) -> None:
        script = solving.puzzle.document.script
        usual = words.PLAYERS if solving.solver == 0 else words.PLAYERS[::-1]
        names = {**dict(zip(SEATS, usual, strict=True)), **(script.players or {})}
        super().__init__(solving.duel, (names["A"], names["B"]), sitting=solving.solver, undo=FREE)
        self.solving = solving
        self.replies: list[str] = []
        self.go_on()

    @property
    def over(self) -> bool:
        """Whether the goal is reached or missed."""
        return self.duel.decision is None or self.solving.result is not None

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the puzzle is over, although a duel could go on."""
        return None if self.over else self.duel.decision

    @property
    def asked(self) -> int | None:
        """The solver, until the puzzle is over."""
        decision = self.decision
        return None if decision is None else decision.player

    @property
    def curtain(self) -> bool:
        """The solver sits alone."""
        return False

    def choices(self) -> Choices | None:
        """What may be answered, until the puzzle is over."""
        return None if self.over else super().choices()

    def _play(self, answer: Answer, chosen: bool = True) -> None:
        self.solving.before(answer)
        self.replies.clear()
        super()._play(answer, chosen)

    def go_on(self, but: int | None = None) -> None:
        """Pass what the solver does not want to be asked; the opponent replies until the solver is asked."""
        while True:
            if not self.over:
                super().go_on(but)
            reply = self.solving.reply()
            if reply is None:
                return
            self.replies.append(self.duel.text(reply))
            self._give(reply, chosen=False)

    def take_back(self, given: Given, remarks: Mapping[str, Any], said: str = "") -> None:
        """Take back an answer and all that followed, the opponent's replies too."""
        super().take_back(given, remarks, said)
        self.solving.taken_back()
        self.replies.clear()

    def last_own(self) -> Given | None:
        """The solver's last decision, which can be taken back."""
        own = (given for given in reversed(self.trail) if given.chosen and given.seat == self.solving.solver)
        return next(own, None)

    def back(self, to: int | None = None) -> bool:
        """Take back the solver's last decision (or go back to so many answers). False: there is none."""
        while (given := self.last_own()) is not None:
            self.take_back(given, {})
            if to is None or given.before <= to:
                return True
        return False

    def result(self) -> list[str]:
        """How it ended, as sentences; where the goal was given away, if that is known."""
        goal, solving = self.solving.puzzle.goal, self.solving
        if solving.result:
            return [words.solved(goal.wins)]
        told = [words.missed(goal.wins)]
        if solving.slip is not None:
            told.append(words.slipped(solving.slip.command))
        return told

    def again(self) -> None:
        """From the beginning."""
        while self.back():
            pass
