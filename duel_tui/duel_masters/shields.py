"""Breaking shields and shield triggers (DM-R06, R44 to R46; DR-01 to DR-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.keywords import (
    Breaker,
    BurnsShields,
    CrewBreaker,
    NoShieldTriggers,
    OneMoreShield,
    PicksBroken,
)
from duel_tui.duel_masters.nodes.base import carry_out, settle
from duel_tui.duel_masters.nodes.flow import could
from duel_tui.duel_masters.rare import CastsBroken, GuardsShields, OwnersPickShields
from duel_tui.duel_masters.summon import CAST, SUMMON, allowed, castable, choose_bases, enter, resolve
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.values import has, in_force, rules_of
from duel_tui.duel_masters.zones import HAND, SHIELDS
from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Answer, Decision, Steps, ask_yes

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


def breaks(game: DuelMasters, card: Card) -> int:
    """How many shields an attack of this creature breaks: the largest of its breakers, never their sum."""
    most = 1
    if has(game, card, Breaker):
        most = max(rule.n for rule in rules_of(game, card, Breaker))
    if has(game, card, CrewBreaker):
        for rule in rules_of(game, card, CrewBreaker):
            crew = rule.which.all(game, card.controller, card.uid)
            most = max(most, 1 + sum(1 for uid in crew if uid != card.uid))
    if has(game, card, OneMoreShield):
        most += sum(1 for _ in rules_of(game, card, OneMoreShield))
    return most


def break_shields(game: DuelMasters, owner: int, n: int, chooser: int, by: Card | None) -> Steps[int]:
    """Break up to `n` shields of a player; `chooser` points at them. Returns how many were broken.

    One at a time, each with its shield trigger before the next, and the rest even if the creature has left; or all
    at once, then the shield triggers (option `breaks`).
    """
    s = game.state
    if by is not None and by.controller != owner:
        if any(player == owner for _, player, _ in in_force(game, PicksBroken)):
            chooser = owner
    if any(True for _ in in_force(game, OwnersPickShields)):
        chooser = owner
    if s.options.breaks == "together":
        shields = s.zones[SHIELDS + owner]
        picked = yield from _point(game, chooser, shields, min(n, len(shields)), by)
        broken = []
        for uid in picked:
            if (yield from _guarded(game, owner)) or (yield from _cast_by_breaker(game, uid, by)):
                continue
            _break(game, uid, by)
            broken.append(uid)
        yield from _offer(game, owner, tuple(broken), by)
        return len(broken)
    done = 0
    for _ in range(n):
        shields = s.zones[SHIELDS + owner]
        if not shields:
            return done
        picked = yield from _point(game, chooser, shields, 1, by)
        if (yield from _guarded(game, owner)) or (yield from _cast_by_breaker(game, picked[0], by)):
            yield from settle(game)
            continue
        _break(game, picked[0], by)
        done += 1
        yield from _offer(game, owner, picked, by)
    return done


def _offer(game: DuelMasters, owner: int, uids: tuple[int, ...], by: Card | None) -> Steps[None]:
    before, game.breaking = game.breaking, None if by is None else by.ref
    yield from offer_triggers(game, owner, uids)
    game.breaking = before


def _point(
    game: DuelMasters, chooser: int, shields: tuple[int, ...], n: int, by: Card | None
) -> Steps[tuple[int, ...]]:
    about = () if by is None else (by.uid,)
    return (yield from choose(game, chooser, "shield", shields, n, n, about=about))


def _guarded(game: DuelMasters, owner: int) -> Steps[bool]:
    """Ask the owner of a shield that would be broken whether something else happens instead."""
    if GuardsShields not in game.state.ready:
        return False
    guards = [(rule, card) for rule, player, card in in_force(game, GuardsShields) if player == owner]
    for rule, card in guards:
        if card is None or not could(game, rule.do[0], Act(card, owner)):
            continue
        if (yield from ask_yes(owner, "guard-shield", (card.uid,))):
            yield from carry_out(game, rule.do, card, owner, None)
            return True
    return False


def _cast_by_breaker(game: DuelMasters, uid: int, by: Card | None) -> Steps[bool]:
    """A creature that casts what it breaks: the shield is shown. Returns whether it was a spell for its player.

    One that nobody can cast at the moment goes to the graveyard as well.
    """
    s = game.state
    if by is None or not has(game, s.cards[by.uid], CastsBroken):
        return False
    game.reveal((uid,))
    shield = s.cards[uid]
    if shield.definition.kind != "spell" or not shield.definition.shield_trigger:
        return False
    if castable(game, by.controller, shield):
        yield from resolve(game, by.controller, uid)
    else:
        game.to_grave(uid)
    return True


def _break(game: DuelMasters, uid: int, by: Card | None) -> None:
    s = game.state
    shield = s.cards[uid]
    owner = shield.controller
    if by is not None and has(game, game.state.cards[by.uid], BurnsShields):
        game.to_grave(uid)
        return
    # The record says which shield it was; its owner knows the card from now on.
    known = s.change(uid, seen=shield.seen | 1 << owner)
    if by is not None and by.controller != owner:
        s.broke += ((by.ref, by.controller),)
    game.put(uid, HAND)
    game.happen(happened.Broken, known, owner, by)


def offer_triggers(game: DuelMasters, owner: int, uids: tuple[int, ...]) -> Steps[None]:
    """Ask the owner of broken shields whether he uses their shield triggers, in the order of his choice (DR-02)."""
    left = list(uids)
    while left:
        uid = left[0]
        if len(left) > 1:
            ready = [each for each in left if usable(game, owner, each)]
            if not ready:
                break
            uid = (yield from choose(game, owner, "which-trigger", tuple(ready)))[0]
        left.remove(uid)
        yield from offer_trigger(game, owner, uid)
        yield from settle(game)


def usable(game: DuelMasters, owner: int, uid: int) -> bool:
    """Whether a card that came from the shields to the hand can be used as a shield trigger."""
    s = game.state
    card = s.cards[uid]
    d = card.definition
    if not d.shield_trigger or card.zone != HAND or not allowed(game, owner, card):
        return False
    if NoShieldTriggers not in s.ready and not s.lasting:
        return True
    return not any(
        (rule.who == "both" or player != owner)
        and rule.kind in ("", d.kind)
        and (not rule.civilizations or any(civ in rule.civilizations for civ in d.civilizations))
        for rule, player, _ in in_force(game, NoShieldTriggers)
    )


def offer_trigger(game: DuelMasters, owner: int, uid: int) -> Steps[None]:
    """One shield trigger: use it for no cost, or keep the card in hand."""
    s = game.state
    options: list[Answer] = []
    if usable(game, owner, uid):
        options = [SUMMON[uid] if s.cards[uid].definition.creature else CAST[uid]]
    elif s.cards[uid].zone != HAND or not asked_anyway(game, owner):
        return
    answer = yield Decision(owner, "shield-trigger", "shield-trigger", [*options, PASS], (uid,))
    if answer is PASS:
        return
    game.happen(happened.ShieldTriggered, s.cards[uid], owner)
    if answer.verb == "cast":
        yield from resolve(game, owner, uid, triggered=True)
    else:
        bases = yield from choose_bases(game, owner, s.cards[uid])
        enter(game, uid, bases, summoned=True)


def asked_anyway(game: DuelMasters, owner: int) -> bool:
    """Whether a player is asked about a broken shield that has no trigger, so that the question betrays nothing."""
    asking = game.state.asking
    return asking is not None and asking[owner].how != "real"
