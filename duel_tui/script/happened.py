"""Events in the words of a duel file: `destroyed Jinzo`, `damage B 300`."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from duel_tui.engine.events import Event
from duel_tui.engine.notation import fold
from duel_tui.engine.state import Card
from duel_tui.script.words import SEATS

_SEAT_FIELDS = frozenset({"player", "winner", "to"})
UNWRITTEN = frozenset({"window passed", "shuffled"})
"""Words of events that a saved duel does not record: they can be seen in the rest of the file."""


def words(event: Event) -> list[str]:
    """The parts of an event in words: what happened, then each thing it speaks of, the card first."""
    parts = [str(getattr(event, "word", type(event).__name__.lower()))]
    values = [(field.name, getattr(event, field.name)) for field in fields(event)]
    values.sort(key=lambda pair: not isinstance(pair[1], Card))
    for name, value in values:
        if value is not None:
            parts.append(_said(name, value))
    return [part for part in parts if part]


def _said(name: str, value: Any) -> str:
    if isinstance(value, Card):
        return str(value.definition.name)
    if isinstance(value, tuple):
        return ", ".join(_said(name, item) for item in value)
    if name in _SEAT_FIELDS and isinstance(value, int):
        return SEATS[value] if value in (0, 1) else "draw"
    return str(value)


def text(event: Event) -> str:
    """The whole event on one line, as `x-events` has it."""
    return " ".join(words(event))


def occurred(expected: str, events: list[Event]) -> bool:
    """Whether an event of these words happened; what the words leave out may be anything."""
    wanted = fold(expected)
    for event in events:
        said = ""
        for part in words(event):
            said = f"{said} {part}"
            if fold(said) == wanted:
                return True
    return False
