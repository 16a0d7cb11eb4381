"""A creature in the battle zone as a block of lines, and its power in words."""

from __future__ import annotations

from duel_tui.engine.view import CardView
from duel_tui.table.cells import kind_role
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, clip, pad, wrap
from duel_tui.text.en.duel_masters import table as words


def power_text(card: CardView) -> tuple[str, str]:
    """The power of a creature with a sign where it is not the printed one, and its role."""
    now, printed = card.power, card.base_power
    if now is None:
        return "?", "value"
    if printed is None or now == printed:
        return str(now), "value"
    return (f"{now}+", "raised") if now > printed else (f"{now}-", "lowered")


def flags(card: CardView, glyphs: Glyphs, room: int) -> str:
    """What is to be said of a creature in a few cells: tapped or new, and on how many cards it lies."""
    depth = f"{glyphs.up}{len(card.under)}" if card.under else ""
    state = words.TAPPED if card.sideways else words.NEW if card.sick else ""
    for word in (state, state[:3]):
        text = " ".join(part for part in (word, depth) if part)
        if len(text) <= room:
            return text
    return clip(state, room, "")


def creature_cell(card: CardView, cells: int, tall: int, glyphs: Glyphs) -> tuple[Line, ...]:
    """A creature in the battle zone: name, power, state; a tapped one leans: its lines are drawn in brackets."""
    role = kind_role(card)
    name = clean(card.name) if card.name else ""
    text, tone = power_text(card)
    room = cells - len(text) - 1
    state = flags(card, glyphs, room)
    status: Line = ((text, tone), (pad(f" {state}", cells - len(text)), "status strong" if state else ""))
    left, right = ("(", ")") if card.sideways else ("", "")
    inner = cells - len(left) - len(right)
    body: list[Line] = []
    facts: list[Line] = []
    if tall >= 5 and card.definition is not None:
        races = "/".join(card.definition.races)
        facts.append(((pad(races, cells, more=glyphs.more), "dim"),))
    if tall >= 4:
        marks = words.keywords(card.definition)
        if marks:
            facts.append(((pad(marks, cells, more=glyphs.more), "dim"),))
    for part in wrap(name, inner, max(1, tall - 1 - len(facts)), glyphs.more):
        body.append(
            ((left, "dim"), (pad(part, inner), f"{role}{' down' if card.sideways else ''}"), (right, "dim"))
        )
    blank: Line = ((" " * cells, ""),)
    while len(body) + len(facts) + 1 < tall:
        body.append(blank)
    return (*body, *facts, status)
