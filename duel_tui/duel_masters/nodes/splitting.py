"""Cards that are parted into two groups: what a player picks, and the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.destruction import destroy
from duel_tui.duel_masters.nodes.base import cards_of
from duel_tui.duel_masters.nodes.cards import any_there
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import Pick
from duel_tui.duel_masters.zones import BATTLE, SHIELDS
from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class OneToHand:
    """Choose cards of the opponent's; he puts one of them into his hand and the rest into his graveyard.

    Creatures in the battle zone are destroyed.
    """

    what: Pick

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act)
        kept = yield from choose(game, 1 - act.player, "to-hand", found, about=(act.uid,))
        for uid in kept:
            game.to_hand(uid)
        rest = [uid for uid in found if uid not in kept]
        for uid in rest:
            if game.state.cards[uid].zone != BATTLE:
                game.to_grave(uid)
        yield from destroy(game, rest)
        return bool(found)


@dataclass(frozen=True, slots=True)
class KeepShields:
    """The opponent chooses one of his shields for each of yours and puts the rest into his hand.

    Their shield triggers can be used.
    """

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.shields import offer_triggers

        foe = 1 - act.player
        zones = game.state.zones
        shields = zones[SHIELDS + foe]
        n = min(len(zones[SHIELDS + act.player]), len(shields))
        kept: tuple[int, ...] = ()
        if n:
            kept = yield from choose(game, foe, "keep-shields", shields, n, n, about=(act.uid,))
        rest = tuple(uid for uid in shields if uid not in kept)
        for uid in rest:
            game.to_hand(uid)
        yield from offer_triggers(game, foe, rest)
        return bool(rest)
