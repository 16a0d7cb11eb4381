"""Continuous rules of single kinds of cards: what happens when they are destroyed, what keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.zones import MONSTERS, SPELLS

if TYPE_CHECKING:
    from duel_tui.engine.state import Card
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting


@dataclass(frozen=True, slots=True)
class DamageWhenDestroyed(Rule):
    """When this card is destroyed, its controller takes damage."""

    amount: int


@dataclass(frozen=True, slots=True)
class DestroysItsEquips(Rule):
    """Equip Cards that are put on this monster are destroyed, without a chain (Gearfried the Iron Knight)."""

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Destroy what it is equipped with. Returns whether anything changed."""
        s = game.state
        lying = (s.cards[uid] for uid in s.zones[SPELLS] + s.zones[SPELLS + 1])
        equips = [c.uid for c in lying if c.host == source.ref and c.definition.equips is not None]
        return bool(equips) and game.destroy(equips) > 0


@dataclass(frozen=True, slots=True)
class BanishedAtEnd(Rule):
    """These monsters are removed from play in the End Phase, if they still lie face-up on the field."""

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Remove them now."""
        for ref in record.cards:
            card = game.state.cards[ref.uid]
            if card.stay == ref.stay and card.zone == MONSTERS and card.face_up:
                game.banish(ref.uid)
