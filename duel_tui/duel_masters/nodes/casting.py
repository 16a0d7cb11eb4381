"""Spells that an ability casts for no cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.nodes.base import cards_of
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import OPPONENT, Cards, Pick
from duel_tui.duel_masters.zones import SHIELDS
from duel_tui.engine.steps import Steps, ask_yes

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class CastShield:
    """The opponent chooses one of your shields; you look at it and may cast it, if it is a spell, for no cost."""

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(game.state.zones[SHIELDS + act.player])

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import castable, resolve

        found = yield from cards_of(game, Pick(Cards(SHIELDS), by=OPPONENT), act, "look-at")
        game.reveal(found, act.player)
        for uid in found:
            card = game.state.cards[uid]
            if card.definition.kind != "spell" or not castable(game, act.player, card):
                continue
            if (yield from ask_yes(act.player, "cast-shield", (uid,))):
                yield from resolve(game, act.player, uid)
        return bool(found)
