"""The steps of abilities and spells as clauses, in the imperative: `destroy 1 creature of your opponent's`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any

from duel_tui.duel_masters import nodes
from duel_tui.duel_masters.definitions import Whenever
from duel_tui.duel_masters.moving import BOTTOM, SHUFFLED, TOP
from duel_tui.duel_masters.nodes.base import Amount
from duel_tui.duel_masters.nodes.counts import AsMany, CreaturesBehind, ShieldsBroken
from duel_tui.duel_masters.when import TurnEnds
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards, Creature, Pick, Those
from duel_tui.duel_masters.zones import BATTLE, GRAVE, HAND, MANA, SHIELDS
from duel_tui.text.en.duel_masters.conditions import condition
from duel_tui.text.en.duel_masters.nouns import PILES, WHOSE, amount, is_one, noun, spaced, what
from duel_tui.text.en.words import NoWords, listed, sentence

UNTIL = {
    "turn": "until the end of the turn",
    "your next turn": "until the start of your next turn",
    "their next turn": "in your opponent's next turn",
}
ENDS = {TOP: "on top of", BOTTOM: "at the bottom of", SHUFFLED: "into"}


@singledispatch
def step(node: object) -> str:
    """A step as a clause in the imperative."""
    raise NoWords(node)


def steps(do: Sequence[Any]) -> str:
    """Steps in order as sentences."""
    said = [step(node) for node in do]
    return " ".join(
        sentence(text if at == 0 else f"then {text}" if follows(do[at]) else text)
        for at, text in enumerate(said)
    )


def follows(node: Any) -> bool:
    """Whether `then` goes well before a step; a condition says by itself when it comes."""
    return not isinstance(node, nodes.If)


def clauses(do: Sequence[Any]) -> str:
    """Steps in order as one clause."""
    return ", then ".join(step(node) for node in do)


def moved(verb: str, cards: Any, to: str = "") -> str:
    """A verb with the cards that it is done to; who chooses them is said if it is not you."""
    if isinstance(cards, Pick) and isinstance(cards.n, Amount):
        return f"for {noun(cards.n.which).each()}, {moved(verb, replace(cards, n=cards.n.per), to)}"
    if isinstance(cards, Pick) and cards.by == OPPONENT:
        it = "it" if is_one(cards) else "them"
        if cards.up_to and cards.n == 1:
            return f"your opponent may choose {his(spaced(what(cards), 'and', verb, it, to))}"
        they = "" if verb == "choose" else f" and {third(verb)} {it}"
        return f"your opponent chooses {his(spaced(what(cards) + they, to))}"
    text = spaced(verb, taken(cards)) if to else spaced(verb, what(cards))
    text = spaced(text, his(to) if "your opponent's" in text else to)
    return f"you may {text}" if isinstance(cards, Pick) and cards.up_to and cards.n == 1 else text


def his(text: str) -> str:
    """What is said of the opponent's cards where he is the one who acts."""
    return text.replace("of your opponent's", "of his own").replace("your opponent's", "his")


def taken(cards: Any) -> str:
    """Cards that leave a zone: `1 card from your hand`."""
    text = what(cards)
    of = cards.of if isinstance(cards, Pick) else cards
    if isinstance(of, Cards) and of.zone != SHIELDS:
        at = text.rfind(" in ")
        return f"{text[:at]} from {text[at + 4 :]}"
    return text


def third(verb: str) -> str:
    """A verb in the third person: `destroys`, `puts`; `may` stays."""
    if verb == "may":
        return verb
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")


def owner_of(cards: Any) -> str:
    """Whose zone the cards go to: `your`, `its owner's`, `their owners'`."""
    of = cards.of if isinstance(cards, Pick) else cards
    owner = getattr(of, "owner", "") or getattr(of, "controller", "")
    if owner == YOU or cards is Those.THIS:
        return "your"
    if owner == OPPONENT:
        return "your opponent's"
    return "its owner's" if is_one(cards) else "their owners'"


def owners(cards: Any, zone: str) -> str:
    """A zone with whose it is: `your hand`, `their owners' hands`."""
    whose = owner_of(cards)
    return f"{whose} {zone}s" if whose == "their owners'" else f"{whose} {zone}"


def comes_from(cards: Any) -> int:
    """The zone that a step takes its cards from."""
    of = cards.of if isinstance(cards, Pick) else cards
    return of.zone if isinstance(of, Cards) else BATTLE


def may_look(cards: Any) -> str:
    """`put` for cards of the deck and shields, `return` for others that go to the hand."""
    return "put" if comes_from(cards) == SHIELDS else "return"


@step.register
def _(node: nodes.Destroy) -> str:
    return moved("destroy", node.what)


@step.register
def _(node: nodes.ToGrave) -> str:
    return moved("put", node.what, f"into {owners(node.what, 'graveyard')}")


@step.register
def _(node: nodes.ToHand) -> str:
    shown = ", after showing it to your opponent" if node.show else ""
    return moved(may_look(node.what), node.what, f"to {owners(node.what, 'hand')}{shown}")


@step.register
def _(node: nodes.ToMana) -> str:
    tapped = " tapped" if node.tapped else ""
    return moved("put", node.what, f"into {owners(node.what, 'mana zone')}{tapped}")


@step.register
def _(node: nodes.TopTo) -> str:
    to = {HAND: "hand", MANA: "mana zone", GRAVE: "graveyard"}[node.zone]
    if isinstance(node.what, Pick):
        text = moved("choose", node.what)
        return f"{text}; put its top card into {his(owners(node.what, to))}, what lies under it stays"
    return f"put the top card of {what(node.what)} into {owners(node.what, to)}; what lies under it stays"


@step.register
def _(node: nodes.ToShields) -> str:
    return moved("add", node.what, f"to {owner_of(node.what)} shields face-down")


@step.register
def _(node: nodes.ToDeck) -> str:
    verb = "shuffle" if node.where == SHUFFLED else "put"
    return moved(verb, node.what, f"{ENDS[node.where]} {owners(node.what, 'deck')}")


@step.register
def _(node: nodes.ShuffleIn) -> str:
    return moved("shuffle", node.what, f"into {owners(node.what, 'deck')}")


@step.register
def _(node: nodes.Tap) -> str:
    return moved("tap", node.what)


@step.register
def _(node: nodes.Untap) -> str:
    return moved("untap", node.what)


@step.register
def _(node: nodes.Draw) -> str:
    cards = amount(node.n, "card")
    cards = f"up to {cards}" if node.up_to else cards
    return {YOU: f"draw {cards}", OPPONENT: f"your opponent draws {cards}"}.get(
        node.who, f"each player draws {cards}"
    )


@step.register
def _(node: nodes.Discard) -> str:
    if isinstance(node.n, Amount):
        return f"for {noun(node.n.which).each()}, {step(replace(node, n=node.n.per))}"
    if node.all:
        cards = {YOU: "your whole hand", OPPONENT: "his whole hand"}.get(node.who, "his whole hand")
    else:
        cards = amount(node.n, "card") + (" at random" if node.at_random else "")
    hand = "" if node.all else {YOU: " from your hand"}.get(node.who, " from his hand")
    who = {YOU: "discard", OPPONENT: "your opponent discards"}.get(node.who, "each player discards")
    return f"{who} {cards}{hand}"


@step.register
def _(node: nodes.DiscardThese) -> str:
    picked = node.what
    if isinstance(picked, Pick) and picked.by == YOU and owner_of(picked) == "your opponent's":
        return f"choose {taken(picked)}; your opponent discards {'it' if is_one(picked) else 'them'}"
    if owner_of(node.what) == "your opponent's":
        return f"your opponent discards {his(taken(node.what))}"
    may = "you may " if isinstance(picked, Pick) and picked.up_to and picked.n == 1 else ""
    return f"{may}discard {taken(node.what)}"


@step.register
def _(node: nodes.Search) -> str:
    found = noun(node.of)
    whose = "your" if node.of.owner == YOU else "your opponent's"
    to = {HAND: "hand", MANA: "mana zone", GRAVE: "graveyard"}[node.to]
    n = node.n if isinstance(node.n, int) else 0
    bare = found.count(n, True).removesuffix(f" in {whose} {PILES[node.of.zone]}")
    if isinstance(node.n, ShieldsBroken):
        bare = f"up to as many {found.many} as shields that your creatures broke this turn"
    elif isinstance(node.n, CreaturesBehind):
        bare = f"up to as many {found.many} as your opponent has more creatures than you"
    they = "it" if node.n == 1 else "them"
    show = f", show {they} to your opponent" if node.show and node.to == HAND else ""
    return f"search {whose} deck; you may take {bare}{show} and put {they} into {whose} {to}. Then shuffle the deck"


@step.register
def _(node: nodes.FromTop) -> str:
    whose = "your" if node.who == YOU else "your opponent's"
    to = {MANA: f"into {whose} mana zone", GRAVE: f"into {whose} graveyard", HAND: f"into {whose} hand"}.get(
        node.to, f"to {whose} shields face-down"
    )
    verb = "add" if node.to == SHIELDS else "put"
    to += " tapped" if node.tapped else ""
    if node.up_to:
        return f"{verb} up to {node.n} cards from the top of {whose} deck {to}"
    if node.n == 1:
        return f"{verb} the top card of {whose} deck {to}"
    if isinstance(node.n, int):
        return f"{verb} the top {node.n} cards of {whose} deck {to}"
    return f"{verb} cards from the top of {whose} deck {to}, {amount(node.n, 'card')}"


@step.register
def _(node: nodes.RevealTop) -> str:
    kept = noun(node.keep)
    if node.n == 1:
        one = kept.some().replace(f" in your {PILES[node.keep.zone]}", "")
        return (
            f"show the top card of your deck to both players; if it is {one}, put it into your hand, else into"
            " your graveyard"
        )
    bare = kept.every().replace(f" in your {PILES[node.keep.zone]}", "")
    return (
        f"show the top {node.n} cards of your deck to both players; put {bare} among them into your hand and"
        " the rest into your graveyard"
    )


@step.register
def _(node: nodes.LookAtShields) -> str:
    if node.n == 1:
        shield = {YOU: "1 of your shields", OPPONENT: "1 of your opponent's shields"}.get(
            node.who, "1 shield of a player"
        )
        return f"{'you may ' if node.up_to else ''}look at {shield}, then put it back as it lay"
    whose = WHOSE[node.who]
    number = f"up to {node.n} of" if node.n else "all of"
    return f"look at {number} {whose} shields, then put them back as they lay"


@step.register
def _(node: nodes.LookAtHand) -> str:
    return "look at your opponent's hand"


@step.register
def _(node: nodes.BreakShields) -> str:
    whose = "your opponent's" if node.who == OPPONENT else "your"
    if isinstance(node.n, int):
        return f"break {node.n} of {whose} shields"
    return f"break {amount(node.n, 'shield')} of {whose}"


@step.register
def _(node: nodes.ShieldsToHand) -> str:
    picked = what(Pick(Cards(SHIELDS, node.who), node.n, node.up_to))
    if isinstance(node.n, AsMany):
        picked = "that many shields of yours"
    whose = "your" if node.who == YOU else "his"
    they = "its shield trigger" if node.n == 1 else "their shield triggers"
    rest = f"; {they} can be used" if node.trigger else f"; {they} can't be used"
    may = "you may " if node.up_to and node.n == 1 else ""
    return f"{may}put {picked} into {whose} hand{rest}"


@step.register
def _(node: nodes.Give) -> str:
    from duel_tui.text.en.duel_masters.rules import gained, group

    cards, until = node.what, UNTIL[node.until]
    if isinstance(cards, Pick):
        only = node.rules[0] if len(node.rules) == 1 else None
        if isinstance(only, Whenever) and isinstance(only.when, TurnEnds):
            later = clauses(only.do).replace("this creature", "it" if is_one(cards) else "each of them")
            return f"{moved('choose', cards)}; at the end of the turn, {later}"
        said = f"{'it' if is_one(cards) else 'they'} {gained(node.rules, is_one(cards))}"
        said = f"{until}, {said}" if "this ability:" in said else f"{said} {until}"
        said = said.replace("each turn if able until the end of the turn", "this turn if able")
        return f"{moved('choose', cards)}; {said}"
    said = (
        f"{what(cards)} {gained(node.rules, True)}" if isinstance(cards, Those) else group(cards, node.rules)
    )
    return f"{until}, {said}" if "this ability:" in said else f"{said} {until}"


@step.register
def _(node: nodes.GiveGroup) -> str:
    from duel_tui.text.en.duel_masters.rules import group

    return f"{UNTIL[node.until]}, {group(node.which, node.rules)}"


@step.register
def _(node: nodes.ForThisTurn) -> str:
    from duel_tui.text.en.duel_masters.rules import rule

    if isinstance(node.rule, Whenever) and isinstance(node.rule.when, TurnEnds):
        return f"at the end of this turn, {clauses(node.rule.do)}"
    return f"{UNTIL[node.until]}, {rule(node.rule)}"


@step.register
def _(node: nodes.GivePower) -> str:
    each = noun(node.each).each()
    return f"{what(node.what)} {'gets' if is_one(node.what) else 'get'} {node.n:+} power for {each} {UNTIL['turn']}"


@step.register
def _(node: nodes.ToBattle) -> str:
    return moved("put", node.what, "into the battle zone")


# -- steps that join others


@step.register
def _(node: nodes.May) -> str:
    who = "you may" if node.by == YOU else "your opponent may"
    return f"{who} {clauses(node.do)}"


@step.register
def _(node: nodes.IfDone) -> str:
    first = step(node.first)
    done = "he does" if first.startswith("your opponent") else "you do"
    return f"{first}. If {done}, {clauses(node.then)}"


@step.register
def _(node: nodes.If) -> str:
    text = f"if {condition(node.condition)}, {clauses(node.do)}"
    return f"{text}; otherwise {clauses(node.otherwise)}" if node.otherwise else text


@step.register
def _(node: nodes.Either) -> str:
    said = [step(one).removeprefix("your opponent ") for _, one in node.choices]
    text = f"either {said[0]} or {listed(said[1:], 'or')}"
    return text if node.by == YOU else f"your opponent {text}"


@step.register
def _(node: nodes.Choose) -> str:
    return moved("choose", node.what)


@step.register
def _(node: nodes.EachPlayer) -> str:
    text = step(node.step).removeprefix("you ")
    if node.who != OPPONENT and "opponent" in text:
        return f"each player, the turn player first, does this: {step(node.step)}"
    verb, _, rest = text.partition(" ")
    rest = rest.replace("of yours", "of his").replace("your opponent's", "his").replace("your", "his")
    rest = rest.replace(" and draw ", " and draws ")
    return f"{'your opponent' if node.who == OPPONENT else 'each player'} {third(verb)} {rest}"


__all__ = ["Creature", "clauses", "moved", "owner_of", "step", "steps", "third"]
