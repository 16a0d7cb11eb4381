"""Finding lessons, listing them, checking files of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui.cli import cli
from duel_tui.lessons.checks import problems, rows_of
from duel_tui.lessons.courses import OWN, find, from_file, lessons_of, next_after, teaching
from duel_tui.lessons.marks import is_mark, marked
from duel_tui.lessons.progress import Progress
from tests.lesson_tools import TEXT, lesson


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    (tmp_path / "lessons").mkdir()
    lesson(tmp_path / "lessons", TEXT, "02-second.duel")
    lesson(tmp_path / "lessons", TEXT.replace("A trial", '"The\\e[31m first"'), "01-first.duel")
    (tmp_path / "lessons" / "03-broken.duel").write_text("duel: [\n")
    return tmp_path


def learn(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["learn", *arguments])


def test_own_lessons_are_a_course_in_the_order_of_their_names() -> None:
    first, second, broken = lessons_of(OWN)
    assert (first.id, second.id, broken.id) == ("own/first", "own/second", "own/broken")
    assert first.title == "The[31m first", "without control codes"
    assert first.teaches == ("YA-13", "YA-30")
    assert "03-broken.duel:" in broken.wrong
    assert next_after(first) == second
    assert next_after(broken) is None
    assert teaching("YA-30", [first, broken]) == [first]


def test_lessons_are_found_by_id_slug_number_and_path(folder: Path) -> None:
    first, second, _ = lessons_of(OWN)
    assert find("own/first") == [first]
    assert find("SECOND") == [second]
    assert find("own/2") == [second]
    assert find("own/0") == []
    assert find("own/9") == []
    assert find("nothing") == []
    (by_path,) = find(str(folder / "lessons" / "01-first.duel"))
    assert by_path.title == first.title
    assert "No such file" in find("none.duel")[0].wrong


def test_the_list_shows_what_was_done() -> None:
    progress = Progress()
    progress.finish("own/first")
    progress.reach("own/second", 2)
    shown = learn("--list").output
    assert "Your own: 1 of 3 done" in shown
    assert "[x]  1 The[31m first (own/first)" in shown
    assert "[-]  2 A trial (own/second)" in shown
    assert "03-broken.duel:2" in shown


def test_the_list_speaks_of_a_broken_progress_file(folder: Path) -> None:
    (folder / "lessons.json").write_text("nonsense")
    done = learn("--list")
    assert done.exit_code == 0
    assert "lessons.json.broken" in done.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), 'There is no lesson "nothing"'),
        (("own/broken",), "03-broken.duel:2"),
        (("YA-999",), "There is no lesson"),
        (("YA-13",), "could be"),
        (("--json",), "--json belongs to --list"),
        (("first", "--list"), "do not go together"),
        (("--check", "x.duel", "--list"), "--check goes"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(arguments: tuple[str, ...], said: str) -> None:
    done = learn(*arguments)
    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output


def test_a_good_lesson_has_no_problems(folder: Path) -> None:
    assert problems(from_file(folder / "lessons" / "02-second.duel")) == []
    done = learn("--check", str(folder / "lessons" / "02-second.duel"))
    assert (done.exit_code, "a good lesson" in done.output) == (0, True)
    assert learn("--check", str(folder / "lessons")).exit_code == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title: A trial\n", "", "no title"),
        ("teaches: [YA-13, YA-30]", "teaches: [YA-13, YA-99]", "no rule YA-99"),
        ("players: {A: Yugi, B: Kaiba}\n", "", "no names"),
        ("mark: [A:h2]", "mark: [A:m7]", '"A:m7" is no place'),
        ("hints: [One., Two., Three.]", "hints: [One., Two.]", "three hints"),
        ("  - say: Now hide Celtic Guardian.\n", "", "has no text"),
        ("That was all.", "That was " + "very " * 100 + "all.", "shorten it"),
        ("A monster of Level 4.", "word " * 60, "shorten it"),
        ("Bring Battle Ox to the field.", "word " * 60, "shorten it"),
        (
            "        battle: First a monster.\n",
            "        summon Uraby: This is right.\n",
            "is right or not asked",
        ),
        ("        battle: First a monster.\n", "        jump: Up.\n", "refused without a rule"),
        ("because: YA-13", "because: YA-99", "no rule YA-99"),
        ("[Kuriboh, Battle Ox]", "[Kuriboh]", "[Kuriboh, Battle Ox]"),
        ("  - expect: {A: {monsters: [Kuriboh, Battle Ox]}}\n", "", ""),
    ],
)
def test_the_check_names_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in TEXT
    found = problems(lesson(tmp_path, TEXT.replace(old, new), "mine.duel"))
    assert (len(found) == 0) is (said == "")
    if said:
        assert any(said in problem and "mine.duel" in problem for problem in found), found


def test_a_lesson_without_a_move_a_check_or_an_expectation_is_none(tmp_path: Path) -> None:
    text = TEXT[: TEXT.index("play:")] + "play:\n  - say: Nothing to do.\n"
    found = " ".join(problems(lesson(tmp_path, text, "mine.duel")))
    for said in ("nothing to do", "no wrong move", "nothing is checked", "no check at the end"):
        assert said in found


def test_lines_of_a_text_are_counted_as_the_screen_breaks_them() -> None:
    assert rows_of("one **two** three", 9) == 2
    assert rows_of("one\ntwo\n\nthree", 20) == 3


def test_marks_by_game() -> None:
    for mark in ("A:m1", "B:s5", "A:field", "B:lp", "A:hand", "A:h3", "A:monsters", "phase", "chain"):
        assert is_mark(mark, "yugioh"), mark
    for mark in ("A:m6", "C:m1", "m1", "A:mana", "A:", "lp", ":m1"):
        assert not is_mark(mark, "yugioh"), mark
    assert is_mark("A:shields", "duel-masters")
    assert is_mark("B:b2", "duel-masters")
    assert not is_mark("A:lp", "duel-masters")
    spells = {"A:spells", "A:s1", "A:s2", "A:s3", "A:s4", "A:s5"}
    assert marked(("A:spells", "B:lp"), "yugioh") == spells | {"B:lp"}
