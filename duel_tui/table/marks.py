"""What the marks of a lesson are called where nothing is drawn."""

from __future__ import annotations

import re

from duel_tui.engine.view import View
from duel_tui.table.creatures import shows
from duel_tui.table.scene import SEATS, card_at
from duel_tui.text.en import lessons as words


def told(marks: tuple[str, ...], view: View, names: tuple[str, str]) -> list[str]:
    """The marks in words: a card by its name, an empty zone by its place."""
    found = []
    for mark in marks:
        seat, _, place = mark.partition(":")
        if seat not in SEATS:
            found.append(words.LOOSE_MARKS.get(mark, mark))
            continue
        owner = None if SEATS.index(seat) == view.seat else names[SEATS.index(seat)]
        if shows(view) and re.fullmatch(r"s\d+", place):
            found.append(words.marked_place(owner, f"shield{place[1:]}", ""))
            continue
        card = card_at(view, mark) if place[-1:].isdigit() else None
        name = (card.name or words.FACE_DOWN) if card is not None else ""
        found.append(words.marked_place(owner, place, name))
    return found
