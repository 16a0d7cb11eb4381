"""The hand of the seat at the bottom: its cards side by side, as many as fit around the cursor."""

from __future__ import annotations

from duel_tui.table.cells import hand_cell
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line
from duel_tui.table.panels import filled
from duel_tui.table.plan import Plan
from duel_tui.table.scene import SEATS, Scene, count
from duel_tui.text.en import table as words


def hand_window(scene: Scene, plan: Plan) -> tuple[int, int, int]:
    """The first card of the hand that is shown, how many are, and the cells for each."""
    held = count(scene.view, scene.me, "hand")
    room = plan.hand.width - 1
    most = 20 if plan.hand.height > 2 else 16
    least = 11
    size = max(least, min(most, room // max(held, 1) - 1))
    fits = max(1, room // (size + 1))
    first = 0
    if held > fits:
        while fits > 1 and room - fits * (size + 1) < len(words.more_cards(held - fits)):
            fits -= 1
        at = hand_index(scene.cursor, scene.me)
        first = min(max(0, at - fits // 2), held - fits)
    return first, min(fits, held), size


def hand_index(cursor: str, me: int) -> int:
    """The card of the hand that the cursor is on, counted from 0; 0 where it is elsewhere."""
    if cursor.startswith(f"{SEATS[me]}:h") and cursor[3:].isdigit():
        return int(cursor[3:]) - 1
    return 0


def hand_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The hand of the seat at the bottom."""
    glyphs = scene.glyphs
    held = scene.view.zones.get((scene.me, "hand"), ())
    first, shown, size = hand_window(scene, plan)
    rows = plan.hand.height
    framed = rows > 2
    inner = rows - 1 if framed else rows
    lines: list[list[tuple[str, str]]] = [[] for _ in range(inner)]
    edge: list[tuple[str, str]] = []
    places = [f"{SEATS[scene.me]}:h{at + 1}" for at in range(first, first + shown)]
    for i, place in enumerate(places):
        card = held[first + i]
        here = place == scene.cursor
        before = i > 0 and places[i - 1] == scene.cursor
        mark = _hand_mark(scene, place)
        block = hand_cell(card, size, inner, glyphs)
        for y in range(inner):
            side = (glyphs.heavy[1], "cursor") if here or before else (glyphs.down, "grid")
            lesson = (glyphs.mark[0], "marked") if y == 1 and place in scene.marked else None
            lines[y].append(mark if mark and y == 0 else lesson or side)
            lines[y].extend((text, f"{role} here" if role else "here") if here else (text, role)
                            for text, role in block[y])  # fmt: skip
        left = glyphs.heavy[4] if here else glyphs.heavy[5] if before else _foot(glyphs.joins[1], i, glyphs)
        edge.append((left, "cursor" if here or before else "grid"))
        edge.append(((glyphs.heavy[0] if here else glyphs.across) * size, "cursor" if here else "grid"))
    if places:
        last = places[-1] == scene.cursor
        for y in range(inner):
            lines[y].append((glyphs.heavy[1], "cursor") if last else (glyphs.down, "grid"))
        edge.append((glyphs.heavy[5], "cursor") if last else (glyphs.corners[3], "grid"))
    left_out = len(held) - shown
    if left_out > 0 and lines:
        lines[0].append((words.more_cards(left_out), "dim"))
    done = [tuple(spans) for spans in lines]
    if framed:
        done.append(tuple(edge))
    return filled(done, plan.hand)


def _foot(join: str, i: int, glyphs: Glyphs) -> str:
    return glyphs.corners[2] if i == 0 else join


def _hand_mark(scene: Scene, place: str) -> tuple[str, str] | None:
    if place in scene.picked:
        return scene.glyphs.picked, "picked"
    if place in scene.candidates:
        return scene.glyphs.candidate, "candidate"
    if place in scene.can:
        return scene.glyphs.can_act, "can"
    return None
