"""A duel file as models: the header, the start, and the list of play lines."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator

from duel_tui.script.checks import check_custom_cards, check_setup, words_of
from duel_tui.script.errors import Nested, Wrong
from duel_tui.script.lines import Line
from duel_tui.script.values import Count, Seat, Strict, Text, YesNo, one_of, shown, whole, word, words
from duel_tui.script.words import DECK_SECTIONS, FORMAT, GAMES, SEATS, WINNERS
from duel_tui.text.en import script as say
from duel_tui.text.plain import plain

_COUNTED = re.compile(r"^\s*(\d{1,3})\s+(?=\S)")
_RULE = re.compile(r"^[A-Z]{2}-[A-Z]?\d{1,3}[a-z]?$|^CARD$")


def split_entry(entry: str) -> tuple[int, str]:
    """How many of which card a deck entry means: `3 Gemini Elf`, or a name alone."""
    match = _COUNTED.match(entry)
    if not match:
        return 1, entry.strip()
    return int(match.group(1)), entry[match.end() :].strip()


def _version(value: Any) -> int:
    number = whole(value)
    if number > FORMAT:
        raise Wrong(*say.newer_format(number, FORMAT))
    if number < 1:
        raise Wrong(*say.no_such_format(number))
    return number


def _entries(value: Any) -> list[str]:
    entries = words(value)
    for at, entry in enumerate(entries):
        count, name = split_entry(entry)
        if not name or count < 1:
            raise Wrong(*say.bad_deck_entry(shown(entry)), at=(at,))
    return entries


def _by_seat(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), SEATS))
    for key in value:
        if key not in SEATS:
            raise Wrong(*say.not_a_player(key), at=(key,))
    return value


def _players(value: Any) -> dict[str, str]:
    return {seat: word(name) for seat, name in _by_seat(value).items()}


def _decks(value: Any) -> dict[str, Any]:
    decks = _by_seat(value)
    for seat in SEATS:
        if seat not in decks:
            raise Wrong(*say.deck_missing(seat))
    return {seat: _deck(seat, deck) for seat, deck in decks.items()}


def _deck(seat: str, value: Any) -> Any:
    if isinstance(value, str):
        if not value.strip():
            raise Wrong(*say.deck_missing(seat), at=(seat,))
        return value
    if isinstance(value, list):
        value = {"main": value}
    try:
        return DeckList.model_validate(value)
    except Wrong as wrong:
        raise Wrong(wrong.message, wrong.remedy, (seat, *wrong.at)) from None
    except ValueError as error:
        raise Nested(error, (seat,)) from None


def _options(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), ()))
    for key, content in value.items():
        if not isinstance(content, str):
            raise Wrong(*say.not_a_text(shown(content)), at=(key,))
    return value


def _seed(value: Any) -> str:
    from duel_tui.engine.rng import parse_seed

    text = word(value)
    try:
        parse_seed(text)
    except ValueError:
        raise Wrong(*say.bad_seed(shown(text))) from None
    return text


def _rules(value: Any) -> list[str]:
    ids = words(value)
    for at, rule in enumerate(ids):
        if not _RULE.match(rule):
            raise Wrong(*say.not_a_rule(shown(rule)), at=(at,))
    return ids


def _refused(value: str) -> str:
    if value != "yes" and not _RULE.match(value):
        raise Wrong(*say.not_a_rule(shown(value)))
    return value


class DeckList(Strict):
    """A deck: entries such as `3 Gemini Elf`."""

    main: Annotated[list[str], BeforeValidator(_entries)] = Field(default_factory=list)
    extra: Annotated[list[str], BeforeValidator(_entries)] = Field(default_factory=list)
    side: Annotated[list[str], BeforeValidator(_entries)] = Field(default_factory=list)

    def section(self, name: str) -> list[tuple[int, str]]:
        """The entries of `main`, `extra` or `side` as count and name."""
        assert name in DECK_SECTIONS
        return [split_entry(entry) for entry in getattr(self, name)]


class From(Strict):
    """Where a branch left another file."""

    file: Text
    line: Count | None = None


class Goal(Strict):
    """What a puzzle asks for."""

    winner: Annotated[str, one_of(WINNERS)]
    by_turn: Count | None = Field(default=None, alias="by turn")


def _setup(value: Any, info: ValidationInfo) -> dict[str, Any]:
    return check_setup(value, words_of(info))


Seed = Annotated[str, BeforeValidator(_seed)]
Game = Annotated[str, one_of(tuple(GAMES))]
Players = Annotated[dict[str, str], BeforeValidator(_players)]
Decks = Annotated[dict[str, Any], BeforeValidator(_decks)]
Options = Annotated[dict[str, str], BeforeValidator(_options)]


class Script(Strict):
    """A whole document: a saved duel, scenario, lesson, puzzle or position."""

    duel: Annotated[int, BeforeValidator(_version)]
    engine: Text | None = None
    cards_hash: Text | None = Field(default=None, alias="cards-hash")
    game: Game
    rules: Text | None = None
    options: Options | None = None
    title: Text | None = None
    teaches: Annotated[list[str], BeforeValidator(_rules)] | None = None
    players: Players | None = None
    first: Seat | None = None
    seed: Seed | None = None
    strict: YesNo | None = None
    origin: From | None = Field(default=None, alias="from")
    refused: Annotated[Text, AfterValidator(_refused)] | None = None
    cards: Annotated[dict[str, Any], BeforeValidator(check_custom_cards)] | None = None
    goal: Goal | None = None
    decks: Decks | None = None
    setup: Annotated[dict[str, Any], BeforeValidator(_setup)] | None = None
    play: list[Line] = Field(default_factory=list)

    @model_validator(mode="after")
    def _one_start(self) -> Script:
        if (self.decks is None) == (self.setup is None):
            raise Wrong(*(say.no_start() if self.decks is None else say.two_starts()))
        return self

    def player(self, letter: str) -> str:
        """The name of a player; the letter if the file gives none, or one of which nothing can be seen."""
        name = (self.players or {}).get(letter, letter)
        return name if plain(name).strip() else letter


class Match(Strict):
    """The first document of a match file."""

    match: Annotated[int, BeforeValidator(_version)]
    of: Count | None = None
    engine: Text | None = None
    game: Game
    rules: Text | None = None
    options: Options | None = None
    title: Text | None = None
    players: Players | None = None
    seed: Seed | None = None
    decks: Decks | None = None
