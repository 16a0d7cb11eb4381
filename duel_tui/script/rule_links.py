"""What a rule leads to: scenarios that show it, lessons that teach it, cards that those scenarios are about.

Like the scenarios, lessons are only looked through for their heads; no file is checked here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import duel_tui
from duel_tui import games
from duel_tui.script.rulebook import Shown, game_of, head_of, scenarios

MOST_CARDS = 12
"""More cards than this are not named for a rule."""

_ACTIVATED = re.compile(
    r"(?:activate|cast) ([^>@({\n\"']+?)(?: \(\d\))?(?:@\S+)?(?: ->.*)?[\"']?$", re.MULTILINE
)


@dataclass(frozen=True)
class Links:
    """Where a rule leads."""

    scenarios: tuple[Shown, ...]
    lessons: tuple[Shown, ...]
    cards: tuple[str, ...]


def links_of(rule: str) -> Links:
    """What shows a rule, what teaches it, and which cards it is shown with."""
    shown = scenarios().get(rule, ())
    return Links(shown, lessons().get(rule, ()), cards_of(rule))


def lesson_folder() -> Path:
    """Where the lessons of the program lie, a folder for each game."""
    return Path(duel_tui.__file__).parent / "lessons"


@cache
def lessons() -> dict[str, tuple[Shown, ...]]:
    """The lessons of each id, in the order of their paths."""
    found: dict[str, list[Shown]] = {}
    for path in sorted(lesson_folder().rglob("*.duel")):
        title, rules = head_of(path.read_text("utf-8"))
        for rule in rules:
            found.setdefault(rule, []).append(Shown(path, title))
    return {rule: tuple(shown) for rule, shown in found.items()}


@cache
def cards_of(rule: str) -> tuple[str, ...]:
    """The cards that the scenarios of a rule are about: those in their titles, then those that are activated."""
    game = game_of(rule)
    named: dict[str, None] = {}
    activated: dict[str, None] = {}
    for shown in scenarios().get(rule, ()):
        named |= dict.fromkeys(_in_title(shown.title, game))
        activated |= dict.fromkeys(_in_play(shown.path, game))
    return (*named, *(name for name in activated if name not in named))[:MOST_CARDS]


def _in_title(title: str, game: str = games.YUGIOH) -> list[str]:
    """The names of cards in a title, written as they are; of names within one another the longest."""
    return [match[0] for match in _names(game).finditer(title)]


@cache
def _in_play(path: Path, game: str) -> tuple[str, ...]:
    found = (games.of(game).cards.find(name.strip()) for name in _ACTIVATED.findall(path.read_text("utf-8")))
    return tuple(card.name for card in found if card is not None)


@cache
def _names(game: str) -> re.Pattern[str]:
    """The names of the cards of a game that are played, the longest first."""
    names = sorted((card.name for card in games.of(game).cards.all_cards()), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")
