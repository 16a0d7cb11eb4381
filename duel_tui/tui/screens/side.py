"""Side decking: the Deck at the left, the Side Deck at the right, the card under the cursor below or beside them."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.script.errors import SaveError
from duel_tui.script.siding import swaps
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, clean, clip, fit, pad, spread, wrap
from duel_tui.table.match_play import MatchPlay
from duel_tui.table.side_list import Row, card_view, rows
from duel_tui.text.en import match as match_words
from duel_tui.text.en import matches as words
from duel_tui.text.en import tui as tui_words
from duel_tui.text.en.prompts import capital
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.keys import moved
from duel_tui.tui.page import Page

WIDE = 110
"""From this width on the card stands beside the lists."""
FACTS = 4
"""Lines of the card where it stands below them."""
TOP = 3
"""Lines above the lists."""


class SideDecking(Page):
    """One player changes his deck before the next duel; the other one looks away."""

    def __init__(self, play: MatchPlay) -> None:
        super().__init__()
        self.play = play
        self.seat = play.siding or 0
        self.sitting = False
        self.column = 1
        self.at = [0, 0]
        self._top = [0, 0]
        self._boxes: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
        self._rooms = 1

    def on_mount(self) -> None:
        """The curtain first."""
        name = self.play.names[self.seat]
        self.open(Curtain(name, self.seat, words.side_why(self.play.match.number), self.sat_down))
        super().on_mount()

    def sat_down(self) -> None:
        """The player has taken the keyboard."""
        self.sitting = True

    # -- drawing

    def lists(self) -> tuple[list[Row], list[Row]]:
        """Both columns as they are now."""
        return rows(self.play.match.registered[self.seat], self.play.deck(self.seat))

    def paint(self, width: int, height: int) -> list[Line]:
        """Both lists, the card, what is still wrong."""
        if not self.sitting:
            return [()] * height
        play, seat = self.play, self.seat
        names = (clean(play.names[0]), clean(play.names[1]))
        head: Line = ((f" {words.side_head(clip(names[seat], 24), play.match.number)}", "title"),)
        score: Line = ((f"{match_words.score(names, play.match.score)} ", "dim"),)
        wide = width >= WIDE
        cells = (width - 2) * (33 if wide else 50) // 100 - 1
        room = height - TOP - 2 - (0 if wide else FACTS + 1)
        lists = self.lists()
        columns = [self._column(at, lists[at], cells, room) for at in (0, 1)]
        self._boxes = ((1, 1 + cells), (3 + cells, 3 + 2 * cells))
        self._rooms = room
        facts = self._facts(width - 2 * cells - 7 if wide else width - 3, wide)
        lines: list[Line] = [spread(head, score, width), (), self._heads(cells, wide)]
        bar = f" {self.glyphs.down} "
        for row in range(room):
            line: Line = ((" ", ""), *columns[0][row], (bar[1:], "grid"), *columns[1][row])
            if wide:
                line = (*line, (bar, "grid"), *(facts[row] if row < len(facts) else ()))
            lines.append(line)
        if not wide:
            lines.append(((self.glyphs.across * width, "grid"),))
            shown = facts[:FACTS]
            lines += [((" ", ""), *line) for line in shown] + [()] * (FACTS - len(shown))
        lines.append(self._status(width))
        lines.append(fit(((f" {words.SIDE_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _heads(self, cells: int, wide: bool) -> Line:
        before, now = self.play.match.registered[self.seat], self.play.deck(self.seat)
        pairs = zip(
            words.PARTS,
            (now.main, now.extra, now.side),
            (before.main, before.extra, before.side),
            strict=True,
        )
        main, extra, side = (
            (words.part(name, len(new), len(old)), "warn strong" if len(new) != len(old) else "head")
            for name, new, old in pairs
        )
        left: Line = (main, ("   ", ""), extra) if before.extra or now.extra else (main,)
        line: Line = ((" ", ""), *fit(left, cells), (f"{self.glyphs.down} ", "grid"), *fit((side,), cells))
        return (*line, (f" {self.glyphs.down}", "grid")) if wide else line

    def _column(self, column: int, entries: list[Row], cells: int, room: int) -> list[Line]:
        self.at[column] = min(self.at[column], max(len(entries) - 1, 0))
        at = self.at[column]
        top = self._top[column] = min(max(self._top[column], at - room + 1), at)
        lines = [
            fit(self._row(entries[row], column, row == at, cells), cells)
            for row in range(top, min(top + room, len(entries)))
        ]
        if not entries:
            lines.append(fit(((words.NO_SIDE if column else words.NO_CARD, "faint"),), cells))
        return lines + [((" " * cells, ""),)] * (room - len(lines))

    def _row(self, row: Row, column: int, at: bool, cells: int) -> Line:
        here = " here" if at and column == self.column else ""
        view = card_view(row.card, self.seat)
        values = "" if row.card.kind != "monster" else f"{view.base_atk}/{view.base_def}"
        change = f"{row.change:+d}" if row.change else ""
        kind = row.card.subkind if row.card.kind == "monster" else row.card.kind
        room = cells - 4 - len(values) - 5
        return (
            (f"{self.glyphs.pointer if here else ' '} ", f"cursor{here}"),
            (f"{row.copies} ", f"count{here}"),
            (pad(clip(clean(row.card.name), room, self.glyphs.more), room), f"{kind}{here}"),
            (f" {values}", f"dim{here}"),
            (pad(change, 3, ">") + " ", f"key strong{here}"),
        )

    def _facts(self, cells: int, wide: bool) -> list[Line]:
        row = self._chosen()
        if row is None:
            return []
        view = card_view(row.card, self.seat)
        if wide:
            return card_facts(view, self.glyphs, cells)
        # On a small screen name, kind and values share two lines, so that two are left for the text.
        lines = card_facts(view, self.glyphs, cells, short=True)
        text = [line for line in card_facts(view, self.glyphs, cells)[len(lines) :] if line]
        if row.card.kind == "monster":
            lines = [(*lines[0], ("   ", ""), *lines[1]), *lines[2:]]
            text = card_facts(view, self.glyphs, cells)[4:]
        return lines + [line for line in text if line]

    def _status(self, width: int) -> Line:
        play, seat = self.play, self.seat
        faults = play.faults(seat)
        if faults:
            fault = faults[0]
            said = capital(match_words.message(fault.code, fault.args))
            return ((f" {clip(said, width - 12 - len(' '.join(fault.rules)), self.glyphs.more)} ", "warn"),
                    (f"[{' '.join(fault.rules)}]", "dim"))  # fmt: skip
        out, into = swaps(play.match.registered[seat], play.deck(seat))
        return ((f" {words.swapped(len(out), len(into))}", "notice"),)

    def _chosen(self) -> Row | None:
        entries = self.lists()[self.column]
        return entries[self.at[self.column]] if self.at[self.column] < len(entries) else None

    # -- keys

    def press(self, key: str) -> None:
        """Move, swap, done."""
        if not self.sitting:
            if key == "q":
                self.open(self._leave())
            return
        last = max(len(self.lists()[self.column]) - 1, 0)
        there = moved(key, self.at[self.column], last, self._rooms, letters=True)
        if there is not None:
            self.at[self.column] = there
        elif key in ("left", "right"):
            self.column = int(key == "right")
        elif key in ("tab", "shift+tab"):
            self.column = 1 - self.column
        elif key in ("enter", "space"):
            self.move()
        elif key == "i":
            row = self._chosen()
            if row is not None:
                view = card_view(row.card, self.seat)
                title = clean(row.card.name)
                self.open(Scroll(title, lambda cells: card_facts(view, self.glyphs, cells)))
        elif key == "r":
            options = [("n", words.NO, _nothing), ("r", words.RESET_YES, self.reset)]
            self.open(Choice(words.RESET_TITLE, [words.RESET_TEXT], options))
        elif key == "d":
            self.ask_done()
        elif key in ("q", "escape"):
            self.open(self._leave())

    def move(self) -> None:
        """One copy of the card under the cursor goes to the other part."""
        row = self._chosen()
        if row is not None:
            self._do(lambda: self.play.move(self.seat, row.card, out=self.column == 0))

    def reset(self) -> None:
        """Take every swap back."""
        self._do(lambda: self.play.reset(self.seat))

    def ask_done(self) -> None:
        """Ask whether the deck stays as it is; one that may not stay so is named."""
        faults = self.play.faults(self.seat)
        if faults:
            said = [capital(match_words.fault(fault.code, fault.args, fault.rules)) for fault in faults]
            self.open(Choice(words.NOT_YET, said, [("o", tui_words.BACK, _nothing)]))
            return
        out, into = swaps(self.play.match.registered[self.seat], self.play.deck(self.seat))
        options = [("y", words.DONE_YES, self.done), ("n", words.NO, _nothing)]
        self.open(Choice(words.DONE_TITLE, [words.swapped(len(out), len(into))], options))

    def done(self) -> None:
        """The deck stays as it is."""
        from duel_tui.tui.screens.open import go_on

        if self._do(lambda: self.play.done(self.seat)):
            self.sitting = False
            go_on(self.program, self.play, replace=True)

    def _do(self, what: Callable[[], None]) -> bool:
        """Do something that is written down; says why where it cannot be."""
        try:
            what()
        except SaveError as error:
            said = wrap(clean(str(error)), 60)
            self.open(Choice(words.NOT_SAVED, said, [("o", tui_words.BACK, _nothing)]))
            return False
        return True

    def click(self, x: int, y: int) -> None:
        """A click chooses a card; a second one moves a copy."""
        if not self.sitting:
            return
        for column, (left, right) in enumerate(self._boxes):
            row = self._top[column] + y - TOP
            if left <= x < right and 0 <= y - TOP < self._rooms and row < len(self.lists()[column]):
                again = (self.column, self.at[column]) == (column, row)
                self.column, self.at[column] = column, row
                if again:
                    self.move()

    # -- leaving

    def _leave(self) -> Choice:
        options = [("q", tui_words.LEAVE_YES, self.leave), ("s", tui_words.LEAVE_NO, _nothing)]
        return Choice(words.LEAVE_TITLE, [words.LEAVE_TEXT], options)

    def leave(self) -> None:
        """Back to the home screen; the match is on disk."""
        self.play.close()
        self.program.back()

    def interrupt(self) -> None:
        """Ctrl+C asks whether to leave; asked once more, it leaves."""
        top = self.over[-1] if self.over else None
        self.take("q" if top is None or top.opaque or top.title == words.LEAVE_TITLE else "escape")


def _nothing() -> None:
    """An answer that changes nothing."""
