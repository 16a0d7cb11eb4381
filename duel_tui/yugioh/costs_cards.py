"""Further costs: the card itself, cards of the Graveyard, an attack, as many Life Points as one likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Steps, ask_declare, done
from duel_tui.yugioh.battle_rules import NoBanishingFromGraves
from duel_tui.yugioh.graves import movable, shut
from duel_tui.yugioh.restrictions import kept_from_tribute
from duel_tui.yugioh.rules import CannotAttack
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import Filter
from duel_tui.yugioh.zones import GRAVE, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

PAID = "paid"
"""The counter that says how many Life Points were paid for a card."""


@dataclass(frozen=True, slots=True)
class TributeThis:
    """Tribute the card itself."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        card = game.state.cards[uid]
        return card.zone == MONSTERS and uid not in game.doomed and kept_from_tribute(game, card) is None

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        link.costs += (game.state.cards[link.uid],)
        game.tribute(link.uid)
        return done(None)


@dataclass(frozen=True, slots=True)
class SendThis:
    """Send the card itself, face-up on the field, to the Graveyard."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.cards[uid].face_up and uid not in game.doomed

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        link.costs += (game.state.cards[link.uid],)
        game.to_grave(link.uid)
        return done(None)


@dataclass(frozen=True, slots=True)
class BanishFromGrave:
    """Remove `low` to `high` (0: as `low`) of some cards in a Graveyard from play."""

    which: Filter
    low: int = 1
    high: int = 0

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        found = movable(game, self.which.all(game, player, uid))
        return graves_locked(game, player) is None and len(found) >= self.low

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = movable(game, self.which.all(game, link.player, link.uid))
        high = self.high or self.low
        picked = yield from choose(game, link.player, "banish-cost", found, self.low, high, about=(link.uid,))
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.banish(uid)


@dataclass(frozen=True, slots=True)
class BanishThis:
    """Remove the card itself, which lies in the Graveyard, from play."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        if shut(game, player) is not None:
            return False
        return graves_locked(game, player) is None and game.state.cards[uid].zone == GRAVE

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        link.costs += (game.state.cards[link.uid],)
        game.banish(link.uid)
        return done(None)


@dataclass(frozen=True, slots=True)
class GiveUpAttacks:
    """The monster cannot attack this turn; it must not have declared an attack before."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.cards[uid].declared < game.state.turn

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        s = game.state
        card = s.cards[link.uid]
        game.lasting(Lasting(CannotAttack(), link.player, card.definition.name, (card.ref,), s.turn))
        return done(None)


@dataclass(frozen=True, slots=True)
class PayMultiple:
    """Pay any multiple of some Life Points; the card keeps the number (`PAID`)."""

    step: int

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.can_pay(player, self.step)

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        s = game.state
        amounts = [
            n for n in range(self.step, s.life[link.player] + 1, self.step) if game.can_pay(link.player, n)
        ]
        word = yield from ask_declare(link.player, "pay", [str(n) for n in amounts], (link.uid,))
        game.pay(link.player, int(word))
        s.change(link.uid, counters=((PAID, int(word)),))


def graves_locked(game: Yugioh, player: int) -> Card | None:
    """The card of the other player that does not let this one remove cards in a Graveyard from play (Kycoo)."""
    if NoBanishingFromGraves in game.state.ready:
        for _, source in in_force(game, NoBanishingFromGraves):
            if isinstance(source, Card) and source.controller != player:
                return source
    return None
