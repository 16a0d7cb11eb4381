"""Looking at a replay: whose eyes, what is said of an answer, moving by decision and event, the lines of the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.replay.loading import load
from duel_tui.table.glyphs import ASCII, FANCY
from duel_tui.table.lines import in_ascii, line_width, plain_lines
from duel_tui.table.plan import plan
from duel_tui.table.replay_opening import CannotLook, follow, viewer_of, ways
from duel_tui.table.replay_paint import Looks, moment_under, replay_lines, replay_plan
from duel_tui.table.scrub import LABEL, column_of, columns, moment_at
from duel_tui.table.viewer import Viewer
from tests.replay_tools import saved_duel

HIDDEN = """duel: 1
engine: 0.1.0
game: yugioh
players: {A: Yugi, B: "Kai\\e[1mba"}
seed: 3
setup:
  A: {hand: [Gemini Elf], deck: [Dark Hole, Uraby]}
  B: {hand: [Man-Eater Bug, Trap Hole, Battle Ox], deck: [Sangan, Kuriboh]}
play:
  - A: end
  - B: set Man-Eater Bug
  - B: set Trap Hole
  - B: end
  - A: summon Gemini Elf
  - B: pass
  - A: battle
"""


@pytest.fixture
def hidden(tmp_path: Path) -> Viewer:
    path = tmp_path / "hidden.duel"
    path.write_text(HIDDEN, "utf-8")
    return viewer_of(path)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Viewer:
    return Viewer(load(saved_duel(tmp_path_factory.mktemp("replay"), 6, 120)))


def test_an_answer_is_told_as_far_as_these_eyes_may_know_it(hidden: Viewer) -> None:
    hidden.find("d2")
    assert hidden.said() == "Kai[1mba Sets a monster."
    hidden.find("d3")
    assert hidden.said() == "Kai[1mba Sets a card."
    hidden.see(1)
    assert hidden.said() == "Kai[1mba (B): set Trap Hole"
    hidden.see(0, opened=True)
    hidden.find("d2")
    assert hidden.said() == "Kai[1mba (B): set Man-Eater Bug"
    hidden.see(0)
    hidden.find("d5")
    assert hidden.said() == "Yugi (A): summon Gemini Elf"


def test_nothing_hidden_is_on_the_screen_of_the_other(hidden: Viewer) -> None:
    names = ("Man-Eater", "Trap Hole", "Battle Ox", "Sangan", "Kuriboh")
    for at in range(hidden.replay.last + 1):
        for size in ((80, 24), (120, 40), (200, 60)):
            hidden.go(at)
            shown = plain_lines(replay_lines(hidden, Looks(), replay_plan(plan(*size))))
            shown += " ".join([hidden.said(), *hidden.log(), *(step.text for step in hidden.steps())])
            assert not [name for name in names if name in shown]
            assert "\x1b" not in shown
    hidden.see(1)
    hidden.go(3)
    assert "Trap Hole" in plain_lines(replay_lines(hidden, Looks(), replay_plan(plan(80, 24))))


def test_a_pass_that_nobody_saw_is_stepped_over(hidden: Viewer) -> None:
    assert [moment.command for moment in hidden.replay.moments][5:] == ["summon Gemini Elf", "pass", "battle"]
    hidden.go(5)
    assert hidden.forward()
    assert hidden.at == 7
    assert hidden.forward(-1)
    assert hidden.at == 5
    assert hidden.asked() is None, "that the other player is asked betrays his Trap"
    hidden.see(1)
    assert hidden.asked() == 1
    assert hidden.forward()
    assert hidden.at == 6


def test_steps_forward_and_back_meet_the_same_tables(whole: Viewer) -> None:
    whole.go(0)
    seen = [(whole.at, whole.step, tuple(whole.now()))]
    while whole.event():
        seen.append((whole.at, whole.step, tuple(whole.now())))
    assert whole.at_end()
    assert len(seen) > whole.replay.last * 1.5
    back = [seen[-1]]
    while whole.event(back=True):
        back.append((whole.at, whole.step, tuple(whole.now())))
    assert [one[:2] for one in back[::-1] if one[0]] == [one[:2] for one in seen if one[0]]
    assert whole.at == 0


def test_the_log_follows(whole: Viewer) -> None:
    whole.see(0)
    for at in (0, 40, 90):
        whole.go(at)
        log = whole.log()
        assert log[len(log) - len(whole.now()) :] == whole.now()
        assert whole.log(5) == log[-len(whole.log(5)) :]
        assert len(whole.log(5)) >= min(5, len(log))
    whole.go(40)
    earlier = whole.log()
    whole.go(90)
    assert whole.log()[: len(earlier)] == earlier


def test_turns_and_jumps(whole: Viewer) -> None:
    whole.go(0)
    turns = [whole.moment.turn]
    while whole.turn():
        turns.append(whole.moment.turn)
    assert turns == list(range(1, turns[-1] + 1))
    assert not whole.turn()
    assert whole.turn(back=True)
    assert whole.moment.turn == turns[-1] - 1


@pytest.mark.parametrize("size", [(80, 24), (80, 25), (100, 30), (110, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("glyphs", [FANCY, ASCII], ids=["unicode", "ascii"])
def test_the_screen_fits_at_every_moment(whole: Viewer, size: tuple[int, int], glyphs: object) -> None:
    layout = replay_plan(plan(*size))
    for at in range(0, whole.replay.last + 1, 17):
        whole.go(at)
        for opened, looking in ((False, False), (True, False), (False, True)):
            whole.see(at % 2, opened)
            looks = Looks(looking=looking, cursor="A:m1" if looking else "", glyphs=glyphs)  # type: ignore[arg-type]
            lines = replay_lines(whole, looks, layout)
            assert len(lines) == size[1]
            assert {line_width(line) for line in lines} == {size[0]}
            if glyphs is ASCII:
                assert plain_lines([in_ascii(line) for line in lines]).isascii()
    whole.see(0)


@pytest.mark.parametrize("last", [0, 1, 7, 49, 50, 500, 5000])
@pytest.mark.parametrize("cells", [58, 86, 140])
def test_columns_and_moments_belong_to_each_other(last: int, cells: int) -> None:
    many = columns(cells)
    assert column_of(0, last, cells) == 0
    assert column_of(last, last, cells) == (many - 1 if last else 0)
    for column in range(many):
        at = moment_at(column, last, cells)
        assert 0 <= at <= last
        if last >= many:
            assert column_of(at, last, cells) == column
    for at in range(last + 1):
        assert moment_at(column_of(at, last, cells), last, cells) <= at


def test_a_click_on_the_bar_finds_its_moment(whole: Viewer) -> None:
    layout = replay_plan(plan(120, 40))
    box = layout.bar
    assert moment_under(whole, layout, box.x + LABEL, box.y + 2) == 0
    assert moment_under(whole, layout, box.x + LABEL + columns(box.width) - 1, box.y + 2) == whole.replay.last
    assert moment_under(whole, layout, box.x, box.y + 2) is None
    assert moment_under(whole, layout, box.x + LABEL, box.y) is None
    assert moment_under(whole, layout, 3, 3) is None


def test_both_scores_are_plotted(tmp_path: Path) -> None:
    path = tmp_path / "plot.duel"
    path.write_text(
        "duel: 1\ngame: yugioh\nsetup:\n  A: {lp: 8000, hand: [Hinotama, Hinotama, Hinotama]}\n  B: {lp: 1000}\nplay:\n"
        "  - A: activate Hinotama\n  - A: activate Hinotama\n",
        "utf-8",
    )
    viewer = viewer_of(path, "d1")
    shown = plain_lines(replay_lines(viewer, Looks(glyphs=ASCII), replay_plan(plan(80, 24)))).split("\n")
    (other,) = [line for line in shown if line.startswith(" B   500 ")]
    (own,) = [line for line in shown if line.startswith(" A  8000 ")]
    many = columns(replay_plan(plan(80, 24)).bar.width)
    assert own[LABEL : LABEL + many] == "#" * many
    assert other[LABEL : LABEL + many] == "." * (many - 1) + " ", "the duel is lost in the last column"


def test_other_ways_lead_there_and_back(tmp_path: Path) -> None:
    from duel_tui.replay.branches import branch
    from duel_tui.script.resuming import resume

    path = saved_duel(tmp_path, 5, 30)
    resumed = resume(path)
    resumed.saved.undo(resumed.duel, 3)
    resumed.saved.close()
    made = branch(load(path), 12, tmp_path)
    viewer = viewer_of(path)
    viewer.see(1)
    taken, other = ways(viewer)
    viewer = follow(viewer, taken)
    assert (viewer.at, viewer.replay.last, viewer.replay.aside) == (27, 30, 28)
    assert "30/30" not in plain_lines(replay_lines(viewer, Looks(), replay_plan(plan(80, 24))))
    back = ways(viewer)[0]
    viewer = follow(viewer, back)
    assert (viewer.at, viewer.replay.last, viewer.replay.aside) == (27, 27, None)
    viewer = follow(viewer, other)
    assert viewer.replay.path == made
    assert (viewer.at, viewer.seat) == (12, 1)
    (parent,) = ways(viewer)
    viewer = follow(viewer, parent)
    assert viewer.replay.path.resolve() == path.resolve()
    assert viewer.at == 12
    made.unlink()
    with pytest.raises(CannotLook):
        follow(viewer, other)


def test_what_was_taken_back_is_named_to_who_knows_it(tmp_path: Path) -> None:
    path = tmp_path / "hidden.duel"
    path.write_text(HIDDEN[: HIDDEN.index("  - B: set Trap")] + "  - undo: 1\n", "utf-8")
    viewer = viewer_of(path)
    (way,) = ways(viewer)
    assert way.text == "Taken back after decision 1 (1 decision)"
    viewer.see(1)
    assert "set Man-Eater Bug" in ways(viewer)[0].text


def test_what_cannot_be_looked_at(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 5)
    for at in ("t99", "d99", "word"):
        with pytest.raises(CannotLook):
            viewer_of(path, at)
    with pytest.raises(CannotLook, match="no duel 3"):
        viewer_of(path, number=3)
    with pytest.raises(CannotLook):
        viewer_of(tmp_path / "none.duel")
