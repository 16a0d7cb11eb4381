"""The short version of `python -m tests.durability`: kills, full disks, folders that may not be written."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from duel_tui.script.appending import LineFile
from duel_tui.script.errors import LookOnly, SaveError
from duel_tui.script.folder import VARIABLE
from duel_tui.script.resuming import resume
from tests.durability import disks
from tests.durability.scripted import KINDS
from tests.unit.test_script_saving import begun, play

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def patient_disk() -> None:
    """Here each answer is forced to the disk."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def apart(code: str, *arguments: object) -> None:
    """Run code in a process of its own: it forks, and sets limits that would hold for every test."""
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr


def test_processes_that_are_killed_lose_nothing() -> None:
    apart("from tests.durability.kills import kill_often\nassert kill_often(10, 7).kills == 10")


def test_what_is_moved_when_the_process_is_killed_is_somewhere_and_whole(tmp_path: Path) -> None:
    apart(
        "import pathlib, sys\nfrom tests.durability.moving import kill_movers\n"
        "kill_movers(pathlib.Path(sys.argv[1]), 10, 7)",
        tmp_path,
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_disk_that_is_full_now_and_then_changes_nothing(tmp_path: Path, kind: str) -> None:
    apart(
        "import pathlib, sys\nfrom tests.durability.disks import full_again_and_again\n"
        "full_again_and_again(pathlib.Path(sys.argv[1]), 7, sys.argv[2], small=False)",
        tmp_path,
        kind,
    )


@pytest.mark.parametrize("code", [disks.FULL_DISK, disks.READ_ONLY], ids=["full", "read-only"])
def test_a_file_system_of_its_own(tmp_path: Path, code: str) -> None:
    done = disks.in_namespace(code, tmp_path)
    if done is None:
        pytest.skip("no file system may be mounted here")
    assert done.returncode == 0, done.stderr


def test_a_file_that_may_not_be_written_can_only_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, saved = begun(tmp_path)
    saved.close()
    whole = saved.path.read_bytes()
    really = os.open

    def refuse(path: object, flags: int, *more: int, **named: int) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EACCES, "Permission denied")
        return really(path, flags, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(LookOnly, match=r"may not be written \(permission denied\); it can only be looked at"):
        resume(saved.path)
    assert saved.path.read_bytes() == whole


def test_a_file_deleted_while_it_is_open_comes_back_with_the_next_answer(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5)
    before = saved.path.read_bytes()
    saved.path.unlink()
    play(duel, saved, 3, seed=2)
    assert saved.path.read_bytes().startswith(before)
    saved.path.unlink()
    saved.path.write_bytes(b"another one in its place")
    play(duel, saved, 3, seed=3)
    assert saved.path.name.endswith("-2.duel")
    saved.close()
    assert resume(saved.path).duel.digest() == duel.digest()


def test_a_file_that_grew_elsewhere_is_not_cut(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5)
    with saved.path.open("ab") as other:
        other.write(b'  - note: "from elsewhere"\n')
    whole = saved.path.read_bytes()
    with pytest.raises(SaveError, match="another program has written to it"):
        play(duel, saved, 1, seed=2)
    assert saved.path.read_bytes() == whole
    saved.close()


def test_a_file_moved_between_opening_and_locking_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, saved = begun(tmp_path)
    saved.close()
    really = os.open

    def slowly(path: object, flags: int, *more: int, **named: int) -> int:
        file = really(path, flags, *more, **named)  # type: ignore[arg-type]
        if flags & os.O_RDWR:
            saved.path.rename(tmp_path / "moved.duel")
        return file

    monkeypatch.setattr(os, "open", slowly)
    with pytest.raises(SaveError, match="moved or replaced"):
        LineFile(saved.path)


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOSYS])
def test_a_disk_that_cannot_be_forced_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def cannot(_: int) -> None:
        raise OSError(number, "Function not implemented")

    monkeypatch.setattr(os, "fdatasync", cannot)
    duel, saved = begun(tmp_path)
    play(duel, saved, 5)
    saved.close()
    assert resume(saved.path).duel.digest() == duel.digest()


def test_a_disk_that_fails_when_it_is_forced_takes_the_answer_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5)
    whole = saved.path.read_bytes()

    def broken(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fdatasync", broken)
    with pytest.raises(SaveError, match="input/output error"):
        play(duel, saved, 1, seed=2)
    assert saved.path.read_bytes() == whole
    saved.close()
