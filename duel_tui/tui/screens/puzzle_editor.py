"""Putting a position together: one row for each zone, cards added by name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from duel_tui.puzzles.commands import sentences
from duel_tui.puzzles.editing import Draft
from duel_tui.puzzles.files import SEATS
from duel_tui.puzzles.proof import prove
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.table.lines import Line, clean, clip, fit, pad, width
from duel_tui.text.en import puzzles as words
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.text_line import TextLine
from duel_tui.tui.page import Page
from duel_tui.tui.screens.duel_dialogs import sentences as dialog_of

NODES = 50_000
SECONDS = 10.0
NAMES = 14
"""Cells for what a row is about."""
ADDED = ("hand", "monsters", "spells", "field", "mana", "shields", "battle", "graveyard", "deck", "extra")
"""The zones that have a row; what lies elsewhere stays as it is in the file."""


@dataclass(frozen=True)
class Row:
    """A row: `title`, `text`, `goal`, `turn`, or a number or a zone of a seat."""

    kind: str
    seat: str = ""
    key: str = ""


class AddCard(TextLine):
    """Typing a card's name; Tab completes it. What fits is shown under the line."""

    def __init__(self, title: str, names: list[str], taken: Callable[[str], str]) -> None:
        super().__init__(title, words.ADD_NOTE, "", taken)
        self.legal = names

    def body(self, cells: int, rows: int) -> list[Line]:
        """The line, and the names that it may become."""
        lines = super().body(cells, rows)
        return [*lines, *(self._possible(cells, rows - len(lines)) if self.text.strip() else [])]

    def fitting(self) -> list[str]:
        """The cards whose names hold what was typed, behind a word for how it lies."""
        typed = self.text if self._stem is None else self._stem
        head, _, rest = typed.partition(" ")
        prefix = f"{head} " if head in ("set", "defense", "tapped") else ""
        wanted = (rest if prefix else typed).casefold().strip()
        found = [name for name in self.legal if wanted in name.casefold()]
        found.sort(key=lambda name: not name.casefold().startswith(wanted))
        return [prefix + name for name in found]


class PuzzleEditor(Page):
    """A puzzle of the user's being put together."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        zones = [zone for zone in ADDED if zone in draft.zones]
        self.rows = [Row("title"), Row("text"), Row("goal"), Row("turn")]
        for seat in SEATS:
            self.rows += [Row("number", seat, key) for key in draft.numbers if key == "lp"]
            self.rows += [Row("zone", seat, zone) for zone in zones]
        self.at = 0
        self.card = 0
        self.notice = ""
        self._top = 0
        self._at_row: dict[int, int] = {}

    @property
    def row(self) -> Row:
        """The row under the cursor."""
        return self.rows[self.at]

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The rows, and whether the position can be played."""
        left = max(1, (width - 100) // 2)
        cells = width - 2 * left
        margin = (" " * left, "")
        lines: list[Line] = [(margin, (words.EDITOR_TITLE, "title"))]
        room = height - 3
        self._top = min(max(self._top, self.at - room + 1), self.at)
        self._at_row = {}
        for at in range(self._top, min(len(self.rows), self._top + room)):
            self._at_row[len(lines)] = at
            lines.append((margin, *fit(self._shown(at, cells), cells)))
        lines += [()] * (height - 2 - len(lines))
        wrong = self.draft.problem()
        text = self.notice or wrong or words.PLAYABLE
        role = "warn" if wrong or self.notice else "dim"
        lines.append((margin, (clip(clean(text), cells, self.glyphs.more), role)))
        lines.append(fit(((f" {words.EDITOR_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _shown(self, at: int, cells: int) -> Line:
        row, here = self.rows[at], at == self.at
        tone = " here" if here else ""
        lead = f"{self.glyphs.pointer if here else ' '} "
        head: Line = (
            (lead, f"cursor{tone}"),
            (pad(self._label(row), NAMES, more=self.glyphs.more), f"command{tone}"),
        )
        room = cells - NAMES - 2
        if row.kind != "zone":
            return (
                *head,
                (pad(clip(clean(self._value(row)), room, self.glyphs.more), room), f"strong{tone}"),
            )
        return (*head, *self._cards(row, here, room))

    def _cards(self, row: Row, here: bool, room: int) -> Line:
        """The cards of a zone; where they do not fit, those about the chosen one."""
        names = [clean(name) for name in self.draft.cards(row.seat, row.key)]
        start = 0
        while (
            here
            and start < self.card
            and sum(width(name) + 2 for name in names[start : self.card + 1]) > room
        ):
            start += 1
        spans: list[tuple[str, str]] = []
        for at in range(start, len(names)):
            chosen = here and at == self.card
            spans += [(names[at], "cursor" if chosen else "strong" if here else ""), ("  ", "")]
        return tuple(spans)

    def _label(self, row: Row) -> str:
        fixed = {
            "title": words.ROW_TITLE, "text": words.ROW_TEXT, "goal": words.ROW_GOAL, "turn": words.ROW_TURN,
        }  # fmt: skip
        if row.kind in fixed:
            return fixed[row.kind]
        return (words.number_row if row.kind == "number" else words.zone_row)(row.seat, row.key)

    def _value(self, row: Row) -> str:
        draft = self.draft
        if row.kind == "goal":
            return words.goal_of(*draft.goal)
        if row.kind == "turn":
            return words.turn_of(str(draft.head["setup"].get("player", "A")))
        if row.kind == "number":
            return draft.number(row.seat, row.key) or words.USUAL
        return draft.title if row.kind == "title" else str(draft.head.get("x-text", ""))

    # -- keys

    def press(self, key: str) -> None:
        """Move, add, change, save, prove."""
        self.notice = ""
        if key in ("up", "down", "k", "j", "tab", "shift+tab"):
            self.at = (self.at + (1 if key in ("down", "j", "tab") else -1)) % len(self.rows)
            self.card = 0
        elif key in ("left", "right"):
            self._sideways(1 if key == "right" else -1)
        elif key in ("enter", "space"):
            self._open()
        elif key in ("d", "delete", "p") and self.row.kind == "zone":
            self._change(key)
        elif key == "s":
            self.save()
        elif key == "c":
            self.run_worker(self._prove(), exclusive=True)
            self.notice = words.PROVING
        elif key in ("escape", "q"):
            self._leave()

    def click(self, x: int, y: int) -> None:
        """A click goes to a row; a second one opens it."""
        if y in self._at_row:
            again = self.at == self._at_row[y]
            self.at, self.card = self._at_row[y], 0
            if again:
                self._open()

    def _sideways(self, step: int) -> None:
        row = self.row
        if row.kind == "zone":
            number = len(self.draft.cards(row.seat, row.key))
            self.card = (self.card + step) % number if number else 0
        elif row.kind == "goal":
            self.draft.next_goal(step)
        elif row.kind == "turn":
            self.draft.next_player()

    def _open(self) -> None:
        row, draft = self.row, self.draft
        if row.kind == "title":
            self.open(TextLine(words.ROW_TITLE, words.TITLE_NOTE, draft.title, draft.rename))
        elif row.kind == "text":
            text = str(draft.head.get("x-text", ""))
            self.open(TextLine(words.ROW_TEXT, words.TEXT_NOTE, text, draft.ask))
        elif row.kind == "number":
            taken = partial(draft.set_number, row.seat, row.key)
            number = draft.number(row.seat, row.key)
            self.open(TextLine(self._label(row), words.NUMBER_NOTE, number, taken))
        elif row.kind == "zone":
            self.open(AddCard(words.add_title(row.seat, row.key), draft.names(), self._added))
        else:
            self._sideways(1)

    def _added(self, text: str) -> str:
        row = self.row
        wrong = self.draft.add(row.seat, row.key, text)
        if not wrong:
            self.card = len(self.draft.cards(row.seat, row.key)) - 1
        return wrong

    def _change(self, key: str) -> None:
        row = self.row
        number = len(self.draft.cards(row.seat, row.key))
        if not number:
            return
        if key == "p":
            self.notice = self.draft.turn(row.seat, row.key, self.card)
            return
        self.draft.remove(row.seat, row.key, self.card)
        self.card = max(0, min(self.card, number - 2))

    # -- saving, proving, leaving

    def save(self) -> bool:
        """Write the file; says what is wrong if it cannot be written."""
        try:
            path = self.draft.save()
        except SaveError as error:
            self.notice = str(error)
            return False
        self.notice = words.saved_in(str(path))
        return True

    async def _prove(self) -> None:
        try:
            puzzle = self.draft.puzzle()
            proof = await asyncio.to_thread(partial(prove, puzzle, NODES, SECONDS))
        except (ScriptError, ValueError):
            self.notice = ""
            self.redraw()
            return
        self.notice = ""
        self.open(dialog_of(clean(puzzle.title), sentences(puzzle, proof, NODES)))

    def _leave(self) -> None:
        if not self.draft.changed:
            self.program.back()
            return
        self.open(
            Choice(
                words.UNSAVED_TITLE,
                [words.UNSAVED_TEXT],
                [
                    ("s", words.UNSAVED_SAVE, self._save_and_leave),
                    ("q", words.UNSAVED_DROP, self.program.back),
                    ("n", words.UNSAVED_STAY, lambda: None),
                ],
            )
        )

    def _save_and_leave(self) -> None:
        if self.save():
            self.program.back()
