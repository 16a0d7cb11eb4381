"""Steps that reach beyond their turn: Draw Phases that are skipped, turns that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.turn_rules import SkipsDrawPhase, WinsWhenOver
from duel_tui.yugioh.which import YOU

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class SkipDrawPhases:
    """A player skips his next `n` Draw Phases. Several such effects do not add up."""

    n: int = 1
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        who, name = seat(link, self.who), link.card.definition.name
        game.lasting(Lasting(SkipsDrawPhase(), who, name, count=self.n))
        return done(True)


@dataclass(frozen=True, slots=True)
class WinAfterTurns:
    """The player wins when so many turns have ended, this one and those of both players counted."""

    turns: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        last = game.state.turn + self.turns - 1
        game.lasting(Lasting(WinsWhenOver(), link.player, link.card.definition.name, (), last))
        return done(True)
