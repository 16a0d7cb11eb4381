"""Moving the cursor between the places of the table."""

from __future__ import annotations

from duel_tui.engine.view import View
from duel_tui.table import creatures
from duel_tui.table.board import grid
from duel_tui.table.scene import SEATS, count

STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


def rows_of(view: View) -> tuple[tuple[str, ...], ...]:
    """The rows of places on the board, from the top of the screen; the hand comes below them."""
    return creatures.rows(view) if creatures.shows(view) else grid(view.seat)


def position(view: View, place: str) -> tuple[int, int]:
    """Row and column of a place; the hand is the row below the board."""
    rows = rows_of(view)
    if place.startswith(f"{SEATS[view.seat]}:h") and place[3:].isdigit():
        return len(rows), int(place[3:]) - 1
    for row, places in enumerate(rows):
        if place in places:
            return row, places.index(place)
    row = len(rows) // 2
    return row, min(1, len(rows[row]) - 1)


def move(view: View, place: str, way: str) -> str:
    """The place to the `left`, `right`, `up` or `down` of a place; the same one at an edge."""
    row, column = position(view, place)
    down, right = STEPS[way]
    held = count(view, view.seat, "hand")
    rows = rows_of(view)
    if row == len(rows):
        if down < 0:
            last = rows[-1]
            return last[min(len(last) - 1, across(column, max(held, 1), len(last)))]
        if down > 0:
            return place
        return hand_place(view, column + right)
    if down > 0 and row == len(rows) - 1:
        return hand_place(view, across(column, len(rows[row]), held)) if held else place
    to = min(max(row + down, 0), len(rows) - 1)
    if to != row and len(rows[to]) != len(rows[row]):
        column = across(column, len(rows[row]), len(rows[to]))
    return rows[to][min(max(column + right, 0), len(rows[to]) - 1)]


def across(column: int, size: int, other: int) -> int:
    """The column of a row with `other` places that lies under one of a row with `size`."""
    return (2 * column + 1) * other // (2 * max(size, 1))


def hand_place(view: View, index: int) -> str:
    """The place of a card of one's own hand, the nearest there is."""
    held = count(view, view.seat, "hand")
    if not held:
        last = rows_of(view)[-1]
        return last[min(1, len(last) - 1)]
    return f"{SEATS[view.seat]}:h{min(max(index, 0), held - 1) + 1}"


def reading_order(view: View) -> list[str]:
    """The places that the cursor can reach, as Tab visits them: the hand, one's own field, the other's."""
    rows = rows_of(view)
    half = len(rows) // 2
    hand = [f"{SEATS[view.seat]}:h{n + 1}" for n in range(count(view, view.seat, "hand"))]
    own = [place for row in rows[half:] for place in row]
    other = [place for row in reversed(rows[:half]) for place in row]
    return [*hand, *own, *other]


def next_of(view: View, place: str, wanted: frozenset[str] | set[str], back: bool = False) -> str:
    """The next place, in reading order, that is one of those wanted; the same place if there is none."""
    order = reading_order(view)
    if back:
        order.reverse()
    at = order.index(place) + 1 if place in order else 0
    for candidate in order[at:] + order[:at]:
        if candidate in wanted:
            return candidate
    return place


def still_there(view: View, place: str) -> str:
    """The place, or the nearest one where a row has become shorter or the seat has changed."""
    if place in reading_order(view):
        return place
    if place and place[2] == "h":
        return hand_place(view, int(place[3:] or 1) - 1)
    if place and creatures.shows(view):
        return _nearest(view, place)
    return hand_place(view, 0)


def _nearest(view: View, place: str) -> str:
    """The last place of a row of the Duel Masters table that has become shorter."""
    kind = place[:2] + place[2:].rstrip("0123456789")
    left = [one for one in reading_order(view) if one[:2] + one[2:].rstrip("0123456789") == kind]
    return left[-1] if left else hand_place(view, 0)
