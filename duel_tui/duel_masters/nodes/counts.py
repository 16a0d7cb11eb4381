"""Steps and numbers that count: as many as before, power for each, a hand drawn anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.keywords import Plus
from duel_tui.duel_masters.moving import SHUFFLED
from duel_tui.duel_masters.nodes.base import Amount
from duel_tui.duel_masters.nodes.cards import Destroy
from duel_tui.duel_masters.nodes.table import Give
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import Cards, Creature, What
from duel_tui.duel_masters.zones import BATTLE, HAND, MANA
from duel_tui.engine.steps import Steps, ask_declare, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class AsMany:
    """As many as the steps before have chosen or dealt with."""

    def count(self, game: DuelMasters, act: Act) -> int:
        return len(act.made)


@dataclass(frozen=True, slots=True)
class ShieldsBroken:
    """As many as creatures of the player have broken shields this turn."""

    def count(self, game: DuelMasters, act: Act) -> int:
        return sum(1 for _, player in game.state.broke if player == act.player)


@dataclass(frozen=True, slots=True)
class CreaturesBehind:
    """As many as the opponent has more creatures than the player."""

    def count(self, game: DuelMasters, act: Act) -> int:
        zones = game.state.zones
        return max(0, len(zones[BATTLE + 1 - act.player]) - len(zones[BATTLE + act.player]))


@dataclass(frozen=True, slots=True)
class BrokenInAttack:
    """`per` for each shield that the creature has broken in the attack of the moment."""

    per: int = 1

    def count(self, game: DuelMasters, act: Act) -> int:
        broken = game.state.broke[game.broken_before :]
        return self.per * sum(1 for ref, _ in broken if ref == act.card.ref)


@dataclass(frozen=True, slots=True)
class GivePower:
    """Creatures get more power until the end of the turn: `n` for each card that `each` matches at this moment."""

    what: What
    n: int
    each: Any

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        power = Amount(self.each, self.n).count(game, act)
        if not power:
            return False
        return (yield from Give(self.what, (Plus(power),)).run(game, act))


@dataclass(frozen=True, slots=True)
class DestroyOfPower:
    """Choose a number, `most` or less, and destroy all creatures that have that power."""

    most: int

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        there = {game.power(uid) for player in (0, 1) for uid in game.creatures(player)}
        numbers = sorted(there | set(range(0, self.most + 1, 500)))
        words = [str(n) for n in numbers if n <= self.most]
        power = int((yield from ask_declare(act.player, "name-power", words, (act.uid,))))
        return (yield from Destroy(Creature(min_power=power, max_power=power)).run(game, act))


@dataclass(frozen=True, slots=True)
class SwapHandAndMana:
    """The player's hand goes to his mana zone tapped and, at the same time, his mana zone to his hand."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        hand, mana = Cards(HAND).all(game, act.player), Cards(MANA).all(game, act.player)
        for uid in hand:
            game.to_mana(uid, tapped=True)
        for uid in mana:
            game.to_hand(uid)
        return done(bool(hand or mana))


@dataclass(frozen=True, slots=True)
class RedrawHand:
    """The player counts the cards in his hand, shuffles them into his deck and draws as many."""

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(game.state.zones[HAND + act.player])

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        hand = Cards(HAND).all(game, act.player)
        for uid in hand:
            game.to_deck(uid, SHUFFLED)
        if hand:
            game.draw(act.player, len(hand))
        return done(bool(hand))
