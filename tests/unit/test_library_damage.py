"""The library and damaged files: whatever an accident leaves, the list goes on and nothing is written over it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui.script.errors import Finished, SaveError, ScriptError
from duel_tui.script.folder import duels_folder, saved_duels
from duel_tui.script.heads import is_match, look
from duel_tui.table import match_play
from duel_tui.table.setup import take_up
from tests.match_tools import give_up
from tests.match_tools import setup as match_setup
from tests.unit.test_script_saving import begun, play


def damaged(data: bytes, luck: random.Random) -> bytes:
    """The bytes of a file after an accident."""
    at, other, long = luck.randrange(len(data)), luck.randrange(len(data)), luck.randrange(1, 200)
    strange = luck.choice((b"\xff", b"\r\n", b"- ", b"{", b'"', b"  - A: end\n", b"---\n", b"play:\n", b"\0"))
    return luck.choice(
        (
            data[:at],
            data[:at] + b"\0" * long * 30,
            data[:at] + bytes([luck.randrange(256)]) + data[at + 1 :],
            data[:at] + data[at + long :],
            data[:at] + data[other : other + long] + data[at + long :],
            data[:at] + strange + data[at:],
        )
    )


@pytest.mark.parametrize("of", [1, 3])
def test_no_damage_breaks_the_list_or_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, of: int
) -> None:
    luck = random.Random(of)
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    duel, saved = begun(duels_folder(), 0)
    play(duel, saved, 20)
    saved.close()
    whole = saved.path
    there = len(saved_duels()) + (of > 1)
    if of > 1:
        play_on = match_play.begin(match_setup(tmp_path))
        for loser in (0, 1):
            play_on.start(loser)
            give_up(play_on, loser)
            play_on.done(0)
            play_on.done(1)
        play_on.close()
        assert play_on.path is not None
        whole = play_on.path
    data = whole.read_bytes()
    path = duels_folder() / "damaged.duel"
    for _ in range(60):
        path.write_bytes(damaged(data, luck))
        before = path.read_bytes()
        assert len(saved_duels()) in (there, there + 1)
        try:
            opened = (match_play.take_up if is_match(path) else take_up)(path)[0]
        except Finished:
            continue
        except (ScriptError, SaveError):
            assert path.read_bytes() == before
            continue
        opened.close()
        assert not look(path).finished or is_match(path)
