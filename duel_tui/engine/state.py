"""The state of a duel as plain data: it copies in microseconds, so undo, search and seeking are free.

A card is a frozen record. `State.change` is the one place where a record is replaced; an old record is therefore the
last known information about the card.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from duel_tui.engine.rng import advance, below, permutation

Keys = tuple[Hashable, ...]
NO_KEYS: Keys = ()


class Definition(Protocol):
    """What the kernel asks of a card definition.

    `indexed`: whether it ever responds, triggers or rules; `listens` says by (zone, face up) to which keys.
    """

    @property
    def name(self) -> str: ...
    @property
    def indexed(self) -> bool: ...
    @property
    def listens(self) -> Mapping[tuple[int, bool], Keys]: ...


@dataclass(frozen=True, slots=True)
class Ref:
    """A card as long as it stays where it is: a card that left its zone and came back is a new object."""

    uid: int
    stay: int


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as it is right now.

    `zone` is a zone number of the game, `slot` the place within a field zone (from 0), `sideways` Defense Position or
    tapped. `arrived`, `turned`, `attacked`, `declared` are turn numbers (0: never): when it came to its zone, when its
    position was last changed by hand, when it used its attack, when it declared one. `stay` counts the zones it has
    been in. `host` is what it is equipped to. `seen` has bit 1 for seat 0 and bit 2 for seat 1: who knows what it is.
    `proper`: whether it was Summoned as its text demands. `marks` are further facts of the game.
    """

    uid: int
    definition: Any
    owner: int
    controller: int
    zone: int
    slot: int = 0
    face_up: bool = False
    sideways: bool = False
    arrived: int = 0
    turned: int = 0
    attacked: int = 0
    declared: int = 0
    stay: int = 0
    host: Ref | None = None
    counters: tuple[tuple[str, int], ...] = ()
    seen: int = 0
    proper: bool = False
    marks: tuple[Any, ...] = ()

    @property
    def ref(self) -> Ref:
        """This card for as long as it stays."""
        return Ref(self.uid, self.stay)


class _Draft:
    """A record being filled; it becomes a `Card` by a change of class (measured: a third faster than replace)."""

    __slots__ = Card.__slots__
    uid: int
    definition: Any
    owner: int
    controller: int
    zone: int
    slot: int
    face_up: bool
    sideways: bool
    arrived: int
    turned: int
    attacked: int
    declared: int
    stay: int
    host: Ref | None
    counters: tuple[tuple[str, int], ...]
    seen: int
    proper: bool
    marks: tuple[Any, ...]


def fresh(
    uid: int,
    definition: Any,
    owner: int,
    controller: int,
    zone: int,
    seen: int = 0,
    stay: int = 0,
    proper: bool = False,
) -> Card:
    """A face-down card that has no history (as `Card(...)`, in a third of the time)."""
    new = _Draft()
    new.uid = uid
    new.definition = definition
    new.owner = owner
    new.controller = controller
    new.zone = zone
    new.slot = 0
    new.face_up = new.sideways = False
    new.arrived = new.turned = new.attacked = new.declared = 0
    new.stay = stay
    new.host = None
    new.counters = ()
    new.seen = seen
    new.proper = proper
    new.marks = ()
    new.__class__ = Card  # type: ignore[assignment]
    return new  # type: ignore[return-value]


class BadChance(ValueError):
    """A script fixed an outcome that is not among the possible ones."""

    def __init__(self, fixed: str, words: Sequence[str]) -> None:
        super().__init__(f"the fixed outcome {fixed!r} is not among {', '.join(sorted(set(words)))}")
        self.fixed = fixed
        self.words = tuple(sorted(set(words)))


class Asking(NamedTuple):
    """In which windows without an answer a seat is asked: `how` is `real`, `visible` or `all`.

    `stops` are turns and phases in which it is asked in every window, whatever `how` says; see `stop_word`.
    """

    how: str = "real"
    stops: frozenset[str] = frozenset()


def stop_word(own: bool, phase: str) -> str:
    """A phase or step as a stop: `own/draw`, `other/battle/damage`; sub-steps belong to their step."""
    return "/".join(("own" if own else "other", *phase.split("/")[:2]))


class State:
    """Everything a duel is at a stable point, for both games. No callables, no references back.

    `zones` is indexed by zone number + seat; a game's zone numbers are even. `ready` maps each kind of moment to the
    cards that may have something to say then. `asking` says by seat in which windows without an answer it is asked
    (None: in none); it is no part of a position. `lasting` are effects that outlive their card's resolution.
    """

    __slots__ = (
        "asking",
        "cards",
        "chances",
        "lasting",
        "phase",
        "player",
        "ready",
        "reason",
        "rng",
        "turn",
        "winner",
        "zones",
    )

    def __init__(self, seed: int, zones: int) -> None:
        self.rng = seed
        self.cards: list[Card] = []
        self.zones: list[tuple[int, ...]] = [()] * zones
        self.turn = 0
        self.player = 0
        self.phase = ""
        self.winner: int | None = None
        self.reason = ""
        self.lasting: tuple[Any, ...] = ()
        self.ready: dict[Hashable, tuple[int, ...]] = {}
        self.chances: tuple[str, ...] = ()
        self.asking: tuple[Asking, Asking] | None = None

    def copy_into(self, new: State) -> None:
        """Give `new` everything this state has."""
        new.rng = self.rng
        new.cards = self.cards[:]
        new.zones = self.zones[:]
        new.turn = self.turn
        new.player = self.player
        new.phase = self.phase
        new.winner = self.winner
        new.reason = self.reason
        new.lasting = self.lasting
        new.ready = self.ready
        new.chances = self.chances
        new.asking = self.asking

    def change(self, uid: int, **fields: Any) -> Card:
        """Replace the record of a card by one with other fields, and keep the index of moments true."""
        old = self.cards[uid]
        new = _Draft()
        new.uid = uid
        new.definition = old.definition
        new.owner = old.owner
        new.controller = old.controller
        new.zone = old.zone
        new.slot = old.slot
        new.face_up = old.face_up
        new.sideways = old.sideways
        new.arrived = old.arrived
        new.turned = old.turned
        new.attacked = old.attacked
        new.declared = old.declared
        new.stay = old.stay
        new.host = old.host
        new.counters = old.counters
        new.seen = old.seen
        new.proper = old.proper
        new.marks = old.marks
        for name, value in fields.items():
            setattr(new, name, value)
        new.__class__ = Card  # type: ignore[assignment]
        card: Card = new  # type: ignore[assignment]
        self.cards[uid] = card
        if old.definition.indexed:
            self._reindex(old, card)
        return card

    def move(
        self,
        uid: int,
        zone: int,
        controller: int,
        slot: int,
        face_up: bool,
        sideways: bool,
        seen: int,
        proper: bool,
    ) -> Card:
        """Replace the record of a card that comes to a zone as a new object: what it did and carried is over."""
        old = self.cards[uid]
        new = _Draft()
        new.uid = uid
        new.definition = old.definition
        new.owner = old.owner
        new.controller = controller
        new.zone = zone
        new.slot = slot
        new.face_up = face_up
        new.sideways = sideways
        new.arrived = self.turn
        new.turned = new.attacked = new.declared = 0
        new.stay = old.stay + 1
        new.host = None
        new.counters = ()
        new.seen = seen
        new.proper = proper
        new.marks = ()
        new.__class__ = Card  # type: ignore[assignment]
        card: Card = new  # type: ignore[assignment]
        self.cards[uid] = card
        if old.definition.indexed:
            self._reindex(old, card)
        return card

    def _reindex(self, old: Card, new: Card) -> None:
        listens: Mapping[tuple[int, bool], Keys] = new.definition.listens
        if listens.get((old.zone, old.face_up)) is not listens.get((new.zone, new.face_up)):
            self._forget(old)
            self._listen(new)

    def _forget(self, card: Card) -> None:
        """Take the moments of a card's place out of the index. The index is shared with copies: it is replaced."""
        keys: Keys = card.definition.listens.get((card.zone, card.face_up), NO_KEYS)
        if keys:
            ready = self.ready = self.ready.copy()
            for key in keys:
                left = tuple(uid for uid in ready[key] if uid != card.uid)
                if left:
                    ready[key] = left
                else:
                    del ready[key]

    def _listen(self, card: Card) -> None:
        """Put the moments of a card's place into the index."""
        keys: Keys = card.definition.listens.get((card.zone, card.face_up), NO_KEYS)
        if keys:
            ready = self.ready = self.ready.copy()
            for key in keys:
                ready[key] = (*ready.get(key, ()), card.uid)

    def add(self, card: Card) -> None:
        """Put a new card on the table, at the end of its zone."""
        self.cards.append(card)
        self.zones[card.zone + card.controller] += (card.uid,)
        if card.definition.indexed:
            self._listen(card)

    def leave(self, uid: int) -> None:
        """Take a card out of the tuple of its zone; its record still says where it was."""
        card = self.cards[uid]
        place = card.zone + card.controller
        zone = self.zones[place]
        at = zone.index(uid)
        self.zones[place] = zone[:at] + zone[at + 1 :]

    def is_at(self, ref: Ref) -> bool:
        """Whether the card is still the object that was remembered."""
        return self.cards[ref.uid].stay == ref.stay

    def random(self, n: int) -> int:
        """A random number in 0..n-1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def shuffle(self, place: int) -> None:
        """Shuffle a zone. The uids are dealt anew, so that a number seen before identifies nothing."""
        uids = self.zones[place]
        order, self.rng = permutation(self.rng, len(uids))
        cards = self.cards
        before = [cards[uid] for uid in uids]
        for old, at in zip(before, order, strict=True):
            record = before[at]
            cards[old.uid] = fresh(
                old.uid,
                record.definition,
                record.owner,
                record.controller,
                record.zone,
                0,
                old.stay + 1,
                record.proper,
            )
            if old.definition.indexed:
                self._forget(old)
        for old in before:
            if cards[old.uid].definition.indexed:
                self._listen(cards[old.uid])

    def chance(self, words: Sequence[str]) -> str:
        """A random outcome among `words` (a coin, a die, names); a script may have fixed it.

        With one candidate nothing is random and no fixed outcome is used up. Raises BadChance.
        """
        if len(words) == 1:
            return words[0]
        if self.chances:
            fixed, self.chances = self.chances[0], self.chances[1:]
            if fixed not in words:
                raise BadChance(fixed, words)
            return fixed
        return words[self.random(len(words))]
