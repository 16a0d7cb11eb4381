"""The command `duel-tui export`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from duel_tui.export.cast import cast
from duel_tui.export.drawing import BadSize, size_of
from duel_tui.export.film import film, shown_until
from duel_tui.export.page import page
from duel_tui.export.picture import picture
from duel_tui.export.report import report
from duel_tui.export.script import NoPosition, position_script
from duel_tui.replay.errors import NoPlace
from duel_tui.replay.loading import load
from duel_tui.replay.replay import Replay
from duel_tui.script.errors import ScriptError
from duel_tui.script.library import LibraryError, path_of
from duel_tui.text.en import export as say
from duel_tui.text.plain import plain
from duel_tui.whole_files import write_whole

FORMS = ("text", "html", "svg", "cast", "position")
WRITTEN, REFUSED, UNUSABLE = 0, 1, 2
Echo = Callable[[str], None]


class CannotExport(ValueError):
    """What cannot be written; the text is one line for the user, `code` the exit code."""

    def __init__(self, message: str, code: int = UNUSABLE) -> None:
        super().__init__(plain(message))
        self.code = code


def run_export(
    file: str,
    form: str,
    hide: Sequence[str] = (),
    at: str = "",
    number: int | None = None,
    out: str | None = None,
    force: bool = False,
    lossy: bool = False,
    size: str = "80x24",
    seat: str | None = None,
    *,
    echo: Echo,
    fail: Echo,
) -> int:
    """Write a duel out, to a file or to the screen. Returns the exit code: 0 done, 1 refused, 2 not usable."""
    try:
        file = str(path_of(file))
        _check_out(file, out, force)
        hidden = frozenset("AB".index(letter.upper()) for letter in hide)
        bottom = None if seat is None else "AB".index(seat.upper())
        text, remarks = export(file, form, hidden, at, number, lossy, size_of(size), bottom)
        for remark in remarks:
            fail(plain(remark))
        if out is None or out == "-":
            echo(text.removesuffix("\n"))
        else:
            _write(Path(out), text, force)
    except CannotExport as error:
        fail(str(error))
        return error.code
    except (ScriptError, LibraryError, NoPlace, NoPosition, BadSize) as error:
        fail(plain(str(error)))
        return UNUSABLE
    return WRITTEN


def export(
    file: str,
    form: str,
    hidden: frozenset[int] = frozenset(),
    at: str = "",
    number: int | None = None,
    lossy: bool = False,
    size: tuple[int, int] = (80, 24),
    seat: int | None = None,
) -> tuple[str, list[str]]:
    """A duel in one of FORMS, and remarks for the user.

    Raises CannotExport where a position would lose something, and ScriptError, NoPlace, NoPosition.
    """
    replay = _load(file, at, number)
    place = replay.find(at) if at else None
    if form == "position":
        moment = shown_until(replay, replay.last if place is None else place, hidden)
        written = position_script(replay, moment, hidden)
        if written.lost and not lossy:
            raise CannotExport(say.loses(written.lost), REFUSED)
        return written.text, [say.lost(written.lost)] if written.lost else []
    made = film(replay, hidden, seat)
    last = len(made.frames) - 1
    frame = last if place is None else made.places[place]
    remarks = list(made.notices)
    if form == "html":
        return page(made, 0 if place is None else frame), remarks
    if form == "svg":
        return picture(made, frame, size), remarks
    part = made.until(frame)
    return (report(part) if form == "text" else cast(part, size)), remarks


def _load(file: str, at: str, number: int | None) -> Replay:
    """The replay; of a match, that of the duel which has the line."""
    line = at.strip().removeprefix("line").strip()
    return load(file, number, int(line) if number is None and line.isdecimal() and len(line) < 10 else None)


def _check_out(file: str, out: str | None, force: bool) -> None:
    """Say before any work is done that a file is there. Raises CannotExport."""
    if out is None or out == "-":
        return
    with contextlib.suppress(OSError):
        if os.path.samefile(file, out):
            raise CannotExport(say.same_file(out), REFUSED)
    if os.path.lexists(out) and not force:
        raise CannotExport(say.is_there(out), REFUSED)


def _write(path: Path, text: str, force: bool) -> None:
    """Write a file whole or not at all. Raises CannotExport."""
    try:
        write_whole(path, text, over=force)
    except FileExistsError:
        raise CannotExport(say.is_there(str(path)), REFUSED) from None
    except OSError as error:
        raise CannotExport(say.not_written(str(path), error.strerror or str(error))) from None
