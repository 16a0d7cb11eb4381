"""Puzzles on the screen: the list, a solution, a wrong line and its answer, new ones from a duel and a replay."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from duel_tui.puzzles.commands import progress, wanted
from duel_tui.puzzles.files import load, own_folder
from duel_tui.puzzles.search import REACHED
from duel_tui.puzzles.solving import Solving
from duel_tui.text.en import puzzles as words
from duel_tui.tui.app import DuelApp
from duel_tui.tui.page import Page
from duel_tui.tui.screens.puzzle import PuzzleScreen
from duel_tui.tui.screens.puzzles import Puzzles, show
from tests.tui_tools import at_the_table, keys, running, text_of

SIZES = [(80, 24), (120, 40)]
EASY = "gone-before-it-opens"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


@asynccontextmanager
async def solving(
    id: str, size: tuple[int, int] = (80, 24), ascii_only: bool = False
) -> AsyncIterator[tuple[DuelApp, Pilot[None]]]:
    """The program with a puzzle begun, the task read."""
    async with running(size, ascii_only) as (app, pilot):
        assert show(app, wanted(id)) == ""
        await pilot.pause()
        assert isinstance(app.screen, PuzzleScreen)
        while app.screen.over:
            await keys(pilot, "escape")
        yield app, pilot


def screen(app: DuelApp) -> PuzzleScreen:
    assert isinstance(app.screen, PuzzleScreen)
    return app.screen


def framed(page: Page) -> str:
    """What stands in the dialog on top, with its broken lines joined."""
    rows = [strip.text for strip in page._compositor.render_strips()]
    return " ".join(" ".join(part for row in rows for part in re.findall("║ (.*?) ║", row)).split())


def shown(app: DuelApp) -> str:
    """The dialog on top if there is one, else the whole screen, with every run of blanks as one."""
    assert isinstance(app.screen, Page)
    return framed(app.screen) or " ".join(text_of(app).split())


async def say(app: DuelApp, pilot: Pilot[None], *commands: str) -> None:
    """Give answers by their commands."""
    for command in commands:
        assert screen(app).typed_command(command) == ""
        screen(app).redraw()
        await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
async def test_from_home_to_a_solved_puzzle_and_the_next_one(size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        await keys(pilot, "p")
        assert isinstance(app.screen, Puzzles)
        assert "Gone before it opens" in text_of(app)
        await keys(pilot, "enter")
        assert screen(app).puzzle.id == EASY
        assert "Win this turn" in shown(app)
        await keys(pilot, "escape")
        await say(app, pilot, "summon Exiled Force", "activate Exiled Force -> Blue-Eyes White Dragon")
        await say(app, pilot, "battle", "attack Vorse Raider -> directly")
        assert words.solved(True) in shown(app)
        assert progress().is_done(EASY)
        await keys(pilot, "a")
        assert words.AUTHOR_TITLE in text_of(app)
        await keys(pilot, "escape n")
        assert screen(app).puzzle.id == "to-the-last-shell"
        await keys(pilot, "escape q")
        assert isinstance(app.screen, Puzzles)
        assert words.state(True) in text_of(app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_wrong_line_is_answered_and_can_be_taken_back(size: tuple[int, int]) -> None:
    async with solving(EASY, size) as (app, pilot):
        await say(app, pilot, "summon Gemini Elf")
        assert words.REPLY_TITLE in text_of(app)
        assert words.replied(["activate Trap Hole"]) in shown(app)
        await keys(pilot, "escape s")
        assert words.shown(None, True) in shown(app)
        await keys(pilot, "escape e")
        assert words.missed(True) in shown(app)
        assert words.slipped("summon Gemini Elf") in shown(app)
        await keys(pilot, "b")
        assert screen(app).session.duel.answers == 0
        assert not screen(app).over
        await keys(pilot, "s")
        assert words.shown("summon Exiled Force", False) in shown(app)
        assert not progress().is_done(EASY)


async def test_hints_come_one_by_one_and_end() -> None:
    async with solving(EASY) as (app, pilot):
        hints = screen(app).puzzle.hints
        for number, hint in enumerate(hints, 1):
            await keys(pilot, "h")
            assert words.hint(number, 3, hint) in shown(app)
            await keys(pilot, "escape")
        await keys(pilot, "h")
        assert words.NO_MORE_HINTS in shown(app)


async def test_taking_back_takes_the_replies_too_and_again_begins_anew() -> None:
    async with solving(EASY) as (app, pilot):
        await keys(pilot, "t")
        assert words.NOTHING_TO_TAKE_BACK in text_of(app)
        await say(app, pilot, "summon Gemini Elf")
        await keys(pilot, "escape t")
        assert screen(app).session.duel.answers == 0
        assert screen(app).puzzle_session.solving.slip is None
        await say(app, pilot, "set Gemini Elf", "battle")
        await keys(pilot, "r")
        assert screen(app).session.duel.answers == 0
        assert screen(app).session.duel.view(0).phase == "main1"


async def test_surviving_is_solved_when_the_turn_is_over() -> None:
    async with solving("use-it-or-lose-it") as (app, pilot):
        for _ in range(12):
            if screen(app).session.over:
                break
            command = screen(app).puzzle_session.solving.next_answer()
            assert command is not None
            await say(app, pilot, command)
            while len(screen(app).over) > (1 if screen(app).session.over else 0):
                await keys(pilot, "escape")
        assert words.solved(False) in shown(app)
        assert progress().is_done("use-it-or-lose-it")


async def test_the_task_lies_over_what_the_opponent_did_first() -> None:
    async with running() as (app, pilot):
        assert show(app, wanted("use-it-or-lose-it")) == ""
        await pilot.pause()
        assert "Survive this turn" in shown(app)
        await keys(pilot, "escape")
        assert "The opponent replies" in text_of(app)
        assert "Heavy Storm" in shown(app)


async def test_both_players_see_every_card() -> None:
    async with solving(EASY, (120, 40)) as (app, _):
        view = screen(app).session.view()
        assert [card.name for card in view.zones[1, "spells"]] == ["Trap Hole"]


async def test_plain_characters_are_enough() -> None:
    async with solving(EASY, ascii_only=True) as (app, pilot):
        await say(app, pilot, "summon Gemini Elf")
        assert text_of(app).isascii()


async def test_the_list_proves_a_puzzle_and_makes_a_template() -> None:
    async with running() as (app, pilot):
        assert show(app, None) == ""
        await pilot.pause()
        page = app.screen
        assert isinstance(page, Puzzles)
        await keys(pilot, "c")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "whatever the opponent does" in shown(app)
        await keys(pilot, "escape n w")
        assert (own_folder() / "my-puzzle.duel").is_file()
        await keys(pilot, "escape")
        assert page.puzzles[page.at].id == "my-puzzle"


async def test_a_broken_file_of_ones_own_is_told_and_hides_nothing() -> None:
    own_folder().mkdir()
    (own_folder() / "broken.duel").write_text("duel: 1\ngame: yugioh\nsetup: {}\n", "utf-8")
    async with running() as (app, pilot):
        await keys(pilot, "p")
        assert "this file has no goal" in shown(app)
        assert "Gone before it opens" in text_of(app)


async def test_the_moment_of_a_duel_is_kept_as_a_puzzle() -> None:
    position = {"A": {"monsters": ["Gemini Elf"]}, "B": {"lp": "1900"}}
    async with at_the_table(position) as (_, pilot):
        await keys(pilot, "enter o z w")
        (path,) = own_folder().glob("*.duel")
        puzzle = load(path)
        assert puzzle.document.script.players == {"A": "Yugi", "B": "Kaiba"}
        assert Solving.begin(puzzle).value() == REACHED


async def test_no_puzzle_begins_in_the_middle_of_something() -> None:
    position = {
        "A": {"monsters": ["Gemini Elf"]},
        "B": {"lp": "1900", "spells": ["set Sakuretsu Armor"]},
    }
    async with at_the_table(position) as (table, pilot):
        await keys(pilot, "enter")
        assert table.typed_command("battle") == ""
        # The other player is asked at the beginning of the Battle Phase.
        await keys(pilot, "enter o z")
        assert words.not_here() in framed(table)
        assert not own_folder().exists()


@pytest.mark.parametrize("size", SIZES)
async def test_a_position_is_put_together_and_saved(size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        await keys(pilot, "p n p")
        assert words.EDITOR_TITLE in text_of(app)
        await keys(pilot, "down down down down down down enter")
        await pilot.press(*"gemini")
        await keys(pilot, "tab enter")
        assert "A monsters    Gemini Elf" in text_of(app)
        await keys(pilot, "p")
        assert "defense Gemini Elf" in text_of(app)
        await keys(pilot, "enter")
        await pilot.press(*"nonsense")
        await keys(pilot, "enter")
        assert words.no_such_card("nonsense") in shown(app)
        await keys(pilot, "escape q")
        assert words.UNSAVED_TEXT in shown(app)
        await keys(pilot, "s")
        assert isinstance(app.screen, Puzzles)
        assert (own_folder() / "my-puzzle.duel").is_file()
        # It is gone to at once.
        assert "My puzzle" in text_of(app)
        assert "[Your own 0/1]" in text_of(app)
        await keys(pilot, "right e")
        assert words.NOT_OWN in text_of(app)
        await keys(pilot, "left e")
        assert "defense Gemini Elf" in text_of(app)
        await keys(pilot, "c")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "it is not true that A can win" in shown(app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_puzzle_of_duel_masters(size: tuple[int, int]) -> None:
    async with solving("both-at-once", size) as (app, pilot):
        await say(app, pilot, "pass", "cast Magma Gazer -> Explosive Dude Joe", "pass")
        await say(app, pilot, "attack Explosive Dude Joe -> player -> @B:s1")
        assert "Terror Pit" in shown(app)
        await keys(pilot, "escape")
        view = screen(app).session.view()
        left = {card.name for card in view.zones[0, "battle"]} - {"Explosive Dude Joe"}
        assert len(left) == 1
        await say(app, pilot, f"attack {left.pop()} -> player")
        assert words.solved(True) in shown(app)
        assert progress().is_done("both-at-once")
