"""Strict duels on disk: every answer is written, and the file is taken up and run as it was played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.engine.steps import PASS
from duel_tui.script.reader import read
from duel_tui.script.runner import run_document
from duel_tui.script.saving import SavedDuel
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, begin, take_up_again
from duel_tui.table.wishes import ACTIONS, REAL, TARGETS, Wish
from tests.plain_tools import written

STARTERS = {path.stem: path for path in builtin_decks()}
DECKS = (STARTERS["starter_yugi_2002"], STARTERS["starter_kaiba_2002"])


def file_of(session: Session) -> Path:
    assert isinstance(session.saved, SavedDuel)
    return session.saved.path


def some(session: Session, luck: random.Random, answers: int) -> int:
    """Play at random; now and then somebody passes until something happens. Returns how many answers were asked."""
    for done in range(answers):
        if session.decision is None:
            return done
        if luck.random() < 0.05 and session.pass_until(luck.choice(TARGETS)):
            continue
        option = luck.choice(session.decision.options)
        session.pass_on() if option is PASS else session.play(option)
    return answers


def settled(session: Session) -> str:
    """The digest when nobody can only pass any more; such passes are in no file that is not strict."""
    while not session.strict and session.decision is not None and session.decision.forced:
        session.play(session.decision.options[0])
    return session.duel.digest()


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_a_file_holds_whatever_the_players_wish(
    seed: int, strict: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    luck = random.Random(seed)
    session = begin(Setup(DECKS, first=0, strict=strict), seed=seed)
    path = file_of(session)
    assert ("strict: yes" in path.read_text()) == strict
    for _ in range(6):
        for seat, how in enumerate(luck.sample(("always", "visible", REAL, ACTIONS), 2)):
            session.ask(seat, Wish(how, frozenset(luck.sample(("other/draw", "own/end", "other/main1"), 1))))
        some(session, luck, 60)
        if strict:
            assert len(written(path)) == session.duel.answers
        if session.over:
            break
        digest = settled(session)
        session.close()
        report = run_document(read(path))
        assert report.ok, report
        session, notices, again = take_up_again(path)
        assert notices == []
        assert again is not None
        assert (session.strict, again.strict) == (strict, strict)
        assert settled(session) == digest
    session.close()
    report = run_document(read(path))
    assert report.ok, report


def test_a_wish_of_last_time_holds_in_the_next_duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from duel_tui.table.remembering import remember

    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    remember("Anna", Wish(REAL, frozenset({"other/end"})))
    session = begin(Setup(DECKS, ("Anna", "Ben"), first=0), seed=1)
    assert session.wishes == [Wish(REAL, frozenset({"other/end"})), Wish()]
    assert session.duel.asking == ("real", "visible")
    session.close()
    again, _, _ = take_up_again(file_of(session))
    assert again.wishes == session.wishes
    again.close()
