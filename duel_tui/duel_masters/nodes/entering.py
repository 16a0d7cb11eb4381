"""Putting creatures into the battle zone without summoning them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.definitions import Rule
from duel_tui.duel_masters.nodes.base import cards_of, remember
from duel_tui.duel_masters.nodes.cards import any_there
from duel_tui.duel_masters.nodes.table import Give
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import CHOSEN, Cards, What
from duel_tui.engine.choosing import choose
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


@dataclass(frozen=True, slots=True)
class SearchIntoBattle:
    """Look through one's deck, put a creature of a kind or none into the battle zone, shuffle.

    An evolution creature that has no base is not offered. `rules`: what the creature has until the end of the turn.
    """

    of: Cards
    rules: tuple[Rule, ...] = ()

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import foundations

        cards = game.state.cards
        able = [
            uid
            for uid in reversed(self.of.all(game, act.player, act.uid))
            if not cards[uid].definition.evolves or foundations(game, act.player, cards[uid])
        ]
        found = yield from choose(game, act.player, "search", able, 0, 1, about=(act.uid,))
        remember(game, act, found)
        yield from ToBattle(CHOSEN).run(game, act)
        game.shuffle(act.player)
        remember(game, act, found)
        if found and self.rules:
            yield from Give(CHOSEN, self.rules).run(game, act)
        return bool(found)
