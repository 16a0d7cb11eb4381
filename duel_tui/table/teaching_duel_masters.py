"""The questions of a Duel Masters duel explained: the step, blocks, shields, what an effect asks."""

from __future__ import annotations

from duel_tui.engine import Decision, Duel
from duel_tui.engine.view import View
from duel_tui.table.lines import clean
from duel_tui.table.teaching import MAY, Point, about, offered
from duel_tui.table.why_kinds import card_in
from duel_tui.text.en.duel_masters import teaching as words

STEPS: dict[str, tuple[str, ...]] = {
    "mana": ("DM-R13", "DM-R22"),
    "main": ("DM-R18", "DM-R23"),
    "attack-step": ("DM-R19", "DM-R42"),
}
"""The rules of an open step, by the code of its question."""

CHOICES: dict[str, tuple[str, tuple[str, ...]]] = {
    "shield": ("dm-shield-pick", ("DM-R44", "DR-03")),
    "which-trigger": ("dm-which-trigger", ("DR-02", "DR-18")),
    "evolve": ("dm-evolve", ("DM-R34", "DM-R35")),
    "pay-mana": ("dm-pay", ("DM-R23", "DM-R24")),
    "draw-up-to": ("dm-draw", ("DM-R12", "DM-R08")),
    "silent-skill": ("dm-silent-skill", ("DM-R09", "CARD")),
    "order-triggers": ("dm-order", ("DR-18",)),
    "which-ability": ("dm-which-ability", ("DR-07",)),
    "may": ("dm-may", ("DR-15", "CARD")),
    **dict.fromkeys(
        ("instead", "instead-hand", "instead-mana", "instead-shields", "instead-deck"),
        ("dm-instead", ("DR-12", "CARD")),
    ),
}
"""By the code of a choice: its sentence and the rules. Every other choice is one that an effect asks for."""


def points(duel: Duel, decision: Decision, view: View) -> list[Point]:
    """What is happening, why this player is asked, and what could be done."""
    if decision.kind == "block":
        return _block(duel, decision, view)
    if decision.kind == "shield-trigger":
        return _shield(duel, decision, view)
    if decision.kind != "act":
        code, rules = CHOICES.get(decision.prompt, ("dm-effect", ("DR-15", "DM-R28")))
        numbers = (str(decision.low), str(decision.high)) if decision.candidates else ()
        name = about(duel, decision, view) or words.A_CARD
        return [Point(code, (name,), rules), Point(f"answer-{decision.kind}", numbers)]
    untapped = sum(not card.sideways for card in view.zones.get((view.seat, "mana"), ()))
    step = Point(f"dm-{decision.prompt}", (str(untapped),), STEPS.get(decision.prompt, ()))
    could = tuple(
        f"pass/{decision.prompt}" if each == "pass" else each for each in offered(duel, decision, view)
    )
    return [step, Point("dm-why-turn", (), ("DM-R21", "DR-19")), Point(MAY, could)]


def _block(duel: Duel, decision: Decision, view: View) -> list[Point]:
    attacker, target = view.attack if view.attack is not None else ("", None)
    names = (_called(view, attacker), _called(view, target) if target else "")
    return [
        Point("dm-attacks" if target else "dm-attacks-you", names, ("DM-R50", "DM-R42")),
        Point("dm-why-block", (), ("DM-R51", "DM-R52")),
        Point(MAY, offered(duel, decision, view)),
    ]


def _shield(duel: Duel, decision: Decision, view: View) -> list[Point]:
    """A broken shield. Who is asked without a trigger, so that a prompt betrays nothing, can only pass."""
    found = [Point("dm-broken", (about(duel, decision, view) or words.A_CARD,), ("DM-R44", "DR-01"))]
    if decision.forced:
        return [*found, Point("dm-no-trigger", (), ("DR-02",))]
    return [*found, Point("dm-trigger", (), ("DR-02",)), Point(MAY, offered(duel, decision, view))]


def _called(view: View, place: str | None) -> str:
    card = card_in(view, place) if place else None
    return clean(card.name) if card is not None and card.name else words.A_CREATURE
