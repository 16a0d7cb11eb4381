"""The steps of an effect as clauses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from duel_tui.text.en.cards_conditions import condition, ritual_monster
from duel_tui.text.en.cards_nouns import noun, spaced, where
from duel_tui.text.en.cards_rules import change, for_a_turn, rule
from duel_tui.text.en.cards_talk import Clause, Talk
from duel_tui.text.en.words import NoWords, article, counted, counters
from duel_tui.yugioh import nodes
from duel_tui.yugioh.cards import find
from duel_tui.yugioh.moving import REFLECTOR
from duel_tui.yugioh.nodes.base import Amount, HalfOfPaid, OfThat, PerCounter, PerPaid, Points
from duel_tui.yugioh.which import BOTH, MADE, THAT_CARD, YOU
from duel_tui.yugioh.zones import SLOTS

SHOWN = "a Set card is shown to both players"
POSITIONS = {
    "": "",
    "attack": " in Attack Position",
    "defense": " in Defense Position",
    "set": " in face-down Defense Position",
}


@singledispatch
def step(node: object, talk: Talk) -> Clause:
    """The clause for a step."""
    raise NoWords(node)


def steps(do: Sequence[object], talk: Talk) -> list[Clause]:
    """The clauses of several steps."""
    return [step(node, talk) for node in do]


def _by(who: str, order: str, told: str) -> Clause:
    """An order to the player, or the same told of his opponent or of both."""
    if who == BOTH:
        return Clause(f"both players {order}", True)
    return Clause(order) if who == YOU else Clause(f"your opponent {told}", True)


NEGATED = {"that monster": "the Summon", "that monster or card": "the Summon or the activation"}
"""What is negated, by what the happening was about."""
NEGATED_EFFECT = {"that monster or card": "the Summon or the effect"}

# -- connectives


@step.register
def _(node: nodes.IfDone, talk: Talk) -> Clause:
    if isinstance(node.first, nodes.Negate) and node.second == nodes.Destroy(THAT_CARD):
        return Clause(f"negate {NEGATED.get(talk.that, 'its activation')} and destroy it")
    if isinstance(node.first, nodes.NegateEffect) and node.second == nodes.Destroy(THAT_CARD):
        return Clause(f"negate {NEGATED_EFFECT.get(talk.that, 'its effect')} and destroy it")
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
    talk.own = getattr(node.which, "controller", "") == YOU
    if node.who != YOU:
        text, talk.made = talk.made, ""
        return Clause(f"your opponent chooses {text}: {step(node.do, talk).text}", True)
    return step(node.do, talk)


@step.register
def _(node: nodes.If, talk: Talk) -> Clause:
    such = condition(node.condition)
    if such in talk.such:
        done = step(node.do, talk)
        return Clause(f"{done.text}, if that is still so", done.whole)
    return Clause(f"if {such}, {step(node.do, talk).text}", True)


def _verb(do: object) -> str:
    """`from` a hand where a card leaves it, `in` a hand where it only is."""
    return "from" if isinstance(do, nodes.SpecialSummon | nodes.AddToHand) else "in"


# -- cards that move


@step.register
def _(node: nodes.Destroy, talk: Talk) -> Clause:
    return Clause(f"destroy {talk.thing(node.what).it}")


@step.register
def _(node: nodes.DestroyIfKind, talk: Talk) -> Clause:
    thing = talk.thing(node.what).it
    if node.what is MADE:
        return Clause(f"choose {thing}: destroy it if it is a {node.kind.title()} Card ({SHOWN})")
    return Clause(f"destroy {thing} if it is a {node.kind.title()} Card ({SHOWN})")


@step.register
def _(node: nodes.ReturnToHand, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    home = "their owners' hands" if thing.many else "its owner's hand"
    return Clause(f"return {thing.it} to {home}")


@step.register
def _(node: nodes.AddToHand, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    home = "your hand" if talk.own else "their owners' hands" if thing.many else "its owner's hand"
    return Clause(f"add {thing.it} to {home}")


@step.register
def _(node: nodes.Draw, talk: Talk) -> Clause:
    if isinstance(node.n, Amount):
        cards = f"{counted(node.n.per, 'further card', 'further cards')} for {noun(node.n.which).each()}"
    else:
        cards = counted(node.n, "card", "cards")
    return _by(node.who, f"draw {cards}", f"draws {cards}")


@step.register
def _(node: nodes.DiscardThese, talk: Talk) -> Clause:
    return Clause(f"{talk.thing(node.what).has('is', 'are')} discarded", True)


@step.register
def _(node: nodes.RedrawHands, talk: Talk) -> Clause:
    cards = counted(node.n, "card", "cards") if node.n else "as many cards as that player discarded"
    return Clause(f"both players discard their hands, then each draws {cards}", True)


@step.register
def _(node: nodes.Discard, talk: Talk) -> Clause:
    cards = (
        counted(node.n, "random card", "random cards") if node.at_random else counted(node.n, "card", "cards")
    )
    return _by(node.who, f"discard {cards}", f"discards {cards}")


@step.register
def _(node: nodes.ReturnToDeck, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    top = "their owners' Decks" if thing.many else "its owner's Deck"
    return Clause(f"put {thing.it} on top of {top}")


@step.register
def _(node: nodes.DestroyForDamage, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    hurt = {BOTH: "both players take damage", YOU: "take damage"}.get(
        node.who, "inflict damage to your opponent"
    )
    had = "they had" if thing.many else "it had"
    return Clause(f"destroy {thing.it}, and {hurt} equal to the ATK {had}")


# -- Life Points


def _amount(amount: Points, talk: Talk) -> tuple[str, str, str]:
    """A number of points: before the unit, behind it, and for what each."""
    if isinstance(amount, int):
        return f"{amount} ", "", ""
    if isinstance(amount, Amount):
        return f"{amount.per} ", "", f" for {noun(amount.which).each()}"
    if isinstance(amount, PerCounter):
        what = f"{amount.counter.title()} Counter on this card"
        if amount.counter == "turn":
            what = "Standby Phase that this card has counted"
        return f"{amount.per} ", "", f" for each {what}"
    if isinstance(amount, HalfOfPaid):
        return "", " equal to half the ATK that the Tributed monster had on the field", ""
    if isinstance(amount, PerPaid):
        return f"{amount.per} ", "", " for each of them"
    if isinstance(amount, OfThat):
        if amount.per_level:
            return f"{amount.per_level} ", "", f" for each Level of {talk.that}"
        return "", f" equal to the original ATK of {talk.that}", ""
    return "", f" equal to {talk.thing(amount.what).of('ATK')}", ""


@step.register
def _(node: nodes.Damage, talk: Talk) -> Clause:
    number, equal, each = _amount(node.amount, talk)
    if node.who == YOU:
        return Clause(f"take {number}damage{equal}{each}")
    whom = "both players" if node.who == BOTH else "your opponent"
    return Clause(f"inflict {number}damage{equal} to {whom}{each}")


@step.register
def _(node: nodes.DoublingDamage, talk: Talk) -> Clause:
    whom = {BOTH: "both players", YOU: "yourself"}.get(node.who, "your opponent")
    return Clause(
        f"inflict {node.first} damage to {whom}, doubled for each counted Standby Phase after the first"
    )


@step.register
def _(node: nodes.GainLife, talk: Talk) -> Clause:
    number, equal, each = _amount(node.amount, talk)
    points = f"{number}Life Points{equal}{each}"
    return _by(node.who, f"gain {points}", f"gains {points}")


# -- cards that are looked at


@step.register
def _(node: nodes.Reveal, talk: Talk) -> Clause:
    thing = talk.thing(node.what).it
    if node.to == YOU:
        return Clause(f"look at {thing}")
    stays = ", without turning them face-up" if getattr(node.what, "face_up", None) is False else ""
    return Clause(f"show {thing} to {'both players' if node.to == BOTH else 'your opponent'}{stays}")


@step.register
def _(node: nodes.LookAtDeck, talk: Talk) -> Clause:
    top = "the top card" if node.n == 1 else f"the top {node.n} cards"
    deck = "your Deck" if node.whose == YOU else "your opponent's Deck"
    return Clause(f"look at {top} of {deck}, which stay in the same order")


@step.register
def _(node: nodes.Search, talk: Talk) -> Clause:
    return Clause(f"add {noun(node.which, verb='from').count(1, node.high)} to your hand")


# -- monsters on the field and on their way there


@step.register
def _(node: nodes.TurnFaceDown, talk: Talk) -> Clause:
    return Clause(f"turn {talk.thing(node.what).it} to face-down Defense Position")


@step.register
def _(node: nodes.FlipFaceUp, talk: Talk) -> Clause:
    quietly = " without activating their FLIP effects" if node.quietly else ""
    return Clause(f"turn {talk.thing(node.what).it} face-up{quietly}")


@step.register
def _(node: nodes.ChangePosition, talk: Talk) -> Clause:
    thing = talk.thing(node.what)
    return Clause(f"change {thing.of('battle positions' if thing.many else 'battle position')}")


@step.register
def _(node: nodes.PlaceCounters, talk: Talk) -> Clause:
    most = f" (at most {node.most})" if node.most else ""
    if node.counter == REFLECTOR:
        most = "; when an effect would destroy that card, remove one of them instead"
    return Clause(f"place {counters(node.n, node.counter)} on {talk.thing(node.what).it}{most}")


@step.register
def _(node: nodes.EquipTo, talk: Talk) -> Clause:
    return Clause(f"equip this card to {talk.thing(node.what).it}")


@step.register
def _(node: nodes.BindTo, talk: Talk) -> Clause:
    return Clause(f"bind this card to {talk.thing(node.what).it}")


@step.register
def _(node: nodes.SpecialSummon, talk: Talk) -> Clause:
    return Clause(f"Special Summon {talk.thing(node.what).it}{POSITIONS[node.position]}")


@step.register
def _(node: nodes.SpecialSummonFrom, talk: Talk) -> Clause:
    talk.made, talk.made_many = "", node.high > 1
    if node.low == SLOTS:
        what = f"as many {noun(node.which, verb='from').bare()} as possible"
    else:
        what = noun(node.which, verb="from").count(node.low, node.high)
    return Clause(f"Special Summon {what}{POSITIONS[node.position]}")


@step.register
def _(node: nodes.SummonTokens, talk: Talk) -> Clause:
    token = node.token
    facts = f"Level {token.level} {token.attribute} {token.race}, ATK {token.atk} DEF {token.defense}"
    if not token.tributable:
        facts += "; not to be Tributed for a Tribute Summon"
    facts = "; ".join([facts, *(rule(held).replace("this card", "one") for held in token.rules)])
    side = "" if node.side == YOU else " to your opponent's side"
    name = f'"{token.name}"' if node.n == 1 else f'"{token.name}s"'
    return Clause(f"Special Summon {node.n} {name} ({facts}){side}{POSITIONS[node.position]}")


@step.register
def _(node: nodes.MaySetSpellTrap, talk: Talk) -> Clause:
    return Clause("you can Set 1 Spell or Trap Card from your hand")


@step.register
def _(node: nodes.NormalSummonOrSet, talk: Talk) -> Clause:
    return Clause("Normal Summon or Set 1 monster from your hand")


@step.register
def _(node: nodes.FusionSummon, talk: Talk) -> Clause:
    monster = spaced(f'"{node.series}"' if node.series else "", *node.races, "Fusion Monster")
    if node.banish:
        sent = f"remove the Fusion Materials of {article(monster)} {where(YOU, node.where, 'in')} from play"
    else:
        sent = f"send the Fusion Materials of {article(monster)} from your hand or field to the Graveyard"
    return Clause(f"{sent} and Fusion Summon that monster from your Fusion Deck")


@step.register
def _(node: nodes.RitualSummon, talk: Talk) -> Clause:
    card = find(node.name)
    if node.exact:
        tributes = "by Tributing monsters from your hand or field with exactly its Level in total"
        return Clause(f"Ritual Summon {ritual_monster(node)} from your hand {tributes}")
    total = f"{card.level} or more" if card is not None else "at least its own"
    tributes = f"Tribute monsters from your hand or field with a total Level of {total}"
    return Clause(f"{tributes} and Ritual Summon {ritual_monster(node)} from your hand")


# -- what is answered


@step.register
def _(node: nodes.Negate, talk: Talk) -> Clause:
    return Clause(f"negate {NEGATED.get(talk.that, 'its activation')}")


@step.register
def _(node: nodes.NegateEffect, talk: Talk) -> Clause:
    return Clause("negate its effect")


@step.register
def _(node: nodes.NegateAttack, talk: Talk) -> Clause:
    return Clause("negate the attack")


@step.register
def _(node: nodes.SparePlayer, talk: Talk) -> Clause:
    return Clause("you take no battle damage from that battle", True)


# -- until the end of the turn


@step.register
def _(node: nodes.BoostUntilEnd, talk: Talk) -> Clause:
    return Clause(f"{change(talk.thing(node.what), node.atk, node.defense)} until the end of this turn")


@step.register
def _(node: nodes.Last, talk: Talk) -> Clause:
    text = for_a_turn(node.rule, talk.thing(node.about) if node.about is not None else None)
    return Clause(f"even if this effect is negated, {text}" if node.bare else text, True)
