"""When a player wants to be asked to respond, and passing until something happens.

The kernel asks in windows as each seat wishes; what it asks beyond that is passed here, in the player's name. All this
follows what both players know: nothing of it tells whether there was an answer, unless a player chose `real`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from duel_tui.engine import Decision, Duel
from duel_tui.engine.state import stop_word
from duel_tui.engine.steps import PASS
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.zones import MAIN1, MAIN2, PHASES

ALWAYS, VISIBLE, REAL, ACTIONS = "always", "visible", "real", "actions"
HOWS = (ALWAYS, VISIBLE, REAL, ACTIONS)
"""In which windows a player is asked: in all; where it looks as if he could answer; where he can; after an action."""
KERNEL = {ALWAYS: "all", VISIBLE: "visible", REAL: "real", ACTIONS: "visible"}
"""What the kernel is told for each."""
STOPS = tuple(stop_word(own, phase) for own in (False, True) for phase in PHASES)
"""Where a player can ask to be stopped, in the other player's turn and in his own."""

Target = Literal["something", "turn", "main"]
TARGETS: tuple[Target, ...] = ("something", "turn", "main")
"""Until when a player passes: until the other one acts, until his own turn, until his own Main Phase."""

ACTS = (happened.Activated, happened.Attempted, happened.Summoned, happened.SetDown)
"""Actions whose event says who did it."""
IN_BATTLE = ("attack", "damage", "calculation")
"""Windows of an attack, by their prompts."""
LATELY = 60
"""Events that are looked through for the Summon that a window is about."""


@dataclass(frozen=True, slots=True)
class Wish:
    """When a player is asked: one of `HOWS`, and the `stops`, where he is asked in every window."""

    how: str = VISIBLE
    stops: frozenset[str] = frozenset()

    def toggled(self, stop: str) -> Wish:
        """With a stop more, or without it."""
        return Wish(self.how, self.stops ^ {stop})


@dataclass(frozen=True, slots=True)
class Passing:
    """A player passes until `target`; `turn`, `phase` and `mark` (the number of events) are those when he said so."""

    target: Target
    turn: int
    phase: str
    mark: int


def passing(duel: Duel, target: Target) -> Passing:
    """Passing from now on."""
    return Passing(target, duel.state.turn, duel.state.phase, duel.mark())


def is_window(decision: Decision | None) -> bool:
    """Whether a decision is a window: one may respond, or pass."""
    return decision is not None and decision.kind == "respond" and PASS in decision.options


def stopped(duel: Duel, seat: int, wish: Wish) -> bool:
    """Whether a player asked to be stopped in this phase."""
    return bool(wish.stops) and stop_word(duel.state.player == seat, duel.state.phase) in wish.stops


def after_action(duel: Duel, decision: Decision) -> bool:
    """Whether a window answers an activation or a Summon of the other player, or belongs to his attack."""
    seat = decision.player
    if decision.prompt in IN_BATTLE:
        return duel.state.player != seat
    if decision.prompt == "respond":
        return duel.view(seat).chain[-1].player != seat
    if decision.prompt in ("summon", "summoning"):
        for event in reversed(duel.events(max(0, duel.mark() - LATELY))):
            if isinstance(event, happened.Summoned | happened.Attempted):
                return event.player != seat
    return False


def over(duel: Duel, seat: int, until: Passing) -> bool:
    """Whether a player passes no longer: the moment has come, or he is attacked."""
    state = duel.state
    for event in duel.events(until.mark):
        if isinstance(event, happened.AttackDeclared) and event.card.controller != seat:
            return True
        if until.target == "something" and isinstance(event, ACTS) and event.player != seat:
            return True
    if state.player != seat:
        return False
    if until.target == "turn":
        return state.turn > until.turn
    if until.target == "main":
        return state.phase in (MAIN1, MAIN2) and (state.turn, state.phase) != (until.turn, until.phase)
    return False
