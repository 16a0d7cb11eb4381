"""The home screen: what the program can do now."""

from __future__ import annotations

from duel_tui.table.lines import Line, fit, pad
from duel_tui.text.en import tui as words
from duel_tui.tui.page import Page

LOGO = (
    "██████╗ ██╗   ██╗███████╗██╗     ",
    "██╔══██╗██║   ██║██╔════╝██║     ",
    "██║  ██║██║   ██║█████╗  ██║     ",
    "██║  ██║██║   ██║██╔══╝  ██║     ",
    "██████╔╝╚██████╔╝███████╗███████╗",
    "╚═════╝  ╚═════╝ ╚══════╝╚══════╝",
)
LOGO_ASCII = (
    "####   #    #  ######  #     ",
    "#   #  #    #  #       #     ",
    "#   #  #    #  ####    #     ",
    "#   #  #    #  #       #     ",
    "####    ####   ######  ######",
)


class Home(Page):
    """New duel, Learn, Puzzles, Continue, Rules, Guide, Quit."""

    def __init__(self) -> None:
        super().__init__()
        self.entries = (
            words.NEW_DUEL,
            words.LEARN,
            words.PUZZLES,
            words.CONTINUE,
            words.RULES,
            words.GUIDE,
            words.QUIT,
        )
        self.at = 0
        self._rows: dict[int, int] = {}

    def paint(self, width: int, height: int) -> list[Line]:
        """The name, the entries, the keys."""
        logo = LOGO_ASCII if self.glyphs.name == "ascii" else LOGO
        block: list[Line] = [((pad(row, width, "^"), "title"),) for row in logo]
        block += [(), ((pad(words.SUBTITLE, width, "^"), "dim"),), (), ()]
        # Where it is tight the entries stand close together.
        step = 2 if len(block) + 2 * len(self.entries) <= height - 2 else 1
        self._rows = {}
        first = len(block)
        for at, entry in enumerate(self.entries):
            here = at == self.at
            lead = self.glyphs.pointer if here else " "
            role = " here" if here else ""
            left = (width - 62) // 2
            block.append(
                (
                    (" " * left, ""),
                    (f" {lead} ", f"cursor{role}"),
                    (pad(entry, 14), f"{'title' if here else 'command'}{role}"),
                    (pad(words.HOME_NOTES[entry], 45), f"dim{role}"),
                )
            )
            block += [()] * (step - 1)
        top = max(1, (height - len(block) - 2) // 2)
        for at in range(len(self.entries)):
            self._rows[top + first + step * at] = at
        lines: list[Line] = [()] * top + block
        lines += [()] * (height - len(lines) - 2)
        lines = lines[: height - 2]
        lines.append(((pad(words.DISCLAIMER, width, "^"), "faint"),))
        lines.append(fit(((f" {words.HOME_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def press(self, key: str) -> None:
        """Choose and open."""
        if key in ("up", "down", "tab", "shift+tab", "j", "k"):
            step = 1 if key in ("down", "tab", "j") else -1
            self.at = (self.at + step) % len(self.entries)
        elif key in ("enter", "space"):
            self.open_entry(self.at)
        elif key in ("q", "escape"):
            self.program.exit()
        else:
            for at, entry in enumerate(self.entries):
                if entry[0].lower() == key:
                    self.at = at
                    self.open_entry(at)

    def click(self, x: int, y: int) -> None:
        """A click on an entry opens it."""
        if y in self._rows:
            self.at = self._rows[y]
            self.open_entry(self.at)

    def open_entry(self, at: int) -> None:
        """Open an entry. What it needs is loaded only now, so that the first frame comes at once."""
        entry = self.entries[at]
        if entry == words.QUIT:
            self.program.exit()
        elif entry == words.NEW_DUEL:
            from duel_tui.tui.screens.new_duel import NewDuel

            self.program.go(NewDuel())
        elif entry == words.CONTINUE:
            from duel_tui.tui.screens.saved import Saved

            self.program.go(Saved())
        elif entry == words.LEARN:
            from duel_tui.tui.screens.learn import Learn

            self.program.go(Learn())
        elif entry == words.PUZZLES:
            from duel_tui.tui.screens.puzzles import Puzzles

            self.program.go(Puzzles())
        elif entry == words.RULES:
            from duel_tui.tui.screens.rules import Rules

            self.program.go(Rules())
        elif entry == words.GUIDE:
            from duel_tui.tui.screens.guide import Guide

            self.program.go(Guide())
