"""Why a card or effect cannot be activated now (YR-02, YR-03, YR-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from duel_tui.engine.errors import Reason, Refused
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Decision
from duel_tui.yugioh.definitions import CARD, FLIP, IGNITE, PROCEDURE, TRIGGERED, Effect, keys_of
from duel_tui.yugioh.graves import shut
from duel_tui.yugioh.moments import ACTIVATION, CALCULATION
from duel_tui.yugioh.negation import barred
from duel_tui.yugioh.priority import room_for, usable
from duel_tui.yugioh.turn_rules import opens_hand
from duel_tui.yugioh.zones import (
    AFTER_CALCULATION,
    DAMAGE_STEP,
    FIELD,
    GRAVE,
    HAND,
    MAIN1,
    MAIN2,
    MONSTERS,
    ON_FIELD,
    SPELLS,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def why(game: Yugioh, seat: int, card: Card, decision: Decision, number: int = 0) -> Iterator[Refused]:
    """Every reason against activating a card, or the effect of that number (from 0) of a card in play."""
    d = card.definition
    if card.controller != seat and not (card.face_up and d.public):
        yield Reason("not-your-card", (d.name,)), ("YR-03",)
        return
    effect = _effect(card, number)
    if effect is None:
        yield Reason("no-effect-to-activate", (d.name,)), ("YR-03", "CARD")
        return
    if effect.way in (TRIGGERED, FLIP):
        yield Reason("triggers-by-itself", (d.name,)), ("YR-04", "CARD")
        return
    bar = barred(game, card.uid, effect)
    if bar is not None:
        yield Reason("locked", (d.name, bar.definition.name)), ("CARD",)
    if effect.way == CARD:
        yield from _card(game, seat, card)
    elif not _works_there(card, effect):
        yield Reason("no-effect-to-activate", (d.name,)), ("YR-03", "CARD")
    elif card.zone == MONSTERS and not card.face_up:
        yield Reason("face-down", (d.name,)), ("YR-03", "YA-49")
    yield from _speed(game, seat, card, effect, decision)
    yield from _moment(game, seat, card, effect)
    yield from _needs(game, seat, card, effect)


def _effect(card: Card, number: int) -> Effect | None:
    """The effect that `activate NAME`, or `activate NAME (2)`, would mean for a card where it lies."""
    in_play = card.face_up or card.definition.monster
    found: list[Effect] = [
        effect
        for effect in card.definition.effects
        if (effect.way == CARD) != in_play and effect.way != PROCEDURE
    ]
    # One that a command can name comes before a trigger.
    found.sort(key=lambda effect: effect.group not in ("in play", CARD))
    if number and not card.definition.union:
        counted = [effect for effect in found if effect.group in ("in play", CARD)]
        return counted[number] if number < len(counted) else None
    return found[0] if found else None


def _works_there(card: Card, effect: Effect) -> bool:
    """Whether an effect that is used in play works where its card lies."""
    if effect.where not in ON_FIELD:
        return card.zone == effect.where
    return card.zone == MONSTERS if card.definition.monster else card.zone in ON_FIELD


def _card(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    s, d = game.state, card.definition
    if d.only_placed:
        yield Reason("only-placed", (d.name,)), ("CARD",)
    if card.zone == HAND:
        if d.kind == "trap" and not opens_hand(game, seat):
            yield Reason("trap-from-hand", (d.name,)), ("YA-60",)
        elif d.subkind == "quick-play" and s.player != seat:
            yield Reason("quick-play-from-hand", (d.name,)), ("YR-02", "YA-25b")
        if not room_for(game, seat, card):
            yield Reason("spell-zones-full"), ("YA-15", "YA-55", "YH-13")
    elif card.zone in (SPELLS, FIELD):
        if card.arrived == s.turn and not d.speed_one:
            yield Reason("set-this-turn", (d.name,)), ("YR-02",)
    else:
        yield Reason("not-in-hand-or-set", (d.name,)), ("YR-03",)


def _speed(game: Yugioh, seat: int, card: Card, effect: Effect, decision: Decision) -> Iterator[Refused]:
    s, d = game.state, card.definition
    speed = d.speed(effect)
    if game.chain:
        top = game.chain[-1].speed
        if speed < max(2, top):
            rule = {1: "YA-27", 2: "YA-28"}[speed]
            yield Reason("too-slow", (d.name, str(speed), str(top))), (rule, "YA-29", "YR-02")
    elif speed == 1:
        if s.player != seat or s.phase not in (MAIN1, MAIN2):
            yield Reason("only-own-main-phase", (d.name,)), ("YH-01", "YH-25", "YR-02")
        elif decision.kind != "act":
            rule = "YA-27" if effect.way != IGNITE else "YH-21"
            yield Reason("only-when-open", (d.name,)), (rule, "YH-25", "YR-02")


def _moment(game: Yugioh, seat: int, card: Card, effect: Effect) -> Iterator[Refused]:
    s, d = game.state, card.definition
    keys = () if effect.when is None else keys_of(effect.when)
    fits = effect.damage_step and s.phase not in AFTER_CALCULATION
    if s.phase.startswith(DAMAGE_STEP) and not fits and not {ACTIVATION, CALCULATION}.intersection(keys):
        yield Reason("damage-step", (d.name,)), ("YH-36", "YD-22", "YR-06")
    elif effect.phases and s.phase not in effect.phases:
        yield Reason("wrong-phase", (d.name,)), ("YH-01", "CARD")
    if effect.turn and (s.player == seat) != (effect.turn == "own"):
        yield Reason("wrong-turn", (d.name,)), ("CARD",)
    if keys:
        yield Reason("nothing-to-answer-now", (d.name,)), ("YR-03", "YR-04", "CARD")


def _needs(game: Yugioh, seat: int, card: Card, effect: Effect) -> Iterator[Refused]:
    d = card.definition
    if effect.once and (card.ref, d.effects.index(effect), game.state.turn) in game.used_up():
        yield Reason("used-this-turn", (d.name,)), ("YR-03", "CARD")
    if effect.condition is not None and not effect.condition.holds(game, seat, card.uid):
        yield Reason("condition", (d.name,)), ("YR-03", "CARD")
    if any(not cost.can_pay(game, seat, card.uid) for cost in effect.cost):
        yield Reason("cannot-pay", (d.name,)), ("YR-03", "CARD")
    if effect.modes and not any(usable(game, seat, card.uid, mode) for _, mode in effect.modes):
        yield Reason("condition", (d.name,)), ("YR-03", "CARD")
    gone = [target for target in effect.targets if not target.possible(game, seat, card.uid, None)]
    if any(GRAVE in getattr(getattr(target, "which", None), "where", ()) for target in gone):
        shutter = shut(game, seat) or shut(game, 1 - seat)
        if shutter is not None:
            yield Reason("locked", (d.name, shutter.definition.name)), ("CARD",)
    if gone:
        yield Reason("no-target", (d.name,)), ("YR-03", "CARD")
    if card.zone in ON_FIELD and any(link.uid == card.uid for link in game.chain):
        yield Reason("in-this-chain", (d.name,)), ("YR-03",)
