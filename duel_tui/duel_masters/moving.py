"""Moving cards from zone to zone, tapping them, showing them; what happens is remembered and may trigger abilities."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.definitions import Whenever
from duel_tui.duel_masters.rare import OnlyTopLeaves
from duel_tui.duel_masters.table import Table
from duel_tui.duel_masters.values import holds, touches
from duel_tui.duel_masters.zones import (
    BATTLE,
    DECK,
    GRAVE,
    HAND,
    MANA,
    OPEN,
    SHIELDS,
    UNDER,
    ZONE_NAMES,
)
from duel_tui.engine.game import Game
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

TOP, BOTTOM, SHUFFLED = "top", "bottom", "shuffled"
"""Where in a deck a card is put."""


class Pending(NamedTuple):
    """A triggered ability or a silent skill that waits: whose it is, the creature as it was, the ability, the event."""

    player: int
    card: Card
    rule: Any
    event: Any


class Zones(Game):
    """The table of a duel: where cards lie, and what happens to them."""

    state: Table
    pending: list[Pending]

    @property
    def _whole(self) -> DuelMasters:
        """The game that this is part of; there is no other."""
        return cast("DuelMasters", self)

    decked: list[int] | None

    # -- what happens

    def happen(self, *event: Any) -> None:
        """Something happens: it is remembered, and the abilities that it triggers wait for their turn."""
        self.emit(event)
        s = self.state
        if event[0] in s.ready or s.lasting:
            self._collect(event)

    def _collect(self, event: tuple[Any, ...]) -> None:
        s = self.state
        kind = event[0]
        for uid in s.ready.get(kind, ()):
            source = s.cards[uid]
            for held in source.definition.own.get(kind, ()):
                if holds(self._whole, held, source):
                    self._trigger(held.rule, source.controller, source, event)
            for held in source.definition.gives.get(kind, ()):
                if not holds(self._whole, held, source):
                    continue
                for other in (*s.zones[BATTLE], *s.zones[BATTLE + 1]):
                    card = s.cards[other]
                    if held.which.matches(self, card, source.controller, uid):
                        self._trigger(held.rule, card.controller, card, event)
        for record in s.lasting:
            if not isinstance(record.rule, Whenever) or kind not in record.rule.when.keys:
                continue
            if not record.cards and record.which is None:
                self._trigger(record.rule, record.player, self._source(record), event)
                continue
            for other in (*s.zones[BATTLE], *s.zones[BATTLE + 1]):
                if touches(self._whole, record, s.cards[other]):
                    self._trigger(record.rule, record.player, s.cards[other], event)

    def _source(self, record: Any) -> Card:
        """A card that stands for the source of a lasting effect: only its name counts, which everybody knows."""
        named = [card for card in self.state.cards if card.definition.name == record.source]
        return next((card for card in named if card.seen == 3), replace(named[0], seen=3))

    def _trigger(self, rule: Any, player: int, card: Card, event: tuple[Any, ...]) -> None:
        if rule.when.matches(self, event, player, card.uid if isinstance(card, Card) else -1):
            self.pending.append(Pending(player, card, rule, event))

    # -- where cards lie

    def bases(self, uid: int) -> tuple[int, ...]:
        """The cards under an evolution creature, the lowest first."""
        s = self.state
        card = s.cards[uid]
        under = s.zones[UNDER + card.controller]
        return tuple(base for base in under if s.cards[base].host == card.ref) if under else ()

    def put(
        self, uid: int, zone: int, tapped: bool = False, face_up: bool | None = None, bottom: bool = False
    ) -> Card:
        """Put one card into its owner's zone of this kind, as a new object. The lowest level: nothing is said."""
        s = self.state
        old = s.cards[uid]
        owner = old.owner
        s.leave(uid)
        if face_up is None:
            face_up = zone in OPEN
        seen = old.seen
        if face_up:
            seen = 3
        elif zone == HAND:
            seen |= 1 << owner
        slot = 0
        if zone == SHIELDS:
            taken = {s.cards[other].slot for other in s.zones[SHIELDS + owner]}
            slot = next(n for n in range(len(taken) + 1) if n not in taken)
        place = zone + owner
        if bottom:
            s.zones[place] = (uid, *s.zones[place])
        else:
            s.zones[place] += (uid,)
        return s.move(uid, zone, owner, slot, face_up, tapped, seen, False)

    def _leave(self, uid: int, zone: int) -> tuple[int, ...]:
        """The cards that move when a card leaves: an evolution creature with everything under it (DM-R40)."""
        card = self.state.cards[uid]
        if card.zone != BATTLE:
            return (uid,)
        if OnlyTopLeaves in card.definition.own:
            from duel_tui.duel_masters.stacks import part

            part(self._whole, uid)
        moving: tuple[int, ...]
        if self.state.zones[UNDER + card.controller]:
            moving = (*self.bases(uid), uid)
        else:
            moving = (uid,)
        self.happen(happened.Leaving, card, ZONE_NAMES[zone])
        return moving

    def to_hand(self, uid: int) -> None:
        """Put a card into its owner's hand."""
        for each in self._leave(uid, HAND):
            old = self.state.cards[each]
            origin = ZONE_NAMES.get(old.zone, "battle")
            self.happen(happened.PutInHand, self.put(each, HAND), origin)

    def to_mana(self, uid: int, tapped: bool = False) -> None:
        """Put a card into its owner's mana zone; a multicolored card arrives tapped (DR-16)."""
        for each in self._leave(uid, MANA):
            old = self.state.cards[each]
            origin = ZONE_NAMES.get(old.zone, "battle")
            card = self.put(each, MANA, tapped or old.definition.multicolored)
            self.happen(happened.PutInMana, card, origin)

    def to_grave(self, uid: int) -> None:
        """Put a card into its owner's graveyard."""
        for each in self._leave(uid, GRAVE):
            old = self.state.cards[each]
            origin = ZONE_NAMES.get(old.zone, "battle")
            self.happen(happened.PutInGraveyard, self.put(each, GRAVE), origin)

    def to_shields(self, uid: int) -> None:
        """Add a card to its owner's shields, face-down."""
        for each in self._leave(uid, SHIELDS):
            old = self.state.cards[each]
            origin = ZONE_NAMES.get(old.zone, "battle")
            self.happen(happened.PutInShields, self.put(each, SHIELDS), origin)

    def to_deck(self, uid: int, where: str = TOP) -> None:
        """Put a card into its owner's deck: on top, at the bottom, or shuffled in."""
        owner = self.state.cards[uid].owner
        for each in self._leave(uid, DECK):
            old = self.state.cards[each]
            origin = ZONE_NAMES.get(old.zone, "battle")
            card = self.put(each, DECK, bottom=where == BOTTOM)
            self.happen(happened.PutInDeck, card, origin, where)
        if where == SHUFFLED:
            self.shuffle(owner)

    def discard(self, uid: int) -> None:
        """Discard a card from the hand."""
        card = self.state.cards[uid]
        self.happen(happened.Discarded, card, card.controller)
        self.happen(happened.PutInGraveyard, self.put(uid, GRAVE), ZONE_NAMES[HAND])

    def draw(self, player: int, n: int = 1) -> int:
        """Draw cards. Taking the last card of the deck loses at once, as does having none to take (DM-R08, DR-04)."""
        s = self.state
        for drawn in range(n):
            deck = s.zones[DECK + player]
            if deck:
                s.drawn = (s.drawn[0] + (player == 0), s.drawn[1] + (player == 1))
                self.happen(happened.Drawn, self.put(deck[-1], HAND), player)
            if len(deck) < 2:
                if self.decked is None:
                    self.end(1 - player, "deck")
                else:
                    self.decked.append(player)
                return drawn + len(deck)
        return n

    def draw_together(self) -> None:
        """From here on both players draw in one effect: who has lost by that is settled by `draw_settled`."""
        self.decked = []

    def draw_settled(self) -> None:
        """Both have drawn: who took a last card has lost; if both have, the duel is a draw (DR-04)."""
        lost, self.decked = self.decked or [], None
        if lost:
            self.end(1 - lost[0] if len(set(lost)) == 1 else 2, "deck")

    @abstractmethod
    def end(self, winner: int, reason: str) -> None:
        """Somebody has won (2: a draw). Raises DuelOver."""

    def top(self, player: int, n: int) -> tuple[int, ...]:
        """The top cards of a deck, the first one first; fewer if there are fewer."""
        deck = self.state.zones[DECK + player]
        return tuple(reversed(deck[-n:])) if n else ()

    # -- tapping and showing

    def tap(self, uid: int) -> bool:
        """Tap a card. Returns whether it was untapped."""
        card = self.state.cards[uid]
        if card.sideways:
            return False
        self.happen(happened.Tapped, self.state.change(uid, sideways=True))
        return True

    def untap(self, uids: Iterable[int], player: int) -> None:
        """Untap cards of a player."""
        s = self.state
        cards = tuple(s.change(uid, sideways=False) for uid in uids if s.cards[uid].sideways)
        if cards:
            self.happen(happened.Untapped, cards, player)

    def shuffle(self, player: int) -> None:
        """Shuffle a deck."""
        self.state.shuffle(DECK + player)
        self.emit((happened.Shuffled, player))

    def reveal(self, uids: Iterable[int], to: int | None = None) -> None:
        """Show cards to one seat or to both; what was seen stays known."""
        s = self.state
        bits = 3 if to is None else 1 << to
        shown = []
        for uid in uids:
            card = s.cards[uid]
            if card.seen | bits != card.seen:
                card = s.change(uid, seen=card.seen | bits)
            shown.append(card)
        if shown:
            self.emit((happened.Revealed, tuple(shown), to))
