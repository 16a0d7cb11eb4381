"""The questions of a Yu-Gi-Oh! duel explained: phase, window, whose turn to answer, with which Spell Speed."""

from __future__ import annotations

from duel_tui.engine import Decision, Duel
from duel_tui.engine.view import View
from duel_tui.table.cells import name_of
from duel_tui.table.lines import clean
from duel_tui.table.scene import card_at
from duel_tui.table.teaching import MAY, Point, about, offered
from duel_tui.text.en import teaching as words
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.table import Table

WHAT: dict[str, tuple[str, ...]] = {
    "main1": ("YA-43", "YH-25"),
    "main2": ("YH-55", "YA-64"),
    "battle/battle": ("YD-05", "YD-10"),
    "replay": ("YD-17", "YD-18"),
    "draw": ("YA-42a", "YH-04"),
    "standby": ("YA-42b", "YH-06"),
    "end": ("YH-61", "YA-67"),
    "battle-start": ("YH-30", "YD-04"),
    "battle-end": ("YH-53", "YD-44"),
    "passed": ("YH-25", "YD-16"),
    "to-battle": ("YH-16", "YD-01"),
    "to-main2": ("YA-64", "YD-02"),
    "to-end": ("YH-16", "YH-28"),
    "summoning": ("YR-05", "YH-24"),
    "summon": ("YH-20", "YR-05"),
    "damage": ("YH-36", "YD-38"),
    "calculation": ("YR-06", "YD-39"),
    "trigger": ("YR-04",),
}
"""The rules of what is happening, by the code of the question; its sentence has the same code."""

LATELY = 60
"""Events that are looked through for the Summon or the attack that a window is about."""
TWICE = ("battle-start", "battle-end", "damage")
"""Windows in which the turn player is asked once more when both have passed."""
PROPOSED = ("passed", "to-battle", "to-main2", "to-end")
"""Windows of the opponent alone."""

CHOICES: dict[str, tuple[str, tuple[str, ...]]] = {
    "tribute": ("choose-tribute", ("YA-48", "YR-04")),
    "target": ("choose-target", ("YR-03",)),
    "position": ("choose-position", ("YA-50",)),
    "mode": ("choose-mode", ("YR-03",)),
    "hand-limit": ("choose-hand-limit", ("YA-67", "YH-60")),
    "order": ("choose-order", ("YR-04",)),
    "upkeep": ("choose-upkeep", ("YH-06", "CARD")),
    "may": ("choose-may", ("CARD",)),
    "coin": ("choose-coin", ("CARD",)),
    "fusion": ("choose-fusion", ("YA-06", "YA-51")),
    "material": ("choose-material", ("YA-06", "YA-70")),
    "ritual": ("choose-ritual", ("YA-05", "YA-51")),
    "ritual-tribute": ("choose-ritual-tribute", ("YA-05", "YA-51")),
    "attack-again": ("replay", ("YD-17", "YD-18")),
    **dict.fromkeys(
        ("discard-cost", "send-cost", "banish-cost", "tribute-cost", "pay"), ("choose-cost", ("YR-03",))
    ),
}
"""By the code of a choice: its sentence and the rules. Every other choice is one that an effect asks for."""


def points(duel: Duel, decision: Decision, view: View) -> list[Point]:
    """What is happening, why this player is asked, and what could be done."""
    if decision.kind not in ("act", "respond", "trigger"):
        return _choice(duel, decision, view)
    found = [_what(duel, decision, view)]
    why = _why(duel, decision, view)
    if why is not None:
        found.append(why)
    return [*found, _could(duel, decision, view)]


def _side(view: View) -> str:
    return "own" if view.player == view.seat else "other"


def _what(duel: Duel, decision: Decision, view: View) -> Point:
    prompt = decision.prompt
    if prompt == "attack" and view.attack is not None:
        attacker, target = view.attack
        names = (_called(view, attacker), _called(view, target) if target else "")
        return Point(
            "attack" if target else "attack-directly", names, ("YH-31", "YD-36" if target else "YD-12")
        )
    if prompt == "respond" and view.chain:
        link = view.chain[-1]
        who = "own" if link.player == view.seat else "other"
        return Point("respond", (who, str(len(view.chain)), name_of(link.card)), ("YR-03",))
    if prompt in ("summon", "summoning"):
        return Point(prompt, (_summoned(duel, view.seat),), WHAT[prompt])
    if prompt == "trigger":
        return Point("trigger", (about(duel, decision, view),), WHAT["trigger"])
    return Point(prompt, (_side(view),), WHAT.get(prompt, ()))


def _called(view: View, place: str) -> str:
    """A monster by its name, as the player may know it."""
    card = card_at(view, place)
    return clean(card.name) if card is not None and card.name else words.A_FACE_DOWN_MONSTER


def _summoned(duel: Duel, seat: int) -> str:
    """The monster whose Summon is answered, as a seat knows it."""
    for event in reversed(duel.events(max(0, duel.mark() - LATELY), seat)):
        if isinstance(event, happened.Summoned | happened.Attempted):
            return clean(event.card.definition.name) if event.card.seen >> seat & 1 else words.A_MONSTER
    return words.A_MONSTER


def _why(duel: Duel, decision: Decision, view: View) -> Point | None:
    """Why this player is asked, and not the other."""
    prompt, mine = decision.prompt, view.player == view.seat
    if decision.kind == "act":
        return Point("why-open", (), ("YR-01", "YH-07"))
    if decision.kind == "trigger":
        return Point("why-trigger", (), ("YR-04",))
    if prompt == "respond" and view.chain:
        theirs = view.chain[-1].player != view.seat
        return Point("why-answer" if theirs else "why-own-link", (), ("YH-07", "YR-02"))
    if prompt in PROPOSED:
        return Point("why-proposed", (), ("YH-07",))
    if prompt == "attack" and not _chained(duel):
        state = duel.state
        assert isinstance(state, Table)
        first = state.options.attack_response_first == "turn player"
        if mine != first:
            return Point("why-after", ("own" if mine else "other",), ("YH-32", "YR-01"))
        return Point("why-turn-player" if mine else "why-attacked", (), ("YH-32", "YD-16"))
    if mine:
        return Point("why-twice" if prompt in TWICE else "why-turn-player", (), ("YR-01",))
    return Point("why-after", ("other",), ("YR-01", "YH-07"))


def _chained(duel: Duel) -> bool:
    """Whether something was activated since the attack was declared: then the turn player is asked first again."""
    for event in reversed(duel.events(max(0, duel.mark() - LATELY))):
        if isinstance(event, happened.Activated):
            return True
        if isinstance(event, happened.AttackDeclared):
            return False
    return False


def _could(duel: Duel, decision: Decision, view: View) -> Point:
    """What could be done: which kinds are allowed here, and what the player has of them."""
    lists = offered(duel, decision, view)
    if decision.kind == "act":
        return Point(MAY, lists)
    if decision.kind == "trigger":
        return Point("may-trigger", (), ("YR-04",))
    need = 2
    if decision.prompt == "respond" and view.chain:
        link = view.chain[-1]
        if link.card.definition is not None:
            need = max(2, link.card.definition.speeds[link.effect])
    code, rules = ("may-fast", ("YA-28", "YR-02")) if need == 2 else ("may-counter", ("YA-29", "YR-02"))
    if view.phase.startswith("battle/damage"):
        code, rules = "may-damage", ("YD-22", "YH-36")
    elif decision.prompt == "summoning":
        code, rules = "may-negate", ("YA-24", "YR-05")
    elif decision.prompt == "summon" and view.player == view.seat:
        code, rules = "may-ignition", ("YH-21", "YR-05")
    return Point(code if len(lists) > 1 else f"{code}-none", lists, rules)


def _choice(duel: Duel, decision: Decision, view: View) -> list[Point]:
    """A choice among cards or words: at an activation, for a Summon, or as an effect resolves."""
    code, rules = CHOICES.get(decision.prompt, ("choose-effect", ("YR-03", "CARD")))
    name = about(duel, decision, view)
    if code.startswith("choose") and not name and code in NAMED:
        code, rules = "choose", ("YR-03",)
    numbers = (str(decision.low), str(decision.high)) if decision.candidates else ()
    return [Point(code, (name,), rules), Point(f"answer-{decision.kind}", numbers)]


NAMED = ("choose-tribute", "choose-target", "choose-cost", "choose-effect", "choose-mode", "choose-may")
"""Sentences that name the card that asks."""
