"""Replays: every moment is what playing from the beginning gives; places; what can be read of a file gone wrong."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from duel_tui.engine.duel import Duel
from duel_tui.replay.branches import branch
from duel_tui.replay.errors import NoPlace
from duel_tui.replay.loading import load
from duel_tui.replay.moments import ATTACK, CHAIN, NOTE, SCORE, Played
from duel_tui.script import lines as kinds
from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import read
from duel_tui.script.resuming import resume
from duel_tui.script.starting import begin
from tests.replay_tools import NAMES, play_on, saved_duel

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "yugioh"


def at(replay_moment: object) -> Duel:
    assert isinstance(replay_moment, Played)
    return replay_moment.duel()


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_every_moment_is_what_playing_from_the_beginning_gives(tmp_path: Path, seed: int) -> None:
    path = saved_duel(tmp_path, seed, 150)
    document = read(path)
    commands = [line for line in document.script.play if isinstance(line, kinds.Command)]
    replay = load(path)
    assert len(replay.moments) == len(commands) + 1
    duel = begin(document, checked=False)
    stable = 0
    for number, moment in enumerate(replay.moments):
        if number:
            line = commands[number - 1]
            duel.play(line.command, line.player)
            assert (moment.seat, moment.command) == (line.player, line.command)
        sought = at(moment)
        assert sought.stable == duel.stable
        if duel.stable:
            stable += 1
            assert sought.digest() == duel.digest()
        for seat in (0, 1):
            assert moment.view(seat) == duel.view(seat)
        assert sought.commands() == duel.commands()
        assert (moment.turn, moment.phase) == (duel.view(0).turn, duel.view(0).phase)
        assert moment.score == duel.view(0).lp
    assert stable > 20


def test_any_order_gives_the_same_as_forward(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 8, 80))
    forward = [moment.view(0) for moment in replay.moments]
    backward = [moment.view(0) for moment in reversed(replay.moments)]
    assert backward[::-1] == forward
    assert [replay.moments[number].view(0) for number in (70, 3, 41, 3)] == [
        forward[number] for number in (70, 3, 41, 3)
    ]


def test_the_events_of_all_moments_are_those_of_the_duel(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 9, 60)
    replay = load(path)
    resumed = resume(path)
    resumed.saved.close()
    told = [event for moment in replay.moments if isinstance(moment, Played) for event in moment.events]
    assert [event.word for event in told] == [event.word for event in resumed.duel.events()]


def test_steps_say_what_the_moment_says_and_end_where_it_stands(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 10, 120))
    between = 0
    for moment in replay.moments[1:]:
        for seat in (0, 1):
            steps = moment.steps(seat, False, NAMES)
            texts = iter(step.text for step in steps)
            assert all(sentence in texts for sentence in moment.told(seat, NAMES)), (
                "in this order, perhaps more"
            )
            if steps:
                assert steps[-1].view.lp == moment.score
                between += steps[0].view != steps[-1].view
    assert between > 20


def test_a_seat_is_shown_and_told_what_it_may_know_only(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 5, 20))
    start = replay.moments[0]
    covered = start.view(0)
    assert all(card.name is None for card in covered.zones[1, "hand"])
    opened = start.view(0, opened=True)
    assert all(card.name for card in opened.zones[1, "hand"])
    assert all(card.name is None for card in opened.zones[0, "deck"])
    names = {card.name for card in opened.zones[1, "hand"]}
    own = {card.name for card in opened.zones[0, "hand"]}
    said = " ".join(start.told(0, NAMES))
    assert not [name for name in names - own if name and name in said]
    assert "Kaiba draws a card." in said or "Kaiba" not in said


def test_looking_with_open_cards_leaves_the_moment_as_it_was(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 5, 30))
    for moment in replay.moments:
        before = moment.view(0)
        moment.view(0, opened=True)
        moment.view(1, opened=True)
        assert moment.view(0) == before


def test_places(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 5, 60))
    for number, moment in enumerate(replay.moments):
        assert replay.at_line(moment.line) == number
        assert replay.find(str(moment.line)) == number
        assert replay.find(f"d{number}") == number
    first = replay.at_turn(2)
    assert replay.moments[first].turn == 2
    assert replay.moments[first - 1].turn == 1
    assert replay.find("t2") == replay.find("turn 2") == replay.find("Turn:2") == first
    assert replay.at_line(1) == 0
    assert replay.at_line(10**6) == replay.last
    for wrong in ("", "x", "t", "t999", "d999", "-3", "5 6 x", "t-1"):
        with pytest.raises(NoPlace):
            replay.find(wrong)


def test_jumps_go_to_what_happened(tmp_path: Path) -> None:
    replay = load(saved_duel(tmp_path, 5, 150))
    for mark in (ATTACK, CHAIN, SCORE):
        forward = []
        place: int | None = 0
        while (place := replay.next(place, mark)) is not None:
            forward.append(place)
        assert forward
        back = []
        place = replay.last + 1
        while (place := replay.next(place, mark, back=True)) is not None:
            back.append(place)
        assert [one for one in back[::-1] if one] == forward
    for place in range(1, replay.last + 1):
        changed = replay.moments[place].score != replay.moments[place - 1].score
        assert replay.marked(place, SCORE) == changed
    assert replay.next(0, NOTE) is None


def test_what_was_taken_back_is_no_moment_but_a_way_of_its_own(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 30)
    resumed = resume(path)
    whole = load(path)
    resumed.saved.undo(resumed.duel, 4)
    resumed.saved.close()
    replay = load(path)
    assert len(replay.moments) == len(whole.moments) - 4
    (way,) = replay.taken
    assert way.shared == len(replay.moments)
    other = replay.taken_back(way)
    assert [moment.view(1) for moment in other.moments] == [moment.view(1) for moment in whole.moments]
    assert [one.line for one in other.moments] == [one.line for one in whole.moments]


@pytest.mark.parametrize("seed", range(4))
def test_a_duel_with_much_taken_back_is_what_is_left_of_it(tmp_path: Path, seed: int) -> None:
    path = saved_duel(tmp_path, 20 + seed, 10)
    resumed = resume(path, windows="visible")
    duel, saved = resumed.duel, resumed.saved
    luck = random.Random(seed)
    for round_ in range(25):
        play_on(duel, saved, luck.randrange(1, 7), seed * 100 + round_)
        if len(saved.written) > 8 and duel.decision is not None:
            saved.undo(duel, luck.randrange(1, 8))
    saved.close()
    replay = load(path)
    assert replay.broken is None
    assert replay.last == len(saved.written)
    assert replay.taken
    way = replay.taken[0]
    for number in (0, 1):
        assert replay.moments[-1].view(number) == duel.view(number)
        assert way.moments[way.shared].view(number).turn >= 1
    assert [moment.line for moment in replay.moments] == sorted({moment.line for moment in replay.moments})
    lone = begin(read(path), checked=False)
    for moment in replay.moments[1:]:
        lone.play(moment.command, moment.seat)
        assert moment.view(0) == lone.view(0)


@pytest.mark.parametrize("path", sorted(SCENARIOS.rglob("*.duel"))[::25], ids=lambda path: path.stem)
def test_scenarios_can_be_looked_at(path: Path) -> None:
    try:
        replay = load(path)
    except ScriptError as error:
        pytest.skip(str(error))
    assert replay.broken is None
    for moment in replay.moments:
        assert moment.view(0).turn == moment.turn
        moment.steps(0, True, NAMES)


def test_a_file_gone_wrong_gives_what_can_be_played(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 40)
    whole = load(path)
    data = path.read_text("utf-8")
    line = whole.moments[20].line
    rows = data.split("\n")
    rows[line - 1] = f'  - {"AB"[whole.moments[20].seat or 0]}: "summon Nobody"'
    path.write_text("\n".join(rows), "utf-8")
    replay = load(path)
    assert len(replay.moments) == len(whole.moments)
    assert [isinstance(moment, Played) for moment in replay.moments] == [True] * 20 + [False] * (
        len(whole.moments) - 20
    )
    assert replay.broken is not None
    assert replay.broken.line == line
    assert "summon Nobody" in str(replay.broken)


def test_another_position_than_recorded_ends_the_replay_and_another_digest_is_said(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 60)
    data = path.read_text("utf-8")
    digests = [row for row in data.split("\n") if row.startswith("  - digest: ")]
    changed = data.replace(digests[2], "  - digest: 0000000000000000", 1)
    path.write_text(changed, "utf-8")
    replay = load(path)
    assert replay.broken is None
    assert len(replay.notices) == 1
    path.write_text(changed.replace("lp: 8000", "lp: 7000"), "utf-8")
    replay = load(path)
    assert replay.broken is not None
    assert "7000 in the file" in str(replay.broken)


def test_a_torn_line_is_left_out(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 10)
    with path.open("ab") as file:
        file.write(b'  - A: "sum')
    replay = load(path)
    assert replay.last == 10
    assert len(replay.notices) == 1


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(ScriptError):
        load(tmp_path / "nothing.duel")
    os.mkdir(tmp_path / "folder.duel")
    with pytest.raises(ScriptError):
        load(tmp_path / "folder.duel")
    path = saved_duel(tmp_path, 5, 3)
    with pytest.raises(ScriptError, match="no duel 2"):
        load(path, number=2)


def test_a_duel_of_the_other_game(tmp_path: Path) -> None:
    """Shields are counted in place of Life Points; a branch of it can be gone on with."""
    path = tmp_path / "shields.duel"
    path.write_text(
        "duel: 1\ngame: duel-masters\nplayers: {A: Ann, B: Ben}\nseed: 4\nsetup:\n"
        "  A: {hand: [Bronze-Arm Tribe], mana: [Bronze-Arm Tribe, Bronze-Arm Tribe], battle: [Bronze-Arm Tribe]}\n"
        "  B: {hand: [Terror Pit]}\nplay:\n"
        "  - A: charge Bronze-Arm Tribe\n  - A: pass\n  - A: attack Bronze-Arm Tribe -> player\n"
        "  - A: choose @B:s2\n  - A: end\n",
        "utf-8",
    )
    replay = load(path)
    assert replay.broken is None
    assert replay.moments[0].score == (5, 5)
    assert replay.moments[-1].score == (5, 4)
    hit = replay.next(0, SCORE)
    assert hit is not None
    assert replay.next(0, ATTACK) is not None
    for moment in replay.moments:
        for seat in (0, 1):
            assert moment.view(seat).lp == moment.score
            assert all(
                card.name is None for card in moment.view(seat, opened=True).zones[1 - seat, "shields"]
            )
        moment.steps(0, True, NAMES)
        moment.told(0, NAMES)
    made = branch(replay, 1, tmp_path)
    resumed = resume(made)
    resumed.saved.close()
    assert resumed.duel.position() == at(replay.moments[1]).position()
    assert load(made).origin is not None
