"""Starting a duel: decks, names, rules, who begins; and taking up one that was saved."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from duel_tui import games
from duel_tui.decklist import builtin_decks, check, deck_title, read_deck
from duel_tui.engine import Duel
from duel_tui.games import PROFILES, Kit
from duel_tui.script import resuming, saving
from duel_tui.script.starting import decks_of, options_of
from duel_tui.table.lines import Line, clean, pad, width
from duel_tui.table.remembering import recall
from duel_tui.table.session import Session
from duel_tui.table.taking_back import CONSENT, RULES
from duel_tui.table.trail import trail_of
from duel_tui.text.en import options as option_words
from duel_tui.text.en import tui as words
from duel_tui.yugioh import Deck
from duel_tui.yugioh.match import Match, Opening, Played

WINDOWS = "visible"
"""Prompts follow what the other player can see, so that none betrays a Set card."""
MARK = "* "
"""Before an option that differs from the profile."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a duel or a match is started with. `first` is the seat that begins, None: a coin.

    `card_list` names the list of forbidden cards, None: that of the profile; `changed` are the other options that
    differ from it, as key and text (`table.options` makes them). A match is made `of` more than one duel.
    `given` are decks that come from no deck file (those of a saved duel); they go before `decks`. `strict`: both are
    asked in every window, and every answer is written. `undo`: what may be taken back, a word of `taking_back.RULES`.
    `teach`: every question is explained. `called`: the names of the `given` decks.
    """

    decks: tuple[Path, Path]
    names: tuple[str, str] = words.DEFAULT_NAMES
    profile: str = "classic"
    first: int | None = None
    given: tuple[Any, Any] | None = None
    card_list: str | None = None
    of: int = 1
    strict: bool = False
    changed: tuple[tuple[str, str], ...] = ()
    undo: str = CONSENT
    teach: bool = False
    called: tuple[str, str] = ("", "")

    @property
    def kit(self) -> Kit:
        """The game, which the rules profile says."""
        return games.of_profile(self.profile)

    @property
    def windows(self) -> str:
        """In which windows both are asked, before they say otherwise."""
        return "all" if self.strict else WINDOWS

    @property
    def undo_written(self) -> str:
        """What a file says of taking back: nothing where it is the usual."""
        return "" if self.undo == CONSENT else self.undo

    def other_windows(self, step: int = 1) -> Setup:
        """Asked as each player wishes, in every window, in every window with an explanation: the next of these."""
        kinds = ((False, False), (True, False), (True, True))
        now = kinds.index((self.strict or self.teach, self.teach))
        strict, teach = kinds[(now + step) % len(kinds)]
        return replace(self, strict=strict, teach=teach)

    def swapped(self) -> Setup:
        """The same players with each other's decks."""
        given = None if self.given is None else (self.given[1], self.given[0])
        called = (self.called[1], self.called[0])
        return replace(self, decks=(self.decks[1], self.decks[0]), given=given, called=called)

    def deck_names(self) -> tuple[str, str]:
        """What the players call their decks."""
        if self.given is not None:
            return self.called
        one, two = (clean(deck_title(path)) for path in self.decks)
        return one, two

    def pair(self) -> tuple[Any, Any]:
        """The decks. Raises DeckError when one may not be played under these rules."""
        if self.given is not None:
            return self.given
        one, two = (read_deck(path).deck for path in self.decks)
        for deck, path in zip((one, two), self.decks, strict=True):
            check(deck, self.options(), str(path))
        return one, two

    def options(self) -> Any:
        """The rules."""
        options = PROFILES[self.profile].changed(dict(self.changed))
        if self.card_list is not None and self.kit.key == games.YUGIOH:
            options = replace(options, list=self.card_list)
        return options if self.of == 1 else replace(options, match_of=self.of)

    def changes(self) -> dict[str, str]:
        """What differs from the profile, as a duel file holds it."""
        found: dict[str, str] = self.options().differences(PROFILES[self.profile])
        return found


def begin(setup: Setup, seed: int | None = None, saved: bool = True) -> Session:
    """Start a duel. Raises DeckError when a deck may not be played under these rules."""
    pair = setup.pair()
    seed = secrets.randbits(63) if seed is None else seed
    duel = setup.kit.start(pair, seed=seed, options=setup.options(), first=setup.first, windows=setup.windows)
    session = Session(duel, setup.names, strict=setup.strict, undo=setup.undo)
    if saved:
        session.saved = saving.create(
            duel, pair, seed=seed, players=setup.names, first=setup.first, rules=setup.profile,
            options=setup.changes(), strict=setup.strict, undo=setup.undo_written,
            deck_names=setup.deck_names(),
        )  # fmt: skip
        recall(session)
    return session


def take_up(path: Path) -> tuple[Session, list[str]]:
    """A saved duel at the point where its file ends, and sentences about it. Raises ScriptError, SaveError."""
    session, notices, _ = take_up_again(path)
    return session, notices


def take_up_again(path: Path) -> tuple[Session, list[str], Setup | None]:
    """As `take_up`, with what a rematch is started with; None where the file does not begin with decks."""
    resumed = resuming.resume(path, windows=WINDOWS)
    script = resumed.document.script
    strict, undo = bool(script.strict), undo_rule(saving.undo_of(script))
    again = None
    if script.decks is not None:
        options = options_of(resumed.document)
        given = decks_of(resumed.document, options, checked=False)
        called = saving.deck_names_of(script)
        again = played_by(
            options, script.rules, resumed.players, given, strict=strict, undo=undo, called=called
        )
    session = Session(
        resumed.duel,
        resumed.players,
        resumed.saved,
        strict=strict,
        undo=undo,
        trail=trail_of(resumed.saved.written),
        undone=resumed.undone,
    )
    return recall(session), resumed.notices, again


def undo_rule(said: str) -> str:
    """What may be taken back, as a file says it; the usual where it says nothing that this version knows."""
    return said if said in RULES else CONSENT


def played_by(
    options: Any, rules: str | None, names: tuple[str, str], given: tuple[Any, Any], *, of: int = 1, strict: bool,
    undo: str = CONSENT, called: tuple[str, str] = ("", ""),
) -> Setup:  # fmt: skip
    """What a duel or a match of a file was started with."""
    profile = rules or games.of_options(options).default
    differ = options.differences(PROFILES[profile])
    changed = tuple((key, text) for key, text in differ.items() if key not in ("list", "match_of"))
    card_list = differ.get("list")
    return Setup(
        own_decks(games.of_options(options).key),
        names,
        profile,
        given=given,
        card_list=card_list,
        of=of,
        strict=strict,
        changed=changed,
        undo=undo,
        called=called,
    )


def who_opens(setup: Setup, duel: Duel) -> Opening:
    """How it is settled who takes the first turn of a rematch: as in a match."""
    state = duel.game.state
    first = state.player if state.turn % 2 else 1 - state.player
    winner = None if duel.outcome is None else duel.outcome.winner
    pair = (Deck(()), Deck(()))
    return Match(pair, pair, 99, setup.options().who_starts, (Played(winner, first),)).opening()


STARTERS = {
    games.YUGIOH: ("starter_yugi_2002", "starter_kaiba_2002"),
    games.DUEL_MASTERS: ("dm_fire_charge", "dm_nature_beasts"),
}
"""The decks that are offered first, by game."""


def own_decks(game: str = games.YUGIOH) -> tuple[Path, Path]:
    """Decks of this program, to choose others from."""
    paths = {path.stem: path for path in builtin_decks()}
    first = next(iter(paths.values()))
    one, two = STARTERS[game]
    return paths.get(one, first), paths.get(two, first)


def option_lines(duel: Duel, cells: int) -> list[Line]:
    """The options of a duel; those that differ from the usual rules are marked."""
    return lines_of(options_in(duel), cells)


def options_in(duel: Duel) -> Any:
    """The options that a duel is played by."""
    return getattr(duel.game.state, "options", PROFILES["classic"])


def lines_of(options: Any, cells: int, profile: str = "", only: bool = False) -> list[Line]:
    """Options as lines: what they are about, and their value; those that differ from a profile are marked.

    `only`: those that differ, and no others.
    """
    kit = games.of_options(options)
    base = PROFILES[profile or kit.default]
    lines: list[Line] = []
    for field in fields(options):
        value = getattr(options, field.name)
        name, shown = option_words.OPTION_NAMES[field.name], option_words.value_text(field.name, value)
        column = min(44, cells - 20)
        if value == getattr(base, field.name):
            if not only:
                lines.append((("  ", ""), (pad(name, column), "dim"), ("  ", ""), (shown, "")))
            continue
        note = f"  {option_words.CHANGED}"
        column = max(width(name), min(column, cells - 4 - width(shown) - width(note)))
        lines.append(((MARK, "key"), (pad(name, column), "dim"), ("  ", ""), (shown, "title"), (note, "key")))
    return lines


def option_sentences(duel: Duel) -> list[str]:
    """The options of a duel; of those that differ from the usual rules it is said."""
    options = options_in(duel)
    profile = games.of_options(options).default
    usual = PROFILES[profile]
    return [
        option_words.told(field.name, getattr(options, field.name), getattr(usual, field.name), profile)
        for field in fields(options)
    ]
