"""The turn: its phases in order, and the open Main Phase (YH-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Answer, Decision, Steps, ask_yes
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.attacks import urged
from duel_tui.yugioh.attempts import SPECIAL, own_way, special_by_itself
from duel_tui.yugioh.battle import battle_phase, battle_step, end_step
from duel_tui.yugioh.battle_rules import CountsStandby, SparesUpkeep, SpiritReturns, Upkeep
from duel_tui.yugioh.card_rules import BringsFromDeck
from duel_tui.yugioh.chain import begin, follow, more_phase_effects, phase_effects
from duel_tui.yugioh.kinship import ChangesLevel
from duel_tui.yugioh.moments import DREW, IGNITION
from duel_tui.yugioh.priority import (
    ACTIVATE,
    OPEN,
    answer_for,
    effect_of,
    locked,
    may_summon,
    opponent_window,
    own_effect_ready,
    phase_window,
    responses,
    usable,
)
from duel_tui.yugioh.restrictions import CannotNormalSummon, fixed_by
from duel_tui.yugioh.rules import LastsTurns, NoBattlePhase
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.summon import (
    FLIP,
    SET,
    SUMMON,
    SWITCH,
    can_place,
    can_switch,
    flip_summon,
    may_be_flip_summoned,
    may_be_normal_summoned,
    normal_set,
    normal_summon,
    set_spell,
    switch_position,
    tributes,
)
from duel_tui.yugioh.turn_rules import WinsWhenOver, limit_of, skip, skip_turn
from duel_tui.yugioh.zones import (
    BATTLE_END,
    BATTLE_START,
    BATTLE_STEP,
    DECK,
    DRAW,
    END,
    EXTRA,
    FIELD,
    HAND,
    MAIN1,
    MAIN2,
    MONSTERS,
    SLOTS,
    SPELLS,
    STANDBY,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

TO_BATTLE = Answer("battle")
TO_MAIN2 = Answer("main2")
TO_END = Answer("end")


def duel(game: Yugioh) -> Steps[None]:
    """Play from where the state stands until somebody has won."""
    s = game.state
    if s.winner is not None:
        return
    game.check_win()
    if s.phase in ("", DRAW, STANDBY):
        yield from beginning(game)
    elif s.phase == END:
        yield from end_phase(game)
    elif s.phase == BATTLE_START:
        yield from battle_phase(game)
    elif s.phase == BATTLE_END:
        yield from end_step(game)
    while True:
        game.check_win()
        game.stable()
        # A clone begins here and knows nothing of the events before.
        game.looked = len(game.events)
        if s.phase == BATTLE_STEP:
            leaving = yield from battle_step(game)
            if leaving is TO_MAIN2:
                enter(game, MAIN2)
            elif leaving is TO_END:
                yield from end_phase(game)
        else:
            yield from main_phase(game)


def enter(game: Yugioh, phase: str) -> None:
    """A phase or step begins."""
    s = game.state
    s.phase = phase
    game.emit((happened.PhaseBegan, phase, s.player))


def beginning(game: Yugioh) -> Steps[None]:
    """Draw Phase and Standby Phase, up to the open Main Phase 1 (YA-42a, YH-02 to YH-06)."""
    s = game.state
    if s.phase != STANDBY:
        if s.phase == "":
            game.emit((happened.TurnBegan, s.turn, s.player))
        if not (s.lasting and skip(game, DRAW)):
            # Nothing comes before the draw (YH-02 to YH-04).
            enter(game, DRAW)
            moment = OPEN
            if s.turn > 1 or s.options.first_turn_draw:
                game.draw(s.player)
                game.check_win()
                moment = (*OPEN, (DREW, game.events[-1]))
            yield from follow(game)
            yield from phase_window(game, "draw", moment=moment)
    if not (s.lasting and skip(game, STANDBY)):
        enter(game, STANDBY)
        if CountsStandby in s.ready:
            for rule, source in tuple(in_force(game, CountsStandby)):
                if isinstance(source, Card) and source.controller == s.player:
                    rule.standby(game, source)
        yield from phase_effects(game, upkeep)
        yield from phase_window(game, "standby")
    if s.lasting and skip(game, MAIN1):
        # The Battle Phase follows at once; where there is none, the turn is over.
        yield from battle_phase(game) if may_battle(game) else end_phase(game)
        return
    enter(game, MAIN1)


def end_phase(game: Yugioh) -> Steps[None]:
    """End Phase: effects, windows, and last of all the hand limit (YA-67, YH-60); then the next turn begins."""
    s = game.state
    enter(game, END)
    if s.options.hand_limit_when == "first":
        yield from hand_limit(game)
    expire(game, at_end_phase=True)
    if LastsTurns in s.ready:
        for rule, source in tuple(in_force(game, LastsTurns)):
            if isinstance(source, Card):
                rule.end_phase(game, source)
    if SpiritReturns in s.ready:
        for spirit, source in tuple(in_force(game, SpiritReturns)):
            if isinstance(source, Card):
                spirit.end_phase(game, source)
    yield from phase_effects(game)
    yield from phase_window(game, "end")
    if s.options.hand_limit_when == "last":
        yield from hand_limit(game)
        # What was discarded may have an effect in this very phase (Manticore of Darkness).
        yield from more_phase_effects(game)
    expire(game, at_end_phase=False)
    s.turn += 1
    s.player = 1 - s.player
    while s.lasting and skip_turn(game):
        s.player = 1 - s.player
    s.phase = ""
    yield from beginning(game)


def upkeep(game: Yugioh) -> Steps[None]:
    """The turn player pays for his cards that ask for it in his Standby Phase, or they are destroyed (YH-06)."""
    s = game.state
    if Upkeep not in s.ready:
        return
    for rule, source in tuple(in_force(game, Upkeep)):
        if isinstance(source, Card) and source.controller == s.player and s.is_at(source.ref):
            if rule.family and spared(game, rule.family):
                continue
            paid = game.can_pay(s.player, rule.life)
            if paid and (rule.must or (yield from ask_yes(s.player, "upkeep", (source.uid,)))):
                game.pay(s.player, rule.life)
            else:
                game.destroy((source.uid,), "rule")
                yield from follow(game)


def spared(game: Yugioh, family: str) -> bool:
    """Whether nobody pays for the monsters of a series."""
    if SparesUpkeep not in game.state.ready:
        return False
    return any(rule.family == family for rule, _ in in_force(game, SparesUpkeep))


def hand_limit(game: Yugioh) -> Steps[None]:
    """Discard down to the limit; effects that trigger on it happen, then the hand is counted again."""
    s = game.state
    while True:
        hand = s.zones[HAND + s.player]
        limit = limit_of(game, s.player) if s.ready or s.lasting else s.options.hand_limit
        over = len(hand) - limit
        if over <= 0:
            return
        picked = yield from choose(game, s.player, "hand-limit", hand, over, over)
        for uid in picked:
            game.discard(uid)
        yield from follow(game)


def expire(game: Yugioh, at_end_phase: bool) -> None:
    """End the lasting effects whose time is over."""
    s = game.state
    if not s.lasting:
        return
    over = [
        r
        for r in s.lasting
        if r.until_turn and r.until_turn <= s.turn and (r.at_end_phase or not at_end_phase)
    ]
    if not over:
        return
    s.lasting = tuple(r for r in s.lasting if r not in over)
    for record in over:
        ends = getattr(record.rule, "ends", None)
        if ends is not None:
            ends(game, record)
    winners = {record.player for record in over if isinstance(record.rule, WinsWhenOver)}
    if winners:
        game.end(2 if len(winners) > 1 else winners.pop(), "effect")
    game.enforce()


# -- Main Phases


def main_phase(game: Yugioh) -> Steps[None]:
    """One action of the turn player in an open Main Phase, with everything that follows from it."""
    s = game.state
    you = s.player
    answer = yield Decision(you, "act", s.phase, () if game.replaying else main_options(game))
    verb = answer.verb
    if verb == "summon":
        yield from normal_summon(game, you, answer.card)
        yield from follow(game)
    elif verb == "set":
        if s.cards[answer.card].definition.monster:
            yield from normal_set(game, you, answer.card)
        else:
            set_spell(game, you, answer.card)
        yield from follow(game)
    elif verb == "flip":
        yield from flip_summon(game, you, answer.card)
    elif verb == "special":
        yield from special_by_itself(game, you, answer.card)
        yield from follow(game)
    elif verb == "switch":
        switch_position(game, answer.card)
        yield from follow(game)
    elif verb == "activate":
        card = s.cards[answer.card]
        yield from begin(game, you, answer.card, effect_of(card, answer))
    elif answer is PASS:
        yield from opponent_window(game, "passed")
    elif answer is TO_BATTLE:
        if not (yield from opponent_window(game, "to-battle")):
            yield from battle_phase(game)
    elif not (yield from opponent_window(game, "to-end")):
        yield from end_phase(game)


def main_options(game: Yugioh) -> list[Answer]:
    """Every action that the turn player has in a Main Phase; cards that are alike are offered once."""
    s = game.state
    you = s.player
    out: list[Answer] = []
    _from_hand(game, you, out)
    _with_monsters(game, you, out)
    _with_set_spells(game, you, out)
    if s.ready or s.lasting:
        out += [answer for answer in responses(game, you, OPEN, 2) if answer not in out]
        if IGNITION in s.ready:
            out += ignitions(game, you)
    battle = s.phase == MAIN1 and may_battle(game)
    if battle:
        out.append(TO_BATTLE)
    if not battle or urged(game, you) is None:
        out.append(TO_END)
    out.append(PASS)
    return out


def may_battle(game: Yugioh) -> bool:
    """Whether the turn player may enter the Battle Phase (YH-16, YH-29)."""
    s = game.state
    if s.turn == 1 and not s.options.first_turn_battle:
        return False
    return not locked(game, NoBattlePhase, s.player)


def _from_hand(game: Yugioh, you: int, out: list[Answer]) -> None:
    s = game.state
    cards = s.cards
    bit = 1 << you
    done: set[object] = set()
    normal = s.normal_turn != s.turn and not (s.lasting and locked(game, CannotNormalSummon, you))
    allowed = available = -1
    room = len(s.zones[SPELLS + you]) < SLOTS
    changed = ChangesLevel in s.ready
    special_ones: list[int] = []
    for uid in s.zones[HAND + you]:
        card = cards[uid]
        d = card.definition
        if d.monster and not normal and not d.has_procedure:
            continue
        key: object = d if card.seen == bit else (d, card.seen)
        if key in done:
            continue
        done.add(key)
        if d.monster:
            if d.has_procedure:
                special_ones.append(uid)
            if normal and not d.special_only:
                if available < 0:
                    available = len(tributes(game, you))
                    allowed = may_summon(game, you)
                need = s.options.tributes(game.level(uid) if changed else d.level)
                if can_place(game, you, need, available):
                    if allowed and not d.set_only and may_be_normal_summoned(game, you, uid):
                        out.append(SUMMON[uid])
                    out.append(SET[uid])
        elif d.kind != "blank" and not d.only_placed and (room or d.subkind == "field"):
            if d.speed_one and usable(game, you, uid, d.effects[0]):
                out.append(ACTIVATE[uid])
            out.append(SET[uid])
    for uid in s.zones[EXTRA + you]:
        d = cards[uid].definition
        if d.has_procedure and d not in done:
            done.add(d)
            special_ones.append(uid)
    if BringsFromDeck in s.ready:
        for uid in s.zones[DECK + you]:
            d = cards[uid].definition
            if d.has_procedure and d not in done:
                done.add(d)
                special_ones.append(uid)
    out += [SPECIAL[uid] for uid in special_ones if own_way(game, you, uid) is not None]


def _with_monsters(game: Yugioh, you: int, out: list[Answer]) -> None:
    s = game.state
    turn = s.turn
    for uid in s.zones[MONSTERS + you]:
        card = s.cards[uid]
        if card.arrived < turn and card.turned < turn:
            if card.face_up:
                if can_switch(game, uid):
                    out.append(SWITCH[uid])
            elif card.declared < turn and may_summon(game, you) and fixed_by(game, card) is None:
                barred = card.definition.needs and game.lacks_world(you, uid)
                if not barred and may_be_flip_summoned(game, you, uid):
                    out.append(FLIP[uid])


def _with_set_spells(game: Yugioh, you: int, out: list[Answer]) -> None:
    s = game.state
    for uid in (*s.zones[SPELLS + you], *s.zones[FIELD + you]):
        card = s.cards[uid]
        d = card.definition
        if not card.face_up and d.speed_one and usable(game, you, uid, d.effects[0]):
            out.append(ACTIVATE[uid])


def ignitions(game: Yugioh, you: int) -> list[Answer]:
    """Ignition effects the turn player may use."""
    s = game.state
    found = []
    hand: list[object] = []
    for uid in s.ready.get(IGNITION, ()):
        card = s.cards[uid]
        if card.controller == you or card.definition.public:
            for index in card.definition.by_key[IGNITION]:
                effect = card.definition.effects[index]
                if card.controller != you and not effect.anyone:
                    continue
                if own_effect_ready(game, card, index) and usable(game, you, uid, effect):
                    if card.zone == HAND:
                        if (card.definition, card.seen) in hand:
                            continue
                        hand.append((card.definition, card.seen))
                    found.append(answer_for(card, index))
    return found
