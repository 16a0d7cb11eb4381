"""Puzzles in line mode, through a pipe."""

from __future__ import annotations

import subprocess
from pathlib import Path

from duel_tui.text.en import puzzles as words
from tests.plain_tools import COMMAND, environment

SOLUTION = (
    "summon Exiled Force",
    "activate Exiled Force -> Blue-Eyes White Dragon",
    "battle",
    "attack Vorse Raider -> directly",
)


def solve(folder: Path, *lines: str, arguments: tuple[str, ...] = ("gone-before-it-opens",)) -> str:
    """What the program prints."""
    done = subprocess.run(
        [*COMMAND, "puzzle", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        env=environment(folder),
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_a_solution_is_told_with_the_authors_words(tmp_path: Path) -> None:
    out = solve(tmp_path, *SOLUTION, "quit")
    assert words.solved(True) in out
    assert words.AUTHOR_TITLE in out
    assert out.endswith(words.LEFT + "\n")
    again = solve(tmp_path, "quit", arguments=())
    assert "Gone before it opens (win, easy, solved)" in again


def test_a_wrong_line_is_answered_and_goes_back_to_the_slip(tmp_path: Path) -> None:
    out = solve(tmp_path, "hint", "summon Gemini Elf", "show", "end", "2", "goal", "show", *SOLUTION, "quit")
    assert "Hint 1 of 3" in out
    assert words.replied(["activate Trap Hole"]) in out
    assert words.shown(None, True) in out
    assert words.slipped("summon Gemini Elf") in out
    assert words.shown("summon Exiled Force", False) in out
    assert words.solved(True) in out


def test_undo_and_again(tmp_path: Path) -> None:
    out = solve(tmp_path, "summon Gemini Elf", "undo", "set Gemini Elf", "again", *SOLUTION, "quit")
    assert words.solved(True) in out


def test_the_end_of_the_input_leaves_quietly(tmp_path: Path) -> None:
    assert words.HOW in solve(tmp_path, "hint")
