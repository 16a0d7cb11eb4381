"""The words for cards that move between the field, hands, Decks and Graveyards."""

from __future__ import annotations

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost
from duel_tui.yugioh import costs_field, nodes
from duel_tui.yugioh.which import SpellTrap


@cost.register
def _(paid: costs_field.SendCards) -> str:
    text = noun(paid.which, verb="from").count(paid.low, paid.high)
    if isinstance(paid.which, SpellTrap) and not paid.which.names:
        # The card that is activated is no price for itself.
        text = text.replace("Spell or Trap", "other Spell or Trap", 1)
    return f"send {text} to the Graveyard"


@step.register
def _(node: nodes.ShuffleIntoDeck, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    home = "your Deck" if talk.own else "their owners' Decks" if thing.many else "its owner's Deck"
    return Clause(f"shuffle {thing.it} into {home}")


@step.register
def _(node: nodes.ShuffleAwaySeen, talk: Talk) -> Clause:
    return Clause(
        "look at your opponent's hand and shuffle 1 monster of your choice in it into its owner's Deck"
    )


@step.register
def _(node: nodes.OpponentBuriesHand, talk: Talk) -> Clause:
    return Clause(f"your opponent puts {node.n} cards from the hand under the Deck in any order", True)


@step.register
def _(node: nodes.ReshuffleMonsters, talk: Talk) -> Clause:
    first = "both players shuffle all monsters on the field into their Decks"
    then = (
        "then each takes cards from the top of the Deck until as many monsters have appeared as went into it"
    )
    last = f"those of Level {node.max_level} or lower are Special Summoned in face-down Defense Position"
    return Clause(f"{first}, {then}; {last}, and the other cards go to the Graveyard", True)


@step.register
def _(node: nodes.TributeThese, talk: Talk) -> Clause:
    return Clause(f"Tribute {talk.thing(node.what).it}")


@step.register
def _(node: nodes.BothSummonFromDecks, talk: Talk) -> Clause:
    what = noun(node.which, place=False).count(1)
    return Clause(f"each player Special Summons {what} from the Deck in Attack Position", True)
