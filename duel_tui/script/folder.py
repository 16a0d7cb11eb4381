"""Where saved duels and matches lie, and which there are.

Of a duel only the beginning and the end of its file are read; a match is looked through for the results of its duels.
"""

from __future__ import annotations

import os
import re
import time
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from duel_tui.script.errors import ScriptError
from duel_tui.script.tree import parse
from duel_tui.script.words import FORMAT
from duel_tui.text.plain import plain
from duel_tui.yugioh import Deck
from duel_tui.yugioh.match import Match, Played

MATCH = b"match:"
"""How the file of a match begins."""
VARIABLE = "DUEL_TUI_DATA"
"""Names the data folder instead of the one that the system suggests."""
HEAD = 4096
TAIL = 8192
_START = re.compile(rb"^(?:decks|setup|play):", re.MULTILINE)
_TURN = re.compile(rb"^    x-turn: (\d+)$", re.MULTILINE)
_ENDED = re.compile(rb"^  - (result|undo): ", re.MULTILINE)
_RESULT = re.compile(rb"^  - (?:result: \{winner: (\w+)|undo: |[AB]: )", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """A saved duel in the list: who plays, how far it is, when it was last written (seconds since 1970).

    A match has a `score` (duels won by each player, and drawn ones) and is made `of` so many duels; its turn is that
    of the duel being played, None between two duels.
    """

    path: Path
    players: tuple[str, str]
    title: str
    game: str
    turn: int | None
    modified: float
    finished: bool
    score: tuple[int, int, int] | None = None
    of: int = 1


def data_folder() -> Path:
    """The user's folder for this program. It need not exist yet."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("duel-tui", appauthor=False)


def duels_folder() -> Path:
    """The folder in which duels are saved."""
    return data_folder() / "duels"


def new_name(players: tuple[str, str], now: float | None = None) -> str:
    """A file name for a new duel, without ending: date, time and players, in plain letters."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    return "-".join([stamp, *filter(None, [_slug(players[0]), "vs", _slug(players[1])])])


def _slug(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:20].strip("-")


def saved_duels(folder: Path | None = None) -> list[Entry]:
    """Every saved duel and match, the one written last first. Files that are neither are left out."""
    where = folder or duels_folder()
    found = []
    try:
        files = [Path(entry.path) for entry in os.scandir(where) if entry.name.endswith(".duel")]
    except OSError:
        return []
    for file in files:
        # What is no file (a folder, a link that leads nowhere or to itself, a pipe) hides nothing but itself.
        entry = look(file) if file.is_file() else None
        if entry is not None:
            found.append(entry)
    return sorted(found, key=lambda entry: (entry.modified, entry.path.name), reverse=True)


def unfinished(folder: Path | None = None) -> list[Entry]:
    """The duels and matches that can be continued, the one written last first."""
    return [entry for entry in saved_duels(folder) if not entry.finished]


def is_match(path: Path) -> bool:
    """Whether a file holds a match. A file that cannot be read holds none."""
    try:
        with path.open("rb") as file:
            return file.read(len(MATCH)) == MATCH
    except OSError:
        return False


def look(path: Path) -> Entry | None:
    """What the list shows of a file; None if it is no saved duel or cannot be read."""
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            head = file.read(HEAD)
            if head.startswith(MATCH):
                return _match(path, head + file.read(), status.st_mtime)
            file.seek(max(0, status.st_size - TAIL))
            tail = file.read(TAIL)
        header = _header(head, str(path))
    except (OSError, ScriptError):
        return None
    if header is None:
        return None
    ends = _ENDED.findall(tail)
    turns = _TURN.findall(tail)
    return Entry(
        *_facts(path, header),
        int(turns[-1]) if turns else None,
        status.st_mtime,
        ends[-1:] == [b"result"],
    )


def _facts(path: Path, header: dict[str, object]) -> tuple[Path, tuple[str, str], str, str]:
    """File, players, title and game."""
    players = header.get("players")
    names = players if isinstance(players, dict) else {}
    return (
        path,
        (plain(str(names.get("A", "A"))), plain(str(names.get("B", "B")))),
        plain(str(header.get("title", ""))),
        str(header.get("game", "")),
    )


def _match(path: Path, data: bytes, modified: float) -> Entry | None:
    """A match by its header and the results of its duels."""
    head, *duels = data.split(b"\n---\n")
    header = _header(head + b"\n", str(path), "match")
    if header is None or header["match"] != str(FORMAT):
        return None
    options = header.get("options")
    text = header.get("of") or (options.get("match_of") if isinstance(options, dict) else None) or "3"
    if not isinstance(text, str) or not text.isdecimal() or not 0 < int(text) < 100:
        return None
    of = int(text)
    winners = []
    turn = None
    for duel in duels:
        found = _RESULT.findall(duel)
        if found and found[-1]:
            winners.append({b"A": 0, b"B": 1}.get(found[-1]))
        elif b"\nplay:" in duel:
            turns = _TURN.findall(duel)
            turn = int(turns[-1]) if turns else 1
    nothing = Deck(())
    match = Match((nothing, nothing), (nothing, nothing), of, duels=tuple(Played(w, 0) for w in winners))
    return Entry(*_facts(path, header), turn, modified, match.over, match.score, of)


def _header(head: bytes, file: str, kind: str = "duel") -> dict[str, object] | None:
    start = _START.search(head)
    text = head[: start.start()] if start else head[: head.rfind(b"\n") + 1]
    trees = parse(text.decode("utf-8-sig", "replace"), file)
    value = trees[0].value if trees else None
    return value if isinstance(value, dict) and kind in value else None
