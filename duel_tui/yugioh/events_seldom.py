"""What happens seldom: phases and turns that are skipped, cards that come back or are placed, Life Points lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duel_tui.engine.events import Event
from duel_tui.engine.state import Card


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """Life Points lost neither to damage nor as a payment."""

    word: ClassVar[str] = "lost"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PhaseSkipped(Event):
    """A phase that does not take place."""

    word: ClassVar[str] = "skipped"
    phase: str
    player: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    word: ClassVar[str] = "skipped turn"
    player: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A monster that was removed from play for a time is on the field again; that is no Summon."""

    word: ClassVar[str] = "came back"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card was put face-up on the field by an effect, without being activated."""

    word: ClassVar[str] = "placed"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """A counter was removed from a card in place of its destruction."""

    word: ClassVar[str] = "saved"
    public: ClassVar[bool] = True
    card: Card
