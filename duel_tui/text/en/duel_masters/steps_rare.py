"""Steps that few cards have, as clauses in the imperative."""

from __future__ import annotations

from duel_tui.duel_masters import nodes
from duel_tui.duel_masters.definitions import Whenever
from duel_tui.duel_masters.nodes.base import Amount
from duel_tui.duel_masters.when import TurnEnds
from duel_tui.duel_masters.which import YOU, Creature
from duel_tui.text.en.duel_masters.nouns import WHOSE, noun
from duel_tui.text.en.duel_masters.rules import gained
from duel_tui.text.en.duel_masters.steps import UNTIL, clauses, moved, step, steps
from duel_tui.text.en.words import sentence


@step.register
def _(node: nodes.NameRace) -> str:
    race = f"choose a race other than {node.but}" if node.but else "choose a race"
    return f"{race}. {steps(node.do).removesuffix('.')}" if node.do else race


@step.register
def _(node: nodes.DestroyOfPower) -> str:
    return f"choose a number, {node.most} or less, and destroy all creatures with that power"


@step.register
def _(node: nodes.SwapHandAndMana) -> str:
    return "put your hand into your mana zone tapped, at the same time your mana zone into your hand"


@step.register
def _(node: nodes.ReturnNamesakes) -> str:
    return "choose 1 creature in your graveyard; return all creatures of that name from your graveyard to your hand"


@step.register
def _(node: nodes.TapTheRest) -> str:
    return "each player chooses 1 creature of his own. Tap all other creatures"


@step.register
def _(node: nodes.RevealIntoBattle) -> str:
    return (
        "show the top card of your deck to both players; if it is a non-evolution creature, put it into the battle"
        " zone, else into your hand"
    )


@step.register
def _(node: nodes.DestroyWeaker) -> str:
    return f"{moved('choose', node.what)}; if together they have less power than this creature, destroy them"


@step.register
def _(node: nodes.DiscardByCost) -> str:
    return (
        "choose a number. Show your hand to your opponent and discard all cards with that cost. Then your opponent"
        " does the same"
    )


@step.register
def _(node: nodes.TakeBlockerFromTop) -> str:
    return (
        f'show the top {node.n} cards of your deck to both players; put 1 of them that has "blocker" into your'
        " hand and the rest at the bottom of your deck in any order"
    )


@step.register
def _(node: nodes.DiscardRandomOneAndMore) -> str:
    more = f"and up to 1 more for {noun(node.n.which).each()}"
    return f"your opponent discards 1 card at random from his hand, {more}"


@step.register
def _(node: nodes.ArrangeTop) -> str:
    return f"look at the top {node.n} cards of your deck and put them back in any order"


@step.register
def _(node: nodes.LookAtTop) -> str:
    return f"look at the top card of {WHOSE[node.who]} deck"


@step.register
def _(node: nodes.TakeFromTop) -> str:
    return (
        f"look at the top {node.n} cards of your deck; put 1 of them into your hand and the rest at the bottom"
        " of your deck in any order"
    )


@step.register
def _(node: nodes.TurnShieldUp) -> str:
    if isinstance(node.n, Amount):
        return f"for {noun(node.n.which).each()}, you may turn 1 shield of a player face up"
    shield = f"1 of {WHOSE[node.who]} shields"
    return f"turn {shield} face up" if node.by == YOU else f"your opponent turns {shield} face up"


@step.register
def _(node: nodes.SearchIntoBattle) -> str:
    found = noun(node.of).count(1).replace(" in your deck", "")
    text = f"search your deck; you may put {found} into the battle zone. Then shuffle the deck"
    later = [rule for rule in node.rules if isinstance(rule, Whenever) and isinstance(rule.when, TurnEnds)]
    others = [rule for rule in node.rules if rule not in later]
    if others:
        text += f". That creature {gained(others, True)} until the end of the turn"
    for rule in later:
        text += f". At the end of the turn, {clauses(rule.do).replace('this creature', 'it')}"
    return text


@step.register
def _(node: nodes.SearchAnyDeck) -> str:
    return "search a player's deck; you may put 1 card of it into his graveyard. Then shuffle that deck"


@step.register
def _(node: nodes.IfItWas) -> str:
    kind = noun(node.which).some().replace(" in the battle zone", "")
    return f"{step(node.step)}; if it was {kind}, {clauses(node.then)}"


@step.register
def _(node: nodes.BlockedBy) -> str:
    text = moved("choose", node.what)
    return (
        f"{text}; this turn it blocks this creature if it can, and no other creature can block this creature"
    )


@step.register
def _(node: nodes.ExtraTurn) -> str:
    loss = ". At the end of that turn you lose the game" if node.loses else ""
    return f"take an extra turn after this one{loss}"


@step.register
def _(node: nodes.RedrawHand) -> str:
    return "shuffle your hand into your deck and draw as many cards as it had"


@step.register
def _(node: nodes.CastShield) -> str:
    return (
        "your opponent chooses 1 of your shields; look at it. If it is a spell, you may cast it for no cost; if"
        " you don't, it stays as it lay"
    )


@step.register
def _(node: nodes.RevealUntilCreature) -> str:
    return (
        "its owner shows cards from the top of his deck to both players until one is a non-evolution creature,"
        " puts that creature into the battle zone and the rest into his graveyard"
    )


@step.register
def _(node: nodes.SearchNamesake) -> str:
    return (
        "search your deck; you may put 1 creature of that creature's name into the battle zone. Then shuffle the"
        " deck"
    )


@step.register
def _(node: nodes.SearchSameCost) -> str:
    return (
        "search your deck; you may put 1 creature with the cost of that creature into the battle zone. Then shuffle"
        " the deck"
    )


@step.register
def _(node: nodes.FromItsMana) -> str:
    return (
        "choose 1 non-evolution creature in that player's mana zone that costs no more than there are cards in it;"
        " he puts it into the battle zone"
    )


@step.register
def _(node: nodes.OneToHand) -> str:
    verb = "destroys" if isinstance(node.what.of, Creature) else "puts"
    to = "" if isinstance(node.what.of, Creature) else " into his graveyard"
    return f"{moved('choose', node.what)}; he puts 1 of them into his hand and {verb} the other{to}"


@step.register
def _(node: nodes.KeepShields) -> str:
    return (
        "your opponent chooses 1 of his shields for each shield of yours and puts the rest into his hand; their"
        " shield triggers can be used"
    )


@step.register
def _(node: nodes.NameCivilization) -> str:
    kind = f"{WHOSE[node.which.controller]} creatures of that civilization"
    return f"choose a civilization. {sentence(UNTIL[node.until])[:-1]}, {kind} {gained(node.rules, False)}"


@step.register
def _(node: nodes.Once) -> str:
    return clauses(node.do)


@step.register
def _(node: nodes.UntapAfterBattle) -> str:
    return f"{moved('choose', node.what)}; untap it after the battle"
