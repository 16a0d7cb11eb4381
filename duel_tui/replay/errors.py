"""What can go wrong in a replay."""

from __future__ import annotations

from duel_tui.text.plain import plain


class ReplayError(ValueError):
    """What cannot be done with a replay; the text is one line for the user."""

    def __init__(self, message: str) -> None:
        super().__init__(plain(message))


class NoNote(ReplayError):
    """A file to which no note can be appended."""


class NoBranch(ReplayError):
    """A moment from which no duel can go on."""


class NoPlace(ReplayError):
    """A text that names no moment of the replay."""
