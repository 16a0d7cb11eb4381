"""Line mode from its first question to its last: Decks, names, who begins; the duel; what comes after it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from duel_tui.decklist import DeckError, check, read_deck
from duel_tui.plain.console import Console, Stopped
from duel_tui.plain.talk import Talk, shown_names
from duel_tui.plain.words import Left
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.saving import SavedDuel
from duel_tui.table.opening import STARTERS, CannotOpen, Opening
from duel_tui.table.scene import SEATS
from duel_tui.table.session import Session
from duel_tui.table.setup import DeckEntry, Setup, begin, deck_entries, take_up
from duel_tui.text.en import plain as words
from duel_tui.yugioh import PROFILES

PROBLEMS = 4
"""Problems of a Deck that are told."""


def play(wanted: Opening, console: Console | None = None) -> int:
    """Play in lines of text until the players leave. Returns the exit code.

    Raises CannotOpen when the file of a duel to go on with cannot be used.
    """
    console = console or Console()
    game = _Game(wanted, console)
    with console.signals():
        try:
            game.run()
        except Left:
            game.leave()
        except Stopped as stopped:
            game.leave()
            return stopped.code
        except SaveError as error:
            console.say(str(error))
            game.leave()
            return 1
        except BrokenPipeError:
            # Nobody reads any more; what was decided is on disk.
            game.close()
            os.dup2(os.open(os.devnull, os.O_WRONLY), console.target.fileno())
            return 1
    return 0


class _Game:
    """One sitting: a duel, and those that follow it."""

    def __init__(self, wanted: Opening, console: Console) -> None:
        self.wanted = wanted
        self.console = console
        self.session: Session | None = None
        self.setup: Setup | None = None
        self.entries: list[DeckEntry] = []
        self.notices: list[str] = []
        self.played = 0

    def run(self) -> None:
        """The first duel and every further one. Raises Left, Stopped, SaveError."""
        if self.wanted.resume is not None:
            self._take_up(self.wanted.resume)
        else:
            self.console.say(words.TITLE)
            self._begin(self._ask_setup())
        while True:
            assert self.session is not None
            talk = Talk(self.session, self.console, self.notices)
            talk.play()
            self.close()
            self._next(talk)

    # -- starting

    def _take_up(self, path: Path) -> None:
        try:
            self.session, self.notices = take_up(path)
        except (ScriptError, SaveError) as error:
            raise CannotOpen(str(error)) from None
        self.notices.append(words.TAKEN_UP)

    def _ask_setup(self) -> Setup:
        wanted = self.wanted
        decks = [wanted.decks[seat] or self._ask_deck(seat) for seat in (0, 1)]
        names = wanted.names or (self._ask_name(0), self._ask_name(1))
        setup = Setup((decks[0], decks[1]), names, wanted.profile)
        return replace(setup, first=self._first(setup))

    def _first(self, setup: Setup) -> int | None:
        if self.wanted.first is not None:
            return self.wanted.first if self.wanted.first >= 0 else None
        return self._ask_first(setup)

    def _begin(self, setup: Setup) -> None:
        while True:
            try:
                self.session = begin(setup, self.wanted.seed_of(self.played))
                break
            except DeckError as error:
                self._cannot_start(error)
                decks = (self._ask_deck(0), self._ask_deck(1))
                setup = replace(setup, decks=decks)
        self.setup = setup
        self.notices = []
        self.played += 1
        if setup.first is None:
            first = self.session.duel.view(0).player
            self.notices.append(words.coin_says(shown_names(setup.names)[first]))

    # -- asking

    def _ask_deck(self, seat: int) -> Path:
        entries = self.entries
        letter = SEATS[seat]
        if not entries or seat == 0:
            entries = self.entries = deck_entries()
            self.console.say(words.DECKS)
            for number, entry in enumerate(entries, 1):
                self.console.say(f"{entry.title} ({entry.counts})", lead=f" {number} ")
        usual = [number for number, entry in enumerate(entries, 1) if entry.path == STARTERS[seat]]
        default = str(usual[0] if usual else 1)
        while True:
            self.console.say(words.which_deck(letter, default))
            line = self.console.ask() or default
            if line.isdigit() and 1 <= int(line) <= len(entries):
                path = entries[int(line) - 1].path
            elif line and not line.isdigit():
                if line.casefold() == words.QUIT:
                    raise Left
                path = Path(line).expanduser()
            else:
                self.console.say(words.one_of(len(entries)))
                continue
            try:
                found = read_deck(path)
                check(found.deck, PROFILES[self.wanted.profile], str(path))
            except DeckError as error:
                self._cannot_start(error)
                continue
            self.console.say(words.chosen_deck(letter, found.title))
            return path

    def _cannot_start(self, error: DeckError) -> None:
        said = [str(problem) for problem in error.problems[:PROBLEMS]]
        self.console.say(*words.cannot_start(said, len(error.problems) - len(said)))

    def _ask_name(self, seat: int) -> str:
        default = words.DEFAULT_NAMES[seat]
        self.console.say(words.which_name(SEATS[seat], default))
        return self.console.ask() or default

    def _ask_first(self, setup: Setup, loser: int | None = None) -> int | None:
        names = shown_names(setup.names)
        self.console.say(words.who_begins(None if loser is None else names[loser]))
        choice = self._choose([words.COIN, *(words.begins(name) for name in names)])
        return (None, 0, 1)[choice]

    def _choose(self, options: Sequence[str], talk: Talk | None = None) -> int:
        """The number of the option that was chosen, from 0."""
        for number, option in enumerate(options, 1):
            self.console.say(option, lead=f" {number} ")
        while True:
            line = self.console.ask(lines=options)
            for at, option in enumerate(options):
                if line == str(at + 1) or line.casefold() == option.casefold():
                    return at
            if line.casefold() == words.QUIT:
                raise Left
            if line and not (talk is not None and talk.words.does(line, None)):
                self.console.say(words.one_of(len(options)))

    # -- after a duel

    def _next(self, talk: Talk) -> None:
        """Rematch, other Decks, or leave."""
        setup = self.setup
        self.console.say("", words.WHAT_NEXT)
        if setup is None:
            if self._choose([words.NEW, words.QUIT], talk) == 1:
                raise Left
            self._begin(self._ask_setup())
            return
        chosen = self._choose([words.REMATCH, words.SWAPPED, words.OTHER, words.QUIT], talk)
        if chosen == 3:
            raise Left
        if chosen == 2:
            decks = (self._ask_deck(0), self._ask_deck(1))
            setup = replace(setup, decks=decks)
        elif chosen == 1:
            setup = setup.swapped()
        self._begin(replace(setup, first=self._ask_first(setup, self._loser(talk))))

    def _loser(self, talk: Talk) -> int | None:
        outcome = talk.session.duel.outcome
        if outcome is None or outcome.winner is None:
            return None
        return 1 - outcome.winner

    # -- leaving

    def close(self) -> None:
        """Give the file free."""
        if self.session is not None:
            self.session.close()

    def leave(self) -> None:
        """Say where the duel lies and how it goes on; nothing of a hand stays on the screen."""
        self.close()
        session = self.session
        if session is None or session.over or not isinstance(session.saved, SavedDuel):
            self.console.say(words.LEFT)
            return
        if session.sitting is not None:
            self.console.clear()
        path = session.saved.path
        plain = " --plain" if self.console.interactive else ""
        command = f"duel-tui play{plain} --resume {shlex.quote(str(path))}"
        self.console.say(words.saved_in(str(path)), words.resume_with(command), whole=True)
