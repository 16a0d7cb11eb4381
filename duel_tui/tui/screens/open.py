"""From a choice to the duel screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from duel_tui.script.heads import is_match
from duel_tui.table.lines import clean
from duel_tui.table.match_play import begin as begin_match
from duel_tui.table.match_play import take_up as take_up_match
from duel_tui.table.opening import Opening
from duel_tui.table.setup import Setup, begin, take_up_again
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import tui as words
from duel_tui.yugioh.match import Opening as Undecided

if TYPE_CHECKING:
    from duel_tui.table.match_play import MatchPlay
    from duel_tui.tui.app import DuelApp
    from duel_tui.tui.page import Page


def start(program: DuelApp, setup: Setup, replace: bool = False, seed: int | None = None) -> None:
    """Start a duel, or the first one of a match, and show it. Raises DeckError, SaveError."""
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    if setup.of > 1:
        play = begin_match(setup, seed)
        try:
            play.start(setup.first)
        except OSError:
            play.close()
            raise
        show_duel(program, play, replace)
        return
    session = begin(setup, seed)
    page = DuelScreen(session, Rematch(setup))
    page.teacher.turn(session, setup.teach)
    page.begun = words.begins(clean(session.names[session.asked or 0]), setup.first is None)
    _show(program, page, replace)


def _show(program: DuelApp, page: Page, replace: bool) -> None:
    if replace:
        program.replace(page)
    else:
        program.go(page)


def show_duel(program: DuelApp, play: MatchPlay, replace: bool = False, notice: str = "") -> None:
    """Show the duel of a match that is being played."""
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    session = play.session
    assert session is not None
    page = DuelScreen(session, Rematch(play.setup, play))
    page.teacher.turn(session, play.setup.teach)
    names = (clean(play.names[0]), clean(play.names[1]))
    if not session.duel.answers:
        match = play.match
        coin = match.opening() == Undecided() and (bool(match.duels) or play.setup.first is None)
        first = names[session.asked or 0]
        page.begun = match_words.begins(first, coin, match.number, match.of, names, match.score)
    page.desk.notice = notice
    _show(program, page, replace)


def go_on(program: DuelApp, play: MatchPlay, replace: bool = False, notice: str = "") -> None:
    """Show what comes next in a match: the duel, side decking, who begins, the final standing."""
    if play.stage == "duel":
        show_duel(program, play, replace, notice)
    elif play.stage == "siding":
        from duel_tui.tui.screens.side import SideDecking

        _show(program, SideDecking(play), replace)
    else:
        from duel_tui.tui.screens.between import Between

        page = Between(play)
        page.wrong = notice
        _show(program, page, replace)


def open_wanted(program: DuelApp, wanted: Opening) -> str:
    """Go where the command line leads: to a saved duel, a new one, or the form of a new one.

    Returns what is wrong, or nothing.
    """
    from duel_tui.script.errors import SaveError
    from duel_tui.tui.screens.new_duel import NewDuel

    if wanted.resume is not None:
        return open_saved(program, wanted.resume, wanted.teach)
    setup = wanted.setup()
    if setup is not None:
        try:
            start(program, setup, seed=wanted.seed)
        except SaveError as error:
            return str(error)
    elif wanted != Opening():
        program.go(NewDuel(wanted.partly()))
    return ""


def open_saved(program: DuelApp, path: Path, teach: bool = False) -> str:
    """Take up a saved duel or match and show it; one that cannot be played on is shown to be looked at.

    Returns what is wrong with the file, or nothing.

    `teach`: every question is explained.
    """
    from duel_tui.script.errors import Finished, LookOnly, SaveError, ScriptError
    from duel_tui.tui.screens.duel import DuelScreen
    from duel_tui.tui.screens.rematch import Rematch

    try:
        if is_match(path):
            play, notices = take_up_match(path)
            play.setup = replace(play.setup, teach=teach)
            go_on(program, play, notice=clean(" ".join(notices)))
            return ""
        session, notices, again = take_up_again(path)
    except LookOnly as error:
        return look_at(program, path, error.brief) and str(error)
    except Finished as error:
        return look_at(program, path) and str(error)
    except (ScriptError, SaveError) as error:
        return str(error)
    page = DuelScreen(session, None if again is None else Rematch(again))
    page.teacher.turn(session, teach)
    page.desk.notice = " ".join(notices)
    program.go(page)
    return ""


def look_at(program: DuelApp, path: Path, why: str = "") -> str:
    """Show a duel without playing on; `why` says for what reason. Returns what is wrong with the file, or nothing."""
    from duel_tui.tui.screens.replay import open_replay

    return open_replay(program, path, why=why)
