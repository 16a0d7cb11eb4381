"""The position of the moment, kept as a puzzle: from a duel being played or a replay."""

from __future__ import annotations

from functools import partial

from duel_tui.engine import Duel
from duel_tui.puzzles.making import from_duel, new_path, write
from duel_tui.script.errors import SaveError
from duel_tui.table.lines import clean
from duel_tui.text.en import puzzles as words
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.page import Page
from duel_tui.tui.screens.duel_dialogs import sentences

SEATS = "AB"


def save_puzzle(page: Page, duel: Duel, names: tuple[str, str]) -> Dialog:
    """What the puzzle is to ask for; then it is written."""
    if not duel.stable or duel.outcome is not None:
        return sentences(words.SAVE, [words.not_here()])
    on_turn = duel.state.player
    shown = [clean(name) for name in names]
    return Choice(
        words.SAVE,
        [words.SAVE_NOTE],
        [
            ("w", words.save_win(shown[on_turn]), partial(_write, page, duel, names, None)),
            ("v", words.save_survive(shown[1 - on_turn]), partial(_write, page, duel, names, 1 - on_turn)),
            ("n", words.NEW_BACK, lambda: None),
        ],
    )


def _write(page: Page, duel: Duel, names: tuple[str, str], survives: int | None) -> None:
    title = words.title_of(names, duel.state.turn)
    try:
        path = new_path(title)
        write(from_duel(duel, title, names, None if survives is None else SEATS[survives]), path)
    except (SaveError, ValueError) as error:
        page.open(sentences(words.SAVE, [clean(str(error))]))
        return
    page.open(sentences(words.SAVED_TITLE, words.saved_puzzle(str(path))))
