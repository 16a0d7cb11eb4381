"""The places that the marks of a lesson may name, by game."""

from __future__ import annotations

import re

from duel_tui.script.words import SEATS

ROWS: dict[str, dict[str, tuple[str, ...]]] = {
    "yugioh": {
        "monsters": tuple(f"m{number}" for number in range(1, 6)),
        "spells": tuple(f"s{number}" for number in range(1, 6)),
    },
    "duel-masters": {
        "battle": tuple(f"b{number}" for number in range(1, 21)),
        "shields": tuple(f"s{number}" for number in range(1, 21)),
        "mana": tuple(f"n{number}" for number in range(1, 21)),
    },
}
"""Marks that stand for a whole row of zones."""

SINGLE: dict[str, str] = {
    "yugioh": r"m[1-5]|s[1-5]|h\d{1,2}|field|gy|deck|extra|banished|hand|lp",
    "duel-masters": r"b\d{1,2}|n\d{1,2}|s\d{1,2}|h\d{1,2}|gy|deck|hand",
}
"""Marks of one place, or of what the head line of a player tells."""

LOOSE: dict[str, tuple[str, ...]] = {"yugioh": ("phase", "chain"), "duel-masters": ("phase",)}
"""Marks of what belongs to neither player."""


def is_mark(mark: str, game: str) -> bool:
    """Whether a game has such a place."""
    if mark in LOOSE[game]:
        return True
    seat, colon, place = mark.partition(":")
    if seat not in SEATS or not colon:
        return False
    return place in ROWS[game] or re.fullmatch(SINGLE[game], place) is not None


def marked(marks: tuple[str, ...], game: str) -> frozenset[str]:
    """The places to mark: a row stands for all its zones, and for itself where it is drawn as one, as when empty."""
    rows = ROWS.get(game, {})
    found = set(marks)
    for mark in marks:
        seat, _, place = mark.partition(":")
        found |= {f"{seat}:{one}" for one in rows.get(place, ())}
    return frozenset(found)
