"""What a duel file records of its duel, read without playing it: every answer, what it caused, where that led.

>>> from duel_tui.script import recorded
>>> for moment in recorded.moments("duel.duel"):  # doctest: +SKIP
...     print(moment.line, moment.command, moment.events)

For files that cannot be played again: cards were defined otherwise, the rules had a fault, the file is damaged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from duel_tui import __version__
from duel_tui.engine.view import Outcome
from duel_tui.script.changes import BadChange, changed
from duel_tui.script.salvage import Entry, Problem, Salvaged, salvage
from duel_tui.script.words import FORMAT, GAMES, SEATS, WINNERS
from duel_tui.text.en import recorded as say
from duel_tui.text.plain import plain

Position = dict[str, Any]

POINTS: dict[str, dict[str, int]] = {"yugioh": {"damage": -1, "paid": -1, "lost": -1, "gained": 1}}
"""By game: words of events that change `lp`, before a player and a number; for files without `x-change`."""


@dataclass
class Moment:
    """The beginning of a duel, or what came of one answer.

    `line` is that of the answer in the file, `seat` who gave it (None: the beginning), `command` in notation, `events`
    as the file has them. `position` is in the form of `setup`; unless `exact`, it is that of an earlier moment with
    what is known since. `digest` is the recorded one, if one follows; `outcome` how the duel ended here.
    """

    line: int
    seat: int | None = None
    command: str = ""
    events: tuple[str, ...] = ()
    position: Position | None = None
    exact: bool = False
    digest: str = ""
    outcome: Outcome | None = None


@dataclass
class Recording:
    """A duel as its file records it. `number`: which of the file, from 1; `problems`: what could not be read."""

    file: str
    number: int
    line: int
    header: dict[str, Any]
    moments: list[Moment] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @property
    def players(self) -> tuple[str, str]:
        """The players' names, without control characters."""
        names = self.header.get("players")
        names = names if isinstance(names, dict) else {}
        one, two = (plain(str(names.get(seat) or seat)) for seat in SEATS)
        return one, two

    @property
    def game(self) -> str:
        """Which game is played; Yu-Gi-Oh! where the file does not say."""
        game = self.header.get("game")
        return game if isinstance(game, str) and game in GAMES else "yugioh"

    @property
    def engine(self) -> str:
        """The version of the program that wrote the file; empty where it does not say."""
        return self.text("engine")

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended."""
        return self.moments[-1].outcome if self.moments else None

    def text(self, key: str) -> str:
        """A text of the header; empty where there is none."""
        value = self.header.get(key)
        return plain(value) if isinstance(value, str) else ""


def moments(path: str | Path, number: int = 1) -> list[Moment]:
    """The moments of a duel file; of a match, those of its `number`th duel.

    Raises ScriptError if the file cannot be opened.
    """
    found = recordings(path)
    return found[number - 1].moments if 0 < number <= len(found) else []


def recordings(path: str | Path) -> list[Recording]:
    """The duels of a file; one without moments where nothing could be read. What is wrong stands in `problems`.

    Raises ScriptError only if the file cannot be opened.
    """
    documents, problems = salvage(path)
    shared: dict[str, Any] = {}
    if documents and "match" in documents[0].header:
        head = documents.pop(0)
        shared = {
            key: head.header[key]
            for key in ("engine", "game", "rules", "options", "players", "title")
            if key in head.header
        }
        shared["duel"] = head.header["match"]
    if not documents:
        return [Recording(str(path), 1, 1, shared, problems=problems)]
    found = []
    for at, document in enumerate(documents):
        last = documents[at + 1].line if at + 1 < len(documents) else None
        inside = [
            one
            for one in problems
            if (one.line >= document.line or at == 0) and (last is None or one.line < last)
        ]
        reader = _Reader(str(path), at + 1, document, {**shared, **document.header})
        reader.found.problems[:0] = inside
        reader.found.problems.sort(key=lambda problem: problem.line)
        found.append(reader.found)
    return found


class _Reader:
    """Goes through the play lines of a document."""

    def __init__(self, file: str, number: int, document: Salvaged, header: dict[str, Any]) -> None:
        self.found = Recording(file, number, document.line, header)
        self._check_header()
        start = document.entries[0].line - 1 if document.entries else document.line
        beginning = Moment(max(start, 1))
        setup = header.get("setup")
        if isinstance(setup, dict):
            beginning.position = {"A": {}, "B": {}, **setup}
            beginning.exact = is_position(beginning.position)
        self.made = [beginning]
        self.detailed = False
        self.since = _detailed_since(document.entries)
        self.whole = beginning.exact
        for entry in document.entries:
            self._entry(entry)
        if document.entries or document.header.get("duel"):
            self.found.moments = self.made

    def _problem(self, line: int, text: str) -> None:
        self.found.problems.append(Problem(line, text))

    def _check_header(self) -> None:
        found = self.found
        version = found.header.get("duel")
        if isinstance(version, str) and version.isdecimal() and int(version[:9]) > FORMAT:
            self._problem(found.line, say.newer_format(version[:9], FORMAT))
        game = found.header.get("game")
        if not isinstance(game, str):
            self._problem(found.line, say.NO_GAME)
        elif game not in GAMES:
            self._problem(found.line, say.unknown_game(plain(game, 40)))

    def _entry(self, entry: Entry) -> None:
        value = entry.value
        self.detailed = entry.line >= self.since
        if not isinstance(value, dict):
            if value is not None:
                self._problem(entry.line, say.NO_PLAYER)
            self._lost()
            return
        seat = next((seat for seat in SEATS if seat in value), "")
        if seat:
            self._command(entry.line, SEATS.index(seat), value[seat])
        now = self.made[-1]
        events = value.get("x-events")
        if isinstance(events, list):
            said = tuple(plain(event) for event in events if isinstance(event, str))
            now.events += said
            if not self.detailed and "x-state" not in value:
                self._guess(now, said)
        if "x-state" in value:
            self._state(entry.line, value["x-state"])
        elif "x-change" in value:
            self._change(entry.line, value["x-change"])
        if isinstance(value.get("digest"), str):
            now.digest = value["digest"]
        if "undo" in value:
            self._undo(value["undo"])
        self._result(value.get("result"))

    def _lost(self) -> None:
        """A line is missing: what the next changes are about is not known."""
        self.whole = False
        self.made[-1].exact = False

    def _command(self, line: int, seat: int, command: Any) -> None:
        text = plain(command) if isinstance(command, str) else ""
        if not text:
            self._problem(line, say.NO_PLAYER)
            return
        before = self.made[-1].position
        # A file that says what changed says so of every change.
        exact = self.whole and self.detailed
        self.made.append(Moment(line, seat, text, position=before, exact=exact))

    def _state(self, line: int, state: Any) -> None:
        if not is_position(state):
            self._problem(line, say.BAD_POSITION)
            self._lost()
            return
        now = self.made[-1]
        now.position, now.exact = state, True
        self.whole = True

    def _change(self, line: int, change: Any) -> None:
        now = self.made[-1]
        if self.whole and now.position is not None:
            try:
                position = changed(now.position, change)
                if not is_position(position):
                    raise BadChange
                now.position, now.exact = position, True
                return
            except BadChange:
                self._problem(line, say.BAD_CHANGE)
                self._lost()
        if now.position is not None and isinstance(change, dict):
            now.position = _plain_part(now.position, change)

    def _guess(self, now: Moment, events: tuple[str, ...]) -> None:
        """What the events alone tell: turn, phase, Life Points. For files that do not record each change."""
        if not is_position(now.position) or now.position is None:
            return
        now.exact = False
        signs = POINTS.get(self.found.game, {})
        for event in events:
            words = event.split(" ")
            if words[0] == "turn" and len(words) == 3 and words[2] in SEATS:
                now.position = {**now.position, "turn": words[1], "player": words[2]}
            elif words[0] == "phase" and len(words) == 3:
                now.position = {**now.position, "phase": words[1]}
            elif words[0] in signs and len(words) > 2 and words[1] in SEATS and words[2].isdecimal():
                side = now.position[words[1]]
                life = number(side.get("lp")) + signs[words[0]] * int(words[2][:9])
                now.position = {**now.position, words[1]: {**side, "lp": str(max(0, life))}}

    def _undo(self, count: Any) -> None:
        left = number(count)
        while left > 0 and len(self.made) > 1:
            left -= self.made.pop().command != "offer draw"
        self.made[-1].outcome = None
        self.whole = self.whole and self.made[-1].exact

    def _result(self, value: Any) -> None:
        if not isinstance(value, dict):
            return
        winner, reason = value.get("winner"), value.get("reason")
        if winner in WINNERS and winner != "none":
            self.made[-1].outcome = Outcome(
                SEATS.index(winner) if winner in SEATS else None, plain(str(reason or ""))
            )


def _detailed_since(entries: Sequence[Entry]) -> float:
    """The line from which on a file says what each answer changed: a duel may have been taken up by a newer program."""
    since = float("inf")
    for line, value in entries:
        if isinstance(value, dict):
            if "x-state" in value:
                since = line
            if "x-change" in value:
                return since if since < float("inf") else line
    return float("inf")


def is_position(value: Any) -> bool:
    """Whether a value looks like a position: both sides are there."""
    return isinstance(value, dict) and all(isinstance(value.get(seat), dict) for seat in SEATS)


def number(value: Any) -> int:
    """A number of a file that should be one; 0 where it is none."""
    return int(value[:9]) if isinstance(value, str) and value.isdecimal() else 0


def _plain_part(position: Position, change: Mapping[str, Any]) -> Position:
    """A position with those parts of a change that do not depend on what was there: phase, Life Points."""
    new = dict(position)
    for key, value in change.items():
        if isinstance(value, str):
            new[key] = value
        elif key in SEATS and isinstance(value, dict):
            new[key] = {**new[key], **{name: text for name, text in value.items() if isinstance(text, str)}}
    return new


def provenance(recording: Recording, own_hash: str = "") -> list[str]:
    """Sentences on what wrote a file, where that is not this program with these cards."""
    found = []
    if recording.engine and recording.engine != __version__:
        found.append(say.other_version(recording.engine, __version__))
    written = recording.text("cards-hash")
    if written and own_hash and written != own_hash:
        found.append(say.other_cards(written, own_hash))
    return found
