"""A question with a few answers: leave, concede, what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duel_tui.table.lines import Line, wrap
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog

Option = tuple[str, str, Callable[[], None]]
"""Key, label, what it does."""


class Choice(Dialog):
    """Some sentences and a list of answers. Esc takes none of them."""

    hints = words.CHOICE_KEYS

    def __init__(self, title: str, text: Sequence[str], options: Sequence[Option]) -> None:
        self.title = title
        self.text = text
        self.options = options
        self.at = 0
        self._first_row = 0

    def body(self, cells: int, rows: int) -> list[Line]:
        """The sentences, a blank, the answers."""
        lines: list[Line] = [()]
        for sentence in self.text:
            lines.extend(((part, ""),) for part in wrap(sentence, cells))
        lines.append(())
        self._first_row = len(lines)
        for at, (key, label, _) in enumerate(self.options):
            here = at == self.at
            lead = f" {self.glyphs.pointer} " if here else "   "
            role = "here" if here else ""
            lines.append(
                ((lead, f"cursor {role}"), (f"{key:<2} ", f"key {role}"), (f"{label} ", f"command {role}"))
            )
        lines.append(())
        return lines

    def press(self, key: str) -> None:
        """Arrows and Enter, or an answer's own key."""
        if key in ("up", "down"):
            self.at = (self.at + (1 if key == "down" else -1)) % len(self.options)
        elif key == "enter":
            self._take(self.at)
        elif key == "escape":
            self.shut()
        else:
            for at, (own, _, _) in enumerate(self.options):
                if own == key:
                    self._take(at)
                    return

    def pressed_row(self, row: int, column: int) -> None:
        """A click on an answer takes it."""
        if 0 <= row - self._first_row < len(self.options):
            self._take(row - self._first_row)

    def _take(self, at: int) -> None:
        self.shut()
        self.options[at][2]()
