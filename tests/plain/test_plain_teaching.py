"""A duel that is taught in line mode."""

from __future__ import annotations

from pathlib import Path

from tests.plain_tools import VANILLA, play


def test_each_question_is_explained_before_it_is_put(tmp_path: Path) -> None:
    typed = "pass\npass\npass\npass\nteach\nexplain\nquit\n"
    played = play(tmp_path, typed, *VANILLA, "--first", "a", "--seed", "7", "--teach")
    assert played.code == 0, played.err
    lines = played.lines
    asked = next(at for at, line in enumerate(lines) if line.startswith("Anna (A): Draw Phase"))
    told = " ".join(lines[asked - 4 : asked])
    assert "Your Draw Phase, after the draw. (YA-42a" in told
    assert "You are the turn player, so you are asked first. (YR-01" in told
    assert "The other player has passed, so you are asked." in played.out
    assert played.answers("teach") == ["Questions are explained no more; `explain` still does it once."]
    assert "Your Main Phase 1 is open" in " ".join(played.answers("explain"))


def test_it_can_be_turned_on_in_any_duel_and_when_a_duel_is_taken_up(tmp_path: Path) -> None:
    played = play(tmp_path, "teach\nquit\n", *VANILLA, "--first", "a", "--seed", "7")
    assert "Every question is explained." in " ".join(played.answers("teach"))
    again = play(tmp_path, "quit\n", "--resume", str(played.file), "--teach")
    assert "Your Main Phase 1 is open" in again.out
