"""The guide's pages, the same text as on the web."""

from __future__ import annotations

from duel_tui.guide import pages
from duel_tui.table.lines import Line, fit, pad
from duel_tui.table.markdown import page_lines
from duel_tui.text.en import tui as words
from duel_tui.tui.keys import moved
from duel_tui.tui.page import Page


class Guide(Page):
    """The titles at the left, the page at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = pages()
        self.at = 0
        self.top = 0
        self._last = 0
        self._room = 1
        self._rows: dict[int, int] = {}

    def paint(self, width: int, height: int) -> list[Line]:
        """Titles and page."""
        side = 24
        cells = min(width - side - 4, 96)
        room = height - 4
        text: list[Line] = page_lines(self.pages[self.at].text, cells, self.glyphs) if self.pages else []
        self._room = room
        self._last = max(0, len(text) - room)
        self.top = min(self.top, self._last)
        shown = text[self.top : self.top + room]
        lines: list[Line] = [(), ((" ", ""), (words.GUIDE_TITLE, "title")), ()]
        self._rows = {}
        for row in range(room):
            left: Line = ((" " * side, ""),)
            if row < len(self.pages):
                here = row == self.at
                tone = " here" if here else ""
                lead = self.glyphs.pointer if here else " "
                name = pad(self.pages[row].title, side - 4, more=self.glyphs.more)
                left = ((f" {lead} ", f"cursor{tone}"), (name, f"command{tone}"), (" ", ""))
                self._rows[len(lines)] = row
            beside = shown[row] if row < len(shown) else ()
            lines.append((*left, (f"{self.glyphs.down} ", "grid"), *beside))
        more = f"{self.top + 1}/{self._last + 1}  " if self._last else ""
        lines.append(fit(((f" {more}{words.GUIDE_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def press(self, key: str) -> None:
        """Turn pages, scroll."""
        scrolls = "pagedown" if key == "space" else key
        there = moved(scrolls, self.top, self._last, self._room, letters=True)
        if key in ("left", "right", "tab", "shift+tab") and self.pages:
            self.turn_to((self.at + (1 if key in ("right", "tab") else -1)) % len(self.pages))
        elif there is not None:
            self.top = there
        elif key in ("escape", "q"):
            self.program.back()

    def turn_to(self, at: int) -> None:
        """Show a page from its beginning."""
        self.at, self.top = at, 0

    def click(self, x: int, y: int) -> None:
        """A click on a title shows its page."""
        if x < 24 and y in self._rows:
            self.turn_to(self._rows[y])
