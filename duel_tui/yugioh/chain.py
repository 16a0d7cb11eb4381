"""The chain: activating, answering, resolving last in first out, and what follows from it (YR-02 to YR-04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from duel_tui.engine.game import Unasked
from duel_tui.engine.steps import PASS, Decision, Steps, ask_option
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.battle_rules import DestroyedWhenTargeted
from duel_tui.yugioh.card_rules import GathersCounters, gather, watchers
from duel_tui.yugioh.defiance import defied
from duel_tui.yugioh.definitions import CARD, Effect
from duel_tui.yugioh.moments import ACTIVATION, IGNITION, TRIGGER
from duel_tui.yugioh.negation import link_negated, resolve_negated
from duel_tui.yugioh.priority import (
    IN_DAMAGE_STEP,
    OPEN,
    Moment,
    asks,
    cause_of,
    effect_of,
    in_main_phase,
    offers,
    quiet,
    summon_moment,
    usable,
    window,
)
from duel_tui.yugioh.table import Link
from duel_tui.yugioh.triggers import Pending, pending, queue
from duel_tui.yugioh.zones import (
    BEFORE_CALCULATION,
    DAMAGE_AFTER,
    DAMAGE_END,
    DAMAGE_STEP,
    FIELD,
    GRAVE,
    HAND,
    ON_FIELD,
    SPELLS,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def base_moment(game: Yugioh) -> Moment:
    """What may be answered at this point of the turn, whatever has just happened.

    After damage calculation only what answers an activation may be used (YR-06).
    """
    phase = game.state.phase
    if phase in (DAMAGE_AFTER, DAMAGE_END):
        return ()
    return IN_DAMAGE_STEP if phase.startswith(DAMAGE_STEP) else OPEN


def begin(game: Yugioh, player: int, uid: int, index: int, moment: Moment = OPEN) -> Steps[bool]:
    """Activate something as chain link 1, let both answer, resolve, and let the consequences follow.

    Returns whether both players have passed since, in the window of a Summon that the chain brought about.
    """
    effect = game.state.cards[uid].definition.effects[index]
    yield from activate(game, player, uid, index, cause_of(game, player, uid, moment, effect))
    yield from respond(game, moment, 1 - player)
    yield from resolve(game)
    return (yield from follow(game))


def activate(game: Yugioh, player: int, uid: int, index: int, cause: Any) -> Steps[None]:
    """Add a link to the chain: show the card, pay its costs, choose its targets."""
    s = game.state
    card = s.cards[uid]
    d = card.definition
    effect = d.effects[index]
    if effect.way == CARD:
        if card.zone == HAND:
            if d.subkind == "field":
                clear_field(game, player)
            card = game.put(uid, FIELD if d.subkind == "field" else SPELLS, player)
        elif card.zone == SPELLS or card.zone == FIELD:
            card = s.change(uid, face_up=True, seen=3)
    link = Link(card, player, index, cause)
    if effect.once:
        game.use_up(card.ref, index)
    if effect.once_a_battle:
        game.fought += ((card.ref, index),)
    if effect.modes:
        word = yield from choose_mode(game, player, uid, effect, cause)
        link.words = (word,)
        link.effect = effect = dict(effect.modes)[word]
    for cost in effect.cost:
        yield from cost.pay(game, link)
    chosen = []
    for target in effect.targets:
        refs = yield from target.choose(game, link)
        chosen.append(refs)
    link.targets = tuple(chosen)
    if DestroyedWhenTargeted in s.ready:
        link.shown = tuple(ref for refs in chosen for ref in refs if s.cards[ref.uid].face_up)
    if GathersCounters in s.ready and effect.way == CARD and d.kind == "spell":
        link.watching = watchers(game)
    game.chain.append(link)
    game.emit((happened.Activated, card, player, len(game.chain), index))
    for refs in chosen:
        for ref in refs:
            game.emit((happened.Targeted, s.cards[ref.uid], card))


def choose_mode(game: Yugioh, player: int, uid: int, effect: Effect, cause: Any) -> Steps[str]:
    """Choose one of the alternatives of an effect that can be used now, by its word."""
    words = [word for word, mode in effect.modes if usable(game, player, uid, mode, cause)]
    if len(words) == 1:
        game.unasked.append(Unasked(player, (), words[0]))
    return (yield from ask_option(player, "mode", words, (uid,)))


def clear_field(game: Yugioh, player: int, own: bool = True) -> None:
    """A player's face-up Field Spell is destroyed: he puts down another, or the other's has resolved (YR-08).

    His own face-down one makes room too.
    """
    for uid in game.state.zones[FIELD + player]:
        if own or game.state.cards[uid].face_up:
            game.destroy((uid,), "rule")


def respond(game: Yugioh, moment: Moment, first: int) -> Steps[None]:
    """Both players may add links, `first` before the other, until both pass.

    The happening that the chain began with may still be answered by every later link (several Traps on one Summon).
    """
    if quiet(game, (*moment, (ACTIVATION, None))):
        game.emit((happened.WindowPassed, game.state.phase, ACTIVATION))
        return
    passes, player, asked = 0, first, False
    while passes < 2:
        top = game.chain[-1]
        event = (happened.Activated, top.card, top.player, len(game.chain), top.index)
        now: Moment = (*moment, (ACTIVATION, event))
        options = offers(game, player, now, max(2, top.speed))
        if options or asks(game, player, now):
            asked = True
            options.append(PASS)
            answer = yield Decision(player, "respond", "respond", options, (top.uid,))
            if answer is not PASS:
                card = game.state.cards[answer.card]
                index = effect_of(card, answer)
                cause = cause_of(game, player, card.uid, now, card.definition.effects[index])
                yield from activate(game, player, card.uid, index, cause)
                passes, player = 0, 1 - player
                continue
        passes += 1
        player = 1 - player
    if not asked:
        game.emit((happened.WindowPassed, game.state.phase, ACTIVATION))


def resolve(game: Yugioh) -> Steps[None]:
    """Resolve the chain from the last link to the first; used cards then go to the Graveyard."""
    s = game.state
    used = [link.card for link in game.chain if link.effect.way == CARD]
    game.spent = tuple(
        card.ref for card in used if not (card.definition.stays or card.definition.subkind == "equip")
    )
    while game.chain:
        link = game.chain[-1]
        number = len(game.chain)
        if link.negated:
            game.emit((happened.Negated, link.card))
        elif gone(game, link):
            game.emit((happened.NoEffect, link.card, "gone"))
            link.shown = ()
        elif link.targets and defied(game, link):
            game.emit((happened.NoEffect, link.card, "negated"))
        elif link.uid in game.muted or link_negated(game, link):
            yield from resolve_negated(game, link)
        else:
            game.acting = link.player
            for node in link.effect.do:
                yield from node.run(game, link)
            game.acting = -1
            if link.effect.way == CARD and link.card.definition.subkind == "field":
                clear_field(game, 1 - link.player, own=False)
            game.emit((happened.Resolved, link.card, number))
        game.chain.pop()
        if link.watching and not link.negated:
            gather(game, link.watching)
        if link.shown and not link.negated:
            strike(game, link)
        game.enforce()
        if game.struck and s.phase not in BEFORE_CALCULATION:
            game.struck = ()
        game.check_win()
    game.spent = ()
    for card in used:
        now = s.cards[card.uid]
        if now.stay == card.stay and now.zone in ON_FIELD and not _remains(game, card.uid):
            game.to_grave(card.uid)


def strike(game: Yugioh, link: Link) -> None:
    """An effect has resolved: note its targets that were and are face-up, for those that do not bear it."""
    cards = game.state.cards
    game.struck += tuple(
        ref for ref in link.shown if cards[ref.uid].stay == ref.stay and cards[ref.uid].face_up
    )


def _remains(game: Yugioh, uid: int) -> bool:
    card = game.state.cards[uid]
    d = card.definition
    if d.subkind == "equip" or d.equips is not None:
        return card.host is not None
    stays: bool = d.stays
    return stays


def gone(game: Yugioh, link: Link) -> bool:
    """Whether a card that must still lie face-up when it would resolve has left (YR-03)."""
    now = game.state.cards[link.uid]
    if link.effect.way == CARD:
        d = link.card.definition
        return d.stays and not d.remains and (now.stay != link.card.stay or not now.face_up)
    if link.card.definition.monster or link.card.zone in (HAND, GRAVE):
        return False
    if any(paid.uid == link.uid for paid in link.costs):
        return False
    return now.stay != link.card.stay or not now.face_up


def follow(game: Yugioh) -> Steps[bool]:
    """What follows from what has just happened, until nothing more does: triggers, then answers to a Summon.

    Triggers of one moment form one chain (YR-04). Without triggers a Summon is open to answers: the turn player first,
    who may also use an ignition effect (YR-05). Returns whether both players have passed in that window, last of all:
    they need not be asked once more.
    """
    s = game.state
    while True:
        game.enforce()
        news = game.events[game.looked :]
        if game.late:
            news = game.late + news
            game.late = []
        game.looked = len(game.events)
        found = pending(game, news) if s.lasting or TRIGGER in s.ready else []
        summons = summon_moment(news)
        if not found and not summons:
            return False
        moment: Moment = (*base_moment(game), *summons)
        game.arrivals = [event for _, event in summons]
        if found and (yield from _trigger_chain(game, found, moment)):
            continue
        if summons and not s.phase.startswith(DAMAGE_STEP):
            first_say = s.options.ignition_priority and in_main_phase(game)
            if not (yield from summon_window(game, moment, first_say)):
                return True
        else:
            return False


Upkeep = Callable[["Yugioh"], Steps[None]]
"""Asks the turn player to pay for his cards."""


def phase_effects(game: Yugioh, upkeep: Upkeep | None = None) -> Steps[None]:
    """The effects of a Standby or End Phase that begins, by the order of YH-06 and YH-61 (YR-01).

    Those that may be used, the turn player's and the opponent's; then those that must, likewise. Each of the four is a
    chain of its own. `upkeep` is what the turn player owes to his cards: it belongs to what he must do, before what
    the opponent must. What else has happened follows behind.
    """
    s = game.state
    game.phase_begun, game.phase_done = (happened.PhaseBegan, s.phase, s.player), []
    if TRIGGER in s.ready:
        news = game.events[game.looked :]
        game.looked = len(game.events)
        game.late += [event for event in news if event[0] is not happened.PhaseBegan]
        yield from more_phase_effects(game, upkeep)
    elif upkeep is not None:
        yield from upkeep(game)
    yield from follow(game)


def more_phase_effects(game: Yugioh, upkeep: Upkeep | None = None) -> Steps[bool]:
    """The effects of the phase that goes on which nobody was asked for yet.

    Those of cards that have come to where they work in this very phase are among them, each once for each time that
    it has come (Sinister Serpent, destroyed in the Standby Phase). Returns whether there were any.
    """
    s = game.state
    some = False
    again = TRIGGER in s.ready and game.phase_begun[1:] == (s.phase, s.player)
    while again:
        again = False
        for optional in (True, False):
            for player in (s.player, 1 - s.player):
                # Looked for anew each time: an effect in between may have removed the card or turned it face-down.
                found = [
                    each
                    for each in pending(game, [game.phase_begun])
                    if (each.optional, each.player) == (optional, player)
                    and (s.cards[each.uid].ref, each.number) not in game.phase_done
                ]
                game.phase_done += [(s.cards[each.uid].ref, each.number) for each in found]
                if found and (yield from _trigger_chain(game, found, base_moment(game))):
                    some = again = True
                    yield from follow(game)
                if upkeep is not None and not optional and player == s.player:
                    yield from upkeep(game)
                    upkeep = None
    return some


def damage_effects(game: Yugioh) -> Steps[None]:
    """Effects of battle damage: a chain before the FLIP effect of the monster that was attacked."""
    if happened.Damaged not in game.state.ready:
        return
    news = game.events[game.looked :]
    found = pending(game, [event for event in news if event[0] is happened.Damaged])
    if found:
        game.looked = len(game.events)
        game.late += [event for event in news if event[0] is not happened.Damaged]
        yield from _trigger_chain(game, found, base_moment(game))


def summon_window(game: Yugioh, moment: Moment, ignition: bool) -> Steps[bool]:
    """The window after a Summon. A chain in it settles its own consequences."""
    if quiet(game, (*moment, (IGNITION, None)) if ignition else moment):
        game.emit((happened.WindowPassed, game.state.phase, "summon"))
        return False
    return (yield from window(game, moment, game.state.player, "summon", ignition))


def _trigger_chain(game: Yugioh, found: list[Pending], moment: Moment) -> Steps[bool]:
    """Put triggers on a chain and resolve it. Returns whether there was one."""
    ordered = yield from queue(game, found)
    started = False
    for trigger in ordered:
        if not trigger.ready(game):
            continue
        if trigger.optional and not (yield from trigger.wanted()):
            continue
        if trigger.record is not None:
            s = game.state
            s.lasting = tuple(record for record in s.lasting if record is not trigger.record)
        yield from activate(game, trigger.player, trigger.uid, trigger.number, trigger.event)
        started = True
    if started:
        yield from respond(game, moment, 1 - game.chain[-1].player)
        yield from resolve(game)
    return started
