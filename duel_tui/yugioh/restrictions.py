"""Continuous rules that forbid: to change a position, to Tribute, to Normal Summon."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.rules import holds_for
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.which import Filter, Monster, Those

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class CannotChangePosition(Rule):
    """The battle positions of these monsters cannot be changed by hand; they cannot be Flip Summoned.

    Only as long as a `condition` holds.
    """

    who: Those | Filter = Monster()
    condition: Any = None

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        if not holds_for(game, self.who, source, card):
            return False
        return self.condition is None or bool(self.condition.holds(game, source.controller, source.uid))


@dataclass(frozen=True, slots=True)
class SpentInBattle(Rule):
    """A monster that has attacked cannot change its position by hand; turned face-down it is free again."""

    while_face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CannotBeTributed(Rule):
    """These monsters cannot be Tributed, for a Summon or as a cost."""

    who: Those | Filter = Monster()

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class CannotNormalSummon(Rule):
    """The player cannot Normal Summon or Set monsters."""


def fixed_by(game: Yugioh, card: Card) -> object | None:
    """The card or lasting effect that forbids to change a monster's position by hand, if there is one."""
    s = game.state
    if CannotChangePosition in s.ready or s.lasting:
        for rule, source in in_force(game, CannotChangePosition):
            if rule.forbids(game, source, card):
                return source
        found: object = next(
            (r for r in s.lasting if type(r.rule) is SpentInBattle and card.ref in r.cards), None
        )
        return found
    return None


def kept_from_tribute(game: Yugioh, card: Card) -> object | None:
    """The card or lasting effect that forbids to Tribute a monster, if there is one."""
    s = game.state
    if CannotBeTributed in s.ready or s.lasting:
        for rule, source in in_force(game, CannotBeTributed):
            if rule.forbids(game, source, card):
                return source
    return None


def tributable(game: Yugioh, uids: Iterable[int]) -> tuple[int, ...]:
    """Those of some monsters that nothing forbids to Tribute."""
    s = game.state
    if CannotBeTributed not in s.ready and not s.lasting:
        return tuple(uids)
    return tuple(uid for uid in uids if kept_from_tribute(game, s.cards[uid]) is None)
