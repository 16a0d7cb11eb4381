"""The rules of a duel, one by one, in line mode before it begins: `options`, `set KEY VALUE`, `reset KEY`."""

from __future__ import annotations

from duel_tui.engine.errors import OptionError
from duel_tui.games import KITS, PROFILES
from duel_tui.plain.console import Console
from duel_tui.table import options
from duel_tui.table.setup import Setup
from duel_tui.text.en import options as words

KEYS = tuple(dict.fromkeys(key for kit in KITS.values() for key in kit.rules.KEYS))
LINES = (
    words.LINE_OPTIONS,
    *(f"{words.LINE_SET} {key} " for key in KEYS),
    *(f"{words.LINE_RESET} {key}" for key in KEYS),
)
"""What the Tab key completes."""


def does(console: Console, setup: Setup, line: str) -> Setup | None:
    """Do what a line says about options; returns the duel as it is then, None: the line is about something else."""
    word, _, rest = line.strip().partition(" ")
    word, rest = word.casefold(), rest.strip()
    if word not in (words.LINE_OPTIONS, words.LINE_SET, words.LINE_RESET):
        return None
    if word == words.LINE_OPTIONS:
        for row in options.rows(setup):
            console.say(words.told_with_key(row.key, _told(setup, row.key)))
        console.say(words.LINE_HELP)
        return setup
    try:
        if word == words.LINE_RESET:
            return _put_back(console, setup, rest)
        key, _, value = rest.replace("=", " ", 1).partition(" ")
        return _changed(console, setup, key, value)
    except OptionError as error:
        console.say(options.refusal(error))
    return setup


def differing(setup: Setup) -> list[str]:
    """The options that differ from the profile and stand on no line of their own."""
    return [
        _told(setup, row.key)
        for row in options.rows(setup)
        if row.changed and row.key not in ("list", "match_of")
    ]


def _changed(console: Console, setup: Setup, key: str, value: str) -> Setup:
    key = options.key_of(setup, key)
    if not value.strip():
        console.say(words.may_be(key, setup.kit.rules.allowed(key)))
        return setup
    changed = options.changed(setup, key, value)
    problem = options.list_problem(changed)
    if problem:
        console.say(problem)
        return setup
    console.say(_told(changed, key))
    return changed


def _put_back(console: Console, setup: Setup, key: str) -> Setup:
    if not key:
        console.say(words.ALL_RESET)
        return options.reset_all(setup)
    key = options.key_of(setup, key)
    setup = options.reset(setup, key)
    console.say(_told(setup, key))
    return setup


def _told(setup: Setup, key: str) -> str:
    usual = PROFILES[setup.profile]
    return words.told(key, getattr(setup.options(), key), getattr(usual, key), setup.profile)
