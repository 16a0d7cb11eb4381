"""YAML as a plain tree of dicts, lists and strings, with the line of every part.

No scalar is given a type (`yes`, `no`, `7` stay text). What would make a file read differently from how it looks is
refused: duplicate keys, anchors, aliases, tags, a comment behind a command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

from duel_tui.script.errors import ScriptError
from duel_tui.text.en import script as say

Path = tuple[str | int, ...]
DEPTH = 40
"""How deeply maps and lists may stand in one another; a file made by people or by the game stays below ten."""

_LOADER: Any = getattr(yaml, "CLoader", yaml.Loader)
_COMMENT = re.compile(r"\s+#")
_NUMBER_SIGN = re.compile(r"\s#\d")


@dataclass
class Tree:
    """One YAML document: its value, and the line (from 1) of each part by its path."""

    value: Any
    lines: dict[Path, int] = field(default_factory=dict)
    end: int = 1

    def line(self, path: Path) -> int:
        """The line of a part; for a path that is not there, of the nearest part around it."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return 1


def parse(text: str, file: str) -> list[Tree]:
    """The documents of a YAML text. Raises ScriptError."""
    return list(_Builder(text, file).documents())


class _Builder:
    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.source = text.splitlines()
        self.text = text
        self.events: Iterator[Any] = iter(())
        self.lines: dict[Path, int] = {}

    def documents(self) -> Iterator[Tree]:
        try:
            self.events = iter(yaml.parse(self.text, Loader=_LOADER))
            for event in self.events:
                if isinstance(event, yaml.DocumentStartEvent):
                    self.lines = {}
                    value = self._node(next(self.events), ())
                    yield Tree(value, self.lines, self.lines.get((), 1))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else 0
            raise ScriptError(
                self.file, line, *say.not_yaml(error.problem or "", self._shown(line))
            ) from None
        except yaml.YAMLError as error:
            raise ScriptError(self.file, self._bad_line(error), *say.bad_character()) from None

    def _shown(self, line: int) -> str:
        return self.source[line - 1].strip() if 0 < line <= len(self.source) else ""

    def _bad_line(self, error: yaml.YAMLError) -> int:
        position = getattr(error, "position", None)
        return self.text.count("\n", 0, position) + 1 if isinstance(position, int) else 0

    def _fail(self, event: Any, sentences: tuple[str, str]) -> ScriptError:
        return ScriptError(self.file, event.start_mark.line + 1, *sentences)

    def _node(self, event: Any, path: Path) -> Any:
        if isinstance(event, yaml.AliasEvent):
            raise self._fail(event, say.no_aliases())
        if event.anchor is not None:
            raise self._fail(event, say.no_aliases())
        if event.tag is not None:
            raise self._fail(event, say.no_tags())
        if len(path) > DEPTH:
            raise self._fail(event, say.too_deep(DEPTH))
        self.lines.setdefault(path, event.start_mark.line + 1)
        if isinstance(event, yaml.ScalarEvent):
            self._check_comment(event, path)
            return str(event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(path)
        return self._map(path)

    def _list(self, path: Path) -> list[Any]:
        found: list[Any] = []
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            found.append(self._node(event, (*path, len(found))))
        return found

    def _map(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            if not isinstance(event, yaml.ScalarEvent):
                raise self._fail(event, say.key_is_no_word())
            key = str(self._node(event, (*path, str(event.value))))
            if key in found:
                raise self._fail(event, say.duplicate_key(key))
            found[key] = self._node(next(self.events), (*path, key))
        return found

    def _check_comment(self, event: Any, path: Path) -> None:
        """A ` #` behind a command, or one that looks like a part of a name, would silently cut the text."""
        mark = event.end_mark
        if event.style in ("|", ">") or mark.line >= len(self.source):
            return
        rest = self.source[mark.line][mark.column :]
        if not _COMMENT.match(rest):
            return
        if _is_command(path):
            raise ScriptError(self.file, mark.line + 1, *say.comment_behind_command())
        if not event.style and _NUMBER_SIGN.match(rest):
            raise ScriptError(
                self.file, mark.line + 1, *say.comment_in_name(str(event.value) + rest.rstrip())
            )


def _is_command(path: Path) -> bool:
    if not path or path[0] != "play":
        return False
    if len(path) == 3:
        return path[2] in ("A", "B", "until", "chance")
    return len(path) > 3 and path[2] in ("illegal", "try")
