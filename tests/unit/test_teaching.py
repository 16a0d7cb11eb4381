"""Teaching: every question of a duel is explained with rules, from what the player who is asked may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.decklist import builtin_decks, read_deck
from duel_tui.engine.duel import Duel
from duel_tui.table.lines import plain_lines
from duel_tui.table.paint import screen_lines
from duel_tui.table.plan import taught
from duel_tui.table.teaching import Teacher, points, told
from duel_tui.table.why import Said
from duel_tui.text.en.rules import RULES
from duel_tui.text.en.teaching import SENTENCES, offered, sentence_of
from tests.fake_table import scene

MAN = "Battle Ox"


def duel_with(mine: dict[str, Any], theirs: dict[str, Any] | None = None, *played: str) -> Duel:
    """A position in which both are asked in every window, and what was played in it."""
    duel = yugioh.setup({"A": mine, "B": theirs or {}}, windows="all")
    for command in played:
        duel.play(command)
    return duel


def text_of(duel: Duel) -> str:
    return " ".join(said.text for said in told(duel))


@pytest.mark.parametrize("seed", range(4))
def test_every_question_is_explained_in_its_own_words(seed: int) -> None:
    decks = [read_deck(path).deck for path in builtin_decks() if path.suffix == ".ydk"]
    luck = random.Random(seed)
    duel = yugioh.start((luck.choice(decks), luck.choice(decks)), seed=seed, windows="all")
    for _ in range(400):
        if duel.decision is None:
            break
        found = points(duel)
        assert found
        for point in found:
            assert point.code in SENTENCES, point
            assert set(point.rules) <= set(RULES)
        assert any(point.rules for point in found)
        for said in told(duel):
            assert "{" not in said.text
            assert said.text[:1] != " "
        options = duel.decision.options
        duel.play(options[luck.randrange(min(len(options), 200))])


def test_the_open_phase_is_the_turn_players() -> None:
    duel = duel_with({"hand": [MAN]})
    said = told(duel)
    assert said[0].text.startswith("Your Main Phase 1 is open")
    assert said[0].rules == ("YA-43", "YH-25")
    assert "Summon Battle Ox" in said[2].text
    assert "begin the battle" in said[2].text


def test_in_a_summon_window_the_turn_player_comes_first_and_then_the_opponent() -> None:
    duel = duel_with({"hand": [MAN]}, {"spells": ["set Trap Hole"]}, f"summon {MAN}")
    first = told(duel)
    assert first[0] == Said(f"The Summon of {MAN} has succeeded.", ("YH-20", "YR-05"))
    assert "so you are asked first" in first[1].text
    duel.play("pass")
    second = told(duel)
    assert "The other player has passed" in second[1].text
    assert "activate Trap Hole or pass" in second[2].text


def test_after_a_link_the_other_player_is_asked_first_and_told_the_speed() -> None:
    mine = {"hand": ["Dark Hole"], "monsters": [MAN], "spells": ["set Waboku"]}
    duel = duel_with(mine, {"spells": ["set Magic Jammer"], "hand": [MAN]}, "activate Dark Hole")
    assert duel.decision is not None
    assert duel.decision.player == 1
    assert "Chain link 1 is your opponent's Dark Hole" in text_of(duel)
    assert "Spell Speed 2 fit: activate Magic Jammer" in text_of(duel)
    duel.play("activate Magic Jammer")
    assert "Only a Counter Trap answers Spell Speed 3" in text_of(duel)
    assert {"YA-29", "YR-02"} <= {rule for said in told(duel) for rule in said.rules}


def test_the_opponent_answers_an_attack_first() -> None:
    duel = duel_with({"monsters": [MAN]}, {"monsters": ["set Sangan"]}, "battle")
    while duel.decision is not None and duel.decision.prompt != "battle/battle":
        duel.play("pass")
    duel.play(f"attack {MAN} -> @B:m1")
    assert duel.decision is not None
    assert duel.decision.player == 1
    assert f"{MAN} attacks Sangan. To attack was the turn player's act" in text_of(duel)
    duel.play("pass")
    assert duel.decision.player == 0
    assert "attacks a face-down monster. The other player has passed" in text_of(duel)
    assert "Sangan" not in text_of(duel)


def test_what_is_hidden_makes_no_difference() -> None:
    found = set()
    for hand, down, spell in (
        ("Kuriboh", "Man-Eater Bug", "Trap Hole"),
        ("Sinister Serpent", "Summoned Skull", "Dark Hole"),
    ):
        theirs = {"hand": [hand], "monsters": [f"set {down}"], "spells": [f"set {spell}"]}
        duel = duel_with({"monsters": [MAN], "hand": ["Book of Moon"]}, theirs)
        found.add(tuple(told(duel)))
        duel.play("activate Book of Moon")
        while duel.decision is not None and duel.decision.player != 0:
            duel.play("pass")
        found.add((*told(duel), Said("after")))
    assert len(found) == 2


def test_a_choice_says_what_kind_it_is() -> None:
    duel = duel_with(
        {"hand": ["Summoned Skull"], "monsters": [MAN, "Gemini Elf"]}, {}, "summon Summoned Skull"
    )
    assert "Summoned Skull needs Tributes" in text_of(duel)
    assert "Choose 1 card." in text_of(duel)


def test_a_teacher_keeps_what_it_said_until_the_question_changes() -> None:
    duel = duel_with({"hand": [MAN]})
    teacher = Teacher(on=True)
    first = teacher.said(duel)
    assert teacher.said(duel) is first
    duel.play(f"summon {MAN}")
    assert teacher.said(duel) != first
    duel.concede(0)
    assert teacher.said(duel) == []


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_the_panel_fits_and_says_where_the_rest_is(size: tuple[int, int]) -> None:
    short = [Said("It is your move.", ("YH-25", "YA-43"))]
    shown = plain_lines(screen_lines(scene(), taught(*size), short))
    assert "It is your move." in shown
    assert "YH-25" in shown
    assert "h more" not in shown
    long = [Said("A sentence that goes on and on. " * 30, ("YH-25",))]
    lines = screen_lines(scene(), taught(*size), long)
    assert len(lines) == size[1]
    assert "h more" in plain_lines(lines)


def test_four_lines_and_the_card_in_one_at_the_smallest_size() -> None:
    said = [Said(f"Sentence number {number} says what is going on.", ("YH-25",)) for number in range(4)]
    lines = plain_lines(screen_lines(scene(), taught(80, 24), said)).splitlines()
    assert all(f"number {number}" in "\n".join(lines) for number in range(4))
    assert "h more" not in "\n".join(lines)
    assert "i: all of it" in lines[-2]


def test_rules_that_do_not_fit_into_the_head_stand_below_whole() -> None:
    said = [Said("It is your move.", (rule,)) for rule in ("YA-42a", "YR-01", "YA-28")]
    shown = plain_lines(screen_lines(scene(), taught(120, 40), said))
    assert "YA-42a YR-01 YA-28" in shown
    crowded = [
        Said("A sentence that goes on and on. " * 20, (rule,)) for rule in ("YA-42a", "YR-01", "YA-28")
    ]
    assert "YR-0" not in plain_lines(screen_lines(scene(), taught(120, 40), crowded)).replace("YR-01", "")


def test_many_cards_are_counted() -> None:
    assert (
        offered(["summon\tKuriboh\tBattle Ox", "battle", "pass"])
        == "Summon 2 cards, begin the battle or pass"
    )
    assert sentence_of("no-such-code", ()) == "No such code."
