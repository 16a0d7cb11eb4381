"""Plays a duel file without a player and checks what it says."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from duel_tui import __version__, games
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal
from duel_tui.script import lines as kinds
from duel_tui.script.differences import differences
from duel_tui.script.errors import StartRefused
from duel_tui.script.expectations import check
from duel_tui.script.lines import Line
from duel_tui.script.passing import Failed, Hand, Open, ever_legal, open_now, to_stable
from duel_tui.script.reader import Document
from duel_tui.script.starting import begin
from duel_tui.script.until import NotReached, until
from duel_tui.script.words import SEATS
from duel_tui.text.en import running as say


class LineFailed(Exception):
    """A line that does not hold: what it expected and what was found, and the legal commands at that moment."""

    def __init__(self, expected: str, found: str, legal: list[str] | None = None) -> None:
        super().__init__(f"{expected} / {found}")
        self.expected = expected
        self.found = found
        self.legal = legal or []


@dataclass
class Report:
    """How a file went. `line` is where it failed; `readable` is False when it could not be played at all."""

    file: str
    ok: bool
    line: int | None = None
    expected: str | None = None
    found: str | None = None
    legal: list[str] = field(default_factory=list)
    readable: bool = True
    notices: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The object that `duel-tui run --json` prints."""
        return {
            "file": self.file,
            "ok": self.ok,
            "line": self.line,
            "expected": self.expected,
            "found": self.found,
            "legal": self.legal,
        }


class Runner:
    """Plays the lines of one document on one duel. `duel` may be given, for front ends that watch."""

    def __init__(self, document: Document, duel: Duel | None = None) -> None:
        self.document = document
        self.strict = bool(document.script.strict)
        self.duel = duel or begin(document, windows="all" if self.strict else "real")
        self.written: list[int] = []
        self.duel.game.watching = True
        self.hand = Hand(self.duel, self.strict, self.written.append)
        self.offer: int | None = None
        self.recorded: tuple[int, list[str]] | None = None
        self.begun: tuple[int, int] | None = None

    def run(self) -> Report:
        """Play every line; stop at the first that does not hold."""
        numbers = self.document.numbers
        for number, line in zip(numbers, self.document.script.play, strict=True):
            try:
                self.play(line, number)
            except LineFailed as failed:
                return self._failed(number, failed)
            except Exception as error:
                # A fault of the rules: the file is the report that reproduces it, and the other files are still run.
                return self._failed(
                    number, LineFailed(say.the_line_plays(), say.program_fault(*fault(error)))
                )
        try:
            self._goal()
        except LineFailed as failed:
            return self._failed(self.document.line("goal"), failed)
        return Report(self.document.file, True)

    def _failed(self, number: int, failed: LineFailed) -> Report:
        return Report(self.document.file, False, number, failed.expected, failed.found, failed.legal)

    def play(self, line: Line, number: int) -> None:
        """Play one line. Raises LineFailed."""
        match line:
            case kinds.Command():
                self.command(line.player, line.command)
            case kinds.Until():
                self._until(line.phase)
            case kinds.Expect():
                wrong = check(self.duel, line.that, self.strict)
                if wrong is not None:
                    raise LineFailed(wrong.expected, wrong.found, self.duel.commands())
            case kinds.Illegal():
                self._illegal(line.move.player, line.move.command, line.move.because)
            case kinds.Chance():
                self.duel.chance(chance_value(line.value))
            case kinds.Try():
                self._try(line)
            case kinds.Digest():
                self._digest(line.digest)
            case kinds.Undo():
                self._undo(line.count)
            case kinds.Result():
                self._result(line.end.winner, line.end.reason)
            case _:
                self._record(line, number)

    def _until(self, phase: str) -> None:
        since = self.begun[1] if self.begun is not None and self.begun[0] == self.duel.answers else None
        try:
            mark = until(self.duel, phase, since)
        except NotReached as error:
            raise LineFailed(f"until {phase}", str(error), self.duel.commands()) from None
        self.begun = (self.duel.answers, mark)

    # -- commands

    def command(self, player: int, command: str) -> None:
        """Play a command of a player. Raises LineFailed."""
        words = " ".join(command.lower().split())
        if words in ("concede", "offer draw", "accept draw"):
            self._at_any_time(player, words)
            return
        if self.offer is not None and player != self.offer:
            self.offer = None
        try:
            self.hand.play(player, command)
        except Failed as failed:
            raise self._not_legal(player, command, failed.where) from None
        except DuelError as error:
            raise self._not_legal(player, command, open_now(self.duel, error)) from None
        except ValueError as error:
            # A fixed outcome (`chance:`) that is not among the possible ones.
            raise LineFailed(f"{SEATS[player]}: {command}", str(error)) from None

    def _not_legal(self, player: int, command: str, where: Open) -> LineFailed:
        return LineFailed(f"{SEATS[player]}: {command}", found(where), where.legal)

    def _at_any_time(self, player: int, words: str) -> None:
        if self.duel.outcome is not None:
            raise LineFailed(f"{SEATS[player]}: {words}", say.duel_is_over())
        if words == "concede":
            self.written.append(self.duel.answers)
            self.duel.concede(player)
        elif words == "offer draw" and not self.duel.repeated:
            self.offer = player
        elif words == "offer draw" or self.offer == 1 - player:
            self.written.append(self.duel.answers)
            self.duel.agree_draw()
        else:
            raise LineFailed(f"{SEATS[player]}: {words}", say.no_offer(), self.duel.commands())

    def _illegal(self, player: int, command: str, because: str | None) -> None:
        expected = f"illegal: {SEATS[player]}: {command}" + (f" ({because})" if because else "")
        try:
            legal, where = ever_legal(self.duel, player, command, self.strict)
        except Ambiguous as error:
            raise LineFailed(expected, say.refused(error), self.duel.commands()) from None
        if legal:
            raise LineFailed(expected, say.it_is_legal(), where.legal)
        if isinstance(where.error, NotACommand):
            raise LineFailed(expected, say.refused(where.error), where.legal)
        if because is not None:
            rules = where.error.rules if isinstance(where.error, NotLegal) else ()
            if because not in rules:
                raise LineFailed(expected, say.other_rules(where.error, rules), where.legal)

    def _try(self, line: kinds.Try) -> None:
        for other in line.move.accept or []:
            # Passes lead to it as they lead to the line's own command, also from one step to the next.
            hand = Hand(self.duel.clone(), self.strict)
            hand.unasked = self.hand.unasked[:]
            try:
                hand.play(line.move.player, other)
            except Failed as failed:
                raise self._not_legal(line.move.player, other, failed.where) from None
        self.command(line.move.player, line.move.command)

    def _undo(self, count: int) -> None:
        if count > len(self.written):
            raise LineFailed(f"undo {count}", say.nothing_to_undo(len(self.written)))
        target = self.written[-count]
        del self.written[-count:]
        self.hand.unasked = []
        self.offer = None
        taken_back(self.duel, target)

    # -- checks

    def _digest(self, wanted: str) -> None:
        if not self.strict and not to_stable(self.duel):
            raise LineFailed(say.a_stable_point(), found(open_now(self.duel)), self.duel.commands())
        digest = now = self.duel.digest()
        # What had to be done and is not written may lie between the last answer and the position.
        while now != wanted and self._unwritten():
            now = self.duel.digest()
        if now == wanted:
            return
        script = self.document.script
        raise LineFailed(
            f"digest {wanted}", say.other_digest(digest, self.recorded, script.engine, __version__)
        )

    def _unwritten(self) -> bool:
        """Give an answer that no file holds, since it is the only one, and pass to the next stable point."""
        decision = self.duel.decision
        if self.strict or decision is None or not decision.forced:
            return False
        self.duel.play(decision.options[0])
        return to_stable(self.duel)

    def _record(self, line: Line, number: int) -> None:
        """A recorded position is no expectation; it explains a digest that differs."""
        recorded = line.x.get("x-state")
        if isinstance(recorded, dict):
            self.recorded = (number, differences(recorded, self.duel.position()))

    def _result(self, winner: str, reason: str | None) -> None:
        if not self.strict:
            to_stable(self.duel)
            while winner != "none" and self._unwritten():
                pass
        expected = f"result: {winner}" + (f" ({reason})" if reason else "")
        outcome = self.duel.outcome
        if outcome is None:
            if winner != "none":
                raise LineFailed(expected, say.duel_goes_on(), self.duel.commands())
            return
        now = "draw" if outcome.winner is None else SEATS[outcome.winner]
        if now != winner or reason not in (None, outcome.reason):
            raise LineFailed(expected, f"{now} ({outcome.reason})")

    def _goal(self) -> None:
        """A puzzle with a solution must reach its goal."""
        goal = self.document.script.goal
        solved = any(isinstance(line, kinds.Command | kinds.Try) for line in self.document.script.play)
        if goal is None or not solved:
            return
        by_turn = f" by turn {goal.by_turn}" if goal.by_turn else ""
        expected = f"goal: winner {goal.winner}{by_turn}"
        if not self.strict:
            to_stable(self.duel)
        outcome = self.duel.outcome
        turn = self.duel.state.turn
        if outcome is None:
            if goal.winner == "none" and (goal.by_turn is None or turn > goal.by_turn):
                return
            raise LineFailed(expected, say.duel_goes_on(), self.duel.commands())
        now = "draw" if outcome.winner is None else SEATS[outcome.winner]
        if now != goal.winner or (goal.by_turn is not None and turn > goal.by_turn):
            raise LineFailed(expected, say.won_in_turn(now, turn))


def fault(error: Exception) -> tuple[str, str]:
    """An unexpected error and where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else ""
    return f"{type(error).__name__}: {error}", where


def found(where: Open) -> str:
    """What stood in the way of a command."""
    player = None if where.player is None else SEATS[where.player]
    return say.refused_at(player, where.kind, where.error)


def chance_value(value: str) -> str:
    """A fixed outcome in the words of the engine."""
    for kit in games.KITS.values():
        card = kit.cards.find(value)
        if card is not None:
            name: str = card.name
            return name
    return value.strip().lower()


def taken_back(duel: Duel, answers: int) -> None:
    """Undo to so many answers. A concession is no answer of the engine; undoing nothing takes it back."""
    duel.undo(duel.answers - answers)


def run_document(document: Document) -> Report:
    """Play a document. Raises ScriptError when it cannot be begun at all."""
    wanted = document.script.refused
    try:
        runner = Runner(document)
    except StartRefused as refused:
        if wanted is not None and (wanted == "yes" or wanted in refused.rules):
            return Report(document.file, True)
        expected = f"refused: {wanted}" if wanted else say.the_duel_begins()
        ids = f" ({', '.join(refused.rules)})" if refused.rules else ""
        why = f"{refused.message}; {refused.remedy}" if refused.remedy else refused.message
        return Report(document.file, False, refused.line, expected, why + ids)
    if wanted is not None:
        line = document.line("refused")
        return Report(document.file, False, line, f"refused: {wanted}", say.the_duel_begins())
    return runner.run()
