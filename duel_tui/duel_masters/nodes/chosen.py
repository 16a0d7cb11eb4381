"""Steps that go on when the card they have dealt with was of a kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.nodes.base import cards_of
from duel_tui.duel_masters.nodes.flow import could
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import CHOSEN, Filter
from duel_tui.engine.steps import Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

WHY = {"Tap": "tap", "ToHand": "to-hand", "Destroy": "destroy", "ToMana": "to-mana"}
"""The code of the question that a step asks."""


@dataclass(frozen=True, slots=True)
class IfItWas:
    """Do a step to a creature that is chosen for it; if the creature matched when it was chosen, do others."""

    step: Any
    which: Filter
    then: tuple[Any, ...]

    def could(self, game: DuelMasters, act: Act) -> bool:
        return could(game, self.step, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        why = WHY.get(type(self.step).__name__, "choose-cards")
        found = yield from cards_of(game, self.step.what, act, why)
        cards = game.state.cards
        fits = any(self.which.matches(game, cards[uid], act.player, act.uid) for uid in found)
        if not found:
            return False
        yield from replace(self.step, what=CHOSEN).run(game, act)
        if fits:
            for step in self.then:
                yield from step.run(game, act)
        return True
