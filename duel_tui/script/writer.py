"""Writes duel files: whole documents, and the lines that a running duel appends.

Names and free text always stand in double quotes, so no name can be read as anything else. A file is valid YAML
after every line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from duel_tui.script.lines import Line, line_value
from duel_tui.script.models import Match, Script

_WORD = re.compile(
    r"^[a-z0-9][a-z0-9/_.-]*(?: [a-z0-9/_.-]+)*$|^[a-z0-9]+:\d+$|^[AB]$|^[A-Z]{2}-[A-Z]?\d+[a-z]?$"
)
_KEY = re.compile(r"^[A-Za-z](?:[A-Za-z0-9 -]*[A-Za-z0-9])?$")
_ESCAPED = re.compile(
    r'["\\\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ud800-\udfff\ufffe\uffff]'
)
_SHORT = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\", "\r": "\\r"}


def quoted(text: str) -> str:
    """A text in double quotes, with everything escaped that an editor or a terminal could trip over."""
    return '"' + _ESCAPED.sub(_escape, text) + '"'


def _escape(match: re.Match[str]) -> str:
    character = match.group()
    if "\ud800" <= character <= "\udfff":
        return "?"
    return _SHORT.get(character) or f"\\u{ord(character):04x}"


def scalar(text: str) -> str:
    """A text as a YAML value: bare where it is a word of the format, in quotes where it is a name or free text."""
    return text if _WORD.match(text) else quoted(text)


def flow(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, str):
        return scalar(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, BaseModel):
        return flow(plain_map(value))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(str(key))}: {flow(content)}" for key, content in value.items()) + "}"
    return "[" + ", ".join(flow(item) for item in value) + "]"


def _key(key: str) -> str:
    return key if _KEY.match(key) else quoted(key)


def plain_map(model: BaseModel) -> dict[str, Any]:
    """The keys of a model as they stand in a file, without those that are not written."""
    found = {}
    for name, info in type(model).model_fields.items():
        value = getattr(model, name)
        if name in model.model_fields_set and value is not None:
            found[info.alias or name] = value
    return {**found, **(model.model_extra or {})}


def play_line(line: Line | Mapping[str, Any]) -> str:
    """A whole play line with its line end, to be appended to a file."""
    value = line_value(line) if isinstance(line, Line) else line
    entries = [f"{_key(key)}: {flow(content)}" for key, content in value.items()]
    return "  - " + "\n    ".join(entries) + "\n"


def header(script: Script | Match) -> str:
    """Everything before the play lines; ends with `play:` if there can be any."""
    parts: list[str] = []
    blocks: list[str] = []
    for key, value in plain_map(script).items():
        if key == "play":
            continue
        if key in ("decks", "setup"):
            blocks.append(_block(key, value, 0))
        else:
            parts.append(f"{_key(key)}: {flow(value)}\n")
    # What is long stands last, so that the beginning of a file says what a list of files shows.
    return "".join(parts + blocks)


def _block(key: str, value: Any, depth: int) -> str:
    """A map with each key on a line of its own, three levels deep; what lies deeper stands on one line."""
    indent = "  " * depth
    if isinstance(value, BaseModel):
        value = plain_map(value)
    if not isinstance(value, Mapping) or not value or depth > 2:
        return f"{indent}{_key(key)}: {flow(value)}\n"
    inner = "".join(_block(str(name), content, depth + 1) for name, content in value.items())
    return f"{indent}{_key(key)}:\n{inner}"


def document(script: Script) -> str:
    """A whole document as text."""
    text = header(script) + "play:\n"
    return text + "".join(play_line(line) for line in script.play)


def match_file(match: Match, scripts: Sequence[Script]) -> str:
    """A whole match as text."""
    return "---\n".join([header(match), *(document(script) for script in scripts)])
