"""Line mode through pipes: when a player is asked, passing until something happens, strict duels."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.plain.wishes import phase_of, target_of
from duel_tui.table.remembering import wish_of
from duel_tui.table.wishes import Wish
from duel_tui.text.en import asking as words
from duel_tui.text.en import plain
from duel_tui.yugioh.zones import PHASES
from tests.plain_tools import VANILLA, play, run, written

START = [*VANILLA, "--first", "a", "--seed", "3"]


def test_a_player_says_when_he_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = (
        "ask", "ask never", "ask actions", "stop", "stop end", "stop my main 1", "stop the sky", "stop  END phase",
        "pass until my turn", "end",
    )  # fmt: skip
    done = play(tmp_path, "\n".join(typed) + "\n", *START)
    assert done.code == 0, done.err
    assert done.answers("ask")[0] == words.asked_now("visible")
    assert done.answers("ask never") == [words.no_such_wish("never")]
    assert done.answers("ask actions") == [words.asked_now("actions")]
    assert done.answers("stop") == [words.NO_STOPS]
    assert done.answers("stop end") == [words.stops_now(["other/end"])]
    assert done.answers("stop my main 1") == [words.stops_now(["other/end", "own/main1"])]
    assert done.answers("stop the sky")[0].startswith("`the sky` is no phase")
    assert done.answers("pass until my turn") == [words.NO_WINDOW]
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    assert wish_of("Anna") == Wish("actions", frozenset({"own/main1"}))
    again = play(tmp_path, "ask\nstop\n", "--resume")
    assert "--- Ben (B) is asked." in again.lines
    assert again.answers("ask")[0] == words.asked_now("visible")
    mine = play(tmp_path, "ask\nstop\nhand\n", *START)
    assert mine.answers("ask")[0] == words.asked_now("actions")
    assert mine.answers("stop") == [words.stops_now(["own/main1"])]


def test_the_words_are_in_the_help(tmp_path: Path) -> None:
    done = play(tmp_path, "help\n", *START)
    for word, meaning in words.LINE_WORDS.items():
        assert f"{word}: {meaning}." in done.lines


@pytest.mark.parametrize("phase", PHASES)
def test_phases_are_named_as_everywhere(phase: str) -> None:
    assert phase_of(phase) == phase
    assert phase_of(words.phase_label(phase).casefold()) == phase


def test_other_names() -> None:
    assert [phase_of(text) for text in ("end", "end step", "main 2", "damage", "battle", "x")] == [
        "end", "battle/end", "main2", "battle/damage", "battle/battle", None,
    ]  # fmt: skip
    assert [target_of(text) for text in ("something", "my turn", "my main phase", "dawn")] == [
        "something", "turn", "main", None,
    ]  # fmt: skip


def test_a_strict_duel_is_answered_line_by_line_and_its_file_holds_it_all(tmp_path: Path) -> None:
    """What was written is what was typed: the lines of the file play the same duel again."""
    typed = ["1", *["pass"] * 2, "end", *["pass"] * 2, "pass until my turn", "pass", "pass", "pass"]
    first = play(tmp_path / "one", "\n".join(typed) + "\n", *START, "--strict")
    assert first.code == 0, first.err
    assert "strict: yes" in first.file.read_text()
    lines = written(first.file)
    assert lines.count("pass") > 6
    assert run(first.file).returncode == 0
    second = play(tmp_path / "two", "\n".join(lines) + "\n", *START, "--strict")
    assert written(second.file) == lines
    third = play(tmp_path / "two", "concede\n", "--resume")
    assert third.code == 0, third.err
    assert run(third.file).returncode == 0
    assert third.file.read_text().startswith(second.file.read_text()[:200])


def test_strict_needs_no_resume(tmp_path: Path) -> None:
    done = play(tmp_path, "", "--resume", "--strict")
    assert done.code == 2
    assert plain.RESUME_ALONE in done.err
