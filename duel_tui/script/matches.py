"""Matches on disk while they are played: one file, the header first, behind it one duel after the other.

Nothing is ever rewritten. What is swapped between two duels stands behind the result of the one before (`siding`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from duel_tui import __version__, games
from duel_tui.engine.duel import Duel
from duel_tui.script import saving
from duel_tui.script.appending import LineFile, create_file
from duel_tui.script.errors import Finished, ScriptError
from duel_tui.script.folder import duels_folder, new_name
from duel_tui.script.models import Match as Header
from duel_tui.script.reader import MatchFile, read_match
from duel_tui.script.resuming import Resumed, take_up
from duel_tui.script.siding import Sided, sided
from duel_tui.script.siding import line as siding_line
from duel_tui.script.standing import duels_of, first_of, played, result_of
from duel_tui.script.starting import DEFAULT_RULES, decks_of, options_of, registered_of
from duel_tui.script.words import FORMAT, SEATS
from duel_tui.script.writer import header
from duel_tui.text.en import script as say
from duel_tui.yugioh import Deck, Options
from duel_tui.yugioh.match import Match


@dataclass
class SavedMatch:
    """The file of a match that is being played; `rules`, `options` and `deck_names` are those of its header."""

    file: LineFile
    players: tuple[str, str]
    rules: str = DEFAULT_RULES
    options: Mapping[str, str] = field(default_factory=dict)
    deck_names: tuple[str, str] = ("", "")

    @property
    def path(self) -> Path:
        """The file."""
        return self.file.path

    def begin(
        self, match: Match, duel: Duel, *, seed: int, first: int, strict: bool = False, undo: str = ""
    ) -> saving.SavedDuel:
        """Write the header of the next duel, which has just been started with the decks of the match.

        Raises SaveError; the file is then as before.
        """
        start = saving.start_script(
            match.decks, seed=seed, players=self.players, first=first, rules=self.rules, options=self.options,
            strict=strict, undo=undo,
        )  # fmt: skip
        text, digested = saving.opening_lines(start, duel)
        self.file.append("---\n" + text)
        return saving.SavedDuel(self.file, duel, [], digested, duel.position())

    def side(self, match: Match, seat: int, deck: Deck, done: bool) -> None:
        """Write how far a player is with his deck for the next duel. Raises SaveError; the file is then as before."""
        self.file.append(siding_line(seat, match.registered[seat], deck, done))

    def close(self) -> None:
        """Give the file free; everything is written already."""
        self.file.close()


def create(
    match: Match,
    *,
    players: tuple[str, str] = ("A", "B"),
    rules: str = DEFAULT_RULES,
    options: Mapping[str, str] | None = None,
    title: str | None = None,
    deck_names: tuple[str, str] = ("", ""),
    folder: Path | None = None,
) -> SavedMatch:
    """Begin the file of a match that has not begun. Raises SaveError."""
    values: dict[str, object] = {
        "match": FORMAT,
        "of": str(match.of),
        "engine": __version__,
        "game": games.of_profile(rules).key,
        "rules": rules,
    }
    if options:
        values["options"] = dict(options)
    if title:
        values["title"] = title
    names = (players[0] or "A", players[1] or "B")
    values["players"] = dict(zip(SEATS, names, strict=True))
    values |= saving.names_of_decks(deck_names)
    values["decks"] = saving.deck_lists(match.registered)
    text = header(Header.model_validate(values))
    path = create_file(folder or duels_folder(), f"{new_name(players)}-match", text)
    return SavedMatch(LineFile(path), names, rules, dict(options or {}), deck_names)


@dataclass
class ResumedMatch:
    """A match taken up again. `duel` is the one being played, None between two duels or at the end.

    Between two duels `sided` is how far the players are with their decks for the next one.
    """

    match: Match
    saved: SavedMatch
    rules: Options
    duel: Resumed | None = None
    notices: list[str] = field(default_factory=list)
    sided: tuple[Sided, Sided] | None = None
    first: int = 0
    """Who took the first turn of the duel being played."""
    strict: bool = False
    """Whether the duel played last asks in every window."""
    undo: str = ""
    """What its header says of taking back."""


def resume_match(path: str | Path, windows: str = "real", anyway: bool = False) -> ResumedMatch:
    """Read a match to the point where its file ends, and keep the file open for what comes.

    `anyway`: see `resuming.resume`. Raises ScriptError and SaveError.
    """
    if not os.path.isfile(path):
        raise ScriptError(str(path), 0, *say.is_no_file(os.path.exists(path)))
    file = LineFile(Path(path))
    try:
        try:
            return _take_up(file, windows, anyway)
        except Finished:
            # The last duel was over, but not its end in the file, where it stands now.
            return _take_up(file, windows, anyway)
    except BaseException:
        file.close()
        raise


def _take_up(file: LineFile, windows: str, anyway: bool) -> ResumedMatch:
    read = read_match(file.path, mend=True)
    match, options = standing(read)
    head = read.head.script
    players = (head.player("A"), head.player("B"))
    deck_names = saving.deck_names_of(read.match)
    saved = SavedMatch(file, players, head.rules or DEFAULT_RULES, head.options or {}, deck_names)
    going = read.documents[-1] if read.documents and result_of(read.documents[-1]) is None else None
    resumed = None
    first = 0
    if going is not None:
        first = first_of(going)
        resumed = take_up(going, file, windows, anyway)
        match = replace(match, decks=decks_of(going, options, checked=False))
    side = None
    if going is None and read.documents and not match.over:
        side = sided(read.documents[-1], match.registered, match.decks)
    file.keep = read.kept
    strict = bool(read.documents and read.documents[-1].script.strict)
    undo = saving.undo_of(read.documents[-1].script) if read.documents else ""
    notices = resumed.notices if resumed else read.notices
    return ResumedMatch(match, saved, options, resumed, notices, side, first, strict, undo)


def standing(read: MatchFile) -> tuple[Match, Options]:
    """How a match of a file stands, and its options; the decks are those of the last duel that is over.

    Raises ScriptError.
    """
    options = options_of(read.head)
    duels = played(read.documents)
    registered = registered_of(read.head, options)
    if registered is None:
        if not read.documents:
            raise read.head.error((), say.no_start())
        registered = decks_of(read.documents[0], options, checked=False)
    over = [document for document in read.documents if result_of(document) is not None]
    decks = decks_of(over[-1], options, checked=False) if over else registered
    match = Match(registered, decks, duels_of(read.head, options), options.who_starts, duels)
    return (replace(match, decks=registered) if match.over else match), options
