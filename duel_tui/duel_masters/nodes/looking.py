"""Steps that look at the top of a deck, put it in order, take a card from it; shields that are turned face up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.moving import BOTTOM
from duel_tui.duel_masters.nodes.base import cards_of, seat
from duel_tui.duel_masters.nodes.cards import Search
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards, Pick
from duel_tui.duel_masters.zones import DECK, GRAVE, SHIELDS
from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, ask_option, ask_order, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """Look at the top card of a player's deck."""

    who: str = OPPONENT

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(game.state.zones[DECK + seat(act, self.who)])

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = game.top(seat(act, self.who), 1)
        game.reveal(found, act.player)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class ArrangeTop:
    """Look at the top `n` cards of your deck and put them back in any order."""

    n: int

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = game.top(act.player, self.n)
        game.reveal(found, act.player)
        order = yield from ask_order(act.player, "arrange-top", found)
        deck = game.state.zones[DECK + act.player]
        game.state.zones[DECK + act.player] = (*deck[: len(deck) - len(found)], *reversed(order))
        return bool(found)


@dataclass(frozen=True, slots=True)
class TakeFromTop:
    """Look at the top `n` cards of your deck, put one into your hand, the rest at the bottom in any order."""

    n: int

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = game.top(act.player, self.n)
        game.reveal(found, act.player)
        taken = yield from choose(game, act.player, "to-hand", found, about=(act.uid,))
        yield from part_top(game, act.player, found, taken)
        return bool(found)


def part_top(game: DuelMasters, player: int, found: Sequence[int], taken: Sequence[int]) -> Steps[None]:
    """Of cards from the top of his deck a player takes some to the hand and puts the rest below, as he orders them."""
    for uid in taken:
        game.to_hand(uid)
    rest = tuple(uid for uid in found if uid not in taken)
    for uid in (yield from ask_order(player, "order-bottom", rest)):
        game.to_deck(uid, BOTTOM)


@dataclass(frozen=True, slots=True)
class TurnShieldUp:
    """Turn a shield of a player face up: from then on both players know the card.

    `n`: so many, or counted; `up_to`: fewer will do.
    """

    who: str = OPPONENT
    by: str = YOU
    n: Any = 1
    up_to: bool = False

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(Cards(SHIELDS, self.who).all(game, act.player))

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        picked = Pick(Cards(SHIELDS, self.who), self.n, self.up_to, self.by)
        found = yield from cards_of(game, picked, act, "turn-up")
        game.reveal(found)
        return bool(found)


@dataclass(frozen=True, slots=True)
class SearchAnyDeck:
    """Look through either player's deck, put a card or none into that player's graveyard, shuffle the deck."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        word = yield from ask_option(act.player, "whose-deck", ["yours", "opponent"], (act.uid,))
        owner = YOU if word == "yours" else OPPONENT
        return (yield from Search(Cards(DECK, owner), GRAVE, show=False).run(game, act))
