"""Taking up a saved duel again: every answer of its file is given to the decision that it answered."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from duel_tui import __version__
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError
from duel_tui.script import lines as kinds
from duel_tui.script.appending import LineFile
from duel_tui.script.differences import differences
from duel_tui.script.errors import Finished, ScriptError
from duel_tui.script.reader import Document, read
from duel_tui.script.saving import SavedDuel, Written
from duel_tui.script.standing import result_of
from duel_tui.script.starting import begin
from duel_tui.text.en import running, script


class Undone(NamedTuple):
    """A take-back in a file: how many events there are before it, and what stands beside it under `x-` keys."""

    mark: int
    remarks: Mapping[str, Any]


@dataclass
class Resumed:
    """A duel taken up again: the duel at the point where the file ends, its file, and sentences for the players."""

    duel: Duel
    saved: SavedDuel
    document: Document
    notices: list[str] = field(default_factory=list)
    undone: list[Undone] = field(default_factory=list)

    @property
    def players(self) -> tuple[str, str]:
        """The names of the players."""
        return self.document.script.player("A"), self.document.script.player("B")


def resume(path: str | Path, windows: str = "real", anyway: bool = False) -> Resumed:
    """Play a saved duel to the point where its file ends, and keep the file open for what comes.

    `windows` are those in which both are asked, unless the file is strict: then all. A torn last line is left out with
    a notice. `anyway` goes on although a digest differs (the file comes from another version), with a notice instead of
    an error. Raises ScriptError and SaveError.
    """
    if not os.path.isfile(path):
        raise ScriptError(str(path), 0, *script.is_no_file(os.path.exists(path)))
    file = LineFile(Path(path))
    try:
        return take_up(read(path, mend=True), file, windows, anyway)
    except BaseException:
        file.close()
        raise


def take_up(document: Document, file: LineFile, windows: str = "real", anyway: bool = False) -> Resumed:
    """Play the last duel of a file that is open for writing to the point where it ends. Raises ScriptError."""
    if not document.script.play or not _ends_like_a_saved_duel(file.path, document.kept):
        _check_appendable(document, file.path)
    replay = _Replay(document, windows, anyway)
    replay.run()
    file.keep = document.kept
    saved = SavedDuel(file, replay.duel, replay.written, replay.digested)
    if replay.duel.outcome is not None:
        if result_of(document) is None:
            # The program was killed between the last answer and the end of the duel.
            saved.settle(replay.duel, missing=True)
        raise Finished(document.file, 0, *running.is_finished(document.file))
    return Resumed(replay.duel, saved, document, document.notices + replay.notices, replay.undone)


def check(document: Document, anyway: bool = False) -> None:
    """Play a duel as `resume` does, whether or not it is finished, and leave its file alone. Raises ScriptError."""
    _Replay(document, "real", anyway).run()


def _ends_like_a_saved_duel(path: Path, kept: int) -> bool:
    """Whether lines as the game writes them can follow."""
    with path.open("rb") as file:
        file.seek(max(0, kept - 65536))
        lines = file.read(kept - max(0, kept - 65536)).rstrip(b"\r\n").splitlines()
    return bool(lines) and lines[-1].startswith((b"  - ", b"    "))


def _check_appendable(document: Document, path: Path) -> None:
    last = path.read_bytes()[: document.kept].rstrip().splitlines()[-1:]
    if last != [b"play:"]:
        raise document.error(("play",), running.is_no_saved_duel())


class _Replay:
    """Gives the answers of a file to its duel, each to exactly the decision that it answered."""

    def __init__(self, document: Document, windows: str, anyway: bool) -> None:
        self.document = document
        self.anyway = anyway
        self.strict = bool(document.script.strict)
        self.duel = begin(document, "all" if self.strict else windows, checked=False)
        self.duel.game.watching = True
        self.written: list[Written] = []
        self.notices: list[str] = []
        self.undone: list[Undone] = []
        self.digested = 0
        self.recorded: tuple[int, list[str]] | None = None

    def run(self) -> None:
        for at, line in enumerate(self.document.script.play):
            self._line(line, at)

    def _line(self, line: kinds.Line, at: int) -> None:
        match line:
            case kinds.Command():
                self._command(line, at)
            case kinds.Undo():
                self._undo(line, at)
            case kinds.Digest():
                self._digest(line.digest, at)
            case kinds.Extra():
                state = line.x.get("x-state")
                if isinstance(state, dict):
                    number = self.document.line("play", at)
                    self.recorded = (number, differences(state, self.duel.position()))
            case kinds.Note() | kinds.Result():
                pass
            case kinds.Chance():
                self.duel.chance(line.value)
            case _:
                raise self.document.error(("play", at), running.is_no_saved_duel())

    def _command(self, line: kinds.Command, at: int) -> None:
        duel = self.duel
        self._unwritten()
        before = duel.answers
        forced = duel.decision is not None and duel.decision.forced
        try:
            if line.command == "concede":
                duel.concede(line.player)
            elif line.command == "accept draw" or (line.command == "offer draw" and duel.repeated):
                duel.agree_draw()
            elif line.command != "offer draw":
                duel.play(line.command, line.player)
        except DuelError as error:
            why = running.no_resume(line.command, running.refused(error))
            raise self.document.error(("play", at), why) from None
        if line.command != "offer draw" or duel.outcome is not None:
            self.written.append(Written(before, line.player, line.command, forced))

    def _unwritten(self, to_stable: bool = False) -> None:
        """Give the answers that a file leaves out: those that were the only ones, unless it is strict."""
        duel = self.duel
        while not self.strict and duel.decision is not None and duel.decision.forced:
            if to_stable and duel.stable:
                break
            duel.play(duel.decision.options[0])

    def _undo(self, line: kinds.Undo, at: int) -> None:
        count = line.count
        if count > len(self.written):
            why = running.no_resume(f"undo {count}", running.nothing_to_undo(len(self.written)))
            raise self.document.error(("play", at), why)
        self.duel.undo(self.duel.answers - self.written[-count].before)
        del self.written[-count:]
        self.digested = min(self.digested, self.duel.state.turn)
        mark = self.duel.mark()
        self.undone = [Undone(min(one.mark, mark), one.remarks) for one in self.undone]
        self.undone.append(Undone(mark, line.x))

    def _must(self) -> bool:
        """Give the only answer, which a file leaves out at a stable point, too. False where there is a choice."""
        decision = self.duel.decision
        if self.strict or decision is None or not decision.forced:
            return False
        self.duel.play(decision.options[0])
        self._unwritten(to_stable=True)
        return True

    def _digest(self, wanted: str, at: int) -> None:
        self._unwritten(to_stable=True)
        now = first = self.duel.digest()
        # What had to be done and is not written may lie between the last answer and the position.
        while now != wanted and self._must():
            now = self.duel.digest()
        self.digested = self.duel.state.turn
        if now == wanted:
            return
        now = first
        written_by = self.document.script.engine
        message = running.other_digest(now, self.recorded, written_by, __version__)
        error = self.document.error(("play", at), running.cannot_continue(message))
        if not self.anyway:
            raise error
        self.notices.append(str(error))
