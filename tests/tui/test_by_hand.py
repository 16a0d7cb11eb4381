"""What playing by hand has shown: each test is something that once was awkward, unclear or impossible."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual import events

from duel_tui.engine import Duel
from duel_tui.script.errors import SaveError
from duel_tui.table.setup import Setup, begin
from duel_tui.tui.dialogs.command import CommandLine
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.open import open_saved
from tests.tui_tools import at_the_table, keys, normal_deck, running, text_of


async def test_a_card_of_the_other_hand_is_chosen_from_a_list_of_backs() -> None:
    position = {"A": {"hand": ["The Inexperienced Spy"]}, "B": {"hand": ["Trap Hole", "Battle Ox"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1")
        while not screen.over:
            await keys(pilot, "p")
        shown = text_of(screen.program)
        assert "B:h2" in shown, shown
        assert "Trap Hole" not in shown
        assert "Battle Ox" not in shown
        await keys(pilot, "down enter enter")
        assert not screen.over
        assert [card.name for card in screen.session.view().zones[1, "hand"]] == [None, "Battle Ox"]


FIGHT = {
    "A": {"hand": ["Celtic Guardian", "Blue-Eyes White Dragon"], "monsters": ["Battle Ox"]},
    "B": {"hand": ["Gemini Elf"], "monsters": ["defense Mystical Elf"]},
}


async def test_a_double_click_on_a_command_does_not_open_the_curtain() -> None:
    position = {"A": {"monsters": ["Battle Ox"]}, "B": {"spells": ["set Trap Hole"], "hand": ["Gemini Elf"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter")
        row = next(at for at, line in enumerate(text_of(screen.program).split("\n")) if " b  battle" in line)
        await pilot.click(offset=(40, row))
        await pilot.click(offset=(40, row))
        await pilot.pause()
        assert "The keyboard goes to Kaiba" in text_of(screen.program)
        assert "Gemini Elf" not in text_of(screen.program)
        await pilot.click(offset=(40, 12))
        await pilot.pause()
        assert "Gemini Elf" in text_of(screen.program)


async def test_pasted_text_presses_no_keys() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        screen.post_message(events.Paste(" \n1eq "))
        await pilot.pause()
        assert screen.session.curtain
        assert screen.over
        await keys(pilot, "enter")
        screen.post_message(events.Paste("1e"))
        await pilot.pause()
        assert screen.session.duel.answers == 0


async def test_the_command_line_completes_and_says_what_is_possible() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter : x x enter")
        shown = text_of(screen.program)
        assert '"xx" is no command here.' in shown
        assert "Possible now:" in shown
        assert "summon Celtic Guardian" in shown
        await keys(pilot, "ctrl+u s c e l tab")
        assert "summon Celtic Guardian" in text_of(screen.program)
        await keys(pilot, "tab")
        assert "set Celtic Guardian" in text_of(screen.program)
        await keys(pilot, "enter")
        assert screen.session.duel.answers == 1
        assert [card.face_up for card in screen.session.view().zones[0, "monsters"]] == [True, False]


async def test_the_command_line_is_edited_within() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter : p a s s space x x ctrl+w left left left X delete backspace S end")
        line = screen.over[-1]
        assert isinstance(line, CommandLine)
        assert (line.text, line.at) == ("paSs ", 5)


class Full:
    """A disk that is full."""

    def append(self, duel: Duel, seat: int, command: str) -> None:
        raise SaveError("no space left")

    def settle(self, duel: Duel) -> None:
        raise SaveError("no space left")

    def close(self) -> None:
        pass


async def test_an_end_that_cannot_be_saved_has_not_come() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        screen.session.saved = Full()
        for way in ("o c c", "o d d"):
            await keys(pilot, f"{'enter ' if screen.session.curtain else ''}{way}")
            shown = text_of(screen.program)
            assert "The duel could not be saved" in shown
            assert "no space left" in shown
            assert not screen.session.over
            await keys(pilot, "enter")
            assert "your move in Main Phase 1" in text_of(screen.program)
        screen.session.saved = None
        await keys(pilot, "o c c")
        assert screen.session.over


async def test_what_one_player_alone_is_shown_is_not_missed() -> None:
    position = {"A": {"hand": ["The Inexperienced Spy"]}, "B": {"hand": ["Trap Hole", "Battle Ox"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1 down enter")
        shown = text_of(screen.program)
        assert "You alone are shown" in shown
        assert "Battle Ox is shown to Yugi." in shown
        assert "Trap Hole" not in shown
        await keys(pilot, "enter g right right")
        shown = text_of(screen.program)
        assert "Kaiba's Hand (2)" in shown
        assert "Battle Ox" in shown
        assert "Trap Hole" not in shown


async def test_in_the_battle_step_the_cursor_goes_to_a_monster_that_may_attack() -> None:
    position = {"A": {"monsters": ["Battle Ox"], "spells": ["set Reinforcements"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter down b")
        while screen.session.decision is not None and screen.session.decision.prompt != "battle/battle":
            await keys(pilot, "p")
        assert screen.desk.cursor == "A:m1"


async def test_each_player_finds_the_cursor_where_it_was() -> None:
    position = {"A": {"monsters": ["Battle Ox"], "hand": ["Kojikocy"]}, "B": {"spells": ["set Trap Hole"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter up up left b")
        assert screen.session.curtain
        was = screen.desk.cursor
        await keys(pilot, "enter")
        assert screen.desk.cursor == "B:s1" or not screen.desk.cursor.startswith("A")
        while not screen.session.curtain:
            await keys(pilot, "p")
        await keys(pilot, "enter")
        assert screen.desk.cursor in (was, "A:m1")


async def test_a_phase_that_cannot_be_reached_says_why() -> None:
    async with at_the_table(FIGHT, (120, 40)) as (screen, pilot):
        await keys(pilot, "enter m")
        assert "Main Phase 2 comes only after a Battle Phase." in text_of(screen.program)


async def test_a_terminal_that_is_too_small_can_be_left() -> None:
    async with at_the_table(FIGHT, (60, 20)) as (screen, pilot):
        assert "q: quit" in text_of(screen.program)
        await keys(pilot, "enter")
        assert screen.session.curtain
        await keys(pilot, "q")
        assert screen.program.return_code == 0


async def test_a_duel_taken_up_again_has_its_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    decks = normal_deck(tmp_path / "one.ydk", "One", 0), normal_deck(tmp_path / "two.ydk", "Two", 1)
    session = begin(Setup(decks, ("Ann", "Bob"), first=0), seed=5)
    session.close()
    for deck in decks:
        deck.unlink()
    async with running() as (app, pilot):
        assert open_saved(app, next((tmp_path / "duels").iterdir())) == ""
        await pilot.pause()
        assert "Ann takes the first turn" not in text_of(app)
        await keys(pilot, "enter o c c")
        assert "The duel is over" in text_of(app)
        await keys(pilot, "s b")
        assert "Bob takes the first turn." in text_of(app)
        again = app.screen
        assert isinstance(again, DuelScreen)
        assert [len(again.session.view().zones[seat, "hand"]) for seat in (0, 1)] == [5, 6]


async def test_a_list_says_where_each_card_lies_and_the_menu_speaks_plainly() -> None:
    position = {
        "A": {"hand": ["Monster Reborn"], "graveyard": ["Battle Ox"]},
        "B": {"graveyard": ["Kojikocy"]},
    }
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1")
        assert "Yugi's Graveyard" in text_of(screen.program)
        await keys(pilot, "down")
        assert "Kaiba's Graveyard" in text_of(screen.program)
        await keys(pilot, "enter")
        while screen.session.decision is not None and screen.session.decision.kind == "respond":
            await keys(pilot, "p")
        assert "1  in Attack Position" in text_of(screen.program)


async def test_a_player_may_ask_to_be_asked_less() -> None:
    position = {
        "A": {"monsters": ["Battle Ox"], "spells": ["set Trap Hole"]},
        "B": {"spells": ["set Trap Hole"]},
    }
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter o a down enter escape")
        assert screen.session.duel.asking == ("real", "visible")
        await keys(pilot, "b")
        assert "The keyboard goes to Kaiba" in text_of(screen.program)
        while screen.session.asked == 1:
            await keys(pilot, "enter p")
        await keys(pilot, "enter")
        assert screen.session.decision is not None
        assert screen.session.decision.prompt == "battle/battle"
        await keys(pilot, "w")
        assert "(*) only when you can respond" in text_of(screen.program)


async def test_a_key_that_is_pressed_twice_opens_no_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    position = {"A": {"monsters": ["Battle Ox"]}, "B": {"spells": ["set Trap Hole"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter")
        monkeypatch.setattr(Curtain, "patience", 0.5)
        screen.take("b")
        screen.take("enter")
        screen.take("space")
        assert screen.session.curtain
        await asyncio.sleep(0.5)
        await keys(pilot, "enter")
        assert not screen.session.curtain
