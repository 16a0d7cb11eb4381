"""What can happen in a duel. `word` is how `expect: {events: [...]}` of a script calls it, before the card's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duel_tui.engine.events import Event, hidden
from duel_tui.engine.state import Card
from duel_tui.yugioh.events_seldom import CameBack as CameBack
from duel_tui.yugioh.events_seldom import LifeLost as LifeLost
from duel_tui.yugioh.events_seldom import PhaseSkipped as PhaseSkipped
from duel_tui.yugioh.events_seldom import Placed as Placed
from duel_tui.yugioh.events_seldom import Saved as Saved
from duel_tui.yugioh.events_seldom import TurnSkipped as TurnSkipped


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    word: ClassVar[str] = "turn"
    turn: int
    player: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    word: ClassVar[str] = "phase"
    phase: str
    player: int


@dataclass(frozen=True, slots=True)
class WindowPassed(Event):
    """A window in which nobody could answer went by. `cause` is the kind of moment."""

    word: ClassVar[str] = "window passed"
    phase: str
    cause: str


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    word: ClassVar[str] = "drew"
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Attempted(Event):
    """A Summon that can still be negated; the card is not on the field yet."""

    word: ClassVar[str] = "summoning"
    public: ClassVar[bool] = True
    card: Card
    way: str
    player: int


@dataclass(frozen=True, slots=True)
class SummonNegated(Event):
    word: ClassVar[str] = "summon negated"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A Summon succeeded. `way`: normal, tribute, flip, special, fusion, ritual."""

    word: ClassVar[str] = "summoned"
    public: ClassVar[bool] = True
    card: Card
    way: str
    player: int

    def covered(self) -> bool:
        """An effect may Special Summon face-down."""
        return not self.card.face_up


@dataclass(frozen=True, slots=True)
class SetDown(Event):
    """A card was Set face-down."""

    word: ClassVar[str] = "set"
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A face-down monster turned face-up. `way`: summon, attack, effect; quiet: without FLIP effects."""

    word: ClassVar[str] = "flipped"
    public: ClassVar[bool] = True
    card: Card
    way: str


@dataclass(frozen=True, slots=True)
class TurnedDown(Event):
    word: ClassVar[str] = "turned face-down"
    card: Card


@dataclass(frozen=True, slots=True)
class PositionChanged(Event):
    word: ClassVar[str] = "changed position"
    card: Card


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """A card or effect was activated; `link` is its number in the chain, from 1."""

    word: ClassVar[str] = "activated"
    public: ClassVar[bool] = True
    card: Card
    player: int
    link: int
    effect: int


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    word: ClassVar[str] = "targeted"
    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class Resolved(Event):
    word: ClassVar[str] = "resolved"
    public: ClassVar[bool] = True
    card: Card
    link: int


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """A link resolved without doing anything. `why` is a code: gone, no target, face-down."""

    word: ClassVar[str] = "no effect"
    public: ClassVar[bool] = True
    card: Card
    why: str


@dataclass(frozen=True, slots=True)
class Negated(Event):
    word: ClassVar[str] = "negated"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class MissedTiming(Event):
    word: ClassVar[str] = "missed timing"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """`way`: battle, effect or rule."""

    word: ClassVar[str] = "destroyed"
    public: ClassVar[bool] = True
    card: Card
    way: str


@dataclass(frozen=True, slots=True)
class SentToGrave(Event):
    """The card as it was before it left its zone."""

    word: ClassVar[str] = "sent to the graveyard"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Banished(Event):
    word: ClassVar[str] = "banished"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card went back to a hand or a Deck; `to` is the zone's name."""

    word: ClassVar[str] = "returned"
    card: Card
    to: str


@dataclass(frozen=True, slots=True)
class AddedToHand(Event):
    word: ClassVar[str] = "added"
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Tributed(Event):
    word: ClassVar[str] = "tributed"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class UsedAsMaterial(Event):
    word: ClassVar[str] = "used as material"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """`by` is the player whose effect discarded the card; -1: a price, or too large a hand."""

    word: ClassVar[str] = "discarded"
    public: ClassVar[bool] = True
    card: Card
    player: int
    by: int = -1


@dataclass(frozen=True, slots=True)
class Vanished(Event):
    """A Token left the field and is no more."""

    word: ClassVar[str] = "vanished"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    word: ClassVar[str] = "equipped"
    public: ClassVar[bool] = True
    card: Card
    host: Card


@dataclass(frozen=True, slots=True)
class CountersPlaced(Event):
    word: ClassVar[str] = "counter placed"
    public: ClassVar[bool] = True
    card: Card
    counter: str
    n: int


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    word: ClassVar[str] = "changed control"
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    word: ClassVar[str] = "paid"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    """Life Points lost to damage. `way`: battle or effect."""

    word: ClassVar[str] = "damage"
    player: int
    amount: int
    way: str


@dataclass(frozen=True, slots=True)
class Healed(Event):
    word: ClassVar[str] = "gained"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    word: ClassVar[str] = "attack"
    card: Card
    target: Card | None


@dataclass(frozen=True, slots=True)
class AttackEnded(Event):
    """An attack came to nothing: the attacker is gone or turned, or the attack was negated. `why` is a code."""

    word: ClassVar[str] = "attack ended"
    card: Card
    why: str


@dataclass(frozen=True, slots=True)
class Replay(Event):
    word: ClassVar[str] = "replay"
    card: Card


@dataclass(frozen=True, slots=True)
class Battled(Event):
    """Damage was calculated between two monsters, as they were then."""

    word: ClassVar[str] = "battled"
    card: Card
    target: Card
    atk: int
    against: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    word: ClassVar[str] = "shuffled"
    player: int
    zone: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were shown; they are known to `to` from now on (None: to both)."""

    word: ClassVar[str] = "revealed"
    cards: tuple[Card, ...]
    to: int | None

    def seen_by(self, seat: int) -> Event:
        return (
            self if self.to in (None, seat) else Revealed(tuple(hidden(card) for card in self.cards), self.to)
        )


@dataclass(frozen=True, slots=True)
class Tossed(Event):
    """A coin or a die; `result` is heads, tails or a number."""

    word: ClassVar[str] = "tossed"
    player: int
    result: str


@dataclass(frozen=True, slots=True)
class LastingBegan(Event):
    word: ClassVar[str] = "lasting"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The duel is over; `winner` 2 is a draw."""

    word: ClassVar[str] = "won"
    winner: int
    reason: str
