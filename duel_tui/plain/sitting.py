"""A sitting in line mode, up to the point where the player or the reader of the pipe leaves."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.plain.console import Console, Stopped
from duel_tui.plain.words import Left


def sit(console: Console, run: Callable[[], int | None], left: str) -> int:
    """Run until it comes back or somebody leaves, and say `left` to a player who does. Returns the exit code."""
    with console.signals():
        try:
            return run() or 0
        except Left:
            console.say(left)
            return 0
        except Stopped as stopped:
            return stopped.code
        except BrokenPipeError:
            console.nobody_reads()
            return 1
