"""Steps that move cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.destruction import bury, destroy, discard
from duel_tui.duel_masters.moving import SHUFFLED, TOP
from duel_tui.duel_masters.nodes.base import cards_of, number, remember, seat, seats
from duel_tui.duel_masters.stacks import take_top
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards, Pick, Those, What
from duel_tui.duel_masters.zones import BATTLE, DECK, GRAVE, HAND, MANA, SHIELDS
from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.steps import Steps, ask_declare, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


def any_there(game: DuelMasters, what: What, act: Act) -> bool:
    """Whether a step on these cards could find any."""
    if isinstance(what, Pick):
        if not isinstance(what.n, int) and not number(game, act, what.n):
            return False
        return bool(what.of.all(game, act.player, act.uid))
    return isinstance(what, Those) or bool(what.all(game, act.player, act.uid))


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy creatures, all together."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "destroy")
        gone = yield from destroy(game, found)
        act.made = tuple(card.ref for card in gone)
        return bool(gone)


@dataclass(frozen=True, slots=True)
class ToGrave:
    """Put cards into their owners' graveyards: from mana zone, shields, deck, or the battle zone without destroying."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "to-grave")
        cards = game.state.cards
        in_battle = [uid for uid in found if cards[uid].zone == BATTLE]
        for uid in found:
            if cards[uid].zone != BATTLE:
                game.to_grave(uid)
        if in_battle:
            yield from bury(game, in_battle)
        return bool(found)


@dataclass(frozen=True, slots=True)
class ToHand:
    """Put cards into their owners' hands, from anywhere. `show`: the opponent sees them."""

    what: What
    show: bool = False

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "to-hand")
        if self.show:
            game.reveal(found)
        for uid in found:
            game.to_hand(uid)
        remember(game, act, found)
        return bool(found)


@dataclass(frozen=True, slots=True)
class ToMana:
    """Put cards into their owners' mana zones. `tapped`: they arrive tapped."""

    what: What
    tapped: bool = False

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "to-mana")
        for uid in found:
            game.to_mana(uid, self.tapped)
        return bool(found)


@dataclass(frozen=True, slots=True)
class TopTo:
    """Put the top card of evolution creatures into a zone of its owner; what lay under it stays as a creature."""

    zone: int
    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act)
        for uid in found:
            take_top(game, uid, self.zone)
        return bool(found)


@dataclass(frozen=True, slots=True)
class ToShields:
    """Add cards to their owners' shields, face-down."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "to-shields")
        for uid in found:
            game.to_shields(uid)
        return bool(found)


@dataclass(frozen=True, slots=True)
class ToDeck:
    """Put cards into their owners' decks: on top, at the bottom, or shuffled in."""

    what: What
    where: str = TOP

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "to-deck")
        for uid in found:
            game.to_deck(uid, self.where)
        return bool(found)


@dataclass(frozen=True, slots=True)
class Draw:
    """A player draws cards; `up_to`: he says how many, at most that, and may go on up to it when he has seen them."""

    n: Any = 1
    up_to: bool = False
    who: str = YOU

    def could(self, game: DuelMasters, act: Act) -> bool:
        return number(game, act, self.n) > 0

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        some = False
        for player in seats(game, act, self.who):
            left = number(game, act, self.n)
            while left > 0:
                n = left
                if self.up_to:
                    words = [str(k) for k in range(left, -1, -1)]
                    n = int((yield from ask_declare(player, "draw-up-to", words, (act.uid,))))
                if n == 0:
                    break
                some = game.draw(player, n) > 0 or some
                left = left - n if game.state.zones[DECK + player] else 0
        return some


@dataclass(frozen=True, slots=True)
class Discard:
    """A player discards from his hand: so many of his choice, `at_random`, or `all` of it."""

    n: Any = 1
    who: str = YOU
    at_random: bool = False
    all: bool = False

    def could(self, game: DuelMasters, act: Act) -> bool:
        whole = self.who == YOU and not self.all and not self.at_random
        least = max(number(game, act, self.n), 1) if whole else 1
        return any(len(game.state.zones[HAND + player]) >= least for player in seats(game, act, self.who))

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        some = False
        for player in seats(game, act, self.who):
            hand = game.state.zones[HAND + player]
            n = len(hand) if self.all else min(number(game, act, self.n), len(hand))
            if self.at_random:
                for _ in range(n):
                    yield from discard(game, choose_random(game, game.state.zones[HAND + player]))
            elif n > 0:
                for uid in (yield from choose(game, player, "discard", hand, n, n, about=(act.uid,))):
                    yield from discard(game, uid)
            some = some or n > 0
        return some


@dataclass(frozen=True, slots=True)
class DiscardThese:
    """The player who has them discards these cards from his hand."""

    what: What

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "discard")
        for uid in found:
            yield from discard(game, uid)
        return bool(found)


@dataclass(frozen=True, slots=True)
class Search:
    """Look through a deck, take up to `n` cards of a kind or none, shuffle.

    `to` is the zone they go to (hand, mana zone, graveyard); `show`: the opponent sees what is taken.
    """

    of: Cards
    to: int = HAND
    show: bool = True
    n: Any = 1

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        if self.of.owner == OPPONENT:
            game.reveal(game.state.zones[DECK + 1 - act.player], act.player)
        found = yield from cards_of(game, Pick(self.of, self.n, up_to=True), act, "search")
        if self.show and self.to == HAND:
            game.reveal(found)
        for uid in found:
            if self.to == HAND:
                game.to_hand(uid)
            elif self.to == MANA:
                game.to_mana(uid)
            else:
                game.to_grave(uid)
        game.shuffle(act.player if self.of.owner == YOU else 1 - act.player)
        return bool(found)


@dataclass(frozen=True, slots=True)
class FromTop:
    """Put the top cards of a player's deck into a zone: mana zone, graveyard, shields.

    `up_to`: you say how many; `tapped`: they come into the mana zone tapped.
    """

    n: Any
    to: int = MANA
    who: str = YOU
    up_to: bool = False
    tapped: bool = False

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        player = seat(act, self.who)
        n = min(number(game, act, self.n), len(game.state.zones[DECK + player]))
        if self.up_to and n:
            words = [str(k) for k in range(n, -1, -1)]
            n = int((yield from ask_declare(act.player, "top-up-to", words, (act.uid,))))
        found = game.top(player, n)
        for uid in found:
            if self.to == MANA:
                game.to_mana(uid, self.tapped)
            elif self.to == GRAVE:
                game.to_grave(uid)
            elif self.to == SHIELDS:
                game.to_shields(uid)
            else:
                game.to_hand(uid)
        remember(game, act, found)
        return bool(found)


@dataclass(frozen=True, slots=True)
class RevealTop:
    """Show the top cards of one's deck; those that match go to the hand, the rest to the graveyard."""

    n: int
    keep: Cards

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = game.top(act.player, self.n)
        game.reveal(found)
        for uid in found:
            if self.keep.matches(game, game.state.cards[uid], act.player):
                game.to_hand(uid)
            else:
                game.to_grave(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class ShuffleIn:
    """Shuffle cards into their owners' decks."""

    what: What

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act)
        for uid in found:
            game.to_deck(uid, SHUFFLED)
        return bool(found)
