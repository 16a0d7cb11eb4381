"""From a choice to the duel screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from duel_tui.table.lines import clean
from duel_tui.table.opening import Opening
from duel_tui.table.setup import Setup, begin, take_up_again
from duel_tui.text.en import tui as words

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp


def start(program: DuelApp, setup: Setup, replace: bool = False, seed: int | None = None) -> None:
    """Start a duel and show it. Raises DeckError."""
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    session = begin(setup, seed)
    page = DuelScreen(session, Rematch(setup))
    page.begun = words.begins(clean(session.names[session.asked or 0]), setup.first is None)
    if replace:
        program.replace(page)
    else:
        program.go(page)


def open_wanted(program: DuelApp, wanted: Opening) -> str:
    """Go where the command line leads: to a saved duel, a new one, or the form of a new one.

    Returns what is wrong, or nothing.
    """
    from duel_tui.script.errors import SaveError
    from duel_tui.tui.screens.new_duel import NewDuel

    if wanted.resume is not None:
        return open_saved(program, wanted.resume)
    setup = wanted.setup()
    if setup is not None:
        try:
            start(program, setup, seed=wanted.seed)
        except SaveError as error:
            return str(error)
    elif wanted != Opening():
        program.go(NewDuel(wanted.partly()))
    return ""


def open_saved(program: DuelApp, path: Path) -> str:
    """Take up a saved duel and show it; returns what is wrong with the file, or nothing."""
    from duel_tui.script.errors import SaveError, ScriptError
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    try:
        session, notices, again = take_up_again(path)
    except (ScriptError, SaveError) as error:
        return str(error)
    page = DuelScreen(session, None if again is None else Rematch(again))
    page.desk.notice = " ".join(notices)
    program.go(page)
    return ""
