"""A file of an earlier release on the screen: played again as far as it goes, then as it recorded it, to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.replay.falling_back import is_recorded
from duel_tui.tui.app import DuelApp
from duel_tui.tui.screens.replay import ReplayScreen, open_replay
from tests.tui_tools import keys, running, text_of

FIXTURES = Path(__file__).parents[1] / "fixtures"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))


def shown(app: DuelApp) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_both_positions_can_be_seen_and_the_duel_goes_on(size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        assert open_replay(app, FIXTURES / "old" / "position-that-told-less.duel") == ""
        await pilot.pause()
        assert "About this file" in text_of(app)
        assert "Swordsman" in text_of(app)
        await keys(pilot, "escape o")
        viewer = shown(app).viewer
        at = next(at for at, moment in enumerate(viewer.replay.moments) if is_recorded(moment))
        viewer.go(at - 1)
        await keys(pilot, "right")
        assert viewer.at == at
        assert viewer.replay.broken is not None
        assert f"line {viewer.replay.broken.line}" in " ".join(viewer.now())
        assert "recorded" in text_of(app)
        for _ in range(5):
            await keys(pilot, "right")
        await keys(pilot, "tab tab down up")
        await keys(pilot, "end")
        assert viewer.at_end()
        assert viewer.view().outcome is not None
        assert "wins" in text_of(app)


@pytest.mark.parametrize("path", sorted((FIXTURES / "damaged").glob("*.duel")), ids=lambda path: path.stem)
async def test_a_damaged_file_is_shown_or_refused_in_words(path: Path) -> None:
    before = path.read_bytes()
    async with running((80, 24)) as (app, pilot):
        why = open_replay(app, path)
        await pilot.pause()
        if path.stem in ("empty", "zeros"):
            assert "empty" in why
        else:
            assert why == ""
            await keys(pilot, "escape right right end o i home")
    assert path.read_bytes() == before
