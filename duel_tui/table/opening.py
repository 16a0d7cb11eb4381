"""What `duel-tui play` was told on the command line, checked before anything is drawn or asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duel_tui import games
from duel_tui.decklist import DeckError, builtin_decks, check, read_deck
from duel_tui.decklist.commands import BadOption, options_for
from duel_tui.engine.errors import OptionError
from duel_tui.games import PROFILES
from duel_tui.script.folder import unfinished
from duel_tui.script.library import LibraryError, path_of
from duel_tui.table.lines import clean
from duel_tui.table.options import changed, parted, refusal
from duel_tui.table.setup import Setup, own_decks
from duel_tui.table.taking_back import CONSENT
from duel_tui.text.en import plain as text
from duel_tui.text.en.tui import DEFAULT_NAMES, NAMES


class CannotOpen(ValueError):
    """The command line asks for something that cannot be; the text is one line for the player."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What is settled before the duel. None: not said, to be asked for.

    `first` is the seat that begins, -1: a coin. `resume` is the file of a duel to go on with.
    `strict`: both are asked in every window. `card_list`, `of`, `changed`, `undo` and `teach` are those of a Setup.
    """

    decks: tuple[Path | None, Path | None] = (None, None)
    names: tuple[str, str] | None = None
    first: int | None = None
    profile: str = "classic"
    seed: int | None = None
    resume: Path | None = None
    strict: bool = False
    card_list: str | None = None
    of: int = 1
    changed: tuple[tuple[str, str], ...] = ()
    undo: str = CONSENT
    teach: bool = False

    def setup(self) -> Setup | None:
        """The duel, when both Decks were named."""
        return None if None in self.decks else self.partly()

    def partly(self) -> Setup:
        """What is settled of the duel, with the Decks to choose from first in place of those that were not named."""
        one, two = (
            deck or own_decks(games.of_profile(self.profile).key)[seat]
            for seat, deck in enumerate(self.decks)
        )
        first = self.first if self.first in (0, 1) else None
        names = self.names or NAMES[games.of_profile(self.profile).key]
        return Setup(
            (one, two), names, self.profile, first, card_list=self.card_list, of=self.of, strict=self.strict,
            changed=self.changed, undo=self.undo, teach=self.teach,
        )  # fmt: skip

    def seed_of(self, number: int) -> int | None:
        """The seed of the first duel (0), the second ...; None: by chance."""
        return None if self.seed is None else (self.seed + number) % 2**63


def seen_name(name: str, seat: int) -> str:
    """A player's name; the usual one of the seat for one of which nothing can be seen."""
    return name.strip() if clean(name).strip() else DEFAULT_NAMES[seat]


def opening(
    decks: tuple[str | None, str | None] = (None, None),
    names: tuple[str, str] | None = None,
    first: str | None = None,
    rules: str | None = None,
    seed: int | None = None,
    resume: str | None = None,
    strict: bool = False,
    card_list: str | None = None,
    of: int | None = None,
    changes: Sequence[str] = (),
    undo: str | None = None,
    teach: bool = False,
) -> Opening:
    """Check what the command line says. `resume` is a file, or empty for the duel played last.

    `changes` are options as `KEY=VALUE`; they go before `card_list` and `of`. Raises CannotOpen.
    """
    if resume is not None:
        told = (*decks, names, first, rules, seed, card_list, of, *changes, undo)
        if strict or any(value is not None for value in told):
            raise CannotOpen(text.RESUME_ALONE)
        return Opening(resume=_saved(resume) if resume else _latest(), teach=teach)
    profile = rules or _usual(decks)
    if profile not in PROFILES:
        raise CannotOpen(text.no_such_rules(profile, list(PROFILES)))
    setup = Setup(own_decks(), profile=profile, card_list=card_list, of=of or 1)
    try:
        for change in changes:
            setup = changed(setup, *parted(setup, change))
        options_for(profile, setup.card_list, setup.kit.key)
    except OptionError as error:
        raise CannotOpen(refusal(error)) from None
    except BadOption as error:
        raise CannotOpen(str(error)) from None
    options = setup.options()
    for deck in decks:
        if deck is not None:
            _check(deck, options)
    one, two = (None if deck is None else _path(deck) for deck in decks)
    starts = None if first is None else {"a": 0, "b": 1}.get(first.casefold(), -1)
    if names is not None:
        one_name, two_name = names
        names = seen_name(one_name, 0), seen_name(two_name, 1)
    return Opening(
        (one, two), names, starts, profile, seed,
        strict=strict or teach, card_list=setup.card_list, of=setup.of, changed=setup.changed,
        undo=undo or CONSENT, teach=teach,
    )  # fmt: skip


def _usual(decks: tuple[str | None, str | None]) -> str:
    """The profile that is meant when none is named: that of the game of the first deck."""
    for deck in decks:
        if deck is not None:
            try:
                return games.of(read_deck(deck).game).default
            except DeckError:
                # What is wrong with it is said when it is checked.
                continue
    return games.of(games.YUGIOH).default


def _saved(text: str) -> Path:
    """The file of a saved duel that was named by its path, or as in the library."""
    try:
        return path_of(text)
    except LibraryError as error:
        raise CannotOpen(str(error)) from None


def _latest() -> Path:
    found = unfinished()
    if not found:
        raise CannotOpen(text.NOTHING_TO_RESUME)
    return found[0].path


def _path(deck: str) -> Path:
    """The file of a Deck that was named by its path or, as one of this program's, by its bare name."""
    path = Path(deck)
    own = (
        {}
        if path.is_file()
        else {name: found for found in builtin_decks() for name in (found.name, found.stem)}
    )
    return own.get(deck, path)


def _check(deck: str, options: Any) -> None:
    try:
        check(read_deck(deck).deck, options, deck)
    except DeckError as error:
        raise CannotOpen(str(error)) from None
