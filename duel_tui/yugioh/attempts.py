"""A Summon before it succeeds, and Special Summons by a monster's own condition (YR-05, YR-11, YA-08).

Normal, Flip and such Special Summons can be negated before they succeed; the monster then never was on the field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.steps import Answers, Steps, ask_option
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import PROCEDURE, Effect
from duel_tui.yugioh.moments import SUMMONING
from duel_tui.yugioh.priority import may_summon, usable, window
from duel_tui.yugioh.table import Link
from duel_tui.yugioh.which import YOU
from duel_tui.yugioh.zones import DECK, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

SPECIAL: Answers[int] = Answers("special")


def attempt(game: Yugioh, player: int, uid: int, way: str) -> Steps[bool]:
    """The window before a Summon succeeds. Returns whether it goes on.

    It opens only where a Summon could be negated: neither rule page has a pause here otherwise. Where players are
    asked without having an answer it also opens in a duel in whose Decks such a card is: it betrays no Set card.

    A Summon in the middle of a chain (Ultimate Offering) can be negated only where its link was the first: nothing of
    the chain is left to resolve then.
    """
    s = game.state
    if SUMMONING not in s.ready and not (s.negators and s.asking is not None):
        return True
    if len(game.chain) > 1:
        return True
    card = s.change(uid, seen=3)
    event = (happened.Attempted, card, way, player)
    game.emit(event)
    game.attempted = card.ref
    resolving, game.chain = game.chain, []
    yield from window(game, ((SUMMONING, event),), s.player, "summoning")
    game.chain = resolving
    goes_on = game.attempted is not None
    game.attempted = None
    if not goes_on:
        game.refuse_summon(uid)
    return goes_on


def own_way(game: Yugioh, player: int, uid: int) -> Effect | None:
    """The condition by which a monster may Special Summon itself now, if it is fulfilled and there is room."""
    card = game.state.cards[uid]
    effects: tuple[Effect, ...] = card.definition.effects
    for effect in effects:
        if effect.way == PROCEDURE and effect.where == card.zone:
            side = player if effect.side == YOU else 1 - player
            if _room(game, side, effect) and may_summon(game, player) and usable(game, player, uid, effect):
                return effect
    return None


def _room(game: Yugioh, side: int, effect: Effect) -> bool:
    """Whether a zone is free, or will be when the price is paid with monsters of that side."""
    return len(game.state.zones[MONSTERS + side]) < SLOTS or any(
        getattr(cost, "frees", "") == effect.side for cost in effect.cost
    )


def special_by_itself(game: Yugioh, player: int, uid: int) -> Steps[None]:
    """Special Summon a monster by its own condition. It starts no chain, but can be negated before it succeeds."""
    s = game.state
    effect = own_way(game, player, uid)
    assert effect is not None
    card = s.cards[uid]
    link = Link(card, player, card.definition.effects.index(effect), None)
    for cost in effect.cost:
        yield from cost.pay(game, link)
    if card.zone == DECK:
        game.reveal((uid,))
    side = player if effect.side == YOU else 1 - player
    position = yield from ask_option(player, "position", ("attack", "defense"), (uid,))
    if not (yield from attempt(game, player, uid, "special")):
        return
    game.arrive(uid, side, position, "special", player, proper=True)
    if card.zone == DECK:
        game.shuffle(DECK, player)
