"""The replay on the screen: moving, playing by itself, notes, branches, the library, the end of a duel, matches."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from duel_tui.replay.loading import load
from duel_tui.script.reader import read
from duel_tui.table.lines import plain_lines
from duel_tui.tui.app import DuelApp
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.open import look_at, start
from duel_tui.tui.screens.replay import ReplayScreen, open_replay
from tests.match_tools import give_up, match, setup
from tests.replay_tools import saved_duel
from tests.tui_tools import at_the_table, keys, running, text_of


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path / "duels"


@pytest.fixture
def path(folder: Path) -> Path:
    return saved_duel(folder, 5, 40)


def shown(app: DuelApp) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_stepping_forward_and_back(path: Path) -> None:
    async with running() as (app, pilot):
        assert open_replay(app, path) == ""
        await pilot.pause()
        screen = shown(app)
        viewer = screen.viewer
        assert "As Yugi sees it" in text_of(app)
        assert "decision 0/40" in text_of(app)
        first = text_of(app)
        await keys(pilot, "o right right right")
        assert viewer.at == 3
        assert "decision 3/40" in text_of(app)
        await keys(pilot, "left left left left a")
        assert viewer.at == 0
        assert screen.looks.reply == ""
        assert text_of(app) == first
        await keys(pilot, "left")
        assert "nothing further" in text_of(app)
        await keys(pilot, "end")
        assert viewer.at_end()
        await keys(pilot, "up")
        assert viewer.moment.turn == viewer.replay.moments[-1].turn
        await keys(pilot, "home down")
        assert viewer.moment.turn == 2
        await keys(pilot, "pagedown")
        assert viewer.at > 5
        await keys(pilot, "home . .")
        assert viewer.log()
        await keys(pilot, "q")
        assert not isinstance(app.screen, ReplayScreen)


async def test_jumps_and_places(path: Path) -> None:
    async with running() as (app, pilot):
        open_replay(app, path)
        await pilot.pause()
        viewer = shown(app).viewer
        await keys(pilot, "c")
        assert "chain" in viewer.moment.marks
        at = viewer.at
        await keys(pilot, "c C")
        assert viewer.at == at
        await keys(pilot, "home d")
        assert "score" in viewer.moment.marks
        await keys(pilot, ": d 1 7 enter")
        assert viewer.at == 17
        await keys(pilot, ": 9 x enter")
        assert "is no place" in text_of(app)
        await keys(pilot, "escape : t 2 enter")
        assert viewer.moment.turn == 2
        await keys(pilot, f": {' '.join(str(viewer.replay.moments[9].line))} enter")
        assert viewer.at == 9


async def test_it_plays_by_itself_and_stands_still(path: Path) -> None:
    async with running() as (app, pilot):
        open_replay(app, path, "d3")
        await pilot.pause()
        screen = shown(app)
        await keys(pilot, "o space")
        assert screen.looks.playing
        assert "Playing" in text_of(app)
        at = screen.viewer.at
        screen.tick()
        assert screen.viewer.at == at + 1
        await keys(pilot, "+ +")
        assert "4 decisions a second" in text_of(app)
        assert screen.looks.playing
        await keys(pilot, "space")
        assert not screen.looks.playing
        await keys(pilot, "space right")
        assert not screen.looks.playing, "whoever moves by hand stands still"
        screen.viewer.go(screen.viewer.replay.last - 1)
        await keys(pilot, "space")
        screen.tick()
        assert screen.viewer.at_end()
        assert not screen.looks.playing
        await keys(pilot, "space")
        assert screen.viewer.at < 5, "from the end it begins anew"
        await keys(pilot, "?")
        screen.tick()
        assert not screen.looks.playing, "under a dialog nothing moves"


async def test_eyes_and_hidden_cards(path: Path) -> None:
    async with running((120, 40)) as (app, pilot):
        open_replay(app, path, "d12")
        await pilot.pause()
        viewer = shown(app).viewer
        names = {
            card.name for card in viewer.moment.view(0, opened=True).zones[1, "hand"] if card.name is not None
        }
        names -= {card.name for zone in viewer.moment.view(0).zones.values() for card in zone}
        assert names
        await keys(pilot, "i")
        for dialog in ("l", "g", "v", "?"):
            await keys(pilot, dialog)
            assert not [name for name in names if name in text_of(app)]
            await keys(pilot, "escape")
        await keys(pilot, "o")
        assert "Both hands open" in text_of(app)
        assert "Kaiba's hand" in text_of(app)
        assert viewer.seat == 0
        await keys(pilot, "o")
        assert viewer.seat == 1
        assert "Yugi's hand" in text_of(app)
        await keys(pilot, "b")
        assert "As Kaiba sees it" in text_of(app)
        assert any(name.split()[0] in text_of(app) for name in names)


async def test_the_cursor_walks_over_the_table(path: Path) -> None:
    async with running() as (app, pilot):
        open_replay(app, path)
        await pilot.pause()
        screen = shown(app)
        await keys(pilot, "tab")
        assert screen.looks.looking
        assert screen.looks.cursor == "A:h1"
        card = screen.viewer.view().zones[0, "hand"][0].name
        assert text_of(app).count(str(card)) >= 1
        await keys(pilot, "i")
        assert str(card) in text_of(app)
        await keys(pilot, "escape up right tab")
        assert not screen.looks.looking
        assert screen.viewer.at == 0, "the arrows moved the cursor only"
        await pilot.click(offset=(30, 18))
        assert screen.viewer.at > 0
        await pilot.click(offset=(30, 10))
        assert screen.looks.looking


async def test_a_note_is_written_changed_and_taken_away(path: Path) -> None:
    before = path.read_bytes()
    async with running() as (app, pilot):
        open_replay(app, path, "d5")
        await pilot.pause()
        await keys(pilot, "n H e y enter")
        assert "Note: Hey" in text_of(app)
        assert load(path).notes_at(5) == ["Hey"]
        assert path.read_bytes().startswith(before)
        await keys(pilot, "home m")
        assert shown(app).viewer.at == 5
        await keys(pilot, "n ! enter")
        assert load(path).notes_at(5) == ["Hey!"]
        await keys(pilot, "n ctrl+u enter")
        assert "Note:" not in text_of(app)
        assert load(path).notes_at(5) == []
        os.chmod(path, 0o444)
        path.rename(path.with_name("moved.duel"))
        await keys(pilot, "n x enter")
        assert "x" in text_of(app)
        assert shown(app).over, "what could not be kept can still be copied"


async def test_playing_on_from_a_moment(path: Path, folder: Path) -> None:
    before = path.read_bytes()
    async with running() as (app, pilot):
        open_replay(app, path, "d9")
        await pilot.pause()
        line = shown(app).viewer.moment.line
        await keys(pilot, "p")
        assert "Play on from here" in text_of(app)
        await keys(pilot, "p")
        assert isinstance(app.screen, DuelScreen)
        assert app.screen.session.names == ("Yugi", "Kaiba")
        await keys(pilot, "q q")
        screen = shown(app)
        assert screen.viewer.at == 9
        (made,) = [one for one in folder.iterdir() if one != path]
        origin = read(made).script.origin
        assert origin is not None
        assert (origin.file, origin.line) == (path.name, line)
        assert path.read_bytes() == before
        await keys(pilot, "v")
        assert "Branch after decision 9" in text_of(app)
        await keys(pilot, "1")
        assert screen.viewer.replay.path == made
        assert screen.viewer.at == 9
        await keys(pilot, "v 1")
        assert screen.viewer.replay.path.resolve() == path.resolve()
        assert screen.viewer.at == 9


async def test_no_duel_goes_on_behind_its_end(folder: Path) -> None:
    whole = saved_duel(folder, 5, 5000, deck="vanilla40")
    async with running() as (app, pilot):
        open_replay(app, whole)
        await pilot.pause()
        await keys(pilot, "end p p")
        assert "The duel is over here" in text_of(app)
        assert list(folder.iterdir()) == [whole]


async def test_the_library_opens_it(path: Path) -> None:
    async with running() as (app, pilot):
        assert look_at(app, path, "Because.") == ""
        await pilot.pause()
        assert "Because." in text_of(app)
        assert shown(app).viewer.replay.path == path
        await keys(pilot, "right")
        assert "Because." not in text_of(app)
        wrong = look_at(app, path.with_name("none.duel"))
        assert "none.duel" in wrong


async def test_a_file_gone_wrong_says_so_and_is_shown_all_the_same(path: Path) -> None:
    rows = path.read_text("utf-8").split("\n")
    moment = load(path).moments[20]
    rows[moment.line - 1] = f'  - {"AB"[moment.seat or 0]}: "summon [bold]Nobody"'
    path.write_text("\n".join(rows), "utf-8")
    async with running() as (app, pilot):
        open_replay(app, path)
        await pilot.pause()
        screen = shown(app)
        assert screen.viewer.replay.broken is not None
        assert "About this file" in text_of(app)
        assert "[bold]Nobody" in text_of(app)
        await keys(pilot, "escape : d 1 9 enter")
        assert screen.viewer.moment.line < moment.line
        assert "decision 19/" in text_of(app)
        while not screen.viewer.at_end():
            await keys(pilot, "right")


async def test_resizing_and_plain_characters(path: Path) -> None:
    async with running(ascii_only=True) as (app, pilot):
        open_replay(app, path, "d20")
        await pilot.pause()
        assert text_of(app).isascii()
        for size in ((120, 40), (60, 20), (200, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "decision 20/40" in text_of(app)
        await keys(pilot, "tab o l escape g escape ? escape v escape escape")
        assert text_of(app).isascii()


async def test_the_end_of_a_duel_leads_to_its_replay(folder: Path, tmp_path: Path) -> None:
    async with running() as (app, pilot):
        start(app, setup(tmp_path, of=1))
        await pilot.pause()
        await keys(pilot, "enter o c c v")
        screen = shown(app)
        assert screen.viewer.replay.outcome is not None
        await keys(pilot, "n O k enter")
        assert "Note: Ok" in text_of(app), "the duel is open still, and its file takes the note"
        (path,) = folder.iterdir()
        assert load(path).notes_at(0) == ["Ok"]
        await keys(pilot, "q enter")
        assert "The duel is over" in text_of(app)


async def test_a_match_shows_the_duel_that_is_chosen(folder: Path, tmp_path: Path) -> None:
    play = match(tmp_path)
    for seat in (0, 1):
        play.start(seat)
        give_up(play, seat)
    play.close()
    (path,) = folder.iterdir()
    async with running() as (app, pilot):
        open_replay(app, path)
        await pilot.pause()
        assert "Which duel?" in text_of(app)
        await keys(pilot, "2")
        screen = shown(app)
        assert "Duel 2 of 2" in text_of(app)
        assert screen.viewer.replay.outcome is not None
        assert screen.viewer.replay.outcome.winner == 0
        second = screen.viewer.moment.line
        await keys(pilot, "[")
        assert "Duel 1 of 2" in text_of(app)
        assert screen.viewer.replay.outcome.winner == 1
        await keys(pilot, "[ ] n H i enter [ q")
        assert [load(path, number).notes_at(0) for number in (1, 2)] == [[], ["Hi"]]
        open_replay(app, path, str(second))
        await pilot.pause()
        assert "Duel 2 of 2" in text_of(app)
        await keys(pilot, "p p")
        assert isinstance(app.screen, DuelScreen)


async def test_a_duel_that_was_not_saved_cannot_be_watched(folder: Path) -> None:
    async with at_the_table({"A": {"monsters": ["Battle Ox"]}, "B": {"lp": 1000}}) as (screen, pilot):
        await keys(pilot, "enter b 1")
        while not screen.session.over:
            await keys(pilot, "p" if not screen.session.curtain else "enter")
        assert "Watch the duel again" not in text_of(screen.program), "it was not saved"


async def test_frames_are_the_lines_of_the_table(path: Path) -> None:
    """What the screen shows is what the module that needs no screen makes."""
    async with running((80, 24)) as (app, pilot):
        open_replay(app, path, "d7")
        await pilot.pause()
        screen = shown(app)
        assert plain_lines(screen.paint(80, 24)).split("\n")[0] == text_of(app).split("\n")[0].rstrip()
