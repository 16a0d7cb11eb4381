"""Rules profiles: where the rule pages and the years differ, every difference is an option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from duel_tui.engine.errors import OptionError as OptionError
from duel_tui.yugioh import formats


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of a duel, with the values of the profile `classic` as defaults (`duel-script` keys).

    Life Points and numbers of cards are counts; `deck_max` 0 means no limit; `hand_limit_when` is `last` (after all
    End Phase effects) or `first`; `list` is a name of `formats` or the path of a list file.
    """

    starting_lp: int = 8000
    opening_hand: int = 5
    hand_limit: int = 6
    hand_limit_when: str = "last"
    deck_min: int = 40
    deck_max: int = 80
    copies: int = 3
    side: str = "0-15"
    tributes_exact: bool = True
    tributes_level_10: int = 3
    first_turn_draw: bool = True
    first_turn_battle: bool = False
    attack_response_first: str = "opponent"
    replay: str = "rewind"
    replay_cause: str = "targets"
    zero_atk: str = "both"
    effect_position_change: str = "free"
    ignition_priority: bool = True
    pay_all_lp: bool = False
    list: str = "none"
    match_of: int = 3
    who_starts: str = "loser chooses"

    def tributes(self, level: int) -> int:
        """How many Tributes a monster of this Level needs (YA-01 to YA-04)."""
        if level < 5:
            return 0
        if level < 7:
            return 1
        return self.tributes_level_10 if level >= 10 else 2

    def changed(self, values: Mapping[str, Any]) -> Options:
        """These options with others set, each checked. Values may be text as in a duel script.

        >>> CLASSIC.changed({"starting_lp": "4000", "first_turn_battle": "yes"}).starting_lp
        4000

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
    "hand_limit_when": ("last", "first"),
    "side": ("0-15", "0 or 15"),
    "attack_response_first": ("opponent", "turn player"),
    "replay": ("rewind", "declared"),
    "replay_cause": ("targets", "number"),
    "zero_atk": ("both", "neither"),
    "effect_position_change": ("free", "counts"),
    "list": formats.NAMES,
    "who_starts": ("loser chooses", "winner chooses", "alternate"),
}
RANGES: dict[str, tuple[int, int]] = {
    "starting_lp": (1, 99999),
    "opening_hand": (0, 10),
    "hand_limit": (0, 99),
    "deck_min": (0, 200),
    "deck_max": (0, 500),
    "copies": (1, 99),
    "tributes_level_10": (2, 3),
    "match_of": (1, 99),
}


KEYS = tuple(field.name for field in fields(Options))
NO_LIMIT = "none"
"""How a duel script says that `deck_max` is no limit."""


def allowed(key: str) -> str:
    """What an option may be; for a key that no option has, the keys."""
    if key in WORDS:
        return " | ".join(WORDS[key]) + (" | FILE" if key == "list" else "")
    if key in RANGES:
        low, high = RANGES[key]
        return f"{low} - {high}" + (f" | {NO_LIMIT}" if key == "deck_max" else "")
    return "yes | no" if key in KEYS else " | ".join(KEYS)


def _value(key: str, text: str) -> Any:
    if key in WORDS:
        if text in WORDS[key] or (key == "list" and formats.could_be(text)):
            return text
    elif key in RANGES:
        low, high = RANGES[key]
        if key == "deck_max" and text == NO_LIMIT:
            return 0
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
    return NO_LIMIT if key == "deck_max" and not value else str(value)


CLASSIC = Options()
TCG_2006_04 = Options(
    deck_max=0,
    side="0 or 15",
    tributes_level_10=2,
    attack_response_first="turn player",
    list="advanced-2006-04",
)
PROFILES: dict[str, Options] = {"classic": CLASSIC, "tcg-2006-04": TCG_2006_04}
