"""What lessons say around their own texts."""

from __future__ import annotations

from duel_tui.text.en.rules import cited

HELP = "Learn the games by lessons: take one, or list them all."
ARGUMENT = "[LESSON]"
PLAIN = "Lines of text instead of a drawn table."
LIST = "List the lessons with what you have done."
JSON = "Print the list as JSON: id, game, title, and the rules that each lesson teaches."
JSON_ALONE = "--json belongs to --list."
ASCII = "Draw with plain characters only."

COURSE_NAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters", "own": "Your own"}
NO_LESSON = ("this file is no lesson", "a lesson is a duel file: it begins with `duel: 1`")
NO_LESSONS = "There are no lessons here yet."

YOUR_MOVE = "Your move."
RIGHT = "Right."
NO_MORE_HINTS = "There are no more hints. The lesson can show you the move."
THINK_AGAIN = "No. Think again."
NOT_POSSIBLE = "That is not possible now."


def cannot_read(file: str, why: str) -> str:
    """A lesson file that cannot be opened."""
    return f"{file}: cannot be read ({why})"


def no_such_lesson(text: str) -> str:
    """No lesson is called so."""
    return f'There is no lesson "{text}"; `duel-tui learn --list` names them all.'


def several(text: str, ids: list[str]) -> str:
    """A name that several lessons share, or a rule that several teach."""
    return f'"{text}" could be {" or ".join(ids)}; name one of them.'


def none_teaches(rule: str) -> str:
    """A rule without a lesson."""
    return f"No lesson teaches {rule} yet; `duel-tui rules {rule}` tells it."


def finished(title: str, rules: list[str]) -> str:
    """The end of a lesson, with the rules that it taught."""
    taught = "".join(f"\n- {cited(rule)}" for rule in rules)
    return f"**Done: {title}.**" + (f" This lesson taught:\n{taught}" if rules else "")


def broken(file: str, line: int | None, expected: str, found: str) -> str:
    """A lesson that does not play as it is written."""
    place = f"{file}:{line}" if line else file
    return f"This lesson is broken at {place}. Expected: {expected}. Found: {found}"


def it_was(command: str) -> str:
    """What the lesson did itself."""
    return f"The move was: {command}."


def also_right(command: str) -> str:
    """Another right move than the one that the lesson goes on from."""
    return f"That is right as well. The lesson goes on as if you had chosen: {command}."


def other_move(command: str) -> str:
    """A legal move that the lesson did not ask for."""
    return f'"{command}" is a legal move, but not the one asked for. Nothing was played: try again.'


def would_have(sentences: list[str]) -> str:
    """What a move would have done."""
    return f"It would have gone like this: {' '.join(sentences)}"


def hint(number: int, of: int, text: str) -> str:
    """A hint with its number."""
    return f"Hint {number} of {of}: {text}"


# -- progress


def progress_unreadable(file: str, why: str) -> str:
    """The file of what was done cannot be opened."""
    return f"{file} cannot be read ({why}), so no lesson is marked as done."


def progress_broken(file: str, aside: str) -> str:
    """The file of what was done is not understood."""
    return f"{file} could not be understood and lies now at {aside}; no lesson is marked as done."


def progress_unwritable(file: str, why: str) -> str:
    """What was done cannot be kept."""
    return f"What you have done cannot be kept in {file} ({why})."


# -- the list

LIST_HOW = "`duel-tui learn LESSON` takes one: its id, a course and number (`yugioh/3`), a file, or a rule (`YH-33`)."


def course_head(course: str, done: int, of: int) -> str:
    """A course with how much of it was done."""
    return f"{course}: {done} of {of} done"


def mark(done: bool, place: int) -> str:
    """What stands before a lesson in a plain list: x done, - begun."""
    return "x" if done else "-" if place else " "


def list_line(mark: str, number: int, title: str, id: str) -> str:
    """A lesson in the list.

    >>> list_line("x", 3, "Attacking", "yugioh/attacking")
    '[x]  3 Attacking (yugioh/attacking)'
    """
    return f"[{mark}] {number:>2} {title} ({id})"
