"""Steps about the other player's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.zones import DECK, HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class DiscardSeen:
    """Look at the opponent's hand, choose `n` of its cards, and they are discarded."""

    n: int = 1

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        hand = game.state.zones[HAND + 1 - you]
        game.reveal(hand, to=you)
        n = min(self.n, len(hand))
        picked = yield from choose(game, you, "discard-of-hand", hand, n, n, about=(link.uid,))
        for uid in picked:
            game.discard(uid)
        return bool(picked)


@dataclass(frozen=True, slots=True)
class ReturnSeen:
    """Look at the opponent's hand and choose one of its cards, which is shuffled into his Deck."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        hand = game.state.zones[HAND + 1 - you]
        game.reveal(hand, to=you)
        picked = yield from choose(game, you, "return-of-hand", hand, about=(link.uid,))
        for uid in picked:
            owner = game.state.cards[uid].owner
            game.to_deck(uid)
            game.shuffle(DECK, owner)
        return bool(picked)
