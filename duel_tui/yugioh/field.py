"""What the rules do to monsters on the field: turn them, give them away, let them arrive. Nothing here can ask."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from duel_tui.engine.state import Card
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.card_rules import BarsNormalSummon
from duel_tui.yugioh.control import keep
from duel_tui.yugioh.moving import Moving
from duel_tui.yugioh.restrictions import CannotNormalSummon
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import forget
from duel_tui.yugioh.zones import (
    GRAVE,
    MONSTERS,
    NOWHERE,
    SLOTS,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


class Field(Moving):
    """The table and what can be done to it."""

    def turn_up(self, uid: int, way: str, sideways: bool = True) -> None:
        """Turn a face-down monster face-up. Its FLIP effect and the like follow from the event."""
        card = self.state.change(uid, face_up=True, sideways=sideways, seen=3)
        if card.definition.spirit or card.definition.remembers:
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
            marks=tuple(mark for mark in old.marks if len(mark) == 1),
        )
        # Turned up again it is as if new: what is used once per turn may be used again.
        s.used = tuple(use for use in s.used if use[0] != old.ref)
        self.emit((happened.TurnedDown, card))
        self.unequip(old, turned=True)
        forget(self.state, old.ref)
        return True

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

    def arrive(
        self,
        uid: int,
        side: int,
        position: str,
        way: str,
        player: int,
        proper: bool = False,
        shown: bool = True,
    ) -> None:
        """A Summon succeeds: the monster is on the field.

        `proper`: a Special Summon by its own condition. `shown` False: of monsters that come face-down together nobody
        else knows which is which.
        """
        s = self.state
        card = self.put(uid, MONSTERS, side, position != "set", position != "attack")
        if position == "set" and shown:
            # A monster that is Special Summoned face-down is shown first.
            card = s.change(uid, seen=3)
        if proper or way != "special":
            card = s.change(uid, proper=True)
        card = self.settle(card, player)
        a, b = s.summoned_on
        s.summoned_on = (s.turn, b) if player == 0 else (a, s.turn)
        if way == "special" and any(isinstance(rule, BarsNormalSummon) for rule in card.definition.rules):
            s.lasting += (Lasting(CannotNormalSummon(), player, card.definition.name, (), s.turn),)
        self.emit((happened.Summoned, card, way, player))

    def come_back(self, uid: int, side: int, sideways: bool) -> None:
        """Put a monster that was removed from play for a time back on the field, face-up; it is not Summoned."""
        self.emit((happened.CameBack, self.put(uid, MONSTERS, side, True, sideways)))

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
        if old.definition.mourned:
            self.mourn(old)
        if old.definition.avenges and old.controller == old.owner:
            # What negates a Summon destroys the monster.
            self.remember_foe(uid)
