"""What an effect answers, what it costs, and what it targets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from duel_tui.text.en.cards_conditions import PHASE_WORDS, WHOSE
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.words import NoWords, counted, counters, listed
from duel_tui.yugioh import costs
from duel_tui.yugioh import when as moments
from duel_tui.yugioh.which import OPPONENT, YOU, Monster

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
    return f"When {text} is {summoned_ways(moment.ways, 'Summoned')}", "that monster"


def _summons(who: Monster, ways: Sequence[str]) -> str:
    what = noun(who, place=False).some()
    if who.controller == OPPONENT:
        return f"your opponent {summoned_ways(ways, 'Summons')} {what}"
    if who.controller == YOU:
        return f"you {summoned_ways(ways, 'Summon')} {what}"
    return f"{what} is {summoned_ways(ways, 'Summoned')}"


def summoned_ways(ways: Sequence[str], verb: str) -> str:
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
    if moment.subkinds:
        kinds = f"{listed([subkind.title() for subkind in moment.subkinds], 'or')} {kinds}"
    if moment.whose:
        who = "you activate" if moment.whose == YOU else "your opponent activates"
        return f"When {who} a {kinds} Card", "that card"
    return f"When a {kinds} Card is activated", "that card"


@when.register
def _(moment: moments.SummonAttempted) -> tuple[str, str]:
    if moment.ways == ("special",):
        return "When a monster would be Special Summoned", "that monster"
    if moment.whose:
        who = "you" if moment.whose == YOU else "your opponent"
        return f"When {who} would Normal, Flip or Special Summon a monster", "that monster"
    return "When a monster would be Normal, Flip or Special Summoned", "that monster"


@when.register
def _(moment: moments.AnyOf) -> tuple[str, str]:
    clauses = [when(each)[0] for each in moment.whens]
    rest = [clause.removeprefix("When ") for clause in clauses[1:]]
    return ", or when ".join([clauses[0], *rest]), "that monster or card"


@when.register
def _(moment: moments.SpecialSummonActivated) -> tuple[str, str]:
    return "When an effect that Special Summons monsters is activated", "that card"


@when.register
def _(moment: moments.OpponentDrew) -> tuple[str, str]:
    return "When your opponent draws in the Draw Phase", "the drawn card"


@when.register
def _(moment: moments.TakingBattleDamage) -> tuple[str, str]:
    calculation = "During damage calculation"
    return (
        f"{calculation}, when an opponent's attacking monster would inflict battle damage to you",
        "that monster",
    )


@when.register
def _(moment: moments.ThisFlipped) -> tuple[str, str]:
    return "When this card is turned face-up", "this card"


@when.register
def _(moment: moments.ThisSummoned) -> tuple[str, str]:
    return f"When this card is {summoned_ways(moment.ways, 'Summoned')}", "this card"


@when.register
def _(moment: moments.PhaseOf) -> tuple[str, str]:
    return f"During {WHOSE[moment.whose]} {PHASE_WORDS[moment.phase]}", "that card"


@when.register
def _(moment: moments.ThisAttacked) -> tuple[str, str]:
    return "After damage calculation, if a monster attacked this card", "that monster"


@when.register
def _(moment: moments.ThisSentFromField) -> tuple[str, str]:
    return "When this card is sent from the field to the Graveyard", "this card"


@when.register
def _(moment: moments.ThisEquipDestroyed) -> tuple[str, str]:
    return (
        "When this equipped card is destroyed and sent to the Graveyard outside the Damage Step",
        "this card",
    )


@when.register
def _(moment: moments.ThisSentFromHand) -> tuple[str, str]:
    return "When this card is sent from your hand to the Graveyard", "this card"


@when.register
def _(moment: moments.ThisInflictedDamage) -> tuple[str, str]:
    return "When this card inflicts battle damage to your opponent", "this card"


@when.register
def _(moment: moments.KinDestroyed) -> tuple[str, str]:
    kin = f'an "{moment.family}" monster'
    return (
        f"When {kin} is destroyed otherwise than by battle and sent to its owner's Graveyard",
        "that monster",
    )


@when.register
def _(moment: moments.ThisDiscarded) -> tuple[str, str]:
    whose = "an effect of your opponent's" if moment.foe else "an effect of yours"
    return f"When {whose} discards this card from your hand to the Graveyard", "this card"


@when.register
def _(moment: moments.OwnMonsterBeaten) -> tuple[str, str]:
    return "When a monster you control is destroyed by battle and sent to the Graveyard", "that monster"


@when.register
def _(moment: moments.OwnMonsterLost) -> tuple[str, str]:
    return "When a monster is sent from your side of the field to your Graveyard", "that monster"


# -- costs and targets


@singledispatch
def cost(paid: object) -> str:
    """What is paid, as an order."""
    raise NoWords(paid)


@cost.register
def _(paid: costs.PayLife) -> str:
    return f"pay {paid.amount} Life Points"


@cost.register
def _(paid: costs.PayHalf) -> str:
    return "pay half your Life Points"


@cost.register
def _(paid: costs.DiscardCards) -> str:
    if paid.which is not None:
        return f"discard {noun(paid.which, verb='from').count(paid.n)}"
    return f"discard {counted(paid.n, 'card', 'cards')} from your hand"


@cost.register
def _(paid: costs.RemoveCounters) -> str:
    return f"remove {counters(paid.n, paid.counter)} from this card"


@cost.register
def _(paid: costs.TributeMonsters) -> str:
    if paid.which is not None:
        return f"Tribute {noun(paid.which, place=False).count(paid.n)}"
    return f"Tribute {counted(paid.n, 'monster', 'monsters')}"


@cost.register
def _(paid: costs.DiscardThis) -> str:
    return "discard this card from your hand"


@singledispatch
def target(chosen: object, that: str) -> str:
    """What is chosen as a target; `that` is what the happening was about."""
    raise NoWords(chosen)


@target.register
def _(chosen: costs.Target, that: str) -> str:
    return noun(chosen.which).count(chosen.low, chosen.high)


@target.register
def _(chosen: costs.TargetThat, that: str) -> str:
    return that


def targets(chosen: Sequence[object], that: str) -> str:
    """The targets, as an order."""
    return f"target {listed([target(part, that) for part in chosen])}"


def several(chosen: Sequence[object]) -> bool:
    """Whether there may be more than one target."""
    return len(chosen) > 1 or any(
        isinstance(part, costs.Target) and max(part.low, part.high) > 1 for part in chosen
    )
