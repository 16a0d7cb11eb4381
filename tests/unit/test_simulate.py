"""Random play and `duel-tui simulate`."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui import yugioh
from duel_tui.bots import simulate as module
from duel_tui.bots.random_play import LAST_TURN, Played, choices, luck_of, play_out
from duel_tui.cli import cli
from duel_tui.decklist import deck_of
from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import PASS, Answer, Decision
from duel_tui.yugioh.definitions import Deck

KEYS = [
    "duels",
    "errors",
    "turns",
    "decisions",
    "real_decisions",
    "cpu_s",
    "duels_per_cpu_s",
    "real_decisions_per_cpu_s",
    "max_rss_mb",
]


def vanilla() -> Deck:
    return deck_of(
        [f"3 {name}" for name in ("Battle Ox", "Feral Imp", "Uraby", "Rogue Doll")] * 3 + ["4 Mystical Elf"]
    )


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["simulate", *arguments])


def test_a_pass_in_an_open_phase_is_left_out() -> None:
    act = Answer("end")
    assert choices(Decision(0, "act", "main1", [act, PASS])) == 1
    assert choices(Decision(0, "act", "replay", [act, PASS])) == 2
    assert choices(Decision(0, "respond", "attack", [act, PASS])) == 2


def test_the_same_seed_plays_the_same_duel() -> None:
    deck = vanilla()
    found = set()
    for _ in range(2):
        duel = yugioh.start((deck, deck), seed=11)
        found.add((play_out(duel, luck_of(11)), duel.digest()))
    assert len(found) == 1
    played, _ = found.pop()
    assert played.decisions >= played.real > 0
    assert not played.stopped


def test_a_duel_without_end_is_stopped_at_its_last_turn() -> None:
    deck = vanilla()
    duel = yugioh.start((deck, deck), seed=11)
    played = play_out(duel, 1, last_turn=7)
    assert played.stopped
    assert played.turns == 7
    assert duel.outcome is None
    assert LAST_TURN == 400


def test_figures_as_json() -> None:
    result = simulate("vanilla40", "vanilla40", "--duels", "4", "--seed", "9", "--json")
    assert result.exit_code == 0
    figures = json.loads(result.stdout)
    assert list(figures) == KEYS
    assert figures["duels"] == 4
    assert figures["errors"] == 0
    assert figures["decisions"] >= figures["real_decisions"] > figures["turns"] > 4


def test_figures_as_lines() -> None:
    result = simulate("vanilla40", "vanilla40", "--duels", "2")
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == [
        "duels",
        "turns",
        "decisions",
        "CPU",
        "memory",
        "errors",
    ]


def test_a_failing_duel_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(duel: Duel, luck: int) -> Played:
        if luck == luck_of(6):
            raise RuntimeError("the rules \x1b[31mbroke")
        return play_out(duel, luck)

    monkeypatch.setattr(module, "play_out", fails)
    result = simulate("vanilla40", "decks/vanilla40.ydk", "--duels", "3", "--seed", "5", "--json")
    assert result.exit_code == 1
    figures = json.loads(result.stdout)
    assert figures["duels"] == 3
    assert figures["errors"] == 1
    assert "seed 6: RuntimeError: the rules [31mbroke (unit/test_simulate.py:" in result.stderr
    command = result.stderr.splitlines()[1].partition(":")[2].strip()
    assert command == "duel-tui simulate vanilla40 decks/vanilla40.ydk --duels 1 --seed 6"
    again = simulate(*shlex.split(command)[2:])
    assert again.exit_code == 1
    assert "errors      1" in again.stdout


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("not a deck\n", "bad.ydk"),
        ("#main\n" + "05053103\n" * 3, "3 cards"),
        ("#main\n00000001\n", "00000001"),
        ("", "names no card"),
    ],
)
def test_a_bad_deck_is_one_line(tmp_path: Path, content: str, says: str) -> None:
    bad = tmp_path / "bad.ydk"
    bad.write_text(content)
    for decks in ((str(bad), "vanilla40"), ("vanilla40", str(bad))):
        result = simulate(*decks)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert len(result.stderr.splitlines()) == 1
        assert says in result.stderr


def test_a_missing_deck_is_one_line() -> None:
    result = simulate("nowhere.ydk", "vanilla40")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_simulation_loads_no_library_of_the_front_ends() -> None:
    code = (
        "import sys\n"
        "from duel_tui.cli import cli\n"
        "cli(['simulate', 'vanilla40', 'vanilla40', '--duels', '1'], standalone_mode=False)\n"
    )
    code = code.replace("cli([", "try:\n    cli([").replace(
        "=False)\n", "=False)\nexcept SystemExit:\n    pass\n"
    )
    code += "print(sorted({'textual', 'rich', 'pydantic', 'yaml', 'platformdirs'} & set(sys.modules)))\n"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
