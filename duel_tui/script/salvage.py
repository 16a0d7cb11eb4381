"""Reads as much of a duel file as can be read, and names the rest by its lines.

The reader proper (`reader`) refuses a file that is not as it must be. Here a file may be torn, have rubbish in its
middle, unknown keys, a header that is missing in parts. Nothing is ever written, and nothing in a file is an error
but one that cannot be opened.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from duel_tui.script.errors import ScriptError
from duel_tui.script.tree import parse
from duel_tui.text.en import recorded as say
from duel_tui.text.en import script as script_words
from duel_tui.text.plain import plain

_KEY = re.compile(r"^[A-Za-z][A-Za-z0-9 _-]*:(?:\s|$)")
_ENTRY = re.compile(r"^ *- ")
_PLAY = re.compile(r"^play:\s*(?:#.*)?$")
MOST = 50
"""How many problems are named; a file of another kind would have one on each line."""


class Problem(NamedTuple):
    """What could not be read: the line (0: the file as a whole) and a sentence."""

    line: int
    text: str


class Entry(NamedTuple):
    """A play line: the line of the file where it begins, and what stands there. None: it could not be read."""

    line: int
    value: Any


@dataclass
class Salvaged:
    """What could be read of one document: its header, its play lines. `line` is that of its beginning."""

    line: int
    header: dict[str, Any] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)


def salvage(path: str | Path) -> tuple[list[Salvaged], list[Problem]]:
    """The documents of a file and what could not be read of them. Raises ScriptError if it cannot be opened at all."""
    file = str(path)
    try:
        if not os.path.isfile(path):
            raise ScriptError(file, 0, *script_words.is_no_file(os.path.exists(path)))
        data = Path(path).read_bytes()
    except OSError as error:
        raise ScriptError(file, 0, *script_words.cannot_open(error.strerror or str(error))) from None
    found = _Salvage(file)
    documents = found.read(data)
    if len(found.problems) > MOST:
        more = len(found.problems) - MOST
        found.problems[MOST:] = [Problem(found.problems[MOST].line, say.and_more(more))]
    return documents, found.problems


class _Salvage:
    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []

    def read(self, data: bytes) -> list[Salvaged]:
        whole = self._whole(data)
        if whole is not None:
            return whole
        lines = self._lines(data)
        documents: list[Salvaged] = []
        start = 0
        for at in range(len(lines) + 1):
            if at == len(lines) or (lines[at] or "").rstrip() == "---":
                document = self._document(lines[start:at], start + 1)
                if document.header or document.entries:
                    documents.append(document)
                start = at + 1
        if not documents and not self.problems:
            self.problems.append(Problem(0, say.EMPTY))
        return documents

    def _whole(self, data: bytes) -> list[Salvaged] | None:
        """The documents of a file in which nothing is wrong; None for any other."""
        if not data.endswith(b"\n"):
            return None
        try:
            trees = [
                tree
                for tree in parse(data.decode("utf-8-sig").replace("\r\n", "\n"), self.file)
                if tree.value
            ]
        except (UnicodeDecodeError, ScriptError):
            return None
        documents = []
        for tree in trees:
            play = tree.value.get("play", []) if isinstance(tree.value, dict) else None
            if not isinstance(play, list):
                if play != "":
                    return None
                play = []
            header = {key: value for key, value in tree.value.items() if key != "play"}
            entries = [Entry(tree.line(("play", at)), value) for at, value in enumerate(play)]
            documents.append(Salvaged(tree.line(()), header, entries))
        return documents or None

    def _lines(self, data: bytes) -> list[str | None]:
        """The lines as text; None for what is no text. A last line without an end was torn off."""
        raw = data.split(b"\n")
        tail = raw.pop()
        if tail.strip(b"\0 \r"):
            if re.search(rb"(?m)^(?:cards-hash|engine):", data):
                self.problems.append(Problem(len(raw) + 1, say.TORN))
            else:
                raw.append(tail)
        lines: list[str | None] = []
        for number, line in enumerate(raw, 1):
            try:
                text = line.rstrip(b"\r").decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError:
                text = "\0"
            if "\0" in text:
                self.problems.append(Problem(number, say.NO_TEXT))
                lines.append(None)
            else:
                lines.append(text)
        return lines

    def _document(self, lines: Sequence[str | None], first: int) -> Salvaged:
        found = Salvaged(first)
        block: list[str] = []
        begun = first
        playing = False
        indent = -1

        def finish() -> None:
            if playing and block and _ENTRY.match(block[0]):
                found.entries.append(self._entry(block, begun))
            elif block:
                self._header(found, block, begun)
            block.clear()

        for number, line in enumerate(lines, first):
            if line is None:
                if playing:
                    finish()
                    found.entries.append(Entry(number, None))
                continue
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if _PLAY.match(line):
                finish()
                playing = True
            elif playing and _ENTRY.match(line) and indent in (-1, len(line) - len(line.lstrip())):
                finish()
                indent = len(line) - len(line.lstrip())
                block.append(line)
                begun = number
            elif _KEY.match(line):
                finish()
                block.append(line)
                begun = number
            elif block and line[: max(indent, 0) + 1].isspace():
                block.append(line)
            elif block and not playing and line.startswith((" ", "-", "}", "]")):
                block.append(line)
            else:
                finish()
                self.problems.append(Problem(number, say.not_understood(_shown(line))))
                if playing:
                    found.entries.append(Entry(number, None))
        finish()
        return found

    def _entry(self, block: list[str], begun: int) -> Entry:
        try:
            trees = parse(textwrap.dedent("\n".join(block)) + "\n", self.file)
            return Entry(begun, trees[0].value[0])
        except ScriptError as error:
            self._unread(error, begun)
        return Entry(begun, None)

    def _header(self, found: Salvaged, block: list[str], begun: int) -> None:
        try:
            value = parse("\n".join(block) + "\n", self.file)[0].value
        except ScriptError as error:
            self._unread(error, begun)
            return
        if not isinstance(value, dict):
            self.problems.append(Problem(begun, say.not_understood(_shown(block[0]))))
            return
        for key, content in value.items():
            if key in found.header:
                self.problems.append(Problem(begun, say.twice(plain(key))))
            else:
                found.header[key] = content

    def _unread(self, error: ScriptError, begun: int) -> None:
        line = begun + max(error.line, 1) - 1
        self.problems.append(Problem(line, say.unread(plain(error.message))))


def _shown(line: str) -> str:
    return plain(line.strip(), 60)
