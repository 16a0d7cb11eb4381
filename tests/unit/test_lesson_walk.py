"""The walk through a lesson: right, wrong and refused moves, hints, questions, back and forth."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.lessons.walk import Walkthrough
from duel_tui.script.errors import ScriptError
from tests.lesson_tools import TEXT, lesson


@pytest.fixture
def walk(tmp_path: Path) -> Walkthrough:
    return Walkthrough(lesson(tmp_path))


def give(walk: Walkthrough, command: str) -> None:
    """Choose an option of the open decision, as a menu does."""
    assert walk.duel.decision is not None
    (answer,) = [option for option in walk.duel.decision.options if walk.duel.text(option) == command]
    walk.answer(answer)


def said(walk: Walkthrough) -> str:
    return "" if walk.reply is None else " ".join(walk.reply.texts)


def kind(walk: Walkthrough) -> str:
    return "" if walk.reply is None else walk.reply.kind


def own(walk: Walkthrough) -> list[str | None]:
    return [card.name for card in walk.duel.view(0).zones[0, "monsters"]]


def test_a_lesson_is_taken_to_its_end(walk: Walkthrough) -> None:
    assert (walk.stage, walk.stop, walk.stops) == ("say", 1, 5)
    assert walk.marks == ("A:monsters", "B:lp")
    assert walk.go_on()
    assert (walk.stage, walk.text, walk.marks) == ("try", "Bring Battle Ox to the field.", ("A:h2",))
    assert not walk.go_on(), "a move is not skipped"
    give(walk, "summon Battle Ox")
    assert (kind(walk), walk.stop) == ("right", 3)
    # The choice of a target is asked separately, and Trap Hole may be passed in between.
    give(walk, "activate Book of Moon")
    assert (walk.stage, walk.stop) == ("try", 3)
    assert walk.duel.decision is not None
    give(walk, "choose Celtic Guardian")
    assert (walk.stage, walk.answers) == ("ask", ["Yes", "No"])
    walk.choose(2)
    assert walk.answered
    assert "YA-13" in said(walk)
    assert walk.go_on()
    assert walk.text == "That was all."
    assert walk.go_on()
    assert walk.stage == "done"
    assert walk.over
    assert "YA-30" in walk.text


def test_a_wrong_move_is_answered_and_not_played(walk: Walkthrough) -> None:
    walk.go_on()
    digest = walk.duel.digest()
    give(walk, "battle")
    assert (kind(walk), said(walk)) == ("wrong", "First a monster.")
    give(walk, "summon Summoned Skull")
    assert said(walk) == "Not the big one.", "the first answer of a wrong line is enough"
    give(walk, "set Uraby")
    assert "legal move" in said(walk)
    assert "Yugi Sets Uraby" in said(walk)
    assert walk.duel.digest() == digest
    assert walk.stop == 2


def test_a_pass_in_an_open_phase_is_answered_with_what_it_does_and_its_rule(walk: Walkthrough) -> None:
    walk.go_on()
    give(walk, "pass")
    assert kind(walk) == "wrong"
    assert "your move again" in said(walk)
    assert "YR-01" in said(walk)
    assert walk.stop == 2


def test_what_would_have_happened_shows_nothing_that_the_learner_cannot_know(tmp_path: Path) -> None:
    walk = Walkthrough(lesson(tmp_path))
    walk.go_on()
    give(walk, "end")
    assert "Kaiba draws a card" in said(walk)
    text = TEXT.replace("Uraby, Book of Moon]", "Uraby, Pot of Greed]\n    deck: [Jinzo, Sangan]")
    text = text[: text.index("  - expect")]
    walk = Walkthrough(lesson(tmp_path, text))
    walk.go_on()
    give(walk, "activate Pot of Greed")
    assert "legal move" in said(walk)
    assert "Jinzo" not in said(walk)
    text = text.replace("[Celtic Guardian]", "[set Man-Eater Bug]").replace(
        "setup:", "setup:\n  phase: battle/battle"
    )
    text = text.replace("A: summon Battle Ox", "A: main2").replace("      accept: [summon Uraby]\n", "")
    walk = Walkthrough(lesson(tmp_path, text))
    walk.go_on()
    give(walk, "attack Kuriboh -> @B:m1")
    assert "legal move" in said(walk)
    assert "Man-Eater Bug" not in said(walk)


def test_what_is_refused_names_the_rule_and_what_the_author_says(walk: Walkthrough) -> None:
    walk.skip_to(3)
    walk.typed("summon Uraby")
    assert kind(walk) == "refused"
    assert "(YA-13" in said(walk)
    walk.typed("fly Kuriboh")
    assert "no command" in said(walk)
    walk.back()
    walk.typed("summon Kuriboh")
    assert said(walk).endswith("It stands there already.")
    assert "not in your hand" in said(walk)


def test_a_choice_within_a_move_may_be_wrong_too(walk: Walkthrough) -> None:
    walk.skip_to(3)
    give(walk, "activate Book of Moon")
    give(walk, "choose Kuriboh")
    assert (kind(walk), said(walk), walk.stop) == ("wrong", "Not your own one.", 3)
    give(walk, "choose Celtic Guardian")
    assert walk.stage == "ask"


def test_a_whole_line_may_be_typed(walk: Walkthrough) -> None:
    walk.skip_to(3)
    walk.typed("activate book of moon -> kuriboh")
    assert said(walk) == "Not your own one."
    assert "activate Book of Moon" in walk.duel.commands(), "nothing of a wrong line is played"
    walk.typed("activate book of moon -> celtic guardian")
    assert walk.stage == "ask"
    assert kind(walk) == "right"


def test_another_right_move_leads_on(walk: Walkthrough) -> None:
    walk.go_on()
    walk.typed("summon uraby")
    # The check behind it wants Battle Ox, so the lesson goes on from its own move.
    assert (kind(walk), walk.stop) == ("note", 3)
    assert "as well" in said(walk)
    assert own(walk) == ["Kuriboh", "Battle Ox"]


def test_another_right_move_stays_where_the_rest_can_be_played(tmp_path: Path) -> None:
    text = TEXT.replace("[Kuriboh, Battle Ox]", "{has: [Kuriboh]}")
    walk = Walkthrough(lesson(tmp_path, text))
    walk.go_on()
    walk.typed("summon uraby")
    assert kind(walk) == "right"
    assert own(walk) == ["Kuriboh", "Uraby"]


def test_hints_come_one_after_the_other(walk: Walkthrough) -> None:
    walk.go_on()
    texts = []
    for left in (2, 1, 0):
        walk.hint()
        assert walk.hints_left == left
        texts.append(said(walk))
    assert texts == [
        "Hint 1 of 3: Look below.",
        "Hint 2 of 3: A monster of Level 4.",
        "Hint 3 of 3: Choose summon Battle Ox.",
    ]
    walk.hint()
    assert "no more hints" in said(walk)
    walk.show()
    assert walk.stop == 3
    assert "summon Battle Ox" in said(walk)


def test_the_lesson_shows_a_move_that_was_begun(walk: Walkthrough) -> None:
    walk.skip_to(3)
    give(walk, "activate Book of Moon")
    walk.show()
    assert walk.stage == "ask"


def test_a_wrong_answer_to_a_question_is_ruled_out(walk: Walkthrough) -> None:
    walk.skip_to(4)
    walk.choose(7)
    assert walk.reply is None
    walk.choose(1)
    assert (kind(walk), said(walk), walk.ruled_out) == ("wrong", "One in a turn.", {1})
    assert not walk.go_on()


def test_back_goes_to_where_the_lesson_waited(walk: Walkthrough) -> None:
    assert not walk.back()
    walk.skip_to(4)
    digest = walk.duel.digest()
    assert walk.back()
    assert (walk.stop, walk.stage) == (3, "try")
    assert walk.duel.digest() != digest
    walk.typed("activate book of moon -> celtic guardian")
    assert walk.duel.digest() == digest
    walk.skip_to(9)
    assert walk.stage == "done"
    assert walk.back()
    assert (walk.stop, walk.text) == (5, "That was all.")
    for stop in (4, 3, 2, 1):
        assert walk.back()
        assert walk.stop == stop
    walk.restart()
    assert walk.stop == 1


def test_skipping_leads_to_the_same_table_as_playing(tmp_path: Path) -> None:
    one, two = Walkthrough(lesson(tmp_path)), Walkthrough(lesson(tmp_path))
    one.go_on()
    one.typed("summon battle ox")
    two.skip_to(3)
    assert (one.stop, one.duel.digest()) == (two.stop, two.duel.digest())


def test_a_lesson_that_does_not_play_says_where(tmp_path: Path) -> None:
    text = TEXT.replace("[Kuriboh, Battle Ox]", "[Kuriboh]")
    walk = Walkthrough(lesson(tmp_path, text))
    walk.go_on()
    walk.typed("summon battle ox")
    assert walk.stage == "broken"
    assert "trial.duel:25" in walk.text
    text = TEXT.replace("A: summon Battle Ox", "A: summon Jinzo")
    walk = Walkthrough(lesson(tmp_path, text))
    walk.go_on()
    assert walk.stage == "broken"


def test_a_file_that_cannot_be_read_is_an_error_with_a_line(tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=r"trial\.duel:16"):
        Walkthrough(lesson(tmp_path, TEXT.replace("  - say: {text: Bring", "  - sing: {text: Bring")))


def test_the_passes_of_a_strict_lesson_are_moves(tmp_path: Path) -> None:
    text = """\
duel: 1
game: yugioh
strict: yes
title: Passing
teaches: [YH-07]
setup:
  A: {spells: [set Waboku]}
  B: {spells: [set Waboku]}
play:
  - say: Offer Kaiba a window.
  - try: {A: pass, hints: [a, b, c], wrong: {end: No.}}
  - say: It is his.
  - B: pass
  - say: And yours again.
  - try: {A: end, hints: [a, b, c]}
"""
    walk = Walkthrough(lesson(tmp_path, text))
    walk.typed("end")
    assert said(walk) == "No."
    walk.typed("pass")
    assert walk.text == "It is his."
    assert walk.duel.decision is not None
    assert walk.duel.decision.player == 1
    walk.go_on()
    assert (walk.stage, walk.duel.decision.player) == ("try", 0)


def test_a_move_that_is_half_given_is_taken_back(walk: Walkthrough) -> None:
    walk.skip_to(3)
    assert not walk.retry()
    digest = walk.duel.digest()
    give(walk, "activate Book of Moon")
    assert walk.retry()
    assert walk.duel.digest() == digest
    walk.typed("activate book of moon -> celtic guardian")
    assert walk.stage == "ask"
