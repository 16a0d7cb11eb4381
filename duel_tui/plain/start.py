"""Line mode from its first question to its last: Decks, names, who begins; the duel; what comes after it."""

from __future__ import annotations

import contextlib
import shlex
from dataclasses import replace
from pathlib import Path

from duel_tui.decklist import DeckError
from duel_tui.plain.asking import Asking
from duel_tui.plain.between import Between
from duel_tui.plain.choosing import choose
from duel_tui.plain.console import Console, Stopped
from duel_tui.plain.replay import ReplayTalk
from duel_tui.plain.talk import Talk, shown_names
from duel_tui.plain.words import Left
from duel_tui.script.errors import LookOnly, SaveError, ScriptError
from duel_tui.script.folder import unfinished
from duel_tui.script.heads import is_match
from duel_tui.script.library import state
from duel_tui.script.saving import SavedDuel
from duel_tui.table import match_play
from duel_tui.table.match_play import MatchPlay
from duel_tui.table.opening import CannotOpen, Opening
from duel_tui.table.replay_opening import CannotLook, viewer_of
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, begin, take_up_again, who_opens
from duel_tui.text.en import library as library_words
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import plain as words
from duel_tui.text.en import replay as replay_words

OFFERED = 8
"""Unfinished duels that are offered, the latest ones; `duel-tui duels` lists all."""


def play(wanted: Opening, console: Console | None = None) -> int:
    """Play in lines of text until the players leave. Returns the exit code.

    Raises CannotOpen when the file of a duel to go on with cannot be used.
    """
    console = console or Console()
    game = _Game(wanted, console)
    only: _OnlyLooks | None = None
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
            console.nobody_reads()
            return 1
        except _OnlyLooks as found:
            only = found
            console.say(only.why)
    return 0 if only is None else _look(only.path, console)


def _look(path: Path, console: Console) -> int:
    """Look at a duel that cannot be played on. Raises CannotOpen."""
    from duel_tui.plain.replay import look
    from duel_tui.table.replay_opening import CannotLook, viewer_of

    try:
        return look(viewer_of(path), console)
    except CannotLook as error:
        raise CannotOpen(str(error)) from None


class _OnlyLooks(Exception):
    """The duel may be looked at, not played on; `why` is a sentence."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why


class _TakenBack(Exception):
    """The end of the duel was taken back."""


class _Game:
    """One sitting: a duel or a match, and those that follow it."""

    def __init__(self, wanted: Opening, console: Console) -> None:
        self.wanted = wanted
        self.console = console
        self.asking = Asking(wanted, console)
        self.session: Session | None = None
        self.match: MatchPlay | None = None
        self.setup: Setup | None = None
        self.notices: list[str] = []
        self.played = 0

    def run(self) -> None:
        """The first duel and every further one. Raises Left, Stopped, SaveError."""
        if self.wanted.resume is not None:
            self._take_up(self.wanted.resume)
        else:
            self.console.say(words.TITLE)
            path = self._left_open()
            if path is None:
                self._begin(self.asking.setup())
            else:
                self._take_up(path)
        talk: Talk | None = None
        while True:
            if self.session is None:
                talk = None
            else:
                if talk is None or not talk.resumed:
                    talk = Talk(self.session, self.console, self.notices)
                    teach = self.wanted.teach or (self.setup is not None and self.setup.teach)
                    talk.teacher.turn(self.session, teach)
                talk.resumed = False
                talk.play()
            if self.match is None or not self._goes_on(self.match):
                with contextlib.suppress(_TakenBack):
                    self._next(talk)

    # -- starting

    def _left_open(self) -> Path | None:
        """An unfinished duel that people want to go on with; None for a new one. A pipe is not asked."""
        found = unfinished()[:OFFERED]
        if not found or not self.console.interactive or self.wanted != Opening():
            return None
        self.console.say("", library_words.GO_ON)
        told = [library_words.offered(one.name, one.players, state(one)) for one in found]
        chosen = choose(self.console, [words.NEW, *told])
        return found[chosen - 1].path if chosen else None

    def _take_up(self, path: Path) -> None:
        try:
            if is_match(path):
                self.match, self.notices = match_play.take_up(path)
                self.session = self.match.session
                self.setup = self.match.setup
            else:
                self.session, self.notices, self.setup = take_up_again(path)
        except LookOnly as error:
            if self.console.interactive:
                raise _OnlyLooks(path, str(error)) from None
            # Lines in a pipe are meant for the duel.
            raise CannotOpen(words.look_instead(str(error), shlex.quote(str(path)))) from None
        except (ScriptError, SaveError) as error:
            raise CannotOpen(str(error)) from None
        self.notices.append(words.TAKEN_UP)
        if self.session is None:
            self.console.say(*self.notices)

    def _begin(self, setup: Setup) -> None:
        self.match = None
        while True:
            seed = self.wanted.seed_of(self.played)
            try:
                if setup.of > 1:
                    self.match = match_play.begin(setup, seed)
                else:
                    self.session = begin(setup, seed)
                break
            except DeckError as error:
                self.asking.cannot_start(error)
                decks = (self.asking.deck(0, setup), self.asking.deck(1, setup))
                setup = replace(setup, decks=decks)
        self.setup = setup
        self.played += 1
        if self.match is not None:
            self._start(self.match, setup.first)
            return
        assert self.session is not None
        self.notices = []
        if setup.first is None:
            first = self.session.duel.view(0).player
            self.notices.append(words.coin_says(shown_names(setup.names)[first]))

    # -- matches

    def _start(self, match: MatchPlay, first: int | None) -> None:
        """The next duel of a match."""
        self.session = match.start(first)
        names = shown_names(match.names)
        begins = names[self.session.duel.view(0).player]
        now = match.match
        self.notices = [match_words.begins(begins, first is None, now.number, now.of, names, now.score)]

    def _goes_on(self, match: MatchPlay) -> bool:
        """Count the duel that is over; start the next one, or tell the final standing and return False."""
        match.ended()
        self.session = None
        between = Between(match, self.console)
        if match.stage == "over":
            self.console.say("")
            between.final()
            return False
        self._start(match, between.run())
        return True

    # -- after a duel

    def _next(self, talk: Talk | None) -> None:
        """Rematch, other Decks, or leave."""
        setup = self.setup
        watched = self._saved()
        self.console.say("", words.WHAT_NEXT, *([] if watched is None else [replay_words.WATCH_HOW]))

        def looks(line: str) -> bool:
            if watched is not None and line.strip().lower() == replay_words.WATCH_WORD:
                self._watch(watched)
                return True
            if talk is None:
                return False
            done = talk.does_after(line)
            if talk.resumed:
                raise _TakenBack
            return done

        if setup is None:
            if choose(self.console, [words.NEW, words.QUIT], looks) == 1:
                raise Left
            self.close()
            self._begin(self.asking.setup())
            return
        chosen = choose(self.console, [words.REMATCH, words.SWAPPED, words.OTHER, words.QUIT], looks)
        if chosen == 3:
            raise Left
        self.close()
        if chosen == 2:
            decks = (self.asking.deck(0, setup), self.asking.deck(1, setup))
            setup = replace(setup, decks=decks, given=None)
        elif chosen == 1:
            setup = setup.swapped()
        self._begin(replace(setup, first=self._first(setup, talk)))

    def _saved(self) -> SavedDuel | None:
        """The file of the duel that is over."""
        saved = None if self.session is None else self.session.saved
        return saved if isinstance(saved, SavedDuel) else None

    def _watch(self, saved: SavedDuel) -> None:
        """Look at the duel again; leaving that leads back to the question."""
        try:
            viewer = viewer_of(saved.path, number=None if self.match is None else len(self.match.match.duels))
        except CannotLook as error:
            self.console.say(str(error))
            return
        viewer.file = saved.file
        talk = ReplayTalk(viewer, self.console)
        with contextlib.suppress(Left):
            talk.run()
        if talk.play_next is not None:
            path = shlex.quote(str(talk.play_next))
            self.console.say(words.resume_with(f"duel-tui play --resume {path}"), whole=True)

    def _first(self, setup: Setup, talk: Talk | None) -> int | None:
        """Who begins after a duel: the player whose turn it is by the rules, or who is chosen."""
        if self.match is not None or talk is None:
            return self.asking.first(setup)
        opens = who_opens(setup, talk.session.duel)
        if opens.first is not None:
            self.console.say(words.begins_in_turn(shown_names(setup.names)[opens.first]))
            return opens.first
        return self.asking.first(setup, opens.chooser)

    # -- leaving

    def close(self) -> None:
        """Give the file free."""
        if self.session is not None:
            self.session.close()
        if self.match is not None:
            self.match.close()

    def leave(self) -> None:
        """Say where the duel lies and how it goes on; nothing of a hand stays on the screen."""
        self.close()
        session, match = self.session, self.match
        going = session is not None and not session.over
        path = match.path if match is not None and (going or match.stage != "over") else None
        if path is None and session is not None and going and isinstance(session.saved, SavedDuel):
            path = session.saved.path
        if path is None:
            self.console.say(words.LEFT)
            return
        if session is None or session.sitting is not None:
            self.console.clear()
        plain = " --plain" if self.console.interactive else ""
        command = f"duel-tui play{plain} --resume {shlex.quote(str(path))}"
        self.console.say(words.saved_in(str(path)), words.resume_with(command), whole=True)
