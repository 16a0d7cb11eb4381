"""Steps that take cards from the top of a Deck, show them, and deal with what was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.rng import permutation
from duel_tui.engine.steps import Steps, ask_declare, ask_option, done
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.which import Monster, SpellTrap
from duel_tui.yugioh.zones import DECK, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from duel_tui.engine.state import Card
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

LEVELS = tuple(str(level) for level in range(1, 13))
OF_DECK = Monster(where=(DECK,), summonable=True)
OF_HAND = Monster(where=(HAND,), summonable=True)


def excavate(game: Yugioh, player: int, fits: Callable[[Card], bool]) -> tuple[int, ...]:
    """Take cards from the top of a Deck until one fits, and show them. The last one fits; empty if none does.

    A Deck without such a card is shown and shuffled.
    """
    cards = game.state.cards
    deck = game.state.zones[DECK + player][::-1]
    for number, uid in enumerate(deck, 1):
        if fits(cards[uid]):
            game.reveal(deck[:number])
            return deck[:number]
    game.reveal(deck)
    game.shuffle(DECK, player)
    return ()


@dataclass(frozen=True, slots=True)
class ExcavateForSpellTrap:
    """Take cards from your Deck until a Spell or Trap appears; add it to your hand, the others go to the Graveyard."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        which = SpellTrap(where=(DECK,))
        taken = excavate(game, link.player, lambda card: which.matches(game, card, link.player))
        for uid in taken[-1:]:
            game.add_to_hand(uid)
        for uid in taken[:-1]:
            game.to_grave(uid)
        return done(bool(taken))


@dataclass(frozen=True, slots=True)
class SummonUnlessDeclared:
    """The opponent declares a Level; take cards from your Deck until one is a monster that can be Normal Summoned.

    If it has another Level it is Special Summoned; everything else goes to the Graveyard (Reasoning).
    """

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        declared = yield from ask_declare(1 - you, "level", LEVELS, (link.uid,))
        taken = excavate(game, you, lambda card: card.definition.monster and not card.definition.special_only)
        some = False
        for uid in taken[-1:]:
            card = game.state.cards[uid]
            if card.definition.level != int(declared) and OF_DECK.matches(game, card, you):
                some = yield from special_summon(game, you, uid)
        for uid in taken:
            if game.state.cards[uid].zone == DECK:
                game.to_grave(uid)
        return some


@dataclass(frozen=True, slots=True)
class SummonRandomOfHand:
    """The opponent picks a random card in your hand: you Special Summon it if that is possible, else it goes to the
    Graveyard.
    """

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        hand = game.state.zones[HAND + link.player]
        if not hand:
            return False
        uid = choose_random(game, hand)
        game.reveal((uid,))
        if OF_HAND.matches(game, game.state.cards[uid], link.player):
            if (yield from special_summon(game, link.player, uid)):
                return True
        game.to_grave(uid)
        return True


@dataclass(frozen=True, slots=True)
class SummonFromBothDecks:
    """Both players take the top `n` cards of their Decks and show them.

    Each Special Summons his monsters up to a Level, in face-up Attack or face-down Defense Position, and takes the
    others into his hand. What finds no zone goes to the Graveyard.
    """

    summons: ClassVar[bool] = True
    n: int = 5
    max_level: int = 4

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        order = (s.player, 1 - s.player)
        taken = {player: s.zones[DECK + player][: -self.n - 1 : -1] for player in order}
        for player in order:
            game.reveal(taken[player])
        which = Monster(where=(DECK,), max_level=self.max_level, summonable=True)
        for player in order:
            fit = tuple(uid for uid in taken[player] if which.matches(game, s.cards[uid], player))
            for uid in taken[player]:
                if uid not in fit:
                    game.add_to_hand(uid)
            yield from self._summon(game, link, player, fit)
        return True

    def _summon(self, game: Yugioh, link: Link, player: int, fit: tuple[int, ...]) -> Steps[None]:
        """Those that lie face-down come last, in an order that nobody knows: both have seen what they are."""
        s = game.state
        free = SLOTS - len(s.zones[MONSTERS + player]) if may_summon(game, player) else 0
        summoned = yield from choose(
            game, player, "special-summon", fit, min(free, len(fit)), min(free, len(fit)), about=(link.uid,)
        )
        covered = []
        for uid in summoned:
            position = yield from ask_option(player, "position", ("attack", "set"), (uid,))
            if position == "set":
                covered.append(uid)
            else:
                yield from special_summon(game, player, uid, "attack")
        places, s.rng = permutation(s.rng, len(covered)) if len(covered) > 1 else (range(len(covered)), s.rng)
        for place in places:
            yield from special_summon(game, player, covered[place], "set", shown=len(covered) < 2)
        for uid in fit:
            if s.cards[uid].zone == DECK:
                game.to_grave(uid)
