"""What happened, for logs, front ends and triggers.

The rules append plain tuples `(type, *fields)` while they run (measured: a quarter faster than objects); they become
typed events when somebody reads them. Fields hold the `Card` records of that moment, so a log can always name what a
card was then.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from duel_tui.engine.state import Card


@dataclass(frozen=True, slots=True)
class Unknown:
    """Stands in an event for the definition of a card that the reader may not know."""

    name: str = ""
    indexed: bool = False


UNKNOWN = Unknown()


def hidden(card: Card) -> Card:
    """The record of a card as somebody sees it who may not know what it is: its place remains, its number goes."""
    return replace(card, uid=-1, definition=UNKNOWN, host=None, counters=(), marks=(), proper=False)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Subclasses are the words of the game.

    `public`: the event itself shows its cards to everybody (a Summon, a card sent to the Graveyard).
    """

    public: ClassVar[bool] = False
    word: ClassVar[str] = ""

    def covered(self) -> bool:
        """Whether a public event leaves its card face-down all the same."""
        return False

    def seen_by(self, seat: int) -> Event:
        """The event as one seat may know it: cards it does not know lose their names."""
        if self.public and not self.covered():
            return self
        bit = 1 << seat
        changed: dict[str, Any] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, Card) and not value.seen & bit:
                changed[field.name] = hidden(value)
            elif isinstance(value, tuple) and any(isinstance(card, Card) for card in value):
                changed[field.name] = tuple(card if card.seen & bit else hidden(card) for card in value)
        return replace(self, **changed) if changed else self


@dataclass(frozen=True, slots=True)
class Repeated(Event):
    """The same position has come up so many times."""

    public: ClassVar[bool] = True
    word: ClassVar[str] = "repeated"
    times: int


EventTuple = tuple[Any, ...]


def typed(raw: EventTuple) -> Event:
    """The event object of an appended tuple."""
    made: Event = raw[0](*raw[1:])
    return made
