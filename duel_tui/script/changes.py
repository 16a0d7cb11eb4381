"""What is different in one position from another, in few words: written after each decision of a saved duel.

A change follows the position that it changes. A text stands for the new text, a map for the changes inside a map; of a
list, `at` says how many entries stay at its beginning, `cut` how many go there, `put` what comes instead. What is new
stands there whole; `x-gone` names what is no longer there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

GONE = "x-gone"
LIST_KEYS = frozenset({"at", "cut", "put"})


class BadChange(ValueError):
    """A change that does not belong to the position that it should change."""


def change(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What has to be done to a position to get another one; empty where they are equal."""
    found: dict[str, Any] = {}
    gone = [key for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found[key] = value
            continue
        before = old[key]
        if before == value:
            continue
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            found[key] = change(before, value)
        elif isinstance(before, list) and isinstance(value, list):
            found[key] = _list_change(before, value)
        elif isinstance(before, str) and isinstance(value, str):
            found[key] = value
        else:
            gone.append(key)
            found[key] = value
    return {GONE: gone, **found} if gone else found


def _list_change(old: list[Any], new: list[Any]) -> dict[str, Any]:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    found: dict[str, Any] = {"at": str(head)}
    if cut := len(old) - head - tail:
        found["cut"] = str(cut)
    if put := new[head : len(new) - tail]:
        found["put"] = put
    return found


def changed(old: Mapping[str, Any], by: Any) -> dict[str, Any]:
    """The position after a change. The old one stays as it is. Raises BadChange."""
    if not isinstance(by, Mapping):
        raise BadChange
    new = dict(old)
    gone = by.get(GONE, [])
    if not isinstance(gone, list):
        raise BadChange
    for key in gone:
        if not isinstance(key, str) or key not in new:
            raise BadChange
        del new[key]
    for key, value in by.items():
        if key == GONE:
            continue
        before = new.get(key)
        if isinstance(before, Mapping):
            new[key] = changed(before, value)
        elif isinstance(before, list):
            new[key] = _changed_list(before, value)
        else:
            new[key] = value
    return new


def _changed_list(old: list[Any], by: Any) -> list[Any]:
    if not isinstance(by, Mapping) or not by.keys() <= LIST_KEYS:
        raise BadChange
    at, cut, put = _number(by.get("at")), _number(by.get("cut", "0")), by.get("put", [])
    if at + cut > len(old) or not isinstance(put, list):
        raise BadChange
    return [*old[:at], *put, *old[at + cut :]]


def _number(value: Any) -> int:
    if not isinstance(value, str) or not value.isdecimal() or len(value) > 4:
        raise BadChange
    return int(value)
