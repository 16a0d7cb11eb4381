"""The same duel everywhere: under any hash seed, in any process, in any version of Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duel_tui.games import DUEL_MASTERS, YUGIOH
from tests.conformance.digests import fixed_duel

ROOT = Path(__file__).parents[2]

# Change only with the rules for cards without abilities, with the form of a position, or with the generator: then
# saved duels of before no longer agree either, and the program's version must say so.
EXPECTED = {YUGIOH: "72995d493e7ce66f", DUEL_MASTERS: "40d286b5aab98d86"}


def digests(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", EXPECTED)
def test_one_duel_gives_the_same_digest_everywhere(game: str) -> None:
    assert fixed_duel(game) == EXPECTED[game]


def test_hash_seeds_change_nothing() -> None:
    first = digests("0")
    assert first.splitlines()[: len(EXPECTED)] == list(EXPECTED.values())
    assert digests("1") == first
    assert digests("2") == first
