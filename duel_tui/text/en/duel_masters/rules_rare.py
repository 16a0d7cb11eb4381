"""Abilities that one or two cards have, as sentences."""

from __future__ import annotations

from duel_tui.duel_masters import rare
from duel_tui.text.en.duel_masters.conditions import condition
from duel_tui.text.en.duel_masters.nouns import noun
from duel_tui.text.en.duel_masters.rules import rule
from duel_tui.text.en.duel_masters.steps import clauses


@rule.register
def _(one: rare.ManaStaysTapped) -> str:
    return "the cards in your mana zone don't untap at the start of your turns"


@rule.register
def _(one: rare.CannotBeTapped) -> str:
    return "this creature can't be tapped by your opponent"


@rule.register
def _(one: rare.NoTapAbilities) -> str:
    return "players can't use tap abilities"


@rule.register
def _(one: rare.AttacksPlayerAnyway) -> str:
    return "this creature can attack your opponent even if it has just come or an ability forbids it"


@rule.register
def _(one: rare.GuardsShields) -> str:
    return f"when one of your shields would be broken, you may {clauses(one.do)} instead"


@rule.register
def _(one: rare.ReturnsTriggers) -> str:
    return "a spell that you cast by its shield trigger goes to your hand instead of your graveyard"


@rule.register
def _(one: rare.AddsRace) -> str:
    return f"this creature has the race {one.race} as well"


@condition.register
def _(node: rare.Battling) -> str:
    return f"this creature is battling {noun(node.which).some().replace(' in the battle zone', '')}"
