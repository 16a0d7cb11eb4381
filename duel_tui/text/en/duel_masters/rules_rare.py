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
def _(one: rare.CastsBroken) -> str:
    return (
        "when this creature would break a shield, your opponent shows it to you. If it is a spell that has shield"
        " trigger, you cast it for no cost, then put it into your opponent's graveyard; if not, it is broken"
    )


@rule.register
def _(one: rare.OnlyTopLeaves) -> str:
    return (
        "when this creature would leave the battle zone, only its top card leaves; what lies under it stays"
    )


@rule.register
def _(one: rare.OwnersPickShields) -> str:
    return (
        "when your opponent would choose a shield of yours, you choose it instead; when you would choose a shield of"
        " your opponent's, he chooses it instead"
    )


@rule.register
def _(one: rare.CreaturesStayTapped) -> str:
    return (
        "creatures do not untap at the start of the turn. When a player has untapped his cards there, he may tap"
        " any number of cards in his mana zone; for every 2 of them he untaps 1 creature of his"
    )


@rule.register
def _(one: rare.AddsRace) -> str:
    return f"this creature has the race {one.race} as well"


@condition.register
def _(node: rare.Battling) -> str:
    return f"this creature is battling {noun(node.which).some().replace(' in the battle zone', '')}"
