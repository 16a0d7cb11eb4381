"""`why` in line mode."""

from __future__ import annotations

from pathlib import Path

from tests.plain_tools import VANILLA, play


def test_why_answers_for_a_card_a_place_the_turn_and_a_command(tmp_path: Path) -> None:
    typed = "why turn\nwhy @h1\nwhy deck\nwhy battle\nwhy 1\nwhy zork\nwhy @B:h1\nhelp\nquit\n"
    played = play(tmp_path, typed, *VANILLA, "--first", "a", "--seed", "7")
    assert played.code == 0, played.err
    assert any("`main2`: Main Phase 2 comes only after" in line for line in played.answers("why turn"))
    assert any(line.startswith("`summon ") for line in played.answers("why @h1"))
    assert "YA-42a" in " ".join(played.answers("why deck"))
    told = " ".join(played.answers("why battle"))
    assert "`battle`: There is no Battle Phase in the first turn of the duel. (YH-16" in told
    assert any("(h" in line for line in played.answers("why 1"))
    assert "You know of no card or place" in " ".join(played.answers("why zork"))
    assert "You may neither see nor use" in " ".join(played.answers("why @B:h1"))
    assert any(line.startswith("why NAME:") for line in played.answers("help"))
