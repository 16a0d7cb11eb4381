"""A frame as lines of a screen: the table as the program draws it, and what happened, without keys and commands."""

from __future__ import annotations

from dataclasses import replace

from duel_tui.export.film import Film, hidden_word
from duel_tui.table.board import board_lines
from duel_tui.table.glyphs import FANCY, Glyphs
from duel_tui.table.hand import hand_lines
from duel_tui.table.lines import Line
from duel_tui.table.paint import Panels, put_together
from duel_tui.table.panels import bar_lines, chain_lines, footer_lines, log_lines
from duel_tui.table.plan import MIN_HEIGHT, MIN_WIDTH, Plan, plan
from duel_tui.table.replay_paint import open_hands
from duel_tui.table.scene import Scene
from duel_tui.text.en import export as say

MOST = (300, 120)
"""Cells of the largest picture."""
LOG = 60
"""Sentences of the log that are drawn at most."""


class BadSize(ValueError):
    """A size in which no table can be drawn; the text is one line for the user."""


def size_of(text: str) -> tuple[int, int]:
    """Columns and lines from `120x40`. Raises BadSize."""
    columns, _, rows = text.lower().partition("x")
    if not (columns.isdecimal() and rows.isdecimal() and len(columns) < 4 and len(rows) < 4):
        raise BadSize(say.bad_size(text))
    size = int(columns), int(rows)
    if size[0] < MIN_WIDTH or size[1] < MIN_HEIGHT or size[0] > MOST[0] or size[1] > MOST[1]:
        raise BadSize(say.bad_size(text))
    return size


def scene_of(film: Film, at: int, glyphs: Glyphs = FANCY) -> Scene:
    """What the panels show of a frame."""
    frame = film.frames[at]
    view = frame.view
    prompt = frame.said or (say.GOES_ON if at else say.BEGINNING)
    if view.outcome is not None:
        winner = view.outcome.winner
        prompt = say.ended(None if winner is None else film.names[winner], view.outcome.reason)
    elif frame.recorded:
        prompt = f"{prompt} ({say.RECORDED})"
    scene = Scene(view, film.names, None, prompt, glyphs=glyphs)
    log = list(frame.told)
    scene.fresh = len(log)
    before = at
    while before > 0 and len(log) < LOG:
        before -= 1
        log[:0] = film.frames[before].told
    scene.log = log
    shown = [film.title or say.against(film.names), hidden_word(film.hidden, film.names)]
    scene.hints = "  ".join(part for part in shown if part)
    return scene


def frame_lines(film: Film, at: int, width: int, height: int, glyphs: Glyphs = FANCY) -> list[Line]:
    """The whole screen, `height` lines of `width` cells."""
    scene = scene_of(film, at, glyphs)
    base = _plan(plan(width, height))
    made: Panels = {
        "bar": (base.bar, bar_lines(scene, base)),
        "board": (base.board, board_lines(scene, base)),
        "hand": (base.hand, hand_lines(scene, base) if film.hidden else open_hands(scene, base)),
        "log": (base.log, log_lines(scene, base, base.log)),
        "footer": (base.footer, footer_lines(scene, base)),
    }
    if scene.view.chain or base.wide:
        made["chain"] = (base.chain, chain_lines(scene, base, base.chain))
        if not base.wide:
            narrow = replace(base.log, width=base.log.width - base.chain.width)
            made["log"] = (narrow, log_lines(scene, base, narrow))
    return put_together(made, base.width, base.height)


def _plan(base: Plan) -> Plan:
    """The boxes of a duel screen; the log has the room of the card and the commands, too."""
    under = base.detail
    if base.wide:
        return replace(base, log=replace(under, height=under.height + base.menu.height))
    return replace(base, log=replace(under, width=base.width), chain=base.chain)
