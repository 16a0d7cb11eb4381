"""The application: which screen is shown, how the program ends, and nothing of the game."""

from __future__ import annotations

import asyncio
import gc
import locale
import os
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rich.segment import Segments
from rich.text import Text
from textual.app import App
from textual.timer import Timer

from duel_tui.table.glyphs import Glyphs, glyphs
from duel_tui.table.theme import GROUND
from duel_tui.tui.page import Page
from duel_tui.tui.screens.home import Home

if TYPE_CHECKING:
    from duel_tui.table.opening import Opening

ASCII_VARIABLE = "DUEL_TUI_ASCII"
"""Set to anything, it asks for plain characters."""
IDLE_SECONDS = 0.3


Then: TypeAlias = "Callable[[DuelApp], str]"
"""Shows a screen when the program has begun; returns what is wrong, or nothing."""


class DuelApp(App[None]):
    """The program in a terminal.

    `ascii_only` draws with plain characters; `wanted` is what the command line settles: a saved duel to go on with, or
    Decks, names and rules of a new one; `then` shows another screen over the home screen.
    """

    # The palette would open over the curtain and could show a screen's state.
    ENABLE_COMMAND_PALETTE = False
    TITLE = "duel-tui"
    BINDINGS = [("ctrl+z", "suspend_process", "")]
    CSS = f"Screen {{ background: {GROUND}; }}"

    def __init__(
        self, *, ascii_only: bool = False, wanted: Opening | None = None, then: Then | None = None
    ) -> None:
        super().__init__()
        self.glyphs: Glyphs = glyphs(ascii_only)
        self.wanted = wanted
        self.then = then
        self._idle: Timer | None = None

    def on_mount(self) -> None:
        """Show the home screen, and over it what the command line asks for."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGHUP):
            # Without this the process dies and leaves the terminal in raw mode.
            loop.add_signal_handler(name, self._stopped_by, name)
        self.push_screen(Home())
        if self.wanted is not None:
            from duel_tui.tui.screens.open import open_wanted

            self._said(open_wanted(self, self.wanted))
        if self.then is not None:
            self._said(self.then(self))

    def _said(self, wrong: str) -> None:
        """End where the command line asks for what cannot be."""
        if wrong:
            self.exit(return_code=2, message=Text(wrong))

    def go(self, page: Page) -> None:
        """Show a screen over the present one."""
        self.push_screen(page)

    def back(self) -> None:
        """Leave the present screen."""
        self.pop_screen()

    def replace(self, page: Page) -> None:
        """Show a screen instead of the present one."""
        self.switch_screen(page)

    def later(self, what: Callable[[], None]) -> None:
        """Do something after the next frame has been drawn."""
        self.call_after_refresh(what)

    def action_help_quit(self) -> None:
        """Ctrl+C."""
        if isinstance(self.screen, Page):
            self.screen.interrupt()

    def _stopped_by(self, number: signal.Signals) -> None:
        """Leave the terminal as it was, with the exit code that tells a shell of the signal."""
        self.exit(return_code=128 + number)

    # -- garbage

    def calm(self) -> None:
        """What lives now lives long: keep the collector from looking through it (measured: the tail of latency)."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def was_busy(self) -> None:
        """A key was pressed: collect garbage once the player pauses."""
        if gc.isenabled():
            return
        if self._idle is None:
            self._idle = self.set_timer(IDLE_SECONDS, self._collect)
        else:
            self._idle.reset()

    def _collect(self) -> None:
        self._idle = None
        gc.collect()

    def on_unmount(self) -> None:
        """Leave the collector as it was found."""
        gc.enable()
        gc.unfreeze()

    # -- failing

    def _fatal_error(self) -> None:
        """Report a crash without the values of variables: they hold both players' cards."""
        from rich.traceback import Traceback

        self.bell()
        report = Traceback(show_locals=False, width=None)
        self._exit_renderables.append(Segments(self.console.render(report, self.console.options)))
        self._close_messages_no_wait()


def needs_ascii() -> bool:
    """Whether this terminal should be drawn on with plain characters only."""
    return bool(os.environ.get(ASCII_VARIABLE)) or "utf" not in locale.getpreferredencoding(False).lower()


def run(*, ascii_only: bool = False, wanted: Opening | None = None, then: Then | None = None) -> int:
    """Play in this terminal until the player quits. Returns the exit code."""
    app = DuelApp(ascii_only=ascii_only or needs_ascii(), wanted=wanted, then=then)
    app.run()
    return app.return_code or 0
