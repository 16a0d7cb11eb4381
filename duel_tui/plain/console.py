"""Lines in, lines out: a terminal, or a pipe in its place.

Whatever is printed goes through `say`, so that no name from a file or from a player can carry terminal codes. A signal
ends the program only while it waits for a line: never between an answer and its place on the disk.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from types import FrameType, ModuleType
from typing import TextIO

from duel_tui.table.lines import clean, width, wrap

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear what has scrolled off it."""
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
COMMENT = "#"


class Stopped(Exception):
    """The input has ended (`signum` 0), or a signal asked the program to end."""

    def __init__(self, signum: int = 0) -> None:
        super().__init__(signum)
        self.signum = signum

    @property
    def code(self) -> int:
        """The exit code: the end of the input is a way to leave like another, a signal is 128 and its number."""
        return 128 + self.signum if self.signum else 0


class Console:
    """Where a game in line mode is read from and written to.

    `interactive`: somebody types; else lines come from a pipe or a file, one command each, and are echoed so that the
    output reads like a conversation. `screen`: what was printed can be wiped away, and lines are wrapped to the width.
    """

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        for stream in (self.source, self.target):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.interactive = self.source.isatty()
        self.screen = self.target.isatty()
        self.codes = self.screen and os.environ.get("TERM", "dumb") != "dumb"
        self._waiting = False
        self._pending = 0
        self._readline: ModuleType | None = None
        self._lines: tuple[str, ...] = ()
        if self.interactive and self.screen and self.source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline

                # Lines typed by one player must not come back under the other one's arrow keys.
                readline.set_auto_history(False)
                readline.set_completer_delims("")
                readline.set_completer(self._complete)
                readline.parse_and_bind("tab: complete")
                self._readline = readline

    # -- writing

    def say(self, *texts: str, lead: str = "", whole: bool = False) -> None:
        """Print lines, each wrapped to the terminal's width behind `lead`; `whole` ones are never broken."""
        for text in texts:
            shown = clean(text)
            parts: tuple[str, ...] = (shown,)
            if self.screen and not whole:
                cells = shutil.get_terminal_size().columns - width(lead)
                parts = wrap(shown, max(cells, 1)) or ("",)
            margin = lead
            for part in parts:
                self.target.write(f"{margin}{part}".rstrip() + "\n")
                margin = " " * width(lead)
        self.target.flush()

    def clear(self) -> bool:
        """Push what was printed out of sight, if this is a screen. Returns whether it was."""
        if self.codes:
            self.target.write(CLEAR)
        elif self.screen:
            self.target.write("\n" * shutil.get_terminal_size().lines)
        self.target.flush()
        return self.screen

    # -- reading

    def ask(self, prompt: str = "> ", lines: Sequence[str] = ()) -> str:
        """The next line, without control codes. Tab completes one of `lines`. Raises Stopped."""
        while True:
            self._lines = tuple(lines)
            line = clean(self._line(prompt)).strip()
            self._lines = ()
            if self.interactive:
                return line
            if not line.startswith(COMMENT):
                self.say(line, lead=prompt)
                return line

    def wait(self, prompt: str) -> None:
        """Say something and wait for Enter. What was typed ahead does not count; a pipe is not waited for."""
        self.say(prompt)
        if self.interactive:
            self._forget_typed()
            self._line("")

    def _line(self, prompt: str) -> str:
        self._waiting = True
        try:
            if self._pending:
                raise Stopped(self._pending)
            if self._readline is not None:
                return input(prompt)
            if self.interactive:
                self.target.write(prompt)
                self.target.flush()
            line = self.source.readline()
        except EOFError:
            line = ""
        finally:
            self._waiting = False
        if not line:
            if self.interactive:
                self.target.write("\n")
            raise Stopped
        return line

    def _complete(self, typed: str, number: int) -> str | None:
        found = [line for line in self._lines if line.casefold().startswith(typed.casefold())]
        return found[number] if number < len(found) else None

    def _forget_typed(self) -> None:
        # A second Enter of the player who leaves must not open the other one's cards.
        with contextlib.suppress(ImportError, OSError, ValueError):
            import termios

            termios.tcflush(self.source.fileno(), termios.TCIFLUSH)

    def nobody_reads(self) -> None:
        """What is still written goes nowhere: the reader of the pipe has gone."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.target.fileno())

    # -- signals

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        """Within this, SIGINT, SIGTERM and SIGHUP raise Stopped from the present or the next wait for a line."""
        before = {number: signal.signal(number, self._signalled) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        if self._waiting or self._pending:
            self._waiting = False
            raise Stopped(number)
        self._pending = number
