"""The turn: its six steps in order (DM-R09 to R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.attack import ATTACK, TAP, attack, use_tap_ability
from duel_tui.duel_masters.keywords import LosesAtEnd, SilentSkill, StaysTapped
from duel_tui.duel_masters.mana import Plays
from duel_tui.duel_masters.moving import Pending
from duel_tui.duel_masters.nodes.base import carry_out, ordered, settle
from duel_tui.duel_masters.rare import CreaturesStayTapped, ManaStaysTapped
from duel_tui.duel_masters.summon import cast, plays, summon
from duel_tui.duel_masters.targets import PLAYER, can_use_tap_ability, targets, urged
from duel_tui.duel_masters.values import has, in_force, rules_of
from duel_tui.duel_masters.zones import ATTACK as ATTACK_STEP
from duel_tui.duel_masters.zones import BATTLE, CHARGE, DRAW, END, HAND, MAIN, MANA, UNTAP
from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Answer, Answers, Decision, Steps, ask_yes

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

CHARGE_CARD: Answers[int] = Answers("charge")
TO_END = Answer("end")


def duel(game: DuelMasters) -> Steps[None]:
    """Play from where the state stands until somebody has won."""
    s = game.state
    if s.winner is not None:
        return
    if s.phase in ("", UNTAP, DRAW):
        yield from beginning(game)
    elif s.phase == END:
        yield from end_of_turn(game)
    while True:
        if s.phase == ATTACK_STEP and not attacks_left(game):
            yield from end_of_turn(game)
            continue
        game.stable()
        if s.phase == CHARGE:
            yield from mana_step(game)
        elif s.phase == MAIN:
            yield from main_step(game)
        else:
            yield from attack_step(game)


def enter(game: DuelMasters, phase: str) -> None:
    """A step begins."""
    s = game.state
    s.phase = phase
    game.happen(happened.PhaseBegan, phase, s.player)


def beginning(game: DuelMasters) -> Steps[None]:
    """The start: untap, draw, and on to the open mana step (DM-R09 to R13)."""
    s = game.state
    you = s.player
    if s.phase != DRAW:
        if s.phase == "":
            game.emit((happened.TurnBegan, s.turn, you))
            expire_at_start(game, you)
        enter(game, UNTAP)
        yield from settle(game)
        yield from untap_step(game)
        yield from settle(game)
    enter(game, DRAW)
    if s.turn > 1 or s.options.first_draw:
        game.draw(you)
        game.happen(happened.TurnDrawn, you)
        yield from settle(game)
    enter(game, CHARGE)


def untap_step(game: DuelMasters) -> Steps[None]:
    """Untap all own creatures and mana; a creature with silent skill may stay tapped and use it."""
    s = game.state
    you = s.player
    staying: list[int] = []
    silent: list[int] = []
    for uid in s.zones[BATTLE + you]:
        card = s.cards[uid]
        if not card.sideways:
            continue
        if has(game, card, StaysTapped):
            staying.append(uid)
        elif has(game, card, SilentSkill) and (yield from ask_yes(you, "silent-skill", (uid,))):
            staying.append(uid)
            silent.append(uid)
    warped = [source for _, _, source in in_force(game, CreaturesStayTapped) if source is not None]
    creatures = [uid for uid in s.zones[BATTLE + you] if uid not in staying and not warped]
    stuck = any(player == you for _, player, _ in in_force(game, ManaStaysTapped))
    game.untap((*creatures, *(() if stuck else s.zones[MANA + you])), you)
    if warped:
        yield from buy_untapping(game, warped[0], silent)
    # Together, so in the order of the player's choice; one whose creature another has removed is not lost (DR-18).
    skills = [
        Pending(you, s.cards[uid], rule, None)
        for uid in silent
        for rule in rules_of(game, s.cards[uid], SilentSkill)
    ]
    for one in (yield from ordered(game, skills)):
        game.happen(happened.SilentSkillUsed, one.card, you)
        yield from carry_out(game, one.rule.do, one.card, you, None)
        yield from settle(game)


def buy_untapping(game: DuelMasters, source: Card, silent: list[int]) -> Steps[None]:
    """The turn player may tap mana; for every 2 cards he untaps a creature (not one that uses its silent skill)."""
    s = game.state
    you = s.player
    tapped = [uid for uid in s.zones[BATTLE + you] if s.cards[uid].sideways and uid not in silent]
    mana = [uid for uid in s.zones[MANA + you] if not s.cards[uid].sideways]
    if not tapped or len(mana) < 2:
        return
    paid = yield from choose(game, you, "tap-for-untapping", mana, 0, len(mana), about=(source.uid,))
    for uid in paid:
        game.tap(uid)
    n = min(len(paid) // 2, len(tapped))
    if n:
        game.untap((yield from choose(game, you, "untap", tapped, n, n, about=(source.uid,))), you)


def end_of_turn(game: DuelMasters) -> Steps[None]:
    """The end: what happens at the end of the turn, then the next turn begins (DM-R20)."""
    s = game.state
    enter(game, END)
    game.happen(happened.TurnEnding, s.player)
    yield from settle(game)
    expire_at_end(game)
    s.turn += 1
    s.broke = ()
    s.drawn = (0, 0)
    if s.extra:
        s.player, s.extra = s.extra[0], s.extra[1:]
    else:
        s.player = 1 - s.player
    s.phase = ""
    yield from beginning(game)


def expire_at_end(game: DuelMasters) -> None:
    """End the effects that last until the end of this turn; who has to lose then has lost."""
    s = game.state
    over = [record for record in s.lasting if record.until_turn and record.until_turn <= s.turn]
    if not over:
        return
    s.lasting = tuple(record for record in s.lasting if record not in over)
    losers = {record.player for record in over if isinstance(record.rule, LosesAtEnd)}
    if losers:
        game.end(2 if len(losers) > 1 else 1 - losers.pop(), "effect")


def expire_at_start(game: DuelMasters, you: int) -> None:
    """End the effects that last until the start of this player's turn."""
    s = game.state
    if s.lasting:
        s.lasting = tuple(record for record in s.lasting if record.until_start_of != you)


# -- the open steps


def mana_step(game: DuelMasters) -> Steps[None]:
    """Charge one card or none (DM-R13)."""
    s = game.state
    you = s.player
    answer = yield Decision(you, "act", CHARGE, () if game.replaying else charges(game, you))
    if answer.verb == "charge":
        s.charged = s.turn
        card = game.put(answer.card, MANA, s.cards[answer.card].definition.multicolored)
        game.happen(happened.Charged, card, you)
        yield from settle(game)
        enter(game, MAIN)
    elif answer is PASS:
        enter(game, MAIN)
    else:
        yield from end_of_turn(game)


def charges(game: DuelMasters, you: int) -> list[Answer]:
    """What may be done in the mana step; cards that are alike are offered once."""
    s = game.state
    out: list[Answer] = []
    if s.charged != s.turn:
        done: set[object] = set()
        for uid in s.zones[HAND + you]:
            card = s.cards[uid]
            key = (card.definition, card.seen)
            if key not in done:
                done.add(key)
                out.append(CHARGE_CARD[uid])
    out.append(PASS)
    if urged(game, you) is None:
        out.append(TO_END)
    return out


def main_step(game: DuelMasters) -> Steps[None]:
    """One action of the main step with everything that follows from it (DM-R18)."""
    s = game.state
    you = s.player
    options = Plays(()) if game.replaying else main_options(game, you)
    mana = tuple(uid for uid, _ in options.mana)
    answer = yield Decision(you, "act", MAIN, options, candidates=mana, low=0, high=0)
    verb = answer.verb
    if verb == "summon":
        yield from summon(game, you, answer.card, answer.cards)
        yield from settle(game)
    elif verb == "cast":
        yield from cast(game, you, answer.card, answer.cards)
        yield from settle(game)
    elif answer is PASS:
        enter(game, ATTACK_STEP)
    else:
        yield from end_of_turn(game)


def main_options(game: DuelMasters, you: int) -> Plays:
    """What may be done in the main step."""
    out = plays(game, you)
    out.append(PASS)
    if urged(game, you) is None:
        out.append(TO_END)
    return out


def attack_step(game: DuelMasters) -> Steps[None]:
    """One attack, or one tap ability, or the end of the turn (DM-R19)."""
    s = game.state
    you = s.player
    answer = yield Decision(you, "act", "attack-step", () if game.replaying else attack_options(game, you))
    if answer.verb == "attack":
        yield from attack(game, answer.card, answer.other)
    elif answer.verb == "tap":
        yield from use_tap_ability(game, answer.card)
    else:
        yield from end_of_turn(game)


def attack_options(game: DuelMasters, you: int) -> list[Answer]:
    """The attacks and tap abilities that are open, and the end of the turn."""
    out = _actions(game, you)
    if not out or urged(game, you) is None:
        out.append(TO_END)
    return out


def attacks_left(game: DuelMasters) -> bool:
    """Whether there is anything to do in the attack step but end it; who wants every window is asked all the same."""
    s = game.state
    asking = s.asking
    if asking is not None and asking[s.player].how == "all":
        return True
    return bool(_actions(game, s.player))


def _actions(game: DuelMasters, you: int) -> list[Answer]:
    s = game.state
    out: list[Answer] = []
    for uid in s.zones[BATTLE + you]:
        card = s.cards[uid]
        if card.sideways:
            continue
        found = targets(game, card)
        if PLAYER in found:
            out.append(ATTACK[uid, PLAYER])
        out += [ATTACK[uid, target] for target in found if target != PLAYER]
        if can_use_tap_ability(game, card):
            out.append(TAP[uid])
    return out
