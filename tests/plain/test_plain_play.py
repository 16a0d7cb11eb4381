"""Line mode through pipes: whole duels, refusals, the end of the input, resuming."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.text.en import plain as words
from tests.plain_tools import VANILLA, play, run, whole_duel, written

START = [*VANILLA, "--first", "a", "--seed", "3"]


@pytest.fixture(scope="module")
def commands() -> list[str]:
    """The commands of a whole duel with seed 3."""
    return whole_duel(3)


def test_a_whole_duel_is_played_to_its_end(tmp_path: Path, commands: list[str]) -> None:
    done = play(tmp_path, "\n".join(commands) + "\nquit\n", *START)
    assert done.code == 0, done.err
    assert done.err == ""
    assert " wins: " in done.out
    assert words.REMATCH in done.out
    assert done.lines[-1] == words.LEFT
    assert written(done.file) == commands
    assert run(done.file).returncode == 0
    assert "\x1b" not in done.out


def test_a_duel_is_left_at_the_end_of_the_input_and_resumed(tmp_path: Path, commands: list[str]) -> None:
    half = len(commands) // 2
    first = play(tmp_path, "\n".join(commands[:half]), *START)
    assert first.code == 0
    assert first.lines[-2] == words.saved_in(str(first.file))
    assert f"--resume {first.file}" in first.lines[-1]
    assert written(first.file) == commands[:half]
    second = play(tmp_path, "\n".join(commands[half:]), "--resume")
    assert second.code == 0, second.err
    assert words.TAKEN_UP in second.lines
    assert " wins: " in second.out
    assert written(second.file) == commands
    assert run(second.file).returncode == 0


def test_nothing_unfinished_to_resume(tmp_path: Path) -> None:
    done = play(tmp_path, "", "--resume")
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines() == [f"Error: {words.NOTHING_TO_RESUME}"]


def test_a_torn_last_line_is_told(tmp_path: Path) -> None:
    file = play(tmp_path, "1\nend\n", *START).file
    file.write_bytes(file.read_bytes() + b"  - B: summ")
    done = play(tmp_path, "", "--resume", str(file))
    assert done.code == 0
    assert "line" in done.lines[0]
    assert words.TAKEN_UP in done.lines


def test_decks_names_and_the_first_player_are_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, "\n99\nnowhere.ydk\nvanilla40\nvanilla40\nAnna\n\n3\nhand\n")
    assert done.code == 0, done.err
    assert done.answers("99")[0].startswith("Please type a number from 1 to ")
    assert "no such deck file" in done.answers("nowhere.ydk")[0]
    assert "Player A plays Vanilla 40 (practice)." in done.lines
    assert "--- Kaiba (B) is asked." in done.lines
    assert done.file.name.endswith("anna-vs-kaiba.duel")


def test_numbers_words_and_letters_answer(tmp_path: Path) -> None:
    done = play(tmp_path, "1\ne\nB: summon archfiend SOLDIER\nb\n1\n", *START)
    assert written(done.file) == [
        "summon Vorse Raider",
        "end",
        "summon Archfiend Soldier",
        "battle",
        "attack Archfiend Soldier -> Vorse Raider",
    ]


def test_refusals_are_one_line_with_reason_rule_and_what_is_legal(tmp_path: Path) -> None:
    typed = "summon Vorse Raider\nsummon Gemini Elf\nattack Vorse Raider -> directly\nfly\n77\nB: pass\nendd\nbattle\n"
    done = play(tmp_path, typed, *START)
    for line, rule, reason in (
        ("summon Gemini Elf", "YA-13", "Legal: end, pass."),
        ("attack Vorse Raider -> directly", "(Y", "Legal: end, pass."),
        ("fly", "no command", "Legal: end, pass."),
        ("77", "no number 77", "ends at 2"),
        ("B: pass", "Player A is asked", "now"),
        ("endd", "Do you mean `end`?", "Legal"),
        ("battle", "(Y", "Legal"),
    ):
        (said, *_) = answers = done.answers(line)
        assert rule in said, line
        assert reason in said, line
        assert len(answers) == 1 or line == "battle"
    assert written(done.file) == ["summon Vorse Raider"]


def test_what_fits_several_cards_is_ambiguous(tmp_path: Path) -> None:
    file = tmp_path / "two.duel"
    file.write_text(
        "duel: 1\ngame: yugioh\nsetup:\n"
        "  A:\n    monsters: [Battle Ox, defense Battle Ox]\n    hand: [Summoned Skull]\n"
        "  B:\n    monsters: [set Mystical Elf, Gemini Elf]\nplay:\n"
    )
    done = play(
        tmp_path, "switch Battle Ox\nsummon Summoned Skull\n1, 2\nBattle Ox\n2\n", "--resume", str(file)
    )
    said = done.answers("switch Battle Ox")[0]
    assert "switch Battle Ox@m1" in said
    assert "switch Battle Ox@m2" in said
    assert "Choose 1 card" in done.answers("1, 2")[0]
    assert "choose Battle Ox@m1" in done.answers("Battle Ox")[0]
    assert written(file) == ["summon Summoned Skull", "choose Battle Ox@m2"]


def test_looking_around_changes_nothing(tmp_path: Path) -> None:
    looks = ["look", "field", "hand", "chain", "log", "log all", "rules", "help", "?", "card", "card 1"]
    looks += ["card Dark Magician", "card Dork Magician", "card @h1", "card m1", "card B:h1", "card @B:m1"]
    done = play(tmp_path, "\n".join(looks), *START)
    assert done.code == 0, done.err
    for line in looks:
        assert done.answers(line), line
    assert written(done.file) == []
    assert "ATK 2500, DEF 2100." in done.answers("card Dark Magician")
    assert "Perhaps Dark Magician" in done.answers("card Dork Magician")[0]
    assert done.answers("card B:h1") == [words.MAY_NOT_LOOK]
    assert done.answers("chain") == [words.NO_CHAIN]
    assert done.answers("card 1")[0] == done.answers("card @h1")[0]


def test_blank_lines_and_comments_are_no_answers(tmp_path: Path) -> None:
    done = play(tmp_path, "\n# the strongest first\n\n1\n   \n", *START)
    assert written(done.file) == ["summon Vorse Raider"]


def test_a_draw_is_offered_and_accepted(tmp_path: Path) -> None:
    done = play(tmp_path, "accept draw\noffer draw\naccept draw\nend\naccept draw\nquit\n", *START)
    assert done.lines[-2:] != []
    assert "The duel is a draw: both players agreed." in done.lines
    assert written(done.file) == ["offer draw", "end", "accept draw"]
    assert run(done.file).returncode == 0


def test_any_other_answer_declines_a_draw(tmp_path: Path) -> None:
    done = play(tmp_path, "offer draw\nend\nend\naccept draw\n", *START)
    assert done.answers("accept draw") == [words.NO_OFFER, *done.answers("accept draw")[1:]]
    assert "is a draw" not in done.out


def test_conceding_and_a_rematch_with_swapped_decks(tmp_path: Path) -> None:
    done = play(tmp_path, "concede\n2\n3\nconcede\nrematch\n\n1\n", *START)
    assert "Ben wins: the other player conceded." in done.lines
    assert "Who begins? Anna lost and may choose." in done.lines
    assert "Who begins? Ben lost and may choose." in done.lines
    files = list((tmp_path / "duels").glob("*.duel"))
    assert len(files) == 3
    assert all(run(file).returncode == 0 for file in files)


def test_names_with_codes_and_markup_are_plain_characters(tmp_path: Path) -> None:
    names = ["--names", "\x1b[31m[b]Yu\u202egi[/b]\x1b[0m", "[red]Kaiba\x07 "]
    done = play(tmp_path, "look\nconcede\nquit\n", *VANILLA[:4], *names, "--first", "a", "--seed", "3")
    assert done.code == 0, done.err
    assert not any(code in done.out for code in "\x1b\x07\u202e")
    assert "--- [31m[b]Yugi[/b][0m (A) is asked." in done.lines
    assert "[red]Kaiba wins: the other player conceded." in done.lines
    assert run(done.file).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--deck-a", "nowhere.ydk"], "no such deck file"),
        (["--rules", "chess"], "no rules called chess"),
        (["--resume", "nowhere.duel"], "cannot be read"),
        (["--resume", "nowhere.duel", "--seed", "1"], "leave the other options out"),
    ],
)
def test_a_wrong_command_line_is_one_line(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = play(tmp_path, "", *arguments)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert said in done.err


def test_pipes_get_whole_lines_at_any_width(tmp_path: Path) -> None:
    wide = play(tmp_path, "look\n", *START)
    narrow = play(tmp_path, "look\n", *START, COLUMNS="20")
    assert wide.lines[:-2] == narrow.lines[:-2]
