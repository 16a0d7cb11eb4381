"""Every card has a text, every part of a definition has words, and the texts are those of the golden files."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.text.en import cards_conditions, cards_nouns, cards_rules, cards_steps, cards_when
from duel_tui.text.en.cards import card_line
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import Rule
from tests.tools import golden

UNSAID = {
    "SpentInBattle",
    *("BanishedAtEnd", "Controls", "Awaits", "AttackSet", "OriginalHalved", "AttackFixed", "AttackHalved"),
    *("DestroyedAtEnd", "SkipsPhase", "SkipsTurn", "OriginalSwapped", "WinsWhenOver", "BackAtEnd"),
    *("FallenToFoe", "ReturnedAtEnd", "MadeOf"),
}
"""Rules that no card shows: the steps that begin them say what they do."""


def modules() -> list[Any]:
    names = [info.name for info in pkgutil.walk_packages(yugioh.__path__, "duel_tui.yugioh.")]
    return [importlib.import_module(name) for name in names]


def classes(*methods: str) -> list[type]:
    """The classes of the game's package that have these methods."""
    return list(_classes(methods))


def _classes(methods: tuple[str, ...]) -> Iterator[type]:
    for module in modules():
        for _, kind in inspect.getmembers(module, inspect.isclass):
            own = kind.__module__ == module.__name__ and kind.__name__ not in UNSAID and is_dataclass(kind)
            if (
                own
                and not getattr(kind, "_is_protocol", False)
                and all(hasattr(kind, name) for name in methods)
            ):
                yield kind


def has_words(say: Any, kind: type) -> bool:
    return say.dispatch(kind) is not say.dispatch(object)


def nodes() -> list[type]:
    return [kind for kind in classes("run") if "link" in inspect.signature(kind.run).parameters]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", nodes(), ids=lambda kind: kind.__name__)
def test_a_step_has_words(kind: type) -> None:
    assert has_words(cards_steps.step, kind)


@pytest.mark.parametrize("kind", classes("pay", "can_pay"), ids=lambda kind: kind.__name__)
def test_a_cost_has_words(kind: type) -> None:
    assert has_words(cards_when.cost, kind)


@pytest.mark.parametrize("kind", classes("possible", "choose"), ids=lambda kind: kind.__name__)
def test_a_kind_of_target_has_words(kind: type) -> None:
    assert has_words(cards_when.target, kind)


@pytest.mark.parametrize("kind", classes("key", "matches"), ids=lambda kind: kind.__name__)
def test_a_happening_has_words(kind: type) -> None:
    assert has_words(cards_when.when, kind)


@pytest.mark.parametrize("kind", classes("holds"), ids=lambda kind: kind.__name__)
def test_a_condition_has_words(kind: type) -> None:
    assert has_words(cards_conditions.condition, kind)


@pytest.mark.parametrize("kind", classes("matches", "all"), ids=lambda kind: kind.__name__)
def test_a_filter_has_words(kind: type) -> None:
    assert has_words(cards_nouns.noun, kind)


@pytest.mark.parametrize(
    "kind", [k for k in classes() if issubclass(k, Rule) and k is not Rule], ids=lambda k: k.__name__
)
def test_a_rule_has_words(kind: type) -> None:
    assert has_words(cards_rules.rule, kind) or has_words(cards_rules.for_a_turn, kind)


ALL_SETS = [(game, module) for game in golden.GAMES for module in game.cards.set_modules()]


@pytest.mark.parametrize(("game", "module"), ALL_SETS, ids=lambda one: one if isinstance(one, str) else "")
def test_the_texts_of_a_set_are_those_of_its_golden_file(game: golden.Golden, module: str) -> None:
    """When this fails: read the new text, then `make golden`."""
    path = game.path(module)
    assert path.exists(), "make golden writes it"
    assert game.text_of(module) == path.read_text("utf-8")


@pytest.mark.parametrize("game", golden.GAMES, ids=("yugioh", "duel-masters"))
def test_there_is_no_golden_file_without_a_set(game: golden.Golden) -> None:
    assert {path.stem for path in game.folder.glob("*.txt")} == set(game.cards.set_modules())


@pytest.mark.parametrize("game", golden.GAMES, ids=("yugioh", "duel-masters"))
def test_texts_are_well_formed(game: golden.Golden) -> None:
    for card in [card for module in game.cards.set_modules() for card in game.cards.cards_of(module)]:
        text = game.text(card)
        assert re.sub(r'"[^"]*"', "", text).isascii(), card.name
        for line in text.split("\n"):
            assert line == line.strip(), card.name
            assert line[:1].isupper() or line[:1] == '"', (card.name, line)
            assert line.endswith(".") or " + " in line, (card.name, line)
            assert not re.search(r"  |\.\.| [,.;:]|\b(a) [aeiouAEIOU]|None|Those\.|[{}]", line), (
                card.name,
                line,
            )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Gemini Elf", "Level 4 EARTH Spellcaster, ATK 1900 DEF 900"),
        ("Blue-Eyes White Dragon", "Level 8 LIGHT Dragon, ATK 3000 DEF 2500"),
    ],
)
def test_the_line_of_a_card_says_what_it_is(name: str, line: str) -> None:
    card = cards.find(name)
    assert card is not None
    assert card_line(card) == line
