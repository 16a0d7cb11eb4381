"""Continuous rules of single kinds of cards: what happens when they are destroyed, what keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting


@dataclass(frozen=True, slots=True)
class DamageWhenDestroyed(Rule):
    """When this card is destroyed, its controller takes damage."""

    amount: int


@dataclass(frozen=True, slots=True)
class BanishedAtEnd(Rule):
    """These monsters are removed from play in the End Phase, if they still lie face-up on the field."""

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Remove them now."""
        for ref in record.cards:
            card = game.state.cards[ref.uid]
            if card.stay == ref.stay and card.zone == MONSTERS and card.face_up:
                game.banish(ref.uid)
