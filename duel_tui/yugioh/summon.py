"""Summoning and Setting: Normal Summon, Set, Tributes, Flip Summon, Special Summons by effects, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.game import Unasked
from duel_tui.engine.steps import Answers, Decision, Steps, ask_option
from duel_tui.yugioh import events as happened
from duel_tui.yugioh import stats
from duel_tui.yugioh.attempts import attempt
from duel_tui.yugioh.chain import clear_field, follow
from duel_tui.yugioh.priority import locked, may_summon
from duel_tui.yugioh.restrictions import (
    CannotBeTributed,
    CannotChangePosition,
    CannotNormalSummon,
    fixed_by,
    tributable,
)
from duel_tui.yugioh.rules import ForcedDefense, MayTribute
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import AttackFromTributes, AttackSet
from duel_tui.yugioh.zones import FIELD, HAND, MONSTERS, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

SUMMON: Answers[int] = Answers("summon")
SET: Answers[int] = Answers("set")
FLIP: Answers[int] = Answers("flip")
SWITCH: Answers[int] = Answers("switch")


def tributes(game: Yugioh, player: int) -> tuple[int, ...]:
    """The monsters that a player may Tribute for a Tribute Summon or Set."""
    s = game.state
    own = s.zones[MONSTERS + player]
    cards = s.cards
    for uid in own:
        if not cards[uid].definition.tributable:
            own = tuple(other for other in own if cards[other].definition.tributable)
            break
    if CannotBeTributed in s.ready or s.lasting:
        return tributable(game, own) + borrowed(game, player)
    return own


def borrowed(game: Yugioh, player: int, other_than_summon: bool = False) -> tuple[int, ...]:
    """Monsters of the opponent that an effect lets the player Tribute (Soul Exchange).

    `other_than_summon`: for a Ritual Summon or a cost, for which every monster can be Tributed.
    """
    found = []
    for _, record in in_force(game, MayTribute):
        if isinstance(record, Lasting) and record.player == player:
            for ref in record.cards:
                card = game.state.cards[ref.uid]
                if game.state.is_at(ref) and card.controller != player:
                    if other_than_summon or card.definition.tributable:
                        found.append(ref.uid)
    return tuple(found)


def can_place(game: Yugioh, player: int, need: int, available: int) -> bool:
    """Whether there is a zone for a monster that needs this many Tributes, and the Tributes for it."""
    here = len(game.state.zones[MONSTERS + player])
    if need == 0:
        return here < SLOTS
    if here < SLOTS or available < need:
        return available >= need
    # On a full field one of his own must go; a borrowed one has to be among the Tributes too.
    foreign = len(borrowed(game, player))
    return available > foreign and (not foreign or need > 1)


def offer_tributes(game: Yugioh, player: int, uid: int, need: int) -> Steps[int]:
    """Choose and Tribute the monsters for a Tribute Summon or Set (YA-02 to YA-04, YA-48).

    Returns the original ATK that they have together, if the monster asks for it.
    """
    s = game.state
    candidates = tributes(game, player)
    foreign = borrowed(game, player)
    full = len(s.zones[MONSTERS + player]) >= SLOTS

    def fits(picked: tuple[int, ...]) -> bool:
        if foreign and not any(other in foreign for other in picked):
            return False
        return not full or any(other not in foreign for other in picked)

    most = need if s.options.tributes_exact else len(candidates)
    picked = yield from choose(
        game, player, "tribute", candidates, need, most, fits if foreign else None, about=(uid,)
    )
    together = 0
    if any(isinstance(rule, AttackFromTributes) for rule in s.cards[uid].definition.rules):
        together = sum(stats.original_atk(game, other) for other in picked)
    for other in picked:
        game.tribute(other)
    return together


def normal_summon(game: Yugioh, player: int, uid: int, *, extra: bool = False) -> Steps[None]:
    """Normal or Tribute Summon a monster from the hand in face-up Attack Position (YA-13, YA-45).

    `extra`: by an effect, not using the Normal Summon of the turn.
    """
    s = game.state
    if not extra:
        s.normal_turn = s.turn
    need = s.options.tributes(game.level(uid))
    together = 0
    if need:
        together = yield from offer_tributes(game, player, uid, need)
    way = "tribute" if need else "normal"
    if (yield from attempt(game, player, uid, way)):
        game.arrive(uid, player, "attack", way, player)
        card = s.cards[uid]
        for rule in card.definition.rules if need else ():
            if isinstance(rule, AttackFromTributes) and not game.is_negated(card):
                held = AttackSet(together * rule.times)
                game.lasting(Lasting(held, player, card.definition.name, (card.ref,)))


def normal_set(game: Yugioh, player: int, uid: int, *, extra: bool = False) -> Steps[None]:
    """Set a monster from the hand in face-down Defense Position; a high Level needs Tributes all the same."""
    s = game.state
    if not extra:
        s.normal_turn = s.turn
    need = s.options.tributes(game.level(uid))
    if need:
        yield from offer_tributes(game, player, uid, need)
    card = game.settle(game.put(uid, MONSTERS, player, face_up=False, sideways=True), player)
    game.emit((happened.SetDown, card, player))


def set_spell(game: Yugioh, player: int, uid: int) -> None:
    """Set a Spell or Trap face-down; a player's own Field Spell makes room for another (YR-08)."""
    field = game.state.cards[uid].definition.subkind == "field"
    if field:
        clear_field(game, player)
    card = game.put(uid, FIELD if field else SPELLS, player, face_up=False)
    game.emit((happened.SetDown, card, player))


def flip_summon(game: Yugioh, player: int, uid: int) -> Steps[None]:
    """Turn a face-down Defense Position monster to face-up Attack Position (YA-49); its change of position is used."""
    s = game.state
    if (yield from attempt(game, player, uid, "flip")):
        game.turn_up(uid, "summon", sideways=False)
        card = s.change(uid, turned=s.turn)
        a, b = s.summoned_on
        s.summoned_on = (s.turn, b) if player == 0 else (a, s.turn)
        game.emit((happened.Summoned, card, "flip", player))
    yield from follow(game)


def switch_position(game: Yugioh, uid: int) -> None:
    """Change the battle position of a monster by hand (YA-66, YH-15)."""
    s = game.state
    card = s.change(uid, sideways=not s.cards[uid].sideways, turned=s.turn)
    game.emit((happened.PositionChanged, card))


def special_summon(
    game: Yugioh,
    player: int,
    uid: int,
    position: str = "",
    way: str = "special",
    proper: bool = False,
    shown: bool = True,
) -> Steps[bool]:
    """Special Summon a card to a player's side. `position` attack, defense or set (face-down); empty: he chooses one of
    the face-up ones.

    `proper`: it is the Summon that its own condition asks for. `shown` False: the other player does not see what comes
    face-down. Returns whether it arrived: a full field, a lock on
    Summons or the card itself (a Spirit) stops it.
    """
    s = game.state
    d = s.cards[uid].definition
    if d.unsummonable(s.cards[uid].zone) or (d.needs and game.lacks_world(player, uid)):
        return False
    if len(s.zones[MONSTERS + player]) >= SLOTS or not may_summon(game, player):
        return False
    if not position:
        position = yield from ask_option(player, "position", ("attack", "defense"), (uid,))
    game.arrive(uid, player, position, way, player, proper, shown)
    return True


def may_be_normal_summoned(game: Yugioh, player: int, uid: int) -> bool:
    """Whether a monster's own condition allows to Normal Summon it; Setting it is another thing."""
    asked = game.state.cards[uid].definition.normal_if
    return asked is None or bool(asked.holds(game, player, uid))


def may_be_flip_summoned(game: Yugioh, player: int, uid: int) -> bool:
    """Whether a monster's own condition allows to Flip Summon it."""
    return not game.state.cards[uid].definition.flip_alike or may_be_normal_summoned(game, player, uid)


def summonable(game: Yugioh, player: int) -> list[int]:
    """The monsters in a player's hand that an effect lets him Normal Summon or Set now, apart from the turn's own."""
    s = game.state
    if s.lasting and locked(game, CannotNormalSummon, player):
        return []
    available = len(tributes(game, player))
    found = []
    for uid in s.zones[HAND + player]:
        d = s.cards[uid].definition
        if d.monster and not d.special_only:
            if can_place(game, player, s.options.tributes(game.level(uid)), available):
                found.append(uid)
    return found


def summon_by_effect(game: Yugioh, player: int, uids: Sequence[int]) -> Steps[bool]:
    """A Normal Summon or Set that an effect grants (Ultimate Offering): `summon NAME` or `set NAME`."""
    allowed = may_summon(game, player)
    options = []
    done: list[object] = []
    for uid in uids:
        d = game.state.cards[uid].definition
        if d in done:
            continue
        done.append(d)
        if allowed and not d.set_only and may_be_normal_summoned(game, player, uid):
            options.append(SUMMON[uid])
        options.append(SET[uid])
    if not options:
        return False
    if len(options) == 1:
        answer = options[0]
        game.unasked.append(Unasked(player, (game.state.cards[answer.card],), ""))
    else:
        answer = yield Decision(player, "choose", "summon-or-set", options, (), ())
    if answer.verb == "summon":
        yield from normal_summon(game, player, answer.card, extra=True)
    else:
        yield from normal_set(game, player, answer.card, extra=True)
    return True


def can_switch(game: Yugioh, uid: int) -> bool:
    """Whether a face-up monster's position may be changed by hand this turn (YA-47, YA-66, YA-44a)."""
    s = game.state
    card = s.cards[uid]
    turn = s.turn
    if not card.face_up or card.arrived >= turn or card.turned >= turn or card.declared >= turn:
        return False
    if ForcedDefense in s.ready:
        if any(rule.forbids(game, source, card) for rule, source in in_force(game, ForcedDefense)):
            return False
    if CannotChangePosition in s.ready or s.lasting:
        return fixed_by(game, card) is None
    return True


def can_set(game: Yugioh, player: int, uid: int) -> bool:
    """Whether there is room to Set a Spell or Trap."""
    s = game.state
    d = s.cards[uid].definition
    return not d.only_placed and (d.subkind == "field" or len(s.zones[SPELLS + player]) < SLOTS)
