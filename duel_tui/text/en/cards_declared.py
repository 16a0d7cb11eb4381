"""The words for what is declared and tossed, for hands, Tokens and bound cards."""

from __future__ import annotations

from dataclasses import replace

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import Noun, noun, spaced
from duel_tui.text.en.cards_rules import rule
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost
from duel_tui.text.en.words import counted
from duel_tui.yugioh import card_rules, conditions, nodes
from duel_tui.yugioh.which import Toughest


@noun.register
def _(which: Toughest, place: bool = True, verb: str = "in") -> Noun:
    of = noun(which.of, place, verb)
    return replace(of, after=spaced(of.after, "with the highest DEF"))


@condition.register
def _(asked: conditions.HoldsMonster) -> str:
    return "the monster that this card is bound to is on the field"


@cost.register
def _(paid: nodes.DeclareType) -> str:
    return "declare a Type that a face-up monster on the field has"


@step.register
def _(node: nodes.DestroyDeclared, talk: Talk) -> Clause:
    return Clause("destroy all face-up monsters of the declared Type")


@step.register
def _(node: nodes.TossCoins, talk: Talk) -> Clause:
    heads = "all are heads" if node.least == node.n else f"at least {node.least} are heads"
    if node.n == 1:
        return Clause(f"toss a coin; if it is heads, {step(node.do, talk).text}")
    return Clause(f"toss a coin {node.n} times; if {heads}, {step(node.do, talk).text}")


@step.register
def _(node: nodes.DestroyPerHeads, talk: Talk) -> Clause:
    number = "as many monsters on the field as there were heads, or all if there are fewer"
    return Clause(f"toss a coin {node.n} times and destroy {number}")


@step.register
def _(node: nodes.DiscardSeen, talk: Talk) -> Clause:
    cards = counted(node.n, "card", "cards")
    return Clause(f"look at your opponent's hand and choose {cards} in it, which your opponent discards")


@step.register
def _(node: nodes.BanishAtEnd, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    lie = "those that are still face-up" if thing.many else "it if it is still face-up"
    return Clause(f"in the End Phase remove {lie} from play", True)


@rule.register
def _(held: card_rules.DamageWhenDestroyed) -> str:
    return f"when this card is destroyed, its controller takes {held.amount} damage"


@rule.register
def _(held: card_rules.DestroysItsEquips) -> str:
    return "destroy any Equip Card that is equipped to this card"
