"""Moving the cursor between the places of the table."""

from __future__ import annotations

from duel_tui.engine.view import View
from duel_tui.table.board import grid
from duel_tui.table.plan import COLUMNS
from duel_tui.table.scene import SEATS, count

HAND_ROW = 4

STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


def position(view: View, place: str) -> tuple[int, int]:
    """Row and column of a place; the hand is row 4."""
    if place.startswith(f"{SEATS[view.seat]}:h") and place[3:].isdigit():
        return HAND_ROW, int(place[3:]) - 1
    for row, places in enumerate(grid(view.seat)):
        if place in places:
            return row, places.index(place)
    return 2, 1


def move(view: View, place: str, way: str) -> str:
    """The place to the `left`, `right`, `up` or `down` of a place; the same one at an edge."""
    row, column = position(view, place)
    down, right = STEPS[way]
    held = count(view, view.seat, "hand")
    rows = grid(view.seat)
    if row == HAND_ROW:
        if down < 0:
            return rows[3][min(COLUMNS - 1, (2 * column + 1) * COLUMNS // (2 * max(held, 1)))]
        if down > 0:
            return place
        return hand_place(view, column + right)
    if down > 0 and row == HAND_ROW - 1:
        return hand_place(view, (2 * column + 1) * held // (2 * COLUMNS)) if held else place
    row = min(max(row + down, 0), HAND_ROW - 1)
    column = min(max(column + right, 0), COLUMNS - 1)
    return rows[row][column]


def hand_place(view: View, index: int) -> str:
    """The place of a card of one's own hand, the nearest there is."""
    held = count(view, view.seat, "hand")
    if not held:
        return grid(view.seat)[3][1]
    return f"{SEATS[view.seat]}:h{min(max(index, 0), held - 1) + 1}"


def reading_order(view: View) -> list[str]:
    """The places that the cursor can reach, as Tab visits them: the hand, one's own field, the other's."""
    rows = grid(view.seat)
    hand = [f"{SEATS[view.seat]}:h{n + 1}" for n in range(count(view, view.seat, "hand"))]
    return [*hand, *rows[2], *rows[3], *rows[1], *rows[0]]


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
    """The place, or the nearest one where the hand has become smaller or the seat has changed."""
    if place in reading_order(view):
        return place
    if place and place[2] == "h":
        return hand_place(view, int(place[3:] or 1) - 1)
    return hand_place(view, 0)
