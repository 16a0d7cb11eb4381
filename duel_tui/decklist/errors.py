"""What can be wrong with a deck: data first, said by the language module, raised all at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duel_tui.text.en import decklist as text
from duel_tui.text.plain import plain
from duel_tui.yugioh.formats import ListError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `line` counts from 1, 0 when it concerns the whole deck; `rules` are rule ids."""

    code: str
    args: tuple[str, ...] = ()
    file: str = ""
    line: int = 0
    rules: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """What is wrong, in words."""
        return text.message(self.code, self.args)

    @property
    def remedy(self) -> str:
        """What would be right, in words."""
        return text.remedy(self.code, self.args)

    def __str__(self) -> str:
        where = self.file + (f":{self.line}" if self.line else "")
        rules = f" [{' '.join(self.rules)}]" if self.rules else ""
        return f"{where + ': ' if where else ''}{self.message}; {self.remedy}{rules}"


def list_problems(error: ListError) -> list[Problem]:
    """What is wrong with a card list, as problems of its file."""
    return [
        Problem(fault.code, tuple(map(plain, fault.args)), plain(error.name), fault.line)
        for fault in error.faults
    ]


class DeckError(ValueError):
    """A deck that cannot be used. `problems` are all of them; the fields of the first one are also here.

    `rules` are the rule ids of all problems, those of the first one first.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))
        first = self.problems[0]
        self.file = first.file
        self.line = first.line
        self.message = first.message
        self.remedy = first.remedy
        self.rules = tuple(dict.fromkeys(rule for problem in self.problems for rule in problem.rules))
