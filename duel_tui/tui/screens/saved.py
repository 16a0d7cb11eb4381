"""The duels that can be continued."""

from __future__ import annotations

import time

from duel_tui.script.folder import duels_folder, unfinished
from duel_tui.script.heads import Entry
from duel_tui.table.lines import Line, clean, fit, pad, wrap
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import tui as words
from duel_tui.tui.page import Page

WHERE = 26
"""Cells for how far a duel is."""


class Saved(Page):
    """A list, the duel played last on top."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = unfinished()
        self.at = 0
        self.wrong = ""
        self._top = 0
        self._rows: dict[int, int] = {}

    def paint(self, width: int, height: int) -> list[Line]:
        """The title, the list, where the files lie."""
        left = max(2, (width - 90) // 2)
        cells = width - 2 * left
        margin = (" " * left, "")
        lines: list[Line] = [(), (margin, (words.CONTINUE_TITLE, "title")), ()]
        self._rows = {}
        wrong = wrap(clean(self.wrong), cells, 4, self.glyphs.more) if self.wrong else ()
        room = height - len(lines) - 4 - len(wrong)
        self._top = min(max(self._top, self.at - room + 1), self.at)
        if not self.entries:
            lines.append((margin, (words.NOTHING_SAVED, "dim")))
        for at in range(self._top, min(len(self.entries), self._top + room)):
            self._rows[len(lines)] = at
            lines.append((margin, *fit(self._entry(at, cells), cells)))
        lines.append(())
        lines.extend((margin, (part, "warn")) for part in wrong)
        lines += [()] * (height - 2 - len(lines))
        lines.append((margin, (clean(str(duels_folder())), "faint")))
        lines.append(fit(((f" {words.SAVED_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _entry(self, at: int, cells: int) -> Line:
        entry = self.entries[at]
        tone = " here" if at == self.at else ""
        lead = self.glyphs.pointer if at == self.at else " "
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.modified))
        names = words.versus(clean(entry.players[0]), clean(entry.players[1]))
        turn = match_words.where(entry.score, entry.turn)
        return (
            (f" {lead} ", f"cursor{tone}"),
            (pad(names, cells - 3 - WHERE - 18), f"strong{tone}"),
            (pad(turn, WHERE), f"dim{tone}"),
            (pad(when, 18, ">"), f"dim{tone}"),
        )

    def press(self, key: str) -> None:
        """Choose and open."""
        last = max(len(self.entries) - 1, 0)
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -last, "end": last}
        if key in steps:
            self.at = min(max(0, self.at + steps[key]), last)
            self.wrong = ""
        elif key in ("enter", "space") and self.entries:
            self.take_up()
        elif key in ("escape", "q"):
            self.program.back()

    def click(self, x: int, y: int) -> None:
        """A click chooses; a second one opens."""
        if y in self._rows:
            again = self.at == self._rows[y]
            self.at = self._rows[y]
            if again:
                self.take_up()

    def take_up(self) -> None:
        """Go on with the duel."""
        from duel_tui.tui.screens.open import open_saved

        self.wrong = open_saved(self.program, self.entries[self.at].path)

    def on_screen_resume(self) -> None:
        """Back from a duel: the list may have changed."""
        self.entries = unfinished()
        self.at = min(self.at, max(len(self.entries) - 1, 0))
        super().on_screen_resume()
