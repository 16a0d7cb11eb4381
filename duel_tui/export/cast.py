"""A duel as a recording for asciinema (version 2): frame by frame, each long enough to be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from rich.color import ColorSystem

from duel_tui.export.drawing import frame_lines
from duel_tui.export.film import Film, Frame
from duel_tui.table.lines import Line
from duel_tui.table.theme import style
from duel_tui.text.en import export as say

SHORTEST, LONGEST = 0.7, 4.0
"""Seconds that a frame stands."""
LETTER = 0.03
"""Seconds for each letter that is new."""
NEW_TURN = 0.5
END = 3.0
START = "\x1b[?25l\x1b[2J"
FINISH = "\x1b[0m\x1b[?25h"


def cast(film: Film, size: tuple[int, int] = (80, 24)) -> str:
    """The whole recording, one JSON value on each line."""
    return "".join(f"{line}\n" for line in _lines(film, size))


def _lines(film: Film, size: tuple[int, int]) -> Iterator[str]:
    head = {"version": 2, "width": size[0], "height": size[1], "title": film.title or say.against(film.names)}
    yield json.dumps(head, ensure_ascii=False)
    clock = 0.0
    shown: list[Line] = []
    for at, frame in enumerate(film.frames):
        lines = frame_lines(film, at, *size)
        drawn = START if at == 0 else ""
        drawn += "".join(
            f"\x1b[{y + 1};1H{_drawn(line)}"
            for y, line in enumerate(lines)
            if at == 0 or y >= len(shown) or shown[y] != line
        )
        shown = lines
        yield _event(clock, drawn)
        clock += stands(frame, film.frames[at - 1] if at else None)
    yield _event(clock + END, FINISH)


def stands(frame: Frame, before: Frame | None) -> float:
    """For how many seconds a frame is shown."""
    letters = len(frame.said) + sum(map(len, frame.told))
    seconds = min(LONGEST, SHORTEST + LETTER * letters)
    return seconds + (NEW_TURN if before is not None and before.view.turn != frame.view.turn else 0.0)


def _event(clock: float, text: str) -> str:
    return json.dumps([round(clock, 3), "o", text], ensure_ascii=False)


@lru_cache(maxsize=4096)
def _drawn(line: Line) -> str:
    """A line with the colours of its roles, as a terminal wants it."""
    return "".join(
        style(role).render(text, color_system=ColorSystem.TRUECOLOR) for text, role in line if text
    )
