"""Duel Masters in line mode: the table in sentences, paying, blocks and shields, whole duels, matches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duel_tui import duel_masters
from duel_tui.plain import telling
from duel_tui.text.en import plain as words
from tests.plain_tools import play, run, whole_duel, written

DECKS = ("dm_fire_charge", "dm_nature_beasts")
START = [
    "--deck-a",
    DECKS[0],
    "--deck-b",
    DECKS[1],
    "--names",
    "Shobu",
    "Kokujo",
    "--first",
    "a",
    "--seed",
    "3",
]
MIXED = ["--deck-a", "dm_fire_nature_rush", "--deck-b", DECKS[1], *START[4:]]


@pytest.fixture(scope="module")
def commands() -> list[str]:
    """The commands of a whole duel with seed 3."""
    return whole_duel(3, DECKS)


def test_a_whole_duel_is_played_to_its_end(tmp_path: Path, commands: list[str]) -> None:
    done = play(tmp_path, "\n".join(commands) + "\nquit\n", *START)
    assert done.code == 0, done.err
    assert done.err == ""
    assert " wins: " in done.out
    assert written(done.file) == commands
    assert run(done.file).returncode == 0
    assert "Life Points" not in done.out
    assert "Phase" not in done.out
    assert not re.search(r"\b[AB]:played", done.out)


def test_a_duel_is_left_and_resumed(tmp_path: Path, commands: list[str]) -> None:
    half = len(commands) // 2
    first = play(tmp_path, "\n".join(commands[:half]), *START)
    second = play(tmp_path, "\n".join(commands[half:]), "--resume")
    assert second.code == 0, second.err
    assert words.TAKEN_UP in second.lines
    assert " wins: " in second.out
    assert written(second.file) == commands
    assert first.file == second.file


def test_the_table_is_told(tmp_path: Path) -> None:
    done = play(tmp_path, "1\nlook\nhand\nfield\n", *START)
    told = done.answers("look")
    assert told[0] == "Turn 1, your turn, Main step."
    assert "Shields: you 5, Kokujo 5." in told
    assert "You have 4 cards in hand and 30 in the deck." in told
    assert "Your shields: s1, s2, s3, s4, s5." in told
    assert any(line.startswith("Your mana: 1 of 1 untapped: 1 ") for line in told)
    assert any(line.startswith("Your mana zone: ") for line in told)
    assert done.answers("hand")[0].startswith("Your hand: ")
    assert "Kokujo's battle zone is empty." in done.answers("field")


def test_a_card_is_told_by_its_name_and_its_place(tmp_path: Path) -> None:
    done = play(tmp_path, "1\ncard Holy Awe\ncard n1\ncard s1\ncard Kuriboh\n", *START)
    assert done.answers("card Holy Awe")[0] == "Holy Awe. Light spell, cost 6."
    assert done.answers("card n1")[0].endswith(".")
    assert done.answers("card s1") == [words.MAY_NOT_LOOK]
    assert "No card is called `Kuriboh`" in done.answers("card Kuriboh")[0]


def test_help_knows_the_commands_of_the_game(tmp_path: Path) -> None:
    done = play(tmp_path, "help\n", *START)
    told = "\n".join(done.answers("help"))
    assert "`charge Fear Fang`" in told
    assert "paying" in told
    assert "chain" not in told
    assert "b battle" not in told


def paid(file: Path) -> str:
    return next(line for line in written(file) if " paying " in line)


def test_the_mana_is_named_behind_a_number(tmp_path: Path) -> None:
    """The first creature that can be paid for in more than one way, found with the engine, then typed."""
    begun = play(tmp_path / "look", "", *MIXED)
    assert begun.code == 0
    commands, number, mana = until_a_choice(MIXED)
    done = play(tmp_path / "play", "\n".join([*commands, f"{number} paying {mana}"]), *MIXED)
    assert done.code == 0, done.err
    assert paid(done.file).endswith(f" paying {mana}")
    assert run(done.file).returncode == 0


def until_a_choice(arguments: list[str]) -> tuple[list[str], int, str]:
    """Commands up to the first card that costs less than all the mana; its number in the list; what pays for it."""
    from duel_tui.duel_masters.mana import Plays
    from duel_tui.engine import Answer
    from duel_tui.engine.steps import Picks
    from duel_tui.table.opening import opening
    from duel_tui.table.setup import begin

    setup = opening((arguments[1], arguments[3]), ("Shobu", "Kokujo"), "a").setup()
    assert setup is not None
    duel = begin(setup, 3, saved=False).duel
    given: list[str] = []
    while duel.decision is not None:
        options = duel.decision.options
        if isinstance(options, Plays):
            for number, option in enumerate(options, 1):
                cost, _ = options.prices.get(option.card, (0, ()))
                if not 0 < cost < len(options.mana):
                    continue
                for pick in Picks(tuple(uid for uid, _ in options.mana), cost, cost):
                    answer = Answer(option.verb, option.card, cards=pick.cards)
                    if answer in options:
                        return given, number, duel.text(answer).partition(" paying ")[2]
        commands = duel.commands()
        command = next((one for one in commands if one.split(" ")[0] == "charge"), "")
        command = command or ("pass" if "pass" in commands else commands[0])
        if len(commands) > 1:
            given.append(command)
        duel.play(command)
    raise AssertionError("no such card")


def test_shields_and_creatures_are_chosen_by_number(tmp_path: Path, commands: list[str]) -> None:
    done = play(tmp_path, "\n".join(commands), *START)
    assert re.search(r"^ 1 [AB]:s\d a shield$", done.out, re.MULTILINE)
    assert re.search(r"attacks (Shobu|Kokujo)\.$", done.out, re.MULTILINE)


def test_a_match_without_side_decks(tmp_path: Path) -> None:
    typed = "2\nconcede\n1\nconcede\nquit\n"
    done = play(tmp_path, typed, "--match", "3", *START[:6], "Kokujo", "--seed", "3")
    assert done.code == 0, done.err
    assert "The match stands Shobu 0, Kokujo 1." in done.out
    assert "Fusion Deck" not in done.out
    assert "Shobu chooses who begins." in done.out
    assert "Kokujo wins the match: Shobu 0, Kokujo 2." in done.out
    assert run(done.file).returncode == 0


def test_the_attack_and_the_creatures_are_told() -> None:
    duel = duel_masters.setup(
        {
            "turn": "5",
            "phase": "attack",
            "A": {"battle": ["Deathblade Beetle", "tapped Barkwhip, the Smasher over Fear Fang"]},
            "B": {
                "battle": ["Emerald Grass", "tapped Candy Drop"],
                "graveyard": ["Holy Awe"],
                "mana": ["Aqua Hulcus"],
            },
        }
    )
    duel.play("attack Deathblade Beetle -> Candy Drop")
    assert telling.table(duel.view(1), ("Shobu", "Kokujo")) == [
        "Turn 5, Shobu's turn, Attack step.",
        "Shields: you 5, Shobu 5.",
        "You have 0 cards in hand and 20 in the deck.",
        "Your battle zone: b1 Emerald Grass 3000; b2 Candy Drop 1000, tapped.",
        "Your mana: 1 of 1 untapped: 1 Water.",
        "Your mana zone: Aqua Hulcus.",
        "Your shields: s1, s2, s3, s4, s5.",
        "Your graveyard: Holy Awe.",
        "Shobu has 0 cards in hand and 20 in the deck.",
        "Shobu's battle zone: A:b1 Deathblade Beetle 7000+, tapped;"
        " A:b2 Barkwhip, the Smasher 5000, tapped, on Fear Fang.",
        "Shobu's mana zone is empty.",
        "Shobu's shields: A:s1, A:s2, A:s3, A:s4, A:s5.",
        "Deathblade Beetle (A:b1) attacks Candy Drop (b2).",
        words.EMPTY_HAND,
    ]
