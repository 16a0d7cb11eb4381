"""Tributes as a price that cards of their own ask for: by name from hand and field, or for the ATK of the monster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, choose_one
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.summon import borrowed
from duel_tui.yugioh.which import YOU
from duel_tui.yugioh.zones import HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class TributeForAttack:
    """Tribute a monster, face-up or face-down; the ATK that it had on the field is the last of the link's words."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self._candidates(game, player))

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = self._candidates(game, link.player)
        uid = yield from choose_one(game, link.player, "tribute-cost", found, (link.uid,))
        link.costs += (game.state.cards[uid],)
        link.words += (str(game.atk(uid)),)
        game.tribute(uid)

    def _candidates(self, game: Yugioh, player: int) -> tuple[int, ...]:
        foreign = borrowed(game, player, other_than_summon=True)
        mine = foreign or game.state.zones[MONSTERS + player]
        return tributable(game, (uid for uid in mine if uid not in game.doomed))


@dataclass(frozen=True, slots=True)
class TributeNamed:
    """Tribute one monster of each of these names, from the hand or the field (Valkyrion the Magna Warrior)."""

    names: tuple[str, ...]
    frees: ClassVar[str] = YOU

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        found = [self._candidates(game, player, name) for name in self.names]
        field = game.state.zones[MONSTERS + player]
        room = len(field) < SLOTS or any(other in field for uids in found for other in uids)
        return room and all(found)

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        you = link.player
        found = tuple(uid for name in self.names for uid in self._candidates(game, you, name))
        cards = game.state.cards
        field = game.state.zones[MONSTERS + you]
        wanted = sorted(self.names)

        def fits(picked: tuple[int, ...]) -> bool:
            if sorted(cards[uid].definition.counted_name for uid in picked) != wanted:
                return False
            return len(field) < SLOTS or any(uid in field for uid in picked)

        n = len(self.names)
        picked = yield from choose(game, you, "tribute-cost", found, n, n, fits, (link.uid,))
        link.costs += tuple(cards[uid] for uid in picked)
        for uid in picked:
            game.tribute(uid)

    def _candidates(self, game: Yugioh, player: int, name: str) -> tuple[int, ...]:
        s = game.state
        mine = s.zones[HAND + player] + s.zones[MONSTERS + player]
        named = [uid for uid in mine if s.cards[uid].definition.counted_name == name]
        return tributable(game, (uid for uid in named if uid not in game.doomed))


SPENT = ("used", 0)
"""A mark of a monster that has used an effect for good; it is lost when the monster leaves or is turned face-down."""


@dataclass(frozen=True, slots=True)
class UseForGood:
    """The effect can be used no more while the card stays face-up."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return SPENT not in game.state.cards[uid].marks

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        card = game.state.cards[link.uid]
        game.state.change(link.uid, marks=(*card.marks, SPENT))
        return done(None)


@dataclass(frozen=True, slots=True)
class TributeEquipped:
    """Tribute a monster of one's own by name that is equipped with a card of a name."""

    name: str
    equip: str
    frees: ClassVar[str] = YOU

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self._candidates(game, player))

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = self._candidates(game, link.player)
        uid = yield from choose_one(game, link.player, "tribute-cost", found, (link.uid,))
        link.costs += (game.state.cards[uid],)
        game.tribute(uid)

    def _candidates(self, game: Yugioh, player: int) -> tuple[int, ...]:
        cards = game.state.cards
        mine = [cards[uid] for uid in game.state.zones[MONSTERS + player] if uid not in game.doomed]
        fit = (
            card.uid
            for card in mine
            if card.definition.counted_name == self.name
            and any(cards[other].definition.name == self.equip for other in game.joined(card))
        )
        return tributable(game, fit)
