"""Milliseconds of CPU per key of the duel screen, and for the first frame of the home screen, through a real pty.

    python -m tests.bench.tui_keys

CPU time of the whole process, all threads, so the load of the machine does not matter much.
"""

from __future__ import annotations

import fcntl
import os
import pty
import random
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from duel_tui.decklist import builtin_decks
from duel_tui.table.desk import Desk, Offer
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, begin, take_up
from duel_tui.tui.dialogs.curtain import PATIENCE

SIZES = ((80, 24), (120, 40), (200, 60))
GAMES = (("", "vanilla40", "classic"), ("creatures, ", "dm_nature_beasts", "tcg-2004"))
"""Label, deck, rules of each game."""
TURNS = {"classic": 6, "tcg-2004": 12}
"""The turn in which the saved duel is taken up."""
QUIET_SECONDS = 0.05
SIT = b"\r"
WAYS = {"up": b"\x1b[A", "down": b"\x1b[B", "right": b"\x1b[C", "left": b"\x1b[D"}


class Terminal:
    """The program in a pty of its own."""

    def __init__(self, arguments: list[str], size: tuple[int, int], folder: Path) -> None:
        self.child, self.fd = pty.fork()
        if self.child == 0:  # pragma: no cover - another process
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", DUEL_TUI_DATA=str(folder))
            os.environ.pop("NO_COLOR", None)
            os.execv(sys.executable, [sys.executable, "-m", "duel_tui", "play", *arguments])
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.output = b""

    def cpu(self) -> float:
        """Seconds of CPU used so far by all threads (Linux: nanoseconds of the scheduler)."""
        total = 0
        for task in os.listdir(f"/proc/{self.child}/task"):
            total += int(Path(f"/proc/{self.child}/task/{task}/schedstat").read_text().split()[0])
        return total / 1e9

    def settle(self, until: bytes = b"", quiet: float = QUIET_SECONDS, longest: float = 10.0) -> bytes:
        """Read until the output has been quiet, or until some bytes have come."""
        start = time.monotonic()
        read = b""
        while time.monotonic() - start < longest:
            ready, _, _ = select.select([self.fd], [], [], quiet)
            if not ready:
                if read or not until:
                    break
                continue
            try:
                chunk = os.read(self.fd, 65536)
            except OSError:
                break
            read += chunk
            if b"\x1b[?2026$p" in chunk:
                os.write(self.fd, b"\x1b[?2026;2$y")
            if until and until in read:
                break
        self.output += read
        return read

    def send(self, keys: bytes) -> None:
        """Type."""
        os.write(self.fd, keys)

    def close(self) -> None:
        """End the program."""
        try:
            os.kill(self.child, signal.SIGTERM)
            self.settle(quiet=0.3)
        finally:
            os.close(self.fd)
            os.waitpid(self.child, 0)


@contextmanager
def terminal(arguments: list[str], size: tuple[int, int], folder: Path) -> Iterator[Terminal]:
    """A program that is ended whatever happens."""
    opened = Terminal(arguments, size, folder)
    try:
        yield opened
    finally:
        opened.close()


def saved_game(folder: Path, deck: Path, turns: int = 6, seed: int = 4, rules: str = "classic") -> Path:
    """A duel in its middle, played at random and saved."""
    os.environ["DUEL_TUI_DATA"] = str(folder)
    session = begin(Setup((deck, deck), profile=rules, first=0), seed=seed)
    luck = random.Random(seed)
    while session.duel.state.turn < turns and not session.over:
        decision = session.decision
        assert decision is not None
        session.play(decision.options[luck.randrange(len(decision.options))])
    assert not session.over
    session.close()
    return next((folder / "duels").glob("*.duel"))


def first_frame(size: tuple[int, int], folder: Path) -> tuple[float, float]:
    """CPU seconds until the home screen is drawn, and until everything is quiet after it."""
    with terminal([], size, folder) as program:
        program.settle(until=b"New duel")
        shown = program.cpu()
        program.settle(quiet=0.5)
        return shown, program.cpu()


def per_key(program: Terminal, keys: list[bytes]) -> float:
    """Milliseconds of CPU for each of some keys, the output of one read before the next is typed."""
    before = program.cpu()
    for key in keys:
        program.send(key)
        program.settle()
    return (program.cpu() - before) * 1000 / len(keys)


def moves(path: Path, size: tuple[int, int], folder: Path) -> float:
    """Milliseconds per cursor key."""
    with terminal(["--resume", str(path)], size, folder) as program:
        program.settle(until=b"Enter", quiet=0.5)
        program.settle(quiet=0.5)
        program.send(b"\r")
        program.settle(quiet=0.5)
        round_trip = [
            "right",
            "right",
            "up",
            "up",
            "left",
            "up",
            "right",
            "down",
            "down",
            "left",
            "down",
            "left",
        ]
        return per_key(program, [WAYS[way] for way in round_trip * 8])


def _next_key(desk: Desk, luck: random.Random) -> tuple[bytes, Callable[[], None]]:
    """A key that plays on, and the same thing done at the desk beside."""
    session = desk.session
    if session.curtain:

        def sit() -> None:
            session.sit()
            desk.settle()

        return SIT, sit
    offers = [offer for offer in desk.offers() if offer.item.key and offer.act in ("answer", "pick", "done")]
    offer = offers[luck.randrange(len(offers))]
    return offer.item.key.encode(), lambda: _take(desk, offer)


def _take(desk: Desk, offer: Offer) -> None:
    answer = desk.pick(offer.place) if offer.act == "pick" else offer.answer
    if answer is not None:
        desk.menu_at = -1
        desk.session.play(answer)
        if not desk.session.curtain:
            desk.settle()


def steps(path: Path, size: tuple[int, int], folder: Path, count: int = 60) -> float:
    """Milliseconds per key that plays on: Summons, attacks, passes, hand-overs."""
    beside = folder / "beside.duel"
    shutil.copy(path, beside)
    session: Session
    session, _ = take_up(beside)
    desk = Desk(session)
    luck = random.Random(1)
    with terminal(["--resume", str(path)], size, folder) as program:
        program.settle(until=b"Enter", quiet=0.5)
        program.settle(quiet=0.5)
        used = 0.0
        played = 0
        while played < count and not session.over:
            key, same = _next_key(desk, luck)
            same()
            if key == SIT:
                time.sleep(PATIENCE)
            used += per_key(program, [key])
            played += 1
    session.close()
    return used / max(played, 1)


def measure() -> list[tuple[str, float, str]]:
    """Every figure: what, how much, unit."""
    decks = {path.stem: path for path in builtin_decks()}
    figures: list[tuple[str, float, str]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shown, quiet = first_frame((120, 40), folder)
        figures.append(("home screen, first frame", shown, "s CPU"))
        figures.append(("home screen, quiet", quiet, "s CPU"))
        for game, deck, rules in GAMES:
            path = saved_game(folder / rules, decks[deck], TURNS[rules], rules=rules)
            for size in SIZES:
                label = f"{game}{size[0]}x{size[1]}"
                figures.append((f"cursor move, {label}", moves(path, size, folder), "ms CPU"))
                copy = folder / f"steps-{rules}-{size[0]}.duel"
                shutil.copy(path, copy)
                figures.append((f"step of play, {label}", steps(copy, size, folder), "ms CPU"))
    return figures


if __name__ == "__main__":
    for what, amount, unit in measure():
        print(f"{what:<32} {amount:8.2f} {unit}")
