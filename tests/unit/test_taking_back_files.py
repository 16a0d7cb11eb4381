"""Taking back in duels that are saved: the file says what was taken back, plays again, and goes on from there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.engine import Duel
from duel_tui.script import lines as kinds
from duel_tui.script.errors import SaveError
from duel_tui.script.folder import look
from duel_tui.script.passing import to_stable
from duel_tui.script.reader import read
from duel_tui.script.running import run_file
from duel_tui.script.saving import SavedDuel
from duel_tui.table import match_play, taking_back
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, begin, take_up_again
from duel_tui.table.taking_back import CannotTakeBack, request
from duel_tui.table.wishes import ACTIONS, ALWAYS, REAL, VISIBLE, Wish

PATHS = {path.stem: path for path in builtin_decks()}
STARTERS = (PATHS["starter_yugi_2002"], PATHS["starter_kaiba_2002"])


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def begun(seed: int = 3, **more: object) -> Session:
    session = begin(Setup(STARTERS, first=0, **more), seed)  # type: ignore[arg-type]
    session.sit()
    return session


def path_of(session: Session) -> Path:
    assert isinstance(session.saved, SavedDuel)
    return session.saved.path


def answer(session: Session, luck: random.Random) -> None:
    """A random answer of the player who is asked."""
    decision = session.decision
    assert decision is not None
    options = [option for option in decision.options if decision.kind != "act" or option.verb != "pass"]
    session.play(luck.choice(options))


def undone(path: Path) -> list[kinds.Undo]:
    return [line for line in read(path).script.play if isinstance(line, kinds.Undo)]


def test_the_file_says_who_took_back_how_and_across_what() -> None:
    session = begun()
    session.play_text("summon Claw Reacher")
    before = path_of(session).read_bytes()
    taking_back.grant(session, request(session, 0))
    text = path_of(session).read_bytes()
    assert text.startswith(before), "nothing is rewritten"
    (line,) = undone(path_of(session))
    assert (line.count, line.x) == (1, {"x-by": "A", "x-how": "agreed", "x-since": ["seen"]})
    session.play_text("end")
    session.close()
    assert run_file(path_of(session)).ok


def test_what_cannot_be_written_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun()
    session.play_text("summon Claw Reacher")
    digest, trail = session.duel.digest(), session.trail[:]

    def full(_: str) -> None:
        raise SaveError("no space")

    assert isinstance(session.saved, SavedDuel)
    monkeypatch.setattr(session.saved.file, "append", full)
    with pytest.raises(SaveError):
        taking_back.grant(session, request(session, 0))
    assert (session.duel.digest(), session.trail) == (digest, trail)


def test_a_duel_taken_up_again_goes_back_beyond_the_break() -> None:
    session = begun()
    beginning = session.duel.digest()
    for command in ("summon Claw Reacher", "end"):
        session.play_text(command)
    while session.decision is not None and session.decision.kind == "respond":
        session.pass_on()
    session.play_text("set Hane-Hane")
    session.close()
    again, _, setup = take_up_again(path_of(session))
    assert again.duel.digest() == session.duel.digest()
    assert setup is not None
    again.sit()
    assert [given.command for given in taking_back.decisions(again, 0)] == ["end", "summon Claw Reacher"]
    assert [given.command for given in taking_back.decisions(again, 1)] == ["set Hane-Hane"]
    taking_back.grant(again, request(again, 0, 2))
    assert again.duel.digest() == beginning
    again.play_text("set Claw Reacher")
    again.close()
    assert run_file(path_of(session)).ok
    once_more, _, _ = take_up_again(path_of(session))
    assert once_more.duel.digest() == again.duel.digest()
    taking_back.grant(once_more, request(once_more, 0))
    assert once_more.duel.digest() == beginning
    once_more.close()
    assert run_file(path_of(session)).ok


def test_the_log_tells_of_a_take_back_also_when_the_duel_is_taken_up_again() -> None:
    session = begun()
    session.play_text("summon Claw Reacher")
    taking_back.grant(session, request(session, 0))
    session.play_text("set Claw Reacher")
    taking_back.grant(session, request(session, 0))
    session.play_text("set Beaver Warrior")
    session.close()
    again, _, _ = take_up_again(path_of(session))
    again.sit()
    told = again.story().sentences
    assert told == session.story().sentences
    assert [one for one in told if "takes a decision back" in one] == [
        "Yugi takes a decision back; Kaiba agreed."
    ] * 2
    assert "Beaver Warrior" in told[-1]
    assert not any("Claw Reacher" in one for one in told)
    taking_back.grant(again, request(again, 0))
    assert again.story().sentences == [*told[:-1], told[-2]]
    again.close()


def test_the_end_of_a_duel_is_taken_back_behind_its_result() -> None:
    session = begun()
    session.play_text("summon Claw Reacher")
    session.concede()
    path = path_of(session)
    entry = look(path)
    assert entry is not None
    assert entry.finished
    taking_back.grant(session, request(session, 0))
    session.play_text("end")
    session.close()
    assert b"result: {winner: B, reason: concede}\n  - undo: 1\n" in path.read_bytes()
    entry = look(path)
    assert entry is not None
    assert not entry.finished
    assert run_file(path).ok
    again, _, _ = take_up_again(path)
    assert again.duel.digest() == session.duel.digest()
    again.close()


@pytest.mark.parametrize("undo", taking_back.RULES)
def test_what_was_agreed_is_kept_in_the_file(undo: str) -> None:
    session = begun(undo=undo)
    session.play_text("summon Claw Reacher")
    session.close()
    path = path_of(session)
    assert (f"x-undo: {undo}" in path.read_text()) is (undo != "consent")
    again, _, setup = take_up_again(path)
    assert again.undo == undo
    assert setup is not None
    assert setup.undo == undo
    if undo == "never":
        with pytest.raises(CannotTakeBack):
            request(again, 0)
    again.close()
    path.write_text(path.read_text().replace(f"x-undo: {undo}", "x-undo: {a: b}"))
    again, _, _ = take_up_again(path)
    assert again.undo == "consent"
    again.close()


def test_in_a_match_the_duel_that_goes_on_is_taken_back() -> None:
    play = match_play.begin(Setup(STARTERS, of=3, undo="free"), 3)
    session = play.start(0)
    session.sit()
    session.play_text("summon Claw Reacher")
    play.close()
    assert play.path is not None
    again, _ = match_play.take_up(play.path)
    assert again.session is not None
    assert again.session.undo == again.setup.undo == "free"
    again.session.sit()
    taking_back.grant(again.session, request(again.session, 0))
    assert again.session.trail == []
    again.session.concede()
    ended = again.session
    again.ended()
    with pytest.raises(CannotTakeBack, match="counts in the match"):
        request(ended, 0)
    again.start(0)
    assert again.session is not None
    assert again.session.undo == "free"
    with pytest.raises(CannotTakeBack, match="nothing yet"):
        request(again.session, 0)
    again.close()
    assert run_file(play.path).ok


def rest_of(duel: Duel) -> str:
    """The position after the windows that are open: where they are asked depends on the wishes of the players."""
    duel = duel.clone()
    to_stable(duel)
    return duel.digest()


HOWS = (VISIBLE, ACTIONS, REAL, ALWAYS)


@pytest.mark.parametrize("seed", range(50))
def test_random_duels_with_random_take_backs_play_again_to_the_same_digest(seed: int) -> None:
    """Each with its own wishes, some strict, some taken up again on the way, some to their end and beyond."""
    luck = random.Random(seed)
    session = begun(seed, strict=seed % 5 == 0)
    for seat in (0, 1):
        session.ask(seat, Wish(luck.choice(HOWS)))
    path = path_of(session)
    went_back = 0
    for _ in range(60):
        if session.over and luck.random() < 0.5:
            break
        if session.over or (luck.random() < 0.15 and session.trail):
            seat = luck.randrange(2)
            try:
                asked = request(session, seat, luck.randrange(1, 4))
            except CannotTakeBack:
                continue
            expected = taking_back.back_at(session.duel, asked.given)
            taking_back.grant(session, asked)
            went_back += 1
            assert session.duel.digest() == expected.digest()
            assert session.duel.commands() == expected.commands()
            assert session.asked == seat
            assert all(given.before < session.duel.answers for given in session.trail)
        elif luck.random() < 0.03:
            session.close()
            left = session.duel
            session, _, _ = take_up_again(path)
            assert rest_of(session.duel) == rest_of(left)
        elif luck.random() < 0.02:
            session.sit()
            session.concede()
        elif luck.random() < 0.1 and session.pass_until("something"):
            continue
        else:
            answer(session, luck)
    session.close()
    assert len(undone(path)) == went_back
    report = run_file(path)
    assert report.ok, report
    if not session.over:
        again, _, _ = take_up_again(path)
        again.close()
        assert rest_of(again.duel) == rest_of(session.duel)
