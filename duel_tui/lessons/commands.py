"""`duel-tui learn --list`, and which lesson the command line means."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from duel_tui.lessons.courses import COURSES, Lesson, all_lessons, find, from_file, teaching
from duel_tui.lessons.progress import Progress
from duel_tui.script.rulebook import meant
from duel_tui.script.running import scripts_in
from duel_tui.text.en import lesson_checks as words_of_checks
from duel_tui.text.en import lessons as words
from duel_tui.text.plain import plain

Print = Callable[[str], None]


class NoSuchLesson(ValueError):
    """The command line names no lesson; the text is what to say."""


def show_list(as_json: bool, output: Print) -> int:
    """List every lesson, course by course, with what was done. Returns the exit code."""
    lessons = all_lessons()
    if as_json:
        keys = [
            {
                "id": lesson.id,
                "game": lesson.game,
                "title": lesson.title,
                "teaches": list(lesson.teaches),
                **({"error": lesson.wrong} if lesson.wrong else {}),
            }
            for lesson in lessons
        ]
        output(json.dumps(keys, ensure_ascii=False, indent=1))
        return 0
    progress = Progress()
    for course in COURSES:
        inside = [lesson for lesson in lessons if lesson.course == course]
        if not inside:
            continue
        done = progress.count(lesson.id for lesson in inside)
        output(words.course_head(words.COURSE_NAMES[course], done, len(inside)))
        for number, lesson in enumerate(inside, 1):
            mark = words.mark(progress.is_done(lesson.id), progress.place(lesson.id))
            output(words.list_line(mark, number, lesson.title, lesson.id))
            if lesson.wrong:
                output(f"      {lesson.wrong}")
        output("")
    output(words.LIST_HOW)
    if progress.notice:
        output(progress.notice)
    return 0


def check(path: str, output: Print) -> int:
    """Say what is wrong with a lesson file, or those of a folder. Returns the exit code: 0 all good, 1 not."""
    from duel_tui.lessons.checks import problems

    where = Path(path).expanduser()
    files = scripts_in(where) if where.is_dir() else [where]
    code = 0
    for file in files:
        found = problems(from_file(file))
        for problem in found or [words_of_checks.good(str(file))]:
            output(plain(problem))
        code = code or int(bool(found))
    return code


def wanted(text: str) -> Lesson:
    """The lesson that somebody names: its id, its number in a course, a file, or a rule that it teaches.

    Raises NoSuchLesson.
    """
    found = find(text)
    if not found:
        rules = meant(text)
        taught = {lesson.id: lesson for rule in rules for lesson in teaching(rule)}
        if rules and not taught:
            raise NoSuchLesson(words.none_teaches(rules[0]))
        found = list(taught.values())
    if not found:
        raise NoSuchLesson(words.no_such_lesson(text))
    if len(found) > 1:
        raise NoSuchLesson(words.several(text, [lesson.id for lesson in found]))
    if found[0].wrong:
        raise NoSuchLesson(found[0].wrong)
    return found[0]
