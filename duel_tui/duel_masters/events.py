"""What can happen in a duel. `word` is how `expect: {events: [...]}` of a script calls it, before the card's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duel_tui.engine.events import Event
from duel_tui.engine.state import Card


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
class TurnEnding(Event):
    """The end step has come: what happens at the end of a turn happens."""

    word: ClassVar[str] = "turn ending"
    player: int


@dataclass(frozen=True, slots=True)
class ExtraTurn(Event):
    word: ClassVar[str] = "extra turn"
    player: int


@dataclass(frozen=True, slots=True)
class Untapped(Event):
    word: ClassVar[str] = "untapped"
    public: ClassVar[bool] = True
    cards: tuple[Card, ...]
    player: int


@dataclass(frozen=True, slots=True)
class Tapped(Event):
    word: ClassVar[str] = "tapped"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    word: ClassVar[str] = "drew"
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class TurnDrawn(Event):
    """A player has drawn the card of his turn."""

    word: ClassVar[str] = "drew for turn"
    player: int


@dataclass(frozen=True, slots=True)
class RaceNamed(Event):
    """A player has chosen a race for an ability."""

    word: ClassVar[str] = "named"
    player: int
    race: str


@dataclass(frozen=True, slots=True)
class CivilizationNamed(Event):
    """A player has chosen a civilization for an ability."""

    word: ClassVar[str] = "named civilization"
    player: int
    civilization: str


@dataclass(frozen=True, slots=True)
class Charged(Event):
    """A card was put from the hand into the mana zone in the mana step."""

    word: ClassVar[str] = "charged"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Mana cards were tapped to pay for a card."""

    word: ClassVar[str] = "paid"
    public: ClassVar[bool] = True
    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A creature is summoned: it is about to be put into the battle zone. `bases` are what it evolves from."""

    word: ClassVar[str] = "summoned"
    public: ClassVar[bool] = True
    card: Card
    player: int
    bases: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A creature was put into the battle zone. `evolved`: on a creature that was there."""

    word: ClassVar[str] = "entered"
    public: ClassVar[bool] = True
    card: Card
    player: int
    summoned: bool
    evolved: bool


@dataclass(frozen=True, slots=True)
class Cast(Event):
    word: ClassVar[str] = "cast"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Triggered(Event):
    """A triggered ability begins."""

    word: ClassVar[str] = "triggered"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class TapAbilityUsed(Event):
    word: ClassVar[str] = "used tap ability"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class SilentSkillUsed(Event):
    word: ClassVar[str] = "used silent skill"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An attack was declared and the attacker tapped. `target` None: the player."""

    word: ClassVar[str] = "attacked"
    public: ClassVar[bool] = True
    card: Card
    target: Card | None


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    word: ClassVar[str] = "blocked"
    public: ClassVar[bool] = True
    card: Card
    attacker: Card


@dataclass(frozen=True, slots=True)
class NotBlocked(Event):
    """An attack on the player goes through."""

    word: ClassVar[str] = "not blocked"
    public: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Battled(Event):
    """Two creatures have battled, with these powers."""

    word: ClassVar[str] = "battled"
    public: ClassVar[bool] = True
    card: Card
    other: Card
    power: int
    other_power: int


@dataclass(frozen=True, slots=True)
class WonBattle(Event):
    word: ClassVar[str] = "won"
    public: ClassVar[bool] = True
    card: Card
    loser: Card


@dataclass(frozen=True, slots=True)
class AttackEnded(Event):
    """An attack is over. `cause`: `done`, or `gone` when the attacker or its target had left."""

    word: ClassVar[str] = "attack ended"
    public: ClassVar[bool] = True
    card: Card
    target: Card | None
    cause: str


@dataclass(frozen=True, slots=True)
class Broken(Event):
    """A shield was broken and goes to its owner's hand. `by` None: no creature did it."""

    word: ClassVar[str] = "broken"
    card: Card
    player: int
    by: Card | None


@dataclass(frozen=True, slots=True)
class ShieldTriggered(Event):
    """A shield trigger is used."""

    word: ClassVar[str] = "shield trigger"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """A creature is destroyed; it is still in the battle zone. `cause`: battle, effect, power (0 or less)."""

    word: ClassVar[str] = "destroyed"
    public: ClassVar[bool] = True
    card: Card
    cause: str


@dataclass(frozen=True, slots=True)
class Saved(Event):
    """A creature that would have been destroyed or put into the graveyard is not: something happens instead."""

    word: ClassVar[str] = "saved"
    public: ClassVar[bool] = True
    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class Leaving(Event):
    """A creature leaves the battle zone for a zone of this name."""

    word: ClassVar[str] = "leaves"
    public: ClassVar[bool] = True
    card: Card
    to: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    word: ClassVar[str] = "discarded"
    public: ClassVar[bool] = True
    card: Card
    player: int


@dataclass(frozen=True, slots=True)
class PutInGraveyard(Event):
    """A card was put into its owner's graveyard from a zone of this name."""

    word: ClassVar[str] = "to graveyard"
    public: ClassVar[bool] = True
    card: Card
    origin: str


@dataclass(frozen=True, slots=True)
class PutInMana(Event):
    word: ClassVar[str] = "to mana"
    public: ClassVar[bool] = True
    card: Card
    origin: str


@dataclass(frozen=True, slots=True)
class PutInHand(Event):
    """A card was put into its owner's hand from a zone of this name; `shown` when both players saw it."""

    word: ClassVar[str] = "to hand"
    card: Card
    origin: str


@dataclass(frozen=True, slots=True)
class PutInShields(Event):
    word: ClassVar[str] = "to shields"
    card: Card
    origin: str


@dataclass(frozen=True, slots=True)
class PutInDeck(Event):
    """A card was put on top of its owner's deck, at the `bottom`, or shuffled in."""

    word: ClassVar[str] = "to deck"
    card: Card
    origin: str
    where: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were shown to a seat (None: to both)."""

    word: ClassVar[str] = "revealed"
    cards: tuple[Card, ...]
    to: int | None


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    word: ClassVar[str] = "shuffled"
    player: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Creatures have an ability for a while."""

    word: ClassVar[str] = "gained"
    public: ClassVar[bool] = True
    cards: tuple[Card, ...]
    source: str
    player: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The duel is over. `winner` 2: a draw."""

    word: ClassVar[str] = "won duel"
    public: ClassVar[bool] = True
    winner: int
    reason: str
