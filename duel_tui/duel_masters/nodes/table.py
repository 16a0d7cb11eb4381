"""Steps that tap, look, break shields, and give abilities for a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.definitions import Rule
from duel_tui.duel_masters.keywords import LosesAtEnd, MustBlock
from duel_tui.duel_masters.nodes.base import cards_of, number, remember, seat, those
from duel_tui.duel_masters.nodes.cards import any_there
from duel_tui.duel_masters.rare import CannotBeTapped
from duel_tui.duel_masters.table import Act, Lasting
from duel_tui.duel_masters.values import has
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards, Filter, Pick, Those, What
from duel_tui.duel_masters.zones import HAND, SHIELDS
from duel_tui.engine.steps import Steps, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class Tap:
    """Tap creatures."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "tap")
        for uid in found:
            card = game.state.cards[uid]
            if card.controller == act.player or not has(game, card, CannotBeTapped):
                game.tap(uid)
        return bool(found)


@dataclass(frozen=True, slots=True)
class Untap:
    """Untap creatures."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        if isinstance(self.what, Pick):
            return any_there(game, self.what, act)
        if isinstance(self.what, Those):
            found = those(game, self.what, act)
        else:
            found = self.what.all(game, act.player, act.uid)
        return any(game.state.cards[uid].sideways for uid in found)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act, "untap")
        for player in (act.player, 1 - act.player):
            game.untap([uid for uid in found if game.state.cards[uid].controller == player], player)
        return bool(found)


@dataclass(frozen=True, slots=True)
class Give:
    """Creatures have these abilities until the end of the turn (or until your next turn starts)."""

    what: What
    rules: tuple[Rule, ...]
    until: str = "turn"

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        s = game.state
        found = yield from cards_of(game, self.what, act, "change")
        if not found:
            return False
        cards = tuple(s.cards[uid] for uid in found)
        refs = tuple(card.ref for card in cards)
        for rule in self.rules:
            s.lasting += (lasting(game, act, rule, self.until, refs),)
        game.emit((happened.Gained, cards, act.card.definition.name, act.player))
        return True


@dataclass(frozen=True, slots=True)
class GiveGroup:
    """Creatures that match, also those that come later, have these abilities for a time."""

    which: Filter
    rules: tuple[Rule, ...]
    until: str = "turn"

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        for rule in self.rules:
            game.state.lasting += (lasting(game, act, rule, self.until, (), self.which),)
        return done(True)


@dataclass(frozen=True, slots=True)
class ForThisTurn:
    """A rule that speaks of the player or the whole table holds until the end of the turn."""

    rule: Rule
    until: str = "turn"

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        game.state.lasting += (lasting(game, act, self.rule, self.until),)
        return done(True)


def lasting(
    game: DuelMasters, act: Act, rule: Rule, until: str, refs: tuple[Any, ...] = (), which: Any = None
) -> Lasting:
    """A lasting effect that ends with this turn, with the opponent's next turn, or when one's own next turn starts."""
    turn = {"turn": game.state.turn, "their next turn": _their_next_turn(game, act.player)}.get(until, 0)
    start = act.player if until == "your next turn" else -1
    return Lasting(rule, act.player, act.card.definition.name, refs, which, turn, start)


def _their_next_turn(game: DuelMasters, player: int) -> int:
    """The number of the next turn of a player's opponent, as far as turns are settled."""
    s = game.state
    coming = [*s.extra, 1 - s.player, s.player]
    return s.turn + 1 + coming.index(1 - player)


@dataclass(frozen=True, slots=True)
class BlockedBy:
    """This turn the chosen creatures block this one if they can, and nothing else can block it."""

    what: What

    def could(self, game: DuelMasters, act: Act) -> bool:
        return any_there(game, self.what, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, self.what, act)
        if not found or not game.state.is_at(act.card.ref):
            return False
        refs = (act.card.ref, *(game.state.cards[uid].ref for uid in found))
        game.state.lasting += (lasting(game, act, MustBlock(), "turn", refs),)
        return True


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """The player takes a turn more after this one; `loses`: at its end he loses the game.

    In the opponent's turn the one after it is his anyway: none is added.
    """

    loses: bool = False

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        s = game.state
        turn = s.turn + 1
        if s.player == act.player:
            s.extra = (act.player, *s.extra)
            game.emit((happened.ExtraTurn, act.player))
        else:
            turn += len(s.extra)
        if self.loses:
            name = act.card.definition.name
            s.lasting += (Lasting(LosesAtEnd(), act.player, name, until_turn=turn),)
        return done(True)


@dataclass(frozen=True, slots=True)
class LookAtShields:
    """Look at some shields of a player (or either), up to `n` (0: all of them), and put them back where they were."""

    n: int = 1
    up_to: bool = False
    who: str = OPPONENT

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(Cards(SHIELDS, self.who).all(game, act.player))

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        found = yield from cards_of(game, Pick(Cards(SHIELDS, self.who), self.n, self.up_to), act, "look-at")
        game.reveal(found, act.player)
        return bool(found)


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """Look at the opponent's hand."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        hand = game.state.zones[HAND + 1 - act.player]
        game.reveal(hand, act.player)
        remember(game, act, hand)
        return done(bool(hand))


@dataclass(frozen=True, slots=True)
class BreakShields:
    """Break so many of a player's shields without an attack (it cannot win)."""

    n: Any = 1
    who: str = OPPONENT

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.shields import break_shields

        by = act.card if act.card.definition.creature else None
        broken = yield from break_shields(
            game, seat(act, self.who), number(game, act, self.n), act.player, by
        )
        return broken > 0


@dataclass(frozen=True, slots=True)
class ShieldsToHand:
    """Put shields of yours into your hand; their shield triggers may be used only with `trigger`."""

    n: Any = 1
    up_to: bool = False
    trigger: bool = False
    who: str = YOU

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(game.state.zones[SHIELDS + seat(act, self.who)])

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.shields import offer_triggers

        found = yield from cards_of(game, Pick(Cards(SHIELDS, self.who), self.n, self.up_to), act, "to-hand")
        for uid in found:
            game.to_hand(uid)
        remember(game, act, found)
        if self.trigger:
            yield from offer_triggers(game, seat(act, self.who), found)
        return bool(found)
