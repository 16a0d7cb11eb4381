"""Steps that remove cards from play, and steps that send cards of a Deck or a hand to the Graveyard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.turn_rules import BackAtEnd
from duel_tui.yugioh.which import OPPONENT, TARGET, YOU, Monster, What, cards_of, game_targets
from duel_tui.yugioh.zones import BANISHED, DECK, GRAVE, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Banish:
    """Remove cards from play, face-up. Cards of a Graveyard stay where a card protects it from that (Kycoo)."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        from duel_tui.yugioh.costs_cards import graves_locked

        found = cards_of(game, self.what, link)
        if graves_locked(game, link.player) is not None:
            found = tuple(uid for uid in found if game.state.cards[uid].zone != GRAVE)
        for uid in found:
            game.banish(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class BanishUntilEnd:
    """Remove monsters from play; in the End Phase they come back in the position that they had."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        found = cards_of(game, self.what, link)
        for uid in found:
            card = s.cards[uid]
            rule = BackAtEnd("defense" if card.sideways else "attack", ("won", s.turn) in card.marks)
            game.banish(uid)
            if s.cards[uid].zone != BANISHED:
                # A Token is no more.
                continue
            name, refs = link.card.definition.name, (s.cards[uid].ref,)
            game.lasting(Lasting(rule, link.player, name, refs, s.turn, at_end_phase=True))
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class BothSummonBanished:
    """Each player Special Summons as many of his monsters that are removed from play as he has zones for."""

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        some = False
        for player in (s.player, 1 - s.player):
            if not may_summon(game, player):
                continue
            found = Monster(controller=YOU, where=(BANISHED,), summonable=True).all(game, player)
            n = min(SLOTS - len(s.zones[MONSTERS + player]), len(found))
            picked = yield from choose(game, player, "special-summon", found, n, n, about=(link.uid,))
            for uid in picked:
                if (yield from special_summon(game, player, uid)):
                    some = True
        return some


@dataclass(frozen=True, slots=True)
class BanishWithCopies:
    """Destroy a face-down card and remove it from play, without turning it face-up.

    If it was a Flip Effect Monster, with `traps` a Trap, both players show their Decks and remove all cards of its name
    in them from play.
    """

    what: What = TARGET
    traps: bool = False

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        some = False
        for uid in cards_of(game, self.what, link):
            d = s.cards[uid].definition
            if not game.destroy((uid,), banished=True):
                continue
            some = True
            if not (d.kind == "trap" if self.traps else d.flips):
                continue
            for player in (s.player, 1 - s.player):
                deck = s.zones[DECK + player]
                game.reveal(deck)
                for other in deck:
                    if s.cards[other].definition.counted_name == d.counted_name:
                        game.banish(other)
                game.shuffle(DECK, player)
        return done(some)


@dataclass(frozen=True, slots=True)
class Mill:
    """Send the top cards of a Deck to the Graveyard."""

    n: int
    whose: str = OPPONENT

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        deck = game.state.zones[DECK + seat(link, self.whose)]
        top = deck[: -self.n - 1 : -1]
        for uid in top:
            game.to_grave(uid)
        return done(bool(top))


@dataclass(frozen=True, slots=True)
class DiscardForLevel:
    """The opponent discards a random card; if it is a monster he takes so much damage for each of its Levels."""

    per_level: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        player = 1 - link.player
        hand = s.zones[HAND + player]
        if not hand:
            return done(False)
        uid = choose_random(game, hand)
        d = s.cards[uid].definition
        game.discard(uid)
        if d.monster and s.cards[uid].zone == GRAVE:
            game.damage(player, self.per_level * d.level)
        return done(True)


@dataclass(frozen=True, slots=True)
class SummonAndBanish:
    """Special Summon the first target and remove the second from play; each happens although the other cannot."""

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        from duel_tui.yugioh.costs_cards import graves_locked

        some = False
        for uid in game_targets(game, link, 0):
            some = yield from special_summon(game, link.player, uid)
        if graves_locked(game, link.player) is None:
            for uid in game_targets(game, link, 1):
                game.banish(uid)
                some = True
        return some
