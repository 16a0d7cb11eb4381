"""The runner: what makes a file fail, and what it says then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import read_text
from duel_tui.script.resuming import resume
from duel_tui.script.runner import Report
from duel_tui.script.running import run_file, run_loaded, run_paths

HEAD = """\
duel: 1
game: yugioh
setup:
  A: {hand: [Battle Ox, Uraby], monsters: [Gemini Elf]}
  B: {monsters: [set Giant Soldier of Stone]}
play:
"""
FIRST = HEAD.count("\n") + 1


def run(play: str, head: str = HEAD) -> Report:
    lines = "".join(f"  - {line}\n" for line in play.strip().split("\n"))
    return run_loaded(read_text(head + lines, "f.duel")[0])


def holds(play: str, head: str = HEAD) -> None:
    report = run(play, head)
    assert report.ok, report


def fails(play: str, head: str = HEAD) -> Report:
    """The report of a file whose last line does not hold."""
    report = run(play, head)
    assert not report.ok
    assert report.readable
    assert report.line == head.count("\n") + len(play.strip().split("\n"))
    assert report.expected
    assert report.found
    return report


def test_a_file_without_expectations_passes_when_it_plays() -> None:
    holds("A: summon Battle Ox\nA: battle\nA: end")


def test_a_command_that_is_not_legal() -> None:
    report = fails("A: summon Battle Ox\nA: summon Uraby")
    assert report.expected == "A: summon Uraby"
    assert "not legal" in str(report.found)
    assert "player A is asked (act)" in str(report.found)
    assert "battle" in report.legal


def test_a_command_that_is_none() -> None:
    assert "not a command" in str(fails("A: frobnicate Uraby").found)


def test_a_command_of_the_player_who_is_not_asked() -> None:
    assert fails("B: end").expected == "B: end"


def test_an_ambiguous_command() -> None:
    head = HEAD.replace("monsters: [Gemini Elf]", "monsters: [Gemini Elf, Gemini Elf]")
    head = head.replace("[set Giant", "[Uraby, set Giant")
    found = str(fails("A: battle\nA: attack Gemini Elf -> Uraby", head).found)
    assert "Gemini Elf@m1" in found


@pytest.mark.parametrize(
    "expectation",
    [
        "A: {lp: 8000, hand: [Uraby, battle ox], monsters: [Gemini Elf], deck: 20}",
        "A: {hand: 2, spells: [], graveyard: 0, monsters: {has: [Gemini Elf], lacks: [Jinzo]}}",
        "A: {monsters: [{card: Gemini Elf, atk: 1900, def: 900, level: 4, position: attack, controller: A, owner: A}]}",
        "A: {monsters: [{card: Gemini Elf, attribute: earth, type: spellcaster, counters: {}}]}",
        "B: {monsters: [set Giant Soldier of Stone]}",
        "B: {monsters: [{card: Giant Soldier of Stone, position: set}]}",
        "turn: 3, player: A, phase: main1, winner: none, priority: A, asked: act, chain: 0",
        "legal: [summon Uraby, set Uraby, battle, end, pass, switch Gemini Elf]",
        "now: yes, turn: 3",
        "now: true, turn: 3",
    ],
)
def test_expectations_that_hold(expectation: str) -> None:
    holds(f"expect: {{{expectation}}}")


@pytest.mark.parametrize(
    ("expectation", "expected", "found"),
    [
        ("A: {lp: 7000}", "A lp 7000", "8000"),
        ("A: {hand: 3}", "A hand 3 cards", "[Battle Ox, Uraby]"),
        ("A: {hand: [Uraby]}", "A hand [Uraby]", "[Battle Ox, Uraby]"),
        ("A: {hand: [Uraby, Uraby]}", "A hand [Uraby, Uraby]", "[Battle Ox, Uraby]"),
        ("A: {hand: {has: [Jinzo]}}", "A hand has [Jinzo]", "[Battle Ox, Uraby]"),
        ("A: {hand: {lacks: [Uraby]}}", "A hand lacks [Uraby]", "[Battle Ox, Uraby]"),
        (
            "B: {monsters: {lacks: [Giant Soldier of Stone]}}",
            "B monsters lacks [Giant Soldier of Stone]",
            "set Giant",
        ),
        ("B: {monsters: [Giant Soldier of Stone]}", "B monsters [Giant Soldier of Stone]", "[set Giant"),
        ("B: {monsters: [defense Giant Soldier of Stone]}", "B monsters [defense", "[set Giant"),
        (
            "A: {monsters: [{card: Gemini Elf, atk: 2000}]}",
            "A monsters [Gemini Elf (atk 2000)]",
            "(atk 1900)",
        ),
        ("turn: 4", "turn 4", "3"),
        ("player: B", "player B", "A"),
        ("phase: main2", "phase main2", "main1"),
        ("winner: A", "winner A", "none"),
        ("reason: lp", "reason lp", "none"),
        ("priority: B", "priority B", "A (act)"),
        ("asked: choose", "asked choose", "act (A)"),
        ("chain: 1", "chain 1", "0"),
        ("legal: [summon Jinzo]", "legal: summon Jinzo", "not legal"),
        ("events: [destroyed Jinzo]", "event: destroyed Jinzo", ""),
    ],
)
def test_expectations_that_do_not_hold(expectation: str, expected: str, found: str) -> None:
    report = run(f"note: first\nexpect: {{{expectation}}}")
    assert not report.ok
    assert report.line == FIRST + 1
    assert str(report.expected).startswith(expected)
    assert found in str(report.found)
    assert report.legal


def test_events_that_occurred() -> None:
    holds("A: summon Uraby\nexpect: {events: [summoned Uraby, summoned Uraby normal]}")
    fails("A: summon Uraby\nexpect: {events: [summoned Ura]}")


def test_illegal() -> None:
    holds("A: summon Battle Ox\nillegal: {A: summon Uraby}\nillegal: {B: end}")
    assert fails("illegal: {A: summon Uraby}").found == "it is legal"
    assert "not a command" in str(fails("illegal: {A: frobnicate}").found)
    fails("A: summon Battle Ox\nillegal: {A: summon Uraby, because: YA-99}")


def test_illegal_counts_every_answer_of_the_line() -> None:
    head = HEAD.replace("Battle Ox, Uraby", "Summoned Skull").replace("[Gemini Elf]", "[Gemini Elf, Uraby]")
    holds("illegal: {A: summon Summoned Skull -> Battle Ox}\nexpect: {A: {hand: 1}}", head)
    fails("illegal: {A: summon Summoned Skull -> Uraby}", head)


def test_an_answer_to_the_only_choice_is_accepted() -> None:
    head = HEAD.replace("Battle Ox, Uraby", "Summoned Skull")
    holds("A: summon Summoned Skull -> Gemini Elf\nexpect: {A: {monsters: [Summoned Skull]}}", head)
    holds("A: summon Summoned Skull\nA: choose Gemini Elf\nexpect: {A: {monsters: [Summoned Skull]}}", head)
    fails("A: summon Summoned Skull -> Uraby", head)


def test_other_right_answers_are_reached_by_the_same_passes() -> None:
    head = "duel: 1\ngame: duel-masters\nsetup:\n  phase: main\n  A: {battle: [Fear Fang]}\nplay:\n"
    attack = "A: attack Fear Fang -> player -> @B"
    holds(f"try: {{{attack}:s1, accept: ['{attack[3:]}:s2']}}\nexpect: {{B: {{shields: 4}}}}", head)
    report = fails(f"try: {{{attack}:s1, accept: ['{attack[3:]}:s9']}}", head)
    assert "s9" in str(report.expected)


def test_until() -> None:
    holds("until: battle/battle\nexpect: {phase: battle/battle, turn: 3}")
    holds("until: main2\nexpect: {phase: main2}")
    holds("until: end\nuntil: main1\nexpect: {turn: 4, player: B, phase: main1}")
    holds("until: main1\nuntil: main1\nexpect: {turn: 5}")
    holds("until: standby\nuntil: battle/start\nexpect: {turn: 4}")
    report = fails("until: battle/damage")
    assert "does not begin by passing" in str(report.found)


def test_undo_takes_back_written_answers() -> None:
    holds("A: summon Uraby\nundo: 1\nA: summon Battle Ox\nexpect: {A: {hand: [Uraby]}}")
    holds("A: summon Uraby\nA: battle\nA: end\nundo: 3\nexpect: {A: {hand: 2}, turn: 3, phase: main1}")
    assert "only 1 written answer" in str(fails("A: summon Uraby\nundo: 2").found)


def test_the_end() -> None:
    holds("A: concede\nexpect: {winner: B, reason: concede}\nresult: {winner: B, reason: concede}")
    holds("B: concede\nresult: {winner: A}")
    holds("A: offer draw\nB: accept draw\nresult: {winner: draw, reason: agreed}")
    assert "offered no draw" in str(fails("B: accept draw").found)
    assert "offered no draw" in str(fails("A: offer draw\nA: accept draw").found)
    fails("result: {winner: A}")
    fails("A: concede\nresult: {winner: A}")
    fails("A: concede\nA: end")
    holds("A: concede\nundo: 1\nA: end")


def test_a_goal() -> None:
    head = HEAD.replace("setup:", "goal: {winner: A, by turn: 3}\nsetup:").replace("B: {", "B: {lp: 100, ")
    head = head.replace("set Giant Soldier of Stone", "Uraby")
    holds("A: battle\nA: attack Gemini Elf -> Uraby", head)
    holds("note: no solution is given", head)
    report = run("A: end\nB: end", head)
    assert not report.ok
    assert report.line == 3


def test_try_plays_and_its_other_answers_must_be_legal() -> None:
    holds(
        "try: {A: summon Uraby, accept: [set Uraby], wrong: {end: no}}\nexpect: {A: {monsters: [Gemini Elf, Uraby]}}"
    )
    fails("try: {A: summon Uraby, accept: [summon Jinzo]}")


def test_a_digest() -> None:
    wrong = fails("A: summon Uraby\ndigest: 0000000000000000")
    right = str(wrong.found).split(";")[0]
    holds(f"A: summon Uraby\ndigest: {right}")


def test_strict_passes_nothing() -> None:
    head = HEAD.replace("setup:", "strict: yes\nsetup:")
    holds(
        "A: summon Uraby\nexpect: {asked: respond, priority: A}\nA: pass\nB: pass\nA: battle\nB: pass", head
    )
    report = fails("A: summon Uraby\nA: battle", head)
    assert report.legal == ["pass"]


def test_a_refused_start() -> None:
    decks = "duel: 1\ngame: yugioh\n{}decks:\n  A: {{main: [3 Uraby]}}\n  B: {{main: [3 Uraby]}}\nplay:\n"
    holds("note: x", decks.format("refused: YA-11\n"))
    holds("note: x", decks.format("refused: yes\n"))
    for head in (decks.format("refused: YA-41c\n"), decks.format("")):
        report = run("note: x", head)
        assert not report.ok
        assert report.readable
        assert "YA-11" in str(report.found)
    report = run("note: x", HEAD.replace("setup:", "refused: yes\nsetup:"))
    assert not report.ok


@pytest.mark.parametrize(
    ("old", "new", "line", "part"),
    [
        ("Uraby]", "Urabi]", 4, "Urabi"),
        ("Uraby]", "Exodia Necross]", 4, "Exodia Necross"),
        ("set Giant Soldier of Stone", "a, b, c, d, e, f", 5, "6 cards"),
        ("setup:", "rules: modern\nsetup:", 3, "no rules profile"),
        ("setup:", "options: {starting_lp: lots}\nsetup:", 3, "cannot be `lots`"),
        ("setup:", "options: {start_lp: 1}\nsetup:", 3, "no option"),
        ("setup:", "cards: {Ten: {level: x}}\nsetup:", 3, "not a whole number"),
        ("setup:", "cards: {Ten: {colour: red}}\nsetup:", 3, "unknown key"),
        ("game: yugioh", "game: duel-masters", 4, "unknown key"),
    ],
)
def test_files_that_cannot_be_played(tmp_path: Path, old: str, new: str, line: int, part: str) -> None:
    path = tmp_path / "f.duel"
    path.write_text(HEAD.replace(old, new, 1))
    report = run_file(path)
    assert not report.readable
    assert report.line == line
    assert part in str(report.found)
    assert report.expected


def test_deck_files_lie_beside_the_script(tmp_path: Path) -> None:
    (tmp_path / "ox.txt").write_text("3 Battle Ox\n")
    (tmp_path / "bad.ydk").write_text("#main\n12\n")
    path = tmp_path / "f.duel"
    path.write_text(
        "duel: 1\ngame: yugioh\noptions: {deck_min: 3, opening_hand: 1}\ndecks: {A: ox.txt, B: ox.txt}\n"
    )
    assert run_file(path).ok
    path.write_text(path.read_text().replace("B: ox.txt", "B: bad.ydk"))
    report = run_file(path)
    assert (report.readable, report.line) == (False, 4)
    assert "bad.ydk:2" in str(report.found)
    path.write_text(path.read_text().replace("B: bad.ydk", "B: none.ydk"))
    assert not run_file(path).readable


def test_exit_codes_and_json(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    good, bad, junk = tmp_path / "a" / "good.duel", tmp_path / "bad.duel", tmp_path / "junk.duel"
    good.write_text(HEAD)
    said: list[str] = []
    assert run_paths([str(tmp_path)], output=said.append) == 0
    assert said == ["1 passed"]
    bad.write_text(HEAD + "  - A: summon Jinzo\n")
    assert run_paths([str(tmp_path)], output=said.append) == 1
    assert said[1].startswith(f"{bad}:7: expected A: summon Jinzo; found ")
    junk.write_text("junk")
    said.clear()
    assert run_paths([str(tmp_path)], as_json=True, output=said.append) == 2
    objects = [json.loads(line) for line in said]
    assert [found["ok"] for found in objects] == [True, False, False]
    assert all(list(found) == ["file", "ok", "line", "expected", "found", "legal"] for found in objects)
    assert objects[1]["line"] == 7
    result = CliRunner().invoke(cli, ["run", str(bad), "--json"])
    assert result.exit_code == 1
    assert json.loads(result.output) == objects[1]
    assert run_paths([str(tmp_path / "none")], output=said.append) == 2
    (tmp_path / "empty").mkdir()
    assert run_paths([str(tmp_path / "empty")], output=said.append) == 2


def test_a_match_is_played_duel_by_duel(tmp_path: Path) -> None:
    path = tmp_path / "match.duel"
    second = HEAD.removeprefix("duel: 1\ngame: yugioh\n") + "  - A: summon Jinzo\n"
    path.write_text("match: 1\ngame: yugioh\n---\n" + HEAD + "---\n" + second)
    report = run_file(path)
    assert not report.ok
    assert report.line == path.read_text().count("\n")


def test_a_saved_duel_with_a_torn_last_line_plays_without_it(tmp_path: Path) -> None:
    file = tmp_path / "torn.duel"
    whole = 'duel: 1\ngame: yugioh\nsetup:\n  A:\n    hand: [Battle Ox]\nplay:\n  - A: "summon Battle Ox"\n'
    file.write_text(whole + '  - A: "en', "utf-8")
    said: list[str] = []
    assert run_paths([str(file)], output=said.append) == 0
    assert "8" in said[0]
    file.write_text(whole.replace("duel: 1", "duel: ["), "utf-8")
    assert run_paths([str(file)], output=said.append) == 2


def test_a_name_that_is_no_file_name_is_an_unreadable_file(tmp_path: Path) -> None:
    long = "K" * 5000
    said: list[str] = []
    assert run_paths([long], output=said.append) == 2
    file = tmp_path / "decks.duel"
    file.write_text(f"duel: 1\ngame: yugioh\nseed: 1\ndecks: {{A: {long}, B: {long}}}\n", "utf-8")
    assert run_paths([str(file)], output=said.append) == 2
    with pytest.raises(ScriptError):
        resume(long)


def test_a_deck_that_is_too_small_says_what_would_be_right(tmp_path: Path) -> None:
    file = tmp_path / "small.duel"
    deck = '{main: ["3 Kuriboh"]}'
    file.write_text(f"duel: 1\ngame: yugioh\nseed: 1\ndecks:\n  A: {deck}\n  B: {deck}\n", "utf-8")
    report = run_file(file)
    assert not report.ok
    assert report.line == 5
    assert "at least 40" in (report.found or "")


def test_counters_below_zero_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "counters.duel"
    file.write_text(
        "duel: 1\ngame: yugioh\nsetup:\n  A:\n    monsters: [{card: Kuriboh, counters: {spell: -1}}]\n",
        "utf-8",
    )
    report = run_file(file)
    assert not report.readable
    assert report.line == 5
