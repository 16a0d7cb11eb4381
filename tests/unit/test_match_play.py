"""A match as both front ends play it: what comes next, side decking, who begins, taking it up again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duel_tui.script.folder import unfinished
from duel_tui.script.heads import is_match
from duel_tui.script.running import run_file
from duel_tui.table.decks import LISTS, DeckShelf
from duel_tui.table.match_play import MatchPlay, begin, take_up
from duel_tui.table.opening import CannotOpen, opening
from duel_tui.yugioh import PROFILES, formats
from duel_tui.yugioh.match import MatchError, same_parts
from tests.match_tools import NORMAL, card, give_up, match, plain_deck, setup, side_deck


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def again(play: MatchPlay) -> MatchPlay:
    play.close()
    assert play.path is not None
    taken, notices = take_up(play.path)
    assert notices == []
    return taken


def test_what_comes_next_in_a_match(folder: Path) -> None:
    play = match(folder)
    assert play.stage == "opening"
    play.start(0)
    assert play.stage == "duel"
    give_up(play, 0)
    assert (play.stage, play.siding) == ("siding", 0)
    play.done(0)
    assert play.siding == 1
    play.done(1)
    assert play.stage == "opening"
    assert play.match.opening().chooser == 0
    play.start(1)
    give_up(play, 0)
    assert play.stage == "over"
    assert play.standing(("Yugi", "Kaiba")) == "Kaiba wins the match: Yugi 0, Kaiba 2."
    assert play.path is not None
    assert is_match(play.path)
    assert run_file(play.path).ok
    assert unfinished() == []


def test_a_match_is_taken_up_at_every_step(folder: Path) -> None:
    play = match(folder)
    play = again(play)
    assert play.stage == "opening"
    session = play.start(1)
    digest = session.duel.digest()
    play = again(play)
    assert play.session is not None
    assert (play.stage, play.session.duel.digest()) == ("duel", digest)
    give_up(play, 1)
    assert play.match.duels[0].first == 1
    play = again(play)
    assert (play.stage, play.siding) == ("siding", 0)
    play.move(0, card("Kuriboh"), out=False)
    play = again(play)
    assert card("Kuriboh") in play.deck(0).main
    assert [fault.code for fault in play.faults(0)] == ["main size", "side size"]
    with pytest.raises(MatchError):
        play.done(0)
    play.move(0, NORMAL[0], out=True)
    play.done(0)
    play = again(play)
    assert play.siding == 1
    assert card("Kuriboh") in play.match.decks[0].main
    play.move(1, card("Trap Hole"), out=False)
    play.reset(1)
    play.done(1)
    play = again(play)
    assert play.stage == "opening"
    session = play.start(play.match.opening().chooser)
    assert session.duel.view(0).player == 1
    play = again(play)
    assert play.session is not None
    assert same_parts(play.match.decks[0], play.deck(0))
    give_up(play, 0)
    assert play.match.score == (1, 1, 0)
    assert play.path is not None
    assert run_file(play.path).ok


def test_fusion_monsters_are_swapped_with_fusion_monsters(folder: Path) -> None:
    play = match(folder)
    play.start(0)
    give_up(play, 0)
    play.move(0, card("Charubin the Fire Knight"), out=False)
    play.move(0, NORMAL[0], out=True)
    assert [fault.code for fault in play.faults(0)] == ["main size", "extra size"]
    play.move(0, card("Flame Swordsman"), out=True)
    play.move(0, NORMAL[0], out=False)
    assert play.faults(0) == []
    assert play.deck(0).extra == (card("Charubin the Fire Knight"),)


def test_who_has_no_side_deck_is_not_asked(folder: Path) -> None:
    decks = (side_deck(folder / "a.ydk", "A"), plain_deck(folder / "b.ydk", "B"))
    play = begin(replace(setup(folder), decks=decks), seed=1)
    play.start(0)
    give_up(play, 1)
    assert play.siding == 0
    play.done(0)
    assert play.stage == "opening"


def test_a_drawn_duel_scores_for_nobody(folder: Path) -> None:
    play = match(folder)
    session = play.start(0)
    session.sit()
    session.agree_draw()
    play.ended()
    play.ended()
    assert play.match.score == (0, 0, 1)
    play.done(0)
    play.done(1)
    assert (play.stage, play.match.opening().chooser) == ("opening", None)


def test_the_coin_falls_as_the_seed_says(folder: Path) -> None:
    firsts = set()
    for seed in range(8):
        one, two = (begin(setup(folder), seed=seed, saved=False).start(None) for _ in range(2))
        assert one.duel.digest() == two.duel.digest()
        firsts.add(one.duel.view(0).player)
    assert firsts == {0, 1}


def test_lists_are_offered_in_the_order_of_their_use() -> None:
    assert LISTS[:3] == ("none", "advanced-2006-04", "traditional-2006-04")
    assert sorted(LISTS) == sorted(formats.NAMES)


def test_decks_are_judged_by_the_rules_chosen(folder: Path) -> None:
    (folder / "decks").mkdir()
    side_deck(folder / "decks" / "mine.ydk", "Mine")
    (folder / "decks" / "broken.YDK").write_text("#main\n1\n")
    shelf = DeckShelf()
    mine = next(entry for entry in shelf.entries if entry.title == "Mine")
    assert shelf.problems(mine, PROFILES["classic"]) == ()
    (problem,) = shelf.problems(mine, PROFILES["tcg-2006-04"])
    assert problem.rules == ("YA-41c",)
    assert shelf.entries[-1].path.name == "broken.YDK"
    assert shelf.problems(shelf.entries[-1], PROFILES["classic"])


def test_the_command_line_checks_lists_and_lengths() -> None:
    wanted = opening(("vanilla40", "vanilla40"), card_list="advanced-2006-04", of=3).setup()
    assert wanted is not None
    assert (wanted.options().list, wanted.of) == ("advanced-2006-04", 3)
    with pytest.raises(CannotOpen, match="Monster Reborn is Forbidden"):
        opening(("starter_yugi_2002", None), card_list="advanced-2006-04")
    with pytest.raises(CannotOpen, match="advanced-2006-05"):
        opening(card_list="advanced-2006-05")
    with pytest.raises(CannotOpen):
        opening(resume="", of=3)
