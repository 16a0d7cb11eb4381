"""For tests of line mode: `duel-tui play` in a process of its own, fed through a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from duel_tui.table.opening import opening
from duel_tui.table.setup import begin

COMMAND = [sys.executable, "-m", "duel_tui"]
VANILLA = ["--deck-a", "vanilla40", "--deck-b", "vanilla40", "--names", "Anna", "Ben"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """The variables for a process whose duels are saved under a folder."""
    return os.environ | {"DUEL_TUI_DATA": str(folder), "PYTHONUTF8": "1"} | more


@dataclass
class Played:
    """What a process printed, and the duel file that it left, if there is exactly one."""

    out: str
    err: str
    code: int
    folder: Path

    @property
    def file(self) -> Path:
        (found,) = (self.folder / "duels").glob("*.duel")
        return found

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def answers(self, typed: str) -> list[str]:
        """What was printed between a typed line and the next one."""
        at = self.lines.index(f"> {typed}")
        after = self.lines[at + 1 :]
        end = next((n for n, line in enumerate(after) if line.startswith("> ")), len(after))
        return after[:end]


def play(folder: Path, typed: str, *arguments: str, **more: str) -> Played:
    """Run `duel-tui play` with some lines of input. The player of seat A begins, unless the arguments say otherwise."""
    done = subprocess.run(
        [*COMMAND, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder, **more),
        check=False,
        timeout=120,
    )
    return Played(done.stdout, done.stderr, done.returncode, folder)


def run(file: Path) -> subprocess.CompletedProcess[str]:
    """`duel-tui run` of a file."""
    return subprocess.run([*COMMAND, "run", str(file)], capture_output=True, text=True, check=False)


def written(file: Path) -> list[str]:
    """The answers that a saved duel holds."""
    return [
        line.strip('"') for line in re.findall(r"^  - [AB]: (.*)$", file.read_text("utf-8"), re.MULTILINE)
    ]


def whole_duel(seed: int, decks: tuple[str, str] = ("vanilla40", "vanilla40")) -> list[str]:
    """The commands of a duel from its beginning to its end: Summon, attack, end, until somebody has lost."""
    setup = opening(decks, ("Anna", "Ben"), "a").setup()
    assert setup is not None
    session = begin(setup, seed, saved=False)
    duel = session.duel
    creatures = decks[0].startswith("dm_")
    given: list[str] = []
    while duel.decision is not None:
        options = duel.commands()
        command = next(
            (
                option
                for verb in (
                    "choose",
                    "charge",
                    "attack",
                    "summon",
                    "cast",
                    "battle",
                    "pass" if creatures else "end",
                    "end",
                    "pass",
                    "no",
                )
                for option in options
                if option.split(" ")[0] == verb
            ),
            options[0],
        )
        if len(options) > 1:
            given.append(command)
        duel.play(command)
    return given
