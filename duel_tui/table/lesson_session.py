"""A lesson at the table: the duel of a walk as a session that the screen and line mode already know how to show."""

from __future__ import annotations

from duel_tui.engine import Answer
from duel_tui.engine.steps import PASS
from duel_tui.lessons.progress import Progress
from duel_tui.lessons.walk import Walkthrough
from duel_tui.table.choices import Choices
from duel_tui.table.session import Session
from duel_tui.table.story import Story


class LessonSession(Session):
    """One learner at the keyboard. Answers go to the lesson, which decides what is played of them.

    `progress` is told where the learner is; `sync` is called after everything that moves the lesson. `happened` is what
    the log tells since the lesson last waited.
    """

    def __init__(self, walk: Walkthrough, progress: Progress | None = None) -> None:
        super().__init__(walk.duel, walk.names, sitting=walk.seat)
        self.walk = walk
        self.progress = progress
        self.happened: list[str] = []
        self._told = 0
        self._stop = 0
        self.sync()

    def sync(self) -> None:
        """Take over what the lesson has done, and keep how far it is."""
        walk = self.walk
        other = self.duel is not walk.duel
        if other:
            self.duel = walk.duel
            self._stories = (Story(0, self.phases), Story(1, self.phases))
        self.sitting = walk.seat
        self._view = self._choices = None
        if walk.stop != self._stop or other:
            sentences = self.story().sentences
            self.happened = [] if other or not self._stop else sentences[self._told :]
            self._told, self._stop = len(sentences), walk.stop
        if self.progress is None or walk.stage == "broken":
            return
        if walk.stage == "done":
            self.progress.finish(walk.lesson.id)
        else:
            self.progress.reach(walk.lesson.id, walk.stop)

    @property
    def curtain(self) -> bool:
        """A learner sits alone."""
        return False

    @property
    def asked(self) -> int | None:
        """The learner, while a move is asked of him; else nobody."""
        return super().asked if self.walk.stage == "try" else None

    def progress_notice(self) -> str:
        """What is wrong with the file of what was done; said once."""
        if self.progress is None:
            return ""
        notice, self.progress.notice = self.progress.notice, ""
        return notice

    def choices(self) -> Choices | None:
        """What may be answered, while a move is asked."""
        decision = self.duel.decision
        if self.walk.stage != "try" or decision is None or decision.player != self.walk.seat:
            return None
        return super().choices()

    def play(self, answer: Answer) -> None:
        """Give an answer to the lesson."""
        self.walk.answer(answer)
        self.sync()

    def pass_on(self) -> None:
        """Pass, once: the lesson says what comes after it."""
        self.play(PASS)

    def play_text(self, text: str) -> None:
        """Type a command. What is refused is a reply of the lesson."""
        self.walk.typed(text)
        self.sync()
