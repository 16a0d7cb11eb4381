"""The words for families of monsters: those with Levels in their names, Toons, those that Spells do not affect."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import rule, subject
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost, target, when
from duel_tui.text.en.words import counted, counters
from duel_tui.yugioh import card_rules, conditions, costs_hand, kinship, nodes, when_battle
from duel_tui.yugioh.which import OPPONENT

WEAKER = "whose ATK is not higher than that of the monster you sent"


# -- rules


@rule.register
def _(held: kinship.Unaffected) -> str:
    such = f"if {condition(held.condition)}, " if held.condition is not None else ""
    whose = "your opponent's " if held.by == OPPONENT else ""
    return f"{such}this card is unaffected by {whose}{held.kind.title()} Cards"


@rule.register
def _(held: kinship.ChangesLevel) -> str:
    thing = subject(held.who)
    what = thing.of("Levels" if thing.many else "Level")
    return f"{'increase' if held.by > 0 else 'reduce'} {what} by {abs(held.by)}"


@rule.register
def _(held: kinship.AttacksPastMonsters) -> str:
    if held.only:
        return "this card can only attack directly, whatever monsters your opponent controls"
    if held.world:
        return f'this card can attack directly while you control "{held.world}" and your opponent has no face-up Toon'
    return "this card can attack directly, but while your opponent has a face-up Toon, it must attack a Toon"


@rule.register
def _(held: kinship.PaysToAttack) -> str:
    return f"pay {held.life} Life Points each time this card declares an attack"


@rule.register
def _(held: kinship.FallsWith) -> str:
    return f'when a face-up "{held.name}" on the field is destroyed, destroy this card'


@rule.register
def _(held: card_rules.GathersCounters) -> str:
    counter = f"{held.counter.title()} Counter"
    return f"each time a Spell Card resolves that was activated while this card was face-up, place 1 {counter} on it"


# -- conditions


@condition.register
def _(asked: conditions.ThereBefore) -> str:
    return "this card was not Summoned or turned face-up this turn"


@condition.register
def _(asked: conditions.NewThisTurn) -> str:
    return (
        "this card was Summoned this turn"
        if asked.flips
        else "this card was Normal or Special Summoned this turn"
    )


@condition.register
def _(asked: conditions.HasCounters) -> str:
    return f"this card has at least {counters(asked.least, asked.counter)} on it"


@condition.register
def _(asked: conditions.WasRaised) -> str:
    return "this card was Special Summoned by the effect of its lower form and has lain face-up since"


# -- prices, targets and steps


@cost.register
def _(paid: costs_hand.SendFromHand) -> str:
    what = noun(paid.which, verb="from").count(paid.n) if paid.which is not None else ""
    return f"send {what or counted(paid.n, 'card', 'cards') + ' from your hand'} to the Graveyard"


@target.register
def _(chosen: costs_hand.TargetWeaker, that: str) -> str:
    return f"{noun(chosen.which).count(1)} {WEAKER}"


@step.register
def _(node: costs_hand.DestroyWeaker, talk: Talk) -> Clause:
    return Clause(f"destroy {noun(node.which).every()} {WEAKER}")


@step.register
def _(node: nodes.DrawOrRaised, talk: Talk) -> Clause:
    more = (
        f"{node.raised} cards instead if this card had been Special Summoned by the effect of its lower form"
    )
    return Clause(f"draw {counted(node.n, 'card', 'cards')}, or {more}")


@step.register
def _(node: nodes.DrawUntil, talk: Talk) -> Clause:
    return Clause(f"draw until you have {node.n} cards in your hand")


@step.register
def _(node: nodes.GainDamage, talk: Talk) -> Clause:
    return Clause("gain as many Life Points as that damage")


@step.register
def _(node: nodes.SkipTheirBattle, talk: Talk) -> Clause:
    return Clause("your opponent skips the next Battle Phase", True)


@step.register
def _(node: nodes.LockBattler, talk: Talk) -> Clause:
    turns = f"your opponent's next {node.turns} turns (one that goes on counts)"
    return Clause(f"that monster cannot declare an attack in {turns}", True)


@step.register
def _(node: nodes.ToAttack, talk: Talk) -> Clause:
    return Clause(f"turn {talk.thing(node.what).it} to face-up Attack Position")


@step.register
def _(node: nodes.RollForMonsters, talk: Talk) -> Clause:
    one = "3, 4 or 5: destroy 1 of them; 6: destroy all monsters you control"
    return Clause(f"roll a die. 1 or 2: Destroy all monsters your opponent controls; {one}")


@when.register
def _(moment: when_battle.ThisDestroysByBattle) -> tuple[str, str]:
    whose = "an opponent's" if moment.foes else "a"
    where = f" {moment.position.title()} Position" if moment.position else ""
    return (
        f"When this card destroys {whose}{where} monster by battle and sends it to the Graveyard",
        "that monster",
    )
