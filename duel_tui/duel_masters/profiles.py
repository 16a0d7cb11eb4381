"""The rules profile of 2004, and the options in which a duel may depart from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from duel_tui.engine.errors import OptionError


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of a duel, with the values of the profile `tcg-2004` as defaults (`duel-script` keys).

    Numbers count cards. `first_draw`: whether the first player draws in his first turn. `breaks`: a multi-breaker
    breaks one shield at a time (`sequential`) or all at once (`together`). `slayer`: it kills after any `battle` or
    only after a `loss`. `pay`: the game pays (`auto`) or the player picks the mana (`ask`).
    """

    deck_min: int = 40
    copies: int = 4
    shields: int = 5
    opening_hand: int = 5
    first_draw: bool = False
    breaks: str = "sequential"
    slayer: str = "battle"
    pay: str = "auto"
    match_of: int = 3
    who_starts: str = "loser chooses"

    def changed(self, values: Mapping[str, Any]) -> Options:
        """These options with others set, each checked. Values may be text as in a duel script.

        >>> TCG_2004.changed({"shields": "3", "first_draw": "yes"}).shields
        3

        Raises OptionError.
        """
        typed: dict[str, Any] = {}
        for key, value in values.items():
            typed[key] = _value(key, str(value).strip())
        return replace(self, **typed)

    def differences(self, base: Options) -> dict[str, str]:
        """The options that differ from a profile, as text."""
        return {
            field.name: text_of(field.name, getattr(self, field.name))
            for field in fields(self)
            if getattr(self, field.name) != getattr(base, field.name)
        }


WORDS: dict[str, tuple[str, ...]] = {
    "breaks": ("sequential", "together"),
    "slayer": ("battle", "loss"),
    "pay": ("auto", "ask"),
    "who_starts": ("loser chooses", "winner chooses", "alternate"),
}
RANGES: dict[str, tuple[int, int]] = {
    "deck_min": (0, 200),
    "copies": (1, 99),
    "shields": (0, 20),
    "opening_hand": (0, 20),
    "match_of": (1, 99),
}
KEYS = tuple(field.name for field in fields(Options))


def allowed(key: str) -> str:
    """What an option may be; for a key that no option has, the keys."""
    if key in WORDS:
        return " | ".join(WORDS[key])
    if key in RANGES:
        low, high = RANGES[key]
        return f"{low} - {high}"
    return "yes | no" if key in KEYS else " | ".join(KEYS)


def _value(key: str, text: str) -> Any:
    if key in WORDS:
        if text in WORDS[key]:
            return text
    elif key in RANGES:
        low, high = RANGES[key]
        if text.isdecimal() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
    elif key in KEYS:
        if text.lower() in ("yes", "true"):
            return True
        if text.lower() in ("no", "false"):
            return False
    raise OptionError(key, text, allowed(key))


def text_of(key: str, value: Any) -> str:
    """A value as a duel script writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


TCG_2004 = Options()
PROFILES: dict[str, Options] = {"tcg-2004": TCG_2004}
