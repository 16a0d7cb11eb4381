"""Typing a command in notation."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.table.lines import Line, clean, wrap
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog

LONGEST = 200


class CommandLine(Dialog):
    """A line to type in. `played` plays it and returns what was wrong, or nothing."""

    title = words.COMMAND_TITLE
    hints = words.COMMAND_KEYS

    def __init__(self, played: Callable[[str], str]) -> None:
        self.text = ""
        self.wrong = ""
        self.played = played

    def body(self, cells: int, rows: int) -> list[Line]:
        """The line, what was wrong with it, an example."""
        room = cells - 3
        shown = self.text[-room:]
        lines: list[Line] = [
            (),
            (
                (": ", "key"),
                (shown, "strong"),
                (self.glyphs.bar_full, "cursor"),
                (" " * (room - len(shown)), ""),
            ),
            (),
        ]
        if self.wrong:
            lines.extend(((part, "warn"),) for part in wrap(self.wrong, cells, 3, self.glyphs.more))
        else:
            lines.append(((words.COMMAND_EXAMPLE, "faint"),))
        lines.append(())
        return lines

    def press(self, key: str) -> None:
        """Type, delete, play, leave."""
        if key == "escape":
            self.shut()
        elif key == "backspace":
            self.text, self.wrong = self.text[:-1], ""
        elif key == "enter":
            if not self.text.strip():
                self.shut()
                return
            self.page.over.remove(self)
            self.wrong = clean(self.played(self.text.strip()))
            if self.wrong:
                self.page.over.append(self)
        elif key == "space" or len(key) == 1:
            self.text = (self.text + (" " if key == "space" else key))[:LONGEST]
            self.wrong = ""
