"""Conditions: what must be so for an ability to be there, or for a step to be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.which import YOU, Filter
from duel_tui.duel_masters.zones import BATTLE, MANA
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class There:
    """At least `n` cards match (`other` filters leave out the creature itself); `at_most` turns it round."""

    which: Filter
    n: int = 1
    at_most: bool = False

    def holds(self, game: DuelMasters, card: Card) -> bool:
        found = len(self.which.all(game, card.controller, card.uid))
        return found <= self.n if self.at_most else found >= self.n


@dataclass(frozen=True, slots=True)
class IsTapped:
    """The creature is tapped."""

    tapped: bool = True

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return game.state.cards[card.uid].sideways == self.tapped


@dataclass(frozen=True, slots=True)
class HasPower:
    """The creature has at least so much power now."""

    n: int

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return game.power(card.uid) >= self.n


@dataclass(frozen=True, slots=True)
class AllMana:
    """All cards in its player's mana zone are of one civilization (of none: there need be no card)."""

    civilization: str

    def holds(self, game: DuelMasters, card: Card) -> bool:
        s = game.state
        return all(
            self.civilization in s.cards[uid].definition.civilizations
            for uid in s.zones[MANA + card.controller]
        )


@dataclass(frozen=True, slots=True)
class FewerCreatures:
    """Its player has fewer creatures than the opponent."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        zones = game.state.zones
        return len(zones[BATTLE + card.controller]) < len(zones[BATTLE + 1 - card.controller])


@dataclass(frozen=True, slots=True)
class OpponentHasMore:
    """The opponent has more cards in this zone (mana zone, shields, hand) than its player."""

    zone: int

    def holds(self, game: DuelMasters, card: Card) -> bool:
        zones = game.state.zones
        return len(zones[self.zone + 1 - card.controller]) > len(zones[self.zone + card.controller])


@dataclass(frozen=True, slots=True)
class BrokeShield:
    """The creature has broken a shield this turn."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return any(ref == card.ref for ref, _ in game.state.broke)


@dataclass(frozen=True, slots=True)
class AttacksCreature:
    """The creature is attacking a creature."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return game.attack is not None and game.attack[0] == card.ref and game.attack[1] is not None


@dataclass(frozen=True, slots=True)
class HasStrongest:
    """One of its player's creatures has more power than each of the opponent's."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        mine = [game.power(uid) for uid in game.creatures(card.controller)]
        theirs = [game.power(uid) for uid in game.creatures(1 - card.controller)]
        return bool(mine) and max(mine) > max(theirs, default=-1)


@dataclass(frozen=True, slots=True)
class OpponentDrew:
    """The opponent has drawn at least `n` cards this turn."""

    n: int

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return game.state.drawn[1 - card.controller] >= self.n


@dataclass(frozen=True, slots=True)
class CastSpell:
    """Its player has cast a spell this turn."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return game.state.spells[card.controller] == game.state.turn


@dataclass(frozen=True, slots=True)
class InTurnOf:
    """It is the turn of its player, or of the opponent."""

    whose: str = YOU

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return (game.state.player == card.controller) == (self.whose == YOU)
