"""A match in line mode through pipes: swapping, who begins, the standing, taking it up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.script.matches import resume_match
from tests.match_tools import side_deck
from tests.plain_tools import play, run

FIRST = ["--first", "a", "--seed", "3"]


@pytest.fixture
def start(tmp_path: Path) -> list[str]:
    decks = [
        str(side_deck(tmp_path / f"{name}.ydk", name.title(), skip))
        for name, skip in (("one", 0), ("two", 50))
    ]
    return ["--deck-a", decks[0], "--deck-b", decks[1], "--names", "Anna", "Ben", *FIRST, "--match"]


def test_a_whole_match(tmp_path: Path, start: list[str]) -> None:
    typed = (
        "concede\n"  # Anna
        "done please\nin Kuriboh\ndone\nout Dark Magician\nout 7 colored fish\nlook\ncard Kuriboh\n77\ndone\n"
        "in Trap Hole\nreset\ndone\n"
        "2\n"  # Anna chooses Ben
        "concede\ndone\ndone\n1\n"  # Ben concedes, chooses himself
        "concede\n4\n"
    )
    done = play(tmp_path, typed, *start)
    assert done.code == 0, done.err
    lines = done.lines
    assert "Anna begins duel 1 (best of 3)." in lines
    assert "The match stands Anna 0, Ben 1." in lines
    assert lines.index("--- Anna (A) swaps.") < lines.index("--- Ben (B) swaps.")
    assert done.answers("done please")[0].startswith("`done please` is nothing")
    assert done.answers("in Kuriboh")[0] == "Kuriboh goes in from the Side Deck."
    assert "Deck 41 (of 40)" in done.answers("in Kuriboh")[1]
    assert any("[YA-83]" in line for line in done.answers("done"))
    assert "is not in the Deck" in done.answers("out Dark Magician")[0]
    assert any("1 Kuriboh (1 in)" in line for line in done.answers("look"))
    assert any(line == "Side Deck:" for line in done.answers("look"))
    assert done.answers("card Kuriboh")[0].startswith("Kuriboh.")
    assert "There is no number 77" in done.answers("77")[0]
    assert "Every swap is taken back." in lines
    assert "Anna: Deck 40, Fusion Deck 1, Side Deck 4." in lines
    assert "Anna chooses who begins." in lines
    assert "Ben begins duel 2 (best of 3: Anna 0, Ben 1)." in lines
    assert "Ben chooses who begins." in lines
    assert "Ben begins duel 3 (best of 3: Anna 1, Ben 1)." in lines
    assert "Anna wins the match: Anna 2, Ben 1." in lines
    assert "Duel 2: Anna won (the other player conceded); Ben had the first turn." in lines
    assert run(done.file).returncode == 0
    assert "\x1b" not in done.out


def test_numbers_move_cards(tmp_path: Path, start: list[str]) -> None:
    # 40 Normal Monsters and a Fusion Monster stand before the Side Deck.
    done = play(tmp_path, "concede\n1\n42\ndone\n", *start)
    assert done.answers("1")[0].endswith("goes out to the Side Deck.")
    assert "1 out, 1 in" in done.answers("42")[1] or "1 out, 0 in" in done.answers("42")[1]


def test_a_match_is_left_and_resumed_while_cards_are_swapped(tmp_path: Path, start: list[str]) -> None:
    first = play(tmp_path, "concede\nin Trap Hole\nquit\n", *start)
    assert first.code == 0
    assert first.lines[-2].endswith(str(first.file))
    assert f"--resume {first.file}" in first.lines[-1]
    second = play(tmp_path, "out 7 Colored Fish\ndone\n", "--resume")
    assert second.code == 0, second.err
    assert "The match stands Anna 0, Ben 1." in second.lines
    assert (
        "Deck 41 (of 40), Fusion Deck 1, Side Deck 3 (of 4). 0 out, 1 in, against the beginning of the match."
        in (second.lines)
    )
    assert "--- Ben (B) swaps." in second.lines
    third = play(tmp_path, "done\n2\nhand\n", "--resume", str(first.file))
    assert "--- Anna (A) swaps." not in third.lines
    assert "Ben begins duel 2 (best of 3: Anna 0, Ben 1)." in third.lines
    fourth = play(tmp_path, "concede\n", "--resume")
    assert "The match stands Anna 1, Ben 1." in fourth.lines
    resumed = resume_match(first.file)
    assert "Trap Hole" in [card.name for card in resumed.match.decks[0].main]
    resumed.saved.close()


def test_rules_list_and_length_are_asked_for(tmp_path: Path) -> None:
    typed = "3\n2\n2\n2\nquitt\n\nstarter_yugi_2002\nvanilla40\nvanilla40\n\n\n1\n"
    done = play(tmp_path, typed)
    assert done.code == 0, done.err
    assert " 3 Duels: match, best of 3" in done.lines
    assert " 2 Forbidden cards: Advanced, April 2006" in done.lines
    assert any(
        "Monster Reborn is Forbidden" in line and "[YA-81]" in line
        for line in done.answers("starter_yugi_2002")
    )
    head = done.file.read_text().split("players")[0]
    assert "match: 1\nof: 3\n" in head
    assert "advanced-2006-04" in head


def test_what_cannot_be_is_said_on_the_command_line(tmp_path: Path, start: list[str]) -> None:
    assert play(tmp_path, "", *start, "1").code == 2
    done = play(tmp_path, "", "--list", "advanced-2006-05")
    assert done.code == 2
    assert "advanced-2006-04" in done.err
