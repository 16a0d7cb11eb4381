"""A numbered list of answers, chosen by number or by words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duel_tui.plain.console import Console
from duel_tui.plain.words import Left
from duel_tui.text.en import plain as words


def choose(console: Console, options: Sequence[str], other: Callable[[str], bool] | None = None) -> int:
    """The number of the option that was chosen, from 0. `other` may do something else with a line.

    Raises Left and Stopped.
    """
    for number, option in enumerate(options, 1):
        console.say(option, lead=f" {number} ")
    while True:
        line = console.ask(lines=options)
        for at, option in enumerate(options):
            if line == str(at + 1) or line.casefold() == option.casefold():
                return at
        if line.casefold() == words.QUIT:
            raise Left
        if line and not (other is not None and other(line)):
            console.say(words.one_of(len(options)))
