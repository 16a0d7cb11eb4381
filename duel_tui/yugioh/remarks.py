"""What a position says besides where the cards lie: marks of cards, effects used up, which card negated first.

Written into `x-` keys of a `setup` and read back from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh.negation import NegatesEffects
from duel_tui.yugioh.table import Table

PlaceOf = Callable[[Card], str]
Find = Callable[[str], Card | None]
GONE = Ref(0, -1)
"""A card that has left its place: it is found nowhere."""


def remarks(s: Table, card: Card, place_of: PlaceOf) -> dict[str, Any]:
    """The marks of a card as texts such as `won 7`, and the numbers of its effects that are used up this turn."""
    found: dict[str, Any] = {}
    if card.marks:
        found["x-marks"] = [" ".join(_part(s, part, place_of) for part in mark) for mark in card.marks]
    used = [str(index) for ref, index, turn in s.used if ref == card.ref and turn == s.turn]
    if used:
        found["x-used"] = used
    return found


def _part(s: Table, part: Any, place_of: PlaceOf) -> str:
    if isinstance(part, Ref):
        return place_of(s.cards[part.uid]) if s.is_at(part) else "gone"
    return str(part)


def note(s: Table, uid: int, details: Mapping[str, Any], find: Find) -> None:
    """Give a card the marks that its entry has, and use up its effects. `find` finds a card by its place."""
    marks = tuple(_mark(str(text), find) for text in details.get("x-marks") or ())
    if marks:
        s.change(uid, marks=marks)
    for index in details.get("x-used") or ():
        s.used += ((s.cards[uid].ref, int(index), s.turn),)


def _mark(text: str, find: Find) -> tuple[Any, ...]:
    word, *rest = text.split(" ", 2)
    parts: list[Any] = [int(rest[0])] if rest else []
    for place in rest[1:]:
        card = find(place)
        parts.append(None if place == "None" else GONE if card is None else card.ref)
    return (word, *parts)


def order_of_negaters(s: Table, place_of: PlaceOf) -> list[str]:
    """The cards that negate effects, in the order in which they turned up, where that may matter."""
    found = s.ready.get(NegatesEffects, ())
    return [place_of(s.cards[uid]) for uid in found] if len(found) > 1 else []


def order_negaters(s: Table, places: Iterable[str], find: Find) -> None:
    """Put the cards that negate effects into the order in which they turned up."""
    cards = [card for text in places if (card := find(str(text))) is not None]
    now = s.ready.get(NegatesEffects, ())
    first = tuple(card.uid for card in cards if card.uid in now)
    if first:
        s.ready = {**s.ready, NegatesEffects: first + tuple(uid for uid in now if uid not in first)}
