"""The options of a duel on the New Duel screen, and the card that a question is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.script.running import run_file
from duel_tui.table.opening import Opening
from duel_tui.table.setup import Setup, own_decks
from duel_tui.tui.app import DuelApp
from duel_tui.tui.dialogs.options import OptionList
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.new_duel import FIELDS, NewDuel
from duel_tui.tui.screens.open import open_saved, open_wanted, start
from duel_tui.yugioh.profiles import KEYS
from tests.tui_tools import at_the_table, keys, running, text_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def form_of(app: DuelApp) -> NewDuel:
    form = app.screen
    assert isinstance(form, NewDuel)
    return form


def row(app: DuelApp, name: str) -> str:
    return next(line for line in text_of(app).split("\n") if name in line)


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_options_are_changed_by_arrows_and_numbers(size: tuple[int, int], ascii_only: bool) -> None:
    star = "*" if ascii_only else "★"
    async with running(size, ascii_only=ascii_only) as (app, pilot):
        await keys(pilot, "enter")
        form = form_of(app)
        form.at = FIELDS.index("options")
        await keys(pilot, "enter")
        assert "8000" in row(app, "Life Points at the start")
        assert "starting_lp: 1 - 99999" in text_of(app)
        await keys(pilot, "left")
        shown = row(app, "Life Points at the start")
        assert "7500" in shown
        assert "changed" in shown
        assert star in shown
        assert "changed; classic has 8000" in text_of(app)
        await keys(pilot, "4 0 0 0 enter")
        assert form.setup.changes() == {"starting_lp": "4000"}
        await keys(pilot, "0 enter")
        assert "cannot be `0`; it can be 1 - 99999" in text_of(app)
        await keys(pilot, "escape r")
        assert form.setup.changes() == {}
        assert "changed" not in row(app, "Life Points at the start")
        # Every line can be reached, with its name and its value in sight.
        for _ in KEYS[1:]:
            await keys(pilot, "down")
        assert "the loser chooses who begins" in row(app, "The next duel")
        await keys(pilot, "right")
        shown = row(app, "The next duel")
        assert "the winner chooses who begins" in shown
        assert "changed" in shown
        assert "…" not in shown
        assert text_of(app).isascii() or not ascii_only
        await keys(pilot, "escape")
        assert "1 changed" in row(app, "Options")
        assert "the winner chooses who begins" in text_of(app)


async def test_a_number_is_taken_when_the_bar_moves_and_every_row_fits(folder: Path) -> None:
    async with running() as (app, pilot):
        await keys(pilot, "enter")
        form = form_of(app)
        form.at = FIELDS.index("options")
        await keys(pilot, "right 5 0 0 down 7 tab pagedown home")
        assert form.setup.changes() == {"starting_lp": "500", "opening_hand": "7"}
        dialog = form.over[-1]
        assert isinstance(dialog, OptionList)
        for at in range(len(KEYS)):
            dialog.at = at
            for _ in range(3):
                await keys(pilot, "right")
                assert all(len(line) == 80 for line in text_of(app).split("\n"))
                lines = [line for line in text_of(app).split("\n") if "list: none |" not in line]
                assert "…" not in "".join(lines)
            await keys(pilot, "r")
        assert form.setup.changes() == {}
        # The mouse goes to a line, and on that line to the next value.
        await keys(pilot, "home")
        y = next(at for at, line in enumerate(text_of(app).split("\n")) if "Copies of a card" in line)
        await pilot.click(offset=(40, y))
        await pilot.click(offset=(40, y))
        await pilot.pause()
        assert form.setup.changes() == {"copies": "4"}


async def test_a_duel_is_played_by_them_saved_and_played_again(folder: Path) -> None:
    async with running() as (app, pilot):
        start(
            app, Setup(own_decks(), first=0, changed=(("starting_lp", "4000"), ("who_starts", "alternate")))
        )
        await pilot.pause()
        await keys(pilot, "enter")
        assert "4000" in text_of(app)
        await keys(pilot, "q enter")
        (file,) = (folder / "duels").glob("*.duel")
        assert run_file(file).ok
        assert open_saved(app, file) == ""
        await pilot.pause()
        await keys(pilot, "enter o c c r")
        screen = app.screen
        assert isinstance(screen, DuelScreen)
        state = screen.session.duel.game.state
        assert state.life == [4000, 4000]
        assert state.player == 1, "the players begin in turns"


async def test_the_form_opens_with_the_options_of_the_command_line() -> None:
    async with running() as (app, pilot):
        assert open_wanted(app, Opening(changed=(("starting_lp", "4000"),))) == ""
        await pilot.pause()
        assert "1 changed" in row(app, "Options")


async def test_the_card_whose_position_is_asked_is_shown() -> None:
    position = {
        "A": {"hand": ["Monster Reborn", "Battle Ox"], "graveyard": ["Gemini Elf"]},
    }
    async with at_the_table(position, (120, 40)) as (screen, pilot):
        await keys(pilot, "enter : a c t i v a t e space m o n s t e r space r e b o r n enter")
        decision = screen.session.decision
        while decision is not None and decision.prompt != "position":
            screen.give(next(option for option in decision.options if option.verb in ("choose", "pass")))
            screen.redraw()
            await pilot.pause()
            if screen.session.curtain:
                await keys(pilot, "enter")
            decision = screen.session.decision
        assert decision is not None
        shown = screen.desk.scene().shown_card()
        assert shown is not None
        assert shown.name == "Gemini Elf"
        assert "Gemini Elf" in str(app_text(screen))
        # Away from the menu it is the cursor's card again.
        await keys(pilot, "escape")
        shown = screen.desk.scene().shown_card()
        assert shown is None or shown.name != "Gemini Elf" or "gy" in screen.desk.cursor


def app_text(screen: DuelScreen) -> str:
    return text_of(screen.program)
