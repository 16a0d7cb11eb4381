"""Puzzle files: what is wrong with them, templates, positions of duels, and the commands around them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui import yugioh
from duel_tui.cli import cli
from duel_tui.puzzles.files import load, own_folder
from duel_tui.puzzles.making import from_duel, from_file, new_path, template, write
from duel_tui.puzzles.proof import prove
from duel_tui.puzzles.search import MISSED, REACHED
from duel_tui.script.errors import SaveError, ScriptError

HEAD = "duel: 1\ngame: yugioh\n"
SETUP = 'setup:\n  A: {monsters: ["Gemini Elf"]}\n  B: {lp: 1900}\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def made(folder: Path, text: str, name: str = "trial.duel") -> Path:
    path = folder / name
    path.write_text(HEAD + text, "utf-8")
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["puzzle", *arguments])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (SETUP, "this file has no goal"),
        ("goal: {winner: A}\ndecks: {A: a.ydk, B: b.ydk}\n", "begins with a position"),
        ("goal: {winner: draw}\n" + SETUP, "a draw is no goal"),
        ("goal: {winner: A}\nx-solver: B\n" + SETUP, "the solver B does not go with the goal"),
        ("goal: {winner: none}\nx-solver: C\n" + SETUP, "the solver C does not go with the goal"),
        ("goal: {winner: A, by turn: 2}\n" + SETUP, "is of turn 3"),
        ("goal: {winner: A}\nx-unique: [only]\n" + SETUP, "only is not known here"),
        ("goal: {winner: A}\nx-level: absurd\n" + SETUP, "absurd is not known here"),
        ("goal: {winner: A}\nx-hints: {a: b}\n" + SETUP, "a text or a list of texts"),
        ("goal: {winner: A}\nx-text: [a]\n" + SETUP, "a text or a list of texts"),
        ("goal: {winner: A}\nsetup: {A: {hand: [No Such Card]}}\n", "No Such Card"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(folder: Path, text: str, wrong: str) -> None:
    path = made(folder, text)
    with pytest.raises(ScriptError) as error:
        load(path).start()
    assert wrong in str(error.value)
    assert str(error.value).startswith(str(path))
    assert "\n" not in str(error.value)
    result = run("check", str(path))
    assert result.exit_code == 2
    assert wrong in result.stderr


def test_the_turn_and_the_solver_need_not_be_written(folder: Path) -> None:
    puzzle = load(made(folder, "goal: {winner: A}\n" + SETUP))
    assert (puzzle.goal.solver, puzzle.goal.wins, puzzle.goal.by_turn) == (0, True, 3)
    other = load(made(folder, "goal: {winner: none}\nx-solver: B\n" + SETUP))
    assert (other.goal.solver, other.goal.wins) == (1, False)
    assert prove(other).value == MISSED


def test_every_card_of_a_puzzle_is_known_to_both(folder: Path) -> None:
    text = 'goal: {winner: A}\nsetup:\n  A: {hand: [Kuriboh]}\n  B: {spells: ["set Trap Hole"], deck: [Sangan]}\n'
    view = load(made(folder, text)).start().view(0)
    assert [card.name for card in view.zones[1, "spells"]] == ["Trap Hole"]
    assert view.zones[1, "deck"][0].name == "Sangan"


def test_a_solution_that_fails_and_a_claim_that_is_false_are_told(folder: Path) -> None:
    text = "goal: {winner: A, by turn: 3}\nx-unique: [first, line]\n" + SETUP
    good = "play:\n  - A: battle\n  - A: attack Gemini Elf -> directly\n"
    assert run("check", str(made(folder, text + good))).exit_code == 0
    result = run(
        "check", str(made(folder, text + "play:\n  - A: battle\n  - A: attack Kuriboh -> directly\n"))
    )
    assert result.exit_code == 1
    assert "fails at line 10" in result.stdout
    two = text.replace('"Gemini Elf"', '"Gemini Elf", "Battle Ox"').replace("1900", "1700")
    result = run("check", str(made(folder, two + good)))
    assert result.exit_code == 1
    assert 'Claim "first" (only one first answer reaches the goal): false.' in result.stdout
    assert 'Claim "line" (every action of the solution is needed): false.' in result.stdout


def test_what_is_not_found_within_the_limit_is_not_called_false() -> None:
    result = run("check", "the-thousand-faced-guest", "--positions", "20")
    assert result.exit_code == 1
    assert "Not proved: within 20 positions" in result.stdout
    found = json.loads(run("check", "the-thousand-faced-guest", "--positions", "20", "--json").stdout)
    assert (found["value"], found["proved"]) == ("open", False)


def test_the_list_as_text_and_as_json() -> None:
    entries = json.loads(run("--list", "--json").stdout)
    assert len(entries) >= 12
    assert {"id", "game", "title", "level", "goal", "solved"} <= set(entries[0])
    text = run("--list").stdout
    assert all(entry["id"] in text for entry in entries)
    assert run("--json").exit_code == 2
    assert run("--list", "check", "1").exit_code == 2


def test_hints_one_by_one() -> None:
    assert "Hint 2 of 3" in run("hint", "gone-before-it-opens", "2").stdout
    assert run("hint", "gone-before-it-opens", "4").exit_code == 2
    result = run("hint", "nothing-like-this")
    assert result.exit_code == 2
    assert "there is no puzzle nothing-like-this" in result.stderr
    assert run("nothing-like-this").exit_code == 2


def test_a_template_is_a_puzzle_that_can_be_solved(folder: Path) -> None:
    result = run("new")
    assert result.exit_code == 0
    path = own_folder() / "my-puzzle.duel"
    assert str(path) in result.stdout
    assert prove(load(path)).value == REACHED
    assert run("new", str(path)).exit_code == 2
    assert run("new").exit_code == 0
    assert (own_folder() / "my-puzzle-2.duel").is_file()
    assert "my-puzzle-2" in run("--list").stdout


def test_a_file_of_ones_own_that_is_no_puzzle_does_not_hide_the_others(folder: Path) -> None:
    own_folder().mkdir()
    made(own_folder(), SETUP, "broken.duel")
    text = run("--list").stdout
    assert "this file has no goal" in text
    assert "gone-before-it-opens" in text


def test_the_position_of_a_duel_becomes_a_puzzle(folder: Path) -> None:
    duel = yugioh.setup(
        {"A": {"monsters": ["Gemini Elf"], "hand": ["Book of Moon"]}, "B": {"lp": "1900", "monsters": []}},
        options=yugioh.CLASSIC.changed({"starting_lp": "4000"}),
    )
    path = new_path("Ann: the last blow!")
    assert path.name == "ann-the-last-blow.duel"
    write(from_duel(duel, "Ann: the last blow!", ("Ann", "B: ob")), path)
    puzzle = load(path)
    assert puzzle.title == "Ann: the last blow!"
    assert puzzle.document.script.options == {"starting_lp": "4000"}
    assert puzzle.document.script.players == {"A": "Ann", "B": "B: ob"}
    assert prove(puzzle).value == REACHED
    survives = folder / "other.duel"
    survives.write_text(from_duel(duel, "Other", survive="B"), "utf-8")
    other = load(survives)
    assert (other.goal.solver, other.goal.wins) == (1, False)
    assert prove(other).value == MISSED


def test_no_puzzle_begins_where_something_is_going_on(folder: Path) -> None:
    duel = yugioh.setup(
        {"A": {"monsters": ["Gemini Elf"]}, "B": {"spells": ["set Sakuretsu Armor"], "lp": "1900"}}
    )
    duel.play("battle")
    duel.play("attack Gemini Elf -> directly")
    with pytest.raises(ValueError, match="nothing is going on"):
        from_duel(duel, "Here")
    duel.play("pass")
    with pytest.raises(ValueError, match="nothing is going on"):
        from_duel(duel, "Here")


def test_a_puzzle_from_a_file(folder: Path) -> None:
    source = made(folder, SETUP + "play:\n  - A: battle\n", "source.duel")
    result = run("new", str(folder / "made.duel"), "--from", str(source), "--title", "After the bell")
    assert result.exit_code == 0, result.output
    puzzle = load(folder / "made.duel")
    assert puzzle.title == "After the bell"
    assert puzzle.start().view(0).phase == "battle/battle"
    over = made(folder, SETUP + "play:\n  - A: battle\n  - A: attack Gemini Elf -> directly\n", "over.duel")
    with pytest.raises(ScriptError, match="with the duel"):
        from_file(over, "Over")
    wrong = made(folder, SETUP + "play:\n  - A: summon Kuriboh\n", "wrong.duel")
    with pytest.raises(ScriptError, match="does not play"):
        from_file(wrong, "Wrong")


def test_a_folder_that_cannot_be_written_is_said(folder: Path) -> None:
    (folder / "file").write_text("")
    with pytest.raises(SaveError, match="cannot be written"):
        write(template("yugioh"), folder / "file" / "puzzle.duel")
