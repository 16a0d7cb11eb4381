"""Every rule is told, and every rule is shown by a scenario or has its place elsewhere."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui import games
from duel_tui.cli import cli
from duel_tui.script import rulebook
from duel_tui.script.reader import read_all
from duel_tui.script.running import scripts_in
from duel_tui.text.en import rulebook as words
from duel_tui.text.en.options import OPTION_NAMES
from duel_tui.text.en.rule_pages import chapters, rule_texts
from duel_tui.text.en.rules import RULES

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["rules", *arguments])


# -- what is told


def test_every_rule_has_a_name_and_is_told() -> None:
    assert set(rule_texts()) == set(RULES) - {"CARD"}
    assert len(rule_texts()) == 170 + 15 + 57 + 20


def test_every_rule_is_told_in_one_to_four_sentences() -> None:
    for rule, text in rule_texts().items():
        assert text.endswith("."), rule
        assert 1 <= text.count(". ") + 1 <= 4, rule
        assert len(text) < 480, rule


def test_the_rules_of_a_page_stand_in_the_order_of_their_ids() -> None:
    known = list(rule_texts())
    for page in ("YA", "YH", "YD", "YR", "DM", "DR"):
        ids = [rule for rule in known if rule.startswith(page)]
        assert ids == sorted(ids)
    assert all(chapter.rules for chapter in chapters())


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("YA-02", "one or more"),
        ("YA-03", "two or more"),
        ("YA-04", "three or more"),
        ("YA-25b", "which the page leaves open"),
        ("YA-28", "here they do not"),
        ("YA-29", "here the rulebooks"),
        ("YA-80", "no list holds unless one is chosen"),
        ("YA-83", "a drawn duel counts for nobody"),
        ("YH-33", "here any effect"),
        ("YH-38", "here those that must happen"),
        ("YH-60", "here it is the last act"),
        ("YD-17", "here one that was exchanged"),
        ("YD-19", "Here any effect"),
        ("DM-R05", "Here a deck has at least"),
        ("DM-R14", "here any card may say so"),
        ("DM-R22", "here it holds"),
        ("DM-R26", "the pages disagree"),
        ("DR-01", "which an option"),
    ],
)
def test_a_rule_says_where_it_departs_from_its_page(rule: str, said: str) -> None:
    assert said in rule_texts()[rule]


# -- what is shown


def test_every_rule_of_the_game_is_shown_or_listed() -> None:
    missing = rulebook.coverage().missing
    assert sorted(missing) == sorted(rulebook.OPEN)


def test_what_is_listed_is_a_rule_and_says_where_it_is_shown() -> None:
    assert set(rulebook.ELSEWHERE) <= set(rule_texts())
    assert set(rulebook.ELSEWHERE.values()) <= set(words.ELSEWHERE)
    assert set(rulebook.OPEN) <= set(rule_texts())


def test_the_scenarios_are_found_as_the_reader_reads_them() -> None:
    found = {(shown.path, rule) for rule, files in rulebook.scenarios().items() for shown in files}
    titles = {shown.path: shown.title for files in rulebook.scenarios().values() for shown in files}
    taught = set()
    assert rulebook.scenario_folder() == SCENARIOS
    for path in scripts_in(SCENARIOS):
        scripts = [document.script for document in read_all(path)]
        assert titles[path] == scripts[0].title
        for script in scripts:
            for rule in script.teaches or []:
                assert (path, rule) in found
                taught.add((path, rule))
    assert found == taught


def test_no_scenario_teaches_what_no_rule_is() -> None:
    assert set(rulebook.scenarios()) - {"CARD"} <= set(rulebook.all_rules())


def test_every_option_touches_a_rule() -> None:
    for game, touches in rulebook.TOUCHES.items():
        options = next(iter(games.of(game).profiles.values()))
        assert set(touches) == {field.name for field in fields(options)}
        assert set(touches) <= set(OPTION_NAMES)
        for touched in touches.values():
            assert set(touched.split()) <= {rule for rule in rule_texts() if rulebook.game_of(rule) == game}


def test_a_rule_of_either_game_tells_its_options() -> None:
    assert "A breaker breaks its shields: one after the other (breaks)" in rules("DR-01").stdout
    assert "Cards in the opening hand: 5 (opening_hand)" in rules("DM-R03").stdout


# -- the command


def test_without_an_id_the_chapters_are_listed() -> None:
    lines = rules().stdout.splitlines()
    assert lines[0] == "Yu-Gi-Oh!: Arabic rule page"
    assert lines[1] == "  YA-01 to YA-09     Summoning"
    assert "Yu-Gi-Oh!: rulings" in lines


def test_a_rule_is_told_with_its_page_its_options_and_its_scenarios() -> None:
    said = rules("YA-04").stdout
    assert said.startswith(
        "YA-04: Levels 10 and up need 3 Tributes\nYu-Gi-Oh!: Arabic rule page, Summoning\n\n  A monster of"
    )
    assert "Tributes for Level 10 and higher: 3 in classic; 2 in tcg-2006-04 (tributes_level_10)" in said
    assert "tributes/level-ten-needs-three-tributes.duel" in said


def test_an_id_may_be_typed_loosely_and_stand_for_several() -> None:
    assert rules("ya4").stdout == rules("YA-04").stdout
    assert [line[:6] for line in rules("YA-61").stdout.splitlines() if line.startswith("YA-")] == [
        "YA-61a",
        "YA-61b",
        "YA-61c",
        "YA-61d",
    ]
    assert rules("yd").stdout.startswith("YD-01:")


def test_a_rule_that_no_duel_can_show_says_where_it_is_shown() -> None:
    assert "before the first turn" in rules("YA-39b").stdout


def test_an_unknown_rule_is_an_error_and_the_others_are_told() -> None:
    result = rules("YA-99", "YA-01")
    assert result.exit_code == 2
    assert result.stdout.startswith("YA-01")
    assert result.stderr == 'There is no rule "YA-99". `duel-tui rules` lists them.\n'
    assert rules("dm7").stdout.startswith("DM-R07: without shields")


def test_words_are_looked_for_in_ids_names_and_texts() -> None:
    assert rules("--search", "Token", "side").stdout.splitlines()[0].startswith("YA-09")
    assert "YR-14" in rules("--search", "yr-14").stdout
    assert rules("--search", "tap", "the", "creature").stdout.splitlines()[1].startswith("DM-R42")
    assert rules("--search", "xyzzy plugh").exit_code == 1


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("does a Trap destroyed in response still resolve?", "YR-03"),
        ("may I attack with a creature summoned this turn", "DM-R32"),
        ("summoning sickness", "DM-R32"),
        ("who picks the shield", "DM-R44"),
    ],
)
def test_a_question_finds_the_rule_that_settles_it(asked: str, rule: str) -> None:
    assert rules("--search", asked).stdout.split()[0] == rule


def test_the_other_game_answers_the_same_question_near_the_top() -> None:
    found = rules("--search", "may a monster attack in the turn it was summoned").stdout.splitlines()
    assert any(line.startswith("YD-10") for line in found[:3])


def test_where_no_rule_has_every_word_those_that_come_nearest_are_named_as_such() -> None:
    found = rules("--search", "shield trigger twice xyzzy")
    assert (found.exit_code, "come nearest" in found.stderr) == (0, True)
    assert found.stdout.strip()


def test_the_profiles_stand_side_by_side_with_their_differences_marked() -> None:
    lines = rules("--profiles").stdout.splitlines()
    marked = [line for line in lines if line.startswith("* ")]
    rows = [line for line in lines if line[:2] in ("* ", "  ") and line[2:].strip()]
    both = sum(len(kit.rules.KEYS) + 1 for kit in games.KITS.values())
    assert len(rows) == both + 1
    assert marked[0].split() == ["*", "Cards", "in", "a", "Deck,", "at", "most", "80", "no", "limit"]
    assert len(marked) == 5 + 1
    assert lines[-1].split() == ["The", "next", "duel", "the", "loser", "chooses", "who", "begins"]


def test_a_rule_of_duel_masters_is_told_with_its_options_and_its_scenarios() -> None:
    said = rules("DR-01").stdout
    assert said.startswith("DR-01: shields break one at a time\nDuel Masters: rulings, Shields\n")
    assert "A breaker breaks its shields: one after the other (breaks)" in said
    assert "shields/the-second-shield-breaks-though-the-attacker-is-gone.duel" in said


def test_words_are_found_in_the_rules_of_duel_masters() -> None:
    found = [line[:6] for line in rules("--search", "speed", "attacker").stdout.splitlines()]
    assert "DM-R33" in found
    assert [line[:5] for line in rules("--search", "discarded", "instead").stdout.splitlines()] == ["DR-20"]


def test_the_coverage_counts_the_rules_of_both_games() -> None:
    counts = json.loads(rules("--coverage", "--json").stdout)
    assert counts["rules"] == 170 + 15 + 57 + 20
    assert counts["shown"] == counts["rules"] - len(counts["missing"])
    assert not {"DM-R05", "DM-R26"} & set(counts["missing"])
    assert str(counts["shown"]) in rules("--coverage").stdout


def test_what_does_not_go_together_is_a_usage_error() -> None:
    assert rules("--json").exit_code == 2
    assert rules("YA-01", "--profiles").exit_code == 2
