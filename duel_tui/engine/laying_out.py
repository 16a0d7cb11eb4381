"""Reading the entries of a position, whose scalars are all text: seats, numbers, yes and no, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from duel_tui.engine.errors import SetupError

SEATS = "AB"
YES = ("yes", "true")
Path = tuple[str | int, ...]
"""Where an entry stands: (`A`, `hand`, 2)."""


def yes(details: Mapping[str, Any], key: str) -> bool:
    """Whether an entry says yes to something."""
    return str(details.get(key, "no")).lower() in YES


def seat(value: Any, path: Path) -> int:
    """The seat that A or B names. Raises SetupError."""
    if str(value) in SEATS and len(str(value)) == 1:
        return SEATS.index(str(value))
    raise SetupError(path, "not-a-player", str(value))


def number(tree: Mapping[str, Any], path: Path, default: int, least: int, key: str | None = None) -> int:
    """A number under the last part of the path, or under `key`. Raises SetupError."""
    value = tree.get(key or str(path[-1]))
    if value is None:
        return default
    text = str(value)
    if text.isdecimal() and least <= int(text) <= 999999:
        return int(text)
    raise SetupError(path, "not-a-number", text)


def entries(side: Mapping[str, Any], name: str, seat_letter: str) -> Sequence[Any]:
    """The cards of a zone; one card may stand there without a list. Raises SetupError."""
    found = side.get(name) or ()
    if isinstance(found, (str, Mapping)):
        return (found,)
    if not isinstance(found, Sequence):
        raise SetupError((seat_letter, name), "not-a-list", name)
    return found
