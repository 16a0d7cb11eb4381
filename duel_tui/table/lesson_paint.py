"""A lesson on the screen: its text beside the table where there is room, else below it, over panels it needs less."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duel_tui.lessons.replies import Reply
from duel_tui.lessons.walk import Walkthrough
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, wrap
from duel_tui.table.markdown import page_lines
from duel_tui.table.paint import panels, put_together
from duel_tui.table.panels import filled, head
from duel_tui.table.plan import Box, Plan, columns, plan
from duel_tui.table.scene import Scene
from duel_tui.text.en import lessons as words

SIDE = 42
"""Cells that the text wants beside the table."""
BOARD = 76
"""Cells that the board needs beside it."""
LEAST_DETAIL = 4
OVER_HAND = 2
"""Rows by which a text below the table may rise over the hand, while no card of it is needed."""


@dataclass(frozen=True)
class LessonPlan:
    """The boxes of a lesson's screen: those of a duel, without the ones in `dropped`, and the text's."""

    plan: Plan
    text: Box
    dropped: frozenset[str]


def lesson_plan(width: int, height: int, acting: bool, wanted: int = 0) -> LessonPlan:
    """The screen for this size. `acting`: the commands are needed too. `wanted`: rows that the text would fill."""
    base = plan(width, height)
    return _beside(base, acting) if base.wide else _below(base, acting, wanted)


def _below(base: Plan, acting: bool, wanted: int) -> LessonPlan:
    under = base.detail
    menu = Box(base.width - base.menu.width, under.y, base.menu.width, under.height)
    text = Box(0, under.y, menu.x if acting else base.width, under.height)
    if not acting:
        rise = min(OVER_HAND, base.hand.height, max(0, wanted + 1 - text.height))
        text = Box(0, text.y - rise, text.width, text.height + rise)
    dropped = {"detail", "log", "chain"} | (set() if acting else {"menu"})
    shown = replace(base, menu=menu)
    if text.y < base.hand.bottom:
        if text.y <= base.hand.y:
            dropped.add("hand")
        else:
            shown = replace(shown, hand=replace(base.hand, height=text.y - base.hand.y))
    return LessonPlan(shown, text, frozenset(dropped))


def _beside(base: Plan, acting: bool) -> LessonPlan:
    side = max(base.detail.width, min(SIDE, base.width - BOARD))
    left = base.width - side
    menu = replace(base.menu, x=left, width=side)
    chain = replace(base.chain, x=left, width=side)
    text = replace(
        base.detail, x=left, width=side, height=base.detail.height + (0 if acting else menu.height)
    )
    under = Box(0, base.hand.bottom, left, base.height - 1 - base.hand.bottom)
    dropped = set() if acting else {"menu"}
    if under.height < LEAST_DETAIL:
        dropped.add("detail")
        under = replace(under, height=LEAST_DETAIL)
    shown = replace(
        base,
        board=replace(base.board, width=left),
        hand=replace(base.hand, width=left),
        detail=under,
        menu=menu,
        chain=chain,
        log=chain,
        cells=columns(left),
    )
    return LessonPlan(shown, text, frozenset(dropped))


def text_body(walk: Walkthrough, cells: int, glyphs: Glyphs, chosen: int) -> list[Line]:
    """The text, the answers of a question, and the reply. `chosen` is the answer under the bar, from 1."""
    lines = list(page_lines(walk.text, cells, glyphs))
    for number, answer in enumerate(walk.answers, 1):
        lines.extend(_answer(walk, number, answer, cells, glyphs, chosen))
    reply = walk.reply
    # That a move was right is said at the foot; here stands what is right about an answer.
    if reply is not None and (reply.kind != "right" or walk.answered):
        lines.extend(_reply(reply, cells, glyphs))
    return lines


def log_body(happened: list[str], cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """What has happened since the last step, where the log has no box: the newest sentences that fit into the rows."""
    lines: list[Line] = []
    for text in reversed(happened):
        parts = wrap(clean(text), cells - 2, 0, glyphs.more)
        if len(lines) + len(parts) > rows:
            break
        block: list[Line] = [
            ((f"{glyphs.dot} " if at == 0 else "  ", "faint"), (part, "dim")) for at, part in enumerate(parts)
        ]
        lines = block + lines
    return [(), *lines] if lines and len(lines) < rows else lines


def _answer(
    walk: Walkthrough, number: int, answer: str, cells: int, glyphs: Glyphs, chosen: int
) -> list[Line]:
    out = number in walk.ruled_out
    right = number == chosen and walk.answered
    here = number == chosen and not walk.answered
    tone = " here" if here else ""
    # The bar has to be seen on an answer that was wrong, too: not everybody sees its colour.
    lead = (
        f"{glyphs.pointer} " if here else f"{glyphs.done} " if right else f"{glyphs.cross} " if out else "  "
    )
    parts = wrap(clean(answer), cells - 4, 0, glyphs.more)
    return [
        ((lead if at == 0 else "  ", f"cursor{tone}"), (f"{number} " if at == 0 else "  ", f"key{tone}"),
         (part, f"faint{tone}" if out else f"command{tone}"))
        for at, part in enumerate(parts)
    ]  # fmt: skip


def _reply(reply: Reply, cells: int, glyphs: Glyphs) -> list[Line]:
    lead, role = {
        "right": (glyphs.done, "title"),
        "wrong": (glyphs.cross, "warn"),
        "refused": (glyphs.cross, "warn"),
        "hint": (glyphs.bullet, "reply"),
        "note": (glyphs.bullet, "reply"),
    }[reply.kind]
    lines: list[Line] = []
    for text in reply.texts:
        for part in wrap(clean(text), cells - 2, 0, glyphs.more):
            lines.append(((f"{lead} " if not lines else "  ", role), (part, role)))
    return lines


def screen_lines(
    scene: Scene, layout: LessonPlan, walk: Walkthrough, body: list[Line], top: int
) -> list[Line]:
    """The whole screen; `top` is the first line of the body that is in sight."""
    box = layout.text
    room = box.height - 1
    made = {name: panel for name, panel in panels(scene, layout.plan).items() if name not in layout.dropped}
    last = max(0, len(body) - room)
    note = words.step(walk.stop, walk.stops, top + 1 if last else 0, last + 1)
    title = clean(walk.lesson.title)
    lines = [head(title, box.width, scene, first=box.x == 0, note=note)]
    lines += [((" ", ""), *line) for line in body[top : top + room]]
    made["text"] = (box, filled(lines, box))
    return put_together(made, layout.plan.width, layout.plan.height)
