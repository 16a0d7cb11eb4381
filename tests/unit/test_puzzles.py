"""The puzzles of the program: each one is proved, with everything that it claims."""

from __future__ import annotations

import pytest

from duel_tui.puzzles.commands import good
from duel_tui.puzzles.files import LEVELS, Puzzle, built_in
from duel_tui.puzzles.proof import prove
from duel_tui.puzzles.search import MISSED, REACHED
from duel_tui.script.rulebook import all_rules

PUZZLES = built_in()
NODES = 100_000


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_proved_with_its_claims(puzzle: Puzzle) -> None:
    proof = prove(puzzle, NODES)
    assert proof.value == REACHED
    assert proof.report is not None
    assert proof.report.ok, (proof.report.line, proof.report.expected, proof.report.found)
    assert puzzle.claims
    assert good(puzzle, proof), (proof.firsts, proof.needed)
    # A puzzle in which everything works is none.
    assert any(value == MISSED for _, value in proof.firsts)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_says_what_it_is(puzzle: Puzzle) -> None:
    assert puzzle.text
    assert puzzle.document.script.title
    assert puzzle.level in LEVELS
    assert len(puzzle.hints) == 3
    assert len(puzzle.commentary()) > 2
    teaches = puzzle.document.script.teaches or []
    assert teaches
    assert set(teaches) <= set(all_rules())


@pytest.mark.parametrize(("game", "number", "surviving"), [("yugioh", 12, 4), ("duel-masters", 6, 2)])
def test_there_are_enough_of_each_game_kind_and_level(game: str, number: int, surviving: int) -> None:
    found = [puzzle for puzzle in PUZZLES if puzzle.game == game]
    assert len(found) == number
    assert sum(not puzzle.goal.wins for puzzle in found) >= surviving
    assert {puzzle.level for puzzle in found} == set(LEVELS)
    assert len({puzzle.title for puzzle in PUZZLES}) == len(PUZZLES)


def test_a_file_of_this_folder_plays_by_itself() -> None:
    from duel_tui.script.runner import run_document

    for puzzle in PUZZLES:
        report = run_document(puzzle.document)
        assert report.ok, (puzzle.id, report)
