"""How cards move: the verbs of the rulebook. Nothing here can ask a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.card_rules import DamageWhenDestroyed, GathersDraws, gather_draw
from duel_tui.yugioh.definitions import CardDef
from duel_tui.yugioh.kinship import FallsWith, falling
from duel_tui.yugioh.life import Life
from duel_tui.yugioh.negation import NegatesEffects, NegatesTargeting, negated
from duel_tui.yugioh.rules import DestroyedWithItsMonster, DestroysItsMonster
from duel_tui.yugioh.table import Lasting, Table
from duel_tui.yugioh.turn_rules import FallenToFoe
from duel_tui.yugioh.unions import is_united
from duel_tui.yugioh.values import forget
from duel_tui.yugioh.viruses import note_draw
from duel_tui.yugioh.zones import (
    BANISHED,
    DECK,
    DRAW,
    EXTRA,
    GRAVE,
    HAND,
    MONSTERS,
    NOWHERE,
    ON_FIELD,
    SPELLS,
    ZONE_NAMES,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


DIRECT = "direct"
"""The mark of a monster that has inflicted battle damage by a direct attack, with the turn."""
MOURNED = "mourned"
"""The mark of a card in the Graveyard that an effect has destroyed, with a turn."""
REFLECTOR = "reflector"
"""A counter that is removed when its card would be destroyed by an effect."""


class Moving(Life):
    """The table and what can be done to it.

    `attack` is the attacker and its target (None: directly) while an attack is going on, `doomed` the monsters that
    damage calculation has destroyed but that still lie on the field, `spent` the cards of the chain that resolves which
    go to the Graveyard when it has. `battle_over`: the attack that goes on is the last of its Battle Phase.
    """

    state: Table
    attack: tuple[Ref, Ref | None] | None = None
    doomed: tuple[int, ...] = ()
    spent: tuple[Ref, ...] = ()
    battle_over: bool = False
    muted: tuple[int, ...] = ()
    struck: tuple[Ref, ...] = ()
    acting: int = -1

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
        if s.lasting and old.zone in ON_FIELD and zone not in ON_FIELD:
            forget(s, old.ref)
        if old.definition.falls_with and old.zone == SPELLS and old.face_up and zone not in ON_FIELD:
            self._fall(old)
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

    def absorbed(self, host: Card) -> list[int]:
        """The monsters that were put on a monster as Equip Cards; Union Monsters get there by themselves."""
        cards = self.state.cards
        return [
            uid for uid in self.joined(host) if cards[uid].definition.monster and not is_united(cards[uid])
        ]

    def united(self, host: Card) -> list[int]:
        """The Union Monsters that lie on a monster."""
        return [uid for uid in self.joined(host) if is_united(self.state.cards[uid])]

    def unequip(self, host: Card, turned: bool = False) -> None:
        """Equip Cards whose monster is gone or face-down are destroyed; other cards are no longer bound to it.

        `turned`: it is only turned face-down.
        """
        for uid in self.joined(host):
            card = self.state.cards[uid]
            held = next(
                (rule for rule in card.definition.rules if isinstance(rule, DestroyedWithItsMonster)), None
            )
            if turned and held is not None and held.hidden:
                continue
            self.state.change(uid, host=None)
            if is_equip(card) or (
                held is not None and held.leaving and not turned and not self.is_negated(card)
            ):
                self.destroy((uid,), "rule")

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

    def _fall(self, old: Card) -> None:
        """A card that falls together with others has left: they are destroyed, unless that rule is negated."""
        names = old.definition.falls_with
        cards = self.state.cards
        lying = [cards[uid] for uid in self.state.zones[SPELLS + old.controller] if cards[uid].face_up]
        heads = [card for card in (old, *lying) if card.definition.name == names[0]]
        if any(not self.is_negated(card) for card in heads):
            self.destroy(card.uid for card in lying if card.definition.name in names)

    def to_grave(self, uid: int) -> None:
        """Send a card to its owner's Graveyard."""
        s = self.state
        old = s.cards[uid]
        if old.definition.exiled and _leaves(old):
            self.banish(uid)
            return
        if old.definition.subkind == "token":
            self.emit((happened.Vanished, old))
        else:
            self.emit((happened.SentToGrave, old))
        self.put(uid, GRAVE, old.owner)
        for rule in old.definition.buried:
            s.lasting += (Lasting(rule, old.owner, old.definition.name, (), s.turn),)

    def destroy(self, uids: Iterable[int], way: str = "effect", banished: bool = False) -> int:
        """Destroy cards on the field, all at the same time. Returns how many were destroyed.

        `way`: battle, effect, or rule where no counter saves a card: a price not paid, another Field Spell.
        `banished`: they do not go to the Graveyard but are removed from play.
        Monsters that damage calculation has already destroyed cannot be affected any more (YH-35b).
        """
        s = self.state
        hit = [uid for uid in uids if s.cards[uid].zone in ON_FIELD and uid not in self.doomed]
        if way == "effect":
            hit = [uid for uid in hit if not (s.cards[uid].counters and self._reflected(s.cards[uid]))]
        old = [s.cards[uid] for uid in hit]
        for card in old:
            self.emit((happened.Destroyed, card, way))
            for rule in card.definition.rules if card.face_up else ():
                if isinstance(rule, DamageWhenDestroyed):
                    self.damage(card.controller, rule.amount)
        bound: list[int] = []
        for card in old:
            if card.zone == MONSTERS:
                bound += [uid for uid in self.joined(card) if _falls_along(s.cards[uid].definition)]
        for card in old:
            if s.is_at(card.ref):
                if banished:
                    self.banish(card.uid)
                else:
                    self.to_grave(card.uid)
                    if way == "effect" and card.definition.mourned and card.zone == MONSTERS:
                        self.mourn(card)
                    if way != "rule" and card.definition.avenges:
                        self._remember_foe(card, way == "battle")
        for card in old:
            if card.host is not None:
                self._release(card, destroyed=True)
        # Asked only now: Jinzo, once it has left, does not negate the card that falls with it.
        bound = [uid for uid in bound if not self.is_negated(s.cards[uid])]
        if FallsWith in s.ready:
            bound += falling(cast("Yugioh", self), old)
        if bound:
            self.destroy(uid for uid in bound if uid not in hit)
        return len(hit)

    def mourn(self, old: Card) -> None:
        """Note on a card that an effect has destroyed the last turn whose Standby Phase it is too late for."""
        s = self.state
        now = s.cards[old.uid]
        if now.zone == GRAVE:
            s.change(old.uid, marks=((MOURNED, s.turn - (s.phase == DRAW)),))

    def _remember_foe(self, card: Card, battle: bool) -> None:
        """A monster under its owner's control was destroyed; note it if that was the opponent's doing."""
        chain = cast("Yugioh", self).chain
        mine = card.controller == card.owner and card.zone == MONSTERS
        if mine and (battle or (chain and chain[-1].player != card.owner)):
            self.remember_foe(card.uid, battle)

    def remember_foe(self, uid: int, battle: bool = False) -> None:
        """Note on a card that lies in the Graveyard now that the opponent has destroyed it."""
        now = self.state.cards[uid]
        if now.zone == GRAVE:
            name, until = now.definition.name, self.state.turn + 2
            self.state.lasting += (Lasting(FallenToFoe(battle), now.owner, name, (now.ref,), until),)

    def _reflected(self, card: Card) -> bool:
        """Whether a counter is removed from a card in place of its destruction (Magic Reflector)."""
        counters = dict(card.counters)
        if not counters.get(REFLECTOR) or card.zone == MONSTERS:
            return False
        counters[REFLECTOR] -= 1
        left = tuple(sorted((name, n) for name, n in counters.items() if n))
        self.emit((happened.Saved, self.state.change(card.uid, counters=left)))
        return True

    def is_negated(self, card: Card) -> bool:
        """Whether the effects of a face-up card on the field are negated."""
        ready = self.state.ready
        if NegatesEffects not in ready and NegatesTargeting not in ready:
            return False
        return negated(cast("Yugioh", self), card)

    def banish(self, uid: int) -> None:
        """Remove a card from play, face-up."""
        old = self.state.cards[uid]
        self.emit((happened.Banished, old))
        self.put(uid, BANISHED, old.owner)

    def to_hand(self, uid: int) -> None:
        """Return a card to its owner's hand; a card of the Fusion Deck goes back there.

        A card that has been used and is on its way to the Graveyard stays.
        """
        s = self.state
        old = s.cards[uid]
        if old.ref in self.spent:
            return
        if old.definition.exiled and _leaves(old):
            self.banish(uid)
            return
        fusion = old.definition.subkind == "fusion"
        zone = EXTRA if fusion else HAND
        if old.definition.subkind == "token":
            self.emit((happened.Vanished, old))
        else:
            self.emit((happened.Returned, old, ZONE_NAMES[zone]))
        self.put(uid, zone, old.owner, face_up=False)

    def add_to_hand(self, uid: int) -> None:
        """Add a card from a Deck or a Graveyard to its owner's hand; a Fusion Monster goes to the Fusion Deck."""
        if self.state.cards[uid].definition.subkind == "fusion":
            self.to_hand(uid)
            return
        owner = self.state.cards[uid].owner
        self.emit((happened.AddedToHand, self.put(uid, HAND, owner, face_up=False), owner))

    def create(self, definition: CardDef, player: int) -> int:
        """Make a Token that lies nowhere yet. Returns its uid."""
        uid = len(self.state.cards)
        self.state.add(Card(uid, definition, player, player, NOWHERE, seen=3))
        return uid

    def to_deck(self, uid: int) -> None:
        """Put a card on top of its owner's Deck; both players have seen it.

        A card of the Fusion Deck goes back there. A card that has been used and is on its way to the Graveyard stays.
        """
        old = self.state.cards[uid]
        if old.ref in self.spent:
            return
        if old.definition.exiled and _leaves(old):
            self.banish(uid)
            return
        if old.definition.subkind in ("fusion", "token"):
            self.to_hand(uid)
            return
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
        self.emit((happened.Discarded, card, card.controller, self.acting))
        self.to_grave(uid)

    def draw(self, player: int, n: int = 1) -> int:
        """Draw cards. Who cannot draw has lost when the effect ends (YR-10)."""
        s = self.state
        for drawn in range(n):
            deck = s.zones[DECK + player]
            if not deck:
                s.decked = (True, s.decked[1]) if player == 0 else (s.decked[0], True)
                n = drawn
                break
            self.emit((happened.Drawn, self.put(deck[-1], HAND, player, face_up=False), player))
        if n and s.lasting:
            note_draw(cast("Yugioh", self), player, s.zones[HAND + player][-n:])
        if n and GathersDraws in s.ready:
            gather_draw(cast("Yugioh", self), player)
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


def _leaves(card: Card) -> bool:
    """Whether a card that is about to move leaves the field face-up."""
    return card.face_up and card.zone in ON_FIELD


def _falls_along(d: CardDef) -> bool:
    return any(isinstance(rule, DestroyedWithItsMonster) for rule in d.rules)


def is_equip(card: Card) -> bool:
    """Whether a card in a Spell & Trap Zone is an Equip Card: an Equip Spell, or a monster that was put on another."""
    return bool(
        card.definition.equips is not None or card.definition.subkind == "equip" or card.definition.monster
    )
