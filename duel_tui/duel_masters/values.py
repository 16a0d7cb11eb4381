"""Continuous values: which abilities a creature has now, its power, its races, what a card costs.

Nothing is stored; all is computed from the definitions of the cards that are there and from lasting effects.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from duel_tui.duel_masters.definitions import GIVES, Held, Rule
from duel_tui.duel_masters.keywords import Cheaper, Plus, PowerAttacker, SpeedAttacker
from duel_tui.duel_masters.rare import AddsRace
from duel_tui.duel_masters.zones import BATTLE
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

R = TypeVar("R", bound=Rule)


def holds(game: DuelMasters, held: Held, source: Card) -> bool:
    """Whether the conditions around an ability of a card hold."""
    return all(condition.holds(game, source) for condition in held.conditions)


def rules_of(game: DuelMasters, card: Card, kind: type[R]) -> Iterator[R]:
    """The abilities of one kind that a creature has now: its own, those given by others, those that last for a time."""
    s = game.state
    if card.zone != BATTLE:
        return
    for held in card.definition.own.get(kind, ()):
        if not held.conditions or holds(game, held, card):
            yield held.rule
    for uid in s.ready.get((GIVES, kind), ()):
        source = s.cards[uid]
        for held in source.definition.gives[kind]:
            if held.which.matches(game, card, source.controller, uid) and holds(game, held, source):
                yield held.rule
    for record in s.lasting:
        if type(record.rule) is kind and touches(game, record, card):
            yield record.rule


def touches(game: DuelMasters, record: Any, card: Card) -> bool:
    """Whether a lasting effect is about a creature."""
    if record.cards:
        return card.ref in record.cards
    return record.which is not None and bool(record.which.matches(game, card, record.player, -1))


def has(game: DuelMasters, card: Card, kind: type[Rule]) -> bool:
    """Whether a creature has an ability of this kind now."""
    if kind not in card.definition.own and not game.state.lasting and (GIVES, kind) not in game.state.ready:
        return False
    return any(True for _ in rules_of(game, card, kind))


def in_force(game: DuelMasters, kind: type[R]) -> Iterator[tuple[R, int, Card | None]]:
    """The abilities of one kind that speak of the whole table, each with its player and creature (None: lasting)."""
    s = game.state
    key: Any = kind
    for uid in s.ready.get(key, ()):
        card = s.cards[uid]
        for held in card.definition.own.get(kind, ()):
            if holds(game, held, card):
                yield held.rule, card.controller, card
    for record in s.lasting:
        if type(record.rule) is kind:
            yield record.rule, record.player, None


def power(game: DuelMasters, uid: int) -> int:
    """The power of a creature now (DM-R49)."""
    s = game.state
    card = s.cards[uid]
    d = card.definition
    total: int = d.power
    if card.zone != BATTLE:
        return total
    attacking = game.attack is not None and game.attack[0] == card.ref
    changed = Plus in d.own or bool(s.lasting) or (GIVES, Plus) in s.ready
    if changed:
        for rule in rules_of(game, card, Plus):
            if attacking or not rule.attacking:
                times = 1 if rule.each is None else len(rule.each.all(game, card.controller, uid))
                total += rule.n * times
    if attacking and has(game, card, PowerAttacker):
        total += sum(rule.n for rule in rules_of(game, card, PowerAttacker))
    return total


def races(game: DuelMasters, card: Card) -> tuple[str, ...]:
    """The races of a creature now."""
    found: tuple[str, ...] = card.definition.races
    if not game.state.lasting and (GIVES, AddsRace) not in game.state.ready:
        return found
    more = (rule.race for rule in rules_of(game, card, AddsRace))
    return (*found, *(race for race in more if race not in found))


def sick(game: DuelMasters, card: Card) -> bool:
    """Whether a creature came this turn and cannot attack yet (DM-R32, R33, R37)."""
    if card.arrived != game.state.turn or card.definition.evolves:
        return False
    return not has(game, card, SpeedAttacker)


def cost(game: DuelMasters, card: Card, player: int) -> int:
    """How much mana a card in a player's hand costs now."""
    total: int = card.definition.cost
    if Cheaper not in game.state.ready and not game.state.lasting:
        return total
    least = 0
    for rule, owner, _ in in_force(game, Cheaper):
        if rule.which.matches(game, card, owner):
            total -= rule.n
            if rule.n > 0:
                least = max(least, rule.least)
    return max(total, least, 0)
