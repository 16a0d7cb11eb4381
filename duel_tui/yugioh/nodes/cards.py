"""Steps that move cards: destroy, return, draw, discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import Amount, points, seats
from duel_tui.yugioh.which import BOTH, YOU, What, cards_of
from duel_tui.yugioh.zones import HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy cards."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(game.destroy(cards_of(game, self.what, link)) > 0)


@dataclass(frozen=True, slots=True)
class DestroyIfKind:
    """A Set card is revealed to both players; if the card is a Spell (`kind` spell) or Trap it is destroyed.

    Otherwise it stays as it was (De-Spell, Trap Master).
    """

    what: What
    kind: str

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        cards = game.state.cards
        found = cards_of(game, self.what, link)
        game.reveal(uid for uid in found if not cards[uid].face_up)
        return done(game.destroy([uid for uid in found if cards[uid].definition.kind == self.kind]) > 0)


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Return cards to their owners' hands."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.to_hand(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class AddToHand:
    """Add cards from a Graveyard to their owners' hands."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.add_to_hand(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards: so many, or one or more for each of some cards."""

    n: int | Amount
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        n = points(game, link, self.n)
        return done(sum(game.draw(player, n) for player in seats(game, link, self.who)) > 0)


@dataclass(frozen=True, slots=True)
class RedrawHands:
    """Both players discard their hands, then each draws `n` cards; 0: as many as he discarded."""

    n: int = 0

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        order = (s.player, 1 - s.player)
        hands = {player: s.zones[HAND + player] for player in order}
        for player in order:
            for uid in hands[player]:
                game.discard(uid)
        for player in order:
            game.draw(player, self.n or len(hands[player]))
        return done(True)


@dataclass(frozen=True, slots=True)
class ReturnToDeck:
    """Put cards on top of their owners' Decks."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.to_deck(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards cards of his choice from his hand, or `at_random`; as many as he has, if he has fewer."""

    n: int = 1
    who: str = YOU
    at_random: bool = False

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        some = False
        for player in seats(game, link, self.who):
            hand = game.state.zones[HAND + player]
            n = min(self.n, len(hand))
            if self.at_random:
                for _ in range(n):
                    game.discard(choose_random(game, game.state.zones[HAND + player]))
            else:
                picked = yield from choose(game, player, "discard", hand, n, n, about=(link.uid,))
                for uid in picked:
                    game.discard(uid)
            some = some or n > 0
        return some


@dataclass(frozen=True, slots=True)
class DiscardThese:
    """The player who has them discards cards from his hand."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.discard(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class DestroyForDamage:
    """Destroy monsters, and inflict damage equal to the ATK they had on the field."""

    what: What
    who: str = BOTH

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        amount = sum(game.atk(uid) for uid in found)
        if not game.destroy(found):
            return done(False)
        for player in seats(game, link, self.who):
            game.damage(player, amount)
        return done(True)
