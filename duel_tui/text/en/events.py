"""What happened, as sentences for the log: one per event, as the event was seen by a seat.

A card whose name the reader may not know is said by what he sees of it: a card, a face-down monster.
"""

from __future__ import annotations

from collections.abc import Iterable

from duel_tui.engine.events import Event, Repeated
from duel_tui.engine.state import Card
from duel_tui.text.en import table
from duel_tui.text.en.duel_masters import events as duel_masters
from duel_tui.text.en.prompts import outcome
from duel_tui.text.en.said import Names, say
from duel_tui.text.en.words import counted, counters, listed, ordinal, possessive, sentence
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD
from duel_tui.yugioh.zones import GRAVE, MONSTERS, ON_FIELD, SPELLS, ZONE_NAMES

SUMMONS = {
    "normal": "Normal Summons",
    "tribute": "Tribute Summons",
    "flip": "Flip Summons",
    "special": "Special Summons",
    "fusion": "Fusion Summons",
    "ritual": "Ritual Summons",
}
LEAVING = (
    happened.Destroyed,
    happened.Discarded,
    happened.Tributed,
    happened.UsedAsMaterial,
    *duel_masters.LEAVING,
)
PHASE_WINDOWS = ("free", "damage step", "damage calculation")
WINDOWS = {
    "summon attempt": "answer the Summon",
    "summon": "answer the Summon",
    "draw": "answer the draw",
    "attack": "answer the attack",
    "activation": "answer the activation",
}
NO_EFFECT = {
    "gone": "{} is no longer there: no effect",
    "no target": "{} has no target any more: no effect",
    "face-down": "{} is face-down: no effect",
    "negated": "The effect of {} is negated",
}
ATTACK_ENDED = {
    "gone": "The attack of {} ends: the monster is gone",
    "turned": "The attack of {} ends: the monster has changed its position",
    "negated": "The attack of {} is negated",
}


def event_text(event: Event, names: Names = ("A", "B")) -> str | None:
    """An event in a sentence, with the players called by `names`. None: nothing that a log should say.

    Raises NoWords for an event that nobody has found words for.
    """
    text = say(event, names)
    return sentence(text) if text else None


def event_texts(events: Iterable[Event], names: Names = ("A", "B")) -> list[str]:
    """The sentences of several events in a row. What goes without saying is left out: that a destroyed, discarded or
    Tributed card goes to the Graveyard, and that a Flip Summoned monster is turned face-up.
    """
    said: list[str] = []
    leaving: set[tuple[int, int]] = set()
    for event in events:
        if isinstance(event, happened.SentToGrave):
            if (event.card.uid, event.card.stay) in leaving:
                continue
        elif isinstance(event, duel_masters.BURIED):
            # This event tells of the card as it lies in the graveyard, one stay later.
            if {(event.card.uid, event.card.stay), (event.card.uid, event.card.stay - 1)} & leaving:
                continue
        elif isinstance(event, LEAVING):
            leaving.add((event.card.uid, event.card.stay))
        elif isinstance(event, happened.Flipped) and event.way == "summon":
            continue
        text = event_text(event, names)
        if text:
            said.append(text)
    return said


def known(card: Card) -> str:
    """The name of a card, empty when the reader may not know it."""
    return str(card.definition.name)


def shown(card: Card, names: Names) -> str:
    """A card as the reader sees it, with its controller if it lies on the field: `Yugi's Gemini Elf`."""
    name = known(card)
    if card.zone not in ON_FIELD:
        return name or "a card"
    whose = possessive(names[card.controller])
    if name:
        return f"{whose} {name}"
    if card.zone == MONSTERS:
        return f"{whose} face-down monster in Monster Zone {card.slot + 1}"
    if card.zone == SPELLS:
        return f"{whose} face-down card in Spell & Trap Zone {card.slot + 1}"
    return f"{whose} face-down Field Spell"


def position(card: Card) -> str:
    """The battle position of a monster on the field."""
    if not card.face_up:
        return f"{table.FACE_DOWN} {table.DEFENSE_POSITION}"
    return table.DEFENSE_POSITION if card.sideways else table.ATTACK_POSITION


@say.register
def _(event: happened.TurnBegan, names: Names) -> str:
    return table.turn_of(event.turn, names[event.player])


@say.register
def _(event: happened.PhaseBegan, names: Names) -> str:
    return f"{table.step_name(event.phase) or table.phase_name(event.phase)} begins"


@say.register
def _(event: happened.WindowPassed, names: Names) -> str:
    if event.cause in PHASE_WINDOWS:
        return f"{table.step_name(event.phase) or table.phase_name(event.phase)}: nobody could act"
    return f"Nobody could {WINDOWS.get(event.cause, 'answer')}"


@say.register
def _(event: happened.Drawn, names: Names) -> str:
    return f"{names[event.player]} draws {known(event.card) or 'a card'}"


@say.register
def _(event: happened.Summoned, names: Names) -> str:
    text = f"{names[event.player]} {SUMMONS[event.way]} {known(event.card) or 'a monster'}"
    return text if event.way in ("normal", "tribute", "flip") else f"{text} in {position(event.card)}"


@say.register
def _(event: happened.Attempted, names: Names) -> str:
    verb = {"flip": "Flip Summon", "special": "Special Summon"}.get(event.way, "Summon")
    return f"{names[event.player]} is about to {verb} {known(event.card)}"


@say.register
def _(event: happened.SummonNegated, names: Names) -> str:
    return f"The Summon of {known(event.card)} is negated"


@say.register
def _(event: happened.SetDown, names: Names) -> str:
    unknown = "a monster" if event.card.zone == MONSTERS else "a card"
    return f"{names[event.player]} Sets {known(event.card) or unknown}"


@say.register
def _(event: happened.Flipped, names: Names) -> str:
    return f"{shown(event.card, names)} is turned face-up"


@say.register
def _(event: happened.TurnedDown, names: Names) -> str:
    return f"{shown(event.card, names)} is turned to face-down Defense Position"


@say.register
def _(event: happened.PositionChanged, names: Names) -> str:
    return f"{shown(event.card, names)} changes to {position(event.card)}"


@say.register
def _(event: happened.Activated, names: Names) -> str:
    card = event.card
    effects = card.definition.effects
    whole = event.effect < len(effects) and effects[event.effect].way == CARD
    text = f"{names[event.player]} activates {'' if whole else 'the effect of '}{known(card)}"
    return text if event.link == 1 else f"{text} as chain link {event.link}"


@say.register
def _(event: happened.Targeted, names: Names) -> str:
    return f"{known(event.by) or 'The effect'} targets {shown(event.card, names)}"


@say.register
def _(event: happened.Resolved, names: Names) -> str:
    return f"{known(event.card)} resolves"


@say.register
def _(event: happened.NoEffect, names: Names) -> str:
    return NO_EFFECT.get(event.why, "{} has no effect").format(known(event.card))


@say.register
def _(event: happened.Negated, names: Names) -> str:
    return f"{known(event.card)} is negated"


@say.register
def _(event: happened.MissedTiming, names: Names) -> str:
    return f"{known(event.card)} misses its timing: something else happened after its moment"


@say.register
def _(event: happened.Destroyed, names: Names) -> str:
    text = f"{shown(event.card, names)} is destroyed"
    return f"{text} by battle" if event.way == "battle" else text


@say.register
def _(event: happened.SentToGrave, names: Names) -> str:
    return f"{known(event.card)} is sent to {table.zone_name(names[event.card.owner], ZONE_NAMES[GRAVE])}"


@say.register
def _(event: happened.Banished, names: Names) -> str:
    return f"{shown(event.card, names)} is removed from play"


@say.register
def _(event: happened.Returned, names: Names) -> str:
    whose = names[event.card.owner]
    home = f"{possessive(whose)} hand" if event.to == "hand" else table.zone_name(whose, event.to)
    return f"{shown(event.card, names)} returns to {home}"


@say.register
def _(event: happened.AddedToHand, names: Names) -> str:
    return f"{names[event.player]} adds {known(event.card) or 'a card'} to the hand"


@say.register
def _(event: happened.Tributed, names: Names) -> str:
    return f"{shown(event.card, names)} is Tributed"


@say.register
def _(event: happened.UsedAsMaterial, names: Names) -> str:
    return f"{shown(event.card, names)} is used as Fusion Material"


@say.register
def _(event: happened.Discarded, names: Names) -> str:
    return f"{names[event.player]} discards {known(event.card)}"


@say.register
def _(event: happened.Vanished, names: Names) -> str:
    return f"{shown(event.card, names)} leaves the field and is gone"


@say.register
def _(event: happened.Equipped, names: Names) -> str:
    return f"{known(event.card)} is equipped to {shown(event.host, names)}"


@say.register
def _(event: happened.CountersPlaced, names: Names) -> str:
    return f"{shown(event.card, names)} gets {counters(event.n, event.counter)}"


@say.register
def _(event: happened.ControlChanged, names: Names) -> str:
    return f"{names[event.player]} takes control of {known(event.card) or 'a face-down monster'}"


@say.register
def _(event: happened.Paid, names: Names) -> str:
    return f"{names[event.player]} pays {points(event.amount)}"


@say.register
def _(event: happened.Damaged, names: Names) -> str:
    kind = "battle damage" if event.way == "battle" else "damage"
    return f"{names[event.player]} takes {event.amount} {kind}"


@say.register
def _(event: happened.Healed, names: Names) -> str:
    return f"{names[event.player]} gains {points(event.amount)}"


def points(amount: int) -> str:
    """A number of Life Points."""
    return counted(amount, "Life Point", "Life Points")


@say.register
def _(event: happened.AttackDeclared, names: Names) -> str:
    aim = shown(event.target, names) if event.target is not None else ""
    return table.attacks(shown(event.card, names), aim)


@say.register
def _(event: happened.AttackEnded, names: Names) -> str:
    return ATTACK_ENDED.get(event.why, "The attack of {} ends").format(shown(event.card, names))


@say.register
def _(event: happened.Replay, names: Names) -> str:
    return f"Replay: the attack of {shown(event.card, names)} is chosen again"


@say.register
def _(event: happened.Battled, names: Names) -> str:
    value = table.DEF if event.target.sideways else table.ATK
    attacker = f"{shown(event.card, names)} ({table.ATK} {event.atk})"
    return f"{attacker} battles {shown(event.target, names)} ({value} {event.against})"


@say.register
def _(event: happened.Shuffled, names: Names) -> str:
    whose = names[event.player]
    pile = f"{possessive(whose)} hand" if event.zone == "hand" else table.zone_name(whose, event.zone)
    return f"{pile} is shuffled"


@say.register
def _(event: happened.Revealed, names: Names) -> str:
    hidden = sum(1 for card in event.cards if not known(card))
    parts = [known(card) for card in event.cards if known(card)]
    if hidden:
        parts.append(counted(hidden, "card", "cards"))
    whom = "" if event.to is None else f" to {names[event.to]}"
    is_are = "is" if len(event.cards) == 1 else "are"
    return f"{listed(parts)} {is_are} shown{whom}"


@say.register
def _(event: happened.LifeLost, names: Names) -> str:
    return f"{names[event.player]} loses {event.amount} Life Points"


@say.register
def _(event: happened.PhaseSkipped, names: Names) -> str:
    return f"{names[event.player]} skips the {table.phase_name(event.phase)}"


@say.register
def _(event: happened.TurnSkipped, names: Names) -> str:
    return f"{names[event.player]} skips a turn"


@say.register
def _(event: happened.CameBack, names: Names) -> str:
    return f"{known(event.card)} comes back to the field in {position(event.card)}"


@say.register
def _(event: happened.Placed, names: Names) -> str:
    return f"{names[event.player]} places {known(event.card)} on the field"


@say.register
def _(event: happened.Saved, names: Names) -> str:
    return f"{known(event.card)} loses a counter and is not destroyed"


@say.register
def _(event: happened.Tossed, names: Names) -> str:
    if event.result.isdigit():
        return f"{names[event.player]} rolls a die: {event.result}"
    return f"{names[event.player]} tosses a coin: {event.result}"


@say.register
def _(event: Repeated, names: Names) -> str:
    return f"The same position for the {ordinal(event.times)} time: either player may now claim a draw"


@say.register
def _(event: happened.LastingBegan, names: Names) -> str:
    return f"The effect of {known(event.card)} stays in force"


@say.register
def _(event: happened.Won, names: Names) -> str:
    return outcome(names[event.winner] if event.winner in (0, 1) else None, event.reason)
