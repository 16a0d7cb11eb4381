"""Options in line mode: words before the duel, `--option`, the saved file, rematches."""

from __future__ import annotations

from pathlib import Path

from tests.plain_tools import VANILLA, play, run

DECKS = "vanilla40\n"


def test_options_are_told_changed_and_put_back(tmp_path: Path) -> None:
    typed = (
        "options\nset starting_lp 4000\nset hand_limit\nset replay=declared\nset nothing 3\nset copies 0\n"
        "SET Zero-ATK neither\noptions\nreset replay\n\n1\n1\nAnna\nBen\n2\nrules\nconcede\n1\n2\nrules\nquit\n"
    )
    done = play(tmp_path, typed)
    assert done.code == 0, done.err
    first = done.answers("options")
    assert "Life Points at the start: 8000. [starting_lp]" in first
    assert any(line.startswith("`options` tells every rule") for line in first)
    assert "Life Points at the start: 4000 (changed; classic has 8000)." in done.answers(
        "set starting_lp 4000"
    )
    assert "hand_limit: 0 - 99" in done.answers("set hand_limit")
    assert any("There is no option `nothing`" in line for line in done.answers("set nothing 3"))
    assert "The option `copies` cannot be `0`; it can be 1 - 99." in done.answers("set copies 0")
    assert "   Two monsters of 0 ATK destroy: neither (changed; classic has each other)." in done.lines
    assert "A replay goes back to: the start of the Battle Step." in done.answers("reset replay")
    rules = "Life Points at the start: 4000 (changed; classic has 8000)."
    assert rules in done.answers("rules")
    # Set, duel, rematch: the rematch is played by the same rules.
    assert done.lines.count(rules) == 3
    files = sorted((tmp_path / "duels").glob("*.duel"))
    assert len(files) == 2
    for file in files:
        assert 'options: {"starting_lp": 4000, "zero_atk": neither}' in file.read_text()
        assert run(file).returncode == 0
    again = play(tmp_path, "concede\n1\n1\nrules\nquit\n", "--resume", str(files[0]))
    assert again.code == 0, again.err
    assert rules in again.answers("rules"), "a rematch of a duel that was taken up"


def test_the_command_line_changes_options(tmp_path: Path) -> None:
    done = play(
        tmp_path,
        "rules\nquit\n",
        *VANILLA,
        *("--first", "a", "--option", "starting_lp=4000", "--option", "replay=declared"),
    )
    assert done.code == 0, done.err
    assert "Life Points: you 4000, Ben 4000." in done.lines
    assert 'options: {"starting_lp": 4000, replay: declared}' in done.file.read_text()


def test_a_wrong_option_is_one_line(tmp_path: Path) -> None:
    for said in ("starting_lp=none", "foo=1", "replay"):
        done = play(tmp_path, "", *VANILLA, "--option", said)
        assert done.code == 2
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
        assert "Traceback" not in done.err
    assert "rewind | declared" in done.err


def test_the_winner_may_choose_and_the_players_may_begin_in_turns(tmp_path: Path) -> None:
    first = ["--first", "a", "--option"]
    done = play(tmp_path / "1", "concede\n1\n1\nquit\n", *VANILLA, *first, "who_starts=winner chooses")
    assert "Who begins? Ben won and may choose." in done.lines
    done = play(tmp_path / "2", "concede\n1\nconcede\n1\nquit\n", *VANILLA, *first, "who_starts=alternate")
    assert "The players begin in turns: Ben begins." in done.lines
    assert "The players begin in turns: Anna begins." in done.lines


def test_a_match_of_the_length_that_the_option_says(tmp_path: Path) -> None:
    typed = "concede\nconcede\n4\n"
    done = play(
        tmp_path,
        typed,
        *VANILLA,
        *("--first", "a", "--option", "match_of=3", "--option", "who_starts=alternate"),
        *("--option", "starting_lp=2000"),
    )
    assert done.code == 0, done.err
    assert "Anna begins duel 1 (best of 3)." in done.lines
    assert "Ben begins duel 2 (best of 3: Anna 0, Ben 1)." in done.lines
    assert "Life Points: you 2000, Anna 2000." in done.lines
    assert run(done.file).returncode == 0
