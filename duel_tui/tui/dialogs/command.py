"""Typing a command in notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duel_tui.table.lines import Line, clean, clip, wrap
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog

LONGEST = 200
SHOWN = 5
"""Legal commands that are shown under the line."""


class CommandLine(Dialog):
    """A line to type in. `played` plays it and returns what was wrong, or nothing; `legal` are the commands of now."""

    title = words.COMMAND_TITLE
    hints = words.COMMAND_KEYS

    def __init__(self, played: Callable[[str], str], legal: Sequence[str] = ()) -> None:
        self.text = ""
        self.at = 0
        self.wrong = ""
        self.played = played
        self.legal = [clean(command) for command in legal]
        self._stem: str | None = None
        """What was typed before Tab filled the line in."""

    def body(self, cells: int, rows: int) -> list[Line]:
        """The line, what was wrong with it, and what may be typed."""
        room = cells - 3
        skip = max(0, self.at - room + 1)
        before, after = self.text[skip : self.at], self.text[self.at : skip + room]
        under, rest = (after[:1] or " "), after[1:]
        line: Line = ((": ", "key"), (before, "strong"), (under, "caret"), (rest, "strong"))
        lines: list[Line] = [(), (*line, (" " * (room - len(before) - len(rest)), "")), ()]
        if self.wrong:
            lines.extend(((part, "warn"),) for part in wrap(self.wrong, cells, 3, self.glyphs.more))
        elif not self.legal:
            lines.append(((words.COMMAND_EXAMPLE, "faint"),))
        lines.extend(self._possible(cells, rows - len(lines) - 1))
        lines.append(())
        return lines

    def _possible(self, cells: int, rows: int) -> list[Line]:
        fitting = self.fitting()
        shown = min(SHOWN, len(fitting), rows - 2)
        if shown < 1:
            return []
        lines: list[Line] = [((words.POSSIBLE_NOW, "head"),)]
        for command in fitting[:shown]:
            role = "strong" if command == self.text else "dim"
            lines.append(((f"  {clip(command, cells - 2, self.glyphs.more)}", role),))
        if len(fitting) > shown:
            lines.append(((f"  {words.and_more(len(fitting) - shown)}", "faint"),))
        return lines

    def fitting(self) -> list[str]:
        """The legal commands that what was typed may become; all of them where it can become none."""
        typed = (self.text if self._stem is None else self._stem).casefold().split()
        found = [command for command in self.legal if _begins(command.casefold().split(), typed)]
        return found or self.legal

    def press(self, key: str) -> None:
        """Type, move, delete, complete, play, leave."""
        if key == "escape":
            self.shut()
        elif key == "enter":
            self._play()
        elif key in ("tab", "shift+tab"):
            self._complete(-1 if key == "shift+tab" else 1)
        elif key in ("left", "right", "home", "end"):
            steps = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.text)}
            self.at = min(max(0, steps[key]), len(self.text))
        else:
            self._edit(key)

    def typed(self, char: str) -> None:
        """Pasted text is typed."""
        self.press("space" if char == " " else char)

    def _edit(self, key: str) -> None:
        before, after = self.text[: self.at], self.text[self.at :]
        if key == "backspace":
            before = before[:-1]
        elif key == "delete":
            after = after[1:]
        elif key == "ctrl+u":
            before = ""
        elif key == "ctrl+w":
            before = before.rstrip()
            before = before[: before.rfind(" ") + 1]
        elif (key == "space" or len(key) == 1) and len(self.text) < LONGEST:
            before += " " if key == "space" else key
        else:
            return
        self._fill(before + after, len(before))
        self._stem = None

    def _fill(self, text: str, at: int) -> None:
        self.text, self.at, self.wrong = text, at, ""

    def _complete(self, step: int) -> None:
        """Fill in the next legal command that begins as what was typed."""
        if self._stem is None:
            self._stem = self.text
        fitting = self.fitting()
        if fitting:
            at = fitting.index(self.text) + step if self.text in fitting else min(step, 0)
            text = fitting[at % len(fitting)]
            self._fill(text, len(text))

    def _play(self) -> None:
        if not self.text.strip():
            self.shut()
            return
        self.page.over.remove(self)
        self.wrong = clean(self.played(self.text.strip()))
        if self.wrong:
            self.page.over.append(self)


def _begins(words_of: list[str], typed: list[str]) -> bool:
    """Whether each typed word begins one of the words, in their order."""
    at = 0
    for word in typed:
        while at < len(words_of) and not words_of[at].lstrip('"@').startswith(word.lstrip('"@')):
            at += 1
        if at == len(words_of):
            return False
        at += 1
    return True
