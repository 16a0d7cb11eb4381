"""The words for skipped phases and counted turns, for declared names, and for cards taken from a Deck and shown."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import PHASE_WORDS, condition
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import rule
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.cards_when import cost, summoned_ways, when
from duel_tui.text.en.words import listed
from duel_tui.yugioh import conditions, costs_cards, nodes, turn_rules
from duel_tui.yugioh import when as moments
from duel_tui.yugioh.which import YOU

# -- turns


@step.register
def _(node: nodes.SkipPhases, talk: Talk) -> Clause:
    phase = PHASE_WORDS[node.phase]
    phases = f"next {phase}" if node.n == 1 else f"next {node.n} {phase}s"
    if node.who == YOU:
        return Clause(f"skip your {phases}")
    return Clause(f"your opponent's {phases} {'is' if node.n == 1 else 'are'} skipped", True)


@step.register
def _(node: nodes.WinAfterTurns, talk: Talk) -> Clause:
    turns = f"the {node.turns}th turn, counted from this one with those of both players"
    return Clause(f"you win the Duel at the end of {turns}", True)


@rule.register
def _(held: turn_rules.NoHandLimit) -> str:
    return "neither player has to discard because of a large hand"


@rule.register
def _(held: turn_rules.TrapsFromHand) -> str:
    return "during the turn in which this card is sent to the Graveyard, its owner can activate Traps from the hand"


@step.register
def _(node: nodes.SkipBattlePhase, talk: Talk) -> Clause:
    if node.who == YOU:
        return Clause("skip your next Battle Phase")
    return Clause("your opponent's next Battle Phase is skipped", True)


@step.register
def _(node: nodes.SkipTurn, talk: Talk) -> Clause:
    return Clause("skip your next turn")


@step.register
def _(node: nodes.SetHandLimit, talk: Talk) -> Clause:
    return Clause(f"for the rest of the Duel you can keep {node.limit} cards at the end of your turn", True)


@step.register
def _(node: nodes.DrawUpTo, talk: Talk) -> Clause:
    return Clause(f"draw until you have {node.n} cards in your hand")


@rule.register
def _(held: turn_rules.HandLimit) -> str:
    whose = "you" if held.whose == YOU else "your opponent"
    turn = "your turn" if held.whose == YOU else "that player's turn"
    return f"{whose} can keep only {held.limit} cards at the end of {turn}"


@condition.register
def _(asked: conditions.BehindBy) -> str:
    return f"your Life Points are at least {asked.points} lower than your opponent's"


# -- Destiny Board


@step.register
def _(node: nodes.PlaceNext, talk: Talk) -> Clause:
    letters = listed([name.split()[-1] for name in node.names], "and")
    what = f"the next Spirit Message card, in the order {letters},"
    return Clause(f"place {what} from your hand or Deck face-up in your Spell & Trap Zone")


@condition.register
def _(asked: nodes.CanPlace) -> str:
    return "you have a free Spell & Trap Zone"


@rule.register
def _(held: turn_rules.WinsWithAll) -> str:
    won = f"when this card and all {len(held.names)} Spirit Message cards lie face-up on your field, you win the Duel"
    return f"{won}; when one of them leaves your field, destroy the others"


# -- names and hands


@cost.register
def _(paid: nodes.DeclareName) -> str:
    return "declare the name of a card"


@step.register
def _(node: nodes.DiscardDeclared, talk: Talk) -> Clause:
    text = "your opponent discards all cards of that name in the hand"
    return Clause(f"{text}. Without one, look at that hand, then discard 1 random card", True)


@step.register
def _(node: nodes.SummonRandomOfHand, talk: Talk) -> Clause:
    summon = "Special Summon it if it is a monster that can be, otherwise send it to the Graveyard"
    return Clause(f"your opponent picks 1 random card in your hand: {summon}", True)


@cost.register
def _(paid: nodes.DeclareAnyType) -> str:
    return "declare a Type and an Attribute"


@step.register
def _(node: nodes.SendDeclared, talk: Talk) -> Clause:
    which = "a monster with that Type and Attribute from the hand or Deck"
    return Clause(f"your opponent sends {which} to the Graveyard, or shows both if there is none", True)


# -- cards from the Deck


@step.register
def _(node: nodes.ExcavateForSpellTrap, talk: Talk) -> Clause:
    take = "take and show cards from the top of your Deck until a Spell or Trap Card appears"
    return Clause(f"{take}; add that card to your hand and send the others to the Graveyard")


@step.register
def _(node: nodes.SummonUnlessDeclared, talk: Talk) -> Clause:
    take = "take and show cards from the top of your Deck until a monster appears that can be Normal Summoned or Set"
    summon = "Special Summon it unless it has that Level"
    return Clause(
        f"your opponent declares a Level from 1 to 12. {take[:1].upper()}{take[1:]}; {summon}, "
        "and send all other cards to the Graveyard",
        True,
    )


@step.register
def _(node: nodes.SummonFromBothDecks, talk: Talk) -> Clause:
    take = f"both players take and show the top {node.n} cards of their Decks"
    summon = f"Special Summon all monsters of Level {node.max_level} or lower among them"
    where = "in face-up Attack Position or face-down Defense Position"
    return Clause(f"{take}, {summon} {where} and add the others to their hands", True)


# -- cards removed from play


@step.register
def _(node: nodes.BanishUntilEnd, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    back = "they come" if thing.many else "it comes"
    return Clause(f"remove {thing.it} from play until the End Phase, when {back} back in the same position")


@step.register
def _(node: nodes.BothSummonBanished, talk: Talk) -> Clause:
    text = (
        "each player Special Summons as many of that player's monsters that are removed from play as possible"
    )
    return Clause(text, True)


@cost.register
def _(paid: costs_cards.BanishThis) -> str:
    return "remove this card in your Graveyard from play"


# -- happenings


@when.register
def _(moment: moments.MonstersSummoned) -> tuple[str, str]:
    what = noun(moment.who, place=bool(moment.who.controller)).some()
    return f"When {what} is {summoned_ways(moment.ways, 'Summoned')}", "that monster"


@when.register
def _(moment: moments.ThisSentToGrave) -> tuple[str, str]:
    return "When this card is sent to the Graveyard", "this card"
