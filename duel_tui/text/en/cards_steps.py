"""The steps of an effect as clauses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import change, for_a_turn
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.words import NoWords, counted
from duel_tui.yugioh import nodes
from duel_tui.yugioh.nodes import Amount
from duel_tui.yugioh.which import THAT_CARD, YOU

POSITIONS = {"": "", "attack": " in Attack Position", "defense": " in Defense Position"}


@singledispatch
def step(node: object, talk: Talk) -> Clause:
    """The clause for a step."""
    raise NoWords(node)


def steps(do: Sequence[object], talk: Talk) -> list[Clause]:
    """The clauses of several steps."""
    return [step(node, talk) for node in do]


def _by(who: str, order: str, told: str) -> Clause:
    """An order to the player, or the same told of his opponent."""
    return Clause(order) if who == YOU else Clause(f"your opponent {told}", True)


# -- connectives


@step.register
def _(node: nodes.IfDone, talk: Talk) -> Clause:
    if isinstance(node.first, nodes.Negate) and node.second == nodes.Destroy(THAT_CARD):
        return Clause("negate its activation and destroy it")
    first, second = step(node.first, talk), step(node.second, talk)
    return Clause(f"{first.text}, and if you do, {second.text}", first.whole)


@step.register
def _(node: nodes.May, talk: Talk) -> Clause:
    done = step(node.do, talk)
    return Clause(f"you can choose that {done.text}" if done.whole else f"you can {done.text}", True)


@step.register
def _(node: nodes.Choose, talk: Talk) -> Clause:
    talk.made = noun(node.which, verb=_verb(node.do)).count(node.low, node.high)
    talk.made_many = node.high > 1
    if node.who != YOU:
        text, talk.made = talk.made, ""
        return Clause(f"your opponent chooses {text}: {step(node.do, talk).text}", True)
    return step(node.do, talk)


def _verb(do: object) -> str:
    """`from` a hand where a card leaves it, `in` a hand where it only is."""
    return "from" if isinstance(do, nodes.SpecialSummon) else "in"


# -- steps


@step.register
def _(node: nodes.Destroy, talk: Talk) -> Clause:
    return Clause(f"destroy {talk.thing(node.what).it}")


@step.register
def _(node: nodes.ReturnToHand, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    home = "their owners' hands" if thing.many else "its owner's hand"
    return Clause(f"return {thing.it} to {home}")


@step.register
def _(node: nodes.Draw, talk: Talk) -> Clause:
    cards = counted(node.n, "card", "cards")
    return _by(node.who, f"draw {cards}", f"draws {cards}")


def _amount(amount: int | Amount) -> tuple[str, str]:
    """A number of points, and for what each."""
    return (
        (str(amount), "")
        if isinstance(amount, int)
        else (str(amount.per), f" for {noun(amount.which).each()}")
    )


@step.register
def _(node: nodes.Damage, talk: Talk) -> Clause:
    number, each = _amount(node.amount)
    if node.who == YOU:
        return Clause(f"take {number} damage{each}")
    return Clause(f"inflict {number} damage to your opponent{each}")


@step.register
def _(node: nodes.GainLife, talk: Talk) -> Clause:
    number, each = _amount(node.amount)
    return _by(node.who, f"gain {number} Life Points{each}", f"gains {number} Life Points{each}")


@step.register
def _(node: nodes.Negate, talk: Talk) -> Clause:
    return Clause("negate its activation")


@step.register
def _(node: nodes.TurnFaceDown, talk: Talk) -> Clause:
    return Clause(f"turn {talk.thing(node.what).it} to face-down Defense Position")


@step.register
def _(node: nodes.SpecialSummon, talk: Talk) -> Clause:
    return Clause(f"Special Summon {talk.thing(node.what).it}{POSITIONS[node.position]}")


@step.register
def _(node: nodes.EquipTo, talk: Talk) -> Clause:
    return Clause(f"equip this card to {talk.thing(node.what).it}")


@step.register
def _(node: nodes.BoostUntilEnd, talk: Talk) -> Clause:
    return Clause(f"{change(talk.thing(node.what), node.atk, node.defense)} until the end of this turn")


@step.register
def _(node: nodes.TakeControl, talk: Talk) -> Clause:
    return Clause(f"take control of {talk.thing(node.what).it} until the End Phase")


@step.register
def _(node: nodes.Last, talk: Talk) -> Clause:
    return Clause(for_a_turn(node.rule, talk.thing(node.about) if node.about is not None else None), True)


@step.register
def _(node: nodes.SparePlayer, talk: Talk) -> Clause:
    return Clause("you take no battle damage from that battle", True)
