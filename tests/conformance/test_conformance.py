"""At random points of random duels, everything that the kernel promises is put to the test."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from duel_tui.decklist.pools import AnyDeck
from duel_tui.engine.steps import Answer
from duel_tui.games import DUEL_MASTERS
from tests.conformance.checks import check
from tests.conformance.decks import Luck, own_deck, own_names, random_deck, random_pile
from tests.conformance.walk import points, start

OWN = own_names()
PILES = own_names(DUEL_MASTERS)
RANDOM = 4


def play(decks: tuple[AnyDeck, AnyDeck], seed: int, most: int, windows: str = "real") -> None:
    luck = Luck(seed)
    for number, trail in enumerate(points(decks, seed, windows=windows)):
        check(trail, decks, luck)
        if number >= most:
            break


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", OWN)
def test_decks_of_the_program(name: str, seed: int) -> None:
    deck = own_deck(name)
    other = own_deck(OWN[(OWN.index(name) + seed) % len(OWN)])
    assert deck is not None
    assert other is not None
    play((deck, other), seed, 40)


@pytest.mark.parametrize("seed", range(RANDOM))
def test_random_decks(seed: int) -> None:
    luck = Luck(seed)
    play((random_deck(luck), random_deck(luck)), seed, 40)


@pytest.mark.parametrize("name", PILES)
def test_duel_masters_decks_of_the_program(name: str) -> None:
    deck = own_deck(name)
    other = own_deck(PILES[PILES.index(name) - 1])
    assert deck is not None
    assert other is not None
    play((deck, other), 5, 40)


@pytest.mark.parametrize("seed", range(2 * RANDOM))
def test_random_piles(seed: int) -> None:
    luck = Luck(seed)
    windows = ("real", "real", "visible", "all")[seed % 4]
    play((random_pile(luck), random_pile(luck)), seed, 40, windows)


@pytest.mark.parametrize("windows", ["visible", "all"])
def test_other_windows(windows: str) -> None:
    luck = Luck(77)
    play((random_deck(luck), random_deck(luck)), 77, 40, windows)


def plain(options: Iterable[Answer]) -> list[tuple[object, ...]]:
    """Answers as values: sets of cards are not interned."""
    return [(one.verb, one.card, one.other, one.word, one.cards) for one in options]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("windows", ["visible", "all"])
def test_windows_without_an_answer_change_nothing(windows: str, seed: int) -> None:
    """A duel that asks in more windows is the same duel: a file of its real answers plays with real windows."""
    luck = Luck(100 + seed)
    decks = random_deck(luck), random_deck(luck)
    trail = start(decks, seed, windows)
    same = start(decks, seed).duel
    duel = trail.duel
    while duel.decision is not None and duel.state.turn < 40:
        asked = duel.decision
        trail.step()
        if len(asked.options) > 1:
            assert same.decision is not None
            assert plain(asked.options) == plain(same.decision.options)
            assert (asked.player, asked.prompt) == (same.decision.player, same.decision.prompt)
            same.play(trail.answers[-1])
    if duel.decision is None:
        assert same.digest() == duel.digest()
