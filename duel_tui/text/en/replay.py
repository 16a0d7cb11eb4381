"""The words of replays: the viewer, its line mode, what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted

Sentences = tuple[str, str]

# -- the file


def no_such_duel(number: int, of: int) -> Sentences:
    has = counted(of, "duel", "duels")
    return f"there is no duel {number}, the file has {has}", f"give --duel a number from 1 to {of}"


def line_kind(kind: str) -> str:
    """A line of the file by its kind."""
    return kind or "this line"


def other_position(differences: Sequence[str]) -> Sentences:
    return (
        f"played again, the position is another one than recorded: {'; '.join(differences)}",
        "the replay ends before this line",
    )


def other_digest(line: int) -> str:
    return f"Line {line}: the digest is another one than recorded, the position is the same."


def does_not_hold(line: int, expected: str, found: str) -> str:
    return f"Line {line} does not hold: expected {expected}, found {found}."


def cannot_be_played(expected: str, found: str) -> Sentences:
    return f"`{expected}` cannot be played: {found}", "the replay ends before this line"


# -- places


def no_such_turn(turn: int, last: int) -> str:
    return f"There is no turn {turn}; the last one is {last}."


def no_such_decision(number: int, last: int) -> str:
    return f"There is no decision {number}; the last one is {last}."


def no_such_place(text: str) -> str:
    return f"`{text}` is no place: 57 is line 57 of the file, d40 decision 40, t5 turn 5."


# -- notes and branches

NOTE_REMOVED = "removed"
NO_BRANCH_AT_END = "The duel is over here; go back to a moment at which somebody is asked."
NO_BRANCH_FROM_RECORD = "This moment is only recorded and cannot be played on from."


def not_appendable(file: str) -> str:
    return f"{file}: no line can be added at the end of this file; write the note into it by hand."
