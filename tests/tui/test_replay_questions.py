"""Why not, and what was going on, on the screen of a replay."""

from __future__ import annotations

from pathlib import Path

from duel_tui.table.replay_opening import viewer_of
from duel_tui.tui.screens.replay import ReplayScreen
from tests.tui_tools import keys, running, text_of
from tests.unit.test_replay_questions import SCENARIO


async def test_keys_of_a_replay_tell_what_could_be_done_and_what_was_going_on(tmp_path: Path) -> None:
    path = tmp_path / "set.duel"
    path.write_text(SCENARIO)
    async with running() as (app, pilot):
        screen = ReplayScreen(viewer_of(path))
        app.go(screen)
        await pilot.pause()
        await keys(pilot, "w")
        assert "Turn 3, Player A" in text_of(app) or "Main Phase 2 comes only" in text_of(app)
        await keys(pilot, "escape tab")
        screen.looks.cursor = "B:m1"
        await keys(pilot, "w")
        assert "A face-down card (B:m1)" in text_of(app)
        assert "Sangan" not in text_of(app)
        await keys(pilot, "escape h")
        assert "Your Main Phase 1 is open" in text_of(app)
        await keys(pilot, "escape b h")
        assert "not to be seen with these eyes" in " ".join(text_of(app).split())
