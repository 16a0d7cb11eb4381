"""Steps that reach beyond their turn: Draw Phases that are skipped, turns that are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.rules import NoBattlePhase
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.turn_rules import HandLimit, SkipsPhase, SkipsTurn, WinsWhenOver
from duel_tui.yugioh.which import OPPONENT, YOU
from duel_tui.yugioh.zones import HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class SkipPhases:
    """A player skips his next `n` Draw Phases, Standby Phases or Main Phases 1. Several such effects do not add up."""

    phase: str
    n: int = 1
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        who, name = seat(link, self.who), link.card.definition.name
        game.lasting(Lasting(SkipsPhase(self.phase), who, name, count=self.n))
        return done(True)


@dataclass(frozen=True, slots=True)
class WinAfterTurns:
    """The player wins when so many turns have ended, this one and those of both players counted."""

    turns: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        last = game.state.turn + self.turns - 1
        game.lasting(Lasting(WinsWhenOver(), link.player, link.card.definition.name, (), last))
        return done(True)


@dataclass(frozen=True, slots=True)
class SkipBattlePhase:
    """A player skips his next Battle Phase: that of this turn if it is his and has none yet, else of his next turn."""

    who: str = OPPONENT

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        who = seat(link, self.who)
        if s.player == who:
            last = s.turn if s.battled != s.turn else s.turn + 2
        else:
            last = s.turn + 1
        game.lasting(Lasting(NoBattlePhase(), who, link.card.definition.name, (), last))
        return done(True)


@dataclass(frozen=True, slots=True)
class SkipTurn:
    """The player skips his next turn."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.lasting(Lasting(SkipsTurn(), link.player, link.card.definition.name))
        return done(True)


@dataclass(frozen=True, slots=True)
class SetHandLimit:
    """For the rest of the Duel the player may keep so many cards at the end of his turn."""

    limit: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.lasting(Lasting(HandLimit(self.limit), link.player, link.card.definition.name))
        return done(True)


@dataclass(frozen=True, slots=True)
class DrawUpTo:
    """Draw until there are so many cards in your hand."""

    n: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        more = self.n - len(game.state.zones[HAND + link.player])
        return done(more > 0 and game.draw(link.player, more) > 0)
