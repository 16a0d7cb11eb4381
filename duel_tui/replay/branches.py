"""Branches: a new duel from any moment of a replay, and which files are branches of a file."""

from __future__ import annotations

import os
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duel_tui import __version__
from duel_tui.engine.duel import Duel
from duel_tui.engine.game import Fixed
from duel_tui.replay.errors import NoBranch
from duel_tui.replay.moments import Moment, Played, give, pass_alone, plain_answer
from duel_tui.replay.replay import Replay
from duel_tui.script.appending import LineFile, create_file
from duel_tui.script.errors import ScriptError
from duel_tui.script.folder import duels_folder, new_name
from duel_tui.script.models import Script
from duel_tui.script.reader import Document
from duel_tui.script.saving import SavedDuel, deck_lists, opening_lines
from duel_tui.script.starting import begin, decks_of, options_of
from duel_tui.script.tree import parse
from duel_tui.script.writer import play_line
from duel_tui.text.en import replay as say
from duel_tui.text.plain import plain

HEAD = 4096
"""How much of a file is read to see whether it is a branch, in bytes."""
_FROM = re.compile(rb"^from:", re.MULTILINE)
_START = re.compile(rb"^(?:decks|setup|play):", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Variation:
    """A file that is a branch of another one: at which of its lines it left, who plays, when it was last written."""

    path: Path
    line: int | None
    players: tuple[str, str]
    modified: float


def branch(replay: Replay, at: int, folder: Path | None = None) -> Path:
    """Write a new duel that has gone as this one until a moment, to be gone on with. Returns its file.

    It lies in the folder of saved duels. Raises NoBranch, SaveError.
    """
    moments = _way_to(replay.moments[at])
    line = moments[-1].line or 1
    try:
        script = _script(replay.document, folder or duels_folder(), line)
        duel = begin(replay.document, "all" if script.strict else "visible", checked=False)
    except ScriptError as error:
        raise NoBranch(str(error)) from None
    duel.game.watching = True
    text, digested = opening_lines(script, duel)
    path = create_file(folder or duels_folder(), f"{new_name(replay.names)}-branch", text)
    try:
        file = LineFile(path, durable=False)
        saved = SavedDuel(file, duel, [], digested, duel.position())
        try:
            for moment in moments:
                file.durable = moment is moments[-1]
                _write(saved, duel, moment)
        finally:
            saved.close()
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return path


def _way_to(moment: Moment) -> list[Played]:
    """The moments from the beginning to this one. Raises NoBranch."""
    if not isinstance(moment, Played):
        raise NoBranch(say.NO_BRANCH_FROM_RECORD)
    if moment.asked is None:
        raise NoBranch(say.NO_BRANCH_AT_END)
    way = [moment]
    while way[-1].before is not None:
        way.append(way[-1].before)
    return way[::-1]


def _write(saved: SavedDuel, duel: Duel, moment: Played) -> None:
    """Play what led to a moment, and write it. What is the only possible answer is not written, unless all are."""
    if not moment.given:
        return
    given = moment.given[-1]
    if duel.asking != ("all", "all"):
        pass_alone(duel)
    decision = duel.decision
    assert decision is not None
    if isinstance(given, Fixed):
        saved.file.append("".join(play_line({"chance": value}) for value in given.chances))
    command = duel.text(plain_answer(given))
    give(duel, (given,))
    saved.append(duel, decision.player, command)


def _script(document: Document, folder: Path, line: int) -> Script:
    """The header of a branch. The same start, the Decks as lists, and where it comes from. Raises ScriptError."""
    script = document.script
    source = Path(document.file).absolute()
    name = source.name if source.parent == folder.absolute() else str(source)
    values: dict[str, Any] = {
        "duel": script.duel,
        "engine": __version__,
        "cards_hash": script.cards_hash,
        "game": script.game,
        "rules": script.rules,
        "options": script.options,
        "title": script.title,
        "players": script.players or {"A": "A", "B": "B"},
        "first": script.first,
        "seed": script.seed or "splitmix64:0",
        "strict": script.strict,
        "origin": {"file": name, "line": line},
        "cards": script.cards,
    }
    made: dict[str, Any] = {key: value for key, value in values.items() if value is not None}
    made = {_ALIASES.get(key, key): value for key, value in made.items()}
    if script.decks is not None:
        made["decks"] = deck_lists(decks_of(document, options_of(document), checked=False))
    else:
        made["setup"] = script.setup
    return Script.model_validate(_texts(made), context={"game": script.game})


_ALIASES = {"cards_hash": "cards-hash", "origin": "from"}


def _texts(value: Any) -> Any:
    """A value as it stands in a file: texts, lists and maps."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return {key: _texts(content) for key, content in value.items()}
    return [_texts(one) for one in value] if isinstance(value, list | tuple) else value


def variations(path: Path, folder: Path | None = None) -> list[Variation]:
    """The branches of a file among the saved duels and the files beside it, by the line at which they left."""
    folders = {(folder or duels_folder()).absolute(), path.absolute().parent}
    wanted = _real(path)
    found = []
    for where in sorted(folders):
        try:
            names = sorted(entry.name for entry in os.scandir(where) if entry.name.endswith(".duel"))
        except OSError:
            continue
        for name in names:
            one = _variation(where / name, wanted)
            if one is not None:
                found.append(one)
    return sorted(found, key=lambda one: (one.line or 0, one.modified))


def _real(path: Path) -> str:
    return os.path.realpath(path)


def _variation(file: Path, parent: str) -> Variation | None:
    """A file as a branch of another; None if it is none, or cannot be read."""
    try:
        if not file.is_file():
            return None
        with file.open("rb") as opened:
            head = opened.read(HEAD)
            modified = os.fstat(opened.fileno()).st_mtime
        if not _FROM.search(head):
            return None
        start = _START.search(head)
        trees = parse((head[: start.start()] if start else head).decode("utf-8-sig", "replace"), str(file))
    except (OSError, ScriptError):
        return None
    value = trees[0].value if trees else None
    origin = value.get("from") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(origin, dict) or not isinstance(origin.get("file"), str):
        return None
    if _real(file.parent / origin["file"]) != parent:
        return None
    players = value.get("players")
    names = players if isinstance(players, dict) else {}
    line = str(origin.get("line", ""))
    return Variation(
        file,
        int(line) if line.isdecimal() and len(line) < 10 else None,
        (plain(str(names.get("A", "A"))), plain(str(names.get("B", "B")))),
        modified,
    )


def when(variation: Variation) -> str:
    """When a branch was last written."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(variation.modified))
