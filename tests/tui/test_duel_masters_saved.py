"""Duel Masters on the screen: saved, taken up, taken back; a match without side decks."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.script.running import run_file
from duel_tui.table.setup import Setup
from duel_tui.tui.app import DuelApp
from duel_tui.tui.screens.between import Between
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.open import open_saved, start
from tests.tui_tools import CREATURE_NAMES, keys, running, text_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def setup(of: int = 1) -> Setup:
    paths = {path.stem: path for path in builtin_decks()}
    decks = (paths["dm_fire_charge"], paths["dm_nature_beasts"])
    return Setup(decks, CREATURE_NAMES, profile="tcg-2004", first=0, of=of, undo="free")


def duel_screen(app: DuelApp) -> DuelScreen:
    screen = app.screen
    assert isinstance(screen, DuelScreen)
    return screen


async def test_a_duel_is_saved_taken_back_and_taken_up(folder: Path) -> None:
    async with running() as (app, pilot):
        start(app, setup(), seed=3)
        await pilot.pause()
        await keys(pilot, "enter 1 p")
        assert "The keyboard goes to Kokujo (B)" in text_of(app)
        (path,) = (folder / "duels").glob("*.duel")
        before = path.read_text("utf-8")
        assert "game: duel-masters" in before
        assert "  - A: " in before
        await keys(pilot, "enter 1")
        assert len(duel_screen(app).session.duel.view(1).zones[1, "mana"]) == 1
        await keys(pilot, "t enter enter")
        assert len(duel_screen(app).session.duel.view(1).zones[1, "mana"]) == 0
        digest = duel_screen(app).session.duel.digest()
        await keys(pilot, "q q")
    async with running() as (app, pilot):
        open_saved(app, path)
        await pilot.pause()
        await keys(pilot, "enter")
        assert "[Mana]" in text_of(app)
        assert duel_screen(app).session.duel.digest() == digest
    assert run_file(path).ok


async def test_a_match_has_no_side_decking(folder: Path) -> None:
    async with running() as (app, pilot):
        start(app, setup(of=3), seed=3)
        await pilot.pause()
        assert "Shobu begins duel 1 (best of 3)." in text_of(app)
        await keys(pilot, "enter o c c")
        assert "The match stands Shobu 0, Kokujo 1." in text_of(app)
        await keys(pilot, "n")
        assert isinstance(app.screen, Between)
        shown = text_of(app)
        assert "Shobu chooses who begins." in shown
        assert "Side Deck" not in shown
        assert "may count" not in shown
        await keys(pilot, "enter")
        assert "begins duel 2 (best of 3: Shobu 0, Kokujo 1)." in text_of(app)
        await keys(pilot, "enter o c c")
        assert "Kokujo wins the match" in text_of(app)
    (path,) = (folder / "duels").glob("*.duel")
    assert "game: duel-masters" in path.read_text("utf-8")
    assert run_file(path).ok
