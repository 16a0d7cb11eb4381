"""Steps that one card has each, and that no other step can be made to say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.destruction import destroy, discard
from duel_tui.duel_masters.keywords import Blocker
from duel_tui.duel_masters.nodes.base import OneAndMore, cards_of
from duel_tui.duel_masters.nodes.cards import Discard
from duel_tui.duel_masters.nodes.looking import part_top
from duel_tui.duel_masters.rare import CannotBeTapped
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.values import has
from duel_tui.duel_masters.which import OPPONENT, Cards, Pick
from duel_tui.duel_masters.zones import BATTLE, GRAVE, HAND
from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, ask_declare, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class ReturnNamesakes:
    """Choose a creature in your graveyard; all creatures of that name there go to your hand."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        creatures = Cards(GRAVE, kind="creature")
        found = yield from cards_of(game, Pick(creatures), act, "to-hand")
        if not found:
            return False
        name = game.state.cards[found[0]].definition.name
        for uid in Cards(GRAVE, kind="creature", names=(name,)).all(game, act.player):
            game.to_hand(uid)
        return True


@dataclass(frozen=True, slots=True)
class TapTheRest:
    """Each player, the turn player first, chooses one of his creatures; all others are tapped."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        s = game.state
        spared: list[int] = []
        for player in (s.player, 1 - s.player):
            own = s.zones[BATTLE + player]
            if own:
                spared += yield from choose(game, player, "spare", own, about=(act.uid,))
        some = False
        for uid in (*s.zones[BATTLE + s.player], *s.zones[BATTLE + 1 - s.player]):
            card = s.cards[uid]
            if uid in spared or (card.controller != act.player and has(game, card, CannotBeTapped)):
                continue
            some = game.tap(uid) or some
        return some


@dataclass(frozen=True, slots=True)
class RevealIntoBattle:
    """Show the top card of your deck: a creature that needs no base goes to the battle zone, all else to your hand."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import enter

        found = game.top(act.player, 1)
        game.reveal(found)
        for uid in found:
            d = game.state.cards[uid].definition
            if d.creature and not d.evolution:
                enter(game, uid)
            else:
                game.to_hand(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class DestroyWeaker:
    """Choose creatures; if they have less power together than this creature, destroy them."""

    what: Pick

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "destroy")
        if not game.state.is_at(act.card.ref):
            return False
        if sum(game.power(uid) for uid in found) >= game.power(act.uid):
            return False
        return bool((yield from destroy(game, found)))


@dataclass(frozen=True, slots=True)
class DiscardByCost:
    """Choose a number; you show your hand and discard what costs so much, then the opponent does."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        s = game.state
        cost = int(
            (yield from ask_declare(act.player, "name-cost", [str(n) for n in range(1, 14)], (act.uid,)))
        )
        some = False
        for player in (act.player, 1 - act.player):
            hand = s.zones[HAND + player]
            game.reveal(hand)
            for uid in hand:
                if s.cards[uid].definition.cost == cost and s.cards[uid].definition.kind != "blank":
                    yield from discard(game, uid)
                    some = True
        return some


@dataclass(frozen=True, slots=True)
class TakeBlockerFromTop:
    """Show the top `n` cards of your deck, put one that has "blocker" into your hand, the rest at the bottom."""

    n: int

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        cards = game.state.cards
        found = game.top(act.player, self.n)
        game.reveal(found)
        fits = tuple(
            uid
            for uid in found
            if any(not held.conditions for held in cards[uid].definition.own.get(Blocker, ()))
        )
        taken: tuple[int, ...] = ()
        if fits:
            taken = yield from choose(game, act.player, "to-hand", fits, about=(act.uid,))
        yield from part_top(game, act.player, found, taken)
        return bool(found)


@dataclass(frozen=True, slots=True)
class DiscardRandomOneAndMore:
    """The opponent discards a card at random, and up to one more for each that `n` counts; you say how many."""

    n: OneAndMore

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        most = min(self.n.count(game, act), len(game.state.zones[HAND + 1 - act.player]))
        number = most
        if most > 1:
            words = [str(k) for k in range(most, 0, -1)]
            number = int((yield from ask_declare(act.player, "discard-up-to", words, (act.uid,))))
        return (yield from Discard(number, OPPONENT, at_random=True).run(game, act))
