"""Steps that join other steps: conditions, choices, permission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, ask_yes
from duel_tui.yugioh.graves import movable
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.which import YOU, Filter

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class IfDone:
    """The second step happens only if the first did something."""

    first: Any
    second: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not (yield from self.first.run(game, link)):
            return False
        yield from self.second.run(game, link)
        return True


@dataclass(frozen=True, slots=True)
class If:
    """The step happens only if a condition holds when the effect resolves."""

    condition: Any
    do: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not self.condition.holds(game, link.player, link.uid):
            return False
        done: bool = yield from self.do.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class May:
    """The player may do a step, or not, when the effect resolves."""

    do: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not (yield from ask_yes(link.player, "may", (link.uid,))):
            return False
        done: bool = yield from self.do.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class Choose:
    """At resolution, without targeting, a player picks some cards, and a step is done to them (`MADE`)."""

    which: Filter
    do: Any
    low: int = 1
    high: int = 1
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = movable(game, self.which.all(game, link.player, link.uid), link.uid)
        low = min(self.low, len(found))
        picked = yield from choose(
            game, seat(link, self.who), "choose", found, low, self.high, about=(link.uid,)
        )
        link.made = tuple(game.state.cards[uid].ref for uid in picked)
        if not picked:
            return False
        done: bool = yield from self.do.run(game, link)
        return done
