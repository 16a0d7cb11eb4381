"""Branches: the same duel until a moment, a file of its own that says where it left, and goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from duel_tui.replay.branches import branch, variations
from duel_tui.replay.errors import NoBranch
from duel_tui.replay.loading import load
from duel_tui.replay.moments import Played
from duel_tui.script.reader import read
from duel_tui.script.resuming import resume
from duel_tui.script.running import run_file
from tests.replay_tools import NAMES, play_on, saved_duel

SCENARIO = """duel: 1
game: yugioh
seed: 7
players: {A: Ann, B: Ben}
cards: {Test Ten: {level: 4, atk: 3000, def: 2500}}
setup:
  A: {hand: [Dark Hole, Test Ten], monsters: [Gemini Elf]}
  B: {monsters: [Battle Ox], spells: [set Trap Hole]}
play:
  - A: activate Dark Hole
  - A: summon Test Ten
  - B: activate Trap Hole
  - A: end
"""


@pytest.mark.parametrize("at", [0, 1, 17, 39])
def test_a_branch_stands_where_it_left_and_goes_on(tmp_path: Path, at: int) -> None:
    path = saved_duel(tmp_path, 5, 40)
    before = path.read_bytes()
    replay = load(path)
    made = branch(replay, at, tmp_path)
    assert path.read_bytes() == before
    script = read(made).script
    assert script.origin is not None
    assert (script.origin.file, script.origin.line) == (path.name, replay.moments[at].line)
    resumed = resume(made)
    moment = replay.moments[at]
    assert isinstance(moment, Played)
    assert resumed.players == NAMES
    assert resumed.duel.commands() == moment.duel().commands()
    for seat in (0, 1):
        assert resumed.duel.view(seat) == moment.view(seat)
    play_on(resumed.duel, resumed.saved, 10, 99)
    resumed.saved.close()
    assert run_file(made).ok
    assert load(made).last == at + 10


def test_a_branch_has_what_its_origin_recorded(tmp_path: Path) -> None:
    """The same lines, events, positions and digests, until it leaves."""
    path = saved_duel(tmp_path, 6, 50)
    replay = load(path)
    made = branch(replay, 50, tmp_path)
    old, new = path.read_text("utf-8"), made.read_text("utf-8")
    assert old[old.index("\nplay:") :] == new[new.index("\nplay:") :]


def test_a_branch_of_a_scenario_written_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "hand.duel"
    path.write_text(SCENARIO, "utf-8")
    replay = load(path)
    at = replay.at_line(11)
    made = branch(replay, at, tmp_path)
    resumed = resume(made)
    assert resumed.players == ("Ann", "Ben")
    moment = replay.moments[at]
    assert isinstance(moment, Played)
    assert resumed.duel.position() == moment.duel().position()
    assert resumed.duel.commands() == moment.duel().commands() == ["activate Trap Hole", "pass"]
    resumed.duel.play("activate Trap Hole")
    resumed.saved.append(resumed.duel, 1, "activate Trap Hole")
    resumed.saved.close()
    assert run_file(made).ok


def test_fixed_luck_goes_along(tmp_path: Path) -> None:
    path = tmp_path / "luck.duel"
    path.write_text(
        "duel: 1\ngame: yugioh\nsetup:\n  A: {hand: [Graceful Dice, Dark Hole], monsters: [Gemini Elf]}\n"
        "  B: {monsters: [Battle Ox]}\nplay:\n  - chance: 5\n  - A: activate Graceful Dice\n",
        "utf-8",
    )
    replay = load(path)
    assert replay.broken is None
    made = branch(replay, replay.last, tmp_path)
    assert "- chance: " in made.read_text("utf-8")
    resumed = resume(made)
    resumed.saved.close()
    assert resumed.duel.view(0) == replay.moments[-1].view(0)
    assert resumed.duel.view(0).zones[0, "monsters"][0].atk == 1900 + 500


def test_no_duel_goes_on_from_its_end(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 5000, deck="vanilla40")
    replay = load(path)
    assert replay.outcome is not None
    files = sorted(tmp_path.iterdir())
    with pytest.raises(NoBranch):
        branch(replay, replay.last, tmp_path)
    assert sorted(tmp_path.iterdir()) == files


def test_the_branches_of_a_file_are_found(tmp_path: Path) -> None:
    games = tmp_path / "games"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    path = saved_duel(games, 5, 30)
    replay = load(path)
    late, early = branch(replay, 20, games), branch(replay, 3, games)
    found = variations(path, games)
    assert [one.path for one in found] == [early, late]
    assert [one.line for one in found] == [replay.moments[3].line, replay.moments[20].line]
    assert found[0].players == NAMES
    origin = load(early).origin
    assert origin is not None
    assert (origin[0].resolve(), origin[1]) == (path.resolve(), replay.moments[3].line)
    deeper = branch(load(early), 2, games)
    assert [one.path for one in variations(early, games)] == [deeper]
    other = Path(shutil.copy(path, elsewhere / "copy.duel"))
    far = branch(load(other), 5, games)
    assert [one.path for one in variations(other, games)] == [far]
    assert [one.path for one in variations(path, games)] == [early, late]


def test_other_files_are_no_branches(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 5)
    (tmp_path / "bad.duel").write_bytes(b"from: [\xff\n")
    (tmp_path / "odd.duel").write_text("duel: 1\nfrom: x\n", "utf-8")
    (tmp_path / "loop.duel").symlink_to(tmp_path / "loop.duel")
    (tmp_path / "dir.duel").mkdir()
    assert variations(path, tmp_path) == []
    assert variations(tmp_path / "none" / "x.duel", tmp_path / "none") == []
