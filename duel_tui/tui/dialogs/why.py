"""Why not? A card's or a zone's commands, those that are legal and those that are not, each with its rules."""

from __future__ import annotations

from duel_tui.table.lines import Line, wrap
from duel_tui.table.rule_lines import rule_lines
from duel_tui.table.why import Answered, Entry, Said
from duel_tui.text.en import why as words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.keys import moved


class WhyDialog(Dialog):
    """One page for the card or zone, one for the turn. Enter opens the rules of what is marked, `r` the reference."""

    def __init__(self, pages: tuple[Answered, ...]) -> None:
        self.pages = pages
        self._blocks: list[tuple[int, int]] = []
        self.hints = words.KEYS if len(pages) > 1 else words.TURN_KEYS
        self._turn_to(0)

    def _turn_to(self, at: int) -> None:
        """Show a page from its first line on."""
        self.at, self.row, self.top = at, 0, 0
        self.title = f"{words.TITLE} {self.answered.title}"

    @property
    def answered(self) -> Answered:
        """The page that is shown."""
        return self.pages[self.at]

    # -- drawing

    def body(self, cells: int, rows: int) -> list[Line]:
        """What is to be said, then the commands; the marked one is kept in sight."""
        lines: list[Line] = []
        self._blocks = []
        for at, block in enumerate(self._made(cells)):
            start = len(lines)
            here = at == self.row
            lead = f"{self.glyphs.pointer} " if here else "  "
            for n, line in enumerate(block):
                lines.append(((lead if n == 0 else "  ", "cursor"), *line))
            self._blocks.append((start, len(lines)))
        start, end = self._blocks[self.row] if self._blocks else (0, 0)
        self.top = min(self.top, start, max(0, len(lines) - rows))
        if end > self.top + rows:
            self.top = min(start, end - rows)
        return lines[self.top : self.top + rows]

    def _made(self, cells: int) -> list[list[Line]]:
        """A block of lines for each sentence and each command."""
        blocks = [self._said(said, cells - 2) for said in self.answered.said]
        for entry in self.answered.entries:
            mark = (f"{self.glyphs.can_act} ", "can") if entry.legal else (f"{self.glyphs.cross} ", "warn")
            name = wrap(entry.command, cells - 4)
            block: list[Line] = [(mark, (part, "command")) if n == 0 else (("  ", ""), (part, "command"))
                                 for n, part in enumerate(name)]  # fmt: skip
            if entry.legal:
                block.append((("  ", ""), (words.CAN, "dim")))
            for said in entry.reasons:
                block += [(("  ", ""), *line) for line in self._said(said, cells - 4)]
            blocks.append(block)
        return blocks

    def _said(self, said: Said, cells: int) -> list[Line]:
        lines: list[Line] = [((part, ""),) for part in wrap(said.text, cells)]
        rules = words.rules(said.rules)
        return lines + [((part, "dim"),) for part in wrap(rules, cells) if rules]

    # -- keys

    def press(self, key: str) -> None:
        """Move between the sentences and commands, turn to the other page, open the rules, or leave."""
        last = max(0, len(self._blocks) - 1)
        there = moved(key, self.row, last, page=4, letters=True)
        if there is not None:
            self.row = there
        elif key in ("left", "right", "tab", "shift+tab") and len(self.pages) > 1:
            self._turn_to((self.at + 1) % len(self.pages))
        elif key == "enter":
            self._open()
        elif key == "r":
            self._reference()
        elif key in ("escape", "q", "x"):
            self.shut()

    def pressed_row(self, row: int, column: int) -> None:
        """A click marks; on what is marked already it opens the rules."""
        for at, (start, end) in enumerate(self._blocks):
            if start <= row + self.top < end:
                if at == self.row:
                    self._open()
                self.row = at
                return

    def marked(self) -> tuple[str, ...]:
        """The rules of what is marked."""
        if self.row < len(self.answered.said):
            return self.answered.said[self.row].rules
        entry = self._entry()
        reasons = entry.reasons if entry is not None else ()
        return tuple(dict.fromkeys(rule for reason in reasons for rule in reason.rules))

    def _entry(self) -> Entry | None:
        """The command that is marked, if it is one."""
        at, entries = self.row - len(self.answered.said), self.answered.entries
        return entries[min(at, len(entries) - 1)] if entries and at >= 0 else None

    def _cited(self) -> tuple[str, ...]:
        return tuple(rule for rule in self.marked() if rule != "CARD")

    def _open(self) -> None:
        entry = self._entry()
        if entry is not None and entry.legal:
            self.page.open(Scroll(words.RULES_TITLE, lambda cells: [((words.FREE, ""),)]))
        else:
            self.page.open(rules_dialog(self._cited()))

    def _reference(self) -> None:
        """The first rule in the rules reference."""
        from duel_tui.tui.screens.rules import Rules

        rules = self._cited()
        self.page.program.go(Rules(rules[0] if rules else ""))


def rules_dialog(rules: tuple[str, ...]) -> Scroll:
    """Some rules in their own sentences."""
    return Scroll(words.RULES_TITLE, lambda cells: rule_lines(rules, cells) or [((words.NO_RULE, ""),)])
