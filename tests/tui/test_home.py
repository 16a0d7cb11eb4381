"""The screens around the duel."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.table.setup import Setup
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.home import Home
from duel_tui.tui.screens.open import start
from tests.tui_tools import keys, normal_deck, page, running, text_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    (tmp_path / "decks").mkdir()
    normal_deck(tmp_path / "decks" / "one.ydk", "Aaa [bold]One[/bold]\x1b[31m", 0)
    normal_deck(tmp_path / "decks" / "two.ydk", "Two", 1)
    return tmp_path


async def test_home_offers_what_works_and_quits() -> None:
    async with running() as (app, pilot):
        shown = text_of(app)
        for entry in ("New duel", "Continue", "Guide", "Quit"):
            assert entry in shown
        await keys(pilot, "q")
        assert app.return_code == 0


async def test_a_small_terminal_says_so_and_recovers() -> None:
    async with running((60, 20)) as (app, pilot):
        assert "80x24" in text_of(app)
        assert "60x20" in text_of(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, Home)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "New duel" in text_of(app)
        for size in ((1, 1), (4, 2), (20, 5), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "New duel" in text_of(app)


async def test_a_duel_is_set_up_started_left_and_continued(folder: Path) -> None:
    async with running() as (app, pilot):
        await keys(pilot, "enter")
        assert "New duel" in text_of(app)
        form = page(app)
        paths = [deck.path.stem for deck in form.decks]  # type: ignore[attr-defined]
        # Name of A, then both decks from the player's own folder.
        await keys(pilot, "down J o e y down")
        for seat, wanted in ((0, "one"), (1, "two")):
            while form.setup.decks[seat].stem != wanted:  # type: ignore[attr-defined]
                await keys(pilot, "right")
            await keys(pilot, "down down" if seat == 0 else "down")
        assert {"one", "two"} <= set(paths)
        await keys(pilot, "right down down down down down down down")
        shown = text_of(app)
        assert "Joey begins" in shown
        assert "Deck 40" in shown
        assert "Aaa [bold]One[/bold][31m" in shown, "a title is shown as the characters it has"
        await keys(pilot, "enter")
        assert isinstance(app.screen, DuelScreen)
        assert "The keyboard goes to Joey (A)" in text_of(app)
        await keys(pilot, "enter 1")
        turn_one = app.screen.session.duel.digest()
        await keys(pilot, "q")
        assert "Leave the duel?" in text_of(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, Home)
        assert len(list((folder / "duels").glob("*.duel"))) == 1
        await keys(pilot, "c")
        assert "Joey against Kaiba" in text_of(app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, DuelScreen)
        assert "The keyboard goes to Joey" in text_of(app)
        assert app.screen.session.duel.digest() == turn_one


async def test_a_deck_that_cannot_be_played_is_named(folder: Path) -> None:
    (folder / "decks" / "bad.ydk").write_text("#main\n1\n2\n")
    async with running() as (app, pilot):
        await keys(pilot, "enter down down")
        form = page(app)
        while form.setup.decks[0].stem != "bad":  # type: ignore[attr-defined]
            await keys(pilot, "left")
        assert "cannot be used" in text_of(app)
        await keys(pilot, "up up up enter")
        assert "passcode 00000001" in " ".join(text_of(app).replace("║", " ").split())
        await keys(pilot, "escape")
        assert "Start the duel" in text_of(app)


async def test_the_guide_shows_its_pages() -> None:
    async with running((120, 40)) as (app, pilot):
        await keys(pilot, "g right down pagedown")
        assert "Guide" in text_of(app)
        await keys(pilot, "escape")
        assert isinstance(app.screen, Home)


async def test_the_palette_stays_shut() -> None:
    async with running() as (app, pilot):
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert isinstance(app.screen, Home)


async def test_ascii_only_draws_ascii_only() -> None:
    async with running(ascii_only=True) as (app, pilot):
        assert text_of(app).isascii()
        await keys(pilot, "enter")
        assert text_of(app).isascii()


async def test_a_rematch_swaps_decks_and_the_loser_says_who_begins(folder: Path) -> None:
    one, two = folder / "decks" / "one.ydk", folder / "decks" / "two.ydk"
    async with running((120, 40)) as (app, pilot):
        start(app, Setup((one, two), first=0))
        await pilot.pause()
        await keys(pilot, "enter o c c")
        assert "Kaiba wins" in text_of(app)
        await keys(pilot, "s")
        assert "Yugi chooses who takes the first turn." in text_of(app)
        await keys(pilot, "b")
        screen = app.screen
        assert isinstance(screen, DuelScreen)
        assert not screen.session.over
        assert screen.session.duel.state.player == 1
        assert screen.rematch is not None
        assert screen.rematch.setup.decks == (two, one)
        assert len(list((folder / "duels").glob("*.duel"))) == 2


async def test_a_folder_that_cannot_be_written_is_named(folder: Path) -> None:
    (folder / "duels").write_text("a file where the folder should be")
    async with running((120, 40)) as (app, pilot):
        await keys(pilot, "enter up enter")
        assert "duels" in text_of(app)
        assert not isinstance(app.screen, DuelScreen)
        await keys(pilot, "escape escape")
        assert isinstance(app.screen, Home)
