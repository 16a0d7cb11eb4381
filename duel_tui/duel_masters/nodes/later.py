"""What is chosen now and happens once, later in the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.definitions import Whenever
from duel_tui.duel_masters.nodes.base import cards_of
from duel_tui.duel_masters.nodes.table import Untap, lasting
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.when import AnyAttackEnds
from duel_tui.duel_masters.which import THIS, Pick
from duel_tui.engine.steps import Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class Once:
    """Do these steps for a creature that has them for a time; with that they have had their use."""

    do: tuple[Any, ...]

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        s = game.state
        s.lasting = tuple(
            record
            for record in s.lasting
            if act.card.ref not in record.cards
            or not isinstance(record.rule, Whenever)
            or self not in record.rule.do
        )
        some = False
        for step in self.do:
            some = yield from step.run(game, act)
        return some


@dataclass(frozen=True, slots=True)
class UntapAfterBattle:
    """Choose a creature; it untaps when the attack of the moment is over."""

    what: Pick

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "untap")
        if found:
            rule = Whenever(AnyAttackEnds(), (Once((Untap(THIS),)),))
            refs = tuple(game.state.cards[uid].ref for uid in found)
            game.state.lasting += (lasting(game, act, rule, "turn", refs),)
        return bool(found)
