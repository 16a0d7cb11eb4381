"""Notes on a duel: lines of its file, which stand behind what they speak of or name its line.

A note is appended and nothing else is touched; of several that name one line, the last one counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from duel_tui.replay.errors import NoNote
from duel_tui.replay.reading import documents_of
from duel_tui.script import lines as kinds
from duel_tui.script.appending import LineFile
from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import Document, read_text
from duel_tui.script.writer import play_line
from duel_tui.text.en import replay as say

GONE = "x-removed"
"""Stands beside a note that was taken away."""
LONGEST = 1000


@dataclass(frozen=True, slots=True)
class Remark:
    """A text at a line of the file. `inline`: it stands there itself, in the hand of whoever wrote the file."""

    line: int
    text: str
    inline: bool = False


def remarks(document: Document) -> list[Remark]:
    """The notes and the lesson texts of a document, in its order."""
    found: list[Remark] = []
    here = document.line("play")
    for at, line in enumerate(document.script.play):
        if isinstance(line, kinds.Note):
            _note(found, line, here)
        elif isinstance(line, kinds.Say):
            found.append(Remark(here, line.text, inline=True))
        elif isinstance(line, kinds.Command | kinds.Try | kinds.Until):
            here = document.line("play", at)
    return found


def _note(found: list[Remark], line: kinds.Note, here: int) -> None:
    at = getattr(line.what, "at", None)
    text = line.what if isinstance(line.what, str) else line.what.text
    if at is None:
        found.append(Remark(here, text, inline=True))
        return
    # Only one note names a line: an older one was changed.
    found[:] = [one for one in found if one.inline or one.line != at]
    if line.x.get(GONE) != "yes":
        found.append(Remark(at, text))


def write(path: Path, line: int, text: str, opened: LineFile | None = None) -> None:
    """Keep a note at a line of a file; an empty text takes the note there away.

    `opened` is the file where this program has it open already. Raises NoNote where the file is not made so that lines
    can follow, SaveError where it cannot be written.
    """
    file = LineFile(path) if opened is None else opened
    try:
        data = path.read_bytes()
        documents = documents_of(path)
        kept = documents[-1].kept if documents else len(data)
        addition = _addition(data[:kept], documents, line, text)
        _check(data[:kept], addition, documents, str(path))
        file.keep = kept
        file.append(addition)
    except ScriptError as error:
        raise NoNote(str(error)) from None
    finally:
        if opened is None:
            file.close()


def _addition(data: bytes, documents: list[Document], line: int, text: str) -> str:
    """What is appended: indented as the play lines of the file are."""
    value: dict[str, object] = {"note": {"at": line, "text": " ".join(text.split())[:LONGEST]}}
    if not text.split():
        value = {"note": {"at": line, "text": say.NOTE_REMOVED}, GONE: True}
    made = play_line(value)
    indent = _indent(data, documents)
    lines = [indent + one[2:] for one in made.splitlines()]
    start = "" if data.endswith(b"\n") else "\n"
    if documents and "play" not in documents[-1].tree.value:
        start += "play:\n"
    end = "\r\n" if data.endswith(b"\r\n") else "\n"
    return start + end.join(lines) + end


def _indent(data: bytes, documents: list[Document]) -> str:
    """What stands before the dash of a play line."""
    if not documents or not documents[-1].script.play:
        return "  "
    last = documents[-1]
    number = last.line("play", len(last.script.play) - 1)
    rows = data.decode("utf-8-sig", "replace").replace("\r\n", "\n").split("\n")
    row = rows[number - 1] if number <= len(rows) else ""
    return row[: len(row) - len(row.lstrip(" "))]


def _check(data: bytes, addition: str, documents: list[Document], name: str) -> None:
    """Raise NoNote unless the file, with the addition, is what it was and a note more."""
    try:
        after = read_text((data.decode("utf-8-sig") + addition).replace("\r\n", "\n"), name)
    except (ScriptError, UnicodeDecodeError):
        raise NoNote(say.not_appendable(name)) from None
    before = [len(document.script.play) for document in documents]
    now = [len(document.script.play) for document in after]
    grown = [*before[:-1], before[-1] + 1] if before else [1]
    if now != grown or not isinstance(after[-1].script.play[-1], kinds.Note):
        raise NoNote(say.not_appendable(name))
