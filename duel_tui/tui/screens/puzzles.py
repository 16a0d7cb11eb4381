"""The puzzles, with what was solved of them."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from duel_tui.games import DUEL_MASTERS, YUGIOH
from duel_tui.puzzles.commands import all_puzzles, progress, sentences
from duel_tui.puzzles.editing import Draft
from duel_tui.puzzles.files import Puzzle
from duel_tui.puzzles.making import new_path, template, write
from duel_tui.puzzles.proof import Proof, prove
from duel_tui.puzzles.solving import Solving
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.table.lines import Line, clean, fit, pad, wrap
from duel_tui.table.puzzle_session import PuzzleSession
from duel_tui.text.en import puzzles as words
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.keys import moved
from duel_tui.tui.page import Page
from duel_tui.tui.screens.duel_dialogs import sentences as dialog_of

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp

LEVEL, STATE = 20, 10
ABOUT = 4
"""Lines for the puzzle under the cursor."""
NODES = 100_000
SECONDS = 30.0


def run(puzzle: Puzzle | None, ascii_only: bool) -> int:
    """Solve puzzles in this terminal until the player leaves. Returns the exit code."""
    from duel_tui.tui.app import run as run_program

    return run_program(ascii_only=ascii_only, then=lambda program: show(program, puzzle))


def show(program: DuelApp, puzzle: Puzzle | None) -> str:
    """Show the list, and a puzzle over it. Returns what is wrong, or nothing."""
    page = Puzzles(puzzle)
    program.go(page)
    if puzzle is not None:
        page.solve(puzzle)
    return page.wrong


class Puzzles(Page):
    """The list, and what the puzzle under the cursor asks for."""

    def __init__(self, puzzle: Puzzle | None = None) -> None:
        super().__init__()
        self.kept = progress()
        self.wrong = self.kept.notice
        self.all: list[Puzzle] = []
        self.tabs: list[tuple[str, list[Puzzle]]] = []
        self.tab = 0
        self.at = 0
        self._top = 0
        self._rows: dict[int, int] = {}
        self._read()
        if puzzle is None:
            self._go_to_next()
        else:
            self._go_to(puzzle.path)

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles in sight."""
        return self.tabs[self.tab][1] if self.tabs else []

    def _read(self) -> None:
        self.all, wrong = all_puzzles()
        self.wrong = self.wrong or "; ".join(map(str, wrong))
        found: dict[str, list[Puzzle]] = {}
        for puzzle in self.all:
            found.setdefault(words.tab_name(puzzle.own, puzzle.game), []).append(puzzle)
        self.tabs = list(found.items())
        self.tab = min(self.tab, max(len(self.tabs) - 1, 0))
        self.at = min(self.at, max(len(self.puzzles) - 1, 0))

    def _go_to(self, path: Path) -> None:
        """To the puzzle of a file."""
        for tab, (_, puzzles) in enumerate(self.tabs):
            for at, puzzle in enumerate(puzzles):
                if puzzle.path == path:
                    self.tab, self.at, self._top = tab, at, 0

    def _go_to_next(self) -> None:
        """To the first puzzle in sight that is not solved."""
        self._top = 0
        self.at = next((at for at, one in enumerate(self.puzzles) if not self.kept.is_done(one.id)), 0)

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """Title, list, what is asked for."""
        left = max(2, (width - 90) // 2)
        cells = width - 2 * left
        margin = (" " * left, "")
        lines: list[Line] = [(), (margin, (words.TITLE, "title"), ("   ", ""), *self._tabs()), ()]
        room = height - len(lines) - ABOUT - 2
        self._top = min(max(self._top, self.at - room + 1), self.at)
        self._rows = {}
        for at in range(self._top, min(len(self.puzzles), self._top + room)):
            self._rows[len(lines)] = at
            lines.append((margin, *fit(self._entry(at, cells), cells)))
        lines += [()] * (height - 1 - ABOUT - len(lines))
        lines += [(margin, *line) for line in self._about(cells)]
        lines.append(fit(((f" {words.LIST_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _tabs(self) -> Line:
        spans: list[tuple[str, str]] = []
        for number, (name, puzzles) in enumerate(self.tabs):
            done = sum(self.kept.is_done(puzzle.id) for puzzle in puzzles)
            text = words.tab(name, done, len(puzzles))
            here = number == self.tab
            spans += [(f"[{text}]" if here else f" {text} ", "asked" if here else "dim"), (" ", "")]
        return tuple(spans)

    def _entry(self, at: int, cells: int) -> Line:
        puzzle = self.puzzles[at]
        tone = " here" if at == self.at else ""
        done = self.kept.is_done(puzzle.id)
        return (
            (f" {self.glyphs.pointer if at == self.at else ' '} ", f"cursor{tone}"),
            (f"{self.glyphs.done if done else ' '} ", f"own{tone}"),
            (f"{self.all.index(puzzle) + 1:>2}  ", f"dim{tone}"),
            (pad(clean(puzzle.title), cells - 9 - LEVEL - STATE, more=self.glyphs.more), f"strong{tone}"),
            (pad(words.head_line(puzzle.goal.wins, puzzle.level), LEVEL), f"dim{tone}"),
            (pad(words.state(done), STATE, ">"), f"dim{tone}"),
        )

    def _about(self, cells: int) -> list[Line]:
        puzzle = self.puzzles[self.at] if self.puzzles else None
        text = self.wrong or (puzzle.text if puzzle is not None else "")
        parts = wrap(clean(text), cells, ABOUT - 1, self.glyphs.more) if text else ()
        lines: list[Line] = [((part, "warn" if self.wrong else "dim"),) for part in parts]
        return [*lines, *[()] * (ABOUT - len(lines))]

    # -- keys

    def press(self, key: str) -> None:
        """Choose, solve, prove, make."""
        there = moved(key, self.at, max(len(self.puzzles) - 1, 0), letters=True)
        if there is not None:
            self.at = there
            self.wrong = ""
        elif key in ("left", "right", "tab", "shift+tab") and self.tabs:
            self.tab = (self.tab + (1 if key in ("right", "tab") else -1)) % len(self.tabs)
            self._go_to_next()
        elif key in ("enter", "space") and self.puzzles:
            self.solve(self.puzzles[self.at])
        elif key == "c" and self.puzzles:
            self.prove(self.puzzles[self.at])
        elif key == "n":
            self.open(
                Choice(
                    words.NEW_TITLE,
                    words.NEW_TEXT,
                    [
                        ("p", words.NEW_EDITOR, partial(self._new, YUGIOH)),
                        ("m", words.NEW_EDITOR_DM, partial(self._new, DUEL_MASTERS)),
                        ("w", words.NEW_TEMPLATE, self._template),
                        ("b", words.NEW_BACK, lambda: None),
                    ],
                )
            )
        elif key == "e" and self.puzzles:
            puzzle = self.puzzles[self.at]
            if puzzle.own:
                self._edit(Draft.of(puzzle))
            else:
                self.wrong = words.NOT_OWN
        elif key in ("escape", "q"):
            self.program.back()

    def click(self, x: int, y: int) -> None:
        """A click chooses; a second one opens."""
        if y in self._rows:
            again = self.at == self._rows[y]
            self.at = self._rows[y]
            if again:
                self.solve(self.puzzles[self.at])

    def solve(self, puzzle: Puzzle) -> None:
        """Show a puzzle at the table."""
        from duel_tui.tui.screens.puzzle import PuzzleScreen, following

        try:
            session = PuzzleSession(Solving.begin(puzzle))
        except ScriptError as error:
            self.wrong = str(error)
            return
        self.program.go(PuzzleScreen(session, self.kept, following(puzzle)))

    def prove(self, puzzle: Puzzle) -> None:
        """Prove a puzzle, beside the screen, and say what was found."""
        self.wrong = words.PROVING
        self.run_worker(self._prove(puzzle), exclusive=True)

    async def _prove(self, puzzle: Puzzle) -> None:
        try:
            proof: Proof = await asyncio.to_thread(partial(prove, puzzle, NODES, SECONDS))
        except ScriptError as error:
            self.wrong = str(error)
            self.redraw()
            return
        self.wrong = ""
        self.open(dialog_of(clean(puzzle.title), sentences(puzzle, proof, NODES)))

    def _new(self, game: str) -> None:
        self._edit(Draft.new(game))

    def _edit(self, draft: Draft) -> None:
        from duel_tui.tui.screens.puzzle_editor import PuzzleEditor

        self.program.go(PuzzleEditor(draft))

    def _template(self) -> None:
        try:
            path = new_path(words.UNTITLED)
            write(template(YUGIOH), path)
        except SaveError as error:
            self.wrong = str(error)
            return
        self._read()
        self._go_to(path)
        self.open(dialog_of(words.NEW_TITLE, [words.written(str(path), in_list=True)]))

    def on_screen_resume(self) -> None:
        """Back from a puzzle, or from the editor: the files may have changed."""
        self.wrong, self.kept.notice = self.kept.notice, ""
        known = {puzzle.path for puzzle in self.all}
        self._read()
        for puzzle in self.all:
            if puzzle.path not in known:
                self._go_to(puzzle.path)
        super().on_screen_resume()
