"""Kill -9 at random moments: nothing that was answered is lost, and the duel goes on exactly where it stood."""

from __future__ import annotations

import os
import random
import select
import signal
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from duel_tui.engine import Duel
from duel_tui.script.errors import Finished
from duel_tui.script.heads import is_match, look
from duel_tui.script.running import run_file
from duel_tui.table import match_play
from duel_tui.table.setup import take_up
from tests.durability.scripted import KINDS, file_of, run, steps


@dataclass
class Reference:
    """An undisturbed run: its steps, the position after each of them, and how long it took (seconds)."""

    lines: list[str]
    digests: dict[int, str]
    seconds: float


@dataclass
class Count:
    """How many kills there were, and when they came."""

    kills: int = 0
    before: int = 0
    during: int = 0
    torn: int = 0
    after: int = 0
    duels: int = 0
    steps: set[int] = field(default_factory=set)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills: {self.before} before the file was there, {self.during} while it was played "
            f"(after {len(self.steps)} different steps, {self.torn} left a torn line), {self.after} after the end; "
            f"{self.duels} duels and matches played to the end by programs that were killed"
        )


def reference(folder: Path, seed: int, kind: str) -> Reference:
    """Play without being disturbed."""
    digests: dict[int, str] = {}

    def tell(done: int, duel: Duel | None) -> None:
        if duel is not None:
            digests[done] = duel.digest()

    begin = time.monotonic()
    run(folder, seed, kind, tell)
    file = file_of(folder)
    assert file is not None
    return Reference(steps(file), digests, time.monotonic() - begin)


def killed(data: Path, seed: int, kind: str, delay: float, at_once: bool) -> int:
    """Let another process play for some seconds, kill it, and return how many steps it said were in the file.

    The seconds count from its first step on, or, `at_once`, from its start: then it may die while it begins or resumes.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        # This is the other process; it leaves without a word to what was set up in the first one.
        try:
            os.close(reading)
            run(data, seed, kind, lambda done, _: void(os.write(writing, f"{done}\n".encode())))
            os._exit(0)
        except BaseException:
            os.write(writing, f"failed\n{traceback.format_exc()}".encode())
        finally:
            os._exit(1)
    os.close(writing)
    if not at_once:
        select.select([reading], [], [])
    time.sleep(delay)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    with os.fdopen(reading) as told:
        text = told.read()
    assert "failed" not in text, text
    # Each number is written at once, so none of them is torn.
    return int(text.split()[-1]) if text.split() else 0


def void(_: object) -> None:
    """Nothing."""


def check(data: Path, wanted: Reference, told: int, count: Count) -> bool:
    """Compare what is on the disk with the undisturbed run. Returns whether the duel or match is over."""
    path = file_of(data)
    if path is None:
        assert told == 0, f"{told} steps were said to be in a file that is not there"
        count.before += 1
        return False
    found = steps(path)
    assert found == wanted.lines[: len(found)]
    assert told <= len(found) <= told + 1 or not told, (
        f"{told} steps were answered, {len(found)} are in the file"
    )
    assert not look(path).wrong
    count.steps.add(len(found))
    data_now = path.read_bytes()
    count.torn += not data_now.endswith(b"\n")
    over = look(path).finished
    if over:
        count.after += 1
        return True
    count.during += 1
    digest = resumed_digest(path)
    if digest is not None and len(found) in wanted.digests:
        assert digest == wanted.digests[len(found)], f"after step {len(found)} the duel stands elsewhere"
    return look(path).finished


def resumed_digest(path: Path) -> str | None:
    """Where a duel stands when it is taken up; None where it was over, or between two duels of a match."""
    if is_match(path):
        play, _ = match_play.take_up(path)
        digest = None if play.session is None else play.session.duel.digest()
        play.close()
        return digest
    try:
        session, _ = take_up(path)
    except Finished:
        return None
    digest = session.duel.digest()
    session.close()
    return digest


def kill_often(kills: int, seed: int, say: Callable[[str], object] = void) -> Count:
    """Kill so many processes; every third round plays a match. Raises AssertionError for what is lost."""
    luck = random.Random(seed)
    count = Count()
    while count.kills < kills:
        seed += 1
        kind = KINDS[count.duels % len(KINDS)]
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "whole").mkdir()
            (folder / "killed").mkdir()
            wanted = reference(folder / "whole", seed, kind)
            over = False
            while not over and count.kills < kills:
                delay, at_once = luck.uniform(0, wanted.seconds / 4), luck.randrange(5) == 0
                told = killed(folder / "killed", seed, kind, delay, at_once)
                count.kills += 1
                over = check(folder / "killed", wanted, told, count)
            run(folder / "killed", seed, kind, void2)
            path = file_of(folder / "killed")
            assert path is not None
            assert steps(path) == wanted.lines
            report = run_file(path)
            assert report.ok, report
            count.duels += 1
        say(str(count))
    return count


def void2(_: int, __: Duel | None) -> None:
    """Nothing."""
