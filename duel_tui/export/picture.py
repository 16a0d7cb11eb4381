"""A frame as an SVG picture: every cell where it belongs, in whatever font the viewer has; nothing is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from rich.style import Style

from duel_tui.export.drawing import frame_lines
from duel_tui.export.film import Film
from duel_tui.table.lines import Line, width
from duel_tui.table.theme import GROUND, TEXT, style
from duel_tui.text.en import export as say

CELL = (8.43, 16.5)
"""Width and height of a cell, for letters of SIZE."""
SIZE = 14
MARGIN = 8
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def picture(film: Film, at: int, size: tuple[int, int] = (80, 24)) -> str:
    """The picture of a frame, in so many cells."""
    view = film.frames[at].view
    title = say.picture(film.names, view.turn, film.names[view.player])
    return svg(frame_lines(film, at, *size), size, title)


def svg(lines: Sequence[Line], size: tuple[int, int], title: str) -> str:
    """Lines as a picture."""
    across = size[0] * CELL[0] + 2 * MARGIN
    down = size[1] * CELL[1] + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:g} {down:g}" width="{across:g}" '
        f'height="{down:g}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="6" fill="{GROUND}"/>',
        f'<g font-family="{FONTS}" font-size="{SIZE}" fill="{TEXT}">',
    ]
    for y, line in enumerate(lines[: size[1]]):
        parts += _line(line, MARGIN + y * CELL[1])
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _line(line: Line, top: float) -> list[str]:
    grounds: list[str] = []
    texts: list[str] = []
    x = 0
    for text, role in _joined(line):
        cells = width(text)
        ground, attributes = _look(role)
        left = MARGIN + x * CELL[0]
        if ground:
            grounds.append(
                f'<rect x="{left:g}" y="{top:g}" width="{cells * CELL[0]:g}" height="{CELL[1]:g}" fill="{ground}"/>'
            )
        if text.strip():
            lead = len(text) - len(text.lstrip(" "))
            # Of several spaces a viewer keeps one, unless they are of the kind that is never broken at.
            shown = text.strip(" ").replace("  ", "\u00a0\u00a0")
            texts.append(
                f'<text x="{left + lead * CELL[0]:g}" y="{top + 13:g}" '
                f'textLength="{width(shown) * CELL[0]:g}"{attributes}>{escape(shown)}</text>'
            )
        x += cells
    return grounds + texts


def _joined(line: Line) -> list[tuple[str, str]]:
    """The spans, those of one look beside each other as one."""
    found: list[tuple[str, str]] = []
    for text, role in line:
        if found and _look(found[-1][1]) == _look(role):
            found[-1] = (found[-1][0] + text, role)
        elif text:
            found.append((text, role))
    return found


@lru_cache(maxsize=512)
def _look(role: str) -> tuple[str, str]:
    """The ground of a role (empty: that of the picture) and the attributes of its letters."""
    found = style(role)
    attributes = ""
    colour = _hex(found)
    if colour and colour != TEXT:
        attributes += f' fill="{colour}"'
    if found.bold:
        attributes += ' font-weight="bold"'
    if found.italic:
        attributes += ' font-style="italic"'
    ground = found.bgcolor.get_truecolor().hex if found.bgcolor is not None else ""
    return ("" if ground == GROUND else ground), attributes


def _hex(found: Style) -> str:
    return found.color.get_truecolor().hex if found.color is not None else ""
