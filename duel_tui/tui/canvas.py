"""The one widget of every screen: lines drawn as strips, of which only the changed cells are drawn again.

Measured: a widget per zone costs ten times as much per key, and a widget per panel still lays out and composes more
than one canvas does. Strips are cached by line and width, styles by role.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from duel_tui.table.lines import Line, changed_cells
from duel_tui.table.theme import BASE, style


@lru_cache(maxsize=1024)
def strip(line: Line, width: int) -> Strip:
    """A line as a strip of exactly `width` cells."""
    made = Strip([Segment(text, style(role)) for text, role in line if text])
    return made.adjust_cell_length(width, BASE)


class Canvas(Widget):
    """Shows the lines it was given."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []

    def put(self, lines: Sequence[Line]) -> None:
        """Show these lines; only the cells that differ are drawn again."""
        old = self.lines
        self.lines = new = list(lines)
        if len(old) != len(new):
            self.refresh()
            return
        regions = []
        for y, line in enumerate(new):
            if line is not old[y] and line != old[y]:
                start, end = changed_cells(old[y], line)
                if end > start:
                    regions.append(Region(start, y, end - start, 1))
        if regions:
            self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        """A line as Textual wants it."""
        return strip(self.lines[y] if y < len(self.lines) else (), self.size.width)
