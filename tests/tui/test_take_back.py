"""Taking back and backing out at the duel screen; what is hidden stays hidden on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from duel_tui.script.saving import SavedDuel
from duel_tui.table.setup import Setup, begin
from duel_tui.text.en import taking_back as words
from duel_tui.text.en import tui as tui_words
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.rematch import Rematch
from tests.tui_tools import at_the_table, keys, page, running, text_of
from tests.unit.test_taking_back_files import STARTERS

TRAP = {
    "A": {"hand": ["Battle Ox", "Dian Keto the Cure Master"], "monsters": ["Gemini Elf"]},
    "B": {
        "hand": ["Kuriboh"],
        "spells": ["set Trap Hole", "set Just Desserts"],
        "deck": ["Kojikocy", "Kojikocy"],
    },
}
ALONE = {"A": {"hand": ["Battle Ox", "Uraby"]}, "B": {"hand": ["Kuriboh"]}}
TRIBUTES = {"A": {"hand": ["Blue-Eyes White Dragon"], "monsters": ["Battle Ox", "Gemini Elf", "Kojikocy"]}}


@asynccontextmanager
async def table(
    position: dict[str, Any], undo: str = "consent", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[DuelScreen, Pilot[None]]]:
    async with at_the_table(position, size) as (screen, pilot):
        screen.session.undo = undo
        await keys(pilot, "enter")
        yield screen, pilot


def shown(screen: DuelScreen) -> str:
    return text_of(screen.program)


def monsters(screen: DuelScreen) -> list[str | None]:
    return [card.name for card in screen.session.duel.view(0).zones.get((0, "monsters"), ())]


async def test_the_other_player_agrees_behind_the_curtain() -> None:
    async with table(ALONE) as (screen, pilot):
        await keys(pilot, "1")
        assert monsters(screen) == ["Battle Ox"]
        await keys(pilot, "t")
        assert "summon Battle Ox" in shown(screen)
        await keys(pilot, "1")
        assert words.curtain("Yugi") in shown(screen)
        assert "Uraby" not in shown(screen)
        await keys(pilot, "enter")
        assert words.AGREE in shown(screen)
        assert "Kuriboh" in shown(screen)
        assert "Uraby" not in shown(screen)
        await keys(pilot, "y")
        assert monsters(screen) == []
        assert screen.session.curtain
        assert "Uraby" not in shown(screen)
        assert "Kuriboh" not in shown(screen)
        await keys(pilot, "enter")
        assert screen.session.seat == 0
        assert screen.desk.scene().log[-1] == "Yugi takes a decision back; Kaiba agreed."
        await keys(pilot, "1")
        assert monsters(screen) == ["Battle Ox"]


@pytest.mark.parametrize("no", ["n", "escape", "down enter"])
async def test_a_refusal_changes_nothing_and_is_said(no: str) -> None:
    async with table(ALONE) as (screen, pilot):
        await keys(pilot, "1")
        digest, answers = screen.session.duel.digest(), screen.session.duel.answers
        await keys(pilot, f"t 1 enter {no}")
        assert screen.session.curtain
        await keys(pilot, "enter")
        assert words.refused("Kaiba") in shown(screen)
        assert (screen.session.duel.digest(), screen.session.duel.answers) == (digest, answers)
        assert screen.session.seat == 0


async def test_at_the_curtain_the_player_who_left_takes_back_and_names_no_card() -> None:
    async with table(TRAP) as (screen, pilot):
        await keys(pilot, "1")
        assert screen.session.asked == 1
        assert words.at_curtain("Yugi") in shown(screen)
        await keys(pilot, "t")
        assert words.curtain("Yugi") in shown(screen)
        assert "Battle Ox" not in shown(screen)
        assert len(screen.over) == 1
        await keys(pilot, "enter")
        await keys(pilot, "n")
        assert not screen.session.curtain, "Kaiba sits there and is asked"
        assert "Trap Hole" in shown(screen)
        assert screen.session.asked == screen.session.seat == 1
        await keys(pilot, "t")
        assert words.let("Yugi") in shown(screen)
        await keys(pilot, "o")
        assert words.question("Yugi", 3, "Main Phase 1") in " ".join(shown(screen).split())
        await keys(pilot, "y")
        assert monsters(screen) == ["Gemini Elf"]
        assert screen.session.curtain


async def test_a_free_take_back_at_the_curtain_opens_nothing() -> None:
    async with table(TRAP, "free") as (screen, pilot):
        await keys(pilot, "1 t y")
        assert monsters(screen) == ["Gemini Elf"]
        assert "Battle Ox" not in shown(screen)
        assert isinstance(screen.over[-1], Curtain)
        assert (screen.session.sitting, screen.session.asked) == (None, 0)
        await keys(pilot, "enter")
        assert "Battle Ox" in shown(screen)


async def test_the_curtain_of_the_question_has_no_other_way_to_a_hand() -> None:
    async with table(ALONE) as (screen, pilot):
        await keys(pilot, "1 t 1")
        for key in ["t", "p", "escape", "l", "i", "g", "o", ":", "1", "x", "u", "w"]:
            await pilot.press(key)
            await pilot.pause()
            assert "Uraby" not in shown(screen)
            assert "summon" not in shown(screen)
        await keys(pilot, "q")
        assert tui_words.LEAVE_TITLE in shown(screen)
        assert "Uraby" not in shown(screen)


async def test_it_can_be_typed_and_the_menu_tells_the_rule() -> None:
    async with table(ALONE, "free") as (screen, pilot):
        await keys(pilot, "2 o")
        assert words.TOLD["free"] in shown(screen)
        await keys(pilot, "escape : u n d o enter")
        assert words.HOW_FAR in shown(screen)
        await keys(pilot, "1")
        assert screen.session.trail == []


async def test_nothing_never_and_free() -> None:
    async with table(ALONE) as (screen, pilot):
        await keys(pilot, "t")
        assert words.nothing("Yugi") in shown(screen)
    async with table(ALONE, "never") as (screen, pilot):
        await keys(pilot, "1 t")
        assert words.NEVER in shown(screen)
        assert monsters(screen) == ["Battle Ox"]
    async with table(ALONE, "free") as (screen, pilot):
        await keys(pilot, "2 t 1")
        assert monsters(screen) == [], "a card that was Set has shown nothing"
        await keys(pilot, "1 t 1")
        assert words.has_learnt("Kaiba")[:40] in shown(screen)
        await keys(pilot, "n")
        assert monsters(screen) == ["Battle Ox"]
        await keys(pilot, "t 1 y")
        assert monsters(screen) == []
        assert screen.session.seat == 0


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_escape_backs_out_of_what_is_half_answered(size: tuple[int, int]) -> None:
    async with table(TRIBUTES, "never", size) as (screen, pilot):
        assert tui_words.DUEL_KEYS in shown(screen)
        await keys(pilot, "1")
        assert tui_words.PICK_OUT_KEYS in shown(screen)
        await keys(pilot, "enter")
        assert tui_words.PICK_KEYS in shown(screen)
        await keys(pilot, "escape")
        assert tui_words.PICK_OUT_KEYS in shown(screen)
        await keys(pilot, "escape")
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "act"
        assert screen.session.trail == []
        assert tui_words.DUEL_KEYS in shown(screen)
        await keys(pilot, "escape")
        assert screen.session.decision.kind == "act"


async def test_a_duel_goes_on_after_its_end_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    setup = Setup(STARTERS, first=0)
    async with running() as (app, pilot):
        screen = DuelScreen(begin(setup, 3), Rematch(setup))
        app.go(screen)
        await pilot.pause()
        await keys(pilot, "enter 1 o c c")
        assert screen.session.over
        assert tui_words.OVER_TITLE in shown(screen)
        await keys(pilot, "t")
        assert words.OVER_WHO in shown(screen)
        await keys(pilot, "a enter")
        assert words.AGREE in shown(screen)
        await keys(pilot, "y enter")
        assert not screen.session.over
        assert "[Main 1]" in shown(screen)
        assert isinstance(screen.session.saved, SavedDuel)
        assert "undo: 1" in screen.session.saved.path.read_text()
        await keys(pilot, "o c c")
        assert tui_words.OVER_TITLE in shown(screen)
        await keys(pilot, "q")


async def test_a_take_back_that_cannot_be_written_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    async with running() as (app, pilot):
        screen = DuelScreen(begin(Setup(STARTERS, first=0, undo="free"), 3))
        app.go(screen)
        await pilot.pause()
        await keys(pilot, "enter 2")
        saved = screen.session.saved
        assert isinstance(saved, SavedDuel)

        def full(_: str) -> None:
            raise OSError("no space")

        with monkeypatch.context() as patched:
            patched.setattr(saved.file, "append", full)
            await keys(pilot, "t 1")
        assert tui_words.NOT_SAVED in shown(screen)
        assert screen.session.duel.answers == 1
        await keys(pilot, "o t 1")
        assert screen.session.duel.answers == 0


async def test_the_form_of_a_new_duel_has_the_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    async with running() as (app, pilot):
        await keys(pilot, "enter")
        assert words.RULES["consent"] in text_of(app)
        await keys(pilot, "up up left")
        assert words.RULES["never"] in text_of(app)
        await keys(pilot, "down enter")
        screen = page(app)
        assert isinstance(screen, DuelScreen)
        assert screen.session.undo == "never"
        assert isinstance(screen.session.saved, SavedDuel)
        assert "x-undo: never" in screen.session.saved.path.read_text()
        screen.session.close()
