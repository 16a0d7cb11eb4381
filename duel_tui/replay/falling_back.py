"""When a file cannot be played again, or not to its end: the rest is shown as the file recorded it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from duel_tui.replay.moments import Moment
from duel_tui.replay.recorded import Recorded, recorded
from duel_tui.replay.replay import Replay
from duel_tui.script.cards_hash import cards_hash
from duel_tui.script.errors import ScriptError
from duel_tui.script.file_bytes import bytes_of
from duel_tui.script.models import Script
from duel_tui.script.reader import Document, read_text
from duel_tui.script.recorded import Recording, provenance, recordings
from duel_tui.script.starting import decks_of, options_of
from duel_tui.script.tree import Tree
from duel_tui.script.words import SEATS
from duel_tui.text.en import recorded as say

_ENTRY = re.compile(rb"^ *- ")


def rest_of(document: Document, number: int, played: Sequence[Moment], broken: ScriptError) -> list[Moment]:
    """The moments of a saved duel that could be played up to an error only: those, then the recorded ones.

    Where the position in the file is another one than that of the duel played again, both are there, one after the
    other. What was taken back further on is left out.
    """
    found = recording_of(document.file, number)
    if found is None:
        return list(played)
    tail = [moment for moment in found.moments if moment.line >= broken.line]
    if not any(moment.events or moment.exact for moment in tail) and found.outcome is None:
        return list(played)
    there = {moment.line for moment in found.moments}
    kept = [moment for at, moment in enumerate(played) if not at or moment.line in there]
    last = kept[-1].line
    if broken.line not in there:
        # No answer failed but a position, which both have.
        tail = [moment for moment in found.moments if moment.line >= last and moment.seat is not None]
    made: list[Moment] = list(kept)
    for moment in recorded(tail, found.game):
        if moment.line == last and not moment.moment.exact:
            continue
        if len(made) == len(kept):
            moment.remark = say.going_on_from_record(broken.line)
        made.append(moment)
    return made


def recording_of(file: str, number: int) -> Recording | None:
    """What a file records of one of its duels; None if there is no such file."""
    try:
        found = recordings(file)
    except ScriptError:
        return None
    return found[number - 1] if number <= len(found) and found[number - 1].moments else None


def origin_of(document: Document, number: int) -> list[str]:
    """Sentences on the version and the cards that a file was written with, where they are others than here."""
    found = recording_of(document.file, number)
    if found is None:
        return []
    try:
        own = cards_hash(decks_of(document, options_of(document), checked=False))
    except (ScriptError, AssertionError):
        own = ""
    return provenance(found, own)


def readable_part(path: str | Path, line: int) -> list[Document]:
    """The documents of a file up to a line that cannot be read; none if that does not help."""
    lines = bytes_of(path).splitlines(keepends=True)[: max(line - 1, 0)]
    while lines and not _ENTRY.match(lines[-1]):
        lines.pop()
    try:
        # The last entry may be the one that is damaged in its middle.
        text = b"".join(lines[:-1]).decode("utf-8-sig").replace("\r\n", "\n")
        return read_text(text, str(path)) if text.strip() else []
    except (ScriptError, UnicodeDecodeError):
        return []


def from_record(path: str | Path, number: int, error: ScriptError) -> Replay:
    """A replay of nothing but what a file records. Raises the error where that is nothing, too."""
    found = recordings(path)
    if not 1 <= number <= len(found) or len(found[number - 1].moments) < 2:
        raise error
    one = found[number - 1]
    notices = [ended(error)] + [say.problem(one.file, problem.line, problem.text) for problem in one.problems]
    moments = recorded(one.moments, one.game)
    document = Document(_script(one), str(path), Tree({}, {(): one.line}))
    return Replay(
        document, moments, number, len(found), notices=notices + provenance(one), broken=error
    )  # fmt: skip


def ended(error: ScriptError) -> str:
    """An error as a sentence among others."""
    return f"{str(error).rstrip('.')}."


def problems_of(path: str | Path, number: int) -> list[str]:
    """What cannot be read of a file, with the lines."""
    found = recording_of(str(path), number)
    if found is None:
        return []
    return [say.problem(found.file, problem.line, problem.text) for problem in found.problems]


def _script(found: Recording) -> Script:
    """A header with what could be read."""
    values: dict[str, Any] = {
        "duel": 1,
        "game": found.game,
        "players": dict(zip(SEATS, found.players, strict=True)),
    }
    for key in ("engine", "title", "rules"):
        if found.text(key):
            values[key] = found.text(key)
    return Script.model_construct(play=[], **values)


def is_recorded(moment: Moment) -> bool:
    """Whether a moment was not played but recorded."""
    return isinstance(moment, Recorded)
