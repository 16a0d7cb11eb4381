"""Where the events of both games find their words: each kind registers a sentence with `say`."""

from __future__ import annotations

from functools import singledispatch

from duel_tui.text.en.words import NoWords

Names = tuple[str, str]
"""What the two players are called."""


@singledispatch
def say(event: object, names: Names) -> str:
    """The words for a kind of event; empty where a log should say nothing. Raises NoWords."""
    raise NoWords(event)
