"""Matches: score, who begins, swaps with the Side Deck."""

from __future__ import annotations

import pytest

from duel_tui.text.en import match as said
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef, Deck
from duel_tui.yugioh.match import Match, MatchError, Opening, deck_faults, swap_faults
from duel_tui.yugioh.profiles import CLASSIC, PROFILES


def card(name: str) -> CardDef:
    found = cards.find(name)
    assert found is not None
    return found


NORMAL = [c for c in cards.all_cards() if (c.kind, c.subkind) == ("monster", "normal")]
SWORDSMAN, GAIA = card("Flame Swordsman"), card("Gaia the Dragon Champion")
DECK = Deck(tuple(NORMAL[:42]), (SWORDSMAN,), (*NORMAL[50:61], GAIA))
MATCH = Match.begin((DECK, DECK), of=3)
BETWEEN = MATCH.played(winner=1, first=0)


def refused(match: Match, out: list[CardDef], into: list[CardDef]) -> list[tuple[str, tuple[str, ...]]]:
    with pytest.raises(MatchError) as caught:
        match.swap(0, out, into)
    for fault in caught.value.faults:
        assert "{" not in said.fault(fault.code, fault.args, fault.rules)
    return [(fault.code, fault.rules) for fault in caught.value.faults]


def after(*winners: int | None, of: int = 3, who_starts: str = "loser chooses") -> Match:
    match = Match((DECK, DECK), (DECK, DECK), of, who_starts)
    for winner in winners:
        match = match.played(winner, first=0)
    return match


# Score


@pytest.mark.parametrize(
    ("of", "winners", "over", "winner"),
    [
        (3, [], False, None),
        (3, [0], False, None),
        (3, [0, 0], True, 0),
        (3, [0, None, 0], True, 0),
        (3, [0, 1, None], False, None),
        (3, [None, None, None], False, None),
        (3, [0, 1, None, 1], True, 1),
        (1, [None], False, None),
        (1, [1], True, 1),
        (5, [0, 0, 1, 1], False, None),
        (5, [0, 0, 1, 0], True, 0),
        (2, [0, 1], True, None),
        (2, [0, None, 0], True, 0),
    ],
)
def test_more_than_half_of_the_duels_win_a_match(
    of: int, winners: list[int | None], over: bool, winner: int | None
) -> None:
    match = after(*winners, of=of)
    assert (match.over, match.winner) == (over, winner)
    assert match.score == (winners.count(0), winners.count(1), winners.count(None))
    assert match.number == len(winners) + 1


def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(MatchError) as caught:
        after(0, 0).played(1, first=0)
    assert caught.value.faults[0].rules == ("YA-83", "YA-41b")


def test_the_options_say_how_many_duels_and_who_starts() -> None:
    assert Match.begin((DECK, DECK), options=PROFILES["tcg-2006-04"]).of == 3
    match = Match.begin((DECK, DECK), options=CLASSIC.changed({"match_of": "5", "who_starts": "alternate"}))
    assert (match.of, match.needed, match.who_starts) == (5, 3, "alternate")


# Who begins


@pytest.mark.parametrize(
    ("who", "winners", "opening"),
    [
        ("loser chooses", [], Opening()),
        ("loser chooses", [0], Opening(chooser=1)),
        ("loser chooses", [0, 1], Opening(chooser=0)),
        ("loser chooses", [0, None], Opening(chooser=1)),
        ("loser chooses", [None], Opening()),
        ("winner chooses", [0], Opening(chooser=0)),
        ("winner chooses", [1, None], Opening(chooser=1)),
        ("alternate", [], Opening()),
        ("alternate", [1], Opening(first=1)),
        ("alternate", [None], Opening(first=1)),
    ],
)
def test_who_begins_the_next_duel(who: str, winners: list[int | None], opening: Opening) -> None:
    assert after(*winners, who_starts=who).opening() == opening


# Swaps


def test_as_many_cards_in_as_out() -> None:
    match = BETWEEN.swap(0, list(DECK.main[:3]), list(DECK.side[:3]))
    assert match.verify(0) == ((42, 1, 12), (42, 1, 12))
    assert match.decks[0].main[:3] == DECK.side[:3]
    assert match.decks[0].side[:3] == DECK.main[:3]
    assert match.decks[1] == DECK
    assert deck_faults(DECK, match.decks[0]) == []
    assert match.restored(0) == BETWEEN


def test_more_out_than_in_is_refused() -> None:
    assert refused(BETWEEN, list(DECK.main[:3]), list(DECK.side[:2])) == [("uneven", ("YA-83",))]


def test_nothing_is_swapped_before_the_first_duel() -> None:
    assert refused(MATCH, [DECK.main[0]], [DECK.side[0]]) == [("before the first duel", ("YA-82", "YA-41a"))]
    with pytest.raises(MatchError):
        MATCH.replaced(0, BETWEEN.swap(0, [DECK.main[0]], [DECK.side[0]]).decks[0])
    assert MATCH.replaced(0, Deck(DECK.main[::-1], DECK.extra, DECK.side)).verify(0)[1] == (42, 1, 12)


def test_nothing_is_swapped_after_the_end_and_the_lists_go_back() -> None:
    match = BETWEEN.swap(0, [DECK.main[0]], [DECK.side[0]]).played(winner=1, first=0)
    assert match.decks == (DECK, DECK)
    assert refused(match, [DECK.main[0]], [DECK.side[0]])[0][0] == "match over"


def test_swaps_stay_for_the_next_duel() -> None:
    match = BETWEEN.swap(1, [DECK.main[0]], [DECK.side[0]]).played(winner=0, first=0)
    assert match.decks[1].main[0] == DECK.side[0]
    again = match.swap(1, [DECK.side[0]], [DECK.main[0]])
    assert again.decks[1] == DECK


def test_fusion_cards_are_swapped_for_fusion_cards() -> None:
    match = BETWEEN.swap(0, [SWORDSMAN], [GAIA])
    assert (match.decks[0].extra, match.decks[0].side[-1]) == ((GAIA,), SWORDSMAN)
    assert match.decks[0].main == DECK.main
    assert refused(BETWEEN, [SWORDSMAN], [DECK.side[0]]) == [("fusion for other", ("YA-12", "YA-83"))]
    assert refused(BETWEEN, [DECK.main[0]], [GAIA])[0][0] == "fusion for other"
    both = BETWEEN.swap(0, [DECK.main[0], SWORDSMAN], [GAIA, DECK.side[0]])
    assert both.verify(0)[1] == (42, 1, 12)


def test_only_cards_that_are_there_are_swapped() -> None:
    faults = swap_faults(DECK, [DECK.side[0]], [DECK.main[0]])
    assert [fault.code for fault in faults] == ["not in deck", "not in side"]
    assert [fault.code for fault in swap_faults(DECK, [DECK.main[0]] * 2, list(DECK.side[:2]))] == [
        "not in deck"
    ]


def test_a_deck_that_did_not_come_from_swaps_is_refused() -> None:
    smaller = Deck(DECK.main[:41], DECK.extra, DECK.side)
    assert [(f.code, f.rules) for f in deck_faults(DECK, smaller)] == [("main size", ("YA-83",))]
    moved = Deck(DECK.main[:41], DECK.extra, (*DECK.side, DECK.main[41]))
    assert [f.code for f in deck_faults(DECK, moved)] == ["main size", "side size"]
    other = Deck((*DECK.main[:41], NORMAL[100]), DECK.extra, DECK.side)
    assert [f.code for f in deck_faults(DECK, other)] == ["new card"]
    with pytest.raises(MatchError):
        BETWEEN.replaced(0, other)


# In words


def test_the_standing_is_said() -> None:
    names = ("Yugi", "Kaiba")
    assert said.standing(names, (1, 0, 1), None, False) == "The match stands Yugi 1, Kaiba 0, 1 drawn."
    assert said.standing(names, (0, 2, 0), 1, True) == "Kaiba wins the match: Yugi 0, Kaiba 2."
    assert said.standing(names, (1, 1, 0), None, True) == "The match is drawn: Yugi 1, Kaiba 1."
    assert said.opening(names, 1, None) == "Kaiba chooses who begins."
    assert said.verified("Yugi", (42, 0, 12), (41, 0, 12)) == (
        "Yugi: Deck 41 (it had 42 cards), Fusion Deck 0, Side Deck 12."
    )
