"""Every `.duel` file under tests/scenarios is one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.script.reader import read_all
from duel_tui.script.running import run_file, scripts_in, told

FOLDER = Path(__file__).parent / "scenarios"
FILES = scripts_in(FOLDER)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    report = run_file(path)
    assert report.ok, "\n".join(told(report))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario_says_what_it_shows(path: Path) -> None:
    for document in read_all(path):
        assert document.script.title
        assert document.script.teaches
