"""Lessons in line mode, through a pipe."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.lesson_tools import TEXT
from tests.plain_tools import COMMAND, environment


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "trial.duel"
    path.write_text(TEXT, "utf-8")
    return path


def learn(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, "learn", *arguments], input=typed, capture_output=True, text=True, encoding="utf-8",
        env=environment(folder), check=False, timeout=60,
    )  # fmt: skip


def kept(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "lessons.json").read_text())
    return found


def test_a_lesson_is_taken_to_its_end(tmp_path: Path, file: Path) -> None:
    typed = """\
battle
hint
set uraby
card Kuriboh
why Summoned Skull
g
help
concede
summon battle ox
activate Book of Moon
choose Kuriboh
choose Celtic Guardian
1
no
quit
"""
    done = learn(tmp_path, typed, str(file))
    assert (done.returncode, done.stderr) == (0, "")
    shown = done.stdout
    for said in (
        "=== A trial ===",
        "Look at your field.",
        "Look at your Monster Zones and Kaiba's Life Points.",
        "Look at your hand, card 2 (Battle Ox).",
        "First a monster.",
        "Hint 1 of 3: Look below.",
        "It would have gone like this: Yugi Sets Uraby.",
        "Kuriboh. Level 1 DARK Fiend",
        "A lesson is not given up",
        "Where a lesson speaks of keys",
        "in the Deck",
        "Not your own one.",
        "One in a turn.",
        "YA-13:",
        "That was all.",
        "Done: A trial.",
    ):
        assert said in shown, said
    assert "**" not in shown, "the marks of Markdown are not printed"
    assert kept(tmp_path) == {"done": [str(file)], "at": {}}


def test_the_place_is_kept_and_taken_up(tmp_path: Path, file: Path) -> None:
    done = learn(tmp_path, "summon battle ox\n", str(file))
    assert done.returncode == 0, "the end of the input leaves like any other way"
    assert kept(tmp_path)["at"] == {str(file): 3}
    shown = learn(tmp_path, "back\nagain\nquit\n", str(file)).stdout
    assert "step 3 of 5" in shown
    assert shown.count("Bring Battle Ox to the field.") == 2, "one step back, and from the beginning"


def test_a_lesson_is_shown_by_itself(tmp_path: Path, file: Path) -> None:
    shown = learn(tmp_path, "show\nback\nshow\nshow\nyes\nno\n", str(file)).stdout
    assert "The move was: summon Battle Ox." in shown
    assert "The move was: activate Book of Moon -> Celtic Guardian." in shown
    assert "Done: A trial." in shown


def test_without_a_name_one_is_chosen(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "trial.duel").write_text(TEXT, "utf-8")
    done = learn(tmp_path, "Your own\n1\nquit\n")
    assert done.returncode == 0
    assert "=== A trial ===" in done.stdout
    assert "Your place is kept" in done.stdout


def test_a_lesson_that_does_not_play_is_said(tmp_path: Path, file: Path) -> None:
    file.write_text(TEXT.replace("[Kuriboh, Battle Ox]", "[Kuriboh]"))
    done = learn(tmp_path, "summon battle ox\n", str(file))
    assert done.returncode == 1
    assert "This lesson is broken at" in done.stdout
    file.write_text(TEXT.replace("Book of Moon]", "No Such Card]"))
    done = learn(tmp_path, "", str(file))
    assert done.returncode == 1
    assert "No Such Card" in done.stdout
    assert "Traceback" not in done.stderr
