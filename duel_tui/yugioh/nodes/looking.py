"""Steps about hidden cards: looking at them, showing them, searching the Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.which import BOTH, OPPONENT, YOU, Filter, Monster, What, cards_of
from duel_tui.yugioh.zones import DECK

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Reveal:
    """Look at face-down cards, which stay as they are: `to` you, the opponent or both sees them."""

    what: What
    to: str = BOTH

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        game.reveal(found, to=None if self.to == BOTH else seat(link, self.to))
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class LookAtDeck:
    """You look at the top `n` cards of a Deck; they stay where they are, in the same order."""

    n: int
    whose: str = OPPONENT

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        deck = game.state.zones[DECK + seat(link, self.whose)]
        found = deck[: -self.n - 1 : -1]
        game.reveal(found, to=link.player)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class Search:
    """Add one, or with `high` up to so many, of some cards from your Deck to your hand, show it, and shuffle.

    With nothing to find the opponent sees the Deck (YR-12).
    """

    which: Filter
    high: int = 1

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = self.which.all(game, link.player, link.uid)
        if not found:
            prove(game, link.player)
            return False
        high = min(self.high, len(found))
        picked = yield from choose(game, link.player, "search", found, high=high, about=(link.uid,))
        game.reveal(picked)
        for uid in picked:
            game.add_to_hand(uid)
        game.shuffle(DECK, link.player)
        return True


@dataclass(frozen=True, slots=True)
class LetChoose:
    """Choose and show `n` cards of your Deck; the opponent picks the one that you add to your hand.

    The others go to the Graveyard (Painful Choice).
    """

    n: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        deck = game.state.zones[DECK + you]
        n = min(self.n, len(deck))
        shown = yield from choose(game, you, "show", deck, n, n, about=(link.uid,))
        game.reveal(shown)
        picked = yield from choose(game, 1 - you, "give", shown, about=(link.uid,))
        for uid in picked:
            game.add_to_hand(uid)
        for uid in shown:
            if uid not in picked:
                game.to_grave(uid)
        game.shuffle(DECK, you)
        return bool(picked)


@dataclass(frozen=True, slots=True)
class SearchLowerKin:
    """Add a monster of a series, of a lower Level than the one that the happening was about, from your Deck."""

    family: str

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        level = link.cause[1].definition.level - 1
        which = Monster(controller=YOU, where=(DECK,), series=self.family, max_level=level)
        return (yield from Search(which).run(game, link))


def prove(game: Yugioh, player: int) -> None:
    """Show the opponent a whole Deck in which there is nothing to find, and shuffle it."""
    game.reveal(game.state.zones[DECK + player], to=1 - player)
    game.shuffle(DECK, player)
