"""A puzzle at the table: the duel screen with one solver, the replies of the search, hints, another try."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.lessons.progress import Progress
from duel_tui.puzzles.files import Puzzle
from duel_tui.puzzles.solving import MISSED, Solving
from duel_tui.table.lines import Line, clean, pad
from duel_tui.table.puzzle_session import PuzzleSession
from duel_tui.text.en import puzzles as words
from duel_tui.text.en import tui as tui_words
from duel_tui.tui.dialogs.choice import Choice, Option
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.screens import duel_dialogs as dialogs
from duel_tui.tui.screens.duel import DuelScreen

PASS = "pass"


class PuzzleScreen(DuelScreen):
    """A puzzle being solved. `after` gives the next one, if there is one."""

    def __init__(self, session: PuzzleSession, kept: Progress, after: Callable[[], Puzzle | None]) -> None:
        super().__init__(session)
        self.puzzle_session = session
        self.kept = kept
        self.after = after
        self._ended = False
        self._shown = -1

    @property
    def puzzle(self) -> Puzzle:
        """What is being solved."""
        return self.puzzle_session.solving.puzzle

    def on_mount(self) -> None:
        """The table, and over it what is asked for."""
        super().on_mount()
        self.open(self._asked_for())

    def _asked_for(self) -> Scroll:
        puzzle = self.puzzle
        return dialogs.sentences(
            clean(puzzle.title), [words.head_line(puzzle.goal.wins, puzzle.level), "", puzzle.text]
        )

    def _hints(self) -> str:
        if self.session.over:
            return words.OVER_KEYS
        choices = self.desk.choices
        if self.desk.menu_at >= 0 or (choices is not None and choices.picking):
            return super()._hints()
        return words.KEYS

    # -- playing

    def turn_over(self) -> None:
        """After an answer and the opponent's replies to it."""
        session = self.puzzle_session
        if session.over:
            self.desk.settle()
        else:
            self._ended = False
            self._ready()
        story = session.story()
        told = [text for text in session.replies if text != PASS]
        if told and session.duel.answers != self._shown:
            self._shown = session.duel.answers
            happened = story.sentences[len(story.sentences) - story.fresh :]
            self.open(dialogs.sentences(words.REPLY_TITLE, [words.replied(told), "", *happened]))
        if session.over and not self._ended:
            self._ended = True
            self._end()

    def _end(self) -> None:
        if self.puzzle_session.solving.result:
            self.kept.finish(self.puzzle.id)
        end = self.what_next()
        # The replies lie over the result: they are read first.
        self.over.insert(len(self.over) - 1 if self.over else 0, end)
        end.page = self
        self.redraw()

    def what_next(self) -> Choice:
        """How it ended, and what can be done."""
        session, solving = self.puzzle_session, self.puzzle_session.solving
        options: list[Option] = []
        if solving.result:
            if self.after() is not None:
                options.append(("n", words.NEXT, self._next))
        else:
            options.append(("t", words.BACK_ONE, self._back))
            if solving.slip is not None:
                options.append(("b", words.BACK_TO_SLIP, self._to_slip))
        options.append(("r", words.AGAIN, self._again))
        if self.puzzle.commentary() and solving.result:
            options.append(("a", words.AUTHOR, self._author))
        options += [("l", words.LOOK, lambda: None), ("q", words.LEAVE, self.leave)]
        title = words.SOLVED_TITLE if solving.result else words.MISSED_TITLE
        notice, self.kept.notice = self.kept.notice, ""
        return Choice(title, [*map(clean, session.result()), *([clean(notice)] if notice else [])], options)

    def _author(self) -> None:
        self.open(self.what_next())
        self.open(dialogs.sentences(words.AUTHOR_TITLE, self.puzzle.commentary()))

    def _next(self) -> None:
        puzzle = self.after()
        if puzzle is not None:
            self.program.replace(
                PuzzleScreen(PuzzleSession(Solving.begin(puzzle)), self.kept, following(puzzle))
            )

    # -- again

    def _back(self) -> None:
        if not self.puzzle_session.back():
            self.desk.notice = words.NOTHING_TO_TAKE_BACK
        self.turn_over()

    def _to_slip(self) -> None:
        slip = self.puzzle_session.solving.slip
        self.puzzle_session.back(None if slip is None else slip.before)
        self.turn_over()

    def _again(self) -> None:
        self.puzzle_session.again()
        self.turn_over()

    # -- keys

    def press(self, key: str) -> None:
        """A key at the table."""
        solving = self.puzzle_session.solving
        over = self.session.over
        if key == "t":
            self.desk.notice = ""
            self._back()
        elif key == "r":
            self._again()
        elif key == "v":
            self.open(self._asked_for())
        elif key == "h" and not over:
            hint = solving.hint()
            of = len(solving.puzzle.hints)
            text = words.NO_MORE_HINTS if hint is None else words.hint(solving.hinted, of, hint)
            self.open(dialogs.sentences(words.HINT_TITLE, [text]))
        elif key == "s" and not over:
            text = words.shown(solving.next_answer(), solving.value() == MISSED)
            self.open(dialogs.sentences(words.SHOW_TITLE, [text]))
        elif key == "o":
            self.open(dialogs.rules(self))
        elif key == "q":
            self.leave()
        elif key == "enter" and over:
            self.open(self.what_next())
        elif key in ("?", "f1"):
            self.open(Scroll(tui_words.HELP_TITLE, lambda cells: help_lines()))
        else:
            super().press(key)


def help_lines() -> list[Line]:
    """The keys of a puzzle, then those of the table."""
    own = {key for key, _ in words.HELP_LINES}
    rest = [(key, text) for key, text in tui_words.DUEL_HELP if key not in own]
    return [((pad(key, 16), "key"), (text, "")) for key, text in (*words.HELP_LINES, *rest)]


def following(puzzle: Puzzle) -> Callable[[], Puzzle | None]:
    """What finds the puzzle after this one in the list."""

    def found() -> Puzzle | None:
        from duel_tui.puzzles.commands import all_puzzles

        puzzles = all_puzzles()[0]
        at = next((at for at, other in enumerate(puzzles) if other.path == puzzle.path), len(puzzles))
        return puzzles[at + 1] if at + 1 < len(puzzles) else None

    return found
