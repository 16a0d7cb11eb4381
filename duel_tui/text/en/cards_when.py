"""When an effect is used, under which condition, for what cost, with which targets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.words import NoWords, counted, listed
from duel_tui.yugioh import conditions, costs
from duel_tui.yugioh import when as moments
from duel_tui.yugioh.which import OPPONENT, YOU, Monster

SPECIAL_WAYS = frozenset({"special", "fusion", "ritual"})
PHASE_WORDS = {
    "draw": "Draw Phase",
    "standby": "Standby Phase",
    "main1": "Main Phase 1",
    "main2": "Main Phase 2",
    "battle": "Battle Phase",
    "end": "End Phase",
}
WHOSE = {YOU: "your", OPPONENT: "your opponent's", "": "each"}

# -- happenings: the opening of the sentence, and what `that card` is then


@singledispatch
def when(moment: object) -> tuple[str, str]:
    """The opening clause for a happening, and how the card it is about is called afterwards."""
    raise NoWords(moment)


@when.register
def _(moment: moments.MonsterSummoned) -> tuple[str, str]:
    return f"When {_summons(moment.who, moment.ways)}", "that monster"


@when.register
def _(moment: moments.OtherSummoned) -> tuple[str, str]:
    text = noun(moment.who, place=bool(moment.who.controller)).some()
    text = text.replace("a monster", "another monster", 1) if text.startswith("a monster") else text
    return f"When {text} is {_ways(moment.ways, 'Summoned')}", "that monster"


def _summons(who: Monster, ways: Sequence[str]) -> str:
    what = noun(who, place=False).some()
    if who.controller == OPPONENT:
        return f"your opponent {_ways(ways, 'Summons')} {what}"
    if who.controller == YOU:
        return f"you {_ways(ways, 'Summon')} {what}"
    return f"{what} is {_ways(ways, 'Summoned')}"


def _ways(ways: Sequence[str], verb: str) -> str:
    """Kinds of Summon: a Tribute Summon is a Normal Summon, Fusion and Ritual Summons are Special Summons."""
    kinds = []
    if "normal" in ways or "tribute" in ways:
        kinds.append("Normal" if "normal" in ways else "Tribute")
    if "flip" in ways:
        kinds.append("Flip")
    if "special" in ways:
        kinds.append("Special")
    else:
        kinds += [way.title() for way in ("fusion", "ritual") if way in ways]
    if len(kinds) == 3 and "Tribute" not in kinds:
        return verb
    return listed([f"{kind} {verb}" for kind in kinds], "or")


@when.register
def _(moment: moments.AttackDeclared) -> tuple[str, str]:
    return f"When {noun(moment.who).some()} declares an attack", "that monster"


@when.register
def _(moment: moments.CardActivated) -> tuple[str, str]:
    kinds = listed([kind.title() for kind in moment.kinds], "or")
    return f"When a {kinds} Card is activated", "that card"


@when.register
def _(moment: moments.TakingBattleDamage) -> tuple[str, str]:
    return "When the attack of an opponent's monster would inflict battle damage to you", "that monster"


@when.register
def _(moment: moments.ThisFlipped) -> tuple[str, str]:
    return "When this card is turned face-up", "this card"


@when.register
def _(moment: moments.PhaseOf) -> tuple[str, str]:
    return f"During {WHOSE[moment.whose]} {PHASE_WORDS[moment.phase]}", "that card"


@when.register
def _(moment: moments.ThisAttacked) -> tuple[str, str]:
    return "After damage calculation, if a monster attacked this card", "that monster"


@when.register
def _(moment: moments.ThisSentFromField) -> tuple[str, str]:
    return "When this card is sent from the field to the Graveyard", "this card"


# -- conditions


@singledispatch
def condition(asked: object) -> str:
    """What must be so, as it stands behind `if`."""
    raise NoWords(asked)


@condition.register
def _(asked: conditions.OnField) -> str:
    what = noun(asked.which)
    return f"there is {what.some()}" if asked.least == 1 else f"there are at least {what.count(asked.least)}"


@condition.register
def _(asked: conditions.FreeMonsterZones) -> str:
    return f"you have at least {counted(asked.least, 'free Monster Zone', 'free Monster Zones')}"


@condition.register
def _(asked: conditions.NotSummonedThisTurn) -> str:
    return "you have not Summoned a monster this turn"


@condition.register
def _(asked: conditions.All) -> str:
    return listed([condition(part) for part in asked.conditions])


# -- costs and targets


@singledispatch
def cost(paid: object) -> str:
    """What is paid, as an order."""
    raise NoWords(paid)


@cost.register
def _(paid: costs.PayLife) -> str:
    return f"pay {paid.amount} Life Points"


@cost.register
def _(paid: costs.DiscardCards) -> str:
    return f"discard {counted(paid.n, 'card', 'cards')} from your hand"


@cost.register
def _(paid: costs.DiscardThis) -> str:
    return "discard this card from your hand"


def targets(chosen: Sequence[costs.Target]) -> str:
    """The targets, as an order."""
    return f"target {listed([noun(target.which).count(target.low, target.high) for target in chosen])}"


def several(chosen: Sequence[costs.Target]) -> bool:
    """Whether there may be more than one target."""
    return len(chosen) > 1 or any(max(target.low, target.high) > 1 for target in chosen)
