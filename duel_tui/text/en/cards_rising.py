"""The words for monsters that rise again or gain their original ATK, and for what is measured against this card."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import for_a_turn, rule
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk, Thing
from duel_tui.text.en.cards_when import cost, target
from duel_tui.text.en.words import counters, listed, ordinal
from duel_tui.yugioh import (
    battle_rules,
    card_rules,
    conditions,
    defiance,
    graves,
    nodes,
    targets,
    turn_rules,
    values,
    viruses,
)


@rule.register
def _(held: card_rules.BanishedIfLeaves) -> str:
    return "when this face-up card would leave the field, it is removed from play instead"


@rule.register
def _(held: card_rules.AttacksLyingDown) -> str:
    half = "its ATK is then halved during damage calculation only"
    return f"this card can attack directly while it is in Defense Position; {half}"


@rule.register
def _(held: card_rules.GathersDraws) -> str:
    return f"each time your opponent draws, place {counters(1, held.counter)} on this card"


@condition.register
def _(asked: conditions.FilledLately) -> str:
    return "the last counter was placed on it since your last Standby Phase"


@rule.register
def _(held: values.Powerless) -> str:
    kinds = listed([f"{kind} monsters" for kind in (*held.attributes, *held.races)])
    return f"the ATK of all face-up {kinds} on the field is 0"


@for_a_turn.register
def _(held: turn_rules.HurtsAtEnd, about: Thing | None) -> str:
    return f"in the End Phase you take {held.amount} damage"


@for_a_turn.register
def _(held: battle_rules.SafeBeside, about: Thing | None) -> str:
    return "it is not destroyed by battle while this card lies face-up on the field"


@condition.register
def _(asked: conditions.HitDirectly) -> str:
    return "this card has inflicted battle damage by a direct attack since your last Standby Phase"


@condition.register
def _(asked: conditions.FellByEffect) -> str:
    return "an effect has destroyed it since your last Standby Phase"


@condition.register
def _(asked: conditions.HasRisen) -> str:
    return "it came by its own effect"


@cost.register
def _(paid: nodes.SendLeveled) -> str:
    return 'send 1 face-up "LV" monster you control to the Graveyard'


@target.register
def _(chosen: targets.TargetOutclassed, that: str) -> str:
    return f"{noun(chosen.which).count(1)} whose original ATK is lower than this card's ATK"


@step.register
def _(node: nodes.RiseAgain, talk: Talk) -> Clause:
    return Clause("Special Summon this card from the Graveyard")


@rule.register
def _(held: graves.ReachesGraves) -> str:
    return f'this card is not affected by "{held.name}"'


@rule.register
def _(held: defiance.RollsAgainst) -> str:
    numbers = listed([str(number) for number in held.numbers], "or")
    rolled = f"roll a die; with {numbers} negate that effect and destroy that card"
    return f"when an effect of your opponent's that targets this card resolves, {rolled}"


@rule.register
def _(held: defiance.GuardsFaceDown) -> str:
    turned = "turn this card to face-up Defense Position and negate that Spell Card"
    return f"when a Spell Card that targets this face-down card and no other resolves, {turned}"


@step.register
def _(node: nodes.SearchLowerKin, talk: Talk) -> Clause:
    return Clause(
        f'add 1 "{node.family}" monster of a lower Level than {talk.that} from the Deck to the hand'
    )


@for_a_turn.register
def _(held: viruses.Infected, about: Thing | None) -> str:
    return f"monsters with {held.max_atk} or less ATK that your opponent draws are destroyed"


@step.register
def _(node: viruses.Infect, talk: Talk) -> Clause:
    look = "look at your opponent's hand and all monsters your opponent controls"
    draws = f"and at all cards drawn until the end of your opponent's {ordinal(node.turns)} turn from now on"
    return Clause(f"{look}, {draws}, and destroy those monsters with {node.max_atk} or less ATK")


@step.register
def _(node: nodes.SummonHigherForm, talk: Talk) -> Clause:
    higher = "the monster that its own effect would have Special Summoned"
    return Clause(f"Special Summon {higher} from your hand or Deck, whatever that monster asks for")


@step.register
def _(node: nodes.GainOriginal, talk: Talk) -> Clause:
    gains = "it gains ATK equal to its original ATK while it is face-up on the field"
    return Clause(f"{gains}, and you take as much damage in the End Phase", True)


@step.register
def _(node: nodes.SpareBeside, talk: Talk) -> Clause:
    return Clause("it is not destroyed by battle while this card lies face-up on the field", True)
