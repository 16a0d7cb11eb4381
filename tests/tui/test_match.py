"""A match on the screen: choosing it, side decking behind the curtain, who begins, the end, Continue."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.script.running import run_file
from duel_tui.table.opening import Opening
from duel_tui.tui.app import DuelApp
from duel_tui.tui.screens.between import Between
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.home import Home
from duel_tui.tui.screens.new_duel import FIELDS, NewDuel
from duel_tui.tui.screens.open import open_saved, open_wanted, start
from duel_tui.tui.screens.side import SideDecking
from tests.match_tools import card, give_up, match, setup, side_deck
from tests.tui_tools import keys, running, text_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    (tmp_path / "decks").mkdir()
    return tmp_path


def file_of(folder: Path) -> Path:
    (path,) = (folder / "duels").glob("*.duel")
    return path


def side_page(app: DuelApp) -> SideDecking:
    page = app.screen
    assert isinstance(page, SideDecking)
    return page


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_whole_match(folder: Path, size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        start(app, setup(folder))
        await pilot.pause()
        assert "Yugi begins duel 1 (best of 3)." in text_of(app)
        await keys(pilot, "enter o c c")
        assert "The match stands Yugi 0, Kaiba 1." in text_of(app)
        await keys(pilot, "n")
        shown = text_of(app)
        assert "The keyboard goes to Yugi (A)" in shown
        assert "Kuriboh" not in shown
        await keys(pilot, "enter")
        assert "Deck 40   Fusion Deck 1" in text_of(app)
        assert "Kuriboh" in text_of(app)
        # One in: the counts do not match, and that is said at once and when the player wants to go on.
        await keys(pilot, "enter")
        shown = text_of(app)
        assert "Deck 41 (of 40)" in shown
        assert "[YA-83]" in shown
        await keys(pilot, "d")
        assert "Not yet" in text_of(app)
        await keys(pilot, "enter left enter")
        assert "1 out, 1 in" in text_of(app)
        await keys(pilot, "d y")
        assert "The keyboard goes to Kaiba (B)" in text_of(app)
        await keys(pilot, "enter d y")
        assert isinstance(app.screen, Between)
        shown = text_of(app)
        assert "Both players may count" in shown
        assert "40 → 40" in shown
        assert "Yugi chooses who begins." in shown
        assert "Kuriboh" not in shown
        await keys(pilot, "down enter")
        assert "Kaiba begins duel 2 (best of 3: Yugi 0, Kaiba 1)." in text_of(app)
        screen = app.screen
        assert isinstance(screen, DuelScreen)
        deck = [one.definition for one in screen.session.duel.state.cards if one.owner == 0]
        assert card("Kuriboh") in deck
        await keys(pilot, "enter o c c n enter d y")
        side_page(app)
        await keys(pilot, "enter d y enter enter o c c")
        assert "The match is over" in text_of(app)
        await keys(pilot, "n")
        shown = text_of(app)
        assert "wins the match" in shown
        for number in (1, 2, 3):
            assert f"Duel {number}:" in shown
        assert run_file(file_of(folder)).ok
        await keys(pilot, "down down enter")
        assert isinstance(app.screen, Home)


async def test_a_match_is_left_while_cards_are_swapped_and_continued(folder: Path) -> None:
    async with running() as (app, pilot):
        start(app, setup(folder))
        await pilot.pause()
        await keys(pilot, "enter o c c n enter enter")
        await keys(pilot, "q enter")
        assert isinstance(app.screen, Home)
        await keys(pilot, "c")
        shown = text_of(app)
        assert "Yugi against Kaiba" in shown
        assert "match 0-1" in shown
        await keys(pilot, "enter")
        assert "The keyboard goes to Yugi (A)" in text_of(app)
        assert "Kuriboh" not in text_of(app)
        await keys(pilot, "enter")
        assert "Deck 41 (of 40)" in text_of(app)
        await keys(pilot, "r down enter")
        assert "No card is swapped" in text_of(app)
        # At the curtain one can leave too.
        await keys(pilot, "d y q enter")
        assert isinstance(app.screen, Home) or "Saved duels" in text_of(app)
        assert open_wanted(app, Opening(resume=file_of(folder))) == ""
        await pilot.pause()
        assert "The keyboard goes to Kaiba (B)" in text_of(app)


async def test_a_match_is_continued_in_a_duel_and_between_two(folder: Path) -> None:
    play = match(folder)
    play.start(0)
    give_up(play, 1)
    play.done(0)
    play.done(1)
    play.close()
    async with running() as (app, pilot):
        assert open_saved(app, file_of(folder)) == ""
        await pilot.pause()
        assert "Kaiba chooses who begins." in text_of(app)
        await keys(pilot, "enter enter q enter c")
        assert "match 1-0, turn 1" in text_of(app)
        await keys(pilot, "enter enter")
        assert isinstance(app.screen, DuelScreen)
        assert app.screen.session.duel.state.player == 1
        await keys(pilot, "o c c n")
        assert "Yugi wins the match: Yugi 2, Kaiba 0." in text_of(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, DuelScreen), "another match with the decks of the beginning"
        assert len(list((folder / "duels").glob("*.duel"))) == 2


async def test_a_swap_that_cannot_be_saved_was_not_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running() as (app, pilot):
        start(app, setup(folder))
        await pilot.pause()
        await keys(pilot, "enter o c c n enter")
        page = side_page(app)

        def full(data: str) -> None:
            from duel_tui.script.errors import SaveError

            raise SaveError("no space left")

        assert page.play.saved is not None
        monkeypatch.setattr(page.play.saved.file, "append", full)
        await keys(pilot, "enter")
        assert "no space left" in text_of(app)
        assert page.play.faults(0) == []


async def test_the_mouse_swaps(folder: Path) -> None:
    async with running() as (app, pilot):
        start(app, setup(folder))
        await pilot.pause()
        await keys(pilot, "enter o c c n enter")
        row = next(at for at, line in enumerate(text_of(app).split("\n")) if "Trap Hole" in line)
        await pilot.click(offset=(50, row))
        await pilot.click(offset=(50, row))
        await pilot.pause()
        assert "Deck 41 (of 40)" in text_of(app)


async def to(app: DuelApp, pilot: object, field: str) -> NewDuel:
    form = app.screen
    assert isinstance(form, NewDuel)
    form.at = FIELDS.index(field)
    form.redraw()
    return form


async def test_the_form_judges_decks_and_refuses_the_start(folder: Path) -> None:
    side_deck(folder / "decks" / "mine.ydk", "Mine")
    async with running((80, 30)) as (app, pilot):
        await keys(pilot, "enter")
        form = await to(app, pilot, "list")
        await keys(pilot, "right")
        shown = text_of(app)
        assert "Advanced, April 2006" in shown
        assert "Deck A: Monster Reborn is Forbidden (list advanced-2006-04) [YA-81]" in shown.replace(
            ";", " ;"
        )
        form.at = FIELDS.index("start")
        await keys(pilot, "enter")
        assert form.over
        assert "What forbids this start" in text_of(app)
        assert "take it out" in text_of(app)
        await keys(pilot, "escape")
        await to(app, pilot, "list")
        await keys(pilot, "right")
        assert "Traditional, April 2006" in text_of(app)
        assert "YA-81" not in text_of(app)
        await to(app, pilot, "profile")
        await keys(pilot, "right")
        assert "Advanced, April 2006" in text_of(app), "the profile brings its own list"
        await to(app, pilot, "of")
        await keys(pilot, "right")
        assert "match, best of 3" in text_of(app)
        assert "Start the match" in text_of(app)


async def test_a_deck_is_chosen_from_the_list_or_by_its_path(folder: Path) -> None:
    path = side_deck(folder / "elsewhere.ydk", "Elsewhere")
    side_deck(folder / "decks" / "mine.ydk", "Mine")
    async with running() as (app, pilot):
        await keys(pilot, "enter down down enter")
        shown = text_of(app)
        assert "Mine" in shown
        assert "legal" in shown
        await keys(pilot, "end enter")
        form = app.screen
        assert isinstance(form, NewDuel)
        assert form.setup.decks[0] == form.decks[-1].path
        await keys(pilot, "enter")
        for char in str(folder / "nothing.ydk"):
            await pilot.press(char)
        await keys(pilot, "enter")
        assert "there is no such deck file" in text_of(app)
        await keys(pilot, "escape")
        for char in str(path):
            await pilot.press(char)
        await keys(pilot, "enter")
        assert not form.over
        assert form.setup.decks[0] == path
        assert "Elsewhere" in text_of(app)
        assert "Deck 40, Fusion 1, Side 4" in text_of(app)
