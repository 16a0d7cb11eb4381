"""The words for what single cards do: cards shown and given away, prices of their own, Fusion Monsters on a visit."""

from __future__ import annotations

from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost
from duel_tui.text.en.words import listed
from duel_tui.yugioh import costs_tributes, nodes

# -- prices


@cost.register
def _(paid: costs_tributes.TributeForAttack) -> str:
    return "Tribute 1 monster"


@cost.register
def _(paid: costs_tributes.TributeNamed) -> str:
    named = [f'1 "{name}"' for name in paid.names]
    return f"Tribute {listed(named)} from your hand or field"


# -- steps


@step.register
def _(node: nodes.SummonAndBanish, talk: Talk) -> Clause:
    return Clause("Special Summon the first target and remove the second from play")


@step.register
def _(node: nodes.DestroyBattled, talk: Talk) -> Clause:
    return Clause("destroy that monster")


@step.register
def _(node: nodes.ReturnSeen, talk: Talk) -> Clause:
    return Clause(
        "look at your opponent's hand and choose 1 card in it, which is shuffled into your opponent's Deck"
    )


@step.register
def _(node: nodes.LetChoose, talk: Talk) -> Clause:
    text = (
        f"choose {node.n} cards in your Deck and show them; your opponent picks 1 that you add to your hand"
    )
    return Clause(f"{text}, and the others are sent to the Graveyard")
