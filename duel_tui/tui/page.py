"""A screen that paints itself as lines, with dialogs laid over it. Keys and clicks come here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, fit, in_ascii, lay_over, pad
from duel_tui.table.plan import MIN_HEIGHT, MIN_WIDTH, fits
from duel_tui.text.en import tui as words
from duel_tui.tui.canvas import Canvas
from duel_tui.tui.keys import key_of

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp
    from duel_tui.tui.dialogs.dialog import Dialog


class Page(Screen[None]):
    """The base of all screens.

    A subclass paints in `paint` and acts in `press` and `click`; dialogs in `over` get keys first, the last one on top.
    """

    DEFAULT_CSS = "Page { layout: vertical; overflow: hidden; }"

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas()
        self.over: list[Dialog] = []

    def compose(self) -> ComposeResult:
        """One canvas."""
        yield self.canvas

    @property
    def program(self) -> DuelApp:
        """The application."""
        from duel_tui.tui.app import DuelApp

        return cast(DuelApp, self.app)

    @property
    def glyphs(self) -> Glyphs:
        """The characters to draw with."""
        return self.program.glyphs

    # -- what a subclass says

    def paint(self, width: int, height: int) -> list[Line]:
        """The whole page."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A key that no dialog took."""

    def click(self, x: int, y: int) -> None:
        """A click that no dialog took."""

    def interrupt(self) -> None:
        """Ctrl+C: one step back, as Esc."""
        self.take("escape")

    # -- drawing

    def redraw(self) -> None:
        """Paint the page and its dialogs again; only what changed reaches the terminal."""
        width, height = self.size
        if not width or not height:
            return
        lines = self.frame(width, height)
        self.canvas.put([in_ascii(line) for line in lines] if self.glyphs.name == "ascii" else lines)

    def frame(self, width: int, height: int) -> list[Line]:
        """The page with its dialogs, or the notice that the terminal is too small."""
        if not fits(width, height):
            return too_small(width, height)
        top = next((at for at in range(len(self.over) - 1, -1, -1) if self.over[at].opaque), -1)
        # Under an opaque dialog nothing is painted at all: what is not there cannot shine through.
        lines = self.paint(width, height) if top < 0 else [fit((), width)] * height
        for dialog in self.over[max(top, 0) :]:
            block, x, y, cells = dialog.frame(width, height)
            lines = lay_over(lines, block, x, y, cells)
        return lines

    def open(self, dialog: Dialog) -> None:
        """Lay a dialog over the page."""
        dialog.page = self
        self.over.append(dialog)
        self.redraw()

    def shut(self, dialog: Dialog) -> None:
        """Take a dialog away."""
        if dialog in self.over:
            self.over.remove(dialog)
        self.redraw()

    # -- events

    def on_mount(self) -> None:
        """Paint as soon as there is a size."""
        self.redraw()

    def on_resize(self) -> None:
        """Paint for the new size."""
        self.canvas.lines = []
        self.call_after_refresh(self.redraw)
        self.redraw()

    def on_screen_resume(self) -> None:
        """Paint when the screen comes back."""
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Give a key to the dialog on top, else to the page."""
        key = key_of(event)
        if not key:
            return
        event.stop()
        event.prevent_default()
        self.take(key)
        self.program.was_busy()

    def take(self, key: str) -> None:
        """Do what a key says, and show it; on a terminal that is too small one can only quit."""
        if not fits(*self.size):
            if key == "q":
                self.program.exit()
            return
        if self.over:
            self.over[-1].press(key)
        else:
            self.press(key)
        self.redraw()

    def on_paste(self, event: events.Paste) -> None:
        """Text pasted into a text field arrives key by key; no dialog or page takes it for keys."""
        event.stop()
        for char in event.text:
            if char.isprintable():
                (self.over[-1] if self.over else self).typed(char)
        self.redraw()

    def typed(self, char: str) -> None:
        """A character that was pasted; a page without a text field lets it fall."""

    def on_click(self, event: events.Click) -> None:
        """Give a click to the dialog on top, else to the page."""
        if not fits(*self.size):
            return
        if self.over:
            self.over[-1].click(event.x, event.y, *self.size)
        else:
            self.click(event.x, event.y)
        self.redraw()
        self.program.was_busy()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves as the arrow keys do."""
        self._wheel("down")

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves as the arrow keys do."""
        self._wheel("up")

    def _wheel(self, key: str) -> None:
        if self.over:
            self.over[-1].press(key)
            self.redraw()


def too_small(width: int, height: int) -> list[Line]:
    """What stands on a terminal that is smaller than the table needs."""
    texts = words.too_small(width, height, MIN_WIDTH, MIN_HEIGHT)
    lines: list[Line] = [((" " * width, ""),)] * height
    top = max(0, (height - len(texts)) // 2)
    for at, text in enumerate(texts[:height]):
        lines[min(top + at, height - 1)] = ((pad(text, width, "^"), "" if at else "title"),)
    return lines
