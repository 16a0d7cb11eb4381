"""From a choice to the duel screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from duel_tui.table.setup import Setup, begin, take_up

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp


def start(program: DuelApp, setup: Setup, replace: bool = False) -> None:
    """Start a duel and show it. Raises DeckError."""
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    page = DuelScreen(begin(setup), Rematch(setup))
    if replace:
        program.replace(page)
    else:
        program.go(page)


def open_saved(program: DuelApp, path: Path) -> str:
    """Take up a saved duel and show it; returns what is wrong with the file, or nothing."""
    from duel_tui.script.errors import SaveError, ScriptError
    from duel_tui.tui.screens.duel import DuelScreen

    try:
        session, notices = take_up(path)
    except (ScriptError, SaveError) as error:
        return str(error)
    page = DuelScreen(session)
    page.desk.notice = " ".join(notices)
    program.go(page)
    return ""
