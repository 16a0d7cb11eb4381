"""Deck files: `.ydk` (one passcode per line), `ydke://` addresses, and plain lists (`3 Gemini Elf`).

What a file is, is seen from its content; its ending only decides whether a line of digits is a passcode or a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from duel_tui.decklist import ydke
from duel_tui.decklist.builtin import builtin_decks
from duel_tui.decklist.entries import is_counted, look_up_fact, read_fact
from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.decklist.listing import PARTS, DeckFile, Listing, Reading
from duel_tui.games import DUEL_MASTERS, KITS, YUGIOH
from duel_tui.text.plain import plain

LARGEST = 1_000_000
"""Bytes of a deck file; what is larger is something else."""
_SECTIONS = {
    "main": "main", "deck": "main", "maindeck": "main",
    "extra": "extra", "extradeck": "extra",
    "fusion": "extra", "fusions": "extra", "fusiondeck": "extra", "fusionmonsters": "extra",
    "side": "side", "sidedeck": "side", "sideboard": "side",
}  # fmt: skip
_KINDS = re.compile(r"(normal|effect|ritual)?(monsters?|spells?|magics?|traps?)(cards)?")
_HEAD = re.compile(
    r"[#!\[(=*_\s-]*(?P<words>[a-z]+(?:[ -][a-z]+){0,2})[\]):=*_\s-]*(\(?\d{1,3}\)?)?[\]):=*_\s-]*"
)
_PASSCODE_LINE = re.compile(r"(\d{1,12})\s*(?:(?:#|//|--).*)?")
_TITLE = re.compile(r"#\s*name:\s*(.+)", re.IGNORECASE)
_GAME = re.compile(r"^#\s*game:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
_REMARKS = ("//", "--", ";")


def read_deck(path: str | Path) -> DeckFile:
    """Read a deck to play: a file, a `ydke://` address, or a deck of this program by name. Raises DeckError."""
    return read_any(path).deck_file()


def read_listing(path: str | Path) -> Listing:
    """Read a deck as facts, also one whose cards cannot all be played. Raises DeckError."""
    return read_any(path).listing()


def parse_ydk(text: str, file: str = "") -> DeckFile:
    """Read the text of a `.ydk` file. Raises DeckError with every problem of the file."""
    return _ydk(text, file).deck_file()


def parse_list(text: str, file: str = "") -> DeckFile:
    """Read the text of a plain list, with the same section and comment lines. Raises DeckError."""
    return _list(text, file, game_of(text)).deck_file()


def parse_text(text: str, file: str = "") -> Listing:
    """Read any text that holds a deck. Raises DeckError."""
    return _parse(text, file).listing()


def deck_title(path: Path) -> str:
    """The title of a deck file, or of a deck of this program by name, without reading its cards. Raises OSError."""
    path = _find(path) if not path.exists() else path
    with path.open(encoding="utf-8-sig", errors="replace") as lines:
        for line, _ in zip(lines, range(10), strict=False):
            found = _TITLE.match(line.strip())
            if found:
                return plain(found[1])
    return _title_from(str(path))


def read_any(path: str | Path) -> Reading:
    """Read a deck and keep what is wrong with it. Raises DeckError when there is nothing to read."""
    if isinstance(path, str) and path.strip().lower().startswith(ydke.PREFIX):
        return _ydke(path.strip(), ydke.PREFIX + "...")
    shown = plain(str(path))
    try:
        found = _find(Path(path))
        with found.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, DeckError):
            raise
        why = getattr(error, "strerror", None) or str(error)
        raise DeckError([Problem("unreadable", (why,), shown)]) from None
    return _parse(_decode(raw) if len(raw) <= LARGEST else "\0", shown)


def game_of(text: str) -> str:
    """Which game a list of cards is for: as its `# game:` line says, else the one that knows more of its cards."""
    said = _GAME.search(text[:LARGEST])
    if said is not None:
        word = said[1].casefold().replace(" ", "-")
        return DUEL_MASTERS if word in (DUEL_MASTERS, "duelmasters", "dm") else YUGIOH
    lines = [line for _, line, _ in _split(text, Reading()) if not line.startswith(_REMARKS)][:200]
    known = {
        game: sum(1 for line in lines if not isinstance(read_fact(line, game=game), Problem)) for game in KITS
    }
    return DUEL_MASTERS if known[DUEL_MASTERS] > known[YUGIOH] else YUGIOH


def _parse(text: str, file: str) -> Reading:
    address = ydke.find(text)
    if address is not None:
        return _ydke(address, file)
    if "\0" not in text:
        lines = [line for _, line, _ in _split(text, Reading()) if not line.startswith(_REMARKS)]
        codes = sum(1 for line in lines if _PASSCODE_LINE.fullmatch(line))
        if file.lower().endswith(".ydk") and (codes or not any(map(is_counted, lines))):
            read, alike = _ydk(text, file), codes
        else:
            read = _list(text, file, game_of(text))
            alike = sum(1 for line in lines if is_counted(line) or _PASSCODE_LINE.fullmatch(line))
        known = sum(len({line for _, line in part}) for part in read.found.values())
        near = sum(1 for problem in read.problems if problem.code.endswith("near"))
        if not lines or 2 * max(alike, known + near) >= len(lines):
            return read
    read = Reading(file)
    read.wrong("no deck list", 0)
    return read


def _ydke(address: str, file: str) -> Reading:
    read = Reading(file, _title_from(file) if not file.startswith(ydke.PREFIX) else "")
    try:
        parts = ydke.decode(address)
    except ValueError:
        read.wrong("bad ydke", 0)
        return read
    for part, passcodes in zip(PARTS, parts, strict=True):
        for passcode in passcodes:
            read.add(part, look_up_fact(passcode, file), 0)
    return _not_empty(read)


def _ydk(text: str, file: str) -> Reading:
    read = Reading(file)
    for part, line, number in _split(text, read):
        match = _PASSCODE_LINE.fullmatch(line)
        if match:
            read.add(part, look_up_fact(int(match[1]), file, number), number)
        else:
            read.wrong("no passcode", number, plain(line, 60))
    read.title = read.title or _title_from(file)
    return _not_empty(read)


def _list(text: str, file: str, game: str) -> Reading:
    read = Reading(file, game=game)
    for part, line, number in _split(text, read):
        if line.startswith(_REMARKS):
            continue
        found = read_fact(line, file, number, game)
        if isinstance(found, Problem):
            read.add(part, found, number)
        else:
            read.add(part, found[1], number, found[0])
    read.title = read.title or _title_from(file)
    return _not_empty(read)


def _not_empty(read: Reading) -> Reading:
    if not read.problems and not any(read.found.values()):
        read.wrong("empty", 0)
    return read


def _split(text: str, read: Reading) -> Iterator[tuple[str, str, int]]:
    """The lines that name cards, each with its part and number; sections, comments and the title are taken out."""
    part = "main"
    for number, line in _lines(text):
        section = _section(line)
        if section:
            part = section
        elif line[0] not in "#!":
            if section is None:
                yield part, line, number
        else:
            title = _TITLE.match(line)
            word = line[1:].strip().casefold()
            if title and not read.title:
                read.title = plain(title[1])
            elif line[0] == "!" or (
                word == line[1:].casefold() and get_close_matches(word, _SECTIONS, cutoff=0.7)
            ):
                # "#mian" is not meant as a comment; taken for one, it would put the cards into the wrong part.
                read.wrong("unknown section", number, plain(line, 60))


def _section(line: str) -> str | None:
    """The part that a line begins, empty for a line that only says which kind of cards follow, None for any other."""
    found = _HEAD.fullmatch(line.casefold())
    if found is None:
        return None
    words = re.sub(r"[ -]", "", found["words"]).removesuffix("cards")
    if words in _SECTIONS:
        return _SECTIONS[words]
    return "" if _KINDS.fullmatch(words) and line[0] not in "#!" else None


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
    if path.exists():
        return path
    names = ", ".join(deck.stem for deck in own)
    raise DeckError([Problem("no file", (names,), plain(str(path)))])


def _title_from(file: str) -> str:
    return plain(Path(file).stem.replace("_", " ")).strip()
