"""Lessons on the screen, by keys and by mouse, at both sizes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from duel_tui.lessons.courses import from_file
from duel_tui.lessons.progress import Progress
from duel_tui.table.glyphs import ASCII, FANCY
from duel_tui.tui.app import DuelApp
from duel_tui.tui.screens.home import Home
from duel_tui.tui.screens.learn import Learn, show
from duel_tui.tui.screens.lesson import LessonScreen
from tests.lesson_tools import TEXT
from tests.tui_tools import keys, running, text_of

SIZES = [(80, 24), (120, 40)]


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    path = tmp_path / "lessons" / "trial.duel"
    path.parent.mkdir()
    path.write_text(TEXT, "utf-8")
    return path


@asynccontextmanager
async def taking(
    file: Path, size: tuple[int, int] = (80, 24), ascii_only: bool = False
) -> AsyncIterator[tuple[DuelApp, Pilot[None]]]:
    """The program with a lesson begun."""
    async with running(size, ascii_only) as (app, pilot):
        assert show(app, from_file(file)) == ""
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        yield app, pilot


def shown(app: DuelApp) -> str:
    """The screen with every run of blanks as one, so that a sentence broken over lines is found."""
    return " ".join(text_of(app).split())


def reply(app: DuelApp) -> str:
    """What the lesson says about the last move."""
    assert isinstance(app.screen, LessonScreen)
    found = app.screen.walk.reply
    return "" if found is None else " ".join(found.texts)


def test_right_and_wrong_are_told_apart_without_colour() -> None:
    for each in (FANCY, ASCII):
        assert len({each.done, each.cross, each.pointer, each.bullet}) == 4


@pytest.mark.parametrize("size", SIZES)
async def test_a_lesson_from_home_to_its_end(size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        await keys(pilot, "l")
        assert isinstance(app.screen, Learn)
        while "[Your own 0/1]" not in text_of(app):
            await keys(pilot, "right")
        assert "Teaches YA-13, YA-30" in text_of(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, LessonScreen)
        assert "Look at your field." in text_of(app)
        await keys(pilot, "enter b")
        assert "First a monster." in text_of(app)
        await keys(pilot, "h h h")
        assert "Hint 3 of 3" in text_of(app)
        assert "s show me" in text_of(app)
        # By cursor and menu: to Battle Ox in the hand, open its commands, take the first.
        screen = app.screen
        while screen.desk.cursor != "A:h2":
            await keys(pilot, "tab")
        await keys(pilot, "enter enter")
        assert "Now hide Celtic Guardian." in text_of(app)
        assert "Right." in text_of(app)
        await keys(pilot, "colon")
        await keys(pilot, " ".join("space" if char == " " else char for char in "activate book of moon"))
        await keys(pilot, "enter")
        while screen.desk.cursor != "B:m1":
            await keys(pilot, "tab")
        await keys(pilot, "enter")
        assert "May you summon once more?" in text_of(app)
        await keys(pilot, "enter")
        assert "One in a turn." in text_of(app)
        await keys(pilot, "down enter")
        assert "YA-13" in text_of(app)
        await keys(pilot, "enter enter")
        assert "Done: A trial." in text_of(app)
        assert Progress().is_done("own/trial")
        await keys(pilot, "enter")
        assert isinstance(app.screen, Learn)
        assert "[Your own 1/1]" in text_of(app)
        await keys(pilot, "escape")
        assert isinstance(app.screen, Home)


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_marks_are_signs_and_not_only_colours(file: Path, ascii_only: bool) -> None:
    async with taking(file, ascii_only=ascii_only) as (app, _):
        left, right = ("!", "!") if ascii_only else ("»", "«")
        row = next(line for line in text_of(app).split("\n") if "ATK 300" in line)
        assert row.count(left) >= 5
        assert f"{right}" in row
        assert f"{left}LP 8000" in text_of(app)
        assert ascii_only is text_of(app).isascii()


async def test_what_the_rules_forbid_is_answered_with_the_rule(file: Path) -> None:
    async with taking(file, (120, 40)) as (app, pilot):
        await keys(pilot, "enter colon")
        await keys(pilot, " ".join("summon Jinzo".replace(" ", "|")).replace("|", "space"))
        await keys(pilot, "enter")
        assert "no card" in reply(app)
        await keys(pilot, "m")
        assert "Main Phase 2 comes only after a Battle Phase. (YH-01" in reply(app)
        assert "Phase. (YH-01" in shown(app), "the end of a reply is in sight"
        assert app.screen.walk.stop == 2  # type: ignore[attr-defined]


async def test_enter_on_a_card_that_can_do_nothing_asks_the_lesson(file: Path) -> None:
    file.write_text(TEXT.replace("summon Kuriboh: It stands there already.", "flip Trap Hole: Not yours."))
    text = file.read_text().replace(
        "monsters: [Kuriboh]", "monsters: [{card: Kuriboh, position changed: yes}]"
    )
    file.write_text(text)
    async with taking(file, (120, 40)) as (app, pilot):
        await keys(pilot, "enter")
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        screen.desk.go("A:m1")
        await keys(pilot, "enter")
        assert "(YA-66" in reply(app)


async def test_keys_to_go_back_and_begin_again_and_leave(file: Path) -> None:
    async with taking(file) as (app, pilot):
        await keys(pilot, "backspace")
        assert "This is the beginning" in text_of(app)
        await keys(pilot, "enter s")
        assert "Try it first" in text_of(app)
        await keys(pilot, "h h h s")
        assert "The move was: summon Battle Ox." in shown(app)
        await keys(pilot, "backspace")
        assert "2/5" in text_of(app)
        await keys(pilot, "r")
        assert "Begin the lesson again?" in text_of(app)
        await keys(pilot, "enter")
        assert "1/5" in text_of(app)
        await keys(pilot, "enter")
        await keys(pilot, "question_mark")
        assert "Keys in a lesson" in text_of(app)
        await keys(pilot, "escape q")
        assert isinstance(app.screen, Learn)
        assert "begun, step 2" in text_of(app)
        await keys(pilot, "enter")
        assert "step 2 of 5" in text_of(app)
        await keys(pilot, "ctrl+c")
        assert isinstance(app.screen, Learn)


async def test_nothing_of_a_duel_is_given_up_in_a_lesson(file: Path) -> None:
    async with taking(file) as (app, pilot):
        for key in ("o", "w", "u", "t", "e", "b", "p", "1"):
            await keys(pilot, key)
            assert "1/5" in text_of(app), key
            assert not app.screen.over  # type: ignore[attr-defined]


async def test_clicks_read_on_choose_and_play(file: Path) -> None:
    async with taking(file) as (app, pilot):
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await pilot.click(offset=(5, 20))
        assert screen.walk.stop == 2
        await pilot.click(offset=(25, 16))
        assert screen.desk.cursor == "A:h2"
        await pilot.click(offset=(62, 18))
        assert screen.walk.stop == 3
        screen.walk.show()
        screen.turn_over()
        screen.redraw()
        rows = text_of(app).split("\n")
        row = next(at for at, line in enumerate(rows) if line.strip().startswith("2 No"))
        await pilot.click(offset=(6, row))
        assert screen.walk.answered


async def test_a_long_text_is_scrolled(file: Path) -> None:
    file.write_text(TEXT.replace("Look at **your** field.", "Look. " + "word " * 200 + "end."))
    async with taking(file) as (app, pilot):
        assert "PgDn 1/" in text_of(app)
        assert "end." not in text_of(app)
        await keys(pilot, "pagedown pagedown pagedown")
        assert "end." in text_of(app)
        await keys(pilot, "pageup pageup pageup enter")
        assert app.screen.walk.stop == 1, "Enter reads to the end first"  # type: ignore[attr-defined]
        await keys(pilot, "enter enter enter")
        assert app.screen.walk.stop == 2  # type: ignore[attr-defined]


async def test_a_lesson_that_cannot_be_begun_ends_the_program_with_a_word(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TEXT.replace("Book of Moon]", "No Such Card]"))
    app = DuelApp(then=lambda program: show(program, from_file(file)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
    assert app.return_code == 2
    assert "No Such Card" in capsys.readouterr().err


async def test_a_broken_lesson_and_broken_progress_are_said(file: Path, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text("nonsense")
    file.write_text("duel: [\n")
    async with running() as (app, pilot):
        await keys(pilot, "l")
        assert "could not be understood" in shown(app)
        while "[Your own 0/1]" not in text_of(app):
            await keys(pilot, "right")
        await keys(pilot, "home")
        assert "not valid YAML" in shown(app) or "AML: did not find" in shown(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, Learn)
    file.write_text(TEXT.replace("[Kuriboh, Battle Ox]", "[Kuriboh]"))
    async with taking(file, (120, 40)) as (app, pilot):
        await keys(pilot, "enter h h h s")
        assert "This lesson is broken" in shown(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, Learn)


@pytest.mark.parametrize(
    "size", [(80, 24), (100, 30), (110, 24), (112, 30), (120, 24), (132, 43), (200, 60), (80, 60)]
)
async def test_every_size_shows_text_and_table(file: Path, size: tuple[int, int]) -> None:
    async with taking(file, size) as (app, pilot):
        assert "Look at your field." in text_of(app)
        assert "Kuriboh" in text_of(app)
        await keys(pilot, "enter h")
        assert "Hint 1 of 3: Look below." in shown(app)
        assert "Commands" in text_of(app)
        assert all(len(line) <= size[0] for line in text_of(app).split("\n"))


DUEL_MASTERS = """\
duel: 1
game: duel-masters
title: A trial
teaches: [DM-R42]
players: {A: Shobu, B: Toru}
setup:
  phase: main
  A: {hand: [Burning Mane], mana: [Burning Mane], battle: [Burning Mane]}
  B: {battle: [tapped Aqua Hulcus]}
play:
  - say: {text: Look., mark: [A:battle, B:shields, A:mana, A:hand]}
  - say: {text: Attack the tapped one., mark: [A:b1, B:b1]}
  - try:
      A: attack Burning Mane -> Aqua Hulcus
      hints: [One., Two., Three.]
      wrong: {attack Burning Mane -> player: Not him., summon Burning Mane: Save your mana.}
  - expect: {B: {graveyard: [Aqua Hulcus]}}
"""


@pytest.mark.parametrize("size", SIZES)
async def test_a_lesson_of_duel_masters(file: Path, size: tuple[int, int]) -> None:
    file.write_text(DUEL_MASTERS)
    async with taking(file, size) as (app, pilot):
        assert text_of(app).count("»") >= 8, "five shields, the creature, the mana, the hand"
        await keys(pilot, "enter")
        assert text_of(app).count("»") == 2, "the sign that a creature can act does not hide the lesson's"
        assert "●Burning Mane" in text_of(app)
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        screen.typed_command("attack Burning Mane -> player")
        assert reply(app) == "Not him."
        screen.typed_command("attack Burning Mane -> Aqua Hulcus")
        assert screen.walk.stage == "done"


async def test_marks_on_empty_zones(file: Path) -> None:
    file.write_text(DUEL_MASTERS.replace("[A:battle, B:shields, A:mana, A:hand]", "[B:mana]"))
    async with taking(file, (80, 24)) as (app, _):
        assert text_of(app).count("»") == 1
    bare = DUEL_MASTERS.replace("[tapped Aqua Hulcus]", "[]").replace(
        "[A:battle, B:shields, A:mana, A:hand]", "[B:battle]"
    )
    file.write_text(bare)
    async with taking(file, (80, 24)) as (app, _):
        assert "» no creatures" in text_of(app)
