"""`duel-tui cards`: a card in words, and honest counts."""

from __future__ import annotations

import json

from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.yugioh import cards


def test_a_card_is_printed_by_name_or_passcode() -> None:
    result = CliRunner().invoke(cli, ["cards", "pot of greed", "46986414"])
    assert result.exit_code == 0
    assert result.output == (
        "Pot of Greed\nNormal Spell\nDraw 2 cards.\n\n"
        "Dark Magician\nLevel 7 DARK Spellcaster, ATK 2500 DEF 2100\nA Spellcaster monster without an effect.\n"
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
    assert words.startswith(f"{counts['implemented']:,} of 1,940 cards")
