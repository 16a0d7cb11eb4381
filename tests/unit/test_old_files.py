"""Files of earlier releases are played again or shown as recorded; damaged ones are shown as far as they can be read.

The files of `old/` were written by the program as it was then: with the first saved duels (a pool of a few cards), when
matches came, in the middle of the cards, with the whole pool, and one whose positions told less than they do now.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.replay.falling_back import is_recorded
from duel_tui.replay.loading import load
from duel_tui.replay.replay import Replay
from duel_tui.script.errors import ScriptError
from duel_tui.script.recorded import recordings
from duel_tui.script.running import run_file
from tests.unit.test_recorded import watched

FIXTURES = Path(__file__).parents[1] / "fixtures"
OLD = sorted((FIXTURES / "old").glob("*.duel"))
DAMAGED = sorted((FIXTURES / "damaged").glob("*.duel"))
NOTHING = {"empty.duel", "zeros.duel"}


def counted(replay: Replay) -> tuple[int, int]:
    recorded = [is_recorded(moment) for moment in replay.moments]
    return recorded.count(False), recorded.count(True)


def test_the_files_are_there() -> None:
    assert len(OLD) >= 5
    assert len(DAMAGED) >= 10


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_file_of_an_earlier_release_can_be_watched_to_its_end(path: Path) -> None:
    before = path.read_bytes()
    (recording,) = recordings(path)
    assert recording.problems == []
    replay = load(path)
    assert len(replay.moments) >= len(recording.moments)
    assert replay.moments[-1].line == recording.moments[-1].line
    assert replay.outcome == recording.outcome
    played, recorded = watched(path)
    assert bool(recorded) == (replay.broken is not None)
    assert recorded == 0 or run_file(path).line == replay.broken.line if replay.broken else run_file(path).ok
    assert path.read_bytes() == before
    assert played + recorded == len(replay.moments)


def test_a_file_whose_positions_told_less_falls_back_on_what_it_records() -> None:
    replay = load(FIXTURES / "old" / "position-that-told-less.duel")
    played, recorded = counted(replay)
    assert played > 20
    assert recorded > 20
    assert replay.broken is not None
    assert "Mystic Swordsman LV2" in str(replay.broken)
    last = replay.moments[-1].view(0)
    assert last.outcome is not None
    assert min(last.lp) == 0 or last.outcome.reason != "lp"


@pytest.mark.parametrize("path", DAMAGED, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    "command", [["run"], ["export", "--as", "text"], ["export", "--as", "html"]], ids=" ".join
)
def test_a_damaged_file_is_said_in_lines_and_never_written_over(path: Path, command: list[str]) -> None:
    before = path.read_bytes()
    done = CliRunner().invoke(cli, [command[0], str(path), *command[1:]])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert "Traceback" not in done.output
    assert path.read_bytes() == before
    if path.name in NOTHING:
        assert done.exit_code == 2
        assert done.output.startswith(str(path))
    elif command[0] == "export":
        assert done.exit_code == 0
        assert "Yugi" in done.output or path.stem == "cut-header"


@pytest.mark.parametrize(
    "path", [path for path in DAMAGED if path.name not in NOTHING], ids=lambda path: path.stem
)
def test_what_can_be_read_of_a_damaged_file_is_shown(path: Path) -> None:
    replay = load(path)
    assert sum(watched(path)) == len(replay.moments)
    assert (len(replay.moments) > 12) == (path.stem != "header-only")


def test_what_is_wrong_is_named_with_its_line() -> None:
    def said(name: str) -> str:
        return " ".join(load(FIXTURES / "damaged" / f"{name}.duel").notices)

    assert "binary-in-the-middle.duel:59: " in said("binary-in-the-middle")
    assert "A lp: 7700 in the file, 8000 now" in said("wrong-digest")
    assert "Vorse Raider of a Later Age" in said("unknown-card")
    assert "format version 2" in said("newer-format")
    assert "not written to its end" in said("torn-tail")
    assert "duplicate-keys.duel:2: " in said("duplicate-keys")
    assert "duplicate-keys.duel:37: " in said("duplicate-keys")
    with pytest.raises(ScriptError, match="empty"):
        load(FIXTURES / "damaged" / "empty.duel")


def test_another_version_and_other_cards_are_named(tmp_path: Path) -> None:
    text = (FIXTURES / "damaged" / "wrong-digest.duel").read_text("utf-8")
    path = tmp_path / "later.duel"
    rows = text.split("\n")
    rows[1] = "engine: 9.9.9"
    rows[2] = "cards-hash: 0123456789abcdef"
    path.write_text("\n".join(rows), "utf-8")
    notices = " ".join(load(path).notices)
    assert "version 9.9.9" in notices
    assert "0123456789abcdef" in notices
