"""Who may attack what: locks, protected targets, several attacks, monsters that must attack (YD-10, YH-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh.battle_rules import (
    AttacksEach,
    AttacksOnceMore,
    AttacksTimes,
    CannotBeAttacked,
    MustAttack,
)
from duel_tui.yugioh.card_rules import AttacksDirectly, AttacksLyingDown
from duel_tui.yugioh.kinship import AttacksPastMonsters, price_of_attack, toon_aims, tributes_of_attack
from duel_tui.yugioh.moments import AIMING
from duel_tui.yugioh.rules import CannotAttack, CannotAttackDirectly
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import HalvesAttackers, halve_attacker
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

DIRECTLY = (-1,)


def targets(game: Yugioh, you: int) -> tuple[int, ...]:
    """The monsters of the other side that may be attacked."""
    s = game.state
    there = s.zones[MONSTERS + 1 - you]
    if CannotBeAttacked not in s.ready:
        return there
    shields = [
        (rule, source) for rule, source in in_force(game, CannotBeAttacked) if isinstance(source, Card)
    ]
    return tuple(
        uid for uid in there if not any(rule.shields(game, source, s.cards[uid]) for rule, source in shields)
    )


def shield(game: Yugioh, card: Card) -> Card | None:
    """The card that does not let a monster be attacked."""
    if CannotBeAttacked in game.state.ready:
        for rule, source in in_force(game, CannotBeAttacked):
            if isinstance(source, Card) and rule.shields(game, source, card):
                return source
    return None


def aims(game: Yugioh, uid: int, there: tuple[int, ...]) -> tuple[int, ...]:
    """What a monster may attack now, of the targets that are `there`; -1 is a direct attack."""
    found = _aims(game, uid, there)
    if DIRECTLY[0] in found and no_direct_attack(game, game.state.cards[uid]) is not None:
        return tuple(target for target in found if target != DIRECTLY[0])
    return found


def no_direct_attack(game: Yugioh, card: Card) -> Card | Lasting | None:
    """The card or lasting effect that does not let a monster attack directly."""
    s = game.state
    if CannotAttackDirectly in s.ready or s.lasting:
        for rule, source in in_force(game, CannotAttackDirectly):
            if rule.forbids(game, source, card):
                return source
    return None


def _aims(game: Yugioh, uid: int, there: tuple[int, ...]) -> tuple[int, ...]:
    s = game.state
    card = s.cards[uid]
    if not card.face_up or (card.sideways and not attacks_lying(game, card)):
        return ()
    once = card.attacked != s.turn
    if not once and AIMING not in s.ready:
        return ()
    if lock(game, card) is not None:
        return ()
    price = price_of_attack(game, uid)
    if price and not game.can_pay(card.controller, price):
        return ()
    if card.sideways:
        return DIRECTLY if once else ()
    if tributes_of_attack(game, uid) == ():
        return ()
    if not once:
        return again(game, card, there)
    if AttacksPastMonsters in s.ready:
        found = toon_aims(game, card, there)
        if found is not None:
            return found
    if there or not s.zones[MONSTERS + 1 - card.controller]:
        return (*there, *DIRECTLY) if there and passes_by(game, uid) else there or DIRECTLY
    return DIRECTLY if passes_by(game, uid) or nobody_in_the_way(game, 1 - card.controller) else ()


def nobody_in_the_way(game: Yugioh, player: int) -> bool:
    """Whether all monsters of a player are such as keep nobody from attacking directly."""
    s = game.state
    found = [
        (rule, source)
        for rule, source in in_force(game, CannotBeAttacked)
        if rule.passed_by and isinstance(source, Card)
    ]
    return all(
        any(rule.shields(game, source, s.cards[uid]) for rule, source in found)
        for uid in s.zones[MONSTERS + player]
    )


def attacks_lying(game: Yugioh, card: Card) -> bool:
    """Whether a monster in Defense Position may attack directly."""
    if AttacksLyingDown not in game.state.ready:
        return False
    found = in_force(game, AttacksLyingDown)
    return any(isinstance(source, Card) and source.uid == card.uid for _, source in found)


def passes_by(game: Yugioh, uid: int) -> bool:
    """Whether a monster may attack directly although there are monsters."""
    if AttacksDirectly not in game.state.ready:
        return False
    card = game.state.cards[uid]
    return any(rule.applies(game, source, card) for rule, source in in_force(game, AttacksDirectly))


def allowed_still(game: Yugioh, was: Card, aim: Ref | None) -> bool:
    """Whether an attack under way could still be made; `was` is the attacker before it declared.

    What let it pass by monsters, or attack another time, may have left.
    """
    s = game.state
    if used_up(game, was):
        return False
    if s.cards[was.uid].sideways:
        return attacks_lying(game, s.cards[was.uid])
    if aim is not None or not s.zones[MONSTERS + 1 - was.controller]:
        return True
    if AttacksPastMonsters in s.ready:
        found = toon_aims(game, s.cards[was.uid], targets(game, was.controller))
        if found is not None:
            return DIRECTLY[0] in found
    return passes_by(game, was.uid) or nobody_in_the_way(game, 1 - was.controller)


def used_up(game: Yugioh, was: Card) -> bool:
    """Whether a monster that had attacked before has no further attack any more."""
    s = game.state
    if was.attacked != s.turn:
        return False
    return not again(game, was, targets(game, was.controller))


def again(game: Yugioh, card: Card, there: tuple[int, ...]) -> tuple[int, ...]:
    """What a monster that has attacked this turn may attack besides."""
    before = attacked(card, game.state.turn)
    for rule, source in in_force(game, AttacksTimes):
        if rule.applies(game, source, card) and len(before) < rule.times:
            return there if there or game.state.zones[MONSTERS + 1 - card.controller] else DIRECTLY
    for each, source in in_force(game, AttacksEach):
        if each.applies(game, source, card) and None not in before:
            cards = game.state.cards
            return tuple(uid for uid in there if cards[uid].ref not in before)
    return ()


def attacked(card: Card, turn: int) -> list[Ref | None]:
    """What a monster has attacked this turn; None is a direct attack, or a target nobody remembers."""
    found = [mark[2] for mark in card.marks if mark[0] == "attacked" and mark[1] == turn]
    return found or ([None] if card.attacked == turn else [])


def lock(game: Yugioh, card: Card, declared: bool = False) -> Card | Lasting | None:
    """The card or lasting effect that does not let a monster attack; `declared`: that stops an attack under way."""
    s = game.state
    if CannotAttack in s.ready or s.lasting:
        for rule, source in in_force(game, CannotAttack):
            if (rule.stops or not declared) and rule.forbids(game, source, card):
                return source
    return None


def urged(game: Yugioh, you: int) -> Card | None:
    """A monster of the player's that must attack, whether or not it can."""
    if MustAttack in game.state.ready:
        for _, source in in_force(game, MustAttack):
            if isinstance(source, Card) and source.controller == you and not source.sideways:
                return source
    return None


def owed(game: Yugioh, you: int) -> Card | None:
    """A monster of the player's that must attack and still can."""
    if MustAttack in game.state.ready:
        there = targets(game, you)
        for _, source in in_force(game, MustAttack):
            if isinstance(source, Card) and source.controller == you and aims(game, source.uid, there):
                return source
    return None


def declare(game: Yugioh, attacker: int, aim: Card | None) -> Card:
    """Note that a monster attacks: it has used an attack, and an attack in a row by another one is over."""
    s = game.state
    card = s.cards[attacker]
    if s.lasting:
        _break_rows(game, attacker)
    marks = card.marks
    if AIMING in s.ready and _attacks_often(game, card):
        older = tuple(mark for mark in marks if mark[:2] != ("attacked", s.turn) and mark[0] == "attacked")
        marks = tuple(mark for mark in marks if mark not in older)
        marks += (("attacked", s.turn, None if aim is None else aim.ref),)
    if HalvesAttackers in s.ready:
        for _, wall in tuple(in_force(game, HalvesAttackers)):
            if isinstance(wall, Card) and wall.controller != card.controller:
                halve_attacker(game, card, wall)
    price = price_of_attack(game, attacker)
    if price:
        game.pay(card.controller, price)
    return s.change(attacker, attacked=s.turn, declared=s.turn, marks=marks)


def _attacks_often(game: Yugioh, card: Card) -> bool:
    return any(rule.applies(game, source, card) for rule, source in in_force(game, AttacksTimes)) or any(
        rule.applies(game, source, card) for rule, source in in_force(game, AttacksEach)
    )


def take_back(game: Yugioh, before: Card) -> None:
    """A replay: the attack does not count as the monster's attack of the turn."""
    game.state.change(before.uid, attacked=before.attacked, marks=before.marks)


def _break_rows(game: Yugioh, attacker: int) -> None:
    s = game.state
    rows = [record for record in s.lasting if type(record.rule) is AttacksOnceMore]
    if rows:
        s.lasting = tuple(record for record in s.lasting if record not in rows)
        for record in rows:
            for ref in record.cards:
                if ref.uid != attacker and s.is_at(ref):
                    s.change(ref.uid, attacked=s.turn)
