"""Taking back at the table: whose decision, what must be asked, what is said, what the log and the wishes do."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.table import taking_back
from duel_tui.table.session import Session
from duel_tui.table.taking_back import CannotTakeBack, half_answered, request
from duel_tui.table.wishes import ACTIONS, Wish
from duel_tui.text.en import taking_back as words

NAMES = ("Yugi", "Kaiba")
TRAP = {
    "A": {"hand": ["Battle Ox", "Dian Keto the Cure Master", "Axe of Despair"], "monsters": ["Gemini Elf"]},
    "B": {"spells": ["set Trap Hole", "set Just Desserts"], "deck": ["Kojikocy", "Kojikocy"]},
}
TRIBUTES = {
    "A": {"hand": ["Blue-Eyes White Dragon"], "monsters": ["Battle Ox", "Gemini Elf", "Kojikocy"]},
}


def session_of(position: dict[str, Any], undo: str = "consent", windows: str = "visible") -> Session:
    session = Session(yugioh.setup(position, windows=windows), NAMES, undo=undo)
    session.sit()
    return session


def passed(session: Session) -> None:
    """Both pass what is asked."""
    while session.decision is not None and session.decision.kind == "respond":
        session.pass_on()


def grant(session: Session, seat: int, steps: int = 1) -> taking_back.Request:
    asked = request(session, seat, steps)
    taking_back.grant(session, asked)
    return asked


def test_the_last_decision_of_the_player_who_asks_is_taken_back_not_the_last_answer() -> None:
    session = session_of(TRAP)
    digest = session.duel.digest()
    session.play_text("activate Dian Keto the Cure Master")
    assert session.asked == 1
    passed(session)
    assert session.view().lp[0] == 9000
    asked = grant(session, 0)
    assert (asked.given.command, asked.how, asked.since.others) == (
        "activate Dian Keto the Cure Master",
        "agreed",
        1,
    )
    assert session.duel.digest() == digest
    assert session.asked == 0
    assert session.trail == []


def test_each_player_has_decisions_of_his_own() -> None:
    session = session_of(TRAP)
    session.play_text("activate Dian Keto the Cure Master")
    passed(session)
    session.play_text("summon Battle Ox")
    assert session.asked == 1
    asked = grant(session, 1)
    assert asked.given.command == "pass"
    assert session.asked == 1
    assert session.decision is not None
    assert session.decision.prompt == "respond", "the window of Dian Keto, in the middle of the chain"
    session.play_text("activate Just Desserts")
    passed(session)
    assert session.view().lp == (8500, 8000)


def test_how_far_back_can_be_said() -> None:
    session = session_of(TRAP)
    before = session.duel.digest()
    for command in ("activate Dian Keto the Cure Master", "summon Battle Ox", "battle"):
        session.play_text(command)
        passed(session)
    found = [given.command for given in taking_back.decisions(session, 0)]
    assert found == ["battle", "summon Battle Ox", "activate Dian Keto the Cure Master"]
    grant(session, 0, 3)
    assert session.duel.digest() == before
    with pytest.raises(CannotTakeBack, match="nothing yet"):
        request(session, 0)


def test_more_than_there_is_is_refused() -> None:
    session = session_of(TRAP)
    session.play_text("summon Battle Ox")
    passed(session)
    with pytest.raises(CannotTakeBack, match="only 1 decision that"):
        request(session, 0, 2)


def test_never_and_free() -> None:
    session = session_of(TRAP, "never")
    session.play_text("summon Battle Ox")
    passed(session)
    with pytest.raises(CannotTakeBack) as refused:
        request(session, 0)
    assert str(refused.value) == words.NEVER
    session = session_of(TRAP, "free")
    session.play_text("summon Battle Ox")
    passed(session)
    assert grant(session, 0).how == "free"
    assert "Yugi takes a decision back." in session.story().sentences


# -- backing out


@pytest.mark.parametrize("undo", taking_back.RULES)
def test_a_tribute_summon_that_is_half_answered_is_backed_out_of_freely(undo: str) -> None:
    session = session_of(TRIBUTES, undo)
    before = session.duel.digest()
    session.play_text("summon Blue-Eyes White Dragon")
    assert session.decision is not None
    assert session.decision.kind == "choose"
    asked = grant(session, 0)
    assert asked.how == "backed out"
    assert session.duel.digest() == before
    assert half_answered(session) is None
    assert session.story().sentences == []


def test_what_is_whole_is_not_backed_out_of() -> None:
    session = session_of(TRIBUTES, "never")
    session.play_text("summon Blue-Eyes White Dragon -> Battle Ox, Gemini Elf")
    assert half_answered(session) is None
    with pytest.raises(CannotTakeBack):
        request(session, 0)


def test_cost_and_target_of_an_activation_are_backed_out_of_one_by_one() -> None:
    session = session_of(
        {
            "A": {"hand": ["Tribute to The Doomed", "Kuriboh", "Sangan"]},
            "B": {"monsters": ["Gemini Elf", "set Man-Eater Bug"], "spells": ["set Trap Hole"]},
        }
    )
    before = session.duel.digest()
    session.play_text("activate Tribute to the Doomed")
    session.play_text("choose Sangan")
    assert session.decision is not None
    assert session.decision.kind == "choose"
    assert grant(session, 0).given.command == "choose Sangan"
    assert grant(session, 0).given.command == "activate Tribute to The Doomed"
    assert session.duel.digest() == before


def test_nobody_backs_out_after_the_other_player_was_asked_or_something_came_to_light() -> None:
    """Graceful Charity: Kaiba may respond, then cards are drawn, then two are discarded."""
    position = {
        "A": {"hand": ["Graceful Charity", "Kuriboh"], "deck": ["Sangan", "Battle Ox", "Uraby", "Kojikocy"]},
        "B": {},
    }
    for windows, spells in (("visible", ["set Trap Hole"]), ("real", [])):
        session = session_of({**position, "B": {"spells": spells}}, windows=windows)
        session.play_text("activate Graceful Charity")
        passed(session)
        assert session.decision is not None
        assert session.decision.kind == "choose"
        assert half_answered(session) is None
        asked = request(session, 0)
        assert (asked.how, asked.since.drawn, asked.since.chance) == ("agreed", True, False)


def test_a_window_that_went_by_unasked_is_no_free_look() -> None:
    """That Kaiba was not asked tells that he has no answer: who sees that has seen something."""
    hand = ["Polymerization", "Dark Magician", "Buster Blader", "Battle Ox", "Mystic Horseman"]
    session = session_of({"A": {"hand": hand, "extra": ["Dark Paladin", "Rabid Horseman"]}}, windows="real")
    session.play_text("activate Polymerization")
    assert session.decision is not None
    assert session.decision.prompt == "fusion", "it resolves already"
    assert half_answered(session) is None


def test_a_search_of_the_deck_is_not_backed_out_of() -> None:
    position = {"A": {"hand": ["Reinforcement of the Army"], "deck": ["Command Knight", "Marauding Captain"]}}
    session = session_of(position, windows="real")
    session.play_text("activate Reinforcement of the Army")
    passed(session)
    assert session.decision is not None
    assert session.decision.kind == "choose"
    assert half_answered(session) is None


# -- what has happened since


def said(session: Session, seat: int) -> list[str]:
    return taking_back.question(session, request(session, seat))


def test_the_question_says_what_cannot_be_unlearnt_and_names_no_card() -> None:
    session = session_of(
        {"A": {"hand": ["Pot of Greed", "Battle Ox"], "deck": ["Uraby", "Kojikocy", "Sangan"]}}
    )
    session.play_text("activate Pot of Greed")
    passed(session)
    question = said(session, 0)
    assert question[0] == "Yugi asks to go back to turn 3, Main Phase 1, and decide anew."
    assert words.DRAWN in question
    assert words.has_learnt("Yugi") in question
    assert words.CHANCE not in question
    assert not any(name in " ".join(question) for name in ("Uraby", "Kojikocy", "Pot of Greed"))


def test_a_hidden_summon_reveals_nothing_and_an_open_one_does() -> None:
    for command, revealed in (("set Battle Ox", False), ("summon Battle Ox", True)):
        session = session_of(TRAP)
        session.play_text(command)
        passed(session)
        assert (words.has_learnt("Kaiba") in said(session, 0)) is revealed
        assert words.has_learnt("Yugi") not in said(session, 0)


def test_chance_is_named_and_comes_out_the_same_again() -> None:
    position = {"A": {"monsters": ["Time Wizard"], "hand": ["Kuriboh"]}, "B": {"monsters": ["Gemini Elf"]}}
    session = session_of(position)
    rolls = []
    for _ in range(2):
        session.play_text("activate Time Wizard")
        while session.decision is not None and session.decision.kind != "act" and not session.over:
            session.play(session.decision.options[0])
        rolls.append(session.duel.digest())
        assert words.CHANCE in said(session, 0)
        asked = grant(session, 0, len(taking_back.decisions(session, 0)))
        assert asked.since.codes[0] == "chance"
    assert rolls[0] == rolls[1]


# -- wishes and the log


def test_a_pass_in_a_players_name_is_no_decision_of_his_and_is_not_given_again_at_once() -> None:
    session = session_of(TRAP)
    session.ask(1, Wish(ACTIONS))
    session.play_text("activate Dian Keto the Cure Master")
    assert session.asked == 1
    session.pass_until("turn")
    session.play_text("summon Battle Ox")
    assert session.asked == 0, "passed in his name"
    assert [given.command for given in taking_back.decisions(session, 1)] == ["pass"]
    grant(session, 1)
    assert session.asked == 1
    assert session.decision is not None
    assert session.decision.prompt == "respond"
    assert session.until == [None, None]
    session.pass_on()
    session.play_text("summon Battle Ox")
    assert session.asked == 1, "he passes no longer by himself"


def test_what_one_player_passes_stays_when_the_other_takes_back_what_came_later() -> None:
    session = session_of(TRAP)
    session.play_text("activate Dian Keto the Cure Master")
    session.pass_until("turn")
    session.play_text("summon Battle Ox")
    assert session.asked == 0
    grant(session, 0)
    assert session.until[1] is not None
    grant(session, 0)
    assert session.until[1] is None


def test_the_logs_of_both_tell_only_what_counts() -> None:
    session = session_of(TRAP)
    session.play_text("activate Dian Keto the Cure Master")
    session.sitting = 1
    assert any("Dian Keto" in sentence for sentence in session.story().sentences)
    passed(session)
    session.sitting = 0
    session.play_text("summon Battle Ox")
    passed(session)
    whole = session.story().sentences[:]
    grant(session, 0)
    for seat in (0, 1):
        session.sitting = seat
        sentences = session.story().sentences
        assert sentences[-1] == "Yugi takes a decision back; Kaiba agreed."
        assert any("Dian Keto" in sentence for sentence in sentences)
        assert not any("Battle Ox" in sentence for sentence in sentences)
    session.sitting = 0
    session.play_text("summon Battle Ox")
    passed(session)
    sentences = session.story().sentences
    assert [one for one in sentences if "takes a decision back" not in one] == whole
    grant(session, 0, 2)
    session.sitting = 1
    assert [one for one in session.story().sentences if "takes a decision" not in one] == []


def test_giving_up_and_a_lost_duel_are_taken_back() -> None:
    session = session_of(TRAP)
    session.play_text("summon Battle Ox")
    passed(session)
    session.concede()
    assert session.over
    assert grant(session, 0).given.command == "concede"
    assert not session.over
    assert session.asked == 0
    session.agree_draw()
    grant(session, 0)
    lethal = session_of({"A": {"monsters": ["Gemini Elf"]}, "B": {"lp": 100}})
    lethal.play_text("battle")
    lethal.play_text("attack Gemini Elf -> directly")
    passed(lethal)
    assert lethal.over
    asked = grant(lethal, 0)
    assert asked.given.command == "attack Gemini Elf -> directly"
    assert lethal.duel.outcome is None


def test_a_duel_that_counts_in_a_match_is_not_taken_back() -> None:
    session = session_of(TRAP)
    session.concede()
    session.counted = True
    with pytest.raises(CannotTakeBack) as refused:
        request(session, 0)
    assert str(refused.value) == words.COUNTED
