"""Conditions of effects: in which phase, and if what. What an effect makes plain by itself is not said again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import singledispatch
from typing import Any, NamedTuple

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.words import NoWords, article, counted, listed
from duel_tui.yugioh import conditions, nodes
from duel_tui.yugioh.definitions import Effect
from duel_tui.yugioh.which import OPPONENT, YOU, AnyCard, SpellTrap
from duel_tui.yugioh.zones import GRAVE, MONSTERS

PHASE_WORDS = {
    "draw": "Draw Phase",
    "standby": "Standby Phase",
    "main1": "Main Phase 1",
    "main2": "Main Phase 2",
    "battle": "Battle Phase",
    "end": "End Phase",
}
WHOSE = {YOU: "your", OPPONENT: "your opponent's", "": "each"}
ITSELF = (
    conditions.CanSpecialSummon,
    conditions.CanNormalSummon,
    conditions.CanFuse,
    conditions.CanRitual,
    conditions.FreeMonsterZones,
    conditions.FreeSpellZone,
    conditions.GravesOpen,
    nodes.HasFusion,
)
"""Conditions without which the effect could do nothing: its own words say enough."""


class Asked(NamedTuple):
    """What an effect asks for: in which phases, and if what. Empty where it asks for nothing."""

    during: str = ""
    such: str = ""


def asked_by(effect: Effect) -> Asked:
    """The conditions of an effect that need words."""
    parts = [part for part in flat(effect.condition) if not implied(part, effect)]
    during = [text for part in parts if (text := timing(part))]
    such = [condition(part) for part in parts if not timing(part)]
    return Asked(listed(during), together(such))


def together(such: Sequence[str], last: str = "and") -> str:
    """Several conditions in a row; `there is` stands once in front of all that begin with it."""
    there = "there is "
    if all(each.startswith(there) for each in such):
        such = [each if at == 0 else each.removeprefix(there) for at, each in enumerate(such)]
    return listed(such, last)


def flat(asked: object) -> list[object]:
    """Several conditions at once, one by one."""
    if asked is None:
        return []
    if isinstance(asked, conditions.All):
        return [each for part in asked.conditions for each in flat(part)]
    return [asked]


def implied(asked: object, effect: Effect) -> bool:
    """Whether the steps of an effect already say that something must be there for them."""
    if isinstance(asked, ITSELF):
        return True
    if not isinstance(asked, conditions.OnField) or asked.least != 1:
        return False
    parts = list(within(effect.do))
    if isinstance(asked.which, AnyCard) and any(
        isinstance(
            part,
            nodes.RedrawHands
            | nodes.LookAtDeck
            | nodes.Discard
            | nodes.DiscardSeen
            | nodes.ReturnSeen
            | nodes.SummonRandomOfHand
            | nodes.SummonUnlessDeclared,
        )
        for part in parts
    ):
        return True
    return asked.which in parts


def within(part: Any) -> Iterator[Any]:
    """A step with all its parts, but for what it asks under a condition of its own."""
    if isinstance(part, tuple):
        for each in part:
            yield from within(each)
    elif isinstance(part, nodes.If):
        yield from within(part.do)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part
        for each in fields(part):
            yield from within(getattr(part, each.name))


def ritual_monster(node: nodes.RitualSummon) -> str:
    """What a Ritual Summon brings: a monster by its name, or any of an Attribute."""
    if node.names:
        return listed([f'"{name}"' for name in node.names], "or")
    return f'"{node.name}"' if node.name else f"{article(node.attribute)} Ritual Monster"


@singledispatch
def condition(asked: object) -> str:
    """What must be so, as it stands behind `if`."""
    raise NoWords(asked)


@condition.register
def _(asked: conditions.OnField) -> str:
    what = noun(asked.which)
    controller = getattr(asked.which, "controller", "")
    lies = isinstance(asked.which, SpellTrap) and GRAVE not in asked.which.where
    if controller and asked.least == 1 and (lies or getattr(asked.which, "where", ()) == (MONSTERS,)):
        controls = "you control" if controller == YOU else "your opponent controls"
        return f"{controls} {noun(asked.which, place=False).some()}"
    return f"there is {what.some()}" if asked.least == 1 else f"there are at least {what.count(asked.least)}"


@condition.register
def _(asked: conditions.NoneThere) -> str:
    controller = getattr(asked.which, "controller", "")
    if controller == YOU and getattr(asked.which, "where", ()) == (MONSTERS,):
        return f"you control no {noun(asked.which, place=False).bare()}"
    if controller == YOU and isinstance(asked.which, SpellTrap) and GRAVE not in asked.which.where:
        return f"you control no {noun(asked.which, place=False).many}"
    return f"there are no {noun(asked.which).bare()}"


@condition.register
def _(asked: conditions.HandAtMost) -> str:
    if not asked.most:
        return "you have no cards in your hand"
    return f"you have {asked.most} or fewer cards in your hand"


@condition.register
def _(asked: conditions.HandAtLeast) -> str:
    who = "you have" if asked.whose == YOU else "your opponent has"
    return f"{who} {asked.least} or more cards in {'your' if asked.whose == YOU else 'the'} hand"


@condition.register
def _(asked: conditions.CameThisTurn) -> str:
    return "it came there this turn"


@condition.register
def _(asked: conditions.WonThisTurn) -> str:
    return "this card has destroyed a monster by battle this turn"


@condition.register
def _(asked: conditions.ThisFaceUp) -> str:
    return "this card lies face-up on your side of the field"


@condition.register
def _(asked: conditions.FreeMonsterZones) -> str:
    return f"you have at least {counted(asked.least, 'free Monster Zone', 'free Monster Zones')}"


@condition.register
def _(asked: conditions.NotSummonedThisTurn) -> str:
    return "you have not Summoned a monster this turn"


@condition.register
def _(asked: conditions.NoBattlePhaseYet) -> str:
    return "you have not conducted your Battle Phase this turn"


@condition.register
def _(asked: conditions.During) -> str:
    return f"it is {_phases(asked)}"


@condition.register
def _(asked: conditions.CanSpecialSummon) -> str:
    return f"you can Special Summon {counted(asked.least, 'monster', 'monsters')}"


@condition.register
def _(asked: conditions.GravesOpen) -> str:
    return "you can remove cards in a Graveyard from play"


@condition.register
def _(asked: conditions.CanNormalSummon) -> str:
    return "you have a monster in your hand that you can Normal Summon or Set"


@condition.register
def _(asked: conditions.CanFuse) -> str:
    return "you have the Fusion Materials of a Fusion Monster"


@condition.register
def _(asked: conditions.CanRitual) -> str:
    return f"you have {ritual_monster(asked.ritual)} in your hand and the Tributes for it"


@condition.register
def _(asked: conditions.All) -> str:
    return together([condition(part) for part in asked.conditions])


@condition.register
def _(asked: conditions.OneOf) -> str:
    return together([condition(part) for part in asked.conditions], "or")


def timing(asked: object) -> str:
    """A condition that only says when: `during your Main Phase or your opponent's Battle Phase`; else empty."""
    parts = asked.conditions if isinstance(asked, conditions.OneOf) else (asked,)
    during = [part for part in parts if isinstance(part, conditions.During)]
    if not during or len(during) < len(parts):
        return ""
    return f"during {listed([_phases(part) for part in during], 'or')}"


def _phases(asked: conditions.During) -> str:
    return f"{WHOSE[asked.whose]} {phases(asked.phases)}"


def phases(codes: Sequence[str]) -> str:
    """Phases by their codes: `Main Phase`, `Standby Phase or End Phase`. Steps count as their phase."""
    mains = list(dict.fromkeys(code.partition("/")[0] for code in codes))
    if {"main1", "main2"} <= set(mains):
        mains = [main for main in mains if main != "main2"]
        words = {**PHASE_WORDS, "main1": "Main Phase"}
    else:
        words = PHASE_WORDS
    return listed([words[main] for main in mains], "or")
