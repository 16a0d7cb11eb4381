"""A duel that is taught on the screen."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui.table.setup import Setup, own_decks
from duel_tui.text.en.tui import NAMES
from duel_tui.tui.screens.new_duel import FIELDS, NewDuel
from tests.tui_tools import at_the_table, keys, page, running, text_of

POSITION: dict[str, Any] = {
    "A": {"hand": ["Battle Ox", "Kuriboh"], "spells": ["set Waboku"]},
    "B": {"monsters": ["set Sangan"], "spells": ["set Trap Hole"]},
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_panel_follows_the_questions(size: tuple[int, int]) -> None:
    async with at_the_table(POSITION, size) as (screen, pilot):
        screen.teacher.on = True
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "What is going on" in shown
        assert "Your Main Phase 1 is open" in shown
        assert "YA-43" in shown
        await keys(pilot, "1")
        assert "The Summon of Battle Ox has" in text_of(screen.program)
        await keys(pilot, "p")
        # Under the curtain nothing is explained.
        assert "Summon of" not in text_of(screen.program)
        await keys(pilot, "enter")
        assert "passed" in text_of(screen.program)
        assert "Waboku" not in text_of(screen.program)


async def test_a_key_shows_the_whole_explanation_also_where_nothing_is_taught() -> None:
    async with at_the_table(POSITION) as (screen, pilot):
        await keys(pilot, "enter")
        assert "What is going on" not in text_of(screen.program)
        await keys(pilot, "h")
        shown = text_of(screen.program)
        assert "What is going on" in shown
        assert "Your Main Phase 1 is open" in shown
        assert "Main Phase 1: one monster is Summoned or Set" in shown


async def test_the_menu_of_the_duel_turns_it_on_and_off() -> None:
    async with at_the_table(POSITION) as (screen, pilot):
        await keys(pilot, "enter o h")
        assert screen.teacher.on
        assert "Teaching is on" in text_of(screen.program)
        # While a duel is taught every window stops; afterwards each is asked as before.
        assert [wish.how for wish in screen.session.wishes] == ["always", "always"]
        assert screen.session.duel.asking == ("all", "all")
        await keys(pilot, "o h")
        assert not screen.teacher.on
        assert [wish.how for wish in screen.session.wishes] == ["visible", "visible"]


async def test_the_menu_can_be_clicked_where_it_is_drawn() -> None:
    async with at_the_table(POSITION) as (screen, pilot):
        screen.teacher.on = True
        await keys(pilot, "enter")
        layout = screen._plan(80, 24)
        await pilot.click(offset=(layout.menu.x + 6, layout.menu.y + 1))
        await pilot.pause()
        assert [card.name for card in screen.session.view().zones[0, "monsters"]] == ["Battle Ox"]


async def test_it_is_chosen_for_a_new_duel() -> None:
    async with running() as (app, pilot):
        app.go(NewDuel())
        await pilot.pause()
        form = page(app)
        assert isinstance(form, NewDuel)
        form.at = FIELDS.index("windows")
        await keys(pilot, "right right")
        assert form.setup.teach
        assert form.setup.strict
        assert "teaching: every window is asked and explained" in text_of(app)
        await keys(pilot, "right")
        assert not form.setup.teach
        assert not form.setup.strict


@pytest.mark.parametrize(
    ("names", "wanted"), [(("Yugi", "Kaiba"), NAMES["duel-masters"]), (("Ann", "Kaiba"), None)]
)
async def test_usual_names_change_with_the_game_also_where_the_command_line_chose(
    names: tuple[str, str], wanted: tuple[str, str] | None
) -> None:
    async with running() as (app, pilot):
        app.go(NewDuel(Setup(own_decks(), names, teach=True)))
        await pilot.pause()
        form = page(app)
        assert isinstance(form, NewDuel)
        form.at = FIELDS.index("game")
        await keys(pilot, "right")
        assert form.setup.names == (wanted or ("Ann", NAMES["duel-masters"][1]))
