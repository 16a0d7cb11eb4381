"""Typing a name or a path."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.table.lines import Line, clean, wrap
from duel_tui.text.en import library as words
from duel_tui.tui.dialogs.command import CommandLine


class TextLine(CommandLine):
    """A line to type in, under a sentence. `taken` uses the text and returns what is wrong with it, or nothing."""

    hints = words.LINE_KEYS

    def __init__(self, title: str, note: str, text: str, taken: Callable[[str], str]) -> None:
        super().__init__(taken)
        self.title = title
        self.note = note
        self.text = clean(text)
        self.at = len(self.text)

    def body(self, cells: int, rows: int) -> list[Line]:
        """The sentence, the line, what was wrong with it."""
        room = cells - 1
        skip = max(0, self.at - room + 1)
        before, after = self.text[skip : self.at], self.text[self.at : skip + room]
        lines: list[Line] = [()]
        lines.extend(((part, "dim"),) for part in wrap(self.note, cells))
        lines += [(), ((before, "strong"), (after[:1] or " ", "caret"), (after[1:], "strong")), ()]
        lines.extend(((part, "warn"),) for part in wrap(self.wrong, cells, 4, self.glyphs.more) if self.wrong)
        return [*lines, ((" " * cells, ""),)]
