"""Every part of a Duel Masters definition has words, and those words are good English."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

from duel_tui import duel_masters
from duel_tui.duel_masters import cards
from duel_tui.duel_masters.definitions import Rule, Wrapper
from duel_tui.text.en.duel_masters import conditions, nouns, rules, steps
from duel_tui.text.en.duel_masters.cards import card_line, card_text

UNSAID = {"MustBlock"}
"""Rules that no card shows: the steps that begin them say what they do."""


def kinds() -> Iterator[type]:
    """The records of the game's package."""
    for info in pkgutil.walk_packages(duel_masters.__path__, "duel_tui.duel_masters."):
        module = importlib.import_module(info.name)
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and is_dataclass(kind) and kind.__name__ not in UNSAID:
                yield kind


def methods(*names: str) -> list[type]:
    """The records that have these methods."""
    return [kind for kind in kinds() if all(callable(getattr(kind, name, None)) for name in names)]


def takes(kind: type, method: str, argument: str) -> bool:
    return argument in inspect.signature(getattr(kind, method)).parameters


def has_words(say: Any, kind: type) -> bool:
    return say.dispatch(kind) is not say.dispatch(object)


STEPS = [kind for kind in methods("run") if takes(kind, "run", "act")]
WHENS = [kind for kind in methods("matches") if takes(kind, "matches", "event")]
CONDITIONS = methods("holds")
FILTERS = methods("matches", "all")
RULES = [kind for kind in kinds() if issubclass(kind, Rule) and kind not in (Rule, Wrapper)]


def test_all_kinds_of_records_are_found() -> None:
    assert min(len(STEPS), len(WHENS), len(RULES)) > 10
    assert {kind.__name__ for kind in FILTERS} >= {"Cards", "Creature"}
    assert len(CONDITIONS) > 5


@pytest.mark.parametrize("kind", STEPS, ids=lambda kind: kind.__name__)
def test_a_step_has_words(kind: type) -> None:
    assert has_words(steps.step, kind)


@pytest.mark.parametrize("kind", WHENS, ids=lambda kind: kind.__name__)
def test_a_happening_has_words(kind: type) -> None:
    assert has_words(conditions.when, kind)


@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: kind.__name__)
def test_a_condition_has_words(kind: type) -> None:
    assert has_words(conditions.condition, kind)


@pytest.mark.parametrize("kind", FILTERS, ids=lambda kind: kind.__name__)
def test_a_filter_has_words(kind: type) -> None:
    assert has_words(nouns.noun, kind)


@pytest.mark.parametrize("kind", RULES, ids=lambda kind: kind.__name__)
def test_a_rule_has_words(kind: type) -> None:
    assert has_words(rules.rule, kind)


WRONG = (
    r"creatures (?:of [a-z' ]+ )?that has\b",
    r"\b1 (?:\w+ )?(?:cards|creatures|shields|spells)\b",
    r"\b(?:2|3|4) (?:\w+ )?(?:card|creature|shield|spell)\b",
    r"all (?:[\w-]+ )*creatures(?: of yours| of your opponent's)? can't",
    r"chooses [^.]*your opponent's",
    r"\byour opponent's (?:\w+ ){1,8}your opponent's [a-z]+ your opponent's",
)
"""What a text must not hold: a wrong number, `all cannot` for `none can`, the opponent named where `his` says it."""


@pytest.mark.parametrize("pattern", WRONG)
def test_no_text_holds_a_known_slip(pattern: str) -> None:
    found = [card.name for card in cards.all_cards() if re.search(pattern, card_text(card))]
    assert not found


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Rothus, the Traveler", "your opponent chooses 1 creature of his own and destroys it."),
        ("Bombersaur", "each player puts 2 cards from his mana zone into his graveyard."),
        ("Hourglass Mutant", 'All Water and Fire creatures of yours have "slayer".'),
        ("Legendary Bynor", "Other Water creatures of yours can't be blocked."),
        ("Magma Gazer", 'it has "power attacker +4000" and "double breaker" until the end of the turn.'),
        ("Ultimate Dragon", 'for each other creature of yours with "Dragon" in its race.'),
        (
            "Saucer-Head Shark",
            "return all creatures with power 2000 or less to their owners' hands.",
        ),
        ("Scarlet Skyterror", 'destroy all creatures that have "blocker".'),
        ("Ghastly Drain", "their shield triggers can't be used."),
        ("Bodacious Giant", "While this creature is tapped and it is your opponent's turn, "),
    ],
)
def test_a_text_says(name: str, text: str) -> None:
    card = cards.find(name)
    assert card is not None
    assert text in card_text(card)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Fear Fang", "Nature creature, Beast Folk, cost 3, power 3000"),
        ("Terror Pit", "Darkness spell, cost 6"),
        ("Barkwhip, the Smasher", "Nature evolution creature, Beast Folk, cost 2, power 5000"),
    ],
)
def test_the_line_of_a_card_says_what_it_is(name: str, line: str) -> None:
    card = cards.find(name)
    assert card is not None
    assert card_line(card) == line
