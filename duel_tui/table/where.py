"""Which place of the table lies under a cell of the screen."""

from __future__ import annotations

from duel_tui.table import creatures
from duel_tui.table.board import grid
from duel_tui.table.hand import hand_window
from duel_tui.table.plan import Box, Plan
from duel_tui.table.scene import SEATS, Scene


def inside(box: Box, x: int, y: int) -> bool:
    """Whether a cell belongs to a box."""
    return box.x <= x < box.x + box.width and box.y <= y < box.bottom


def place_at(scene: Scene, plan: Plan, x: int, y: int) -> str:
    """The place under a cell of the board or the hand; empty where there is none."""
    if inside(plan.board, x, y) and creatures.shows(scene.view):
        return creatures.place_at(scene, plan, x - plan.board.x, y - plan.board.y)
    if inside(plan.board, x, y):
        row, line = divmod(y - plan.board.y, plan.rows + 1)
        column = sum(1 for start in plan.starts if x - plan.board.x >= start) - 1
        if row < 4 and line > 0 and column >= 0:
            return grid(scene.me)[row][column]
    elif inside(plan.hand, x, y):
        first, shown, size = hand_window(scene, plan)
        at = (x - plan.hand.x) // (size + 1)
        if at < shown:
            return f"{SEATS[scene.me]}:h{first + at + 1}"
    return ""
