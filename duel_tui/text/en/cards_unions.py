"""The words for Union Monsters and for Fusions by contact."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import condition
from duel_tui.text.en.cards_nouns import Noun, noun
from duel_tui.text.en.cards_rules import rule
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost
from duel_tui.yugioh import nodes, unions
from duel_tui.yugioh.which import YOU, Monster, UnionHost


@noun.register
def _(which: UnionHost, place: bool = True, verb: str = "in") -> Noun:
    return noun(Monster(controller=YOU, face_up=True, names=which.names), place, verb)


@condition.register
def _(asked: nodes.CanUnite) -> str:
    return "this card has not been equipped or unequipped by its effect this turn"


@condition.register
def _(asked: nodes.CanPart) -> str:
    return "this card is equipped by its effect since an earlier turn"


@step.register
def _(node: nodes.Unite, talk: Talk) -> Clause:
    return Clause(f"equip this card to {talk.thing(node.what).it} (1 Union Monster at most)")


@step.register
def _(node: nodes.Part, talk: Talk) -> Clause:
    return Clause("Special Summon this card in Attack Position")


@rule.register
def _(held: unions.ShieldsHost) -> str:
    return "if battle would destroy the equipped monster, destroy this card instead"


@cost.register
def _(paid: nodes.BanishMaterials) -> str:
    return "remove its Fusion Materials on your side of the field from play (no other card can replace them)"


@step.register
def _(node: nodes.SwitchQuietly, talk: Talk) -> Clause:
    return Clause(f"change {talk.thing(node.what).of('battle position')} (FLIP effects do not activate)")


@step.register
def _(node: nodes.SwitchAttacked, talk: Talk) -> Clause:
    return Clause("change the battle position of the attacked monster (FLIP effects do not activate)")
