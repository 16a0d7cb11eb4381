"""The words for what is declared and tossed, for hands, Tokens and bound cards."""

from __future__ import annotations

from dataclasses import replace

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import Noun, noun, spaced
from duel_tui.text.en.cards_rules import change, rule, subject
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost
from duel_tui.text.en.words import counted
from duel_tui.yugioh import card_rules, conditions, costs, negation, nodes
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


@cost.register
def _(paid: costs.TributeFoes) -> str:
    return f"Tribute {counted(paid.n, 'monster', 'monsters')} your opponent controls"


@cost.register
def _(paid: nodes.TributeForFusion) -> str:
    return "Tribute 1 monster whose Level is that of a Fusion Monster in your Fusion Deck"


@step.register
def _(node: nodes.SummonForTribute, talk: Talk) -> Clause:
    return Clause(
        "Special Summon a Fusion Monster of that Level from your Fusion Deck (not as a Fusion Summon)"
    )


@condition.register
def _(asked: nodes.CanAbsorb) -> str:
    return "no monster is equipped to this card by its effect"


@step.register
def _(node: nodes.Absorb, talk: Talk) -> Clause:
    return Clause(f"equip {talk.thing(node.what).it} to this card, as a card without an effect")


@condition.register
def _(asked: conditions.NoNormalSummonYet) -> str:
    return "you have not Normal Summoned or Set a monster this turn"


@condition.register
def _(asked: conditions.ThisBattles) -> str:
    return "this card attacks or is attacked"


@step.register
def _(node: nodes.BoostInBattle, talk: Talk) -> Clause:
    return Clause(
        f"{change(talk.thing(node.what), node.atk, node.defense)} until the end of the Battle Phase"
    )


@rule.register
def _(held: card_rules.Mirrors) -> str:
    return "this card's ATK and DEF are those of the monster equipped to it by its effect"


@rule.register
def _(held: card_rules.ShieldedByAbsorbed) -> str:
    text = (
        "if this card would be destroyed by battle, destroy the monster equipped to it by its effect instead"
    )
    more = "your opponent then takes as much damage as you took from that battle"
    return f"{text}; {more}" if held.reflects else text


@rule.register
def _(held: card_rules.BanishesBeaten) -> str:
    return "remove monsters that this card destroys by battle from play"


@rule.register
def _(held: card_rules.AttacksDirectly) -> str:
    such = f"if {condition(held.condition)}, " if held.condition is not None else ""
    who = subject(held.who).they
    return (
        f"{such}{who} can attack your opponent directly, even if there are monsters on your opponent's side"
    )


@rule.register
def _(held: card_rules.BarsNormalSummon) -> str:
    return "you cannot Normal Summon or Set a monster in the turn you Special Summon this card"


@rule.register
def _(held: negation.NegatesFlips) -> str:
    return "the FLIP effects of monsters are negated"
