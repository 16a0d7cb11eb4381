"""Opening a replay: a file and a place in it, and from a replay the other ways that its duel went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from duel_tui.replay.branches import variations, when
from duel_tui.replay.errors import NoPlace
from duel_tui.replay.loading import load
from duel_tui.script.errors import ScriptError
from duel_tui.table.lines import clean
from duel_tui.table.viewer import Viewer
from duel_tui.text.en import replay as words


class CannotLook(ValueError):
    """A file that is no duel, or a place that it has not; the text is one line for the user."""


def viewer_of(path: str | Path, at: str = "", number: int | None = None, eyes: str = "a") -> Viewer:
    """A replay to be looked at, as player `a` or `b` saw it, or `both`.

    Of a match, the duel that has a line is taken. Raises CannotLook.
    """
    line = at.strip().removeprefix("line").strip()
    try:
        found = load(path, number, int(line) if number is None and line.isdecimal() else None)
        viewer = Viewer(found, seat=1 if eyes == "b" else 0, opened=eyes == "both")
        if at:
            viewer.find(at)
    except (ScriptError, NoPlace) as error:
        raise CannotLook(str(error)) from None
    return viewer


@dataclass(frozen=True, slots=True)
class Way:
    """Another way to look at: a file at a place of it, or the `number`th duel of a match.

    Without a file: what was taken back, by its place in the list, or the duel itself (-1).
    """

    text: str
    file: Path | None = None
    at: str = ""
    taken: int = -1
    number: int | None = None


def ways(viewer: Viewer) -> list[Way]:
    """The duel itself where one looks at something else, the one that it left, what was taken back, its branches."""
    home = viewer.home or viewer.replay
    found: list[Way] = []
    if viewer.home is not None:
        found.append(Way(words.BACK_TO_DUEL))
    if home.origin is not None:
        path, line = home.origin
        found.append(Way(words.parent(clean(path.name), line), path, "" if line is None else str(line)))
    for number, way in enumerate(home.taken):
        count = len(way.moments) - way.shared
        first = way.moments[way.shared]
        command = clean(first.command) if viewer.reads(first) else ""
        text = words.taken_back(way.shared - 1, count, command)
        found.append(Way(text, taken=number))
    for one in variations(home.path):
        # The lines of a branch are counted anew, its decisions are those of the duel until it leaves.
        at = None if one.line is None else home.at_line(one.line)
        text = words.variation(at, clean(one.path.name), when(one))
        found.append(Way(text, one.path, "" if at is None else f"d{at}"))
    return found


def follow(viewer: Viewer, way: Way) -> Viewer:
    """Look at another way with the same eyes. Raises CannotLook."""
    if way.file is not None:
        other = viewer_of(way.file, way.at, way.number)
        return replace(other, seat=viewer.seat, opened=viewer.opened, speed=viewer.speed)
    if way.taken < 0:
        viewer.look_home()
    else:
        viewer.look_aside(way.taken)
    return viewer
