"""Kill -9 while duels are renamed, thrown away, taken back, copied in: each of them is somewhere, and whole."""

from __future__ import annotations

import itertools
import os
import random
import signal
import time
from pathlib import Path

from duel_tui.script import library
from duel_tui.script.folder import VARIABLE, saved_duels, trash_folder
from duel_tui.script.heads import Entry
from tests.durability.disks import some_duel


def kill_movers(data: Path, kills: int, seed: int) -> None:
    """Kill so many processes that move one duel about and copy another one in. Raises AssertionError for a loss."""
    luck = random.Random(seed)
    first = some_duel(data)
    whole = first.read_bytes()
    other = data / "outside.duel"
    other.write_bytes(whole.replace(b'A: "Yugi"', b'A: "Joey"', 1))
    for number in range(kills):
        pid = os.fork()
        if not pid:
            try:
                _move_about(data, other, number)
            finally:
                os._exit(1)
        time.sleep(luck.uniform(0.0, 0.02))
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        entries = [*saved_duels(), *saved_duels(trash_folder())]
        assert not any(entry.wrong for entry in entries), entries
        yugi = _of(entries, "Yugi")
        assert yugi
        # A kill between the new name and the end of the old one leaves both, of one file.
        assert len({entry.path.stat().st_ino for entry in yugi}) == 1
        assert yugi[0].path.read_bytes() == whole
        assert all(entry.path.read_bytes() == other.read_bytes() for entry in _of(entries, "Joey"))
        for entry in [*yugi[1:], *_of(entries, "Joey")]:
            entry.path.unlink()


def _of(entries: list[Entry], player: str) -> list[Entry]:
    return [entry for entry in entries if entry.players[0] == player]


def _move_about(data: Path, other: Path, number: int) -> None:
    os.environ[VARIABLE] = str(data)
    for step in itertools.count():
        (found,) = _of([*saved_duels(), *saved_duels(trash_folder())], "Yugi")
        if found.path.parent == trash_folder():
            library.restore(found.path)
        elif step % 2:
            library.delete(found.path)
        else:
            library.rename(found.path, f"name {number} {step}")
        if step == number % 4:
            library.bring_in(other)
