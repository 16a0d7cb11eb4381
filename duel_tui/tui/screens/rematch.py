"""After the end of a duel: once more, with swapped decks, with others, or home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.choice import Choice

if TYPE_CHECKING:
    from duel_tui.table.setup import Setup
    from duel_tui.tui.screens.duel import DuelScreen


@dataclass(frozen=True)
class Rematch:
    """What the duel was started with."""

    setup: Setup


def what_next(screen: DuelScreen) -> Choice:
    """The result, and what can be done now."""
    options = []
    rematch = screen.rematch
    if rematch is not None:
        setup = rematch.setup
        options += [
            ("r", words.REMATCH, lambda: again(screen, setup)),
            ("s", words.REMATCH_SWAPPED, lambda: again(screen, setup.swapped())),
            ("o", words.TO_NEW_DUEL, lambda: other_decks(screen)),
        ]
    options += [("l", words.LOOK_AROUND, lambda: None), ("q", words.TO_HOME, screen.leave)]
    return Choice(words.OVER_TITLE, [screen.desk.prompt()], options)


def again(screen: DuelScreen, setup: Setup) -> None:
    """Start the next duel on this screen's place."""
    from duel_tui.tui.screens.open import start

    screen.session.close()
    start(screen.program, setup, replace=True)


def other_decks(screen: DuelScreen) -> None:
    """Back to the choice of decks."""
    from duel_tui.tui.screens.new_duel import NewDuel

    screen.session.close()
    screen.program.replace(NewDuel(screen.rematch.setup if screen.rematch is not None else None))
