"""Every part of the duel screen has its own cells, at every size."""

from __future__ import annotations

import pytest

from duel_tui.table.board import board_lines
from duel_tui.table.lines import line_width
from duel_tui.table.paint import panels, screen_lines
from duel_tui.table.plan import fits, plan
from tests.fake_table import middle_game, scene

SIZES = [
    (80, 24),
    (80, 30),
    (96, 33),
    (100, 50),
    (109, 24),
    (110, 24),
    (120, 40),
    (133, 43),
    (160, 25),
    (200, 60),
    (300, 90),
]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boxes_share_no_cell(size: tuple[int, int]) -> None:
    layout = plan(*size)
    taken: set[tuple[int, int]] = set()
    boxes = {
        layout.bar,
        layout.board,
        layout.hand,
        layout.detail,
        layout.menu,
        layout.chain,
        layout.log,
        layout.footer,
    }
    for box in boxes:
        cells = {(x, y) for x in range(box.x, box.x + box.width) for y in range(box.y, box.bottom)}
        assert cells
        assert not cells & taken
        taken |= cells
    assert all(x < size[0] and y < size[1] for x, y in taken)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_line_has_the_width_of_its_box(size: tuple[int, int]) -> None:
    layout = plan(*size)
    shown = scene(middle_game(attack=("A:m1", "B:m1")))
    for name, (box, lines) in panels(shown, layout).items():
        assert len(lines) == box.height, name
        assert {line_width(line) for line in lines} == {box.width}, name
    whole = screen_lines(shown, layout)
    assert len(whole) == size[1]
    assert {line_width(line) for line in whole} == {size[0]}


def test_the_cursor_changes_no_width() -> None:
    layout = plan(80, 24)
    for cursor in ("A:m1", "A:s5", "A:deck", "B:extra", "B:s1", "B:gy", "A:field"):
        lines = board_lines(scene(cursor=cursor), layout)
        assert {line_width(line) for line in lines} == {80}


def test_small_screens_are_told_apart() -> None:
    assert fits(80, 24)
    assert not fits(79, 24)
    assert not fits(80, 23)
