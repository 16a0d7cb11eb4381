"""The lessons of the program: each plays, answers wrong moves and fits; together they teach every rule."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.lessons.checks import problems
from duel_tui.lessons.courses import Lesson, lessons_of
from duel_tui.script.rulebook import STATE_NOTHING, all_rules

UNFINISHED: frozenset[str] = frozenset()
"""Courses that do not teach every rule yet: the test says which ones are missing. To be emptied."""

PAGES = {"yugioh": ("YA-", "YH-", "YD-"), "duel-masters": ("DM-",)}
LEAST = {"yugioh": 30, "duel-masters": 18}
LESSONS = [lesson for course in PAGES for lesson in lessons_of(course)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_good(lesson: Lesson) -> None:
    assert problems(lesson) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_says_which_game_it_is_about(lesson: Lesson) -> None:
    assert lesson.game == lesson.course


def test_ids_and_titles_are_unique() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
    assert len({(lesson.course, lesson.title) for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_is_taught(game: str) -> None:
    taught = {rule for lesson in lessons_of(game) for rule in lesson.teaches}
    wanted = [rule for rule in all_rules() if rule.startswith(PAGES[game]) and rule not in STATE_NOTHING]
    missing = [rule for rule in wanted if rule not in taught]
    lacking = LEAST[game] - len(lessons_of(game))
    if game in UNFINISHED:
        if missing or lacking > 0:
            pytest.skip(f"{max(lacking, 0)} lessons to write; not taught yet: {' '.join(missing)}")
        pytest.fail(f"{game} is complete: take it out of UNFINISHED")
    assert missing == []
    assert lacking <= 0


def test_the_list_as_json_names_every_lesson() -> None:
    done = CliRunner().invoke(cli, ["learn", "--list", "--json"])
    assert done.exit_code == 0
    listed = {entry["id"]: entry for entry in json.loads(done.output)}
    for lesson in LESSONS:
        entry = listed[lesson.id]
        assert (entry["game"], entry["title"]) == (lesson.game, lesson.title)
        assert entry["teaches"] == list(lesson.teaches)
