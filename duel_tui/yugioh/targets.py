"""Targets that are measured against the card that speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card, Ref
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.costs import targetable
from duel_tui.yugioh.stats import original_atk
from duel_tui.yugioh.which import Monster

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class TargetOutclassed:
    """One of some face-up monsters whose original ATK is lower than the ATK of this card."""

    which: Monster

    def _fits(self, game: Yugioh, card: Card, player: int, this: int) -> bool:
        if not self.which.matches(game, card, player, this):
            return False
        return original_atk(game, card.uid) < game.atk(this)

    def _found(self, game: Yugioh, player: int, this: int) -> tuple[int, ...]:
        cards = game.state.cards
        found = tuple(
            uid for uid in self.which.all(game, player, this) if self._fits(game, cards[uid], player, this)
        )
        return targetable(game, found, player)

    def possible(self, game: Yugioh, player: int, uid: int, cause: Any) -> bool:
        """Whether there is such a monster."""
        return bool(self._found(game, player, uid))

    def choose(self, game: Yugioh, link: Link) -> Steps[tuple[Ref, ...]]:
        """Ask for it."""
        found = self._found(game, link.player, link.uid)
        picked = yield from choose(game, link.player, "target", found, about=(link.uid,))
        return tuple(game.state.cards[uid].ref for uid in picked)

    def still(self, game: Yugioh, card: Card, link: Link) -> bool:
        """Whether it still is weaker when the effect resolves."""
        return self._fits(game, card, link.player, link.uid)
