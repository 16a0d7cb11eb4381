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
