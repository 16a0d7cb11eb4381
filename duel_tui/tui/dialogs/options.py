"""Every rule of the duel that is being set up, to be changed one by one."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.engine.errors import OptionError
from duel_tui.table import options
from duel_tui.table.lines import Line, clip, fit, pad, width
from duel_tui.table.options import Row
from duel_tui.table.setup import Setup
from duel_tui.text.en import options as words
from duel_tui.text.en import tui as tui_words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.keys import moved

BELOW = 3
"""Lines under the list: a gap, what the option may be, what the profile has or what is wrong."""


class OptionList(Dialog):
    """The options with their values; each change goes to `taken` at once."""

    title = words.TITLE
    hints = words.KEYS

    def __init__(self, setup: Setup, taken: Callable[[Setup], None]) -> None:
        self.setup = setup
        self.taken = taken
        self.at = 0
        self.typed_number = ""
        self.wrong = ""
        self._top = 0
        self._room = 1

    @property
    def key(self) -> str:
        """The option under the bar."""
        key: str = self.setup.kit.rules.KEYS[self.at]
        return key

    # -- drawing

    def size(self, width: int, height: int) -> tuple[int, int]:
        """Long names and values side by side need nearly the whole width of a small terminal."""
        return min(width - 4, 92), height - 4

    def body(self, cells: int, rows: int) -> list[Line]:
        """As much of the list as there is room for, and what is to be known of the option under the bar."""
        found = options.rows(self.setup)
        self._room = max(1, min(len(found), rows - BELOW))
        self._top = min(max(self._top, self.at - self._room + 1), self.at)
        last = len(found) - self._room
        self.hints = f"{tui_words.page_of(self._top + 1, last + 1)}  {words.KEYS}" if last else words.KEYS
        lines = [self._row(at, found[at], cells) for at in range(self._top, self._top + self._room)]
        row = found[self.at]
        lines += [
            (),
            (
                (
                    clip(
                        words.may_be(row.key, self.setup.kit.rules.allowed(row.key)), cells, self.glyphs.more
                    ),
                    "dim",
                ),
            ),
        ]
        said = words.profile_has(self.setup.profile, row.usual) if row.changed else ""
        lines.append(fit(((self.wrong, "warn"),) if self.wrong else ((said, "dim"),), cells))
        return lines

    def _row(self, at: int, row: Row, cells: int) -> Line:
        g = self.glyphs
        here = " here" if at == self.at else ""
        mark = g.star if row.changed else " "
        word = f" {words.CHANGED}" if row.changed else " " * (len(words.CHANGED) + 1)
        arrows = (f"{g.left} ", f" {g.right}") if here else ("  ", "  ")
        value: Line = ((row.value, f"strong{here}"),)
        if here and self.typed_number:
            value = ((self.typed_number, f"strong{here}"), (g.bar_full, f"cursor{here}"))
        taken = 4 + 4 + len(word) + sum(width(text) for text, _ in value)
        name = pad(row.name, max(0, cells - taken), more=g.more)
        return fit(
            (
                (f"{g.pointer if here else ' '} ", f"cursor{here}"),
                (f"{mark} ", f"key{here}"),
                (name, f"dim{here}"),
                (arrows[0], f"key{here}"),
                *value,
                (arrows[1], f"key{here}"),
                (word, f"key{here}"),
            ),
            cells,
            here,
        )

    # -- keys

    def press(self, key: str) -> None:
        """Move, change, type a number, put back."""
        last = len(self.setup.kit.rules.KEYS) - 1
        there = moved({"tab": "down", "shift+tab": "up"}.get(key, key), self.at, last)
        if there is not None:
            if self._commit():
                self.at = there
        elif len(key) == 1 and key.isdecimal() and self.key in self.setup.kit.rules.RANGES:
            self.typed_number, self.wrong = (self.typed_number + key)[:5], ""
        elif key == "backspace":
            self.typed_number, self.wrong = self.typed_number[:-1], ""
        elif key == "escape" and (self.typed_number or self.wrong):
            self.typed_number = self.wrong = ""
        elif key == "enter":
            if self._commit() and not self._was_typed:
                self.shut()
        elif key in ("left", "right", "space"):
            if self._commit():
                self._take(options.stepped(self.setup, self.key, -1 if key == "left" else 1))
        elif key in ("r", "delete"):
            self.typed_number = self.wrong = ""
            self._take(options.reset(self.setup, self.key))
        elif key in ("escape", "q"):
            self.shut()

    _was_typed = False

    def _commit(self) -> bool:
        """Take the number that was typed; returns whether nothing is wrong with it."""
        self._was_typed = bool(self.typed_number)
        if self.typed_number:
            try:
                self._take(options.changed(self.setup, self.key, self.typed_number))
            except OptionError as error:
                self.wrong = options.refusal(error)
                return False
        self.typed_number = self.wrong = ""
        return True

    def _take(self, setup: Setup) -> None:
        self.setup = setup
        self.taken(setup)

    def typed(self, char: str) -> None:
        """Pasted digits are typed; other characters fall."""
        if char.isdecimal():
            self.press(char)

    def pressed_row(self, row: int, column: int) -> None:
        """A click goes to a line; on the line it is on already, it changes the value."""
        if 0 <= row < self._room and self._commit():
            if self.at == self._top + row:
                self.press("right")
            self.at = self._top + row
