"""Which states are the same for a search: a short key for each stable point.

Two states with one key have the same future. Where a card lies within a field zone and in which order a hand or a field
filled up is left out; identical cards are told apart by their numbers, since something may refer to one of them.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.engine.state import Card, State
from duel_tui.yugioh import zones as yugioh_zones

UNORDERED: dict[str, frozenset[int]] = {
    "yugioh": frozenset(
        zone + seat
        for zone in (yugioh_zones.HAND, yugioh_zones.MONSTERS, yugioh_zones.SPELLS, yugioh_zones.FIELD)
        for seat in (0, 1)
    )
}
"""The zones of each game in which the order of the cards means nothing to the rules."""

_PLAIN = attrgetter(*(name for name in Card.__slots__ if name not in ("slot", "host", "definition")))
_LEFT_OUT = ("cards", "zones", "ready", "asking", "chances", "rng")
"""Parts of a state that follow from the others, or that a search looks after itself."""


class Likeness:
    """Makes the keys of the states of one duel."""

    def __init__(self, game: str) -> None:
        self._unordered = UNORDERED.get(game, frozenset())
        self._numbers: dict[Hashable, int] = {}
        self._records: dict[int, tuple[Card, int]] = {}
        self._parts: tuple[str, ...] = ()

    def key(self, duel: Duel) -> Hashable:
        """The key of a duel at a stable point."""
        state = duel.state
        if not self._parts:
            self._parts = _parts_of(state)
        records, unordered = self._records, self._unordered
        numbers = []
        for card in state.cards:
            known = records.get(id(card))
            if known is None:
                known = records[id(card)] = (card, self._number(card))
            numbers.append(known[1])
        piles = tuple(() if at in unordered else zone for at, zone in enumerate(state.zones))
        return (tuple(numbers), piles, *(_frozen(getattr(state, name)) for name in self._parts))

    def _number(self, card: Card) -> int:
        # The record is kept with its number: no other one can then have the same id. The place within the zone tells
        # which of several Equip Cards speaks last.
        value = (_PLAIN(card), id(card.definition), card.host, card.slot if card.host is not None else -1)
        return self._numbers.setdefault(value, len(self._numbers))


def _parts_of(state: State) -> tuple[str, ...]:
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    names.update(getattr(state, "__dict__", ()))
    return tuple(sorted(names.difference(_LEFT_OUT)))


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    if isinstance(value, dict):
        return tuple((key, _frozen(part)) for key, part in sorted(value.items(), key=repr))
    if isinstance(value, set):
        return frozenset(value)
    return value
