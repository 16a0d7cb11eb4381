"""A dialog: a framed block of lines over a page, which takes all keys while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, fit, line_width, pad, width

if TYPE_CHECKING:
    from duel_tui.tui.page import Page

Frame = tuple[list[Line], int, int, int]


class Dialog:
    """The base of all dialogs. `opaque`: what lies under it is not painted at all."""

    opaque = False
    title = ""
    hints = ""
    page: Page

    @property
    def glyphs(self) -> Glyphs:
        """The characters to draw with."""
        return self.page.glyphs

    def body(self, cells: int, rows: int) -> list[Line]:
        """The lines inside the frame, in at most `cells` x `rows`."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A key. By default Esc, Enter, `q` and space shut the dialog."""
        if key in ("escape", "enter", "q", "space"):
            self.shut()

    def typed(self, char: str) -> None:
        """A character that was pasted; a dialog without a text field lets it fall."""

    def pressed_row(self, row: int, column: int) -> None:
        """A click on a line inside the frame."""

    def shut(self) -> None:
        """Go away."""
        self.page.shut(self)

    def size(self, width: int, height: int) -> tuple[int, int]:
        """The most cells and rows that the inside may take on a screen of this size."""
        return min(width - 8, 76), height - 6

    def frame(self, screen_width: int, screen_height: int) -> Frame:
        """The framed block, its corner on the screen, and its width."""
        cells, rows = self.size(screen_width, screen_height)
        body = self.body(cells, rows)[:rows]
        inner = max([line_width(line) for line in body] + [width(self.title) + 4, width(self.hints) + 4, 24])
        inner = min(inner, cells)
        g = self.glyphs
        across, down, top_left, top_right, low_left, low_right = tuple(g.frame)
        title = f" {self.title} " if self.title else ""
        hints = f" {self.hints} " if self.hints else ""
        lines: list[Line] = [
            (
                (top_left + across, "frame"),
                (title, "title panel"),
                (across * (inner + 1 - width(title)) + top_right, "frame"),
            )
        ]
        lines.extend(
            ((down + " ", "frame"), *_behind(fit(line, inner)), (" " + down, "frame")) for line in body
        )
        lines.append(
            (
                (low_left + across * (inner + 1 - width(hints)), "frame"),
                (hints, "dim panel"),
                (across + low_right, "frame"),
            )
        )
        x = max(0, (screen_width - inner - 4) // 2)
        y = max(0, (screen_height - len(lines)) // 2)
        return lines, x, y, inner + 4

    def click(self, x: int, y: int, screen_width: int, screen_height: int) -> None:
        """A click anywhere; outside the frame it shuts a dialog that Esc would shut."""
        lines, left, top, cells = self.frame(screen_width, screen_height)
        row, column = y - top - 1, x - left - 2
        if 0 <= row < len(lines) - 2 and 0 <= column < cells - 4:
            self.pressed_row(row, column)
        elif not self.opaque and not (top <= y < top + len(lines) and left <= x < left + cells):
            self.press("escape")


def _behind(line: Line) -> Line:
    """The line on the dialog's ground; what has a ground of its own keeps it."""
    return tuple((text, f"panel {role}") for text, role in line)


def centred(text: str, cells: int, role: str = "") -> Line:
    """A text in the middle of a line."""
    return ((pad(text, cells, "^"), role),)
