"""Line mode through pipes: taking back with and without asking, backing out, after the end, and what the file holds."""

from __future__ import annotations

from contextlib import suppress
from io import StringIO
from pathlib import Path

from duel_tui import yugioh
from duel_tui.plain.console import Console, Stopped
from duel_tui.plain.talk import Talk
from duel_tui.table.session import Session
from duel_tui.text.en import plain
from duel_tui.text.en import taking_back as words
from tests.plain_tools import Played, play, run

DECKS = ["--deck-a", "starter_yugi_2002", "--deck-b", "starter_kaiba_2002", "--names", "Anna", "Ben"]
START = [*DECKS, "--first", "a", "--seed", "3"]
ASKS = "--- Ben (B) is asked."
AGREED = "Anna takes a decision back; Ben agreed."


def typed(folder: Path, *lines: str, more: tuple[str, ...] = ()) -> Played:
    done = play(folder, "\n".join(lines) + "\n", *START, *more)
    assert done.code == 0, done.err
    return done


def test_the_other_player_is_asked_and_agrees(tmp_path: Path) -> None:
    done = typed(tmp_path, "summon Claw Reacher", "undo", "perhaps", "yes", "field")
    assert done.answers("undo")[:3] == [words.curtain("Anna"), "", ASKS]
    assert words.question("Anna", 1, "Main Phase 1") in done.answers("undo")
    assert words.has_learnt("Ben") in done.answers("undo")
    assert done.answers("perhaps") == [words.YES_OR_NO]
    assert AGREED in done.answers("yes")
    assert done.answers("field")[0] == "Your field is empty."
    assert "  - undo: 1\n    x-by: A\n    x-how: agreed\n    x-since: [seen]\n" in done.file.read_text()
    assert run(done.file).returncode == 0


def test_a_refusal_is_said_and_changes_nothing(tmp_path: Path) -> None:
    done = typed(tmp_path, "summon Claw Reacher", "undo", "no", "field")
    assert done.answers("no")[0] == words.refused("Ben")
    assert "--- Anna (A) is asked." in done.answers("no")
    assert any("Claw Reacher" in line for line in done.answers("field"))
    assert "undo" not in done.file.read_text()


def test_who_is_asked_may_look_at_his_own_cards_and_leave(tmp_path: Path) -> None:
    done = typed(tmp_path, "summon Claw Reacher", "undo", "hand", "field", "undo", "1", "quit", "no")
    assert "Hane-Hane" in done.answers("hand")[0]
    assert done.answers("hand")[-1] == words.YES_OR_NO
    assert "Claw Reacher" in done.answers("field")[0] + done.answers("field")[1]
    assert done.answers("1") == [words.YES_OR_NO]
    assert "> no" not in done.lines
    assert plain.saved_in(str(done.file)) in done.lines
    assert "undo" not in done.file.read_text()


def test_what_cannot_be_taken_back_is_said(tmp_path: Path) -> None:
    done = typed(tmp_path / "a", "undo", "summon Claw Reacher", "undo 2", "undo much", "take back 0")
    assert done.answers("undo") == [words.nothing("Anna")]
    assert done.answers("undo 2") == [words.only("Anna", 1)]
    assert done.answers("undo much") == [words.no_number("much")]
    assert done.answers("take back 0")[0] == words.no_number("0")
    never = typed(tmp_path / "b", "summon Claw Reacher", "undo", more=("--undo", "never"))
    assert never.answers("undo")[0] == words.NEVER
    assert "x-undo: never" in never.file.read_text()


def test_freely_the_player_himself_is_warned(tmp_path: Path) -> None:
    done = typed(
        tmp_path, "set Claw Reacher", "undo", "summon Claw Reacher", "take back", "no", "UNDO", "yes", "field",
        more=("--undo", "free"),
    )  # fmt: skip
    assert "Anna takes a decision back." in done.answers("undo"), "nothing was revealed"
    assert done.answers("take back") == [words.has_learnt("Ben"), words.SURE, words.YES_OR_NO]
    assert "Your field is empty." in done.answers("field")
    assert ASKS not in done.lines
    assert "x-how: free" in done.file.read_text()
    assert run(done.file).returncode == 0


def test_the_other_player_lets_it_be_taken_back_when_he_is_asked_himself(tmp_path: Path) -> None:
    done = typed(tmp_path, "set Claw Reacher", "end", "A: undo", "yes", "B: undo", "a: undo 1", "y")
    assert words.question("Anna", 1, "Main Phase 1") in done.answers("A: undo")
    assert ASKS not in done.answers("A: undo"), "he sits there already"
    assert words.DRAWN in done.answers("A: undo")
    assert "--- Anna (A) is asked." in done.answers("yes")
    assert done.answers("B: undo") == [words.nothing("Ben")]
    assert AGREED in done.answers("y")
    assert run(done.file).returncode == 0


def at_once(session: Session, *lines: str) -> list[str]:
    """What is printed when these lines are typed, without a process."""
    target = StringIO()
    with suppress(Stopped):
        Talk(session, Console(StringIO("\n".join(lines) + "\n"), target)).play()
    return target.getvalue().splitlines()


def test_half_an_answer_is_backed_out_of_without_asking() -> None:
    position = {
        "A": {"hand": ["Blue-Eyes White Dragon"], "monsters": ["Battle Ox", "Gemini Elf", "Kojikocy"]}
    }
    session = Session(yugioh.setup(position), ("Anna", "Ben"), undo="never")
    printed = at_once(session, "summon Blue-Eyes White Dragon", "undo", "undo")
    assert printed.count(words.BACK_OUT) == 1
    assert session.trail == []
    assert session.decision is not None
    assert session.decision.kind == "act"
    assert words.NEVER in printed
    assert ASKS not in printed


def test_a_duel_goes_on_after_its_end_was_taken_back(tmp_path: Path) -> None:
    done = typed(
        tmp_path, "set Claw Reacher", "concede", "undo", "yes", "end", "concede", "A: undo", "no", "quit"
    )
    assert done.lines.count(plain.WHAT_NEXT) == 2, "a refusal asks again without a new list"
    assert words.question("Anna", 1, "Main Phase 1") in done.answers("undo")
    assert AGREED in done.answers("yes")
    text = done.file.read_text()
    assert "result: {winner: B, reason: concede}\n  - undo: 1\n" in text
    assert text.rstrip().endswith("result: {winner: A, reason: concede}")
    assert run(done.file).returncode == 0


def test_a_duel_taken_up_again_goes_back_beyond_the_break(tmp_path: Path) -> None:
    first = typed(tmp_path, "set Claw Reacher", "end")
    second = play(tmp_path, "A: undo 2\nyes\nfield\n", "--resume")
    assert second.code == 0, second.err
    assert second.answers("field")[0] == "Your field is empty."
    assert run(first.file).returncode == 0
    assert second.file.read_bytes().startswith(first.file.read_bytes())


def test_a_file_says_itself_what_was_agreed(tmp_path: Path) -> None:
    first = typed(tmp_path, "set Claw Reacher", more=("--undo", "free"))
    refused = play(tmp_path, "", "--resume", "--undo", "never")
    assert (refused.code, plain.RESUME_ALONE in refused.err) == (2, True)
    again = play(tmp_path, "rules\nundo\n", "--resume")
    assert words.TOLD["free"] in again.answers("rules")
    assert "Anna takes a decision back." in again.answers("undo")
    assert run(first.file).returncode == 0


def test_the_word_is_in_the_help_and_the_rule_in_the_questions(tmp_path: Path) -> None:
    done = typed(tmp_path / "a", "help")
    for word, meaning in words.LINE_WORDS.items():
        assert f"{word}: {meaning}." in done.lines
    asked = play(tmp_path / "b", "5\n3\n\n1\n1\n\n\n2\nset Claw Reacher\nundo\n", "--seed", "3")
    assert f" 5 {words.rule('consent')}" in asked.lines
    assert f" 5 {words.rule('never')}" in asked.lines
    assert "x-undo: never" in asked.file.read_text()
