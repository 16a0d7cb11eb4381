"""Notes in duel files: nothing else of the file changes, the last one of a line counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.replay.errors import NoNote
from duel_tui.replay.loading import load
from duel_tui.replay.moments import NOTE
from duel_tui.replay.notes import write
from duel_tui.script.appending import LineFile
from duel_tui.script.errors import SaveError
from duel_tui.script.resuming import resume
from duel_tui.script.running import run_file
from tests.replay_tools import saved_duel

SCENARIO = """duel: 1
game: yugioh
setup:
  A: {hand: [Dark Hole]}
  B: {monsters: [Battle Ox]}
"""


def test_a_note_is_appended_and_every_other_byte_stays(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 30)
    before = path.read_bytes()
    replay = load(path)
    text = 'Here: "why" # not\n a Trap? {x} — é'
    write(path, replay.moments[7].line, text)
    after = path.read_bytes()
    assert after.startswith(before)
    assert after[len(before) :].count(b"\n") == 1
    again = load(path)
    assert again.notes_at(7) == ['Here: "why" # not a Trap? {x} — é']
    assert again.note_at(7) == again.notes_at(7)[0]
    assert [at for at in range(len(again.moments)) if again.notes_at(at)] == [7]
    assert again.noted() == {7}
    assert again.next(0, NOTE) == 7
    assert [moment.line for moment in again.moments] == [moment.line for moment in replay.moments]


def test_a_note_at_every_moment(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 12)
    for at, moment in enumerate(load(path).moments):
        write(path, moment.line, f"note {at}")
    replay = load(path)
    assert [replay.notes_at(at) for at in range(len(replay.moments))] == [[f"note {at}"] for at in range(13)]
    assert replay.noted() == set(range(13))


def test_a_changed_note_counts_and_a_removed_one_is_gone(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 10)
    line = load(path).moments[4].line
    write(path, line, "first")
    write(path, line, "second")
    assert load(path).notes_at(4) == ["second"]
    write(path, line, "  ")
    assert load(path).notes_at(4) == []
    assert load(path).note_at(4) == ""
    write(path, line, "third")
    assert load(path).notes_at(4) == ["third"]
    assert run_file(path).ok


def test_a_duel_goes_on_behind_its_notes(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 10)
    write(path, load(path).moments[4].line, "a note")
    resumed = resume(path)
    resumed.saved.append(resumed.duel, *_any_answer(resumed.duel))
    resumed.saved.close()
    replay = load(path)
    assert replay.last == 11
    assert replay.notes_at(4) == ["a note"]


def _any_answer(duel: object) -> tuple[int, str]:
    decision = duel.decision  # type: ignore[attr-defined]
    answer = decision.options[-1]
    command = duel.text(answer)  # type: ignore[attr-defined]
    duel.play(answer)  # type: ignore[attr-defined]
    return decision.player, command


@pytest.mark.parametrize(
    ("play", "indent"),
    [
        ("play:\n- A: activate Dark Hole\n", ""),
        ("play:\n    - A: activate Dark Hole\n", "    "),
        ("play:\n  - A: activate Dark Hole", "  "),
        ("play:\n  - A: activate Dark Hole\r\n", "  "),
        ("", "  "),
    ],
)
def test_files_written_by_hand_keep_their_form(tmp_path: Path, play: str, indent: str) -> None:
    path = tmp_path / "hand.duel"
    path.write_bytes((SCENARIO + play).encode())
    line = load(path).moments[-1].line
    write(path, line, "by hand")
    data = path.read_bytes().decode()
    assert data.startswith(SCENARIO + play)
    assert f"\n{indent}- note: {{at: {line}, " in data
    replay = load(path)
    assert replay.notes_at(replay.last) == ["by hand"]


@pytest.mark.parametrize(
    "end", ["play: [{A: activate Dark Hole}]\n", "play:\n  - A: pass\ntitle: Behind the lines\n"]
)
def test_a_file_to_which_nothing_can_be_added_stays_as_it_was(tmp_path: Path, end: str) -> None:
    path = tmp_path / "hand.duel"
    path.write_text(SCENARIO + end, "utf-8")
    with pytest.raises(NoNote, match="by hand"):
        write(path, 6, "no")
    assert path.read_text("utf-8") == SCENARIO + end


def test_a_note_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 5)
    held = LineFile(path)
    with pytest.raises(SaveError):
        write(path, 60, "in use")
    held.close()
    with pytest.raises(SaveError):
        write(tmp_path / "none.duel", 60, "not there")


def test_notes_of_others_stand_where_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "hand.duel"
    text = "play:\n  - note: At the beginning.\n  - A: activate Dark Hole\n  - note: Behind it.\n  - say: A lesson.\n"
    path.write_text(SCENARIO + text, "utf-8")
    replay = load(path)
    assert replay.notes_at(0) == ["At the beginning."]
    assert replay.notes_at(1) == ["Behind it.", "A lesson."]
    assert replay.note_at(1) == ""
    write(path, replay.moments[1].line, "Mine.")
    assert load(path).notes_at(1) == ["Behind it.", "A lesson.", "Mine."]
