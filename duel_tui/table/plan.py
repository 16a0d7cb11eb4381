"""Where everything lies on a duel screen of a given size, in cells."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

MIN_WIDTH = 80
MIN_HEIGHT = 24

COLUMNS = 7
"""A pile, five zones, a pile."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        """The row below the box."""
        return self.y + self.height


NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """The boxes of a duel screen. `cells` are the widths of the board's columns, `rows` the height of a zone."""

    width: int
    height: int
    bar: Box
    board: Box
    hand: Box
    detail: Box
    menu: Box
    chain: Box
    log: Box
    footer: Box
    cells: tuple[int, ...]
    rows: int
    teaching: Box = NOWHERE
    """Where the open question is explained; without height in a duel that is not taught."""

    @property
    def wide(self) -> bool:
        """Whether the panels stand beside the board, so that chain and log each have a box."""
        return self.detail.x > 0

    @property
    def starts(self) -> tuple[int, ...]:
        """The column of the first cell of each zone, counted from the board's left edge."""
        found = []
        at = 1
        for size in self.cells:
            found.append(at)
            at += size + 1
        return tuple(found)


def fits(width: int, height: int) -> bool:
    """Whether a duel can be shown on a screen of this size."""
    return width >= MIN_WIDTH and height >= MIN_HEIGHT


def columns(width: int) -> tuple[int, ...]:
    """Share the board's width: five equal zones, two piles that take what is left."""
    inner = width - COLUMNS - 1
    zone = (inner - 16) // 5 if inner < 90 else inner // 7
    rest = inner - 5 * zone
    left = rest // 2
    return (left, zone, zone, zone, zone, zone, rest - left)


@lru_cache(maxsize=16)
def plan(width: int, height: int) -> Plan:
    """The duel screen for this size; below 110 columns the panels lie under the board, else beside it."""
    width, height = max(width, MIN_WIDTH), max(height, MIN_HEIGHT)
    return _beside(width, height) if width >= 110 else _below(width, height)


def _below(width: int, height: int) -> Plan:
    spare = height - MIN_HEIGHT
    rows = 2 + min(3, spare // 6)
    spare -= 4 * (rows - 2)
    hand = 2 if spare < 4 else 4
    spare -= hand - 2
    board = Box(0, 2, width, 4 * rows + 5)
    hand_box = Box(0, board.bottom, width, hand)
    top = hand_box.bottom
    under = height - 1 - top
    menu_width = 26 + (width - MIN_WIDTH) // 3
    log_width = 22 + (width - MIN_WIDTH) // 3
    detail = Box(0, top, width - menu_width - log_width, under)
    menu = Box(detail.width, top, menu_width, under)
    log = Box(detail.width + menu_width, top, log_width, under)
    return Plan(
        width, height, Box(0, 0, width, 2), board, hand_box, detail, menu, log, log,
        Box(0, height - 1, width, 1), columns(width), rows,
    )  # fmt: skip


def _beside(width: int, height: int) -> Plan:
    side = max(34, min(64, (width - 84) * 45 // 100 + 18))
    left = width - side
    under_bar = height - 3
    rows = max(2, min(8, (under_bar - 5 - 4 - 5) // 4))
    hand = 6 if rows > 5 else 5 if rows > 3 else 4 if rows > 2 else 2
    board = Box(0, 2, left, 4 * rows + 5)
    hand_box = Box(0, board.bottom, left, hand)
    log = Box(0, hand_box.bottom, left, height - 1 - hand_box.bottom)
    tall = height - 3
    chain_rows = max(5, tall // 5)
    menu_rows = max(8, tall * 3 // 10)
    detail = Box(left, 2, side, tall - chain_rows - menu_rows)
    menu = Box(left, detail.bottom, side, menu_rows)
    chain = Box(left, menu.bottom, side, chain_rows)
    if log.height < 3:
        log = chain
    return Plan(
        width, height, Box(0, 0, width, 2), board, hand_box, detail, menu, chain, log,
        Box(0, height - 1, width, 1), columns(left), rows,
    )  # fmt: skip


TAUGHT_UNDER = 5
"""Lines of the explanation under the board, its head among them."""
TAUGHT_BESIDE = 9
"""The most lines of the explanation beside the board."""
LEAST_DETAIL = 6


@lru_cache(maxsize=16)
def taught(width: int, height: int) -> Plan:
    """The duel screen with a panel that explains the open question.

    Under the board it takes the place of the log and most of the card's; beside it, the upper part of the card's.
    """
    usual = plan(width, height)
    detail = usual.detail
    if not usual.wide:
        # The explanation needs a wide panel: the commands move to the right end, where the log was.
        menu = Box(usual.width - usual.menu.width, usual.menu.y, usual.menu.width, usual.menu.height)
        cells = usual.width - usual.menu.width
        lines = min(TAUGHT_UNDER + max(0, detail.height - 8), detail.height - 1)
        box = Box(0, detail.y, cells, lines)
        under = Box(0, box.bottom, cells, detail.height - lines)
        return replace(usual, detail=under, menu=menu, teaching=box, log=NOWHERE, chain=NOWHERE)
    lines = max(4, min(TAUGHT_BESIDE, detail.height - LEAST_DETAIL))
    box = Box(detail.x, detail.y, detail.width, lines)
    lower = Box(detail.x, box.bottom, detail.width, detail.height - lines)
    return replace(usual, detail=lower, teaching=box)
