"""What differs between two positions, as short sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duel_tui.script.writer import flow
from duel_tui.text.en import script as say

MOST = 8
"""How many differences are told."""


def differences(recorded: Any, computed: Any) -> list[str]:
    """Where two trees of texts differ: `A lp: 8000 in the file, 7400 now`."""
    found = [say.differs(where, old, new) for where, old, new in _walk(recorded, computed, "")]
    if len(found) > MOST:
        found[MOST:] = [say.differs_more(len(found) - MOST)]
    return found


def _walk(old: Any, new: Any, where: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from _walk(old.get(key, ""), new.get(key, ""), f"{where} {key}".strip())
    elif isinstance(old, list) and isinstance(new, list):
        yield from _lists(old, new, where)
    elif old != new and str(old) != str(new):
        yield where, _shown(old), _shown(new)


def _lists(old: list[Any], new: list[Any], where: str) -> Iterator[tuple[str, str, str]]:
    for at in range(max(len(old), len(new))):
        one = old[at] if at < len(old) else ""
        two = new[at] if at < len(new) else ""
        if isinstance(one, dict) and isinstance(two, dict) and one.get("card") == two.get("card"):
            yield from _walk(one, two, f"{where} {one.get('card', at + 1)}")
        elif one != two:
            yield f"{where} {at + 1}", _shown(one), _shown(two)


def _shown(value: Any) -> str:
    text = flow(value) if value not in ("", [], {}) else say.NOTHING
    return text if len(text) <= 80 else text[:77] + "..."
