"""`duel-tui cards`: a card in words, and honest counts."""

from __future__ import annotations

import json

from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.duel_masters import cards as dm_cards
from duel_tui.text.en.card_rulings import RULINGS
from duel_tui.yugioh import cards


def test_a_card_is_printed_by_name_or_passcode() -> None:
    result = CliRunner().invoke(cli, ["cards", "pot of greed", "46986414"])
    assert result.exit_code == 0
    assert result.output == (
        "Pot of Greed\nNormal Spell\nDraw 2 cards.\nSets: LOB, MRL, SYE, SD1, SD2, SD3, SD4, DB1, TP3\n\n"
        "Dark Magician\nLevel 7 DARK Spellcaster, ATK 2500 DEF 2100\nA Spellcaster monster without an effect.\n"
        "Sets: LOB, SDY, SYE, SD6, DB1, DDS, PCY, BPT, FL1\n"
    )


def test_a_token_is_printed() -> None:
    result = CliRunner().invoke(cli, ["cards", "Sheep Token"])
    assert result.exit_code == 0
    assert result.output.startswith("Sheep Token\nLevel 1 EARTH Beast/Token, ATK 0 DEF 0\n")


def test_a_card_that_is_not_there_is_an_error_in_one_line() -> None:
    result = CliRunner().invoke(cli, ["cards", "Blu-Eyes Wite Dragon"])
    assert result.exit_code == 2
    assert "Blue-Eyes White Dragon" in result.output
    assert result.output.count("\n") == 1


def test_nothing_asked_is_an_error() -> None:
    assert CliRunner().invoke(cli, ["cards"]).exit_code == 2


def test_the_counts_are_those_of_the_cards() -> None:
    result = CliRunner().invoke(cli, ["cards", "--coverage", "--json"])
    counts = json.loads(result.output)
    assert result.exit_code == 0
    assert counts["pool"] == 1940
    assert counts["normal"] == 370
    assert counts["implemented"] == len(cards.all_cards())
    assert counts["implemented"] == sum(counts[kind] for kind in ("normal", "monster", "spell", "trap"))
    words = CliRunner().invoke(cli, ["cards", "--coverage"]).output
    assert words.startswith(f"Yu-Gi-Oh!\n{counts['implemented']:,} of 1,940 cards")


def test_the_counts_of_duel_masters() -> None:
    counts = json.loads(CliRunner().invoke(cli, ["cards", "--coverage", "--json"]).output)["duel-masters"]
    assert counts["pool"] == 906
    assert counts["implemented"] == len(dm_cards.all_cards())
    assert counts["implemented"] == sum(counts[kind] for kind in ("creature", "evolution", "dm spell"))
    for code, size in (("DM-01", 120), ("DM-02", 60), ("DM-03", 60)):
        assert counts["sets"][code] == [size, size]


def test_a_card_of_either_game_is_shown() -> None:
    result = CliRunner().invoke(cli, ["cards", "aqua hulcus", "kuriboh"])
    assert result.exit_code == 0
    assert "Water creature, Liquid People, cost 3, power 2000" in result.output.splitlines()
    assert "Kuriboh" in result.output
    ones = search("--game", "duel-masters", "--cost", "1", "--set", "DM-01")
    assert "Deadly Fighter Braid Claw" in ones
    assert all(dm_cards.find(name) is not None for name in ones)


def test_the_counts_by_set() -> None:
    sets = json.loads(CliRunner().invoke(cli, ["cards", "--coverage", "--json"]).output)["sets"]
    assert sets["SDY"] == [50, 50]
    assert sets["SDK"] == [50, 50]
    assert sets["LOB"][1] == 126
    assert all(0 <= done <= of for done, of in sets.values())
    assert sum(of for _, of in sets.values()) == sum(len(card.sets) for card in cards.pool())
    words = CliRunner().invoke(cli, ["cards", "--coverage"]).output
    assert "  50 of  50  SDY   Starter Deck: Yugi" in words.splitlines()


def test_what_is_ruled_here_stands_with_the_card() -> None:
    result = CliRunner().invoke(cli, ["cards", "Black Pendant"])
    assert f"Ruling: {RULINGS['Black Pendant']}" in result.output.splitlines()
    assert all(cards.find(name) is not None for name in RULINGS)


def search(*args: str) -> list[str]:
    result = CliRunner().invoke(cli, ["cards", *args])
    assert result.exit_code == 0, result.output
    *found, number = result.output.splitlines()
    assert number == f"{len(found)} card{'s' * (len(found) != 1)}"
    return [line.split(": ")[0] for line in found]


def test_cards_are_found_by_words_of_name_and_text() -> None:
    assert {"Graceful Charity", "Pot of Greed"} <= set(search("--search", "draw cards", "--kind", "spell"))
    assert "Pot of Greed" not in search("--search", "draw", "cards", "--kind", "monster")
    assert "Dark Magician" in search("--search", "dark", "magician")
    assert search("--search", "blue eyes white dragon", "--level", "8") == ["Blue-Eyes White Dragon"]


def test_cards_are_found_by_kind_level_and_set() -> None:
    assert search("--kind", "quick-play", "--set", "sd5") == search(
        "--kind", "Quick-Play Spell", "--set", "SD5"
    )
    rituals = search("--kind", "ritual", "--kind", "monster")
    assert {"Relinquished", "Crab Turtle"} <= set(rituals)
    assert "Turtle Oath" not in rituals
    assert {"Y-Dragon Head", "Z-Metal Tank"} <= set(search("--kind", "union"))
    assert {"Tsukuyomi", "Asura Priest"} <= set(search("--kind", "spirit"))
    assert "Man-Eater Bug" in search("--kind", "flip", "--kind", "insect")
    eights = search("--kind", "dragon", "--level", "8", "--set", "LOB")
    assert eights == ["Blue-Eyes White Dragon", "Tri-Horned Dragon"]


def test_a_search_without_a_card_says_so() -> None:
    result = CliRunner().invoke(cli, ["cards", "--search", "no such words anywhere"])
    assert result.exit_code == 1
    assert result.output == "No card that can be played fits.\n"


def test_names_a_search_and_the_counts_do_not_go_together() -> None:
    for args in (
        ["--coverage", "--search", "x"], ["--coverage", "Sangan"], ["Sangan", "--level", "3"], ["Sangan", "--json"],
    ):  # fmt: skip
        assert CliRunner().invoke(cli, ["cards", *args]).exit_code == 2
