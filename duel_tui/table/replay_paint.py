"""A whole replay screen as lines: the table of a duel, with the bar of the replay in place of the commands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duel_tui.table.cells import name_of
from duel_tui.table.glyphs import FANCY, Glyphs
from duel_tui.table.hand import hand_lines
from duel_tui.table.lines import Line, clean, clip, wrap
from duel_tui.table.paint import panels, put_together
from duel_tui.table.panels import filled, head
from duel_tui.table.plan import Box, Plan
from duel_tui.table.scene import Scene, count
from duel_tui.table.scrub import bar_lines, moment_at
from duel_tui.table.viewer import SPEEDS, Viewer
from duel_tui.text.en import replay as words

LOG = 80
"""Sentences of the log that are made for the panel."""


@dataclass(frozen=True)
class ReplayPlan:
    """The boxes: those of a duel, and `bar` for the replay. `covers`: the bar lies where the card is shown else."""

    plan: Plan
    bar: Box
    covers: bool


def replay_plan(base: Plan) -> ReplayPlan:
    """Where everything lies on a screen of this size."""
    if not base.wide:
        under = base.detail
        bar = replace(under, width=under.width + base.menu.width)
        return ReplayPlan(base, bar, covers=True)
    if base.log is base.chain:
        return ReplayPlan(base, base.menu, covers=False)
    return ReplayPlan(replace(base, log=base.menu), base.log, covers=False)


@dataclass
class Looks:
    """How a replay is looked at on a screen.

    `looking`: the cursor walks over the table; `playing`: it goes on by itself; `hints` are the keys, `reply` what is
    said about the last one.
    """

    cursor: str = ""
    looking: bool = False
    playing: bool = False
    hints: str = ""
    reply: str = ""
    glyphs: Glyphs = FANCY


def scene_of(viewer: Viewer, looks: Looks) -> Scene:
    """What the table's panels show."""
    view = viewer.view()
    asked = viewer.asked()
    prompt = viewer.said()
    if view.outcome is not None:
        winner = view.outcome.winner
        prompt = words.over(None if winner is None else viewer.names[winner], view.outcome.reason)
    scene = Scene(view, viewer.names, None, prompt, cursor=looks.cursor, glyphs=looks.glyphs)
    scene.notice = "" if asked is None else words.next_is(viewer.names[asked])
    scene.log = viewer.log(LOG)
    scene.fresh = len(viewer.now())
    scene.hints, scene.reply = looks.hints, looks.reply
    return scene


def replay_lines(viewer: Viewer, looks: Looks, plan: ReplayPlan) -> list[Line]:
    """The whole screen: the panels of a duel, but for its commands."""
    scene = scene_of(viewer, looks)
    base = replace(plan.plan, detail=plan.bar) if plan.covers else plan.plan
    made = panels(scene, base)
    del made["menu"]
    if viewer.opened:
        made["hand"] = (base.hand, open_hands(scene, base))
    if plan.covers and not looks.looking:
        del made["detail"]
    if not (plan.covers and looks.looking):
        made["replay"] = (plan.bar, _replay_bar(viewer, looks, plan.bar))
    return put_together(made, base.width, base.height)


def _replay_bar(viewer: Viewer, looks: Looks, box: Box) -> list[Line]:
    """The head with the place, both scores over the duel, the bar, what is to be said of this moment."""
    replay = viewer.replay
    scene = Scene(viewer.view(), viewer.names, glyphs=looks.glyphs)
    title = words.eyes(None if viewer.opened else clip(viewer.names[viewer.seat], 14, looks.glyphs.more))
    if replay.aside is not None:
        title = words.TAKEN_BACK
    elif replay.of > 1:
        title = words.duel_of(replay.number, replay.of, title)
    note = words.place(viewer.at, replay.last, viewer.moment.line)
    rows = max(1, (box.height - 4) // 2)
    lines = [head(title, box.width, scene, first=box.x == 0, note=note)]
    lines += bar_lines(replay, viewer.at, viewer.seat, rows, box.width, looks.glyphs)
    room = box.height - len(lines)
    text, role = remark(viewer, looks.playing)
    lines += [((" ", ""), (part, role)) for part in wrap(text, box.width - 2, room, looks.glyphs.more)]
    return filled(lines, box)


def remark(viewer: Viewer, playing: bool) -> tuple[str, str]:
    """What is to be said of the moment: its notes; why nothing follows; else more keys."""
    notes = viewer.replay.notes_at(viewer.at)
    if notes:
        return words.note(" / ".join(map(clean, notes))), "title"
    if viewer.at_end() and viewer.replay.broken is not None:
        return clean(str(viewer.replay.broken)), "warn"
    if viewer.replay.aside is not None:
        return words.BACK_HOW, "dim"
    return (words.playing(SPEEDS[viewer.speed]) if playing else words.MORE_KEYS), "dim"


def open_hands(scene: Scene, plan: Plan) -> list[Line]:
    """Both hands, the other player's on the first line."""
    box = plan.hand
    other = 1 - scene.me
    lines = [_hand_line(scene, other, box.width)]
    if box.height < 4:
        lines.append(_hand_line(scene, scene.me, box.width))
        return filled(lines, box)
    own = replace(box, y=box.y + 1, height=box.height - 1)
    return filled(lines + hand_lines(scene, replace(plan, hand=own)), box)


def _hand_line(scene: Scene, seat: int, cells: int) -> Line:
    """A hand on one line."""
    spans: list[tuple[str, str]] = [(f" {words.hand_of(clean(scene.names[seat]))} ", "dim")]
    cards = scene.view.zones.get((seat, "hand"), ())
    for at, card in enumerate(cards):
        if at:
            spans.append((", ", "dim"))
        spans.append((name_of(card) or "?", "here" if card.place == scene.cursor else ""))
    if not count(scene.view, seat, "hand"):
        spans.append((words.NO_CARDS, "dim"))
    return tuple(spans)


def moment_under(viewer: Viewer, plan: ReplayPlan, x: int, y: int) -> int | None:
    """The moment at a cell of the bar; None outside it."""
    from duel_tui.table.scrub import LABEL
    from duel_tui.table.where import inside

    box = plan.bar
    if not inside(box, x, y) or y == box.y or x < box.x + LABEL:
        return None
    return moment_at(x - box.x - LABEL, viewer.replay.last, box.width)
