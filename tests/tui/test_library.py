"""The library on the screen: going on, search, names, the trash, in and out, files that cannot be used."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from duel_tui.script.appending import LineFile
from duel_tui.text.en import library as words
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.home import Home
from duel_tui.tui.screens.replay import ReplayScreen
from duel_tui.tui.screens.saved import Saved
from tests.tui_tools import keys, running, text_of
from tests.unit.test_script_saving import begun, play


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The files of two unfinished duels and, between them, of one that is over."""
    found = []
    for seed, count in enumerate((20, 5000, 20)):
        duel, saved = begun(tmp_path_factory.mktemp("three"), seed)
        play(duel, saved, count)
        saved.close()
        found.append(saved.path.read_bytes())
    return found


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, three: list[bytes]) -> Path:
    """Two unfinished duels, one that is over, and a file that is none."""
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    duels = tmp_path / "duels"
    duels.mkdir()
    for seed, data in enumerate(three):
        path = duels / f"{('alpha', 'beta', 'gamma')[seed]}.duel"
        path.write_bytes(data)
        os.utime(path, (1000.0 + seed, 1000.0 + seed))
    (duels / "junk.duel").write_text("junk")
    return tmp_path


def rows(screen: Saved) -> list[str]:
    return [entry.path.stem for entry in screen.found]


async def library(pilot: object, app: object) -> Saved:
    await keys(pilot, "c")  # type: ignore[arg-type]
    shown = app.screen  # type: ignore[attr-defined]
    assert isinstance(shown, Saved)
    return shown


async def test_unfinished_duels_come_first_and_one_key_goes_on() -> None:
    async with running() as (app, pilot):
        screen = await library(pilot, app)
        assert rows(screen) == ["gamma", "alpha", "beta", "junk"]
        shown = text_of(app)
        assert "3 duels, 2 unfinished, 1 file that cannot be used" in shown
        assert "Yu-Gi-Oh!: Yugi against [1mKaiba" in shown
        await keys(pilot, "enter")
        assert isinstance(app.screen, DuelScreen)


async def test_typing_searches_and_escape_shows_all_again(folder: Path) -> None:
    async with running() as (app, pilot):
        screen = await library(pilot, app)
        await keys(pilot, "/ B E T d")
        assert rows(screen) == []
        assert words.NOTHING_FITS in text_of(app)
        await keys(pilot, "backspace enter")
        assert rows(screen) == ["beta"]
        assert "1 of 4" in text_of(app)
        await keys(pilot, "escape")
        assert len(rows(screen)) == 4
        await keys(pilot, "escape")
        assert isinstance(app.screen, Home)
        assert len(list((folder / "duels").iterdir())) == 4


async def test_a_duel_gets_a_name_of_its_own(folder: Path) -> None:
    async with running() as (app, pilot):
        screen = await library(pilot, app)
        await keys(pilot, "r ctrl+u a l p h a enter")
        assert "another duel is called alpha" in text_of(app)
        await keys(pilot, "ctrl+u F i n a l space 1 / 2 enter")
        assert rows(screen)[0] == "Final 1-2"
        assert "Final 1-2: Yugi" in text_of(app)
        assert (folder / "duels" / "Final 1-2.duel").is_file()


async def test_what_is_deleted_lies_in_the_trash(folder: Path) -> None:
    async with running() as (app, pilot):
        screen = await library(pilot, app)
        await keys(pilot, "d")
        assert rows(screen) == ["alpha", "beta", "junk"]
        await keys(pilot, "u")
        assert rows(screen) == ["gamma", "alpha", "beta", "junk"]
        await keys(pilot, "end d home d t")
        assert words.TRASH_TITLE in text_of(app)
        assert rows(screen) == ["gamma", "junk"]
        await keys(pilot, "d r")
        assert rows(screen) == ["gamma", "junk"], "nothing is deleted from the trash"
        await keys(pilot, "enter escape")
        assert rows(screen) == ["gamma", "alpha", "beta"]
        assert [path.name for path in (folder / "trash").iterdir()] == ["junk.duel"]


async def test_a_copy_goes_out_and_comes_back_in(folder: Path) -> None:
    async with running() as (app, pilot):
        screen = await library(pilot, app)
        out = folder / "out.duel"
        await keys(pilot, "e ctrl+u")
        screen.over[-1].text = str(out)  # type: ignore[attr-defined]
        await keys(pilot, "enter")
        assert out.read_bytes() == (folder / "duels" / "gamma.duel").read_bytes()
        await keys(pilot, "d i")
        screen.over[-1].text = str(out)  # type: ignore[attr-defined]
        await keys(pilot, "enter")
        assert not screen.over
        assert "out" in rows(screen)
        await keys(pilot, "i")
        screen.over[-1].text = str(folder / "duels" / "junk.duel")  # type: ignore[attr-defined]
        await keys(pilot, "enter")
        assert "this is no duel file" in text_of(app)
        await keys(pilot, "escape")
        assert sorted(rows(screen)) == ["alpha", "beta", "junk", "out"]


async def test_a_duel_in_use_stays_where_it_is(folder: Path) -> None:
    path = folder / "duels" / "gamma.duel"
    held = LineFile(path)
    async with running() as (app, pilot):
        await library(pilot, app)
        await keys(pilot, "d")
        assert "another duel-tui" in " ".join(text_of(app).split())
        assert path.is_file()
    held.close()


async def test_a_file_that_cannot_be_used_is_named_and_left_alone(folder: Path) -> None:
    async with running(ascii_only=True) as (app, pilot):
        await library(pilot, app)
        await keys(pilot, "end enter")
        shown = text_of(app)
        assert shown.isascii()
        assert "cannot be used" in shown
        assert (folder / "duels" / "junk.duel").read_text() == "junk"


async def test_an_empty_library_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(folder / "none"))
    async with running() as (app, pilot):
        await library(pilot, app)
        assert "No saved duel yet." in text_of(app)
        await keys(pilot, "enter d r e v u t enter")
        assert words.TRASH_EMPTY in text_of(app)


async def test_a_duel_open_elsewhere_can_only_be_looked_at(folder: Path) -> None:
    path = folder / "duels" / "gamma.duel"
    whole = path.read_bytes()
    held = LineFile(path)
    async with running() as (app, pilot):
        await library(pilot, app)
        await keys(pilot, "enter")
        assert isinstance(app.screen, ReplayScreen)
        assert "Another duel-tui plays this duel: here it can only be looked at." in text_of(app)
        await keys(pilot, "right left")
        assert path.read_bytes() == whole
    held.close()


async def test_a_finished_duel_is_looked_at() -> None:
    async with running() as (app, pilot):
        await library(pilot, app)
        await keys(pilot, "down down enter")
        assert isinstance(app.screen, ReplayScreen)
        await keys(pilot, "escape")


async def test_a_damaged_duel_is_shown_as_far_as_it_can_be_read(folder: Path) -> None:
    path = folder / "duels" / "beta.duel"
    path.write_bytes(path.read_bytes() + b"\xff\xff\xff\n" * 3)
    async with running((120, 40)) as (app, pilot):
        screen = await library(pilot, app)
        assert rows(screen) == ["gamma", "alpha", "beta", "junk"]
        await keys(pilot, "down down enter")
        assert isinstance(app.screen, ReplayScreen)
        assert "cannot be used" in " ".join(text_of(app).split())
