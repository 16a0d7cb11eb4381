"""Putting creatures into the battle zone without summoning them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.nodes.base import cards_of
from duel_tui.duel_masters.nodes.cards import any_there
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import What
from duel_tui.engine.steps import Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class ToBattle:
    """Put creatures from another zone into the battle zone of their owners; an evolution creature needs its base."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import choose_bases, enter, foundations

        s = game.state
        some = False
        for uid in (yield from cards_of(game, self.what, act)):
            card = s.cards[uid]
            if card.definition.evolves and not foundations(game, card.owner, card):
                continue
            bases = yield from choose_bases(game, card.owner, card)
            enter(game, uid, bases)
            some = True
        return some
