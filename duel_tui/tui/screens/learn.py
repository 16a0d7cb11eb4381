"""The courses and their lessons, with what was done of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.lessons.courses import COURSES, Lesson, lessons_of
from duel_tui.lessons.progress import Progress
from duel_tui.lessons.walk import Walkthrough
from duel_tui.script.errors import ScriptError
from duel_tui.table.lesson_session import LessonSession
from duel_tui.table.lines import Line, clean, fit, pad, spread, wrap
from duel_tui.text.en import lessons as words
from duel_tui.tui.keys import moved
from duel_tui.tui.page import Page

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp
    from duel_tui.tui.screens.lesson import LessonScreen

STATE = 18
"""Cells for how far a lesson is."""


def begin(lesson: Lesson, progress: Progress | None) -> tuple[LessonScreen | None, str]:
    """The screen of a lesson, at the place where it was left; or what is wrong with its file."""
    from duel_tui.tui.screens.lesson import LessonScreen

    try:
        walk = Walkthrough(lesson)
    except ScriptError as error:
        return None, clean(str(error))
    place = progress.place(lesson.id) if progress is not None else 0
    if 1 < place <= walk.stops:
        walk.skip_to(place)
    page = LessonScreen(LessonSession(walk, progress))
    if 1 < place <= walk.stops:
        page.desk.notice = words.taken_up(place, walk.stops, "r")
    return page, ""


def show(program: DuelApp, lesson: Lesson | None) -> str:
    """Show the list, and a lesson over it. Returns what is wrong, or nothing."""
    page = Learn(lesson)
    if lesson is not None:
        shown, wrong = begin(lesson, page.progress)
        if shown is None:
            return wrong
        program.go(page)
        program.go(shown)
        return ""
    program.go(page)
    return ""


def run(lesson: Lesson | None, ascii_only: bool) -> int:
    """Learn in this terminal until the learner leaves. Returns the exit code."""
    from duel_tui.tui.app import run as run_program

    return run_program(ascii_only=ascii_only, then=lambda program: show(program, lesson))


class Learn(Page):
    """The courses as tabs, the lessons of one as a list."""

    def __init__(self, lesson: Lesson | None = None) -> None:
        super().__init__()
        self.progress = Progress()
        self.courses = [(course, lessons) for course in COURSES if (lessons := lessons_of(course))]
        self.course = 0
        self.at = 0
        self.wrong = self.progress.notice
        self._top = 0
        self._rows: dict[int, int] = {}
        for number, (_, lessons) in enumerate(self.courses):
            for at, other in enumerate(lessons):
                if lesson is not None and other.id == lesson.id:
                    self.course, self.at = number, at
        if lesson is None:
            self._go_to_next()

    @property
    def lessons(self) -> list[Lesson]:
        """The lessons in sight."""
        return self.courses[self.course][1] if self.courses else []

    def _go_to_next(self) -> None:
        """To the first lesson that is not done."""
        undone = (at for at, lesson in enumerate(self.lessons) if not self.progress.is_done(lesson.id))
        self.at = next(undone, 0)

    def paint(self, width: int, height: int) -> list[Line]:
        """Tabs, list, what the lesson under the cursor teaches."""
        left = max(2, (width - 90) // 2)
        cells = width - 2 * left
        margin = (" " * left, "")
        head: Line = (margin, (words.TITLE, "title"), ("   ", ""), *self._tabs())
        lines: list[Line] = [(), head, ()]
        about = self._about(cells)
        room = height - len(lines) - len(about) - 2
        self._top = min(max(self._top, self.at - room + 1), self.at)
        self._rows = {}
        if not self.lessons:
            lines.append((margin, (words.NO_LESSONS, "dim")))
        end = min(len(self.lessons), self._top + room)
        if end - self._top < len(self.lessons):
            seen = words.in_sight(self._top + 1, end, len(self.lessons))
            lines[1] = spread(head, ((seen, "dim"),), width - left)
        for at in range(self._top, end):
            self._rows[len(lines)] = at
            lines.append((margin, *fit(self._entry(at, cells), cells)))
        lines += [()] * (height - 1 - len(about) - len(lines))
        lines += [(margin, *line) for line in about]
        lines.append(fit(((f" {words.LIST_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _tabs(self) -> Line:
        spans: list[tuple[str, str]] = []
        for number, (course, lessons) in enumerate(self.courses):
            name = words.course_tab(
                words.COURSE_NAMES[course], self.progress.count(lesson.id for lesson in lessons), len(lessons)
            )
            here = number == self.course
            spans += [(f"[{name}]" if here else f" {name} ", "asked" if here else "dim"), (" ", "")]
        return tuple(spans)

    def _entry(self, at: int, cells: int) -> Line:
        lesson = self.lessons[at]
        tone = " here" if at == self.at else ""
        lead = self.glyphs.pointer if at == self.at else " "
        done, place = self.progress.is_done(lesson.id), self.progress.place(lesson.id)
        sign = self.glyphs.done if done else self.glyphs.dot if place else " "
        state = words.place_in(place) if place else words.DONE if done else ""
        return (
            (f" {lead} ", f"cursor{tone}"),
            (f"{sign} ", f"own{tone}"),
            (f"{at + 1:>2}  ", f"dim{tone}"),
            (pad(clean(lesson.title), cells - 9 - STATE, more=self.glyphs.more), f"strong{tone}"),
            (pad(state, STATE, ">"), f"dim{tone}"),
        )

    def _about(self, cells: int) -> list[Line]:
        """What is wrong, or what the lesson under the cursor teaches: always two lines."""
        lesson = self.lessons[self.at] if self.lessons else None
        wrong = self.wrong or (lesson.wrong if lesson is not None else "")
        text = wrong or words.taught(list(lesson.teaches) if lesson is not None else [])
        parts = wrap(clean(text), cells, 2, self.glyphs.more) if text else ()
        lines: list[Line] = [((part, "warn" if wrong else "dim"),) for part in parts]
        return [*lines, *[()] * (2 - len(lines))]

    def press(self, key: str) -> None:
        """Choose and take."""
        there = moved(key, self.at, max(len(self.lessons) - 1, 0), letters=True)
        if there is not None:
            self.at = there
            self.wrong = ""
        elif key in ("left", "right", "tab", "shift+tab") and self.courses:
            self.course = (self.course + (1 if key in ("right", "tab") else -1)) % len(self.courses)
            self._top = 0
            self._go_to_next()
        elif key in ("enter", "space") and self.lessons:
            self.take_lesson()
        elif key in ("escape", "q"):
            self.program.back()

    def click(self, x: int, y: int) -> None:
        """A click chooses; a second one takes the lesson."""
        if y in self._rows:
            again = self.at == self._rows[y]
            self.at = self._rows[y]
            if again:
                self.take_lesson()

    def take_lesson(self) -> None:
        """Begin the lesson under the cursor, or go on with it."""
        lesson = self.lessons[self.at]
        if lesson.wrong:
            return
        page, self.wrong = begin(lesson, self.progress)
        if page is not None:
            self.program.go(page)

    def on_screen_resume(self) -> None:
        """Back from a lesson: to the next one, where it was finished."""
        if self.lessons and self.progress.is_done(self.lessons[self.at].id):
            self._go_to_next()
        super().on_screen_resume()
