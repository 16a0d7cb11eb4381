"""For all tests: duels are written as always, but nobody waits for the disk itself, and no test runs for ever."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from duel_tui.script import appending

LONGEST = 300
"""Seconds after which a test is stopped: one that waits for something which does not come must not block the rest."""


@pytest.fixture(autouse=True)
def limited() -> Iterator[None]:
    """A test that takes too long fails."""

    def stop(*_: object) -> None:
        pytest.fail(f"the test has run for {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forcing thousands of answers to the disk would take most of the time. A module that tests it overrides this."""
    monkeypatch.setattr(appending, "force", lambda file: None)
