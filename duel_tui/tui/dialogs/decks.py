"""Choosing a deck: a list that says which ones may be played under the rules chosen, and a line for a path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from duel_tui.decklist import Problem
from duel_tui.games import of_options
from duel_tui.table.decks import DeckEntry, DeckShelf
from duel_tui.table.lines import Line, clip, fit, pad
from duel_tui.text.en import matches as words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.keys import moved

LONGEST = 400


class DeckList(Dialog):
    """The decks; whatever is typed is a path."""

    title = words.DECKS_TITLE
    hints = words.DECKS_KEYS

    def __init__(
        self, shelf: DeckShelf, chosen: DeckEntry, options: Any, taken: Callable[[DeckEntry], None]
    ) -> None:
        self.shelf = shelf
        self.options = options
        self.taken = taken
        self.game = of_options(options).key
        self.at = self.entries.index(chosen) if chosen in self.entries else 0
        self.path = ""
        self.wrong = ""
        self._top = 0
        self._skip = 0

    @property
    def entries(self) -> list[DeckEntry]:
        """The decks of the game that is to be played."""
        return self.shelf.of(self.game)

    def body(self, cells: int, rows: int) -> list[Line]:
        """The list, the problem of the deck under the bar, the line for a path."""
        entries = self.entries
        room = max(1, min(len(entries), rows - 5))
        self._top = min(max(self._top, self.at - room + 1), self.at)
        lines = [fit(self._entry(at, cells), cells) for at in range(self._top, self._top + room)]
        self._skip = len(lines)
        lines.append(())
        said = self.wrong
        if not said and not self.path:
            problems = self.shelf.problems(entries[self.at], self.options)
            said = short(problems[0], cells) if problems else ""
        lines.append(((clip(said, cells, self.glyphs.more), "warn"),))
        lines.append(())
        shown = clip(self.path[::-1], cells - 10, self.glyphs.more)[::-1]
        field: Line = (
            (words.PATH, "dim"), (shown, "strong"), (self.glyphs.bar_full if self.path else " ", "cursor"),
        )  # fmt: skip
        lines.append(field if self.path else (*field, (words.PATH_HINT, "faint")))
        return lines

    def _entry(self, at: int, cells: int) -> Line:
        entry = self.entries[at]
        here = " here" if at == self.at and not self.path else ""
        problems = self.shelf.problems(entry, self.options)
        mark = words.illegal(len(problems)) if problems else words.LEGAL
        glyph = self.glyphs.cross if problems else self.glyphs.can_act
        return (
            (f"{self.glyphs.pointer if here else ' '} ", f"cursor{here}"),
            (f"{glyph} ", f"{'warn' if problems else 'can'}{here}"),
            (pad(entry.title, cells - 4 - 14, more=self.glyphs.more), f"strong{here}"),
            (pad(mark, 14, ">"), f"{'dim' if not problems else 'warn'}{here}"),
        )  # fmt: skip

    def press(self, key: str) -> None:
        """Move, type, take."""
        there = moved(key, self.at, len(self.entries) - 1)
        if there is not None:
            self.at = there
            self.path, self.wrong = "", ""
        elif key == "enter":
            self._take()
        elif key == "escape":
            if self.path:
                self.path, self.wrong = "", ""
            else:
                self.shut()
        elif key == "backspace":
            self.path, self.wrong = self.path[:-1], ""
        elif key == "ctrl+u":
            self.path, self.wrong = "", ""
        elif key == "space" or len(key) == 1:
            if self.path or key != "space":
                self.path, self.wrong = (self.path + (" " if key == "space" else key))[:LONGEST], ""

    def typed(self, char: str) -> None:
        """A pasted path."""
        self.press("space" if char == " " else char)

    def _take(self) -> None:
        if not self.path.strip():
            self._give(self.entries[self.at])
            return
        entry = self.shelf.add(Path(self.path.strip()).expanduser())
        if entry.deck is None:
            self.shelf.entries.remove(entry)
            self.at = min(self.at, len(self.entries) - 1)
            self.wrong = short(entry.unreadable[0], 200)
            return
        self._give(entry)

    def _give(self, entry: DeckEntry) -> None:
        self.shut()
        self.taken(entry)

    def pressed_row(self, row: int, column: int) -> None:
        """A click chooses; a second one takes."""
        if row < self._skip:
            again = self.at == self._top + row
            self.press("home")
            self.at = self._top + row
            if again:
                self._take()


def short(problem: Problem, cells: int) -> str:
    """A problem on one line, with its rules behind it, which are never cut off."""
    rules = f" [{' '.join(problem.rules)}]" if problem.rules else ""
    where = f"{problem.line}: " if problem.line else ""
    said = f"{where}{problem.message}"
    whole = f"{said}; {problem.remedy}{rules}"
    return whole if len(whole) <= cells else clip(said, cells - len(rules)) + rules
