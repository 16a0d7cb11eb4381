"""What can be wrong with a duel file."""

from __future__ import annotations

from duel_tui.text.plain import plain


class ScriptError(ValueError):
    """A duel file that cannot be used: where, what is wrong, and what would be right.

    `line` counts from 1; 0 stands for the file as a whole. As text it is one line: `file:line: message; remedy`.
    """

    def __init__(self, file: str, line: int, message: str, remedy: str = "") -> None:
        self.file = file
        self.line = line
        self.message = message
        self.remedy = remedy
        place = f"{file}:{line}" if line else file
        super().__init__(plain(f"{place}: {message}" + (f"; {remedy}" if remedy else "")))


class StartRefused(ScriptError):
    """The duel itself may not begin (a deck of 39 cards ...); `rules` are the ids of the rules that say so."""

    def __init__(self, file: str, line: int, message: str, remedy: str, rules: tuple[str, ...]) -> None:
        super().__init__(file, line, message, remedy)
        self.rules = rules


class Finished(ScriptError):
    """A duel that is over and cannot be gone on with."""


class SaveError(OSError):
    """A saved duel that cannot be written or opened; the text is one line for the player."""


class LookOnly(SaveError):
    """A saved duel that may be looked at but not played on: another program has it, or it may not be written.

    `brief` says so without the name of the file.
    """

    def __init__(self, text: str, brief: str) -> None:
        super().__init__(text)
        self.brief = brief


class Wrong(ValueError):
    """A value in a file that is not as it must be: raised while models are checked, where lines are not known.

    `at` leads from the value being checked to the part that is wrong.
    """

    def __init__(self, message: str, remedy: str = "", at: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy
        self.at = at


class Nested(ValueError):
    """A failed check of a model inside another value, and where in that value it stands."""

    def __init__(self, error: ValueError, at: tuple[str | int, ...]) -> None:
        super().__init__(str(error))
        self.error = error
        self.at = at
