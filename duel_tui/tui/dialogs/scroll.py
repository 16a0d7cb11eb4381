"""A long text in a dialog: the log, a card, the rules of the duel, the keys."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.table.lines import Line
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.keys import moved


class Scroll(Dialog):
    """Lines that are made for a width; the arrows, the page keys and the wheel scroll."""

    hints = words.SCROLL_KEYS

    def __init__(self, title: str, made: Callable[[int], list[Line]], at_end: bool = False) -> None:
        self.title = title
        self.made = made
        self.top = -1 if at_end else 0
        self._rows = 1
        self._total = 1

    def body(self, cells: int, rows: int) -> list[Line]:
        """The lines that are in sight; a note where there are more."""
        lines = self.made(cells)
        self._rows, self._total = rows, len(lines)
        last = max(0, len(lines) - rows)
        if self.top < 0 or self.top > last:
            self.top = last
        shown = lines[self.top : self.top + rows]
        if len(lines) > rows:
            widest: Line = ((" " * cells, ""),)
            shown = [line or widest for line in shown]
            self.hints = f"{words.page_of(self.top + 1, last + 1)}  {words.SCROLL_KEYS}"
        return shown

    def press(self, key: str) -> None:
        """Scroll, or shut."""
        last = max(0, self._total - self._rows)
        scrolls = "pagedown" if key == "space" and last else key
        there = moved(scrolls, self.top, last, self._rows, letters=True)
        if there is None:
            super().press(key)
        else:
            self.top = there
