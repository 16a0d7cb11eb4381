"""Cards of one's own sent from the field or the hand to the Graveyard as a price."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.which import AnyCard, Monster, SpellTrap
from duel_tui.yugioh.zones import HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class SendCards:
    """Send `low` to `high` (0: as `low`) of one's own cards to the Graveyard, which neither discards nor destroys them.

    Face-down monsters serve by what they are. Tokens do not, nor cards that are removed
    from play when they leave the field: they never come to a Graveyard.
    """

    which: Monster | SpellTrap | AnyCard
    low: int = 1
    high: int = 0

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self._cards(game, player, uid)) >= self.low

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = self._cards(game, link.player, link.uid)
        high = min(self.high or self.low, len(found))
        picked = yield from choose(game, link.player, "send-cost", found, self.low, high, about=(link.uid,))
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.to_grave(uid)

    def _cards(self, game: Yugioh, player: int, this: int) -> list[int]:
        s, which = game.state, self.which
        found = []
        for zone in which.where:
            for uid in s.zones[zone + player]:
                card = s.cards[uid]
                exiled = card.definition.exiled and card.face_up and zone != HAND
                if card.definition.subkind == "token" or exiled or uid in game.doomed:
                    continue
                shown = replace(card, face_up=True) if isinstance(which, Monster) else card
                if which.matches(game, shown, player, this):
                    found.append(uid)
        return found
