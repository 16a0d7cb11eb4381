"""Conditions of an effect that are neither its happening nor its cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.yugioh.which import Filter
from duel_tui.yugioh.zones import MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class OnField:
    """At least `least` of these cards are there."""

    which: Filter
    least: int = 1

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self.which.all(game, player, uid)) >= self.least


@dataclass(frozen=True, slots=True)
class FreeMonsterZones:
    """The player has at least this many free Monster Zones."""

    least: int = 1

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return SLOTS - len(game.state.zones[MONSTERS + player]) >= self.least


@dataclass(frozen=True, slots=True)
class NotSummonedThisTurn:
    """The player has not Summoned a monster this turn."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.summoned_on[player] != game.state.turn


@dataclass(frozen=True, slots=True)
class All:
    """Several conditions at once."""

    conditions: tuple[OnField | FreeMonsterZones | NotSummonedThisTurn, ...]

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return all(condition.holds(game, player, uid) for condition in self.conditions)
