"""For all tests: duels are written as always, but nobody waits for the disk itself.

No test runs for ever, and none finds or leaves anything in the data folder of the person who runs it.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from hashlib import sha256

import pytest

from duel_tui.script import appending, folder

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
def own_data(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A data folder that is not there yet; a test that looks into it names one of its own."""
    name = sha256(request.node.nodeid.encode()).hexdigest()[:16]
    monkeypatch.setenv(folder.VARIABLE, str(tmp_path_factory.getbasetemp() / f"data-{name}"))


@pytest.fixture(autouse=True)
def patient_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forcing thousands of answers to the disk would take most of the time. A module that tests it overrides this."""
    monkeypatch.setattr(appending, "force", lambda file: None)
