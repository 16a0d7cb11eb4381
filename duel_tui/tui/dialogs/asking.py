"""When the player at the keyboard is asked to respond, and in which phases he is asked in every window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from duel_tui.engine.state import stop_word
from duel_tui.table.lines import Line, pad
from duel_tui.table.wishes import HOWS, REAL, VISIBLE, Wish
from duel_tui.text.en import asking as words
from duel_tui.text.en.duel_masters import keys as dm_words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.yugioh.zones import PHASES

LABEL = 24
COLUMN = 16


class AskingDialog(Dialog):
    """A choice of one, and under it a box for each phase of either turn. `changed` is told of every change.

    In a `strict` duel there is no choice: only the boxes, which stop a player who passes until something happens.
    """

    title = words.TITLE
    hints = words.KEYS
    every: tuple[str, ...] = HOWS
    phases: tuple[str, ...] = PHASES
    texts: Mapping[str, str] = words.HOWS
    head_text = words.HEAD

    def __init__(self, wish: Wish, strict: bool, changed: Callable[[Wish], None]) -> None:
        self.wish = wish
        self.changed = changed
        self.hows = () if strict else self.every
        self.at = self.hows.index(wish.how) if wish.how in self.hows else 0
        self.own = False
        """Whether the cursor is in the column of one's own turn."""
        self._first = 2

    @property
    def _rows(self) -> int:
        return len(self.hows) + len(self.phases)

    def body(self, cells: int, rows: int) -> list[Line]:
        """The settings above, the boxes below."""
        head = self.head_text if self.hows else words.STRICT
        lines: list[Line] = [(), ((head, "head"),)]
        self._first = len(lines)
        for at, how in enumerate(self.hows):
            role = " here" if at == self.at else ""
            mark = "(*)" if how == self.wish.how else "( )"
            lines.append(
                (
                    (self._lead(at), f"cursor{role}"),
                    (f"{mark} ", f"key{role}"),
                    (f"{self.texts[how]} ", f"command{role}"),
                )
            )
        lines.append(())
        if not self.phases:
            return lines
        columns = pad(words.THEIRS, COLUMN) + words.OWN
        head = words.STOP_HEAD if self.hows else words.STRICT_STOP_HEAD
        lines.append(((pad(head, LABEL + 3), "head"), (f" {columns}", "dim")))
        for number, phase in enumerate(self.phases):
            lines.append(self._boxes(len(self.hows) + number, phase))
        lines.append(())
        return lines

    def _lead(self, at: int) -> str:
        return f" {self.glyphs.pointer} " if at == self.at else "   "

    def _boxes(self, at: int, phase: str) -> Line:
        here = at == self.at
        spans = [(self._lead(at), "cursor"), (pad(words.phase_label(phase), LABEL), "strong" if here else "")]
        for own in (False, True):
            box = "[x]" if stop_word(own, phase) in self.wish.stops else "[ ]"
            role = "key here" if here and own == self.own else "key"
            spans += [(f" {box} ", role), (" " * (COLUMN - 5), "")]
        return tuple(spans)

    def press(self, key: str) -> None:
        """Move, change, or leave."""
        if key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (1 if key in ("down", "tab") else -1)) % max(self._rows, 1)
        elif key in ("left", "right"):
            self.own = key == "right"
        elif key in ("enter", "space"):
            self._change()
        elif key in ("escape", "q", "w"):
            self.shut()

    def _change(self) -> None:
        number = self.at - len(self.hows)
        if number < 0:
            self.wish = Wish(self.hows[self.at], self.wish.stops)
        elif number < len(self.phases):
            self.wish = self.wish.toggled(stop_word(self.own, self.phases[number]))
        self.changed(self.wish)

    def pressed_row(self, row: int, column: int) -> None:
        """A click on a setting takes it, one on a box changes it."""
        at = row - self._first
        number = at - len(self.hows) - 2
        if 0 <= at < len(self.hows):
            self.at = at
            self._change()
        elif 0 <= number < len(self.phases) and column >= LABEL + 3:
            self.at = len(self.hows) + number
            self.own = column >= LABEL + 3 + COLUMN
            self._change()


class AskingOfShields(AskingDialog):
    """The same for Duel Masters, where only a broken shield may be asked about without need."""

    every = (VISIBLE, REAL)
    phases = ()
    texts = dm_words.HOWS
    head_text = dm_words.HEAD
