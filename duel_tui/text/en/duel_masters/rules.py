"""Abilities as sentences: keywords with what they mean, static abilities, triggered abilities."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from duel_tui.duel_masters import keywords as k
from duel_tui.duel_masters.definitions import Gives, Rule, Whenever, While
from duel_tui.duel_masters.destruction import Instead
from duel_tui.duel_masters.zones import BATTLE, DECK, HAND, MANA, SHIELDS
from duel_tui.text.en.duel_masters.conditions import condition, when
from duel_tui.text.en.duel_masters.nouns import noun
from duel_tui.text.en.duel_masters.steps import clauses, steps
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS
from duel_tui.text.en.words import NoWords, listed, sentence

BREAKERS = {2: "double breaker", 3: "triple breaker"}


def ability(one: Rule) -> str:
    """An ability as a paragraph of a card."""
    return sentence(rule(one))


@singledispatch
def rule(one: object) -> str:
    """What an ability says of its own creature: `this creature can't attack`."""
    raise NoWords(one)


@singledispatch
def keyword(one: object) -> str:
    """The name of a keyword ability; empty for an ability that has none."""
    return ""


def gained(rules: Sequence[Rule], single: bool) -> str:
    """What creatures get: `gets +2000 power and has "double breaker"`."""
    has = "has" if single else "have"
    parts: list[str] = []
    words: list[str] = []
    longer: list[str] = []
    for one in rules:
        if isinstance(one, k.Plus):
            parts.append(f"{'gets' if single else 'get'} {plus(one)}")
        elif keyword(one):
            words.append(f'"{keyword(one)}"')
        elif rule(one).startswith("this creature "):
            said = rule(one).removeprefix("this creature ")
            parts.append(said if single else plural(said))
        elif isinstance(one, k.TapAbility):
            parts.append(f"{has} a {rule(one).removesuffix('.')}")
        else:
            longer.append(f"{has} this ability: {rule(one).removesuffix('.')}")
    if words:
        parts.insert(len(parts) if parts and parts[0].startswith("get") else 0, f"{has} {listed(words)}")
    return listed(parts + longer)


def group(which: Any, rules: Sequence[Rule]) -> str:
    """What a group of creatures gets; `all creatures can't be blocked` could be misread, so `all` is left out."""
    said = gained(rules, False)
    found = noun(which).bare().replace(" in the battle zone", "")
    return f"{found} {said}" if said.startswith("can't") else f"all {found} {said}"


def plural(said: str) -> str:
    """What is said of one creature, said of several."""
    first, _, rest = said.partition(" ")
    forms = {"is": "are", "has": "have"}
    regular = ("gets", "attacks", "blocks", "breaks")
    return f"{first.removesuffix('s') if first in regular else forms.get(first, first)} {rest}".strip()


def plus(one: k.Plus) -> str:
    """`+1000 power for each other creature of yours while attacking`."""
    text = f"{one.n:+} power"
    if one.each is not None:
        text += f" for {noun(one.each).each()}"
    return text + (" while attacking" if one.attacking else "")


# -- keywords


@keyword.register
def _(one: k.Blocker) -> str:
    only = listed([CIVILIZATIONS[civ] for civ in one.civilizations], "or") or one.race_word
    return f"{only} blocker" if only else "blocker"


@keyword.register
def _(one: k.Breaker) -> str:
    return BREAKERS.get(one.n, f"{one.n}-fold breaker")


@keyword.register
def _(one: k.PowerAttacker) -> str:
    return f"power attacker +{one.n}"


@keyword.register
def _(one: k.SpeedAttacker) -> str:
    return "speed attacker"


@keyword.register
def _(one: k.Slayer) -> str:
    only = listed([CIVILIZATIONS[civ] for civ in one.civilizations], "or")
    return f"{only} slayer" if only else "slayer"


@keyword.register
def _(one: k.Stealth) -> str:
    return f"{CIVILIZATIONS[one.civilization]} stealth"


@rule.register
def _(one: k.Blocker) -> str:
    who = listed([CIVILIZATIONS[civ] for civ in one.civilizations], "or") or one.race_word
    attack = f"the attack of a {who} creature" if who else "an attack"
    return f"{keyword(one)} (tap it to turn {attack} onto it)"


@rule.register
def _(one: k.Breaker) -> str:
    return f"{keyword(one)} (its attack breaks {one.n} shields)"


@rule.register
def _(one: k.CrewBreaker) -> str:
    return f"crew breaker (its attack breaks 1 shield, and 1 more for {noun(one.which).each()})"


@rule.register
def _(one: k.OneMoreShield) -> str:
    return "this creature breaks one more shield"


@rule.register
def _(one: k.PowerAttacker) -> str:
    return f"{keyword(one)} (only while attacking)"


@rule.register
def _(one: k.SpeedAttacker) -> str:
    return f"{keyword(one)} (it can attack at once)"


@rule.register
def _(one: k.Slayer) -> str:
    only = listed([CIVILIZATIONS[civ] for civ in one.civilizations], "or")
    foe = f"the other creature if it is a {only} creature" if only else "the other creature"
    return f"{keyword(one)} (after a battle it destroys {foe})"


@rule.register
def _(one: k.Stealth) -> str:
    civ = CIVILIZATIONS[one.civilization]
    return f"{keyword(one)} (it can't be blocked while your opponent has a {civ} card in his mana zone)"


# -- static abilities


@rule.register
def _(one: k.BlocksIfAble) -> str:
    return "this creature blocks whenever it can"


@rule.register
def _(one: k.CannotBeBlocked) -> str:
    by = f" by {noun(one.by).bare().replace(' in the battle zone', '')}" if one.by is not None else ""
    return f"this creature can't be blocked{by}{' while attacking a creature' if one.aiming else ''}"


@rule.register
def _(one: k.CannotAttack) -> str:
    return "this creature can't attack"


@rule.register
def _(one: k.CannotAttackPlayers) -> str:
    return "this creature can't attack players"


@rule.register
def _(one: k.CannotAttackCreatures) -> str:
    return "this creature can't attack creatures"


@rule.register
def _(one: k.AttacksOnly) -> str:
    said = noun(one.which).bare().replace(" in the battle zone", "")
    return f"of creatures, this creature can attack only {said}"


@rule.register
def _(one: k.MustAttack) -> str:
    return "this creature attacks each turn if able"


@rule.register
def _(one: k.AttacksUntapped) -> str:
    only = listed([CIVILIZATIONS[civ] for civ in one.civilizations], "and")
    return f"this creature can attack untapped {only + ' ' if only else ''}creatures"


@rule.register
def _(one: k.CannotBeAttacked) -> str:
    by = f" by {noun(one.by).bare().replace(' in the battle zone', '')}" if one.by is not None else ""
    return f"this creature can't be attacked{by}"


@rule.register
def _(one: k.MustBeAttacked) -> str:
    return (
        "your opponent's creatures must attack this creature if they can, until it has been attacked once in the"
        " turn"
    )


@rule.register
def _(one: k.SparedInBattle) -> str:
    foe = noun(one.by).some().replace(" in the battle zone", "")
    return f"this creature is not destroyed when it loses a battle against {foe}"


@rule.register
def _(one: k.NotChosen) -> str:
    return "this creature can't be chosen by your opponent"


@rule.register
def _(one: k.AnyEvolution) -> str:
    return "any evolution creature can be put on this creature"


@rule.register
def _(one: k.Plus) -> str:
    if one.attacking and one.each is not None:
        return f"while attacking, this creature gets {plus(one).removesuffix(' while attacking')}"
    return f"this creature gets {plus(one)}"


@rule.register
def _(one: k.AsTapped) -> str:
    return "this creature can be attacked by your creatures as though it were tapped"


@rule.register
def _(one: k.NoBattle) -> str:
    return f"when this creature {'blocks' if one.blocking else 'becomes blocked'}, there is no battle"


@rule.register
def _(one: k.StaysTapped) -> str:
    return "this creature does not untap at the start of your turn"


@rule.register
def _(one: k.TapAbility) -> str:
    return f"tap ability (tap this creature instead of attacking with it): {steps(one.do)}"


@rule.register
def _(one: k.SilentSkill) -> str:
    return f"silent skill (left tapped at your untap step, it does this): {steps(one.do)}"


AGAIN = re.compile(r"^((?:you may )?(?:(?:destroy|return|untap|tap|put) )?)this creature\b")
"""The creature that a happening has just named, where the first clause after it names it again."""

PLACES = {HAND: "into your hand", MANA: "into your mana zone", SHIELDS: "face-down to your shields"}


@rule.register
def _(one: Instead) -> str:
    event = "be put into your graveyard from the battle zone" if one.buried else "be destroyed"
    verb = "add it" if one.to == SHIELDS else "shuffle it" if one.to == DECK else "put it"
    place = PLACES.get(one.to, "into your deck")
    may = "you may " if one.may else ""
    if one.to == BATTLE:
        return f"when this creature would {event}, it stays in the battle zone instead"
    text = f"when this creature would {event}, {may}{verb} {place} instead"
    return f"{text}. If you do, {clauses(one.price)}" if one.price else text


# -- abilities around others


@rule.register
def _(one: Whenever) -> str:
    event, said = when(one.when), steps(one.do)
    said = said[:1].lower() + said[1:]
    if "this creature" in event and not event.startswith("whenever your opponent"):
        said = AGAIN.sub(r"\1it", said)
    return f"{event}, {said}"


@rule.register
def _(one: While) -> str:
    conditions = [condition(one.condition)]
    while len(one.rules) == 1 and isinstance(one.rules[0], While):
        one = one.rules[0]
        conditions.append(condition(one.condition))
    return f"while {listed(conditions)}, {of_this(one.rules)}"


@rule.register
def _(one: Gives) -> str:
    return group(one.which, one.rules)


def of_this(rules: Sequence[Rule]) -> str:
    """What a creature has under a condition."""
    if len(rules) == 1 and (isinstance(rules[0], Gives) or not _short(rules[0])):
        return rule(rules[0])
    return f"this creature {gained(rules, True)}"


def _short(one: Rule) -> bool:
    return isinstance(one, k.Plus) or bool(keyword(one)) or rule(one).startswith("this creature ")


@rule.register
def _(one: k.WaveStriker) -> str:
    return f"wave striker (while at least 2 other creatures in the battle zone have it): {wrapped(one.rules)}"


@rule.register
def _(one: k.TurboRush) -> str:
    return f"turbo rush (once another of your creatures has broken a shield this turn): {wrapped(one.rules)}"


@rule.register
def _(one: k.Survivor) -> str:
    return f"survivor (each of your Survivors has this ability): {wrapped(one.rules)}"


def wrapped(rules: Sequence[Any]) -> str:
    """The abilities behind a keyword."""
    return " ".join(sentence(rule(one)) for one in rules)
