"""Names of keys, the same for every screen: a printed character stands for itself."""

from __future__ import annotations

from textual import events

_NAMED = frozenset(
    (
        *("up", "down", "left", "right", "pageup", "pagedown", "home", "end"),
        *("enter", "escape", "tab", "shift+tab", "space", "backspace", "delete", "f1"),
        *("ctrl+u", "ctrl+w"),
    )
)
_VIM = {"ctrl+j": "enter", "ctrl+m": "enter", "ctrl+h": "backspace", "ctrl+i": "tab"}


def key_of(event: events.Key) -> str:
    """The name of a key: `up`, `enter`, `space`, `p`, `?`; empty for one that no screen uses."""
    if event.key in _NAMED:
        return event.key
    if event.key in _VIM:
        return _VIM[event.key]
    char = event.character
    return char if char is not None and char.isprintable() else ""


def moved(key: str, at: int, last: int, page: int = 10, letters: bool = False) -> int | None:
    """Where a key leads in a list whose rows are 0 to `last`; None for a key that does not move.

    `page`: rows that Page Up and Page Down pass over; `letters`: `j` and `k` go down and up, too.
    """
    steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
    if letters:
        steps |= {"k": -1, "j": 1}
    return min(max(0, at + steps[key]), last) if key in steps else None
