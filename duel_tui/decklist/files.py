"""Deck files: `.ydk` (one passcode per line) and plain lists (`3 Gemini Elf`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from duel_tui.decklist.builtin import builtin_decks
from duel_tui.decklist.entries import look_up, read_entries
from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.text.plain import plain
from duel_tui.yugioh.definitions import CardDef, Deck

_SECTIONS = {"main": "main", "extra": "extra", "fusion": "extra", "side": "side"}
_PASSCODE_LINE = re.compile(r"(\d{1,12})\s*(?:(?:#|//|--).*)?")
_TITLE = re.compile(r"#\s*name:\s*(.+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck as a file held it. `title` is for the screen: from its `#name:` line, else from the file's name."""

    title: str
    deck: Deck
    file: str = ""


@dataclass(slots=True)
class _Parts:
    """Lines of a deck file by part, each with its number, comments and section lines removed."""

    title: str = ""
    lines: dict[str, list[tuple[str, int]]] = field(
        default_factory=lambda: {"main": [], "extra": [], "side": []}
    )
    problems: list[Problem] = field(default_factory=list)


def read_deck(path: str | Path) -> DeckFile:
    """Read a deck file by its ending, or a deck of this program by its bare name. Raises DeckError."""
    found = _find(Path(path))
    shown = plain(str(path))
    try:
        text = _decode(found.read_bytes())
    except OSError as error:
        raise DeckError([Problem("unreadable", (error.strerror or "",), shown)]) from None
    read = parse_ydk if found.suffix.lower() == ".ydk" else parse_list
    return read(text, shown)


def deck_title(path: Path) -> str:
    """The title of a deck file without reading its cards."""
    with path.open(encoding="utf-8-sig", errors="replace") as lines:
        for line, _ in zip(lines, range(10), strict=False):
            found = _TITLE.match(line.strip())
            if found:
                return plain(found[1])
    return _title_from(str(path))


def parse_ydk(text: str, file: str = "") -> DeckFile:
    """Read the text of a `.ydk` file. Raises DeckError with every problem of the file."""
    parts = _split(text, file)
    found: dict[str, list[CardDef]] = {}
    for part, lines in parts.lines.items():
        found[part] = []
        for line, number in lines:
            match = _PASSCODE_LINE.fullmatch(line)
            card = (
                look_up(int(match[1]), file, number)
                if match
                else Problem("no passcode", (plain(line, 60),), file, number)
            )
            if isinstance(card, Problem):
                parts.problems.append(card)
            else:
                found[part].append(card)
    return _deck_file(parts, {part: tuple(cards) for part, cards in found.items()}, file)


def parse_list(text: str, file: str = "") -> DeckFile:
    """Read the text of a plain list, with the same section and comment lines. Raises DeckError."""
    parts = _split(text, file)
    found: dict[str, tuple[CardDef, ...]] = {}
    for part, lines in parts.lines.items():
        try:
            found[part] = read_entries(lines, file)
        except DeckError as error:
            parts.problems += error.problems
    return _deck_file(parts, found, file)


def write_ydk(deck: Deck, title: str = "") -> str:
    """The text of a `.ydk` file that other programs read too."""
    lines = [f"#name: {plain(title)}"] if title else []
    for head, part in (("#main", deck.main), ("#extra", deck.extra), ("!side", deck.side)):
        lines.append(head)
        lines += [f"{card.passcode:08}" for card in part]
    return "\n".join(lines) + "\n"


def _deck_file(parts: _Parts, found: dict[str, tuple[CardDef, ...]], file: str) -> DeckFile:
    if not parts.problems and not any(found.values()):
        parts.problems.append(Problem("empty", (), file))
    if parts.problems:
        # Three copies of a card are three lines with the same problem: the first one says it.
        by_line = sorted(parts.problems, key=lambda problem: problem.line, reverse=True)
        first = {(problem.code, problem.args): problem for problem in by_line}
        raise DeckError(sorted(first.values(), key=lambda problem: problem.line))
    return DeckFile(
        parts.title or _title_from(file), Deck(found["main"], found["extra"], found["side"]), file
    )


def _split(text: str, file: str) -> _Parts:
    parts = _Parts()
    part = "main"
    for number, line in _lines(text):
        if line[0] not in "#!":
            parts.lines[part].append((line, number))
            continue
        word = line[1:].strip().casefold()
        title = _TITLE.match(line)
        if word in _SECTIONS:
            part = _SECTIONS[word]
        elif title and not parts.title:
            parts.title = plain(title[1])
        elif line[0] == "!" or (
            word == line[1:].casefold() and get_close_matches(word, _SECTIONS, cutoff=0.7)
        ):
            # "#mian" is not meant as a comment; taken for one, it would put the cards into the wrong part.
            parts.problems.append(Problem("unknown section", (plain(line, 60),), file, number))
    return parts


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if line.strip():
            yield number, line.strip()


def _decode(raw: bytes) -> str:
    # Old editors wrote comments in their own code page; the cards are digits in all of them.
    encoding = "utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    return raw.decode(encoding, errors="replace")


def _find(path: Path) -> Path:
    if path.is_file():
        return path
    own = builtin_decks()
    for deck in own:
        if str(path) in (deck.name, deck.stem):
            return deck
    names = ", ".join(deck.stem for deck in own)
    raise DeckError([Problem("no file", (names,), plain(str(path)))])


def _title_from(file: str) -> str:
    return plain(Path(file).stem.replace("_", " ")).strip()
