"""The curtain: while the keyboard changes hands, nothing of the table is on the screen."""

from __future__ import annotations

import time
from collections.abc import Callable

from duel_tui.table.lines import Line, clean, clip
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog, Frame, centred

PATIENCE = 0.3
"""Seconds for which a curtain that has just fallen takes no key: the one before it may have been pressed twice."""
LINES = 10
"""How many lines the words of the curtain take."""


class Curtain(Dialog):
    """Opaque. Enter or space says that the player named has taken the keyboard; `back` is what `t` does."""

    opaque = True
    patience = PATIENCE
    keys = words.CURTAIN_KEYS
    """What the keys do."""

    def __init__(self, name: str, seat: int, why: str, opened: Callable[[], None], back: str = "") -> None:
        self.name = clip(clean(name), 40)
        self.seat = seat
        self.why = why
        self.opened = opened
        self.back = back
        """The line about `t`: the player who has just left takes back what he did. Empty: he cannot."""
        self.fell = time.monotonic()

    def frame(self, screen_width: int, screen_height: int) -> Frame:
        """The whole screen."""
        g = self.glyphs
        lines: list[Line] = [((" " * screen_width, "curtain"),)] * screen_height
        text = [
            (g.rule * 34, "curtain faint"),
            ("", "curtain"),
            (words.hand_over(self.name, "AB"[self.seat]), "curtain title"),
            ("", "curtain"),
            (clip(self.why, screen_width - 8, g.more), "curtain"),
            ("", "curtain"),
            (g.rule * 34, "curtain faint"),
            ("", "curtain"),
            (self.keys, "curtain dim"),
            (self.back, "curtain dim"),
        ]
        top = (screen_height - LINES) // 2
        for at, (line, role) in enumerate(text):
            lines[top + at] = centred(line, screen_width, role)
        return lines, 0, 0, screen_width

    def press(self, key: str) -> None:
        """Enter or space opens; `q` leaves the duel, which is saved."""
        if key in ("enter", "space"):
            if time.monotonic() - self.fell >= self.patience:
                self.shut()
                self.opened()
        elif key == "q" or (key == "t" and self.back):
            self.page.press(key)

    def click(self, x: int, y: int, screen_width: int, screen_height: int) -> None:
        """A click on the words opens; elsewhere it may be the second click of the player who leaves."""
        top = (screen_height - LINES) // 2
        if top <= y < top + LINES and abs(2 * x - screen_width) <= len(self.keys):
            self.press("enter")
