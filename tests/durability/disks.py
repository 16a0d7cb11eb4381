"""Disks that take nothing more, and folders that may not be written: what is on them stays whole, and it is said so."""

from __future__ import annotations

import errno
import os
import random
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from duel_tui.engine import Duel
from duel_tui.script.errors import SaveError
from duel_tui.script.heads import look
from duel_tui.script.running import run_file
from duel_tui.table import match_play
from duel_tui.table.setup import begin
from tests.durability.scripted import DUEL, MATCH, VARIABLE, Script, file_of, run, setup_of, steps

ROOT = Path(__file__).parents[2]
NEW = ("--deck-a", "vanilla40", "--deck-b", "vanilla40", "--names", "Ann", "Ben", "--first", "a")
Room = Callable[[Path, int | None], None]
"""Leaves so many bytes for a data folder, or as many as are wanted (None)."""


def survive(data: Path, seed: int, kind: str, room: Room, most: int) -> int:
    """Play a duel or a match on a disk that is full again and again. Returns how often it was.

    At each refusal the file is as it was, the sentence names it, and the answer can be given once there is room.
    """
    os.environ[VARIABLE] = str(data)
    luck = random.Random(seed)
    refused = 0
    size = 0

    def tell(done: int, _: Duel | None) -> None:
        nonlocal size
        file = file_of(data)
        assert file is not None
        size = file.stat().st_size
        room(data, luck.randrange(most) if done else None)

    script = Script(seed, 0, tell)
    play = match_play.begin(setup_of(data, kind), seed) if kind == MATCH else None
    session = begin(setup_of(data, kind), seed) if kind != MATCH else None
    file = file_of(data)
    assert file is not None
    size = file.stat().st_size
    begun = True
    while True:
        try:
            if play is not None:
                script.match(play)
            else:
                assert session is not None
                script.duel(session, begun)
            break
        except SaveError as error:
            refused += 1
            told = str(error)
            assert file.name in told, told
            assert "\n" not in told
            assert file.stat().st_size == size, "the file is not as it was"
            if refused % 10 == 1:
                assert len(steps(file)) == script.done
                assert not look(file).wrong
            begun = False
            # Sometimes there is still too little room for the same answer.
            if luck.randrange(3):
                room(data, None)
    room(data, None)
    (play or session).close()  # type: ignore[union-attr]
    return refused


def same_as_undisturbed(data: Path, wanted: list[str]) -> None:
    """The file is the one that a run without a full disk leaves."""
    file = file_of(data)
    assert file is not None
    assert steps(file) == wanted
    assert look(file).finished
    report = run_file(file)
    assert report.ok, report
    left = {path.name for path in file.parent.iterdir()} - {file.name, ".ballast"}
    assert not left, left


def by_limit(data: Path, left: int | None) -> None:
    """A limit for the size of files stands for a full disk."""
    file = file_of(data)
    size = file.stat().st_size if file else 0
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard if left is None else size + left, hard))


def by_ballast(data: Path, left: int | None) -> None:
    """A file that takes what is left on a small file system."""
    ballast = data / ".ballast"
    ballast.write_bytes(b"")
    if left is None:
        return
    with ballast.open("wb", buffering=0) as file:
        free = os.statvfs(data)
        size = free.f_bavail * free.f_frsize - left
        if size > 0:
            file.write(b"x" * size)


@contextmanager
def lying_disk(seed: int) -> Iterator[Room]:
    """`os.write` takes a part of the bytes and then none, as a quota or a network disk may; forcing may fail, too."""
    luck = random.Random(seed)
    left: list[int | None] = [None]
    real_write, real_force = os.write, os.fdatasync

    def write(file: int, data: Any) -> int:
        room = left[0]
        if room is None:
            return real_write(file, data)
        if room <= 0:
            raise OSError(luck.choice((errno.ENOSPC, errno.EDQUOT)), "No space left on device")
        taken = real_write(file, bytes(data)[: max(1, min(room, luck.randrange(1, len(data) + 1)))])
        left[0] = room - taken
        return taken

    def force(file: int) -> None:
        if left[0] is not None and luck.randrange(40) == 0:
            raise OSError(errno.EIO, "Input/output error")
        real_force(file)

    def room(_: Path, bytes_left: int | None) -> None:
        left[0] = bytes_left

    os.write, os.fdatasync = write, force  # type: ignore[assignment]
    try:
        yield room
    finally:
        os.write, os.fdatasync = real_write, real_force


def in_namespace(code: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str] | None:
    """Run code where `folder` is a file system of its own, seen by nobody else; None where that is not permitted."""
    mount = f'mount -t tmpfs -o size=640k tmpfs {folder} && exec {sys.executable} -c "$0" {folder} "$@"'
    command = ["unshare", "-rm", "sh", "-c", mount, code, *arguments]
    try:
        probe = subprocess.run(
            ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", str(folder)], capture_output=True, check=False
        )
    except OSError:
        return None
    if probe.returncode:
        return None
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


SMALL_DISK = """
import sys
from pathlib import Path
from tests.durability.disks import by_ballast, same_as_undisturbed, survive
from tests.durability.scripted import MATCH
folder = Path(sys.argv[1]) / "data"
folder.mkdir()
print(survive(folder, int(sys.argv[2]), MATCH, by_ballast, 9000))
same_as_undisturbed(folder, sys.argv[3].split(chr(10)))
"""


def full_again_and_again(folder: Path, seed: int, kind: str, small: bool = True) -> str:
    """A duel or match on disks that are full now and then, of three kinds. Returns how often they were."""
    for name in ("whole", "limit", "lying", "small"):
        (folder / name).mkdir()
    run(folder / "whole", seed, kind, _nothing)
    whole = file_of(folder / "whole")
    assert whole is not None
    wanted = steps(whole)
    most = 4000 if kind == MATCH else 20000
    limited = survive(folder / "limit", seed, kind, by_limit, most)
    same_as_undisturbed(folder / "limit", wanted)
    with lying_disk(seed) as room:
        lied = survive(folder / "lying", seed, kind, room, most)
    same_as_undisturbed(folder / "lying", wanted)
    assert limited
    assert lied
    told = f"refused by a full disk: size limit {limited}, lying disk {lied}"
    if kind != MATCH or not small:
        return told
    done = in_namespace(SMALL_DISK, folder / "small", str(seed), "\n".join(wanted))
    assert done is None or not done.returncode, done.stderr
    return f"{told}, small file system {'not permitted here' if done is None else done.stdout.strip()}"


FULL_DISK = """
import sys
from pathlib import Path
from tests.durability.disks import by_ballast, full_disk
folder = Path(sys.argv[1]) / "data"
folder.mkdir()
full_disk(folder)
"""

READ_ONLY = """
import subprocess, sys
from pathlib import Path
from tests.durability.disks import read_only
folder = Path(sys.argv[1]) / "data"
folder.mkdir()
read_only(folder, lambda: subprocess.run(["mount", "-o", "remount,ro", sys.argv[1]], check=True))
"""


def command(data: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`duel-tui` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "duel_tui", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {VARIABLE: str(data), "PYTHONUTF8": "1"},
        timeout=120,
    )


def clear(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    """A refusal on a line that has these parts, and no trace of a crash."""
    assert done.returncode in (1, 2), done
    lines = (done.stdout + done.stderr).strip().splitlines()
    assert lines, done
    assert "Traceback" not in done.stderr, done.stderr
    assert any(all(part in line for part in parts) for line in lines), lines


def _nothing(_: int, __: Duel | None) -> None:
    pass


def some_duel(data: Path) -> Path:
    """A duel in the data folder that is under way."""
    os.environ[VARIABLE] = str(data)
    session = begin(setup_of(data, DUEL), 5)
    Script(5, 0, _nothing).duel(session, begun=True, until=20)
    session.close()
    file = file_of(data)
    assert file is not None
    return file


def full_disk(data: Path) -> None:
    """Nothing can be begun on a full disk; what is there can be read, named, thrown away and taken back."""
    file = some_duel(data)
    whole = file.read_bytes()
    by_ballast(data, 0)
    clear(command(data, "play", *NEW), "no duel can be saved here", str(file.parent))
    clear(command(data, "duels", "import", str(file)), "in the library already")
    # The last block of the file may have room for some answers.
    played = command(data, "play", "--resume", str(file), typed="1\n" * 60)
    assert f"{file}: the duel cannot be saved" in played.stdout
    assert "Traceback" not in played.stderr
    assert file.read_bytes().startswith(whole)
    assert run_file(file).ok
    whole = file.read_bytes()
    assert command(data, "duels").returncode == 0
    assert command(data, "duels", "rename", "1", "a name").returncode == 0
    out = data / "out.duel"
    clear(command(data, "duels", "export", "1", str(out)), str(out))
    assert not out.exists()
    (found,) = (path for path in file.parent.iterdir())
    assert found.name == "a name.duel"
    assert found.read_bytes() == whole


def read_only(data: Path, make_so: Callable[[], object]) -> None:
    """A folder that may not be written is listed; everything else is refused in clear words."""
    file = some_duel(data)
    whole = file.read_bytes()
    make_so()
    listed = command(data, "duels")
    assert listed.returncode == 0
    assert "1 unfinished" in listed.stdout
    clear(command(data, "duels", "delete", "1"), file.name, "it lies where it was")
    clear(command(data, "duels", "rename", "1", "other"), file.name, "it lies where it was")
    clear(command(data, "play", *NEW), "no duel can be saved here")
    looked = command(data, "play", "--resume", str(file))
    assert "can only be looked at" in looked.stdout + looked.stderr
    assert "Traceback" not in looked.stderr
    assert file.read_bytes() == whole
