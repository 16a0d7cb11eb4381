"""A match between two players at one keyboard: duels, side decking between them, who begins, all in one file.

Both front ends go by `stage`: it says what comes next, and the calls below do it.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Literal

from duel_tui.games import YUGIOH, of_options
from duel_tui.script import matches
from duel_tui.script.siding import Sided
from duel_tui.table.remembering import recall
from duel_tui.table.session import Session
from duel_tui.table.setup import WINDOWS, Setup, played_by, undo_rule
from duel_tui.table.trail import trail_of
from duel_tui.text.en import match as words
from duel_tui.yugioh import CardDef, Deck, Options
from duel_tui.yugioh.match import Fault, Match, brought_in, deck_faults, taken_out

Stage = Literal["duel", "siding", "opening", "over"]
"""A duel is played; a player changes his deck; it is to be said who begins the next duel; the match is over."""


class MatchPlay:
    """A match being played. `setup` is what another match of the same players is started with."""

    def __init__(
        self, setup: Setup, match: Match, options: Options, saved: matches.SavedMatch | None, seed: int | None = None
    ) -> None:  # fmt: skip
        self.setup = setup
        self.match = match
        self.options = options
        self.saved = saved
        self.seed = seed
        self.session: Session | None = None
        self._first = 0
        self._sided = [Sided(deck) for deck in match.decks]

    # -- how it stands

    @property
    def names(self) -> tuple[str, str]:
        """The players' names."""
        return self.setup.names

    @property
    def stage(self) -> Stage:
        """What comes next."""
        if self.session is not None:
            return "duel"
        if self.match.over:
            return "over"
        return "opening" if self.siding is None else "siding"

    @property
    def siding(self) -> int | None:
        """The player whose turn it is to change his deck; nobody before the first duel or without a Side Deck."""
        if not self.match.duels or self.match.over:
            return None
        for seat in (0, 1):
            if not self._sided[seat].done and self.match.registered[seat].side:
                return seat
        return None

    @property
    def counting(self) -> bool:
        """Whether both players may count the decks before a duel: only where a game knows Side Decks."""
        return of_options(self.options).key == YUGIOH

    @property
    def path(self) -> Path | None:
        """The file of the match."""
        return None if self.saved is None else self.saved.path

    # -- duels

    def start(self, first: int | None) -> Session:
        """Start the next duel; without `first` a coin says who begins. Raises SaveError, and then nothing began."""
        match = self.match
        seed = secrets.randbits(63) if self.seed is None else (self.seed + match.number - 1) % 2**63
        start_duel = of_options(self.options).start
        if first is None:
            first = start_duel(match.decks, seed=seed, options=self.options).view(0).player
        duel = start_duel(
            match.decks, seed=seed, options=self.options, first=first, windows=self.setup.windows
        )
        session = Session(duel, self.names, strict=self.setup.strict, undo=self.setup.undo)
        if self.saved is not None:
            session.saved = self.saved.begin(
                match, duel, seed=seed, first=first, strict=self.setup.strict, undo=self.setup.undo_written
            )
            recall(session)
        self._first = first
        self.session = session
        return session

    def ended(self) -> None:
        """Count the duel that is over; the second time it does nothing."""
        if self.session is None:
            return
        outcome = self.session.duel.outcome
        assert outcome is not None
        self.match = self.match.played(outcome.winner, self._first, outcome.reason)
        self.session.counted = True
        self.session = None
        self._sided = [Sided(deck) for deck in self.match.decks]

    # -- side decking

    def deck(self, seat: int) -> Deck:
        """A player's deck as he has put it together so far."""
        return self._sided[seat].deck

    def faults(self, seat: int) -> list[Fault]:
        """What is still wrong with it."""
        return deck_faults(self.match.registered[seat], self.deck(seat))

    def move(self, seat: int, card: CardDef, out: bool) -> None:
        """Move one copy out of Deck or Fusion Deck, or in from the Side Deck. Raises ValueError, SaveError."""
        self._side(seat, (taken_out if out else brought_in)(self.deck(seat), card))

    def reset(self, seat: int) -> None:
        """Take every swap back, those before earlier duels too. Raises SaveError."""
        self._side(seat, self.match.registered[seat])

    def done(self, seat: int) -> None:
        """The player wants to go on with this deck. Raises MatchError, SaveError."""
        match = self.match.replaced(seat, self.deck(seat))
        self._side(seat, self.deck(seat), done=True)
        self.match = match

    def _side(self, seat: int, deck: Deck, done: bool = False) -> None:
        if self.saved is not None:
            self.saved.side(self.match, seat, deck, done)
        self._sided[seat] = Sided(deck, done)

    # -- leaving

    def close(self) -> None:
        """Leave the match; everything is on disk already."""
        if self.saved is not None:
            self.saved.close()

    # -- words

    def standing(self, names: tuple[str, str]) -> str:
        """How the match stands, in a sentence."""
        return words.standing(names, self.match.score, self.match.winner, self.match.over)


def begin(setup: Setup, seed: int | None = None, saved: bool = True) -> MatchPlay:
    """Begin a match; its first duel has not started. Raises DeckError, SaveError."""
    options = setup.options()
    match = Match.begin(setup.pair(), setup.of, options)
    file = None
    if saved:
        file = matches.create(
            match,
            players=setup.names,
            rules=setup.profile,
            options=setup.changes(),
            deck_names=setup.deck_names(),
        )
    return MatchPlay(setup, match, options, file, seed)


def take_up(path: Path) -> tuple[MatchPlay, list[str]]:
    """A saved match at the point where its file ends, and sentences about it. Raises ScriptError, SaveError."""
    resumed = matches.resume_match(path, windows=WINDOWS)
    match, saved = resumed.match, resumed.saved
    setup = played_by(
        resumed.rules,
        saved.rules,
        saved.players,
        match.registered,
        of=match.of,
        strict=resumed.strict,
        undo=undo_rule(resumed.undo),
        called=saved.deck_names,
    )
    play = MatchPlay(setup, match, resumed.rules, saved)
    if resumed.duel is not None:
        session = Session(
            resumed.duel.duel, saved.players, resumed.duel.saved, strict=resumed.strict, undo=setup.undo,
            trail=trail_of(resumed.duel.saved.written), undone=resumed.duel.undone,
        )  # fmt: skip
        play.session = recall(session)
        play._first = resumed.first
    if resumed.sided is not None:
        play._sided = list(resumed.sided)
        for seat, side in enumerate(resumed.sided):
            if side.done:
                play.match = play.match.replaced(seat, side.deck)
    return play, resumed.notices
