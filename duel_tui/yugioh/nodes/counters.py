"""Steps about counters on cards, and what a card counts for itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.nodes.base import seats
from duel_tui.yugioh.which import BOTH, THIS_CARD, What, cards_of

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class PlaceCounters:
    """Place counters on cards, of which each may hold `most` (0: any number)."""

    counter: str
    n: int = 1
    most: int = 0
    what: What = THIS_CARD

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        some = False
        for uid in cards_of(game, self.what, link):
            counters = dict(game.state.cards[uid].counters)
            before = counters.get(self.counter, 0)
            most = self.most or dict(game.state.cards[uid].definition.takes).get(self.counter, 0)
            after = min(before + self.n, most) if most else before + self.n
            if after > before:
                counters[self.counter] = after
                card = game.state.change(uid, counters=tuple(sorted(counters.items())))
                game.emit((happened.CountersPlaced, card, self.counter, after - before))
                some = True
        return done(some)


@dataclass(frozen=True, slots=True)
class DoublingDamage:
    """Inflict damage that doubles with each Standby Phase that this card has counted (`CountsStandby`)."""

    first: int
    who: str = BOTH

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, THIS_CARD, link)
        for uid in found:
            turns = dict(game.state.cards[uid].counters).get("turn", 1)
            for player in seats(game, link, self.who):
                game.damage(player, self.first * 2 ** (turns - 1))
        return done(bool(found))
