"""Texts from outside stay inside their cells and can only be themselves."""

from __future__ import annotations

import pytest

from duel_tui.table.lines import (
    changed_cells,
    clean,
    clip,
    cut,
    fit,
    lay_over,
    line_width,
    pad,
    plain,
    spread,
    width,
    wrap,
)

NAMES = ["Kuriboh", "青眼の白龍", "Ünïcödé", "Winged Dragon, Guardian of the Fortress #1", "a\u0301b", ""]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("cells", range(14))
def test_a_clipped_text_fits(name: str, cells: int) -> None:
    assert width(clip(clean(name), cells)) <= cells
    assert width(pad(clean(name), cells)) == cells


def test_control_codes_are_taken_away() -> None:
    assert clean("Yu\x1b[31mgi\x07") == "Yu[31mgi"
    assert clean("a\u202eb\u200b") == "ab"
    assert clean("two\nlines") == "two lines"


def test_markup_stays_text() -> None:
    assert clean("[bold]Jinzo[/bold]") == "[bold]Jinzo[/bold]"


@pytest.mark.parametrize("cells", range(3, 30))
def test_wrapped_lines_fit_and_lose_nothing(cells: int) -> None:
    text = "Breaker the Magical Warrior 青眼の白龍 of the Fortress"
    lines = wrap(text, cells)
    assert all(width(line) <= cells for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_limited_wrap_marks_what_is_left_out() -> None:
    assert wrap("one two three four", 5, 2) == ("one", "two …")


def test_fit_and_spread_fill_their_cells() -> None:
    line = (("Jinzo", "effect"), (" 青眼", "normal"))
    for cells in range(20):
        assert line_width(fit(line, cells)) == cells
    assert plain(spread((("left", ""),), (("right", ""),), 14)) == "left     right"
    assert line_width(spread((("a long left side", ""),), (("right", ""),), 12)) == 12


def test_cutting_a_wide_character_leaves_a_blank() -> None:
    line = (("ab", "x"), ("青眼c", "y"))
    assert plain(cut(line, 1, 5)) == "b青 "
    assert plain(cut(line, 3, 7)) == " 眼c"


def test_a_block_laid_over_keeps_the_width() -> None:
    under = [(("." * 10, ""),)] * 4
    over = [(("青", "a"),), (("xyz", "b"),)]
    whole = lay_over(under, over, 3, 1, 4)
    assert [plain(line) for line in whole] == ["..........", "...青  ...", "...xyz ...", ".........."]


def test_only_changed_cells_are_named() -> None:
    old = (("abc", "x"), ("def", "y"), ("ghi", "z"))
    new = (("abc", "x"), ("dEf", "y"), ("ghi", "z"))
    assert changed_cells(old, new) == (3, 6)
    assert changed_cells(old, old) == (0, 0)
    # A change of role alone is a change.
    assert changed_cells(old, (("abc", "x"), ("def", "y here"), ("ghi", "z"))) == (3, 6)
