"""What a position of Duel Masters keeps: how long the cards under an evolution creature have been there."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from duel_tui.engine.duel import Duel

FANG, TOP, DURIAN = "Fear Fang", "Barkwhip, the Smasher", "Royal Durian"


def evolved(fresh: bool) -> Duel:
    """Barkwhip was put on a Fear Fang that came in the same turn, or was there before."""
    side = {"hand": [TOP, DURIAN, *[FANG] * fresh], "mana": [FANG] * 10, "battle": [FANG] * (not fresh)}
    duel = duel_masters.setup({"phase": "main", "A": side, "B": {}})
    if fresh:
        duel.play(f"summon {FANG}")
    duel.play(f"summon {TOP}")
    return duel


@pytest.mark.parametrize("fresh", [True, False])
def test_a_card_that_is_uncovered_is_as_old_as_it_was(fresh: bool) -> None:
    duel = evolved(fresh)
    again = duel_masters.setup(duel.position())
    assert again.digest() == duel.digest()
    for one in (duel, again):
        one.play(f"summon {DURIAN}")
        fang = one.view(0).zones[0, "battle"][0]
        assert (fang.name, fang.sick) == (FANG, fresh)
    assert again.digest() == duel.digest()
