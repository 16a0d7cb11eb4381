"""`duel-tui duels`: the library on the command line. Each command returns its exit code: 0, or 2 for what cannot be."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from duel_tui.script import library
from duel_tui.script.errors import SaveError
from duel_tui.script.folder import duels_folder, saved_duels, trash_folder
from duel_tui.script.heads import Entry
from duel_tui.script.words import SEATS
from duel_tui.text.en import library as say
from duel_tui.text.plain import plain

Echo = Callable[[str], object]
DONE, UNUSABLE = 0, 2
"""Exit codes."""


def show(text: str, trash: bool, going: bool, as_json: bool, echo: Echo) -> int:
    """List the duels in which the words of a text occur, with their numbers in the whole list."""
    folder = trash_folder() if trash else duels_folder()
    entries = saved_duels(folder)
    found = set(map(id, library.search(entries, text)))
    shown = [
        (number, entry)
        for number, entry in enumerate(entries, 1)
        if id(entry) in found and (entry.unfinished or not going)
    ]
    for number, entry in shown:
        echo(json.dumps(as_dict(entry), ensure_ascii=False) if as_json else line(entry, number))
    if not as_json:
        echo(tally([entry for _, entry in shown], folder, trash))
    return DONE


def tally(entries: Sequence[Entry], folder: Path, trash: bool) -> str:
    """How many duels are listed, where they lie, and what can be done with them."""
    going = sum(entry.unfinished for entry in entries)
    broken = sum(bool(entry.wrong) for entry in entries)
    counts = say.tally(len(entries) - broken, going, broken, trash)
    return say.foot(counts, plain(str(folder)), trash, bool(entries))


def line(entry: Entry, number: int) -> str:
    """A duel on one line."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.modified))
    if entry.wrong:
        return say.broken_line(number, when, plain(entry.path.name), plain(entry.wrong))
    return say.duel_line(
        number, when, entry.name, entry.players, entry.decks, say.game(entry.game), library.state(entry)
    )


def as_dict(entry: Entry) -> dict[str, Any]:
    """A duel for other programs."""
    ended = entry.finished and not entry.wrong
    winner = "draw" if entry.winner is None else SEATS[entry.winner]
    return {
        "file": str(entry.path),
        "name": entry.name,
        "game": entry.game or None,
        "players": dict(zip(SEATS, entry.players, strict=True)),
        "decks": dict(zip(SEATS, entry.decks, strict=True)),
        "written": time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(entry.modified)),
        "turn": entry.turn,
        "finished": entry.finished,
        "winner": winner if ended else None,
        "reason": entry.reason or None,
        "match": None if entry.score is None else {"of": entry.of, "score": list(entry.score)},
        "wrong": entry.wrong or None,
    }


def rename(duel: str, name: str, echo: Echo, fail: Echo) -> int:
    """Give a duel a name of its own."""

    def do() -> str:
        path = library.find(duel).path
        return say.renamed(plain(path.name), plain(library.rename(path, name).name))

    return _each([do], echo, fail)


def delete(duels: Iterable[str], echo: Echo, fail: Echo) -> int:
    """Put duels into the trash. All are found before the first one goes, since numbers change then."""
    return _moved(duels, duels_folder(), library.delete, say.deleted, echo, fail)


def restore(duels: Iterable[str], echo: Echo, fail: Echo) -> int:
    """Take duels out of the trash."""
    return _moved(duels, trash_folder(), library.restore, say.restored, echo, fail)


def _moved(
    duels: Iterable[str], folder: Path, move: Callable[[Path], Path], told: Callable[[str], str], echo: Echo, fail: Echo
) -> int:  # fmt: skip
    try:
        paths = list(dict.fromkeys(library.find(duel, folder).path for duel in duels))
    except library.LibraryError as error:
        fail(str(error))
        return UNUSABLE

    def do(path: Path) -> str:
        return told(plain(move(path).name))

    return _each([partial(do, path) for path in paths], echo, fail)


def bring_in(files: Iterable[str], anyway: bool, echo: Echo, fail: Echo) -> int:
    """Check duel files and copy them into the library."""

    def do(file: str) -> str:
        return say.brought_in(plain(file), plain(library.bring_in(Path(file), anyway).name))

    return _each([partial(do, file) for file in files], echo, fail)


def copy_out(duel: str, to: str, echo: Echo, fail: Echo) -> int:
    """Copy a duel to another folder or file."""

    def do() -> str:
        path = library.find(duel).path
        return say.copied(plain(path.name), plain(str(library.copy_out(path, Path(to)))))

    return _each([do], echo, fail)


def _each(works: Iterable[Callable[[], str]], echo: Echo, fail: Echo) -> int:
    """Do one thing after the other; what cannot be done keeps no other from it."""
    code = DONE
    for work in works:
        try:
            echo(work())
        except (library.LibraryError, SaveError) as error:
            fail(str(error))
            code = UNUSABLE
    return code
