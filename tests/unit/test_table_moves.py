"""The cursor reaches every place of the table, and only those."""

from __future__ import annotations

from duel_tui.table.moves import move, next_of, reading_order, still_there
from tests.fake_table import middle_game


def test_every_place_is_reached_by_the_arrows() -> None:
    view = middle_game()
    seen = {"A:m1"}
    new = {"A:m1"}
    while new:
        new = {move(view, place, way) for place in new for way in ("up", "down", "left", "right")} - seen
        seen |= new
    assert seen == set(reading_order(view))
    assert len(seen) == 4 * 7 + 4


def test_the_edges_hold_the_cursor() -> None:
    view = middle_game()
    assert move(view, "B:extra", "up") == "B:extra"
    assert move(view, "B:extra", "left") == "B:extra"
    assert move(view, "A:h4", "right") == "A:h4"
    assert move(view, "A:h4", "down") == "A:h4"


def test_the_other_players_field_lies_above() -> None:
    view = middle_game()
    assert move(view, "A:m2", "up") == "B:m2"
    assert move(view, "B:m2", "up") == "B:s2"
    assert move(view, "A:s3", "down") in {"A:h2", "A:h3"}


def test_tab_visits_what_is_wanted_in_turn() -> None:
    view = middle_game()
    wanted = {"A:h2", "A:m1", "B:s1"}
    place, visited = "A:h2", []
    for _ in range(3):
        place = next_of(view, place, wanted)
        visited.append(place)
    assert visited == ["A:m1", "B:s1", "A:h2"]
    assert next_of(view, "A:h2", wanted, back=True) == "B:s1"
    assert next_of(view, "A:h2", set()) == "A:h2"


def test_a_cursor_whose_card_is_gone_stays_in_the_hand() -> None:
    view = middle_game()
    assert still_there(view, "A:h9") == "A:h4"
    assert still_there(view, "A:m3") == "A:m3"
    assert still_there(view, "") == "A:h1"
