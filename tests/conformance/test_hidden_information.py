"""At random points of random duels, hidden cards are exchanged: what the other seat is shown must not change."""

from __future__ import annotations

import time

import pytest

from tests.conformance import twins_creatures
from tests.conformance.decks import Luck, random_deck, random_pile
from tests.conformance.twins import go_together, twins
from tests.conformance.walk import start

SECONDS = 1.5
"""How long one seed is played at most."""
LAST_TURN = 40


@pytest.mark.parametrize("windows", ["visible", "all"])
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_shown(seed: int, windows: str) -> None:
    luck = Luck(7000 + seed)
    trail = start((random_deck(luck), random_deck(luck)), 7000 + seed, windows)
    duel = trail.duel
    end = time.process_time() + SECONDS
    compared = 0
    while duel.decision is not None and duel.state.turn < LAST_TURN and time.process_time() < end:
        if duel.stable and not luck.below(8):
            for seat in (0, 1):
                compared += go_together(twins(duel, seat, luck), steps=30, look=6)
        trail.step()
    assert compared


@pytest.mark.parametrize("windows", ["visible", "all"])
@pytest.mark.parametrize("seed", range(4))
def test_nor_in_duel_masters(seed: int, windows: str) -> None:
    luck = Luck(8000 + seed)
    trail = start((random_pile(luck), random_pile(luck)), 8000 + seed, windows)
    duel = trail.duel
    end = time.process_time() + SECONDS
    compared = 0
    while duel.decision is not None and duel.state.turn < LAST_TURN and time.process_time() < end:
        if duel.stable and not luck.below(6):
            for seat in (0, 1):
                compared += go_together(twins_creatures.twins(duel, seat, luck), steps=30, look=6)
        trail.step()
    assert compared
