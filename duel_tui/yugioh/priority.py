"""Priority: who may answer what, and windows that open and close.

In each window the turn player is asked, then the opponent; when both pass one after the other it closes (YR-01).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from duel_tui.engine.state import Card, stop_word
from duel_tui.engine.steps import PASS, Answer, Answers, Decision, Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD, PROCEDURE, Effect, keys_of
from duel_tui.yugioh.moments import CALCULATION, DAMAGE, FREE, IGNITION, SUMMONED
from duel_tui.yugioh.negation import CannotActivate, barred
from duel_tui.yugioh.rules import CannotSummon
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.turn_rules import hand_opened, opens_hand
from duel_tui.yugioh.zones import HAND, MAIN1, MAIN2, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

Moment = tuple[tuple[Hashable, Any], ...]
"""What there is to answer: kinds of moment, each with its event."""

ACTIVATE: Answers[int] = Answers("activate")
ACTIVATE_OTHER: Answers[tuple[int, int]] = Answers("activate")

RESOLVING = (happened.Resolved, happened.NoEffect, happened.Negated)
"""Events that end a link of a chain."""
OPEN: Moment = ((FREE, None),)
IN_DAMAGE_STEP: Moment = ((DAMAGE, None),)


def locked(game: Yugioh, kind: type, player: int) -> bool:
    """Whether a lasting effect or a continuous rule of this kind binds a player."""
    if not game.state.lasting and kind not in game.state.ready:
        return False
    return any(
        (source.controller if isinstance(source, Card) else source.player) == player
        for _, source in in_force(game, kind)
    )


def may_summon(game: Yugioh, player: int) -> bool:
    """Whether nothing forbids the player to Summon monsters at all."""
    return not locked(game, CannotSummon, player)


def usable(game: Yugioh, player: int, uid: int, effect: Effect, cause: Any = None) -> bool:
    """Whether condition, cost and targets allow an activation now, in answer to `cause` (YR-03)."""
    if CannotActivate in game.state.ready and effect.way != PROCEDURE and barred(game, uid, effect):
        return False
    if effect.condition is not None and not effect.condition.holds(game, player, uid):
        return False
    for cost in effect.cost:
        if not cost.can_pay(game, player, uid):
            return False
    for target in effect.targets:
        if not target.possible(game, player, uid, cause):
            return False
    return not effect.modes or any(usable(game, player, uid, mode, cause) for _, mode in effect.modes)


def room_for(game: Yugioh, player: int, card: Card) -> bool:
    """Whether a Spell or Trap can be put on the field from the hand."""
    return card.definition.subkind == "field" or len(game.state.zones[SPELLS + player]) < SLOTS


def may_activate(game: Yugioh, player: int, uid: int, index: int, cause: Any, speed: int) -> bool:
    """Whether a player may activate an effect in answer to something, at this Spell Speed or above."""
    s = game.state
    card = s.cards[uid]
    d = card.definition
    if d.speeds[index] < speed:
        return False
    effect: Effect = d.effects[index]
    if card.controller != player and not effect.anyone:
        return False
    if effect.way == CARD:
        if card.zone == HAND:
            if not room_for(game, player, card):
                return False
            if not (opens_hand(game, player) if d.kind == "trap" else s.player == player):
                return False
        elif card.zone != SPELLS or card.face_up or card.arrived >= s.turn:
            return False
    elif not own_effect_ready(game, card, index):
        return False
    if effect.phases and s.phase not in effect.phases:
        return False
    if effect.turn and (s.player == player) != (effect.turn == "own"):
        return False
    if effect.when is not None and not effect.when.matches(game, cause, player, uid):
        return False
    return usable(game, player, uid, effect, cause)


def own_effect_ready(game: Yugioh, card: Card, index: int) -> bool:
    """Whether an effect of a card in play (not its card activation) can be used: face-up, not in this very chain."""
    effect: Effect = card.definition.effects[index]
    if effect.where == HAND:
        return card.zone == HAND
    if not card.face_up or (card.definition.union and card.zone != effect.where):
        return False
    if any(link.uid == card.uid and link.effect.way == CARD for link in game.chain):
        return False
    if effect.once_a_battle and (card.ref, index) in game.fought:
        return False
    return not (effect.once and (card.ref, index, game.state.turn) in game.used_up())


def answer_for(card: Card, index: int) -> Answer:
    """The answer that activates an effect: `activate NAME`, or `activate NAME (2)` for its second effect."""
    number = 0 if card.definition.union else card.definition.numbers[index]
    return ACTIVATE_OTHER[card.uid, number] if number else ACTIVATE[card.uid]


def effect_of(card: Card, answer: Answer) -> int:
    """The index of the effect that an answer activates."""
    in_play = card.face_up or (card.zone == HAND and card.definition.monster)
    wanted = "in play" if in_play else CARD
    group = [i for i, effect in enumerate(card.definition.effects) if effect.group == wanted]
    if card.definition.union:
        return next(i for i in group if card.definition.effects[i].where == card.zone)
    return group[max(answer.other, 0)]


def responses(game: Yugioh, player: int, moment: Moment, speed: int) -> list[Answer]:
    """Everything a player may activate now, one answer for cards that are alike."""
    s = game.state
    found: list[Answer] = []
    hand: list[Any] = []
    cards = s.cards
    traps = hand_traps(game, player) if s.lasting else ()
    for key, cause in moment:
        for uid in (*s.ready.get(key, ()), *traps) if traps else s.ready.get(key, ()):
            card = cards[uid]
            if card.controller != player and not card.definition.public:
                continue
            for index in card.definition.by_key.get(key, ()):
                answer = answer_for(card, index)
                if answer in found or not may_activate(game, player, uid, index, cause, speed):
                    continue
                if card.zone == HAND:
                    if (card.definition, card.seen) in hand:
                        continue
                    hand.append((card.definition, card.seen))
                found.append(answer)
    return found


def hand_traps(game: Yugioh, player: int) -> tuple[int, ...]:
    """The Traps that a player may activate from his hand this turn (Makyura the Destructor)."""
    if not opens_hand(game, player):
        return ()
    s = game.state
    return tuple(uid for uid in s.zones[HAND + player] if s.cards[uid].definition.kind == "trap")


def cause_of(game: Yugioh, player: int, uid: int, moment: Moment, effect: Effect) -> Any:
    """The event that an activation answers: the first of the moment that it can answer."""
    when = effect.when
    if when is None:
        return None
    for key, event in moment:
        if key in keys_of(when) and when.matches(game, event, player, uid):
            if usable(game, player, uid, effect, event):
                return event
    return None


def seems_able(game: Yugioh, player: int, moment: Moment) -> bool:
    """Whether the other player can see something that might answer: a Set card of an earlier turn, a face-up card
    with a quick effect; also the turn player's hand, and during damage calculation the hand of the player who would
    take damage, in a duel in whose Decks is a card for that.
    """
    s = game.state
    if s.lasting and s.zones[HAND + player] and opens_hand(game, player):
        return True
    if any(key != CALCULATION for key, _ in moment):
        for uid in s.zones[SPELLS + player]:
            card = s.cards[uid]
            if not card.face_up and card.arrived < s.turn and card.host is None:
                return True
    for key, event in moment:
        if key == CALCULATION:
            if event[2] == player and s.player != player and s.zones[HAND + player] and key in s.held:
                return True
        elif s.player == player and key in s.held and s.zones[HAND + player]:
            return True
        for uid in s.ready.get(key, ()):
            card = s.cards[uid]
            if (card.controller == player or card.definition.public) and card.face_up and key != IGNITION:
                return True
    return False


def asks(game: Yugioh, player: int, moment: Moment) -> bool:
    """Whether a player who can only pass is asked all the same."""
    s = game.state
    if s.asking is None:
        return False
    how, stops = s.asking[player]
    if how == "all" or (how == "visible" and seems_able(game, player, moment)):
        return True
    return bool(stops) and stop_word(s.player == player, s.phase) in stops


def quiet(game: Yugioh, moment: Moment) -> bool:
    """Whether a window can go by without looking: nothing in play answers such a moment, and all are not asked."""
    if game.state.asking is not None:
        return False
    ready = game.state.ready
    # Most windows are quiet, and a loop is twice as fast here as any().
    for key, _ in moment:
        if key in ready:
            return False
    return not game.state.lasting or not hand_opened(game)


def window(
    game: Yugioh, moment: Moment, first: int, prompt: str, ignition: bool = False, closed_after: int = 2
) -> Steps[bool]:
    """Ask both players in turn, `first` before the other, until both pass. Returns whether they are to be asked anew.

    `closed_after` is the number of passes in a row that close it: 3 where `first` has another say after the other
    player's pass. After an activation the chain is built and resolved, and its consequences follow; the caller then
    opens the window again, unless both players have passed already in the window of a Summon that the chain brought
    about.
    """
    from duel_tui.yugioh.chain import begin

    s = game.state
    asked = False
    passes, player = 0, first
    while passes < closed_after:
        offered = (*moment, (IGNITION, None)) if ignition and player == s.player else moment
        speed = 1 if ignition and player == s.player else 2
        options = offers(game, player, offered, speed)
        if options or asks(game, player, moment):
            asked = True
            options.append(PASS)
            answer = yield Decision(player, "respond", prompt, options)
            if answer is not PASS:
                card = s.cards[answer.card]
                index = effect_of(card, answer)
                if not (yield from begin(game, player, answer.card, index, moment)):
                    return True
                passes, player = 2, first
                continue
        passes += 1
        player = 1 - player
    if not asked:
        game.emit((happened.WindowPassed, s.phase, str(moment[0][0])))
    return False


def offers(game: Yugioh, player: int, moment: Moment, speed: int) -> list[Answer]:
    """Everything a player may activate in a window; `pass` alone stands for it where the answer is known already."""
    had = game.replies.next()
    found = _window_options(game, player, moment, speed) if had is None else [PASS] if had else []
    if found:
        game.replies.note()
    return found


def _window_options(game: Yugioh, player: int, moment: Moment, speed: int) -> list[Answer]:
    if speed >= 2:
        return responses(game, player, moment, speed)
    fast = responses(game, player, tuple(part for part in moment if part[0] != IGNITION), 2)
    return fast + [answer for answer in responses(game, player, ((IGNITION, None),), 1) if answer not in fast]


def phase_window(game: Yugioh, prompt: str, stays: bool = False, moment: Moment = OPEN) -> Steps[None]:
    """The windows of a phase: turn player, opponent; after each chain the turn player again; two passes end them.

    `stays`: the turn player is asked once more when both have passed, and stays in the step (acts) or moves on (YR-01).
    `moment` is what may be answered in the first of them. What the chains bring about may have effects of its own in
    this phase.
    """
    from duel_tui.yugioh.chain import more_phase_effects

    s = game.state
    if quiet(game, moment):
        game.emit((happened.WindowPassed, s.phase, FREE))
        return
    again = True
    while again:
        while (yield from window(game, moment, s.player, prompt, closed_after=3 if stays else 2)):
            moment = OPEN
            yield from more_phase_effects(game)
        again = yield from more_phase_effects(game)


def opponent_window(game: Yugioh, prompt: str) -> Steps[bool]:
    """A window for the opponent alone: the turn player has passed, or proposed the next phase."""
    from duel_tui.yugioh.chain import begin

    s = game.state
    player = 1 - s.player
    options = offers(game, player, OPEN, 2) if FREE in s.ready or s.lasting else []
    if not options and not asks(game, player, OPEN):
        game.emit((happened.WindowPassed, s.phase, FREE))
        return False
    options.append(PASS)
    answer = yield Decision(player, "respond", prompt, options)
    if answer is PASS:
        return False
    yield from begin(game, player, answer.card, effect_of(s.cards[answer.card], answer), OPEN)
    return True


def summon_moment(events: list[Any]) -> Moment:
    """The Summons among some events, as things to answer: those of a chain that its last effect brought about."""
    summoned = happened.Summoned
    found = [(SUMMONED, event) for event in events if event[0] is summoned]
    if found:
        last = [at for at, event in enumerate(events) if event[0] in RESOLVING][-2:-1]
        found = [(SUMMONED, event) for event in events[last[0] if last else 0 :] if event[0] is summoned]
    return tuple(found)


def in_main_phase(game: Yugioh) -> bool:
    """Whether the turn player is in a Main Phase."""
    return game.state.phase in (MAIN1, MAIN2)
