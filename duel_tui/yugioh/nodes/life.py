"""Steps about Life Points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import Points, points, seats
from duel_tui.yugioh.which import OPPONENT, YOU

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict damage to a player, or to both at once."""

    amount: Points
    who: str = OPPONENT

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        amount = points(game, link, self.amount)
        for player in seats(game, link, self.who):
            game.damage(player, amount)
        return done(amount > 0)


@dataclass(frozen=True, slots=True)
class GainLife:
    """Gain Life Points."""

    amount: Points
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        amount = points(game, link, self.amount)
        for player in seats(game, link, self.who):
            game.heal(player, amount)
        return done(amount > 0)
