"""ATK and DEF as they are now: recomputed from the cards in play each time, never added and taken away."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from duel_tui.engine.state import Card
from duel_tui.yugioh import values
from duel_tui.yugioh.card_rules import Mirrors
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.negation import NegatesEffects, NegatesTargeting, negated
from duel_tui.yugioh.rules import Boost, Reversed
from duel_tui.yugioh.unions import is_united
from duel_tui.yugioh.values import OriginalByLife, Powerless, layered, layers_of

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting

R = TypeVar("R", bound=Rule)


def in_force(game: Yugioh, kind: type[R]) -> Iterator[tuple[R, Card | Lasting]]:
    """Every continuous rule of a kind that holds now, with the card or the lasting effect it comes from."""
    s = game.state
    gagged = kind.negatable and (NegatesEffects in s.ready or NegatesTargeting in s.ready)
    for uid in s.ready.get(cast("Hashable", kind), ()):
        if game.chain and game.activating(uid):
            continue
        source = s.cards[uid]
        if (gagged or (source.marks and kind.negatable)) and negated(game, source):
            continue
        if source.definition.union and not is_united(source):
            continue
        for rule in source.definition.rules:
            if type(rule) is kind:
                yield rule, source
    for record in s.lasting:
        if type(record.rule) is kind:
            yield record.rule, record


def atk(game: Yugioh, uid: int) -> int:
    """The ATK of a monster; never below 0."""
    s = game.state
    value: int = s.cards[uid].definition.atk
    if Powerless in s.ready and any(rule.applies(s.cards[uid]) for rule, _ in in_force(game, Powerless)):
        return 0
    if Mirrors in s.ready:
        value = _mirrored(game, uid, 0, value)
    if OriginalByLife in s.ready or s.lasting:
        card = s.cards[uid]
        if card.face_up and (OriginalByLife in s.ready or layers_of(s, card)):
            d = card.definition
            low = _mirrored(game, uid, 1, d.defense) if Mirrors in s.ready else d.defense
            return max(0, layered(game, card, (value, low)))
    if Boost in s.ready or s.lasting:
        return max(0, value + _boosts(game, uid, 0))
    return value


def original_atk(game: Yugioh, uid: int) -> int:
    """The original ATK of a monster: the printed one, unless it was doubled or halved as such."""
    card = game.state.cards[uid]
    d = card.definition
    printed: int = d.atk
    return values.base(game, card, (printed, d.defense))[0] if card.face_up else printed


def defense(game: Yugioh, uid: int) -> int:
    """The DEF of a monster; never below 0."""
    s = game.state
    value: int = s.cards[uid].definition.defense
    if Mirrors in s.ready:
        value = _mirrored(game, uid, 1, value)
    if s.lasting and s.cards[uid].face_up and values.swapped(s, s.cards[uid]):
        d = s.cards[uid].definition
        high = _mirrored(game, uid, 0, d.atk) if Mirrors in s.ready else d.atk
        value = values.base(game, s.cards[uid], (high, value))[1]
    if Boost in s.ready or s.lasting:
        return max(0, value + _boosts(game, uid, 1))
    return value


def _mirrored(game: Yugioh, uid: int, which: int, value: int) -> int:
    """The points of a monster that has those of another which was put on it (Relinquished)."""
    for _, source in in_force(game, Mirrors):
        if isinstance(source, Card) and source.uid == uid:
            for other in game.absorbed(source):
                d = game.state.cards[other].definition
                return int(d.defense if which else d.atk)
    return value


def _boosts(game: Yugioh, uid: int, which: int) -> int:
    total = 0
    card = game.state.cards[uid]
    if not card.face_up:
        return 0
    for rule, source in in_force(game, Boost):
        if rule.applies(game, source, card):
            total += (rule.defense if which else rule.atk) * rule.times(game, source)
    if any(True for _ in in_force(game, Reversed)):
        return -total
    return total
