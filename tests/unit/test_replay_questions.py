"""Questions to the moments of a replay: why not, and what was going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.table.replay_opening import viewer_of
from duel_tui.table.replay_questions import duel_of, explained, why_pages, why_text
from duel_tui.table.why import NoSuch
from tests.replay_tools import saved_duel

SCENARIO = """\
duel: 1
game: yugioh
title: A Set monster
setup:
  A: {hand: [Summoned Skull], monsters: [Battle Ox]}
  B: {monsters: [set Sangan], spells: [set Trap Hole]}
play:
  - A: battle
  - A: attack Battle Ox -> @B:m1
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "set.duel"
    path.write_text(SCENARIO)
    return path


def test_a_moment_answers_as_the_duel_stood_then(file: Path) -> None:
    viewer = viewer_of(file)
    card, turn = why_pages(viewer, "A:h1")
    assert card.title == "Summoned Skull (h1)"
    assert [entry.legal for entry in card.entries] == [True, True]
    assert "Main Phase 1" in turn.title
    viewer.forward()
    (turn,) = why_pages(viewer, "")
    assert "Battle Phase" in turn.title


def test_what_these_eyes_may_not_see_is_not_told(file: Path) -> None:
    viewer = viewer_of(file)
    assert why_pages(viewer, "B:m1")[0].title == "A face-down card (B:m1)"
    with pytest.raises(NoSuch):
        why_text(viewer, "Sangan")
    viewer.see(0, True)
    assert why_pages(viewer, "B:m1")[0].title == "Sangan (m1)"
    assert why_text(viewer, "Sangan").title == "Sangan (m1)"
    assert why_text(viewer, "Battle Ox").title == "Battle Ox (m1)"
    with pytest.raises(NoSuch, match="zork"):
        why_text(viewer, "zork")


def test_the_question_is_explained_to_the_eyes_of_the_player_who_was_asked(file: Path) -> None:
    viewer = viewer_of(file)
    assert "Your Main Phase 1 is open" in explained(viewer)[0].text
    viewer.see(1)
    assert explained(viewer) == []
    viewer.see(1, True)
    assert explained(viewer)


def test_every_moment_of_a_saved_duel_can_be_asked(tmp_path: Path) -> None:
    viewer = viewer_of(saved_duel(tmp_path, answers=25))
    while True:
        assert duel_of(viewer) is not None
        assert why_pages(viewer, "A:deck")[1].entries or viewer.at_end()
        viewer.see(viewer.seat, not viewer.opened)
        explained(viewer)
        if not viewer.forward():
            break
