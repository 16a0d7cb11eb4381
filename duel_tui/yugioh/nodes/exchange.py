"""Metamorphosis: a monster is Tributed, and a Fusion Monster of the same Level comes for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose, choose_one
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.summon import borrowed, special_summon
from duel_tui.yugioh.zones import EXTRA, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def fusions(game: Yugioh, player: int) -> list[int]:
    """The Fusion Monsters of a player's Fusion Deck that can be Special Summoned in another way than by a Fusion."""
    cards = game.state.cards
    return [
        uid
        for uid in game.state.zones[EXTRA + player]
        if not (cards[uid].definition.only_way or cards[uid].definition.has_procedure)
    ]


@dataclass(frozen=True, slots=True)
class TributeForFusion:
    """Tribute a monster for which there is a Fusion Monster of the same Level in the Fusion Deck."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self._candidates(game, player))

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = self._candidates(game, link.player)
        uid = yield from choose_one(game, link.player, "tribute-cost", found, (link.uid,))
        link.costs += (game.state.cards[uid],)
        link.words += (str(game.level(uid)),)
        game.tribute(uid)

    def _candidates(self, game: Yugioh, player: int) -> tuple[int, ...]:
        if not may_summon(game, player):
            return ()
        cards = game.state.cards
        foreign = borrowed(game, player, other_than_summon=True)
        mine = foreign or game.state.zones[MONSTERS + player]
        levels = {cards[uid].definition.level for uid in fusions(game, player)}
        # The Level of the opponent's face-down monster is nobody's business yet, not even with Soul Exchange.
        found = [
            uid
            for uid in mine
            if uid not in game.doomed
            and game.level(uid) in levels
            and (cards[uid].face_up or cards[uid].controller == player)
        ]
        return tributable(game, found)


@dataclass(frozen=True, slots=True)
class SummonForTribute:
    """Special Summon a Fusion Monster of the Level that the Tributed monster had; this is no Fusion Summon."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        cards = game.state.cards
        level = int(link.words[-1])
        found = [uid for uid in fusions(game, you) if cards[uid].definition.level == level]
        picked = yield from choose(game, you, "fusion", found, about=(link.uid,))
        for uid in picked:
            return (yield from special_summon(game, you, uid))
        return False
