"""Cards sent from the hand as a price, and what is then aimed at by their ATK (Armed Dragon LV5 and LV7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card, Ref
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.costs import targetable
from duel_tui.yugioh.which import Filter, Monster
from duel_tui.yugioh.zones import HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class SendFromHand:
    """Send cards from the hand to the Graveyard, which is no discard; only some of them may serve.

    `beats`: a monster at least as strong as one of these, which the effect is about.
    """

    which: Filter | None = None
    n: int = 1
    beats: Monster | None = None

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self._cards(game, player, uid)) >= self.n

    def _cards(self, game: Yugioh, player: int, uid: int) -> list[int]:
        s = game.state
        found = [
            other
            for other in s.zones[HAND + player]
            if other != uid and (self.which is None or self.which.matches(game, s.cards[other], player, uid))
        ]
        if self.beats is not None:
            least = min((game.atk(foe) for foe in self.beats.all(game, player, uid)), default=None)
            found = [other for other in found if least is not None and s.cards[other].definition.atk >= least]
        return found

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        hand = self._cards(game, link.player, link.uid)
        picked = yield from choose(game, link.player, "send-cost", hand, self.n, self.n, about=(link.uid,))
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.to_grave(uid)


def paid_atk(link: Link) -> int:
    """The ATK of the monster that was paid with."""
    atk: int = link.costs[0].definition.atk
    return atk


@dataclass(frozen=True, slots=True)
class TargetWeaker:
    """One of some monsters, whose ATK is not higher than that of the monster that was paid with."""

    which: Monster

    def possible(self, game: Yugioh, player: int, uid: int, cause: Any) -> bool:
        return bool(targetable(game, self.which.all(game, player, uid), player))

    def choose(self, game: Yugioh, link: Link) -> Steps[tuple[Ref, ...]]:
        found = targetable(game, self.which.all(game, link.player, link.uid), link.player)
        weaker = [uid for uid in found if game.atk(uid) <= paid_atk(link)]
        picked = yield from choose(game, link.player, "target", weaker, about=(link.uid,))
        return tuple(game.state.cards[uid].ref for uid in picked)

    def still(self, game: Yugioh, card: Card, link: Link) -> bool:
        return self.which.matches(game, card, link.player, link.uid) and game.atk(card.uid) <= paid_atk(link)


@dataclass(frozen=True, slots=True)
class DestroyWeaker:
    """Destroy those of some monsters whose ATK is not higher than that of the monster that was paid with."""

    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = self.which.all(game, link.player, link.uid)
        weaker = [uid for uid in found if game.atk(uid) <= paid_atk(link)]
        return done(game.destroy(weaker) > 0)
