"""What the rules do to cards and Life Points: the verbs of the rulebook. Nothing here can ask a question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from duel_tui.engine.duel import Game
from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.control import keep
from duel_tui.yugioh.definitions import CardDef
from duel_tui.yugioh.negation import NegatesEffects, negated
from duel_tui.yugioh.rules import Boost, DestroyedWithItsMonster, DestroysItsMonster
from duel_tui.yugioh.table import Table
from duel_tui.yugioh.zones import (
    BANISHED,
    DECK,
    EXTRA,
    GRAVE,
    HAND,
    MONSTERS,
    NOWHERE,
    ON_FIELD,
    SLOTS,
    SPELLS,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


class Field(Game):
    """The table and what can be done to it.

    `attack` is the attacker and its target (None: directly) while an attack is going on, `doomed` the monsters that
    damage calculation has destroyed but that still lie on the field.
    """

    state: Table
    attack: tuple[Ref, Ref | None] | None = None
    doomed: tuple[int, ...] = ()
    muted: tuple[int, ...] = ()
    struck: tuple[Ref, ...] = ()

    # -- moving cards

    def put(self, uid: int, zone: int, player: int, face_up: bool = True, sideways: bool = False) -> Card:
        """Move a card to a zone: the lowest free slot of a field zone, else the end of the pile.

        A Token that leaves the field is no more.
        """
        s = self.state
        old = s.cards[uid]
        if old.definition.subkind == "token" and zone not in ON_FIELD:
            zone = NOWHERE
        s.leave(uid)
        slot = 0
        place = zone + player
        here = s.zones[place]
        if zone == MONSTERS or zone == SPELLS:
            cards = s.cards
            at = 0
            for other in here:
                if cards[other].slot != slot:
                    break
                slot += 1
                at += 1
            s.zones[place] = (*here[:at], uid, *here[at:])
        else:
            s.zones[place] = (*here, uid)
        if zone == HAND:
            seen = old.seen | (1 << player)
        elif face_up or zone == GRAVE:
            seen = 3
        elif zone in ON_FIELD:
            seen = old.seen | (1 << player) if old.zone in ON_FIELD else 1 << player
        elif zone == EXTRA:
            seen = 1 << player
        else:
            seen = 0
        proper = old.proper and zone not in (HAND, DECK, EXTRA)
        card = s.move(uid, zone, player, slot, face_up and zone != HAND, sideways, seen, proper)
        if old.zone == MONSTERS and zone != MONSTERS:
            self.unequip(old)
        elif old.host is not None and zone not in ON_FIELD:
            self._release(old, destroyed=False)
        return card

    def joined(self, host: Card) -> list[int]:
        """The cards that are equipped or bound to a monster."""
        s = self.state
        ref = host.ref
        return [uid for player in (0, 1) for uid in s.zones[SPELLS + player] if s.cards[uid].host == ref]

    def unequip(self, host: Card) -> None:
        """Equip Cards whose monster is gone or face-down are destroyed; other cards are no longer bound to it."""
        for uid in self.joined(host):
            card = self.state.change(uid, host=None)
            if card.definition.subkind == "equip":
                self.destroy((uid,))

    def _release(self, old: Card, destroyed: bool) -> None:
        """A card that was equipped or bound to a monster has left: it may take the monster along."""
        assert old.host is not None
        if self.is_negated(old):
            return
        for rule in old.definition.rules:
            if (
                isinstance(rule, DestroysItsMonster)
                and rule.leaving != destroyed
                and self.state.is_at(old.host)
            ):
                self.destroy((old.host.uid,))

    def to_grave(self, uid: int) -> None:
        """Send a card to its owner's Graveyard."""
        s = self.state
        old = s.cards[uid]
        if old.definition.subkind == "token":
            self.emit((happened.Vanished, old))
        else:
            self.emit((happened.SentToGrave, old))
        self.put(uid, GRAVE, old.owner)

    def destroy(self, uids: Iterable[int], way: str = "effect", banished: bool = False) -> int:
        """Destroy cards on the field, all at the same time. Returns how many were destroyed.

        `banished`: they do not go to the Graveyard but are removed from play.
        Monsters that damage calculation has already destroyed cannot be affected any more (YH-35b).
        """
        s = self.state
        hit = [uid for uid in uids if s.cards[uid].zone in ON_FIELD and uid not in self.doomed]
        old = [s.cards[uid] for uid in hit]
        for card in old:
            self.emit((happened.Destroyed, card, way))
        bound: list[int] = []
        for card in old:
            if card.zone == MONSTERS:
                bound += [uid for uid in self.joined(card) if self._dies_along(s.cards[uid])]
        for card in old:
            if s.is_at(card.ref):
                if banished:
                    self.banish(card.uid)
                else:
                    self.to_grave(card.uid)
        for card in old:
            if card.host is not None:
                self._release(card, destroyed=True)
        if bound:
            self.destroy(uid for uid in bound if uid not in hit)
        return len(hit)

    def is_negated(self, card: Card) -> bool:
        """Whether the effects of a face-up card on the field are negated."""
        return NegatesEffects in self.state.ready and negated(cast("Yugioh", self), card)

    def _dies_along(self, card: Card) -> bool:
        return not self.is_negated(card) and any(
            isinstance(rule, DestroyedWithItsMonster) for rule in card.definition.rules
        )

    def banish(self, uid: int) -> None:
        """Remove a card from play, face-up."""
        old = self.state.cards[uid]
        self.emit((happened.Banished, old))
        self.put(uid, BANISHED, old.owner)

    def to_hand(self, uid: int) -> None:
        """Return a card to its owner's hand; a card of the Fusion Deck goes back there."""
        s = self.state
        old = s.cards[uid]
        fusion = old.definition.subkind == "fusion"
        zone = EXTRA if fusion else HAND
        if old.definition.subkind == "token":
            self.emit((happened.Vanished, old))
        else:
            self.emit((happened.Returned, old, ZONE_NAMES[zone]))
        self.put(uid, zone, old.owner, face_up=False)

    def add_to_hand(self, uid: int) -> None:
        """Add a card from a Deck or a Graveyard to its owner's hand."""
        owner = self.state.cards[uid].owner
        self.emit((happened.AddedToHand, self.put(uid, HAND, owner, face_up=False), owner))

    def create(self, definition: CardDef, player: int) -> int:
        """Make a Token that lies nowhere yet. Returns its uid."""
        uid = len(self.state.cards)
        self.state.add(Card(uid, definition, player, player, NOWHERE, seen=3))
        return uid

    def to_deck(self, uid: int) -> None:
        """Put a card on top of its owner's Deck; both players have seen it."""
        old = self.state.cards[uid]
        self.emit((happened.Returned, old, ZONE_NAMES[DECK]))
        self.put(uid, DECK, old.owner, face_up=False)
        self.state.change(uid, seen=3)

    def tribute(self, uid: int) -> None:
        """Tribute a monster."""
        self.emit((happened.Tributed, self.state.cards[uid]))
        self.to_grave(uid)

    def discard(self, uid: int) -> None:
        """Discard a card from the hand."""
        card = self.state.cards[uid]
        self.emit((happened.Discarded, card, card.controller))
        self.to_grave(uid)

    def draw(self, player: int, n: int = 1) -> int:
        """Draw cards. Who cannot draw has lost when the effect ends (YR-10)."""
        s = self.state
        for drawn in range(n):
            deck = s.zones[DECK + player]
            if not deck:
                s.decked = (True, s.decked[1]) if player == 0 else (s.decked[0], True)
                return drawn
            self.emit((happened.Drawn, self.put(deck[-1], HAND, player, face_up=False), player))
        return n

    def shuffle(self, zone: int, player: int) -> None:
        """Shuffle a Deck or a hand."""
        self.state.shuffle(zone + player)
        if zone == HAND:
            for uid in self.state.zones[HAND + player]:
                self.state.change(uid, seen=1 << player)
        self.emit((happened.Shuffled, player, ZONE_NAMES[zone]))

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

    # -- monsters on the field

    def turn_up(self, uid: int, way: str, sideways: bool = True) -> None:
        """Turn a face-down monster face-up. Its FLIP effect and the like follow from the event."""
        card = self.state.change(uid, face_up=True, sideways=sideways, seen=3)
        if card.definition.spirit:
            card = self.state.change(uid, marks=(*card.marks, ("flipped", self.state.turn)))
        self.emit((happened.Flipped, card, way))

    def turn_down(self, uid: int) -> bool:
        """Turn a face-up monster into face-down Defense Position. Tokens cannot be (YR-13)."""
        old = self.state.cards[uid]
        if old.zone != MONSTERS or not old.face_up or old.definition.subkind == "token" or uid in self.doomed:
            return False
        if self.state.lasting:
            keep(cast("Yugioh", self), old.ref)
        s = self.state
        card = s.change(
            uid,
            face_up=False,
            sideways=True,
            counters=(),
            marks=tuple(mark for mark in old.marks if isinstance(mark, str)),
        )
        # Turned up again it is as if new: what is used once per turn may be used again.
        s.used = tuple(use for use in s.used if use[0] != old.ref)
        self.emit((happened.TurnedDown, card))
        self.unequip(old)
        self.forget_boosts(old.ref)
        return True

    def forget_boosts(self, ref: Ref) -> None:
        """What was added to a monster's ATK and DEF for a time is lost when it is turned face-down."""
        s = self.state
        s.lasting = tuple(
            replace(record, cards=tuple(other for other in record.cards if other != ref))
            if isinstance(record.rule, Boost)
            else record
            for record in s.lasting
            if not isinstance(record.rule, Boost) or record.cards != (ref,)
        )

    def turn_sideways(self, uid: int, sideways: bool) -> bool:
        """Change the battle position of a face-up monster by an effect."""
        old = self.state.cards[uid]
        if old.zone != MONSTERS or old.sideways == sideways or uid in self.doomed:
            return False
        turned = self.state.turn if self.state.options.effect_position_change == "counts" else old.turned
        card = self.state.change(uid, sideways=sideways, turned=turned)
        self.emit((happened.PositionChanged, card))
        return True

    def control(self, uid: int, player: int) -> bool:
        """Give control of a monster to a player. Without a free zone it is destroyed (YR-09)."""
        s = self.state
        old = s.cards[uid]
        if old.zone != MONSTERS or old.controller == player or uid in self.doomed:
            return False
        if len(s.zones[MONSTERS + player]) >= SLOTS:
            self.destroy((uid,))
            return False
        s.leave(uid)
        place = MONSTERS + player
        here = s.zones[place]
        slots = {s.cards[other].slot for other in here}
        slot = next(n for n in range(SLOTS) if n not in slots)
        s.zones[place] = tuple(
            sorted((*here, uid), key=lambda other: slot if other == uid else s.cards[other].slot)
        )
        card = s.change(uid, controller=player, slot=slot, seen=old.seen | 1 << player)
        self.emit((happened.ControlChanged, card, player))
        return True

    def exchange(self, uid: int, other: int) -> None:
        """Two monsters of different players take each other's zones."""
        s = self.state
        a, b = s.cards[uid], s.cards[other]
        for old, new in ((a, b), (b, a)):
            place = MONSTERS + new.controller
            s.zones[place] = tuple(old.uid if at == new.uid else at for at in s.zones[place])
        for old, new in ((a, b), (b, a)):
            seen = old.seen | 1 << new.controller
            card = s.change(old.uid, controller=new.controller, slot=new.slot, seen=seen)
            self.emit((happened.ControlChanged, card, new.controller))

    def arrive(self, uid: int, side: int, position: str, way: str, player: int, proper: bool = False) -> None:
        """A Summon succeeds: the monster is on the field, face-up. `proper`: a Special Summon by its own condition."""
        s = self.state
        card = self.put(uid, MONSTERS, side, sideways=position == "defense")
        if proper or way != "special":
            card = s.change(uid, proper=True)
        card = self.settle(card, player)
        a, b = s.summoned_on
        s.summoned_on = (s.turn, b) if player == 0 else (a, s.turn)
        self.emit((happened.Summoned, card, way, player))

    def settle(self, card: Card, player: int) -> Card:
        """A monster that was Summoned or Set by the player whose turn it is not may be turned by whoever takes it."""
        s = self.state
        return card if player == s.player else s.change(card.uid, arrived=s.turn - 1)

    def refuse_summon(self, uid: int) -> None:
        """A negated Summon: the monster goes to the Graveyard and never was on the field (YR-05)."""
        old = self.state.cards[uid]
        self.emit((happened.SummonNegated, old))
        if old.zone == MONSTERS:
            self.destroy((uid,))
        elif old.zone != GRAVE:
            self.emit((happened.SentToGrave, replace(old, zone=NOWHERE)))
            self.put(uid, GRAVE, old.owner)

    # -- Life Points

    def damage(self, player: int, amount: int, way: str = "effect") -> None:
        """Inflict damage."""
        if amount > 0:
            self.state.life[player] = max(0, self.state.life[player] - amount)
            self.emit((happened.Damaged, player, amount, way))

    def heal(self, player: int, amount: int) -> None:
        """Life Points gained."""
        if amount > 0:
            self.state.life[player] += amount
            self.emit((happened.Healed, player, amount))

    def can_pay(self, player: int, amount: int) -> bool:
        """Whether a player can pay Life Points (not down to exactly 0, unless the option says so)."""
        life = self.state.life[player]
        return life >= amount if self.state.options.pay_all_lp else life > amount

    def pay(self, player: int, amount: int) -> None:
        """Pay Life Points as a cost."""
        self.state.life[player] -= amount
        self.emit((happened.Paid, player, amount))
