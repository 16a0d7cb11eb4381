"""What is chosen and paid at activation: targets and costs (YR-03)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card, Ref
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.graves import ShutsGraves, movable
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.rules import CannotBeTargeted
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.summon import borrowed
from duel_tui.yugioh.which import OPPONENT, YOU, Filter
from duel_tui.yugioh.zones import GRAVE, HAND, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Target:
    """Cards chosen at activation. `which` is what may be chosen, `low` to `high` how many (`high` 0: as `low`).

    `paid`: the card that is discarded for it may be the one (Monster Reincarnation).
    """

    which: Filter
    low: int = 1
    high: int = 0
    paid: bool = False

    def candidates(self, game: Yugioh, player: int, uid: int) -> tuple[int, ...]:
        """The cards that may be targeted now."""
        return targetable(game, self.which.all(game, player, uid), player, uid)

    def possible(self, game: Yugioh, player: int, uid: int, cause: Any) -> bool:
        """Whether there are enough legal targets."""
        if self.paid and buriable(game, player, uid, self.which):
            return True
        return self.low == 0 or len(self.candidates(game, player, uid)) >= self.low

    def choose(self, game: Yugioh, link: Link) -> Steps[tuple[Ref, ...]]:
        """Ask for the targets."""
        found = self.candidates(game, link.player, link.uid)
        high = self.high or self.low
        picked = yield from choose(game, link.player, "target", found, self.low, high, about=(link.uid,))
        return tuple(game.state.cards[uid].ref for uid in picked)

    def still(self, game: Yugioh, card: Card, link: Link) -> bool:
        """Whether a target still is what was asked for when the effect resolves."""
        return self.which.matches(game, card, link.player, link.uid)


@dataclass(frozen=True, slots=True)
class TargetThat:
    """The target is the card of the happening that is answered; it must be one of `which`."""

    which: Filter

    def _found(self, game: Yugioh, player: int, uid: int, cause: Any) -> tuple[int, ...]:
        card = cause[1] if cause is not None else None
        if not isinstance(card, Card):
            return ()
        now = game.state.cards[card.uid]
        if now.stay != card.stay or not self.which.matches(game, now, player, uid):
            return ()
        return targetable(game, (card.uid,), player, uid)

    def possible(self, game: Yugioh, player: int, uid: int, cause: Any) -> bool:
        """Whether that card is there and can be targeted."""
        return bool(self._found(game, player, uid, cause))

    def choose(self, game: Yugioh, link: Link) -> Steps[tuple[Ref, ...]]:
        """Nothing is asked: the happening names the card."""
        found = self._found(game, link.player, link.uid, link.cause)
        return done(tuple(game.state.cards[uid].ref for uid in found))

    def still(self, game: Yugioh, card: Card, link: Link) -> bool:
        """Whether the card still is what was answered when the effect resolves."""
        return self.which.matches(game, card, link.player, link.uid)


def buriable(game: Yugioh, player: int, uid: int, which: Filter) -> list[int]:
    """The cards in a player's hand that would be among `which` in the Graveyard; not the card `uid` itself."""
    s = game.state
    return [
        other
        for other in s.zones[HAND + player]
        if other != uid and which.matches(game, replace(s.cards[other], zone=GRAVE), player, uid)
    ]


def targetable(game: Yugioh, found: tuple[int, ...], player: int, this: int = -1) -> tuple[int, ...]:
    """Those of some cards that no rule protects from being targeted by a player's card `this`."""
    s = game.state
    if ShutsGraves in s.ready:
        found = movable(game, found, this)
    if CannotBeTargeted not in s.ready and not s.lasting:
        return found
    shields = list(in_force(game, CannotBeTargeted))
    return tuple(
        uid
        for uid in found
        if not any(rule.forbids(game, source, s.cards[uid], player) for rule, source in shields)
    )


@dataclass(frozen=True, slots=True)
class PayLife:
    """Pay Life Points."""

    amount: int

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.can_pay(player, self.amount)

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        game.pay(link.player, self.amount)
        return done(None)


@dataclass(frozen=True, slots=True)
class PayHalf:
    """Pay half of one's Life Points; the payment is rounded down (YR-13)."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return True

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        game.pay(link.player, game.state.life[link.player] // 2)
        return done(None)


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Discard cards of one's choice from the hand; only some of them may serve.

    `feeds`: where none of these lie in the Graveyard, one of them must be discarded, to be the target.
    """

    n: int = 1
    which: Filter | None = None
    feeds: Filter | None = None

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self._cards(game, player, uid)) >= self.n

    def _cards(self, game: Yugioh, player: int, uid: int) -> list[int]:
        s = game.state
        return [
            other
            for other in s.zones[HAND + player]
            if other != uid and (self.which is None or self.which.matches(game, s.cards[other], player, uid))
        ]

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        hand = self._cards(game, link.player, link.uid)
        if self.feeds is not None and not self.feeds.all(game, link.player, link.uid):
            hand = buriable(game, link.player, link.uid, self.feeds)
        picked = yield from choose(game, link.player, "discard-cost", hand, self.n, self.n, about=(link.uid,))
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.discard(uid)


@dataclass(frozen=True, slots=True)
class DiscardThis:
    """Discard the card itself from the hand."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.cards[uid].zone == HAND

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        game.discard(link.uid)
        return done(None)


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Remove counters from the card itself."""

    counter: str
    n: int = 1

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return dict(game.state.cards[uid].counters).get(self.counter, 0) >= self.n

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        counters = dict(game.state.cards[link.uid].counters)
        counters[self.counter] -= self.n
        left = tuple(sorted((name, n) for name, n in counters.items() if n))
        game.state.change(link.uid, counters=left)
        return done(None)


@dataclass(frozen=True, slots=True)
class TributeMonsters:
    """Tribute monsters of one's own, or one of the opponent's that an effect makes him use (Soul Exchange).

    `which`: only some of them serve.
    """

    n: int = 1
    which: Filter | None = None
    frees: ClassVar[str] = YOU

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self._mine(game, player, uid)) >= self.n

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        mine = self._mine(game, link.player, link.uid)
        foreign = [uid for uid in borrowed(game, link.player, other_than_summon=True) if uid in mine]

        def fits(picked: tuple[int, ...]) -> bool:
            return any(uid in foreign for uid in picked)

        picked = yield from choose(
            game, link.player, "tribute-cost", mine, self.n, self.n, fits if foreign else None, (link.uid,)
        )
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.tribute(uid)

    def _mine(self, game: Yugioh, player: int, this: int) -> tuple[int, ...]:
        s, which = game.state, self.which
        mine = s.zones[MONSTERS + player] + borrowed(game, player, other_than_summon=True)
        fit = [uid for uid in mine if which is None or which.matches(game, _shown(game, uid), player, this)]
        return tributable(game, (uid for uid in fit if uid not in game.doomed))


def _shown(game: Yugioh, uid: int) -> Card:
    """A monster as its player knows it: what lies face-down serves as a price as well."""
    card = game.state.cards[uid]
    return card if card.face_up else replace(card, face_up=True)


@dataclass(frozen=True, slots=True)
class TributeFoes:
    """Tribute monsters that the opponent controls (Lava Golem)."""

    n: int = 2
    frees: ClassVar[str] = OPPONENT

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(tributable(game, game.state.zones[MONSTERS + 1 - player])) >= self.n

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = tributable(game, game.state.zones[MONSTERS + 1 - link.player])
        picked = yield from choose(
            game, link.player, "tribute-cost", found, self.n, self.n, about=(link.uid,)
        )
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.tribute(uid)
