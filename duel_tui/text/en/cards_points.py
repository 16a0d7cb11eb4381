"""The words for ATK that is doubled, halved or set, for dice and called coins, and for destruction that follows."""

from __future__ import annotations

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import change, rule
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import when
from duel_tui.yugioh import nodes, values, when_battle
from duel_tui.yugioh.which import DESTROYER, THIS_CARD


@step.register
def _(node: nodes.BoostWhileFaceUp, talk: Talk) -> Clause:
    if node.what is DESTROYER:
        return Clause(f"{change(talk.thing(node.what), node.atk, node.defense)}, as long as it stays face-up")
    stays = "while it is" if node.what is not THIS_CARD else "while this card is"
    return Clause(f"{change(talk.thing(node.what), node.atk, node.defense)} {stays} face-up on the field")


@step.register
def _(node: nodes.BoostInCalculation, talk: Talk) -> Clause:
    return Clause(f"increase this card's ATK by {node.atk} during that damage calculation only")


@step.register
def _(node: nodes.HalveOriginal, talk: Talk) -> Clause:
    return Clause(f"halve {talk.thing(node.what).of('original ATK')} until the end of this turn")


@step.register
def _(node: nodes.SwitchOriginals, talk: Talk) -> Clause:
    return Clause(f"switch {talk.thing(node.what).of('original ATK and DEF')} until the end of this turn")


@step.register
def _(node: nodes.DoubleAttack, talk: Talk) -> Clause:
    text = f"double {talk.thing(node.what).of('ATK')} until the end of this turn"
    talk.made, talk.made_many = "", True
    return Clause(text)


@step.register
def _(node: nodes.DestroyAtEnd, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    lie = "those that have stayed face-up" if thing.many else "it if it has stayed face-up"
    return Clause(f"in the End Phase destroy {lie}", True)


@step.register
def _(node: nodes.HalveAttacker, talk: Talk) -> Clause:
    whose = "of an opponent's monster that attacks just now"
    return Clause(f"halve the ATK {whose}, as long as this card lies face-up")


@step.register
def _(node: nodes.BoostByDie, talk: Talk) -> Clause:
    verb = "increase" if node.points > 0 else "decrease"
    points = f"{abs(node.points)} times the result"
    whose = talk.thing(node.what).of("ATK and DEF")
    return Clause(f"roll a die and {verb} {whose} by {points} until the end of this turn")


@step.register
def _(node: nodes.DestroyLevelOfDie, talk: Talk) -> Clause:
    higher = "with a 6 those of higher Levels too"
    return Clause(f"roll a die and destroy all face-up monsters whose Level is the result ({higher})")


@step.register
def _(node: nodes.CallCoin, talk: Talk) -> Clause:
    right, wrong = step(node.right, talk).text, step(node.wrong, talk).text
    return Clause(f"call heads or tails and toss a coin; if you were right, {right}, and if not, {wrong}")


@step.register
def _(node: nodes.DestroyForHalf, talk: Talk) -> Clause:
    loss = "lose Life Points equal to half of the ATK that the face-up ones had in total"
    return Clause(f"destroy {noun(node.which).every()} and {loss}")


@step.register
def _(node: nodes.DestroySummoned, talk: Talk) -> Clause:
    same = "all such monsters that were Summoned together with it"
    return Clause(f"destroy it and {same}, if this card is still face-up on the field")


# -- rules


@rule.register
def _(held: values.OriginalByLife) -> str:
    less = "while your Life Points are lower than your opponent's"
    twice = "the equipped monster's ATK is double its original ATK"
    return f"{less}, {twice}; while they are higher, it is half its original ATK"


@rule.register
def _(held: values.AttackFromTributes) -> str:
    if held.times == 1:
        return "this card's ATK is the total original ATK of the monsters Tributed for its Tribute Summon"
    return "this card's ATK is twice the original ATK of the monster Tributed for its Tribute Summon"


@rule.register
def _(held: values.HalvesAttackers) -> str:
    return "the ATK of each opponent's monster that declares an attack is halved, as long as this card lies face-up"


# -- happenings


@when.register
def _(moment: when_battle.ThisCalculates) -> tuple[str, str]:
    return "During damage calculation, if this card attacks or is attacked", "this card"
