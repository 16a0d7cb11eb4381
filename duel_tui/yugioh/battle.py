"""The Battle Phase: Start Step, Battle Step with attacks and replays, End Step (YA-61, YH-30 to YH-34, YD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card, Ref
from duel_tui.engine.steps import PASS, Answer, Answers, Decision, Steps
from duel_tui.yugioh import attacks
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.battle_rules import MustAttack
from duel_tui.yugioh.chain import begin, follow
from duel_tui.yugioh.damage import damage_step, lie_down_late
from duel_tui.yugioh.kinship import tributes_of_attack
from duel_tui.yugioh.moments import AIMING, ATTACK, FREE
from duel_tui.yugioh.priority import (
    OPEN,
    Moment,
    effect_of,
    opponent_window,
    phase_window,
    quiet,
    responses,
    window,
)
from duel_tui.yugioh.rules import CannotAttack, DefenseAfterAttack
from duel_tui.yugioh.zones import BATTLE_END, BATTLE_START, BATTLE_STEP, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

ATTACK_WITH: Answers[tuple[int, int]] = Answers("attack")
LEAVING = {"main2": "to-main2", "end": "to-end"}


def battle_phase(game: Yugioh) -> Steps[None]:
    """The Battle Phase begins: Start Step with its windows, then the open Battle Step."""
    from duel_tui.yugioh.turn import enter

    s = game.state
    s.battled = s.turn
    enter(game, BATTLE_START)
    yield from follow(game)
    yield from phase_window(game, "battle-start", stays=True)
    enter(game, BATTLE_STEP)


def battle_step(game: Yugioh) -> Steps[Answer | None]:
    """One action in the Battle Step: an attack, a fast effect, a pass, or leaving. Returns how it is left."""
    s = game.state
    you = s.player
    answer = yield Decision(you, "act", BATTLE_STEP, () if game.replaying else battle_options(game))
    if answer.verb == "attack":
        yield from attack(game, you, answer.card, answer.other)
        if game.battle_over:
            from duel_tui.yugioh.turn import TO_MAIN2

            game.battle_over = False
            yield from end_step(game)
            return TO_MAIN2
    elif answer.verb == "activate":
        yield from begin(game, you, answer.card, effect_of(s.cards[answer.card], answer))
    elif answer is PASS:
        yield from opponent_window(game, "passed")
    elif not (yield from opponent_window(game, LEAVING[answer.verb])):
        yield from end_step(game)
        return answer
    return None


def end_step(game: Yugioh) -> Steps[None]:
    """The End Step of the Battle Phase with its windows (YH-53)."""
    from duel_tui.yugioh.turn import enter

    enter(game, BATTLE_END)
    yield from follow(game)
    yield from phase_window(game, "battle-end", stays=True)
    s = game.state
    s.lasting = tuple(record for record in s.lasting if not record.in_battle)
    if DefenseAfterAttack in s.ready:
        lie_down_late(game)


def battle_options(game: Yugioh) -> list[Answer]:
    """Every action of the turn player in the Battle Step."""
    from duel_tui.yugioh.turn import TO_END, TO_MAIN2

    s = game.state
    you = s.player
    out: list[Answer] = []
    ready = s.ready
    if s.lasting or AIMING in ready or CannotAttack in ready:
        there = attacks.targets(game, you)
        for uid in s.zones[MONSTERS + you]:
            for target in attacks.aims(game, uid, there):
                out.append(ATTACK_WITH[uid, target])
    else:
        cards = s.cards
        there = s.zones[MONSTERS + 1 - you] or attacks.DIRECTLY
        for uid in s.zones[MONSTERS + you]:
            card = cards[uid]
            if card.face_up and not card.sideways and card.attacked != s.turn:
                for target in there:
                    out.append(ATTACK_WITH[uid, target])
    if FREE in ready or s.lasting:
        out += responses(game, you, OPEN, 2)
    if MustAttack not in ready or attacks.owed(game, you) is None:
        out.append(TO_MAIN2)
        out.append(TO_END)
    out.append(PASS)
    return out


def target_set(game: Yugioh, you: int) -> tuple[Ref, ...]:
    """What may be attacked on the other side."""
    cards = game.state.cards
    return tuple(cards[uid].ref for uid in attacks.targets(game, you))


def attack(game: Yugioh, you: int, attacker: int, target: int) -> Steps[None]:
    """An attack from its declaration to the end of its Damage Step."""
    s = game.state
    before = target_set(game, you)
    price = tributes_of_attack(game, attacker)
    if price:
        paid = yield from choose(game, you, "tribute-cost", price, about=(attacker,))
        for uid in paid:
            game.tribute(uid)
    while True:
        was = s.cards[attacker]
        aim = s.cards[target] if target >= 0 else None
        card = attacks.declare(game, attacker, aim)
        game.attack = (card.ref, aim.ref if aim is not None else None)
        event = (happened.AttackDeclared, card, aim)
        game.emit(event)
        yield from answers(game, you, ((ATTACK, event), (FREE, None)))
        outcome = standing(game, before, was)
        if outcome == "goes on":
            yield from damage_step(game)
            break
        if outcome == "replay":
            game.emit((happened.Replay, s.cards[attacker]))
            if s.options.replay == "rewind":
                attacks.take_back(game, was)
                break
            chosen = yield from choose_again(game, you, was)
            if chosen is None:
                break
            before, target = target_set(game, you), chosen
            continue
        game.emit((happened.AttackEnded, card, outcome))
        break
    game.attack = None


def answers(game: Yugioh, you: int, moment: Moment) -> Steps[None]:
    """Triggers on the attack, then the windows after its declaration; the first is the opponent's in `classic`."""
    s = game.state
    yield from follow(game)
    if quiet(game, moment):
        game.emit((happened.WindowPassed, s.phase, ATTACK))
        return
    first = 1 - you if s.options.attack_response_first == "opponent" else you
    acted = yield from window(game, moment, first, "attack")
    while acted and game.attack is not None and game.state.is_at(game.attack[0]):
        acted = yield from window(game, OPEN, you, "attack")


def standing(game: Yugioh, before: tuple[Ref, ...], was: Card) -> str:
    """What has become of an attack after its windows: `goes on`, `replay`, or why it ended (YR-07).

    `was` is the attacker before it declared.
    """
    s = game.state
    if game.attack is None:
        return "negated"
    ref, aim = game.attack
    attacker = s.cards[ref.uid]
    if attacker.stay != ref.stay or attacker.controller != s.player:
        return "gone"
    lies = attacker.sideways and (aim is not None or not attacks.attacks_lying(game, attacker))
    if not attacker.face_up or lies:
        return "turned"
    if attacks.lock(game, attacker, declared=True) is not None:
        return "stopped"
    now = target_set(game, s.player)
    if s.options.replay_cause == "number":
        changed = len(now) != len(before)
    else:
        changed = set(now) != set(before)
    if changed or (aim is not None and not s.is_at(aim)) or not attacks.allowed_still(game, was, aim):
        return "replay"
    return "goes on"


def choose_again(game: Yugioh, you: int, was: Card) -> Steps[int | None]:
    """After a replay in the later rules: the same attacker takes a target, or its attack is over."""
    there = attacks.targets(game, you)
    if (not there and game.state.zones[MONSTERS + 1 - you]) or attacks.used_up(game, was):
        return None
    if not there and attacks.no_direct_attack(game, was) is not None:
        return None
    options = [ATTACK_WITH[was.uid, target] for target in there or attacks.DIRECTLY]
    answer = yield Decision(you, "act", "replay", [*options, PASS], (was.uid,))
    return None if answer is PASS else answer.other
