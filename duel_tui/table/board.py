"""Both fields as a grid of seven columns: piles at the sides, five zones between them.

From the top: the other player's Spell & Trap row and monster row, one's own monster row and Spell & Trap row. The
head and foot lines carry name, Life Points and hand of their player.
"""

from __future__ import annotations

from functools import lru_cache

from duel_tui.engine.view import CardView
from duel_tui.table import creature_board, creatures
from duel_tui.table.cells import field_cell, kind_role, name_of
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import EMPTY, Line, clean, clip, pad, width, wrap
from duel_tui.table.plan import COLUMNS, Plan
from duel_tui.table.scene import SEATS, Scene, card_at, count
from duel_tui.text.en import table as words


@lru_cache(maxsize=4)
def grid(me: int) -> tuple[tuple[str, ...], ...]:
    """The places of the four rows, from the top of the screen, for the seat at the bottom."""

    def row(seat: str, letter: str, left: str, right: str) -> tuple[str, ...]:
        return (f"{seat}:{left}", *(f"{seat}:{letter}{n}" for n in range(1, 6)), f"{seat}:{right}")

    other, own = SEATS[1 - me], SEATS[me]
    return (
        row(other, "s", "extra", "deck"),
        row(other, "m", "field", "gy"),
        row(own, "m", "field", "gy"),
        row(own, "s", "extra", "deck"),
    )


def board_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The whole board."""
    if creatures.shows(scene.view):
        return creature_board.board_lines(scene, plan)
    glyphs = scene.glyphs
    rows = grid(scene.me)
    heavy_row, heavy_column = -1, -1
    for r, places in enumerate(rows):
        if scene.cursor in places:
            heavy_row, heavy_column = r, places.index(scene.cursor)
    lines: list[Line] = []
    for r, places in enumerate(rows):
        border = _border(plan, glyphs, r, heavy_row, heavy_column)
        if r == 0:
            border = _lay(border, 2, _owner(scene, 1 - scene.me), plan.board.width)
        elif r == 2:
            border = _lay(border, 0, _middle(scene), plan.board.width, centre=True)
        lines.append(border)
        heavy = heavy_column if r == heavy_row else -1
        lines.extend(_zone_row(scene, plan, places, heavy))
    border = _border(plan, glyphs, 4, heavy_row, heavy_column)
    lines.append(_lay(border, 2, _owner(scene, scene.me), plan.board.width))
    return lines


def _zone_row(scene: Scene, plan: Plan, places: tuple[str, ...], heavy: int) -> list[Line]:
    glyphs = scene.glyphs
    blocks = [zone_cell(scene, place, plan.cells[c], plan.rows) for c, place in enumerate(places)]
    lines: list[Line] = []
    for y in range(plan.rows):
        spans: list[tuple[str, str]] = []
        for c, block in enumerate(blocks):
            mark = _mark(scene, places[c]) if y == 0 else _lesson_mark(scene, places, c) if y == 1 else None
            if c in (heavy, heavy + 1) and heavy >= 0:
                spans.append(mark or (glyphs.heavy[1], "cursor"))
            else:
                spans.append(mark or (glyphs.down, "grid"))
            if c == heavy:
                spans.extend((text, f"{role} here" if role else "here") for text, role in block[y])
            else:
                spans.extend(block[y])
        edge = _lesson_mark(scene, places, COLUMNS) if y == 1 else None
        spans.append(edge or ((glyphs.heavy[1], "cursor") if heavy == COLUMNS - 1 else (glyphs.down, "grid")))
        lines.append(tuple(spans))
    return lines


def _mark(scene: Scene, place: str) -> tuple[str, str] | None:
    """What stands at the left edge of a zone that can be chosen, was chosen, can act or is meant."""
    if place in scene.picked:
        return scene.glyphs.picked, "picked"
    if place in scene.candidates:
        return scene.glyphs.candidate, "candidate"
    if place in scene.can:
        return scene.glyphs.can_act, "can"
    if place in scene.about:
        return scene.glyphs.target, "target"
    return None


def _lesson_mark(scene: Scene, places: tuple[str, ...], column: int) -> tuple[str, str] | None:
    """The sign of a lesson between two zones: that of the right one at its left edge, or of the left one."""
    if column < len(places) and places[column] in scene.marked:
        return scene.glyphs.mark[0], "marked"
    if column > 0 and places[column - 1] in scene.marked:
        return scene.glyphs.mark[1], "marked"
    return None


def zone_cell(scene: Scene, place: str, cells: int, rows: int) -> tuple[Line, ...]:
    """What a place of the board shows."""
    letters = place[2:].rstrip("0123456789")
    if letters in ("deck", "extra", "gy"):
        return _pile(scene, place, letters, cells, rows)
    card = card_at(scene.view, place)
    if card is not None:
        return field_cell(card, cells, rows, scene.glyphs)
    label = words.PILE_SHORT["field"] if letters == "field" else place[2:]
    blank: Line = ((" " * cells, ""),)
    named: Line = ((pad(label, cells, "^"), "faint"),)
    return tuple(named if row == (rows - 1) // 2 else blank for row in range(rows))


def _pile(scene: Scene, place: str, letters: str, cells: int, rows: int) -> tuple[Line, ...]:
    seat = SEATS.index(place[0])
    view = scene.view
    lines: list[Line] = []

    def counted(zone: str, role: str) -> None:
        amount = str(count(view, seat, zone))
        label = clip(words.PILE_SHORT[zone], cells - len(amount) - 1, "")
        lines.append(((pad(label, cells - len(amount)), role), (amount, "count" if amount != "0" else role)))

    if letters == "gy":
        counted("graveyard", "pile")
        top = card_at(view, place)
        if count(view, seat, "banished"):
            counted("banished", "pile")
        if top is not None and len(lines) < rows:
            room = rows - len(lines)
            lines.extend(_top_card(top, cells, room, scene.glyphs))
    else:
        counted("deck" if letters == "deck" else "extra", "pile")
        if count(view, seat, "deck" if letters == "deck" else "extra"):
            back: Line = ((scene.glyphs.back * cells, "back"),)
            lines.extend([back] * (rows - len(lines)))
    blank: Line = ((" " * cells, ""),)
    lines.extend([blank] * (rows - len(lines)))
    return tuple(lines)


def _top_card(card: CardView, cells: int, room: int, glyphs: Glyphs) -> list[Line]:
    texts = wrap(name_of(card), cells, min(room, 3), glyphs.more)
    return [((pad(text, cells), f"{kind_role(card)} down"),) for text in texts[:room]]


@lru_cache(maxsize=64)
def _plain_border(cells: tuple[int, ...], glyphs: Glyphs, row: int) -> str:
    left, right, join = {
        0: (glyphs.corners[0], glyphs.corners[1], glyphs.joins[0]),
        4: (glyphs.corners[2], glyphs.corners[3], glyphs.joins[1]),
    }.get(row, (glyphs.joins[2], glyphs.joins[3], glyphs.joins[4]))
    return left + join.join(glyphs.across * size for size in cells) + right


def _border(plan: Plan, glyphs: Glyphs, row: int, heavy_row: int, heavy_column: int) -> Line:
    text = _plain_border(plan.cells, glyphs, row)
    if heavy_row < 0 or row not in (heavy_row, heavy_row + 1):
        return ((text, "grid"),)
    start = plan.starts[heavy_column] - 1
    size = plan.cells[heavy_column]
    top = row == heavy_row
    left, right = (glyphs.heavy[2], glyphs.heavy[3]) if top else (glyphs.heavy[4], glyphs.heavy[5])
    heavy = left + glyphs.heavy[0] * size + right
    return ((text[:start], "grid"), (heavy, "cursor"), (text[start + size + 2 :], "grid"))


def _owner(scene: Scene, seat: int) -> Line:
    """The head line of a player: name, Life Points, cards in hand."""
    glyphs = scene.glyphs
    view = scene.view
    lp = view.lp[seat]
    low = " low" if lp <= 2000 else ""
    asked = scene.asked == seat
    name = clip(clean(scene.names[seat]), 20, glyphs.more)
    spans: list[tuple[str, str]] = [
        (f" {glyphs.asked} " if asked else " ", "asked"),
        (name, "asked" if asked else "name"),
        (f" ({SEATS[seat]}) ", "dim"),
        (glyphs.across, "grid"),
        _lesson_lead(scene, seat, "lp"),
        (f"{words.LIFE} ", "dim"),
        (f"{lp}", f"lp{low}"),
        (" ", ""),
        (life_bar(lp, glyphs), f"bar{low}"),
        (" ", ""),
        (glyphs.across, "grid"),
    ]
    held = count(view, seat, "hand")
    backs = glyphs.back * min(held, 12) + " " if seat != scene.me and held else ""
    spans += [
        _lesson_lead(scene, seat, "hand"),
        (f"{words.HAND} ", "dim"),
        (backs, "back"),
        (f"{held} ", "count"),
    ]
    return tuple(spans)


def _lesson_lead(scene: Scene, seat: int, what: str) -> tuple[str, str]:
    """The cell before Life Points or hand in the head line of a player."""
    return (scene.glyphs.mark[0], "marked") if f"{SEATS[seat]}:{what}" in scene.marked else (" ", "")


def life_bar(lp: int, glyphs: Glyphs, cells: int = 8, full: int = 8000) -> str:
    """Life Points as a bar; anything above 0 shows at least one cell."""
    filled = min(cells, -(-lp * cells // full)) if lp > 0 else 0
    return glyphs.bar_full * filled + glyphs.bar_empty * (cells - filled)


def _middle(scene: Scene) -> Line:
    """The line between the fields: the attack that is going on."""
    attack = scene.view.attack
    if attack is None:
        return EMPTY
    attacker, target = attack
    text = words.attacks(_called(scene, attacker), _called(scene, target) if target else "")
    return ((f" {text} ", "attack"),)


def _called(scene: Scene, place: str) -> str:
    card = card_at(scene.view, place)
    return name_of(card) if card is not None and card.name else place


def _lay(border: Line, at: int, text: Line, cells: int, centre: bool = False) -> Line:
    """Lay a text over a border line; heavy pieces of the cursor stay visible beside it."""
    if not text:
        return border
    size = sum(width(part) for part, _ in text)
    if size > cells - 4:
        text = ((clip("".join(part for part, _ in text), cells - 4), text[0][1]),)
        size = sum(width(part) for part, _ in text)
    if centre:
        at = (cells - size) // 2
    spans: list[tuple[str, str]] = []
    x = 0
    for part, role in border:
        before = part[: max(0, at - x)]
        if before:
            spans.append((before, role))
        if x <= at < x + len(part):
            spans.extend(text)
        after = part[max(0, at + size - x) :]
        if after:
            spans.append((after, role))
        x += len(part)
    return tuple(spans)
