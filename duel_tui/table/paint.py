"""A whole duel screen as lines: what snapshots hold, and what each panel of the screen shows."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.table.board import board_lines
from duel_tui.table.hand import hand_lines
from duel_tui.table.lines import Line, fit, line_width
from duel_tui.table.panels import (
    bar_lines,
    chain_lines,
    detail_lines,
    footer_lines,
    log_lines,
    menu_lines,
)
from duel_tui.table.plan import Box, Plan
from duel_tui.table.scene import Scene
from duel_tui.table.teaching_panel import teaching_lines
from duel_tui.table.why import Said

Panels = dict[str, tuple[Box, list[Line]]]


def panels(scene: Scene, plan: Plan, teaching: Sequence[Said] = ()) -> Panels:
    """Each panel's box and lines. Where chain and log share a box, a chain takes it while there is one.

    `teaching` explains the open question, where the plan has a box for that.
    """
    made: Panels = {
        "bar": (plan.bar, bar_lines(scene, plan)),
        "board": (plan.board, board_lines(scene, plan)),
        "hand": (plan.hand, hand_lines(scene, plan)),
        "detail": (plan.detail, detail_lines(scene, plan)),
        "menu": (plan.menu, menu_lines(scene, plan)),
        "footer": (plan.footer, footer_lines(scene, plan)),
    }
    if plan.teaching.height:
        made["teaching"] = (plan.teaching, teaching_lines(scene, plan.teaching, teaching))
    if not plan.log.height:
        return made
    if plan.chain is plan.log:
        shown = chain_lines if scene.view.chain else log_lines
        made["log"] = (plan.log, shown(scene, plan, plan.log))
    else:
        made["chain"] = (plan.chain, chain_lines(scene, plan, plan.chain))
        made["log"] = (plan.log, log_lines(scene, plan, plan.log))
    return made


def screen_lines(scene: Scene, plan: Plan, teaching: Sequence[Said] = ()) -> list[Line]:
    """The panels of a duel put together, `plan.height` lines of `plan.width` cells."""
    return put_together(panels(scene, plan, teaching), plan.width, plan.height)


def put_together(panels: Panels, width: int, height: int) -> list[Line]:
    """Panels that lie beside and below one another as `height` lines of `width` cells."""
    rows: list[list[tuple[int, Line]]] = [[] for _ in range(height)]
    for box, lines in panels.values():
        for y, line in enumerate(lines):
            if box.y + y < height:
                rows[box.y + y].append((box.x, line))
    whole: list[Line] = []
    for row in rows:
        spans: list[tuple[str, str]] = []
        at = 0
        for x, line in sorted(row, key=lambda pair: pair[0]):
            if x > at:
                spans.append((" " * (x - at), ""))
                at = x
            spans.extend(line)
            at += line_width(line)
        whole.append(fit(tuple(spans), width))
    return whole
