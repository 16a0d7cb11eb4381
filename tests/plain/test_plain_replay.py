"""A replay in line mode, through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from duel_tui.cli import cli
from duel_tui.replay.loading import load
from duel_tui.script.reader import read
from duel_tui.script.running import run_file
from duel_tui.text.en import replay as words
from tests.match_tools import give_up, match
from tests.plain_tools import Played
from tests.replay_tools import saved_duel

HIDDEN = """duel: 1
game: yugioh
players: {A: Yugi, B: "Kai\\e[1mba"}
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


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))


def look(path: Path, typed: str, *arguments: str) -> Played:
    """`duel-tui replay` in this process: it has no terminal, so it speaks in lines."""
    done = CliRunner().invoke(cli, ["replay", str(path), *arguments], input=typed, catch_exceptions=False)
    return Played(done.stdout, done.stderr, done.exit_code, path.parent.parent)


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    path = saved_duel(tmp_path / "duels", 5, 40)
    replay = load(path)
    line = replay.moments[11].line
    typed = "see both,next 3,back,,back 99,back,turn 2,line {},last,begin,wrong,see x,next word,quit,"
    typed = typed.format(line).replace(",", "\n")
    done = look(path, typed)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert done.answers("next 3")[0].startswith("Decision 3 of 40, ")
    assert done.answers("back")[0].startswith("Decision 2 of 40, ")
    assert done.answers("back 99")[0].startswith("Decision 0 of 40, ")
    assert f"> back 99\n{done.answers('back 99')[0]}" in done.out
    assert words.NOTHING_THERE in done.out
    assert ", turn 2, " in done.answers("turn 2")[0]
    assert done.answers(f"line {line}")[0].startswith("Decision 11 of 40, ")
    assert done.answers("last")[-1] == words.GOES_ON
    assert "Do you mean" in done.answers("wrong")[0]
    assert done.answers("see x") == [words.SEE_WHOM]
    assert done.answers("next word")[0].startswith("There is no `word`")
    for number in range(1, 4):
        told = replay.moments[number].told(None, ("Yugi", "Kaiba"))
        if number == 3 and told:
            assert told[-1] in done.answers("next 3")


def test_every_jump_says_where_it_leads(tmp_path: Path) -> None:
    path = saved_duel(tmp_path / "duels", 6, 80)
    replay = load(path)
    for word, mark in (("attack", "attack"), ("chain", "chain"), ("life", "score"), ("turn", "turn")):
        wanted = replay.next(0, mark)
        done = look(path, f"next {word}\nback {word}\nquit\n", "--see", "both")
        assert done.answers(f"next {word}")[0].startswith(f"Decision {wanted} of 80")
    event = look(path, "next event\nnext event\nback event\nquit\n", "--see", "both", "--at", "d4")
    assert len(event.answers("next event")) == 2 or event.answers("next event")[0].startswith("Decision 5")


def test_nothing_hidden_is_told(tmp_path: Path) -> None:
    path = tmp_path / "duels" / "hidden.duel"
    path.parent.mkdir()
    path.write_text(HIDDEN, "utf-8")
    typed = (
        "look\nnext\nnext\nnext\nlook\ncard B:m1\ncard B:h1\ncard x\nlog all\nnext\nnext\nnext\nlook\n"
        + "next event\n" * 9
    )
    done = look(path, typed)
    assert done.code == 0
    for name in ("Man-Eater", "Trap Hole", "Battle Ox", "Sangan", "Kuriboh"):
        assert name not in done.out
    assert "Kai[1mba Sets a monster." in done.out
    opened = look(path, "d3\nlook\ncard B:m1\nquit\n", "--see", "both")
    assert "Kai[1mba's hand: Battle Ox" in opened.out
    assert "Man-Eater Bug" in opened.answers("card B:m1")[0]
    other = look(path, "d3\nlook\nquit\n", "--see", "b")
    assert "Trap Hole" in other.out
    assert "Gemini Elf" not in other.out


def test_notes(tmp_path: Path) -> None:
    path = saved_duel(tmp_path / "duels", 5, 20)
    before = path.read_bytes()
    typed = 'note\nnotes\nnote Here: "why"?\nnotes\nbegin\nnext note\nnote -\nnotes\nquit\n'
    done = look(path, typed, "--at", "d6")
    assert done.answers("note") == [words.NOTE_HOW]
    assert done.answers("notes") == [words.NO_NOTES]
    assert words.NOTE_KEPT in done.out
    assert 'Decision 6: Here: "why"?' in done.out
    assert done.answers("next note")[-1] == 'Note: Here: "why"?'
    assert done.out.count(words.NO_NOTES) == 2
    assert path.read_bytes().startswith(before)
    path.write_bytes(before + b"\n\n\x00")
    assert "note" in look(path, "note x\nquit\n").out


def test_a_branch_is_played_at_once(tmp_path: Path) -> None:
    path = saved_duel(tmp_path / "duels", 5, 30)
    done = look(path, "d7\nways\nbranch\nquit\n")
    assert done.code == 0
    assert done.answers("ways") == [words.NO_WAYS_PLAIN]
    (made,) = [one for one in path.parent.iterdir() if one != path]
    assert words.branch_made(str(made)) in done.out
    assert f"--resume {made}" in done.out
    assert run_file(made).ok
    assert read(made).script.origin is not None
    back = look(made, "ways\nway 1\nway 9\nquit\n")
    assert back.answers("way 1")[0].startswith("Decision 7 of 30")
    there = look(path, "ways\nway 1\nquit\n")
    assert there.answers("way 1")[0].startswith("Decision 7 of 7")


def test_the_duel_that_is_over_is_looked_at_again(tmp_path: Path) -> None:
    typed = "concede\nwatch\nlast\nnote Over.\nbranch\nback\nbranch\nquit\n"
    arguments = ["play", "--deck-a", "vanilla40", "--deck-b", "vanilla40", "--first", "a", "--seed", "3"]
    done = CliRunner().invoke(
        cli, [*arguments, "--names", "Anna", "Ben"], input=typed, catch_exceptions=False
    )
    assert done.exit_code == 0
    assert words.WATCH_HOW in done.stdout
    assert "Decision 1 of 1, turn 1" in done.stdout
    assert words.NOTE_KEPT in done.stdout
    assert words.NO_BRANCH_AT_END in done.stdout
    paths = sorted((tmp_path / "duels").iterdir(), key=lambda path: path.name.endswith("-branch.duel"))
    assert f"--resume {paths[1]}" in done.stdout
    assert load(paths[0]).notes_at(1) == ["Over."]


def test_a_match(tmp_path: Path) -> None:
    play = match(tmp_path)
    for seat in (0, 1):
        play.start(seat)
        give_up(play, seat)
    play.close()
    (path,) = (tmp_path / "duels").iterdir()
    done = look(path, "duel 2\nlast\nduel 3\nquit\n")
    assert words.plain_match(1, 2) in done.out
    assert "Yugi wins: the other player conceded." in done.answers("last")[-1]
    assert done.answers("duel 3") == [words.plain_match(2, 2)]


def test_what_cannot_be_looked_at_is_one_line(tmp_path: Path) -> None:
    path = saved_duel(tmp_path / "duels", 5, 3)
    for arguments in (["--at", "t9"], ["--at", "x"], ["--duel", "2"]):
        done = look(path, "", *arguments)
        assert done.code == 2
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
    assert look(tmp_path / "duels" / "none.duel", "").code == 2
    bad = tmp_path / "duels" / "bad.duel"
    bad.write_bytes(b"\x80\x1b[1m")
    done = look(bad, "")
    assert done.code == 2
    assert "\x1b" not in done.err
