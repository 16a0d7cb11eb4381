"""The bar of a replay: the whole duel from left to right, with its turns, what happened, and what both had left."""

from __future__ import annotations

from functools import lru_cache

from duel_tui.replay.moments import ATTACK, CHAIN
from duel_tui.replay.replay import Replay
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line
from duel_tui.table.scene import SEATS

LABEL = 9
"""Cells for whose row it is and what he has left."""
FULL = "▁▂▃▄▅▆▇█"
FULL_ASCII = "._=#"


def columns(cells: int) -> int:
    """How many columns the duel has on a bar of so many cells."""
    return max(2, cells - LABEL - 2)


def column_of(at: int, last: int, cells: int) -> int:
    """The column of a moment."""
    return at * (columns(cells) - 1) // last if last else 0


def moment_at(column: int, last: int, cells: int) -> int:
    """The first moment of a column, or the one before it where it has none of its own."""
    many = columns(cells) - 1
    column = min(max(column, 0), many)
    return min(last, -(-column * last // many) if last >= many else column * last // many)


def bar_lines(replay: Replay, at: int, seat: int, rows: int, cells: int, glyphs: Glyphs) -> list[Line]:
    """What both have left, the other player on top, `rows` lines each; then the bar and the numbers of its turns.

    `seat` is at the bottom.
    """
    here = column_of(at, replay.last, cells)
    lines: list[Line] = []
    for player in (1 - seat, seat):
        score = replay.moments[at].score[player]
        low = score <= replay.facts.danger
        plot = _plot(tuple(one[player] for one in replay.scores()), _most(replay), rows, cells, glyphs)
        role = "own" if player == seat else "other"
        for row, text in enumerate(plot):
            label = f" {SEATS[player]} {score:>5} " if row == rows - 1 else " " * LABEL
            lines.append(
                (
                    (label[:LABEL].ljust(LABEL), "lp low" if low else "lp"),
                    (text[:here], role),
                    (text[here], f"{role} here"),
                    (text[here + 1 :], role),
                )
            )
    lines.append(_bar(replay, here, cells, glyphs))
    lines.append(_numbers(replay, cells))
    return lines


def _most(replay: Replay) -> int:
    return max(1, *(max(score) for score in replay.scores()))


@lru_cache(maxsize=32)
def _plot(scores: tuple[int, ...], most: int, rows: int, cells: int, glyphs: Glyphs) -> tuple[str, ...]:
    """A score over the duel as columns of blocks, from the top line to the lowest."""
    blocks = FULL_ASCII if glyphs.name == "ascii" else FULL
    steps = len(blocks)
    last = len(scores) - 1
    heights = []
    for column in range(columns(cells)):
        score = scores[moment_at(column, last, cells)]
        height = -(-score * rows * steps // most) if score > 0 else 0
        heights.append(height)
    lines = []
    for row in range(rows - 1, -1, -1):
        line = ""
        for height in heights:
            level = min(steps, max(0, height - row * steps))
            line += blocks[level - 1] if level else " "
        lines.append(line)
    return tuple(lines)


def _bar(replay: Replay, here: int, cells: int, glyphs: Glyphs) -> Line:
    """Turns, attacks, chains and notes by columns, and where one is."""
    signs = [(glyphs.across, "grid")] * columns(cells)
    noted = replay.noted()
    for at, moment in enumerate(replay.moments):
        column = column_of(at, replay.last, cells)
        if at in noted:
            signs[column] = (glyphs.bullet, "title")
        elif signs[column][1] in ("grid", "status") and ATTACK in moment.marks:
            signs[column] = (glyphs.cross, "attack")
        elif signs[column][1] == "grid" and CHAIN in moment.marks:
            signs[column] = (glyphs.dot, "status")
    for at in replay.turns():
        column = column_of(at, replay.last, cells)
        if signs[column][1] != "title":
            signs[column] = (glyphs.joins[0], "head")
    signs[here] = (glyphs.picked, "cursor")
    return ((" " * LABEL, ""), *signs)


def _numbers(replay: Replay, cells: int) -> Line:
    """The number under the mark of each turn, as many as there is room for."""
    text = ""
    for at in replay.turns():
        column = column_of(at, replay.last, cells)
        if column >= len(text) + (1 if text else 0):
            text = text.ljust(column) + str(replay.moments[at].turn)
    return ((" " * LABEL, ""), (text[: columns(cells)], "dim"))
