"""The price of Power Bond: a Fusion Monster twice as strong, and damage at the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.rules import Boost
from duel_tui.yugioh.stats import original_atk
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.turn_rules import HurtsAtEnd
from duel_tui.yugioh.which import EQUIPPED, MADE, cards_of

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class GainOriginal:
    """Monsters gain their original ATK while they lie face-up; you take as much damage in the End Phase."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        found = cards_of(game, MADE, link)
        name = link.card.definition.name
        for uid in found:
            gained = original_atk(game, uid)
            game.lasting(Lasting(Boost(EQUIPPED, gained), link.player, name, (s.cards[uid].ref,)))
            game.lasting(Lasting(HurtsAtEnd(gained), link.player, name, (), s.turn, at_end_phase=True))
        return done(bool(found))
