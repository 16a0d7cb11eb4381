"""What is said of a duel file that is shown from what it records, since it cannot be played again."""

from __future__ import annotations

EMPTY = "The file holds no duel."
TORN = "The last line was not written to its end; it is left out."
NO_TEXT = "This line is no text; it is left out."
NO_PLAYER = "This line of the duel is not understood; it is left out."
NO_GAME = "The file does not say which game it is; it is shown as Yu-Gi-Oh!."
BAD_POSITION = "This position cannot be read; the last one is shown instead."
BAD_CHANGE = (
    "What changed here does not fit what came before; the last whole position is shown until the next one."
)


def unread(why: str) -> str:
    """A part of the file that is left out."""
    return f"This part cannot be read and is left out: {why}."


def not_understood(line: str) -> str:
    return f"`{line}` is not understood; it is left out."


def twice(key: str) -> str:
    return f"`{key}` stands there for a second time; the first one counts."


def and_more(count: int) -> str:
    return f"And {count} more places that cannot be read."


def newer_format(version: str, own: int) -> str:
    return f"The file has format {version}, this program knows {own}; what it understands is shown."


def unknown_game(game: str) -> str:
    return f"The game `{game}` is not known here; the file is shown as Yu-Gi-Oh!."


def problem(file: str, line: int, text: str) -> str:
    """A problem with its place."""
    return f"{file}:{line}: {text}" if line else f"{file}: {text}"


def going_on_from_record(line: int) -> str:
    return f"From line {line} on the duel is shown as the file recorded it."


def other_cards(recorded: str, own: str) -> str:
    return f"The cards were defined otherwise when the file was written ({recorded}, here {own})."


def other_version(recorded: str, own: str) -> str:
    return f"The file was written by version {recorded}, this is {own}."
