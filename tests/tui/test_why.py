"""The dialog of "why not?" on the duel screen."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui.tui.screens.rules import Rules
from tests.tui_tools import at_the_table, keys, page, text_of

POSITION: dict[str, Any] = {
    "A": {"hand": ["Summoned Skull", "Kuriboh"], "monsters": [], "normal summon": "used"},
    "B": {"monsters": ["set Sangan"]},
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_key_says_what_a_card_cannot_do_and_why(size: tuple[int, int]) -> None:
    async with at_the_table(POSITION, size) as (screen, pilot):
        await keys(pilot, "enter")
        screen.desk.go("A:h1")
        await keys(pilot, "x")
        shown = text_of(screen.program)
        assert "Why not? Summoned Skull (h1)" in shown
        assert "summon Summoned Skull" in shown
        assert "already Normal Summoned or Set" in shown
        assert "YA-13: one Normal Summon" in shown
        assert "YA-02: Levels 5 and 6" in shown
        await keys(pilot, "enter")
        assert "The rules for this" in text_of(screen.program)
        assert "One Normal Summon or Set of a monster" in text_of(screen.program)
        await keys(pilot, "escape r")
        reference = page(screen.program)
        assert isinstance(reference, Rules)
        assert reference.rule == "YA-13"
        await keys(pilot, "escape x")
        assert not screen.over


async def test_what_can_be_done_has_no_rule_against_it() -> None:
    async with at_the_table({"A": {"hand": ["Kuriboh"]}, "B": {}}) as (screen, pilot):
        await keys(pilot, "enter")
        screen.desk.go("A:h1")
        await keys(pilot, "x enter")
        shown = text_of(screen.program)
        assert "No rule stands against it" in shown
        assert "No numbered rule" not in shown


async def test_a_card_in_a_pile_is_asked_about_from_the_list_of_the_pile() -> None:
    position = {"A": {"graveyard": ["Sinister Serpent", "Battle Ox"]}, "B": {"graveyard": ["Sangan"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter g")
        assert "x why not?" in text_of(screen.program)
        await keys(pilot, "down x")
        shown = text_of(screen.program)
        assert "Why not? Sinister Serpent (gy1)" in shown
        assert "Sinister Serpent cannot be chosen" in shown


async def test_the_second_page_is_the_turn() -> None:
    async with at_the_table(POSITION) as (screen, pilot):
        await keys(pilot, "enter")
        screen.desk.go("A:m1")
        await keys(pilot, "x")
        assert "Monster Zone" in text_of(screen.program)
        await keys(pilot, "right")
        shown = text_of(screen.program)
        assert "Turn 3, Yugi, Main Phase 1" in shown
        assert "Main Phase 2 comes only after a Battle Phase" in shown


async def test_it_is_shown_in_the_key_bar_and_in_the_help() -> None:
    async with at_the_table(POSITION, (120, 40)) as (screen, pilot):
        await keys(pilot, "enter")
        assert "x why not?" in text_of(screen.program)
        await keys(pilot, "?")
        assert "what can and cannot be done with a card or a zone" in text_of(screen.program)


async def test_of_a_face_down_card_of_the_other_player_only_its_place_is_named() -> None:
    async with at_the_table(POSITION) as (screen, pilot):
        await keys(pilot, "enter")
        screen.desk.go("B:m1")
        await keys(pilot, "x")
        shown = text_of(screen.program)
        assert "A face-down card (B:m1)" in shown
        assert "Sangan" not in shown
