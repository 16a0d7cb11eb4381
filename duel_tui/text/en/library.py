"""The library of saved duels: what stands in the list, what is wrong with a file, what was done with it."""

from __future__ import annotations

# -- what is wrong with a file


def no_file() -> str:
    return "it is no file"


def unreadable(why: str) -> str:
    """The system does not give the file."""
    return f"it cannot be read ({why[:1].lower()}{why[1:]})"


def damaged(line: int, what: str) -> str:
    """What lies in the file is no duel."""
    return f"line {line}: {what}" if line else what


def empty() -> str:
    return "the file is empty"


def no_duel() -> str:
    return "this is no duel file (it begins with neither `duel: 1` nor `match: 1`)"


def newer() -> str:
    return "a newer version of the program wrote it"


def cut_off() -> str:
    return "the file breaks off before the duel begins"


def strange_bytes() -> str:
    return "the file is damaged: it holds bytes that the game did not write"


def no_length() -> str:
    return "the match does not say how many duels it has"
