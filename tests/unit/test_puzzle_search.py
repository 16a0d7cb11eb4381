"""The search: the same results as trying everything, chance and shuffles, limits, what is barred."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.engine import Answer, Duel
from duel_tui.engine.steps import PASS
from duel_tui.puzzles.chances import Chances
from duel_tui.puzzles.files import find
from duel_tui.puzzles.goal import Goal
from duel_tui.puzzles.likeness import Likeness
from duel_tui.puzzles.proof import prove
from duel_tui.puzzles.search import MISSED, OPEN, REACHED, Search, move_of
from duel_tui.puzzles.settled import Settled
from duel_tui.yugioh import cards

WIN = Goal(0, True, 3)


def plainly(duel: Duel, goal: Goal) -> bool:
    """The value of a position by trying everything, without memory or order. Passing on one's own move is left out."""
    reached = goal.reached(duel)
    if reached is not None:
        return reached
    decision = duel.decision
    assert decision is not None
    return (any if decision.player == goal.solver else all)(
        plainly(_after(duel, answer), goal)
        for answer in decision.options
        if not (answer is PASS and duel.stable)
    )


def _after(duel: Duel, answer: Answer) -> Duel:
    child = duel.clone()
    child.play(answer)
    return child


@pytest.mark.parametrize(
    "id", ["gone-before-it-opens", "use-it-or-lose-it", "before-the-android", "half-a-ring"]
)
def test_the_search_finds_what_trying_everything_finds(id: str) -> None:
    puzzle = find(id)
    assert puzzle is not None
    duel = puzzle.start()
    search = Search(duel, puzzle.goal)
    assert duel.decision is not None
    for answer in duel.decision.options:
        if answer is PASS and duel.stable:
            continue
        wanted = REACHED if plainly(_after(duel, answer), puzzle.goal) else MISSED
        assert search.value_after(duel, answer) == wanted, duel.text(answer)


def position(**sides: Any) -> Duel:
    """A position of turn 3, player A to move."""
    return yugioh.setup(dict(sides))


def value(duel: Duel, **more: Any) -> int:
    return Search(duel, WIN, **more).value(duel)


def test_a_direct_attack_wins_and_one_point_more_saves() -> None:
    def attacked(lp: str) -> Duel:
        return position(A={"monsters": ["Gemini Elf"]}, B={"lp": lp})

    assert value(attacked("1900")) == REACHED
    assert value(attacked("1901")) == MISSED


def test_a_coin_must_fall_well_on_both_sides() -> None:
    # Time Wizard: heads destroys the other side, tails one's own.
    sides = {"A": {"monsters": ["Time Wizard"]}, "B": {"lp": "500", "monsters": ["Blue-Eyes White Dragon"]}}
    duel = position(**sides)
    search = Search(duel, WIN)
    assert search.value(duel) == MISSED
    duel.chance("heads")
    duel.play("activate Time Wizard")
    assert Search(duel, WIN).value(duel) == REACHED


def test_every_outcome_of_a_coin_is_followed() -> None:
    duel = position(A={"monsters": ["Time Wizard"]}, B={"monsters": ["Blue-Eyes White Dragon"]})
    search = Chances(duel)
    answer = duel.read("activate Time Wizard")
    left = sorted(len(child.view(0).zones[1, "monsters"]) for child in _resolved(search, duel, answer))
    assert left == [0, 1]


def _resolved(chances: Chances, duel: Duel, answer: Answer) -> list[Duel]:
    found = chances.after(duel, answer)
    while any(not child.stable for child in found):
        found = [
            after
            for child in found
            for after in ([child] if child.stable else chances.after(child, child.decision.options[0]))  # type: ignore[union-attr]
        ]
    return found


def test_what_a_shuffled_deck_brings_is_open() -> None:
    sides = {
        "A": {
            "hand": ["Reinforcement of the Army", "Pot of Greed"],
            "monsters": ["Gemini Elf"],
            "deck": ["Battle Ox", "Battle Ox", "Marauding Captain", "Raigeki"],
        },
        "B": {"lp": "1900", "monsters": ["Blue-Eyes White Dragon"]},
    }
    assert value(position(**sides)) == OPEN
    sides["A"]["deck"] = ["Raigeki", "Battle Ox", "Marauding Captain", "Battle Ox"]
    assert value(position(**sides)) == REACHED
    sides["A"]["deck"] = []
    assert value(position(**sides)) == MISSED


def test_a_limit_leaves_the_question_open() -> None:
    puzzle = find("the-thousand-faced-guest")
    assert puzzle is not None
    duel = puzzle.start()
    search = Search(duel, puzzle.goal, limit=10)
    assert search.value(duel) == OPEN
    assert search.nodes == 10
    search.more(100_000)
    assert search.value(duel) == REACHED
    assert Search(duel, puzzle.goal, seconds=-1.0).value(duel) == OPEN


def test_a_pass_that_only_comes_back_is_no_answer() -> None:
    duel = position(A={"monsters": ["Gemini Elf"]}, B={"lp": "1900"})
    assert Search(duel, WIN).value_after(duel, PASS) == MISSED
    assert Search(duel, WIN).value(duel) == REACHED


def test_what_is_barred_is_not_done() -> None:
    duel = position(A={"monsters": ["Gemini Elf"], "hand": ["Ookazi"]}, B={"lp": "800"})
    ookazi = move_of(duel, duel.read("activate Ookazi"))
    assert value(duel, barred=frozenset((ookazi,))) == REACHED
    attack = ("attack", "Gemini Elf", "")
    assert value(duel, barred=frozenset((attack,))) == REACHED
    assert value(duel, barred=frozenset((attack, ookazi))) == MISSED


def test_surviving_is_to_be_still_there() -> None:
    def attacked(lp: str, *traps: str) -> int:
        duel = yugioh.setup(
            {
                "turn": "4",
                "player": "B",
                "A": {"lp": lp, "spells": list(traps)},
                "B": {"monsters": ["Gemini Elf"]},
            }
        )
        return Search(duel, Goal(0, False, 4)).value(duel)

    assert attacked("1901") == REACHED
    assert attacked("1900") == MISSED
    assert attacked("1900", "set Sakuretsu Armor") == REACHED
    # Both are destroyed at once: a draw is no survival.
    duel = yugioh.setup(
        {
            "turn": "4",
            "player": "B",
            "A": {"lp": "1900", "spells": ["set Ring of Destruction"]},
            "B": {"lp": "1900", "monsters": ["Gemini Elf"]},
        }
    )
    assert Search(duel, Goal(0, False, 4)).value(duel) == MISSED


def test_the_order_of_a_hand_and_the_place_on_the_field_make_no_other_state() -> None:
    one = position(A={"hand": ["Gemini Elf", "Battle Ox"]})
    two = position(A={"hand": ["Gemini Elf", "Battle Ox"]})
    likeness = Likeness("yugioh")
    assert likeness.key(one) == likeness.key(two)
    one.play("set Gemini Elf")
    assert likeness.key(one) != likeness.key(two)
    two.play("set Gemini Elf")
    assert likeness.key(one) == likeness.key(two)
    lower = position(A={"hand": ["Gemini Elf", "Battle Ox"]}, B={"lp": "7999"})
    assert likeness.key(position(A={"hand": ["Gemini Elf", "Battle Ox"]})) != likeness.key(lower)


@pytest.mark.parametrize(
    ("card", "quiet"),
    [
        ("Gemini Elf", True),
        ("Elemental HERO Flame Wingman", True),
        ("Cannon Soldier", False),
        ("Ring of Destruction", False),
        ("Lava Golem", False),
    ],
)
def test_after_the_last_battle_only_burning_cards_can_win(card: str, quiet: bool) -> None:
    definition = cards.find(card)
    assert definition is not None
    duel = yugioh.setup({"phase": "main2", "A": {"graveyard": [card]}})
    assert Settled(duel, "yugioh", 3)(duel) is quiet
    assert not Settled(duel, "yugioh", 4)(duel)
    assert not Settled(duel, "another game", 3)(duel)


def test_a_line_without_end_and_a_question_with_too_many_answers_are_left_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle = find("gone-before-it-opens")
    assert puzzle is not None
    duel = puzzle.start()
    with monkeypatch.context() as changed:
        changed.setattr("duel_tui.puzzles.search.DEEPEST", 3)
        assert Search(duel, puzzle.goal).value(duel) == OPEN
    with monkeypatch.context() as changed:
        changed.setattr("duel_tui.puzzles.search.MOST", 3)
        assert Search(duel, puzzle.goal).value(duel) == OPEN
    assert Search(duel, puzzle.goal).value(duel) == REACHED


def test_seconds_limit_the_whole_proof() -> None:
    puzzle = find("the-thousand-faced-guest")
    assert puzzle is not None
    proof = prove(puzzle, seconds=0.2)
    assert proof.seconds < 2
    assert proof.holds("line") is None
