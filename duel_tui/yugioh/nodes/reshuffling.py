"""Morphing Jar #2: all monsters go into the Decks, and others come out of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.rng import permutation
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.which import Monster
from duel_tui.yugioh.zones import DECK, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class ReshuffleMonsters:
    """All monsters on the field are shuffled into their owners' Decks.

    Each player then takes cards from the top of his Deck until as many monsters have appeared as went into it. Those up
    to a Level are Special Summoned in face-down Defense Position as far as there are zones; everything else goes to
    the Graveyard.
    """

    summons: ClassVar[bool] = True
    max_level: int = 4

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        order = (s.player, 1 - s.player)
        gone = [0, 0]
        for uid in Monster().all(game, link.player, link.uid):
            game.to_deck(uid)
            # Tokens and Fusion Monsters do not come into the Deck.
            if s.cards[uid].zone == DECK:
                gone[s.cards[uid].owner] += 1
        for player in order:
            if gone[player]:
                game.shuffle(DECK, player)
        taken = {player: self._taken(game, player, gone[player]) for player in order}
        for player in order:
            game.reveal(taken[player])
        for player in order:
            yield from self._summon(game, link, player, taken[player])
        return any(gone)

    def _taken(self, game: Yugioh, player: int, n: int) -> tuple[int, ...]:
        """The cards on top of a Deck down to the `n`-th monster; the whole Deck if it has fewer."""
        cards = game.state.cards
        deck = game.state.zones[DECK + player][::-1]
        seen = 0
        for number, uid in enumerate(deck):
            if seen == n:
                return deck[:number]
            seen += cards[uid].definition.monster
        return deck if n else ()

    def _summon(self, game: Yugioh, link: Link, player: int, taken: tuple[int, ...]) -> Steps[None]:
        """They come in an order that nobody knows: both have seen what they are."""
        s = game.state
        which = Monster(where=(DECK,), max_level=self.max_level, summonable=True)
        fit = tuple(uid for uid in taken if which.matches(game, s.cards[uid], player))
        free = SLOTS - len(s.zones[MONSTERS + player]) if may_summon(game, player) else 0
        n = min(free, len(fit))
        picked = yield from choose(game, player, "special-summon", fit, n, n, about=(link.uid,))
        places, s.rng = permutation(s.rng, n) if n > 1 else (range(n), s.rng)
        for place in places:
            yield from special_summon(game, player, picked[place], "set", shown=n < 2)
        for uid in taken:
            if s.cards[uid].zone == DECK:
                game.to_grave(uid)
