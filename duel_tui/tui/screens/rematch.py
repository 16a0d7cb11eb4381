"""After the end of a duel: once more, with swapped decks, with others, or home."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.script.saving import SavedDuel
from duel_tui.table.lines import clean
from duel_tui.table.setup import who_opens
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import replay as replay_words
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.choice import Choice, Option
from duel_tui.tui.screens import take_back

if TYPE_CHECKING:
    from duel_tui.table.match_play import MatchPlay
    from duel_tui.table.setup import Setup
    from duel_tui.tui.screens.duel import DuelScreen


@dataclass(frozen=True)
class Rematch:
    """What the duel was started with, and the match that it belongs to."""

    setup: Setup
    play: MatchPlay | None = None


def what_next(screen: DuelScreen) -> Choice:
    """The result, and what can be done now."""
    options = []
    rematch = screen.rematch
    if rematch is not None and rematch.play is not None:
        return what_next_in(screen, rematch.play)
    if rematch is not None:
        setup = rematch.setup
        options += [
            ("r", words.REMATCH, lambda: who_begins(screen, setup)),
            ("s", words.REMATCH_SWAPPED, lambda: who_begins(screen, setup.swapped())),
        ]
    options += [
        ("o", words.TO_NEW_DUEL, lambda: other_decks(screen)),
        ("l", words.LOOK_AROUND, lambda: None),
        *watching(screen),
        *take_back.after_the_end(screen),
        ("q", words.TO_HOME, screen.leave),
    ]
    return Choice(words.OVER_TITLE, [screen.desk.prompt()], options)


def watching(screen: DuelScreen, number: int | None = None) -> list[Option]:
    """Looking at the duel again, where it is saved; `number`: which one of a match."""
    saved = screen.session.saved
    if not isinstance(saved, SavedDuel):
        return []

    def watch() -> None:
        from duel_tui.tui.screens.replay import open_replay

        wrong = open_replay(screen.program, saved.path, number=number, file=saved.file)
        if wrong:
            screen.say(clean(wrong), words.NOTE)

    return [("v", replay_words.WATCH, watch)]


def what_next_in(screen: DuelScreen, play: MatchPlay) -> Choice:
    """The result of a duel of a match, how the match stands, and what can be done now."""
    from duel_tui.tui.screens.open import go_on

    play.ended()
    text = [screen.desk.prompt(), play.standing(screen.names())]
    label = {"over": match_words.FINAL, "siding": match_words.TO_SIDE}.get(play.stage, match_words.TO_NEXT)
    options = [
        ("n", label, lambda: go_on(screen.program, play, replace=True)),
        ("l", words.LOOK_AROUND, lambda: None),
        *watching(screen, len(play.match.duels)),
        ("q", words.TO_HOME, screen.leave),
    ]
    return Choice(match_words.MATCH_OVER if play.match.over else match_words.OVER, text, options)


def who_begins(screen: DuelScreen, setup: Setup) -> None:
    """Ask who takes the first turn: the loser of the last duel chooses, or the winner; or begin, as the rules say."""
    names = screen.names()
    opens = who_opens(setup, screen.session.duel)
    asked = words.WHO_BEGINS if opens.chooser is None else words.chooses_who_begins(names[opens.chooser])
    if opens.first is not None:
        again(screen, replace(setup, first=opens.first))
        return

    def begin(first: int | None) -> None:
        again(screen, replace(setup, first=first))

    screen.open(
        Choice(
            words.REMATCH,
            [asked],
            [
                ("a", words.first_option(names[0]), lambda: begin(0)),
                ("b", words.first_option(names[1]), lambda: begin(1)),
                ("c", words.COIN_TOSS, lambda: begin(None)),
            ],
        )
    )


def again(screen: DuelScreen, setup: Setup) -> None:
    """Start the next duel in this screen's place."""
    from duel_tui.tui.screens.open import start

    screen.session.close()
    try:
        start(screen.program, setup, replace=True)
    except (
        OSError,
        ValueError,
    ) as error:  # a folder that cannot be written, a deck that was changed meanwhile
        screen.open(Choice(words.OVER_TITLE, [str(error)], [("q", words.TO_HOME, screen.leave)]))


def other_decks(screen: DuelScreen) -> None:
    """Back to the choice of decks."""
    from duel_tui.tui.screens.new_duel import NewDuel

    screen.session.close()
    screen.program.replace(NewDuel(screen.rematch.setup if screen.rematch is not None else None))
