"""The words for control of monsters, for what is negated and for what is forbidden."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import for_a_turn, rule, subject
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk, Thing
from duel_tui.text.en.words import listed
from duel_tui.yugioh import conditions, negation, nodes, restrictions
from duel_tui.yugioh.which import SpellTrap


def _kinds(kinds: tuple[str, ...]) -> str:
    return listed([kind.title() for kind in kinds])


# -- control


@step.register
def _(node: nodes.TakeControl, talk: Talk) -> Clause:
    return Clause(f"take control of {talk.thing(node.what).it} until the End Phase")


@step.register
def _(node: nodes.HoldControl, talk: Talk) -> Clause:
    return Clause("take control of that monster while this card is equipped to it")


@step.register
def _(node: nodes.TakeAll, talk: Talk) -> Clause:
    rest = "without a Monster Zone for each, choose which you take; the others are destroyed"
    return Clause(f"take control of {noun(node.which).every()} ({rest})")


@step.register
def _(node: nodes.SwapControl, talk: Talk) -> Clause:
    swapped = "each player chooses 1 monster that player controls, and both players change control of them"
    return Clause(
        f"{swapped}. Their battle positions cannot be changed by hand for the rest of this turn", True
    )


# -- negation


@rule.register
def _(held: negation.NegatesEffects) -> str:
    which = held.which
    if isinstance(which, SpellTrap) and which.kind:
        other = " other" if which.other else ""
        return f"the effects of all{other} {which.kind.title()} Cards on the field are negated"
    return f"the effects of {noun(which).every()} are negated"


@rule.register
def _(held: negation.CannotActivate) -> str:
    if held.attacking:
        barred = f"your opponent cannot activate {listed([kind.title() for kind in held.kinds], 'or')} Cards"
        return f"when this card attacks, {barred} until the end of the Damage Step"
    return f"{_kinds(held.kinds)} Cards, and their effects on the field, cannot be activated"


@rule.register
def _(held: negation.NegatesTargeting) -> str:
    thing = subject(held.who)
    return f"negate the effect of any {held.kind.title()} Card that targets {thing.it}, and destroy that card"


# -- what is forbidden


@condition.register
def _(asked: conditions.ControlsHost) -> str:
    return "you control the equipped monster"


@rule.register
def _(held: restrictions.CannotChangePosition) -> str:
    thing = subject(held.who)
    whose = "their positions" if thing.many else "its position"
    lead = f"if {condition(held.condition)}, " if held.condition is not None else ""
    return f"{lead}{thing.they} cannot change {whose} by hand"


@rule.register
def _(held: restrictions.CannotBeTributed) -> str:
    return f"{subject(held.who).they} cannot be Tributed"


@for_a_turn.register
def _(held: restrictions.CannotChangePosition, about: Thing | None) -> str:
    thing = about if about is not None else subject(held.who)
    whose = "their positions" if thing.many else "its position"
    return f"{thing.they} cannot change {whose} by hand this turn"


@for_a_turn.register
def _(held: restrictions.CannotBeTributed, about: Thing | None) -> str:
    thing = about if about is not None else subject(held.who)
    return f"{thing.they} cannot be Tributed this turn"


@for_a_turn.register
def _(held: restrictions.CannotNormalSummon, about: Thing | None) -> str:
    return "you cannot Normal Summon or Set monsters for the rest of this turn"
