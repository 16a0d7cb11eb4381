"""The rules by their ids: which page states them, what shows them, which options touch them.

Scenario files are only looked through for their `title:` and `teaches:`; no file is checked here, a test does that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import duel_tui
from duel_tui import games
from duel_tui.text.en.rule_pages import PAGES, chapters, rule_texts

YUGIOH: dict[str, str] = {
    "starting_lp": "YA-36",
    "opening_hand": "YA-40",
    "hand_limit": "YA-10 YA-67 YH-60",
    "hand_limit_when": "YA-67 YH-60 YH-61",
    "deck_min": "YA-11",
    "deck_max": "YA-11",
    "copies": "YR-00",
    "side": "YA-41c YA-82",
    "tributes_exact": "YA-02 YA-03 YA-04 YA-48",
    "tributes_level_10": "YA-04 YA-48",
    "first_turn_draw": "YA-42a YH-02",
    "first_turn_battle": "YH-16 YH-29 YD-03",
    "attack_response_first": "YH-32 YD-16",
    "replay": "YA-63 YH-33 YD-17 YD-18 YR-07",
    "replay_cause": "YA-63 YH-33 YD-17 YD-19",
    "zero_atk": "YA-31 YH-42 YD-25",
    "effect_position_change": "YA-43 YA-66 YH-15 YH-58",
    "ignition_priority": "YH-20 YH-21 YH-59 YR-05",
    "pay_all_lp": "YR-03 YR-13",
    "list": "YA-80 YA-81 YA-84 YA-85 YA-86",
    "match_of": "YA-41b YA-83",
    "who_starts": "YA-83",
}
DUEL_MASTERS: dict[str, str] = {
    "deck_min": "DM-R05",
    "copies": "DM-R05",
    "shields": "DM-R02",
    "opening_hand": "DM-R03",
    "first_draw": "DM-R11 DR-05",
    "breaks": "DM-R45 DR-01",
    "slayer": "DM-R54 DM-R55",
    "pay": "DM-R23 DM-R24",
    "match_of": "",
    "who_starts": "DM-R04",
}
TOUCHES: dict[str, dict[str, str]] = {games.YUGIOH: YUGIOH, games.DUEL_MASTERS: DUEL_MASTERS}
"""The rules that each option of a duel touches, by game. No page of Duel Masters speaks of matches."""

ELSEWHERE: dict[str, str] = {
    "YA-17": "frame",
    "YA-18": "frame",
    "YA-19": "frame",
    "YA-20": "frame",
    "YA-39b": "curtain",
}
"""Rules that no duel can show, and where they are shown instead."""

OPEN: dict[str, str] = {}
"""Rules that nothing shows yet, and why. To be kept empty."""

STATE_NOTHING = frozenset({"DM-R05", "DM-R26"})
"""Ids that need nothing: one says that the pages are silent, the other is about the print of a card."""

_TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
_TEACHES = re.compile(r"^teaches: *\[([^\]]*)\]", re.MULTILINE)
_PAGE_R = re.compile(r"^dm-?r?(\d+)$", re.IGNORECASE)
"""The one page whose numbers have a letter in front."""
_ID = re.compile(r"^([A-Z]+)-?(R?)0*(\d+)([a-z]?)$", re.IGNORECASE)


@dataclass(frozen=True)
class Shown:
    """A scenario file that shows a rule."""

    path: Path
    title: str


@dataclass(frozen=True)
class Coverage:
    """How many rules there are, in both games, how many are shown, and the ids of those that are not."""

    rules: int
    shown: int
    missing: tuple[str, ...]


def all_rules() -> tuple[str, ...]:
    """Every id of both games, in the order of the pages."""
    return tuple(rule_texts())


def page_of(rule: str) -> str:
    """The page that states a rule."""
    return PAGES[rule.partition("-")[0]][0]


def chapter_of(rule: str) -> str:
    """The heading under which a rule stands."""
    return next(chapter.title for chapter in chapters() if any(rule == id for id, _ in chapter.rules))


def game_of(rule: str) -> str:
    """The game that a rule belongs to."""
    return games.DUEL_MASTERS if rule.startswith(("DM-", "DR-")) else games.YUGIOH


def options_of(rule: str) -> list[str]:
    """The options that touch a rule."""
    return [key for key, rules in TOUCHES[game_of(rule)].items() if rule in rules.split()]


def values_of(rule: str, key: str) -> list[tuple[str, Any]]:
    """The value of an option in each profile of a rule's game."""
    return [(name, getattr(options, key)) for name, options in games.of(game_of(rule)).profiles.items()]


def meant(text: str) -> list[str]:
    """The rules that somebody means by an id; without its letter, all that begin so. Empty: there is none.

    >>> meant("ya2"), meant("YA-44"), meant("YA-99")
    (['YA-02'], ['YA-44a', 'YA-44b', 'YA-44c'], [])
    """
    known = all_rules()
    text = _PAGE_R.sub(r"DM-R\1", text.strip())
    prefix = text.upper().rstrip("-")
    if prefix in PAGES:
        return [rule for rule in known if rule.startswith(prefix + "-")]
    match = _ID.match(text)
    if match is None:
        return []
    page, r, number, letter = match.groups()
    rule = f"{page.upper()}-{r.upper()}{int(number):02}"
    if letter:
        return [rule + letter.lower()] if rule + letter.lower() in known else []
    return [found for found in known if found == rule or (found[:-1] == rule and found[-1].isalpha())]


def scenario_folder() -> Path:
    """Where the scenarios lie: `tests/scenarios` in a checkout, inside the package once it is installed."""
    package = Path(duel_tui.__file__).parent
    installed = package / "_scenarios"
    return installed if installed.is_dir() else package.parent / "tests" / "scenarios"


@cache
def scenarios() -> dict[str, tuple[Shown, ...]]:
    """The scenarios of each id, in the order of their paths."""
    found: dict[str, list[Shown]] = {}
    for path in sorted(scenario_folder().rglob("*.duel")):
        title, rules = head_of(path.read_text("utf-8"))
        for rule in rules:
            found.setdefault(rule, []).append(Shown(path, title))
    return {rule: tuple(shown) for rule, shown in found.items()}


def head_of(text: str) -> tuple[str, list[str]]:
    """What a file is called and the rules it shows."""
    title, rules = _TITLE.search(text), []
    for teaches in _TEACHES.finditer(text):
        rules += [rule.strip() for rule in teaches[1].split(",") if rule.strip()]
    return (_bare(title[1].strip()) if title else ""), list(dict.fromkeys(rules))


def _bare(value: str) -> str:
    """A scalar without the quotes around it; those inside it stay."""
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "'\""
    return value[1:-1] if quoted else value


def coverage() -> Coverage:
    """What is shown of both games: by a scenario, or elsewhere where no duel can show it."""
    known, shown = all_rules(), scenarios()
    missing = tuple(
        rule for rule in known if rule not in shown and rule not in ELSEWHERE and rule not in STATE_NOTHING
    )
    return Coverage(len(known), len(known) - len(missing), missing)
