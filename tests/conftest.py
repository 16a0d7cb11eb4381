"""For all tests: duels are written as always, but nobody waits for the disk itself."""

from __future__ import annotations

import pytest

from duel_tui.script import appending


@pytest.fixture(autouse=True)
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forcing thousands of answers to the disk would take most of the time. A module that tests it overrides this."""
    monkeypatch.setattr(appending, "force", lambda file: None)
