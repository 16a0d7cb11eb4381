"""The program in a real terminal: it plays, it leaves the terminal as it was, a crash tells no card."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from tests.tui_tools import normal_deck

RUN = "from duel_tui.tui.app import run; raise SystemExit(run())"
CRASH = """
from duel_tui.tui.screens.home import Home
def press(self, key):
    secret = "Blue-Eyes in hand"
    raise RuntimeError("broken on purpose")
Home.press = press
"""


class Screen:
    """A program and the terminal it runs in."""

    def __init__(self, code: str, folder: Path, **more: str) -> None:
        env = (
            os.environ | {"TERM": "xterm-256color", "DUEL_TUI_DATA": str(folder), "LC_ALL": "C.UTF-8"} | more
        )
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.program = pexpect.spawn(sys.executable, ["-c", code], dimensions=(24, 80), env=env, timeout=20)

    def read(self, seconds: float = 0.04) -> None:
        """Take in what comes until it is quiet."""
        while True:
            try:
                chunk = self.program.read_nonblocking(65536, timeout=seconds)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return
            self.raw += chunk
            # pyte knows no private queries such as `CSI ? 2026 $ p` and prints what is left of them.
            self.stream.feed(re.sub(rb"\x1b\[[?>=<][0-9;]*\$?[a-zA-Z]", b"", chunk))

    def wait_for(self, text: str) -> None:
        """Read until a text stands on the screen."""
        for _ in range(60):
            if text in self.text():
                return
            self.read(0.3)
        raise AssertionError(f"{text!r} did not come:\n{self.text()}")

    def text(self) -> str:
        return "\n".join(self.screen.display)

    def send(self, keys: str) -> None:
        self.program.send(keys)
        self.read()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "decks").mkdir()
    normal_deck(tmp_path / "decks" / "aa.ydk", "Aa", 0)
    normal_deck(tmp_path / "decks" / "ab.ydk", "Ab", 1)
    return tmp_path


@pytest.fixture
def opened(folder: Path) -> Iterator[Screen]:
    screen = Screen(RUN, folder)
    yield screen
    screen.program.close(force=True)


def test_a_duel_is_played_to_its_end_by_hand(opened: Screen, folder: Path) -> None:
    """Both players Summon what they can and attack; somebody wins, and the file says so."""
    screen = opened
    screen.wait_for("New duel")
    screen.send("\r")
    screen.wait_for("Start the duel")
    screen.send("\x1b[B\x1b[B")
    for way in ("\x1b[B\x1b[B", "\x1b[A" * 5):
        for _ in range(40):
            row = next(line for line in screen.text().split("\n") if "▸ Deck" in line)
            if re.search(r"\bA[ab]\b", row):
                break
            screen.send("\x1b[C")
        screen.send(way)
    screen.send("\r")
    for _ in range(900):
        shown = screen.text()
        if "The duel is over" in shown:
            break
        if "The keyboard goes to" in shown:
            screen.send("\r")
        elif "1  summon" in shown or "1  attack" in shown:
            screen.send("1")
        elif "b  battle" in shown:
            screen.send("b")
        elif "e  end" in shown:
            screen.send("e")
        elif "d  done" in shown:
            screen.send("d")
        elif "1  choose" in shown:
            screen.send("\r\x1b[C")
        else:
            screen.send("p")
    assert "The duel is over" in screen.text(), screen.text()
    screen.send("q")
    screen.wait_for("New duel")
    screen.send("q")
    screen.program.expect(pexpect.EOF)
    [file] = (folder / "duels").glob("*.duel")
    assert "result:" in file.read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=["SIGTERM", "SIGHUP"])
def test_a_signal_leaves_the_terminal_as_it_was(opened: Screen, number: signal.Signals) -> None:
    opened.wait_for("New duel")
    opened.program.kill(number)
    opened.read(1.0)
    opened.program.expect(pexpect.EOF)
    opened.program.close()
    assert opened.program.exitstatus == 128 + number
    assert b"\x1b[?1049l" in opened.raw, "the other screen is left"
    assert b"\x1b[?25h" in opened.raw, "the cursor is shown again"


def test_a_crash_tells_no_values(folder: Path) -> None:
    screen = Screen(CRASH + RUN, folder)
    screen.wait_for("New duel")
    screen.send("x")
    screen.program.expect(pexpect.EOF)
    told = screen.raw + (screen.program.before or b"")
    assert b"broken on purpose" in told
    assert told.count(b"Blue-Eyes in hand") <= 1, "the line of code may be shown, the variable not"
    screen.program.close(force=True)
    assert screen.program.exitstatus == 1


def test_without_colour_nothing_is_coloured(folder: Path) -> None:
    screen = Screen(RUN, folder, NO_COLOR="1")
    screen.wait_for("New duel")
    colours = re.findall(rb"38;2;(\d+);(\d+);(\d+)", screen.raw)
    assert all(red == green == blue for red, green, blue in colours)
    screen.program.close(force=True)
