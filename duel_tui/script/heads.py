"""What a saved duel or match is, by the beginning and the end of its file: nothing is played.

Of a duel only the first and the last kilobytes are read, so that a folder of hundreds is listed at once. A match is
looked through for the results of its duels.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from duel_tui.script.errors import ScriptError
from duel_tui.script.file_bytes import bytes_of
from duel_tui.script.tree import parse
from duel_tui.script.words import FORMAT, SEATS
from duel_tui.text.en import library as say
from duel_tui.text.plain import plain

MATCH = b"match:"
"""How the file of a match begins."""
DECK_NAMES = "x-decks"
"""What the players call their decks, in the header of a saved duel."""
HEAD = 4096
TAILS = (8192, 65536, 1 << 40)
"""How much of the end is read until the turn is found there, in bytes."""
_START = re.compile(rb"^(?:decks|setup|play):", re.MULTILINE)
_PLAY = re.compile(rb"^play:\r?$", re.MULTILINE)
_TURN = re.compile(rb"^    x-turn: (\d+)\r?$", re.MULTILINE)
_RESULT = re.compile(
    rb"^  - (?:result: \{winner: (\w+)(?:, reason: (\w+))?\}\r?$|undo: |[AB]: )", re.MULTILINE
)
_LINE = re.compile(rb"  - |    |play:|#|$|\.\.\.")
_STAMP = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-")


@dataclass(frozen=True)
class Entry:
    """A saved duel in the list: who plays what with which decks, how far it is, how it ended.

    `modified` is when it was last written (seconds since 1970). `winner` is the seat that won, None for a draw or a
    duel that goes on; `reason` is the word of the file. A match has a `score` (duels won by each player, and drawn
    ones) and is made `of` so many duels; its turn is that of the duel being played, None between two duels. `wrong`
    says why a file cannot be used; the rest is then what could be read.
    """

    path: Path
    players: tuple[str, str] = ("", "")
    title: str = ""
    game: str = ""
    turn: int | None = None
    modified: float = 0.0
    finished: bool = False
    score: tuple[int, int, int] | None = None
    of: int = 1
    decks: tuple[str, str] = ("", "")
    winner: int | None = None
    reason: str = ""
    wrong: str = ""

    @property
    def name(self) -> str:
        """What the duel is called: the file's name where a player gave it one, else the title in the file."""
        stem = self.path.name.removesuffix(".duel")
        return self.title if _STAMP.match(stem) else plain(stem)

    @property
    def unfinished(self) -> bool:
        """Whether it can be gone on with."""
        return not self.finished and not self.wrong


def is_match(path: Path) -> bool:
    """Whether a file holds a match. A file that cannot be read holds none."""
    try:
        return bytes_of(path, len(MATCH)) == MATCH
    except OSError:
        return False


def look(path: Path) -> Entry:
    """What the list shows of a file. It raises nothing: what is wrong stands in the entry."""
    try:
        # What is no file (a folder, a link to itself, a pipe that would never answer) is not even opened.
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return Entry(path, modified=status.st_mtime, wrong=say.no_file())
    except OSError as error:
        return Entry(path, wrong=say.unreadable(error.strerror or str(error)))
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
            if head.startswith(MATCH):
                return _match(path, head + file.read(), status.st_mtime)
            return _duel(path, head, file, status)
    except OSError as error:
        return Entry(path, modified=status.st_mtime, wrong=say.unreadable(error.strerror or str(error)))
    except ScriptError as error:
        return Entry(path, modified=status.st_mtime, wrong=say.damaged(error.line, error.message))


def _duel(path: Path, head: bytes, file: BinaryIO, status: os.stat_result) -> Entry:
    header = _header(head, path, "duel")
    size, play = status.st_size, _PLAY.search(head)
    begins = play.end() if play else min(HEAD, size)
    tail = b""
    turns: list[bytes] = []
    for length in TAILS:
        at = max(begins, size - length)
        file.seek(at)
        tail = file.read(max(0, size - at)).rstrip(b"\0")
        turns = _TURN.findall(tail)
        if turns or at == begins:
            break
    whole = tail[: tail.rfind(b"\n") + 1]
    if "cards-hash" in header:
        _check(path, whole[whole.find(b"\n") + 1 :])
    found = list(_RESULT.finditer(whole))
    winner, reason = found[-1].groups() if found else (None, None)
    return Entry(
        path, *_facts(header), int(turns[-1]) if turns else None, status.st_mtime, winner is not None,
        decks=_decks(header), winner=_seat(winner), reason=(reason or b"").decode(),
    )  # fmt: skip


def _check(path: Path, lines: bytes, text: bytes = b"") -> None:
    """Refuse play lines that the game did not write, and what is no text. Raises ScriptError."""
    try:
        lines.decode()
        text.decode()
    except UnicodeDecodeError:
        raise ScriptError(str(path), 0, say.strange_bytes()) from None
    if b"\0" in lines + text or not all(_LINE.match(line) for line in lines.split(b"\n")):
        raise ScriptError(str(path), 0, say.strange_bytes())


def _seat(letter: bytes | None) -> int | None:
    word = (letter or b"").decode()
    return SEATS.index(word) if word in SEATS else None


def _facts(header: dict[str, object]) -> tuple[tuple[str, str], str, str]:
    """Players, title and game."""
    return _by_seat(header.get("players"), SEATS), plain(str(header.get("title", ""))), _text(header, "game")


def _decks(header: dict[str, object]) -> tuple[str, str]:
    return _by_seat(header.get(DECK_NAMES), ("", ""))


def _by_seat(value: object, otherwise: tuple[str, str]) -> tuple[str, str]:
    found = value if isinstance(value, dict) else {}
    one, two = (plain(str(found.get(letter, ""))) for letter in SEATS)
    return one if one.strip() else otherwise[0], two if two.strip() else otherwise[1]


def _text(header: dict[str, object], key: str) -> str:
    return plain(str(header.get(key, "")))


def _match(path: Path, data: bytes, modified: float) -> Entry:
    """A match by its header and the results of its duels. Raises ScriptError."""
    data = data[: data.rfind(b"\n", 0, len(data.rstrip(b"\0"))) + 1]
    head, *duels = data.split(b"\n---\n")
    header = _header(head + b"\n", path, "match")
    if not duels and not _has_both_decks(head, path):
        raise ScriptError(str(path), 0, say.cut_off())
    options = header.get("options")
    text = header.get("of") or (options.get("match_of") if isinstance(options, dict) else None) or "3"
    if not isinstance(text, str) or not text.isdecimal() or not 0 < int(text) < 100:
        raise ScriptError(str(path), 0, say.no_length())
    _check(path, b"", data)
    of = int(text)
    winners = []
    turn = None
    for duel in duels:
        found = list(_RESULT.finditer(duel))
        if found and found[-1].group(1):
            winners.append(_seat(found[-1].group(1)))
        elif b"\nplay:" in duel:
            turns = _TURN.findall(duel)
            turn = int(turns[-1]) if turns else 1
    one, two, drawn = winners.count(0), winners.count(1), winners.count(None)
    # As in `yugioh.match`, which is not loaded for this: a list needs no cards.
    over = max(one, two) > of // 2 or one + two >= of
    winner = None if one == two or not over else int(two > one)
    return Entry(
        path,
        *_facts(header),
        turn,
        modified,
        over,
        (one, two, drawn),
        of,
        decks=_decks(header),
        winner=winner,
    )


def _has_both_decks(head: bytes, path: Path) -> bool:
    """Whether the header of a match that has not begun is whole. Raises ScriptError."""
    trees = parse(head.decode("utf-8", "replace"), str(path))
    decks = trees[0].value.get("decks") if trees and isinstance(trees[0].value, dict) else None
    return isinstance(decks, dict) and all(decks.get(letter) for letter in SEATS)


def _header(head: bytes, path: Path, kind: str) -> dict[str, object]:
    """The header of a file. Raises ScriptError."""
    start = _START.search(head)
    if not head.strip(b"\0\r\n\t "):
        raise ScriptError(str(path), 0, say.empty())
    text = head[: start.start()] if start else head[: head.rfind(b"\n") + 1]
    trees = parse(text.decode("utf-8-sig", "replace"), str(path))
    value = trees[0].value if trees else None
    if not isinstance(value, dict) or kind not in value:
        raise ScriptError(str(path), 0, say.no_duel())
    version = value[kind]
    if version != str(FORMAT):
        newer = isinstance(version, str) and version.isdecimal() and int(version) > FORMAT
        raise ScriptError(str(path), 0, say.newer() if newer else say.no_duel())
    if kind == "duel" and len(head.rstrip(b"\0")) < HEAD and not _PLAY.search(head):
        raise ScriptError(str(path), 0, say.cut_off())
    return value
