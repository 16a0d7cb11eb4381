"""Match files: written duel by duel, resumed at any point, checked when they are played again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.script.errors import SaveError, ScriptError, StartRefused
from duel_tui.script.folder import saved_duels, unfinished
from duel_tui.script.matches import ResumedMatch, SavedMatch, create, resume_match
from duel_tui.script.reader import read_all, read_match, read_text
from duel_tui.script.running import run_file
from duel_tui.script.saving import SavedDuel
from duel_tui.script.starting import begin
from duel_tui.yugioh import CLASSIC, Deck, cards
from duel_tui.yugioh.match import Match, brought_in, same_parts, taken_out

NORMAL = [c for c in cards.all_cards() if (c.kind, c.subkind) == ("monster", "normal")]
DECK = Deck(tuple(NORMAL[:40]), (), tuple(NORMAL[100:105]))
OTHER = Deck(tuple(NORMAL[40:82]), (), ())


def begun(folder: Path, of: int = 3) -> tuple[Match, SavedMatch]:
    match = Match.begin((DECK, OTHER), of=of)
    return match, create(match, players=("Yugi", "Kaiba"), title="Final", folder=folder)


def next_duel(match: Match, saved: SavedMatch, seed: int, first: int = 0) -> tuple[Duel, SavedDuel]:
    duel = yugioh.start(match.decks, seed=seed, first=first)
    return duel, saved.begin(match, duel, seed=seed, first=first)


def play(duel: Duel, saved: SavedDuel, count: int, seed: int = 1) -> None:
    """Random answers, each written as a front end does it."""
    luck = random.Random(seed)
    while duel.decision is not None and count:
        decision = duel.decision
        options = [option for option in decision.options if decision.kind != "act" or option.verb != "pass"]
        answer = luck.choice(options)
        command = "" if decision.forced else duel.text(answer)
        player = decision.player
        duel.play(answer)
        if command:
            saved.append(duel, player, command)
            count -= 1


def give_up(duel: Duel, saved: SavedDuel, seat: int) -> None:
    duel.concede(seat)
    saved.append(duel, seat, "concede")


def again(saved: SavedMatch) -> ResumedMatch:
    saved.close()
    return resume_match(saved.path)


def test_a_whole_match_is_one_file_that_plays_again(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    play(duel, file, 20)
    give_up(duel, file, 0)
    match = match.played(winner=1, first=0).swap(0, list(DECK.main[:2]), list(DECK.side[:2]))
    duel, file = next_duel(match, saved, seed=2)
    play(duel, file, 5000)
    assert duel.outcome is not None
    match = match.played(duel.outcome.winner, first=0, reason=duel.outcome.reason)
    if not match.over:
        duel, file = next_duel(match, saved, seed=3)
        give_up(duel, file, 1)
        match = match.played(winner=0, first=0)
    saved.close()
    assert run_file(saved.path).ok
    read = read_match(saved.path)
    assert (read.match.title, read.match.of, len(read.documents)) == ("Final", 3, len(match.duels))
    resumed = resume_match(saved.path)
    assert resumed.duel is None
    assert resumed.match.score == match.score
    assert resumed.match.over == match.over
    assert resumed.match.registered == (DECK, OTHER)


def test_a_match_is_resumed_before_its_first_duel(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    resumed = again(saved)
    assert (resumed.match, resumed.duel, resumed.saved.players) == (match, None, ("Yugi", "Kaiba"))
    duel, file = next_duel(resumed.match, resumed.saved, seed=4)
    give_up(duel, file, 0)
    assert again(resumed.saved).match.score == (0, 1, 0)
    assert run_file(saved.path).ok


def test_a_match_is_resumed_in_the_middle_of_a_duel(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1, first=1)
    give_up(duel, file, 0)
    match = match.played(winner=1, first=1).swap(0, [DECK.main[0]], [DECK.side[0]])
    duel, file = next_duel(match, saved, seed=2)
    play(duel, file, 25)
    resumed = again(saved)
    assert resumed.duel is not None
    assert resumed.duel.duel.digest() == duel.digest()
    assert resumed.match.decks == match.decks
    assert [(d.winner, d.first) for d in resumed.match.duels] == [(1, 1)]
    play(resumed.duel.duel, resumed.duel.saved, 10, seed=3)
    resumed.duel.saved.undo(resumed.duel.duel, 2)
    give_up(resumed.duel.duel, resumed.duel.saved, 1)
    assert again(resumed.saved).match.score == (1, 1, 0)
    assert run_file(saved.path).ok


def test_a_match_is_resumed_between_two_duels(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    give_up(duel, file, 0)
    match = match.played(1, first=0, reason="concede").swap(0, [DECK.main[0]], [DECK.side[0]])
    duel, file = next_duel(match, saved, seed=2)
    give_up(duel, file, 1)
    resumed = again(saved)
    assert resumed.duel is None
    assert resumed.match == match.played(0, first=0, reason="concede")
    assert resumed.match.opening().chooser == 1


def test_a_result_that_was_taken_back_is_none(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    play(duel, file, 4)
    give_up(duel, file, 0)
    file.undo(duel, 1)
    resumed = again(saved)
    assert resumed.duel is not None
    assert resumed.match.duels == ()


@pytest.mark.parametrize(
    "part", ["---\n", "---\nduel: 1\nengine: 0", "---\nduel: 1\nengine: 0.1.0\ndecks:\n  A:\n"]
)
def test_a_header_that_was_not_written_to_its_end_counts_for_nothing(part: str, tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    give_up(duel, file, 0)
    saved.close()
    whole = saved.path.read_bytes()
    saved.path.write_bytes(whole + part.encode())
    resumed = resume_match(saved.path)
    assert (resumed.duel, resumed.match.score) == (None, (0, 1, 0))
    assert len(resumed.notices) == 1
    duel, file = next_duel(resumed.match, resumed.saved, seed=2)
    resumed.saved.close()
    assert saved.path.read_bytes().startswith(whole + b"---\nduel: 1\n")
    assert len(read_all(saved.path)) == 2


def test_a_torn_line_of_a_duel_is_left_out(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    play(duel, file, 6)
    digest = duel.digest()
    saved.close()
    with saved.path.open("ab") as raw:
        raw.write(b'  - A: "summ')
    resumed = resume_match(saved.path)
    assert resumed.duel is not None
    assert resumed.duel.duel.digest() == digest
    assert len(resumed.notices) == 1


def test_two_programs_do_not_write_one_match(tmp_path: Path) -> None:
    _, saved = begun(tmp_path)
    with pytest.raises(SaveError):
        resume_match(saved.path)
    saved.close()


def test_saved_matches_are_listed_with_the_duels(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    (entry,) = saved_duels(tmp_path)
    assert (entry.score, entry.turn, entry.finished) == ((0, 0, 0), None, False)
    duel, file = next_duel(match, saved, seed=1)
    (entry,) = saved_duels(tmp_path)
    assert (entry.score, entry.turn, entry.finished) == ((0, 0, 0), 1, False)
    give_up(duel, file, 0)
    (tmp_path / "broken.duel").write_text("match: 7\n")
    (tmp_path / "worse.duel").write_text("match: 1\nof: many\n")
    (tmp_path / "other.duel").write_text("duel: 1\n")
    (entry,) = (found for found in saved_duels(tmp_path) if found.score is not None)
    assert (entry.path, entry.players, entry.title) == (saved.path, ("Yugi", "Kaiba"), "Final")
    assert (entry.score, entry.of, entry.finished, entry.turn) == ((0, 1, 0), 3, False, None)
    duel, file = next_duel(match, saved, seed=2)
    play(duel, file, 3)
    give_up(duel, file, 0)
    file.undo(duel, 1)
    assert unfinished(tmp_path)[0].score == (0, 1, 0)
    give_up(duel, file, 0)
    assert saved.path not in [found.path for found in unfinished(tmp_path)]
    saved.close()


def test_a_match_is_resumed_while_decks_are_changed(tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    give_up(duel, file, 0)
    half = taken_out(DECK, DECK.main[3])
    saved.side(match, 0, half, done=False)
    resumed = again(saved)
    assert resumed.sided is not None
    assert same_parts(resumed.sided[0].deck, half)
    assert [one.done for one in resumed.sided] == [False, False]
    whole = brought_in(half, DECK.side[1])
    resumed.saved.side(match, 0, whole, done=True)
    resumed = again(resumed.saved)
    assert resumed.sided is not None
    assert same_parts(resumed.sided[0].deck, whole)
    assert [one.done for one in resumed.sided] == [True, False]
    match = resumed.match.replaced(0, whole)
    duel, file = next_duel(match, resumed.saved, seed=2)
    play(duel, file, 5)
    resumed = again(resumed.saved)
    assert resumed.duel is not None
    assert same_parts(resumed.match.decks[0], whole)
    give_up(resumed.duel.duel, resumed.duel.saved, 1)
    resumed = again(resumed.saved)
    assert resumed.sided is not None
    assert same_parts(resumed.sided[0].deck, whole), "the next swap begins with the deck played last"
    assert not resumed.sided[0].done
    assert run_file(saved.path).ok
    resumed.saved.close()


@pytest.mark.parametrize("line", ["{player: C}", "x", '{player: A, out: ["9 Kuriboh"], in: []}'])
def test_a_swap_that_cannot_be_is_named(line: str, tmp_path: Path) -> None:
    match, saved = begun(tmp_path)
    duel, file = next_duel(match, saved, seed=1)
    give_up(duel, file, 0)
    saved.close()
    with saved.path.open("a") as raw:
        raw.write(f"  - x-siding: {line}\n")
    with pytest.raises(ScriptError, match="swap"):
        resume_match(saved.path)


def test_what_is_no_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.duel"
    with pytest.raises(ScriptError, match="no such file"):
        resume_match(path)
    path.write_text("duel: 1\ngame: yugioh\nsetup: {}\n")
    with pytest.raises(ScriptError):
        resume_match(path)


# Matches written by hand

HAND = """\
match: 1
of: {of}
game: yugioh
decks: {{A: {{main: [{one}], side: [Kojikocy]}}, B: {{main: [{one}]}}}}
"""
ONE = ", ".join(
    f"1 {c.name}" if "," not in c.name and "#" not in c.name else f'"1 {c.name}"' for c in NORMAL[:40]
)
SWAPPED = ONE.replace(f"1 {NORMAL[0].name}", "1 Kojikocy")
DUEL = """\
---
duel: 1
first: A
decks: {{A: {{main: [{main}], side: [{side}]}}, B: {{main: [{one}]}}}}
play:
  - A: concede
  - result: {{winner: B, reason: concede}}
"""


def hand(*duels: tuple[str, str], of: int = 3) -> str:
    assert NORMAL[0].name == "7 Colored Fish"
    text = HAND.format(of=of, one=ONE)
    return text + "".join(DUEL.format(main=main, side=side, one=ONE) for main, side in duels)


def refusal(text: str) -> tuple[str, ...]:
    with pytest.raises(StartRefused) as caught:
        begin(read_text(text)[-1])
    return caught.value.rules


PLAIN, SWAP = (ONE, "Kojikocy"), (SWAPPED, "7 Colored Fish")


def test_a_swap_between_two_duels_is_allowed() -> None:
    for document in read_text(hand(PLAIN, SWAP)):
        begin(document)


def test_a_swap_before_the_first_duel_is_refused() -> None:
    assert refusal(hand(SWAP)) == ("YA-82", "YA-41a")


def test_a_deck_that_grew_is_refused() -> None:
    assert refusal(hand(PLAIN, (f"{ONE}, Kojikocy", ""))) == ("YA-83",)


def test_a_card_from_elsewhere_is_refused() -> None:
    assert refusal(hand(PLAIN, (ONE, "1 Dark Magician"))) == ("YA-41a", "YA-83")


def test_a_duel_after_the_end_is_refused() -> None:
    assert refusal(hand(PLAIN, PLAIN, PLAIN)) == ("YA-83", "YA-41b")
    assert refusal(hand(PLAIN, PLAIN, of=1)) == ("YA-83", "YA-41b")


def test_the_options_of_the_header_hold_for_every_duel() -> None:
    text = hand(PLAIN).replace(
        "game: yugioh\n", "game: yugioh\noptions: {starting_lp: 4000, match_of: 5}\n", 1
    )
    assert begin(read_text(text)[0]).view(0).lp == (4000, 4000)
    assert CLASSIC.match_of == 3
