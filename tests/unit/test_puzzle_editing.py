"""Putting a position together: what is accepted, what is refused and leaves everything as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.puzzles.editing import GOALS, Draft
from duel_tui.puzzles.files import load, own_folder
from duel_tui.puzzles.proof import prove
from duel_tui.puzzles.search import REACHED
from duel_tui.script.errors import SaveError


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("game", ["yugioh", "duel-masters"])
def test_an_empty_table_can_be_played(game: str) -> None:
    draft = Draft.new(game)
    assert draft.problem() == ""
    assert not draft.changed


def test_cards_are_put_down_turned_and_taken_away() -> None:
    draft = Draft.new("yugioh")
    assert draft.add("A", "monsters", "gemini elf") == ""
    assert draft.add("A", "monsters", "set kuriboh") == ""
    assert draft.add("B", "spells", "trap hole") == ""
    assert draft.cards("A", "monsters") == ["Gemini Elf", "set Kuriboh"]
    assert draft.cards("B", "spells") == ["set Trap Hole"]
    assert [draft.turn("A", "monsters", 0) for _ in range(2)] == ["", ""]
    assert draft.cards("A", "monsters")[0] == "set Gemini Elf"
    draft.remove("A", "monsters", 0)
    assert draft.cards("A", "monsters") == ["set Kuriboh"]
    assert draft.turn("A", "hand", 0) != ""


def test_creatures_are_tapped() -> None:
    draft = Draft.new("duel-masters")
    assert draft.add("A", "battle", "Deadly Fighter Braid Claw") == ""
    assert draft.turn("A", "battle", 0) == ""
    assert draft.cards("A", "battle") == ["tapped Deadly Fighter Braid Claw"]


def test_what_is_refused_changes_nothing() -> None:
    draft = Draft.new("yugioh")
    before = draft.text()
    assert "no card Nobody" in draft.add("A", "hand", "Nobody")
    assert "cannot lie there" in draft.add("A", "monsters", "Trap Hole")
    assert "below zero" in draft.set_number("A", "lp", "-1")
    assert draft.set_number("A", "lp", "many") != ""
    assert draft.rename("   ") != ""
    assert draft.text() == before
    assert not draft.changed
    for _ in range(5):
        assert draft.add("A", "monsters", "Kuriboh") == ""
    assert draft.add("A", "monsters", "Kuriboh") != ""
    assert len(draft.cards("A", "monsters")) == 5


def test_the_goal_goes_round_with_its_text() -> None:
    draft = Draft.new("yugioh")
    texts = set()
    for _ in GOALS:
        draft.next_goal(1)
        texts.add(draft.head["x-text"])
        assert draft.problem() == ""
    assert draft.goal == GOALS[0]
    assert len(texts) == len(GOALS)
    assert draft.ask("Show it.") == ""
    draft.next_goal(1)
    assert draft.head["x-text"] == "Show it."
    draft.next_player()
    assert draft.puzzle().start().view(0).player == 1


def test_a_saved_puzzle_is_changed_where_it_lies() -> None:
    draft = Draft.new("yugioh")
    draft.rename("The last blow")
    draft.add("A", "monsters", "Gemini Elf")
    draft.set_number("B", "lp", "1900")
    path = draft.save()
    assert path == own_folder() / "the-last-blow.duel"
    path.write_text(
        path.read_text("utf-8") + "  - A: battle\n  - A: attack Gemini Elf -> directly\n", "utf-8"
    )
    puzzle = load(path)
    assert prove(puzzle).value == REACHED
    again = Draft.of(puzzle)
    assert again.number("B", "lp") == "1900"
    again.set_number("B", "lp", "")
    again.set_number("B", "lp", "1000")
    assert again.changed
    assert again.save() == path
    assert not again.changed
    proof = prove(load(path))
    assert proof.value == REACHED
    assert proof.report is not None
    assert proof.report.ok


def test_two_puzzles_of_one_title_get_files_of_their_own() -> None:
    assert Draft.new("yugioh").save() != Draft.new("yugioh").save()


def test_what_cannot_be_written_is_said(folder: Path) -> None:
    (folder / "puzzles").write_text("")
    with pytest.raises(SaveError, match="cannot be written"):
        Draft.new("yugioh").save()
