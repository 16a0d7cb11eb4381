"""A duel in line mode that is killed at any moment loses at most the answer being typed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pexpect
import pytest

from duel_tui.script.folder import unfinished
from duel_tui.script.running import run_file
from duel_tui.text.en import plain as words
from tests.plain_tools import COMMAND, VANILLA, environment, run, whole_duel, written

ROUNDS = 10
START = [*VANILLA, "--first", "a", "--seed", "11"]


def begin(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Line mode with a pipe to type into."""
    return subprocess.Popen(
        [*COMMAND, "play", "--plain", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(folder),
    )


def type_into(process: subprocess.Popen[bytes], commands: list[str]) -> None:
    """Give lines; the process may be dead before it has read them."""
    assert process.stdin is not None
    try:
        process.stdin.write("".join(f"{command}\n" for command in commands).encode())
        process.stdin.flush()
    except BrokenPipeError:
        pass


def wait_for(process: subprocess.Popen[bytes], text: str) -> str:
    """Read the output up to a line that holds a text."""
    assert process.stdout is not None
    seen = b""
    while text.encode() not in seen:
        line = process.stdout.readline()
        assert line, seen.decode()
        seen += line
    return seen.decode()


def duel_file(folder: Path) -> Path:
    (found,) = (folder / "duels").glob("*.duel")
    return found


def test_killed_in_a_loop(tmp_path: Path) -> None:
    commands = whole_duel(11)
    luck = random.Random(20060401)
    kept = 0
    arguments = START
    for _ in range(ROUNDS):
        process = begin(tmp_path, *arguments)
        wait_for(process, "is asked.")
        # Answers are typed one by one at random speed, and the kill comes at any time in between.
        until = time.monotonic() + luck.uniform(0, 0.06)
        given = kept
        while time.monotonic() < until and given < len(commands) - 1:
            type_into(process, commands[given : given + 1])
            given += 1
            time.sleep(luck.uniform(0, 0.004))
        process.kill()
        out = process.communicate()[0].decode()
        file = duel_file(tmp_path)
        found = written(file)
        assert found == commands[: len(found)]
        # What was followed by another question had been written: at most the last answer is lost.
        answered = out.count("\n> ") - out.count("can only pass")
        assert len(found) >= kept
        assert len(found) >= kept + answered - 1
        report = run_file(file)
        assert report.ok, report
        kept = len(found)
        arguments = ["--resume"]
    assert kept > 0
    last = begin(tmp_path, "--resume")
    out, err = last.communicate("".join(f"{command}\n" for command in commands[kept:]).encode(), timeout=120)
    assert (last.returncode, err) == (0, b"")
    assert b" wins: " in out
    assert written(duel_file(tmp_path)) == commands
    assert run(duel_file(tmp_path)).returncode == 0
    assert unfinished(tmp_path / "duels") == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    process = begin(tmp_path, *START)
    type_into(process, ["1"])
    wait_for(process, "Your monsters: m1")
    time.sleep(0.2)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 128 + number
    assert err == b""
    assert out.decode().splitlines()[-2] == words.saved_in(str(duel_file(tmp_path)))
    assert len(written(duel_file(tmp_path))) == 1
    assert run(duel_file(tmp_path)).returncode == 0


def test_a_reader_that_goes_away_ends_it_cleanly(tmp_path: Path) -> None:
    process = begin(tmp_path, *START)
    wait_for(process, "is asked.")
    assert process.stdout is not None
    with process:
        process.stdout.close()
        type_into(process, ["1", "end"])
        assert process.stderr is not None
        err = process.stderr.read()
        assert process.wait(timeout=30) == 1
    assert err == b""
    assert run(duel_file(tmp_path)).returncode == 0


def test_a_disk_that_is_full_keeps_the_question_open(tmp_path: Path) -> None:
    process = begin(tmp_path, *START)
    wait_for(process, "is asked.")
    limit = pytest.importorskip("resource")
    file = duel_file(tmp_path)
    limit.prlimit(process.pid, limit.RLIMIT_FSIZE, (file.stat().st_size, limit.RLIM_INFINITY))
    type_into(process, ["1"])
    wait_for(process, "the last answer was not played")
    limit.prlimit(process.pid, limit.RLIMIT_FSIZE, (limit.RLIM_INFINITY, limit.RLIM_INFINITY))
    out, err = process.communicate(b"2\n", timeout=30)
    assert (process.returncode, err) == (0, b"")
    assert "Your monsters: m1" in out.decode()
    assert len(written(file)) == 1
    assert run(file).returncode == 0


def test_two_programs_cannot_play_one_duel(tmp_path: Path) -> None:
    process = begin(tmp_path, *START)
    wait_for(process, "is asked.")
    second = begin(tmp_path, "--resume")
    out, err = second.communicate(timeout=30)
    assert (second.returncode, out) == (2, b"")
    assert b"another duel-tui" in err
    process.communicate(timeout=30)
    assert os.access(duel_file(tmp_path), os.W_OK)


def test_the_second_program_of_two_people_may_look(tmp_path: Path) -> None:
    process = begin(tmp_path, *START)
    wait_for(process, "is asked.")
    before = duel_file(tmp_path).read_bytes()
    second = pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], "play", "--plain", "--resume"],
        env=environment(tmp_path), encoding="utf-8", timeout=60, dimensions=(40, 200),
    )  # fmt: skip
    second.expect("is open in another duel-tui; here it can only be looked at")
    second.expect("> ")
    second.sendline("next")
    second.expect("> ")
    second.sendline("quit")
    second.expect(pexpect.EOF)
    second.close()
    assert second.exitstatus == 0
    assert duel_file(tmp_path).read_bytes() == before
    process.communicate(timeout=30)
