"""Twins of Duel Masters: the hidden cards are those in the other hand, in both decks and under all shields."""

from __future__ import annotations

from collections.abc import Iterator

from duel_tui.duel_masters.events import Revealed
from duel_tui.duel_masters.game import DuelMasters
from duel_tui.duel_masters.zones import BATTLE, DECK, HAND, MANA, SHIELDS
from duel_tui.engine.duel import Duel
from duel_tui.engine.state import State
from duel_tui.table.why import TURN
from tests.conformance.decks import Luck
from tests.conformance.twins import Twins, exchange

VERBS = ("charge", "summon", "cast", "attack", "tap", "block", "choose", "order", "declare", "option")
PLACES = (TURN, "A:deck", "B:deck", "A:gy", "B:s1", "A:s1", "B:mana")


def twins(duel: Duel, seat: int, luck: Luck) -> Twins:
    """A duel at a stable point twice, with everything that the seat does not know dealt anew in the second."""
    one, two = (DuelMasters(duel.game.copy_state(duel.game.checkpoint)) for _ in range(2))  # type: ignore[arg-type]
    _deal_anew(two.state, seat, luck)
    return Twins(Duel(one), Duel(two), seat, luck, typed, (Revealed,), PLACES)


def _deal_anew(s: State, seat: int, luck: Luck) -> None:
    for player in (seat, 1 - seat):
        pile = [
            uid
            for zone in (HAND, DECK, SHIELDS)
            for uid in s.zones[zone + player]
            if not s.cards[uid].seen >> seat & 1
        ]
        for at in range(len(pile) - 1, 0, -1):
            exchange(s, pile[at], pile[luck.below(at + 1)])


def typed(pair: Twins) -> Iterator[str]:
    """Names of hidden cards, right and wrong, and places where they lie, behind every verb."""
    s, seat, luck = pair.one.state, pair.seat, pair.luck
    game = pair.one.game
    swapped = sorted(pair.swapped)
    guesses = (
        [s.cards[swapped[luck.below(len(swapped))]].definition.name for _ in range(3)] if swapped else []
    )
    there = [uid for zone in (HAND, SHIELDS, DECK) for uid in s.zones[zone + 1 - seat][:5]]
    there += list(s.zones[SHIELDS + seat])
    guesses += [f"@{game.place(s.cards[there[luck.below(len(there))]])}" for _ in range(4)] if there else []
    creatures = [f"@{game.place(s.cards[uid])}" for uid in s.zones[BATTLE + seat]]
    for guess in guesses:
        yield guess
        yield f"{VERBS[luck.below(len(VERBS))]} {guess}"
        yield f"summon {guess} paying @n1, @n2"
        for creature in creatures[:2]:
            yield f"attack {creature} -> {guess}"
            yield f"attack {creature} -> player -> {guess}"
    for zone in (HAND, BATTLE, MANA):
        for uid in s.zones[zone + seat]:
            own = f"@{game.place(s.cards[uid])}"
            yield f"{VERBS[luck.below(6)]} {own}"
            yield f"summon {own} -> {guesses[luck.below(len(guesses))] if guesses else own}"
    yield from ("end", "pass", "yes", "choose none")
