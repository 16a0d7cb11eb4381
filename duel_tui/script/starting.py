"""From a document to a running duel."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from duel_tui import games
from duel_tui.decklist import DeckError, Listing, check
from duel_tui.decklist.entries import look_up, read_fact
from duel_tui.decklist.errors import Problem, list_problems
from duel_tui.decklist.files import read_any
from duel_tui.decklist.listing import Reading
from duel_tui.decklist.pools import AnyDeck
from duel_tui.decklist.ydke import PREFIX
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import OptionError
from duel_tui.engine.rng import parse_seed
from duel_tui.script.errors import ScriptError, StartRefused
from duel_tui.script.models import DeckList
from duel_tui.script.own_cards import own_creature, own_monster
from duel_tui.script.reader import Document
from duel_tui.script.standing import duels_of, played
from duel_tui.script.words import DECK_SECTIONS, SEATS
from duel_tui.text.en import match as match_text
from duel_tui.text.en import script as say
from duel_tui.yugioh import Options, SetupError, formats
from duel_tui.yugioh.match import MATCH_OVER, Match, MatchError

DEFAULT_RULES = "classic"
"""The profile of a match of Yu-Gi-Oh! that names none."""


def options_of(document: Document) -> Any:
    """The options of a document: its profile with its overrides. Raises ScriptError."""
    script = document.script
    kit = games.of(script.game)
    name = script.rules or kit.default
    if name not in kit.profiles:
        raise document.error(("rules",), say.unknown_rules(name, list(kit.profiles)))
    options = kit.profiles[name]
    for key, value in (script.options or {}).items():
        try:
            options = options.changed({key: value})
        except OptionError as error:
            known = key != error.allowed and key in type(options).__dataclass_fields__
            raise document.error(("options", key), say.bad_option(key, value, error.allowed, known)) from None
    return options


def begin(document: Document, windows: str = "real", checked: bool = True) -> Duel:
    """The duel at its beginning. `checked`: decks must be legal (a duel that was saved once began legally).

    Raises ScriptError, and StartRefused when the rules forbid the start.
    """
    script = document.script
    options = options_of(document)
    seed = parse_seed(script.seed) if script.seed is not None else 0
    first = SEATS.index(script.first) if script.first is not None else None
    if script.setup is not None:
        return _position(document, options, seed, windows)
    decks = decks_of(document, options, checked)
    if checked and document.head is not None:
        _check_match(document, document.head, decks, options)
    kit = games.of(script.game)
    return kit.start(decks, seed=seed, options=options, first=first, windows=windows)


def decks_of(document: Document, options: Any, checked: bool) -> tuple[Any, Any]:
    """The decks of a duel. Raises ScriptError, and StartRefused when `checked` and one of them is illegal."""
    decks = document.script.decks
    assert decks is not None
    one, two = (_deck(document, seat, decks[seat], options, checked) for seat in SEATS)
    return one, two


def registered_of(head: Document, options: Any) -> tuple[Any, Any] | None:
    """The decks that a match begins with; None if its header names none. Raises ScriptError."""
    return None if head.script.decks is None else decks_of(head, options, checked=False)


def _check_match(document: Document, head: Document, decks: tuple[Any, Any], options: Any) -> None:
    """Raise StartRefused when this cannot be the next duel of its match."""
    before = played(document.before)
    registered = registered_of(head, options) or decks
    match = Match(registered, registered, duels_of(head, options), options.who_starts, before)
    for seat, deck in enumerate(decks):
        try:
            match.replaced(seat, deck)
            if match.over:
                raise MatchError([MATCH_OVER])
        except MatchError as error:
            fault = error.faults[0]
            rules = tuple(dict.fromkeys(rule for fault in error.faults for rule in fault.rules))
            why = match_text.message(fault.code, fault.args), match_text.remedy(fault.code, fault.args)
            found = say.start_refused(SEATS[seat], *why) if fault is not MATCH_OVER else why
            raise StartRefused(document.file, document.line("decks"), *found, rules=rules) from None


def _position(document: Document, options: Any, seed: int, windows: str) -> Duel:
    script = document.script
    assert script.setup is not None
    kit = games.of(script.game)
    own = own_creature if kit.key == games.DUEL_MASTERS else own_monster
    cards = {name: own(document, name, facts) for name, facts in (script.cards or {}).items()}
    try:
        return kit.setup(script.setup, options=options, seed=seed, windows=windows, cards=cards)
    except SetupError as error:
        at = ("setup", *error.path)
        if error.code == "unknown-card":
            raise document.error(at, unknown_card(error.args_[0], script.game)) from None
        raise document.error(at, say.bad_setup(error.code, error.args_)) from None


def unknown_card(name: str, game: str = games.YUGIOH) -> tuple[str, str]:
    """What is said of a name that no card has that can be played."""
    if game == games.DUEL_MASTERS:
        cards = games.of(game).cards
        known = cards.known(name)
        return say.card_not_implemented(known.name) if known else say.no_such_card(name, cards.similar(name))
    problem = look_up(name)
    if not isinstance(problem, Problem):
        return say.only_a_token(problem.name)
    return problem.message, problem.remedy


def _deck(document: Document, seat: str, value: DeckList | str, options: Any, checked: bool) -> AnyDeck:
    """A deck of a document: first whether it is legal, then whether this program can play it."""
    listed = isinstance(value, DeckList)
    read = _listed(document, seat, value) if isinstance(value, DeckList) else _file(document, seat, value)
    try:
        listing = read.listing()
        if checked:
            _check(document, seat, listing, options)
        return read.deck_file().deck
    except DeckError as error:
        raise _unreadable(document, seat, error, listed) from None


def _unreadable(document: Document, seat: str, error: DeckError, listed: bool) -> ScriptError:
    if listed:
        return ScriptError(document.file, error.line, error.message, error.remedy)
    where = f"{error.file}:{error.line}: " if error.line else ""
    line = document.line("decks", seat)
    return ScriptError(document.file, line, f"{where}{error.message}", error.remedy)


def _check(document: Document, seat: str, listing: Listing, options: Any) -> None:
    if isinstance(options, Options) and not formats.is_named(options.list):
        options = replace(options, list=_beside(document, options.list))
        try:
            formats.card_list(options.list)
        except formats.ListError as error:
            problem = list_problems(error)[0]
            where = f"{problem.file}:{problem.line}: " if problem.line else ""
            why = (f"{where}{problem.message}", problem.remedy)
            raise document.error(("options", "list"), why) from None
    try:
        check(listing, options)
    except DeckError as error:
        found = say.start_refused(seat, error.message, error.remedy)
        line = document.line("decks", seat)
        raise StartRefused(document.file, line, *found, rules=error.rules) from None


def _listed(document: Document, seat: str, value: DeckList) -> Reading:
    read = Reading(document.file, game=document.script.game)
    for section in DECK_SECTIONS:
        for at, entry in enumerate(getattr(value, section)):
            line = document.line("decks", seat, section, at)
            found = read_fact(entry, document.file, line, document.script.game)
            if isinstance(found, Problem):
                read.add(section, found, line)
            else:
                read.add(section, found[1], line, found[0])
    return read


def _file(document: Document, seat: str, value: str) -> Reading:
    try:
        found = read_any(value if value.lower().startswith(PREFIX) else _beside(document, value))
    except DeckError as error:
        raise _unreadable(document, seat, error, listed=False) from None
    if found.game != document.script.game:
        raise document.error(("decks", seat), say.deck_of_other_game(found.game, document.script.game))
    return found


def _beside(document: Document, value: str) -> str:
    """A file named in a script lies beside the script, in the folder of the program, or comes with the program."""
    beside = Path(document.file).parent / value
    return str(beside) if os.path.isfile(beside) else value
