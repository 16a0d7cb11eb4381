"""Whether what `expect` says is true."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError
from duel_tui.script.expect_models import Expectations, ZoneCheck
from duel_tui.script.happened import occurred, text
from duel_tui.script.passing import Failed, Hand, Walk, to_stable
from duel_tui.script.seen import zone, zone_problem
from duel_tui.script.words import SEATS
from duel_tui.text.en import running as say
from duel_tui.text.en.script import listed


@dataclass(frozen=True)
class Mismatch:
    """What should be, and what is."""

    expected: str
    found: str


def check(duel: Duel, that: Expectations, strict: bool = False) -> Mismatch | None:
    """Check everything that a line says. May pass to the next stable point, as the file format describes."""
    at_once = strict or bool(that.now)
    wrong = _question(duel, that, at_once)
    if wrong is not None:
        return wrong
    if not _speaks_of_table(that):
        return None
    if not at_once and not to_stable(duel):
        assert duel.decision is not None
        return Mismatch(say.a_stable_point(), say.cannot_be_passed(duel.decision.player, duel.decision.kind))
    return _duel(duel, that) or _sides(duel, that)


def _question(duel: Duel, that: Expectations, at_once: bool) -> Mismatch | None:
    """`priority`, `asked`, `legal` and `chain` speak of one open decision: this one, or one that passing leads to."""
    wrong = _decision(duel, that)
    if wrong is None or at_once or not (that.priority or that.asked or that.legal):
        return wrong
    copy = duel.clone()
    walk = Walk(copy)
    while walk.can_pass():
        walk.step()
        if _decision(copy, that) is None:
            return None
        if copy.stable:
            break
    return wrong


def _decision(duel: Duel, that: Expectations) -> Mismatch | None:
    decision = duel.decision
    asked = decision.kind if decision is not None else "none"
    priority = SEATS[decision.player] if decision is not None else "none"
    if that.priority is not None and that.priority != priority:
        return Mismatch(f"priority {that.priority}", f"{priority} ({asked})")
    if that.asked is not None and that.asked != asked:
        return Mismatch(f"asked {that.asked}", f"{asked} ({priority})")
    if that.chain is not None:
        links = len(duel.view(0).chain)
        if links != that.chain:
            return Mismatch(f"chain {that.chain}", str(links))
    for command in that.legal or ():
        why = _illegal(duel, command)
        if why is not None:
            return Mismatch(f"legal: {command}", why)
    return None


def _illegal(duel: Duel, command: str) -> str | None:
    """Why a command is not legal at the open decision."""
    if duel.decision is None:
        return say.duel_is_over()
    try:
        if "->" not in command:
            duel.read(command)
        else:
            Hand(duel.clone(), strict=True).play(duel.decision.player, command)
    except DuelError as error:
        return say.refused(error)
    except Failed as failed:
        return say.refused(failed.where.error)
    return None


def _speaks_of_table(that: Expectations) -> bool:
    return any(
        getattr(that, name) is not None
        for name in ("A", "B", "turn", "player", "phase", "winner", "reason", "events")
    )


def _duel(duel: Duel, that: Expectations) -> Mismatch | None:
    state = duel.state
    outcome = duel.outcome
    winner = "none"
    if outcome is not None:
        winner = "draw" if outcome.winner is None else SEATS[outcome.winner]
    facts: list[tuple[str, object, object]] = [
        ("turn", that.turn, state.turn),
        ("player", that.player, SEATS[state.player]),
        ("winner", that.winner, winner),
        ("reason", that.reason, outcome.reason if outcome is not None else "none"),
    ]
    for name, wanted, now in facts:
        if wanted is not None and wanted != now:
            return Mismatch(f"{name} {wanted}", str(now))
    phase = state.phase
    if that.phase is not None and phase != that.phase and not phase.startswith(that.phase + "/"):
        return Mismatch(f"phase {that.phase}", phase)
    if that.events:
        events = duel.events()
        for wanted in that.events:
            if not occurred(wanted, events):
                return Mismatch(f"event: {wanted}", listed([text(event) for event in events[-8:]], 8))
    return None


def _sides(duel: Duel, that: Expectations) -> Mismatch | None:
    for seat, side in enumerate((that.A, that.B)):
        for key, value in (side or {}).items():
            if key.startswith("x-"):
                continue
            if key == "lp":
                now = duel.view(0).lp[seat]
                if now != int(value):
                    return Mismatch(f"{SEATS[seat]} lp {int(value)}", str(now))
                continue
            problem = zone_problem(zone(duel, seat, key), ZoneCheck(value))
            if problem is not None:
                return Mismatch(f"{SEATS[seat]} {key} {problem[0]}", problem[1])
    return None
