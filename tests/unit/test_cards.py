"""Finding cards, and the facts that every card module must get right."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from duel_tui.yugioh import cards
from duel_tui.yugioh.cards import define
from duel_tui.yugioh.cards.names import OLDER_NAMES


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Blue-Eyes White Dragon", "Blue-Eyes White Dragon"),
        ("blue eyes  WHITE dragon", "Blue-Eyes White Dragon"),
        ("Gaia the Fierce Knight!", "Gaia The Fierce Knight"),
        ("winged dragon guardian of the fortress 1", "Winged Dragon, Guardian of the Fortress #1"),
        ("Dárk Magiciän", "Dark Magician"),
        ("Red-Eyes B. Dragon", "Red-Eyes Black Dragon"),
        ("harpies brother", "Sky Scout"),
        ("Kuwagata alpha", "Kuwagata α"),
        ("DD Trainer", "D.D. Trainer"),
        ("Hibikime", "Hibikime"),
    ],
)
def test_a_card_is_found_however_its_name_is_typed(typed: str, name: str) -> None:
    card = cards.find(typed)
    assert card is not None
    assert card.name == name


def test_what_is_no_card_is_not_found() -> None:
    assert cards.find("Blue-Eyes") is None
    assert cards.find("") is None
    assert cards.by_passcode(0) is None
    assert cards.known("Sir Nobody") is None


def test_a_card_is_found_by_passcode() -> None:
    card = cards.by_passcode(46986414)
    assert card is cards.find("Dark Magician")
    assert card is not None
    assert (card.level, card.atk, card.defense) == (7, 2500, 2100)


def test_the_pool_knows_cards_that_are_not_implemented() -> None:
    fact = cards.known("last turn")
    assert fact is not None
    assert (fact.name, fact.passcode) == ("Last Turn", 28566710)
    assert cards.known(28566710) is fact


def test_names_alike_are_offered() -> None:
    assert cards.similar("Blu-Eyes Wite Dragon")[0] == "Blue-Eyes White Dragon"
    assert cards.similar("qqqq") == []


def test_every_card_is_a_card_of_the_pool() -> None:
    for card in cards.all_cards():
        fact = cards.known(card.passcode)
        assert fact is not None, card.name
        assert fact.name == card.name
        assert cards.find(card.name) is card


def test_no_card_is_defined_twice() -> None:
    everything = [card for module in cards.set_modules() for card in cards.cards_of(module)]
    assert len({card.name for card in everything}) == len(everything)
    playable = [card.passcode for card in everything if card.subkind != "token"]
    assert len(set(playable)) == len(playable) == len(cards.all_cards())


def test_all_normal_monsters_of_the_pool_are_there() -> None:
    normal = [card for card in cards.all_cards() if card.kind == "monster" and card.subkind == "normal"]
    assert len(normal) == 370


def test_monsters_have_possible_values() -> None:
    for card in cards.all_cards():
        if card.kind == "monster":
            assert card.attribute in define.ATTRIBUTES, card.name
            assert card.race in define.TYPES, card.name
            assert 1 <= card.level <= 12, card.name
            assert 0 <= card.atk <= 5000, card.name
            assert card.atk % 10 == 0, card.name
            assert 0 <= card.defense <= 5000, card.name
            assert card.defense % 10 == 0, card.name


def test_an_older_name_leads_to_a_card_and_is_no_card_itself() -> None:
    for older, name in OLDER_NAMES.items():
        by_older, by_name = cards.known(older), cards.known(name)
        assert by_name is not None
        assert by_name.name == name
        assert by_older is by_name, older


@pytest.mark.parametrize("module", cards.set_modules())
def test_the_cards_of_a_module_stand_in_the_order_of_their_names(module: str) -> None:
    names = [card.name.casefold() for card in cards.cards_of(module) if card.subkind != "token"]
    assert names == sorted(names)


@pytest.mark.parametrize("module", cards.set_modules())
def test_a_module_begins_with_the_name_of_its_set(module: str) -> None:
    source = Path(cards.__path__[0], f"{module}.py").read_text("utf-8")
    title = ast.get_docstring(ast.parse(source))
    assert title is not None
    assert title.endswith(f"({module.partition('_')[0].upper()}).")


def test_card_modules_are_read_when_a_card_is_looked_for() -> None:
    code = (
        "import sys\n"
        "from duel_tui.yugioh import cards\n"
        "print('duel_tui.yugioh.cards.lob' in sys.modules)\n"
        "cards.find('Dark Magician')\n"
        "print('duel_tui.yugioh.cards.lob' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
