"""Changes between two positions: what a saved duel says after each decision."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.script.changes import BadChange, change, changed
from duel_tui.script.reader import read
from duel_tui.script.resuming import resume
from duel_tui.script.running import run_file
from duel_tui.script.saving import create
from tests.unit.test_script_saving import DECK, begun, play


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ({"lp": "8000"}, {"lp": "8000"}, {}),
        ({"lp": "8000"}, {"lp": "7400"}, {"lp": "7400"}),
        ({"A": {"lp": "1", "x": "y"}}, {"A": {"lp": "2", "x": "y"}}, {"A": {"lp": "2"}}),
        ({"hand": ["a", "b", "c"]}, {"hand": ["a", "c"]}, {"hand": {"at": "1", "cut": "1"}}),
        ({"hand": ["a", "b"]}, {"hand": ["a", "x", "b"]}, {"hand": {"at": "1", "put": ["x"]}}),
        ({"hand": ["a"]}, {"hand": []}, {"hand": {"at": "0", "cut": "1"}}),
        ({"used": "yes"}, {}, {"x-gone": ["used"]}),
        ({}, {"used": "yes"}, {"used": "yes"}),
        ({"field": []}, {"field": "Sogen"}, {"x-gone": ["field"], "field": "Sogen"}),
        ({"a": ["x", "x"]}, {"a": ["x", "x", "x"]}, {"a": {"at": "2", "put": ["x"]}}),
    ],
)
def test_a_change_says_what_is_different_and_leads_there(
    old: dict[str, Any], new: dict[str, Any], wanted: dict[str, Any]
) -> None:
    before = repr(old)
    assert change(old, new) == wanted
    assert changed(old, wanted) == new
    assert repr(old) == before


@pytest.mark.parametrize(
    "by",
    [
        "text",
        {"hand": "text"},
        {"hand": {"at": "9"}},
        {"hand": {"at": "1", "cut": "2"}},
        {"hand": {"at": "-1"}},
        {"hand": {"cut": "1"}},
        {"hand": {"at": "0", "put": "x"}},
        {"hand": {"at": "0", "more": "x"}},
        {"x-gone": ["nothing"]},
        {"x-gone": "hand"},
        {"A": "text"},
        {"A": {"deck": {"at": "x"}}},
    ],
)
def test_a_change_of_another_position_is_refused(by: Any) -> None:
    with pytest.raises(BadChange):
        changed({"hand": ["a", "b"], "A": {"deck": []}}, by)


def test_the_changes_of_a_saved_duel_lead_to_each_position(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    luck = random.Random(3)
    positions = [duel.position()]
    undone = False
    while duel.decision is not None and len(positions) < 120:
        decision = duel.decision
        answer = luck.choice(
            [option for option in decision.options if option.verb != "pass"] or decision.options
        )
        command, player = "" if decision.forced else duel.text(answer), decision.player
        duel.play(answer)
        if command:
            saved.append(duel, player, command)
            positions.append(duel.position())
        if len(positions) == 40 and not undone:
            undone = True
            saved.undo(duel, 5)
            del positions[-5:]
    saved.close()
    found: list[dict[str, Any]] = [{}]
    for line in read(saved.path).script.play:
        if hasattr(line, "command"):
            found.append(found[-1])
        elif line.kind == "undo":
            del found[-5:]
        found[-1] = line.x.get("x-state", found[-1])
        found[-1] = changed(found[-1], line.x["x-change"]) if "x-change" in line.x else found[-1]
    assert found == positions


def test_a_file_says_what_changed_in_few_words(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 60)
    saved.close()
    changes = [line for line in saved.path.read_text().splitlines() if "x-change: " in line]
    assert changes
    assert sum(map(len, changes)) < 250 * len(changes)


def test_a_duel_that_begins_in_a_window_has_its_position_from_the_beginning(tmp_path: Path) -> None:
    duel = yugioh.start((DECK, DECK), seed=2, windows="all")
    assert not duel.stable
    saved = create(duel, (DECK, DECK), seed=2, strict=True, folder=tmp_path)
    (line,) = read(saved.path).script.play
    assert line.x == {"x-state": duel.position()}
    saved.close()
    assert run_file(saved.path).ok
    resumed = resume(saved.path)
    resumed.saved.close()
    assert resumed.duel.position() == duel.position()
