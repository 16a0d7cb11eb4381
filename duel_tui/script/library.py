"""The library of saved duels: finding, renaming, deleting, bringing back, copying in and out.

No file is ever written over or changed: a new name is a new file name, a deleted duel lies in the trash folder, what
comes in is checked and copied. A duel that another program has open is left where it is.
"""

from __future__ import annotations

import os
import re
import time
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from duel_tui.script.appending import create_bytes, force, force_folder, lock, publish
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.folder import SUFFIX, duels_folder, saved_duels, trash_folder
from duel_tui.script.heads import Entry, look
from duel_tui.text.en import library as say
from duel_tui.text.plain import plain

LONGEST = 200
"""Bytes that a name may have: a number and an ending must follow, and most systems take 255."""
_FORBIDDEN = re.compile(r'[/\\:*?"<>|]+')
_TIDY = re.compile(rb"  - |    |play:\r?$")


class LibraryError(ValueError):
    """What was asked of the library cannot be; the text is one line that says what would be right."""


# -- finding


def search(entries: Iterable[Entry], text: str) -> list[Entry]:
    """The duels in which every word of a text occurs: names, decks, game, date, how it stands. Case is no matter."""
    wanted = _folded(text).split()
    return [entry for entry in entries if all(word in _haystack(entry) for word in wanted)]


def _haystack(entry: Entry) -> str:
    when = time.strftime("%Y-%m-%d", time.localtime(entry.modified))
    parts = (
        entry.path.name,
        entry.title,
        *entry.players,
        *entry.decks,
        say.game(entry.game),
        when,
        state(entry),
    )
    return _folded(" ".join(parts))


def _folded(text: str) -> str:
    parts = unicodedata.normalize("NFKD", plain(text).casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


def find(wanted: str, folder: Path | None = None) -> Entry:
    """The one duel that a text means: its number in the list, its name, its file, or words that only it has.

    Raises LibraryError.
    """
    where = folder or duels_folder()
    entries = saved_duels(where)
    if wanted.isdecimal() and not _named(entries, wanted):
        if 0 < int(wanted) <= len(entries):
            return entries[int(wanted) - 1]
        raise LibraryError(say.no_such_number(wanted, len(entries)))
    path = Path(wanted)
    if path.parent != Path() and os.path.lexists(path):
        # A file of the folder counts as in the list, however it is named.
        return next((entry for entry in entries if _same(entry.path, path)), look(path))
    found = _named(entries, wanted) or search(entries, wanted)
    if not found:
        raise LibraryError(say.no_such_duel(plain(wanted, 60), plain(str(where))))
    if len(found) > 1:
        raise LibraryError(say.several(plain(wanted, 60), [plain(entry.path.name) for entry in found]))
    return found[0]


def path_of(text: str) -> Path:
    """The file that a text means: a path, or a duel of the library as `find` finds it. Raises LibraryError."""
    path = Path(text)
    if os.path.lexists(path) or path.parent != Path():
        return path
    if path.suffix == SUFFIX and not os.path.lexists(duels_folder() / path):
        return path  # a file that is not there, and is named when it is opened
    return find(text).path


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _named(entries: Iterable[Entry], wanted: str) -> list[Entry]:
    return [entry for entry in entries if wanted in (entry.path.name, entry.path.name.removesuffix(SUFFIX))]


def state(entry: Entry) -> str:
    """How a duel stands, in a few words."""
    if entry.wrong:
        return say.UNUSABLE
    winner = "" if entry.winner is None else entry.players[entry.winner]
    return say.state(entry.finished, winner, entry.turn, entry.score)


# -- renaming, deleting, bringing back


def file_name(text: str) -> str:
    """A text as the name of a file, without ending: what no system takes in one is a hyphen. Raises LibraryError."""
    name = unicodedata.normalize("NFC", plain(text)).strip()
    name = " ".join(_FORBIDDEN.sub("-", name.removesuffix(SUFFIX)).split()).lstrip(".-").rstrip(".")
    while len(os.fsencode(name)) > LONGEST:
        name = name[:-1]
    if not name.strip(" ."):
        raise LibraryError(say.NO_NAME)
    return name.strip()


def rename(path: Path, name: str) -> Path:
    """Give a duel a name of its own: that of its file. Raises LibraryError."""
    return _moved(path, path.parent, file_name(name), numbered=False)


def delete(path: Path) -> Path:
    """Put a duel into the trash, and say where it lies there. Raises LibraryError."""
    return _moved(path, trash_folder(), path.name.removesuffix(SUFFIX))


def restore(path: Path) -> Path:
    """Take a duel out of the trash. Raises LibraryError."""
    return _moved(path, duels_folder(), path.name.removesuffix(SUFFIX))


def _moved(path: Path, folder: Path, name: str, numbered: bool = True) -> Path:
    if path.parent == folder and path.name == name + SUFFIX:
        return path
    shown = plain(path.name)
    held = _held(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        new = _published(path, folder, name, numbered)
        force_folder(folder)
        force_folder(path.parent)
    except FileExistsError as error:
        if folder.is_dir():
            raise LibraryError(say.name_taken(plain(name))) from None
        raise LibraryError(say.cannot_move(shown, plain(str(folder)), error.strerror or str(error))) from None
    except OSError as error:
        raise LibraryError(say.cannot_move(shown, plain(str(folder)), error.strerror or str(error))) from None
    finally:
        if held is not None:
            os.close(held)
    return new


def _published(path: Path, folder: Path, name: str, numbered: bool) -> Path:
    new = folder / (name + SUFFIX)
    if path.parent == folder and path.name.casefold() == new.name.casefold() and _same(path, new):
        # A system that takes both for one name.
        path.rename(new)
        return new
    new = publish(path, folder, name, numbered)
    if os.path.lexists(path):
        try:
            path.unlink()
        except OSError:
            new.unlink()
            raise
    return new


def _held(path: Path) -> int | None:
    """Keep others from opening a duel while it moves; None for what cannot be opened. Raises LibraryError."""
    if not path.is_file():
        return None
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return None
    try:
        lock(file, path)
    except SaveError as error:
        os.close(file)
        raise LibraryError(str(error)) from None
    return file


# -- in and out


def bring_in(path: Path, anyway: bool = False) -> Path:
    """Copy a duel or match into the library after it was played through. Raises LibraryError, SaveError.

    `anyway`: also one whose positions this version computes differently.
    """
    # What plays a duel is loaded here: listing needs no cards.
    from duel_tui.script.reader import read_all
    from duel_tui.script.resuming import check

    shown = plain(str(path))
    data = _whole_lines(_read(path))
    try:
        documents = read_all(path, mend=data.endswith(b"\n") and b"\ncards-hash:" in data)
        for document in documents:
            decks = (document.script.decks or {}).values()
            if any(isinstance(deck, str) for deck in decks):
                raise document.error(("decks",), say.deck_by_path())
            if document.script.refused is not None or document.script.goal is not None:
                raise document.error((), say.no_saved_duel())
            check(document, anyway)
    except ScriptError as error:
        raise LibraryError(str(error)) from None
    last = data.rstrip(b"\r\n").rsplit(b"\n", 1)[-1]
    if not _TIDY.match(last):
        raise LibraryError(say.not_to_be_continued(shown))
    same = [entry.path for entry in saved_duels() if _holds(entry.path, data)]
    if same:
        raise LibraryError(say.is_there_already(shown, plain(same[0].name)))
    name = file_name(path.name.removesuffix(SUFFIX))
    return create_bytes(duels_folder(), name, data, path.stat().st_mtime)


def copy_out(path: Path, to: Path) -> Path:
    """Copy a duel to a folder or a new file, as far as its lines are whole. Raises LibraryError."""
    target = to / path.name if to.is_dir() else to
    data = _whole_lines(_read(path))
    try:
        with target.open("xb") as file:
            try:
                file.write(data)
                file.flush()
                force(file.fileno())
            except OSError:
                target.unlink()
                raise
    except FileExistsError:
        raise LibraryError(say.exists(plain(str(target)))) from None
    except OSError as error:
        raise LibraryError(say.cannot_copy(plain(str(target)), error.strerror or str(error))) from None
    return target


def _read(path: Path) -> bytes:
    entry = look(path)
    if entry.wrong:
        raise LibraryError(say.cannot_use(plain(str(path)), entry.wrong))
    try:
        return path.read_bytes()
    except OSError as error:
        raise LibraryError(
            say.cannot_use(plain(str(path)), say.unreadable(error.strerror or str(error)))
        ) from None


def _whole_lines(data: bytes) -> bytes:
    """Without a last line that the game did not write to its end; one typed by hand gets an end."""
    data = data.rstrip(b"\0")
    if b"\ncards-hash:" in data or data.startswith(b"match:"):
        return data[: data.rfind(b"\n") + 1]
    return data if data.endswith(b"\n") else data + b"\n"


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False
