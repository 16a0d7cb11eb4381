"""Unfinished duels at the beginning of line mode: offered to people, never to a pipe."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest

from duel_tui.text.en import library as words
from tests.plain_tools import COMMAND, VANILLA, environment, play
from tests.unit.test_script_saving import begun
from tests.unit.test_script_saving import play as play_on


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A duel under way."""
    duel, saved = begun(tmp_path / "duels")
    play_on(duel, saved, 20)
    saved.close()
    return saved.path.rename(tmp_path / "duels" / "our duel.duel")


def opened(folder: Path, *arguments: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], "play", "--plain", *arguments],
        env=environment(folder), encoding="utf-8", timeout=60, dimensions=(40, 200),
    )  # fmt: skip


@pytest.mark.parametrize(("typed", "then"), [("2", "The duel goes on where it was left"), ("1", "Deck of A")])
def test_an_unfinished_duel_is_offered(tmp_path: Path, saved: Path, typed: str, then: str) -> None:
    program = opened(tmp_path)
    program.expect(r"our duel: Yugi against \[1mKaiba, unfinished, turn \d+")
    program.expect("> ")
    program.sendline(typed)
    assert program.expect([then, "How do you play"]) in (0, 1)
    program.close(force=True)
    assert saved.is_file()


def test_who_says_what_is_played_is_not_asked(tmp_path: Path, saved: Path) -> None:
    program = opened(tmp_path, *VANILLA, "--first", "a")
    program.expect("press ")
    assert words.GO_ON not in (program.before or "")
    program.close(force=True)


def test_a_pipe_is_not_asked(tmp_path: Path, saved: Path) -> None:
    done = play(tmp_path, "quit\n")
    assert words.GO_ON not in done.out
