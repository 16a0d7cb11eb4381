"""The options of a duel that is being set up: each one changed, put back to what the profile says, told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duel_tui.decklist.commands import BadOption, options_for
from duel_tui.engine.errors import OptionError
from duel_tui.games import KITS, PROFILES
from duel_tui.table.decks import LISTS
from duel_tui.table.setup import Setup
from duel_tui.text.en import options as words
from duel_tui.text.plain import plain

STEPS = {"starting_lp": 500, "deck_min": 5, "deck_max": 5}
"""How far an arrow key goes; 1 where nothing is said."""
YES_NO = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Row:
    """An option: its key, what it is about, its value and that of the profile in words."""

    key: str
    name: str
    value: str
    usual: str
    changed: bool


def row_of(setup: Setup, key: str) -> Row:
    """One option of a duel."""
    now, usual = getattr(setup.options(), key), getattr(PROFILES[setup.profile], key)
    value, before = words.value_text(key, now), words.value_text(key, usual)
    return Row(key, words.OPTION_NAMES[key], value, before, now != usual)


def rows(setup: Setup) -> list[Row]:
    """Every option of a duel."""
    return [row_of(setup, key) for key in setup.kit.rules.KEYS]


def key_of(setup: Setup, text: str) -> str:
    """The key that is meant: `Starting-LP` is `starting_lp`. Raises OptionError."""
    key = text.strip().casefold().replace("-", "_")
    if key not in setup.kit.rules.KEYS:
        raise OptionError(text.strip(), "", setup.kit.rules.allowed(text))
    return key


def changed(setup: Setup, key: str, text: str) -> Setup:
    """The same duel with an option set, written as in a duel script. Raises OptionError.

    Who says how many duels a match has wants to play one.
    """
    key = key_of(setup, key)
    text = text.strip()
    for word in LISTS if key == "list" else setup.kit.rules.WORDS.get(key, ()):
        if word.casefold() == text.casefold().replace("_", " "):
            text = word
    value = getattr(PROFILES[setup.profile].changed({key: text}), key)
    if key == "list":
        return replace(setup, card_list=value)
    if key == "match_of":
        return replace(setup, of=value)
    others = tuple(pair for pair in setup.changed if pair[0] != key)
    if value == getattr(PROFILES[setup.profile], key):
        return replace(setup, changed=others)
    return replace(setup, changed=(*others, (key, setup.kit.rules.text_of(key, value))))


def reset(setup: Setup, key: str) -> Setup:
    """The same duel with an option as the profile has it. Raises OptionError."""
    key = key_of(setup, key)
    if key == "list":
        return replace(setup, card_list=None)
    if key == "match_of":
        return replace(setup, of=1 if setup.of == 1 else PROFILES[setup.profile].match_of)
    return replace(setup, changed=tuple(pair for pair in setup.changed if pair[0] != key))


def reset_all(setup: Setup) -> Setup:
    """The same duel by the rules of its profile."""
    for key in setup.kit.rules.KEYS:
        setup = reset(setup, key)
    return setup


def stepped(setup: Setup, key: str, step: int) -> Setup:
    """The same duel with the next (1) or last (-1) value of an option."""
    rules = setup.kit.rules
    value = getattr(setup.options(), key)
    if key in rules.RANGES:
        return changed(setup, key, _stepped_number(key, value, step, rules.RANGES[key]))
    values: Sequence[str] = LISTS if key == "list" else rules.WORDS.get(key, YES_NO)
    now = rules.text_of(key, value)
    if now not in values:
        values = (*values, now)
    return changed(setup, key, values[(values.index(now) + step) % len(values)])


def _stepped_number(key: str, value: int, step: int, limits: tuple[int, int]) -> str:
    """The next number that divides by the step; `deck_max` has `none` beyond both ends."""
    low, high = limits
    by = STEPS.get(key, 1)
    if key == "deck_max":
        low = by
        if not value:
            return str(low if step > 0 else high)
        if value + step < low or value + step > high:
            return "none"
    number = (value // by + 1) * by if step > 0 else (value - 1) // by * by
    return str(min(max(number, low), high))


def parted(setup: Setup, text: str) -> tuple[str, str]:
    """`KEY=VALUE` as key and value. Raises OptionError."""
    key, sign, value = text.partition("=")
    key = key_of(setup, key)
    if not sign:
        raise OptionError(key, "", setup.kit.rules.allowed(key))
    return key, value.strip()


def list_problem(setup: Setup) -> str:
    """Why the list file that was named cannot be used, on one line; empty when it can."""
    if not hasattr(setup.options(), "list"):
        return ""
    try:
        options_for(setup.profile, setup.options().list)
    except BadOption as error:
        return str(error).replace("\n", " ")
    return ""


def refusal(error: OptionError) -> str:
    """What is wrong with an option, and what is allowed, as one line."""
    known = any(error.key in kit.rules.KEYS for kit in KITS.values())
    return words.wrong(plain(error.key), plain(error.value), plain(error.allowed), known)
