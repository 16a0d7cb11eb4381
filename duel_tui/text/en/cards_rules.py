"""Continuous rules as sentences: as they hold while their card lies face-up, and as an effect makes them last."""

from __future__ import annotations

from functools import singledispatch

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_talk import Thing, called
from duel_tui.text.en.words import NoWords, listed, ordinal
from duel_tui.yugioh import rules
from duel_tui.yugioh.which import BOUND, EQUIPPED, THIS_CARD, Filter, Those


@singledispatch
def rule(held: object) -> str:
    """The sentence for a rule of a card that lies face-up."""
    raise NoWords(held)


@singledispatch
def for_a_turn(held: object, about: Thing | None) -> str:
    """The sentence for a rule that an effect keeps until the end of the turn; `about`: the cards it is about."""
    raise NoWords(held)


def subject(who: Those | Filter) -> Thing:
    """The cards a rule is about, as subject."""
    if who is EQUIPPED:
        return called("the equipped monster")
    if who is BOUND:
        return called("the monster that this card is bound to")
    if who is THIS_CARD:
        return called("this card")
    if isinstance(who, Those):
        raise NoWords(who)
    return called(noun(who).bare(), True)


def gains(thing: Thing, atk: int, defense: int) -> str:
    """What happens to ATK and DEF, told: `this card gains 400 ATK and loses 200 DEF`."""
    if atk == defense:
        more, less = ("gains", "gain") if atk >= 0 else ("loses", "lose")
        return f"{thing.has(more, less)} {abs(atk)} ATK and DEF"
    up = [f"{value} {name}" for value, name in ((atk, "ATK"), (defense, "DEF")) if value > 0]
    down = [f"{-value} {name}" for value, name in ((atk, "ATK"), (defense, "DEF")) if value < 0]
    parts = []
    if up:
        parts.append(f"{'gain' if thing.many else 'gains'} {listed(up)}")
    if down:
        parts.append(f"{'lose' if thing.many else 'loses'} {listed(down)}")
    return f"{thing.they} {listed(parts)}"


def change(thing: Thing, atk: int, defense: int) -> str:
    """What is done to ATK and DEF, as an order: `increase its ATK by 500`."""
    if atk == defense:
        return f"{'increase' if atk >= 0 else 'decrease'} {thing.of('ATK and DEF')} by {abs(atk)}"
    parts = [
        f"{'increase' if value > 0 else 'decrease'} {thing.of(name)} by {abs(value)}"
        for value, name in ((atk, "ATK"), (defense, "DEF"))
        if value
    ]
    return listed(parts)


# -- while the card lies face-up


@rule.register
def _(held: rules.Boost) -> str:
    if held.half_of_aim:
        aim = "half the ATK of the monster that it attacks"
        return f"during damage calculation {subject(held.who).they} gains {aim}"
    each = f" for each {held.per_counter.title()} Counter on this card" if held.per_counter else ""
    if held.each is not None:
        each = f" for {noun(held.each).each()}"
    such = f"if {condition(held.condition)}, " if held.condition is not None else ""
    return f"{such}{gains(subject(held.who), held.atk, held.defense)}{each}"


@rule.register
def _(held: rules.CannotAttack) -> str:
    such = f"if {condition(held.condition)}, " if held.condition is not None else ""
    return f"{such}{subject(held.who).they} cannot {'attack' if held.stops else 'declare an attack'}"


@rule.register
def _(held: rules.CannotBeTargeted) -> str:
    whose = "a card your opponent uses" if held.by else "a card's effect"
    return f"{subject(held.who).they} cannot be the target of {whose}"


@rule.register
def _(held: rules.ForcedDefense) -> str:
    thing = subject(held.who)
    verb = thing.has("is", "are")
    if not held.locks:
        return f"{verb} turned to Defense Position, also when their positions were changed"
    return f"{verb} turned to Defense Position and cannot change {'their positions' if thing.many else 'its position'}"


@rule.register
def _(held: rules.LastsTurns) -> str:
    return f"destroy this card in the End Phase of your opponent's {ordinal(held.turns)} turn from its activation on"


@rule.register
def _(held: rules.Pierces) -> str:
    verb = subject(held.who).has("attacks", "attack")
    wall = f"when {verb} a Defense Position monster with a DEF lower than its ATK"
    return f"{wall}, inflict the difference as battle damage to your opponent"


@rule.register
def _(held: rules.DefenseAfterAttack) -> str:
    if held.late:
        held_there = "its position cannot be changed by hand until the end of your next turn"
        return f"after this card has attacked, turn it to Defense Position at the end of the Battle Phase; {held_there}"
    return "after this card has attacked, turn it to Defense Position at the end of the Damage Step"


@rule.register
def _(held: rules.DestroysItsMonster) -> str:
    if held.leaving:
        return "when this card leaves the field, destroy the monster it is bound to"
    return "when this card is destroyed, destroy the equipped monster"


@rule.register
def _(held: rules.DestroyedWithItsMonster) -> str:
    how = "leaves the field" if held.leaving else "is destroyed"
    hidden = " (turning it face-down does not release it)" if held.hidden else ""
    return f"when the monster it is bound to {how}, destroy this card{hidden}"


# -- until the end of the turn


@for_a_turn.register
def _(held: rules.Reversed, about: Thing | None) -> str:
    return "until the end of this turn, whatever would add to ATK or DEF subtracts instead, and the other way round"


@for_a_turn.register
def _(held: rules.CannotAttack, about: Thing | None) -> str:
    who = about if about is not None else subject(held.who)
    return f"{who.they} cannot declare an attack this turn"


@for_a_turn.register
def _(held: rules.CannotSummon, about: Thing | None) -> str:
    return "you cannot Summon monsters for the rest of this turn, but you can Set them"


@for_a_turn.register
def _(held: rules.NoBattlePhase, about: Thing | None) -> str:
    return "you cannot conduct a Battle Phase this turn"


@for_a_turn.register
def _(held: rules.NoBattleDamage, about: Thing | None) -> str:
    text = "this turn you take no battle damage"
    return f"{text}, and battle does not destroy your monsters" if held.spares_monsters else text


@for_a_turn.register
def _(held: rules.MayTribute, about: Thing | None) -> str:
    thing = about.it if about is not None else "it"
    return f"if you Tribute monsters this turn, you must Tribute {thing} as if it were yours"
