"""`until: PHASE`: passing, and leaving open phases, until a phase or step begins."""

from __future__ import annotations

from duel_tui import games
from duel_tui.duel_masters.zones import ATTACK
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError
from duel_tui.engine.steps import PASS, Answer
from duel_tui.text.en import running as say

TURNS = 3
"""A phase that has not begun after so many turns more is not reached by passing."""


class NotReached(Exception):
    """A phase that passing does not lead to; the text says why."""


def until(duel: Duel, phase: str, since: int | None = None) -> int:
    """Play to the next beginning of a phase. Returns the mark behind that event. Raises NotReached.

    `since` is the mark from which the phase counts as beginning: with no window in between, several phases may have
    begun in one go, and two `until` lines in a row must find both.
    """
    mark = duel.mark() if since is None else since
    last = duel.state.turn + TURNS
    while True:
        events = duel.events(mark)
        for at, event in enumerate(events):
            if _begins(event, phase):
                return mark + at + 1
        mark += len(events)
        decision = duel.decision
        if decision is None:
            raise NotReached(say.duel_is_over())
        if duel.state.turn > last:
            raise NotReached(say.phase_not_reached(phase))
        answer = _leave(duel, phase)
        if answer is None and PASS in decision.options:
            answer = PASS
        if answer is None:
            raise NotReached(say.cannot_be_passed(decision.player, decision.kind))
        duel.play(answer)


def _begins(event: object, phase: str) -> bool:
    begun = getattr(event, "phase", None)
    return getattr(event, "word", "") == "phase" and (begun == phase or str(begun).startswith(phase + "/"))


def _leave(duel: Duel, phase: str) -> Answer | None:
    """The command that leaves an open phase towards the target, if this is one."""
    if not duel.stable:
        return None
    if games.of_game(duel.game).key == games.DUEL_MASTERS and duel.state.phase != ATTACK:
        # A pass leads from the mana step to the main step and on to the attack step; `end` would skip them.
        return PASS
    commands = ("battle", "main2", "end") if phase.startswith("battle") or phase == "main2" else ("end",)
    for command in commands:
        try:
            return duel.read(command)
        except DuelError:
            continue
    return None
