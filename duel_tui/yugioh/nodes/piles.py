"""Steps that move cards between the field, hands, Decks and Graveyards: shuffled back, Tributed, brought by both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.looking import prove
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.which import Monster, What, cards_of
from duel_tui.yugioh.zones import DECK, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class ShuffleIntoDeck:
    """Return cards to their owners' Decks and shuffle those."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        owners = {game.state.cards[uid].owner for uid in found}
        for uid in found:
            game.to_deck(uid)
        for owner in sorted(owners):
            game.shuffle(DECK, owner)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class ShuffleAwaySeen:
    """Look at the opponent's hand, choose a monster in it, and it is shuffled into its owner's Deck."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        cards = game.state.cards
        hand = game.state.zones[HAND + 1 - you]
        game.reveal(hand, to=you)
        found = [uid for uid in hand if cards[uid].definition.monster]
        picked = yield from choose(game, you, "deck-of-hand", found, about=(link.uid,))
        for uid in picked:
            owner = cards[uid].owner
            game.to_deck(uid)
            game.shuffle(DECK, owner)
        return bool(picked)


@dataclass(frozen=True, slots=True)
class TributeThese:
    """Tribute monsters when the effect resolves."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = tributable(game, cards_of(game, self.what, link))
        for uid in found:
            game.tribute(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class BothSummonFromDecks:
    """Each player Special Summons one of some monsters from his Deck in Attack Position, the turn player first.

    Who has none shows his Deck. `which` is seen from each player.
    """

    summons: ClassVar[bool] = True
    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        some = False
        for player in (s.player, 1 - s.player):
            if len(s.zones[MONSTERS + player]) >= SLOTS or not may_summon(game, player):
                continue
            found = self.which.all(game, player)
            if not found:
                prove(game, player)
                continue
            picked = yield from choose(game, player, "special-summon", found, about=(link.uid,))
            for uid in picked:
                some = (yield from special_summon(game, player, uid, "attack")) or some
            game.shuffle(DECK, player)
        return some


@dataclass(frozen=True, slots=True)
class OpponentBuriesHand:
    """The opponent puts `n` cards of his hand under his Deck, in an order of his choice; none if he has fewer."""

    n: int = 2

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        player = 1 - link.player
        if len(s.zones[HAND + player]) < self.n:
            return False
        for _ in range(self.n):
            picked = yield from choose(game, player, "under-deck", s.zones[HAND + player], about=(link.uid,))
            for uid in picked:
                owner = s.cards[uid].owner
                game.to_deck(uid)
                s.zones[DECK + owner] = (uid, *s.zones[DECK + owner][:-1])
                s.change(uid, seen=0)
        return True
