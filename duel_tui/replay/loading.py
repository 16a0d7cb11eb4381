"""From a duel file to a replay: every answer is given again, and each makes a moment."""

from __future__ import annotations

from pathlib import Path

from duel_tui.engine.errors import DuelError
from duel_tui.replay.falling_back import ended, from_record, origin_of, problems_of, readable_part, rest_of
from duel_tui.replay.moments import Moment
from duel_tui.replay.notes import Remark, remarks
from duel_tui.replay.reading import documents_of, is_saved
from duel_tui.replay.replay import Replay
from duel_tui.replay.watching import Watched
from duel_tui.script import lines as kinds
from duel_tui.script.differences import differences
from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import Document
from duel_tui.script.runner import LineFailed, Runner, chance_value
from duel_tui.script.starting import begin
from duel_tui.text.en import replay as say
from duel_tui.text.en import running
from duel_tui.text.en import script as script_words

CHECKS = (kinds.Expect, kinds.Illegal, kinds.Digest, kinds.Result)


def load(path: str | Path, number: int | None = None, line: int | None = None) -> Replay:
    """The replay of a file. Of a match: of its `number`th duel (from 1), of that which has a `line`, else of the first.

    A file that cannot be played to its end says why, and what follows is shown as the file recorded it; so is one that
    is damaged or cannot be played at all. Raises ScriptError where nothing can be shown.
    """
    try:
        documents = documents_of(path)
    except ScriptError as error:
        return _damaged(path, number or 1, error)
    if not documents:
        raise ScriptError(str(path), 0, *script_words.one_duel_wanted(0))
    if number is not None and not 1 <= number <= len(documents):
        raise ScriptError(str(path), 0, *say.no_such_duel(number, len(documents)))
    at = number - 1 if number is not None else _with_line(documents, line)
    notes = [remark for document in documents for remark in remarks(document)]
    try:
        return make(documents[at], at + 1, len(documents), notes)
    except ScriptError as error:
        return from_record(path, at + 1, error)


def _damaged(path: str | Path, number: int, error: ScriptError) -> Replay:
    """The replay of a file that cannot be read as a whole: played up to there, then as recorded."""
    begun = readable_part(path, error.line) if number == 1 and error.line else []
    if len(begun) == 1:
        try:
            found = make(begun[0], broken=error)
        except ScriptError:
            return from_record(path, number, error)
        found.notices += problems_of(path, number)
        return found
    return from_record(path, number, error)


def _with_line(documents: list[Document], line: int | None) -> int:
    """Which duel has a line of the file."""
    if line is None:
        return 0
    return max((at for at, document in enumerate(documents) if document.line() <= line), default=0)


def make(
    document: Document,
    number: int = 1,
    of: int = 1,
    notes: list[Remark] | None = None,
    broken: ScriptError | None = None,
) -> Replay:
    """The replay of a document. Raises ScriptError where the duel cannot even be begun.

    `broken`: the document is what could be read of a file before that error.
    """
    found = remarks(document) if notes is None else notes
    player = _Player(document)
    player.run()
    moments: list[Moment] = list(player.duel.moments)
    broken = player.broken or broken
    notices = document.notices + player.notices
    if broken is not None and player.exact:
        moments = rest_of(document, number, moments, broken)
        notices += [ended(broken), *origin_of(document, number)]
    return Replay(document, moments, number, of, found, list(player.duel.taken), notices, broken)


class _Player:
    """Plays a document: a saved duel answer by answer, anything else as `duel-tui run` does."""

    def __init__(self, document: Document) -> None:
        self.document = document
        script = document.script
        strict = bool(script.strict)
        begun = begin(document, "all" if strict else "real", checked=False)
        self.duel = Watched(begun, script.game, document.line("play"), strict)
        self.exact = is_saved(document)
        self.runner = Runner(document, self.duel)
        self.written: list[int] = []
        self.notices: list[str] = []
        self.recorded: list[str] = []
        self.broken: ScriptError | None = None

    def run(self) -> None:
        """Play until the file ends or something in it cannot be."""
        for at, line in enumerate(self.document.script.play):
            self.duel.line = self.document.line("play", at)
            try:
                if self.exact:
                    self._exactly(line)
                else:
                    self._loosely(line)
            except _Stop as stop:
                self.broken = self.document.error(("play", at), stop.why)
                return
            except Exception as error:
                # A fault of the rules, or cards that have changed: what came before can be looked at all the same.
                why = running.no_resume(say.line_kind(line.kind), f"{type(error).__name__}: {error}")
                self.broken = self.document.error(("play", at), why)
                return
        self._unwritten()

    def _exactly(self, line: kinds.Line) -> None:
        match line:
            case kinds.Command():
                self._command(line.player, line.command)
            case kinds.Undo():
                self._undo(line.count)
            case kinds.Digest():
                self._digest(line.digest)
            case kinds.Extra():
                state = line.x.get("x-state")
                if isinstance(state, dict):
                    self._unwritten(to_stable=True)
                    self.recorded = differences(state, self.duel.position())
            case kinds.Chance():
                self.duel.chance(chance_value(line.value))

    def _command(self, player: int, command: str) -> None:
        duel = self.duel
        self._unwritten()
        before = duel.answers
        if command == "offer draw" and not duel.repeated:
            return
        try:
            if command == "concede":
                duel.concede(player)
            elif command in ("offer draw", "accept draw"):
                duel.agree_draw()
            else:
                duel.play(command, player)
        except DuelError as error:
            raise _Stop(running.no_resume(command, running.refused(error))) from None
        self.written.append(before)

    def _unwritten(self, to_stable: bool = False) -> None:
        """Give the answers that a file leaves out: those that were the only ones."""
        duel = self.duel
        while not duel.strict and duel.decision is not None and duel.decision.forced:
            if to_stable and duel.stable:
                break
            duel.play(duel.decision.options[0])

    def _undo(self, count: int) -> None:
        if count > len(self.written):
            raise _Stop(running.no_resume(f"undo {count}", running.nothing_to_undo(len(self.written))))
        self.duel.undo(self.duel.answers - self.written[-count])
        del self.written[-count:]

    def _must(self) -> bool:
        """Give the only answer, which a file leaves out at a stable point, too. False where there is a choice."""
        decision = self.duel.decision
        if self.duel.strict or decision is None or not decision.forced:
            return False
        self.duel.play(decision.options[0])
        self._unwritten(to_stable=True)
        return True

    def _digest(self, wanted: str) -> None:
        """A position that is not the recorded one ends what can be played; another digest alone is a notice."""
        self._unwritten(to_stable=True)
        # What had to be done and is not written may lie between the last answer and the position.
        while self.duel.digest() != wanted and self._must():
            pass
        if self.duel.digest() == wanted:
            return
        if self.recorded:
            raise _Stop(say.other_position(self.recorded))
        self.notices.append(say.other_digest(self.duel.line))

    def _loosely(self, line: kinds.Line) -> None:
        try:
            self.runner.play(line, self.duel.line)
        except LineFailed as failed:
            if isinstance(line, CHECKS):
                self.notices.append(say.does_not_hold(self.duel.line, failed.expected, failed.found))
                return
            raise _Stop(say.cannot_be_played(failed.expected, failed.found)) from None


class _Stop(Exception):
    """Why a file cannot be played further."""

    def __init__(self, why: tuple[str, str]) -> None:
        super().__init__(*why)
        self.why = why
