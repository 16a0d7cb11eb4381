"""The same position again and again (YR-14): counted, announced, claimed, kept in files."""

from __future__ import annotations

from pathlib import Path

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.engine.events import Repeated
from duel_tui.engine.repetition import occurrences
from duel_tui.script.resuming import resume
from duel_tui.script.running import run_file
from duel_tui.table.session import Session
from duel_tui.text.en.events import event_text

LOOP = ("activate Butterfly Dagger - Elma", "activate Butterfly Dagger - Elma")
SETUP = {
    "A": {"hand": ["Butterfly Dagger - Elma"], "monsters": ["Gearfried the Iron Knight"]},
    "B": {"monsters": ["Battle Ox"]},
}


def duel() -> Duel:
    """A duel in which A may do the same again and again, after the first round: B knows the card by then."""
    made = yugioh.setup(SETUP)
    made.game.watching = True
    loop(made, 1)
    return made


def loop(made: Duel, times: int) -> None:
    for _ in range(times):
        made.play(f"{LOOP[0]} -> Gearfried the Iron Knight")
        made.play(LOOP[1])


def announced(made: Duel) -> list[int]:
    return [event.times for event in made.events() if isinstance(event, Repeated)]


def test_the_fourth_time_is_announced_and_each_one_after_it() -> None:
    made = duel()
    loop(made, 2)
    assert not made.repeated
    assert announced(made) == []
    loop(made, 2)
    assert made.repeated
    assert announced(made) == [4, 5]
    said = [event_text(event) for event in made.events() if isinstance(event, Repeated)]
    assert said[0] == "The same position for the fourth time: either player may now claim a draw."


def test_passing_in_an_open_phase_is_no_repetition() -> None:
    made = yugioh.setup(SETUP)
    for _ in range(10):
        made.play("pass")
    assert occurrences(made.game) == 1


def test_taking_back_and_copies_keep_count() -> None:
    made = duel()
    loop(made, 3)
    twin = made.clone()
    assert twin.repeated
    made.undo()
    made.play(LOOP[1])
    assert announced(made) == [4]
    made.undo(3)
    assert not made.repeated
    loop(twin, 1)
    assert announced(twin) == [5]
    assert made.answers < twin.answers


def test_another_turn_may_bring_the_same_position() -> None:
    made = yugioh.setup({**SETUP, "A": {**SETUP["A"], "blanks": "30"}})
    loop(made, 2)
    first = made.game.checkpoint
    made.play("switch Gearfried the Iron Knight")
    assert not made.game.same(first, made.state)
    for _ in range(2):
        made.play("end")
    assert not made.game.same(first, made.game.checkpoint)  # fewer cards in the Deck
    later = made.game.copy_state(first)
    later.turn += 2
    assert made.game.same(first, later)


def test_nothing_is_looked_for_in_a_duel_that_nobody_watches() -> None:
    made = yugioh.setup(SETUP)
    loop(made, 6)
    assert announced(made) == []
    assert made.repeated


def test_a_claimed_draw_is_kept_in_the_file_and_played_again(tmp_path: Path) -> None:
    file = tmp_path / "loop.duel"
    file.write_text(
        "duel: 1\ngame: yugioh\nsetup:\n  A:\n    hand: [Butterfly Dagger - Elma]\n"
        "    monsters: [Gearfried the Iron Knight]\nplay:\n",
        "utf-8",
    )
    resumed = resume(file)
    session = Session(resumed.duel, ("A", "B"), resumed.saved)
    for command in (f"{LOOP[0]} -> Gearfried the Iron Knight", LOOP[1]) * 4:
        session.play_text(command)
    assert session.duel.repeated
    assert any("fourth time" in sentence for sentence in session.story().sentences)
    session.agree_draw()
    session.close()
    lines = file.read_text("utf-8").splitlines()
    assert "  - A: offer draw" in lines
    assert "  - A: accept draw" not in lines
    assert run_file(file).ok
    outcome = resumed.duel.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (None, "agreed")
