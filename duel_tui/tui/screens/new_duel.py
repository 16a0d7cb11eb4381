"""Choosing decks, names, rules and who begins."""

from __future__ import annotations

from dataclasses import replace

from duel_tui.table.lines import Line, clip, fit, pad
from duel_tui.table.setup import DeckEntry, Setup, deck_entries, lines_of
from duel_tui.text.en import tui as words
from duel_tui.text.en.options import PROFILE_NAMES
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.page import Page
from duel_tui.yugioh import PROFILES

NAME_LENGTH = 20
SHOWN = 4
"""Problems of a deck that are listed."""
FIELDS = ("name 0", "deck 0", "name 1", "deck 1", "first", "profile", "start")


class NewDuel(Page):
    """A form of seven lines; the rules that the profile means stand under it."""

    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__()
        self.decks: list[DeckEntry] = deck_entries(setup.decks if setup is not None else ())
        self.at = 0
        self.fresh = {0, 1} if setup is None else set()
        """Names that nobody has typed yet: the first letter replaces them."""
        if setup is None:
            paths = {deck.path.stem: deck.path for deck in self.decks}
            one = paths.get("starter_yugi_2002", self.decks[0].path)
            two = paths.get("starter_kaiba_2002", self.decks[-1].path)
            setup = Setup((one, two))
        self.setup = setup
        self._rows: dict[int, int] = {}

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The form above, the options of the profile below."""
        left = max(2, (width - 96) // 2)
        cells = width - 2 * left
        lines: list[Line] = [(), ((" " * left, ""), (words.NEW_TITLE, "title")), ()]
        self._rows = {}
        for at, field in enumerate(FIELDS):
            if field in ("name 1", "first", "start"):
                lines.append(())
            self._rows[len(lines)] = at
            lines.append(((" " * left, ""), *self._field(at, field, cells)))
        lines.append(())
        room = height - len(lines) - 1
        shown = lines_of(self.setup.options(), cells)
        if room >= len(shown):
            lines.extend(((" " * left, ""), *line) for line in shown)
        elif room > 1:
            changed = [line for line in shown if line[-1][1] == "title"]
            rest = [line for line in shown if line[-1][1] != "title"]
            lines.extend(((" " * left, ""), *line) for line in (changed + rest)[:room])
        lines = lines[: height - 1]
        lines += [()] * (height - 1 - len(lines))
        lines.append(fit(((f" {words.FORM_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _field(self, at: int, field: str, cells: int) -> Line:
        here = at == self.at
        tone = " here" if here else ""
        lead = self.glyphs.pointer if here else " "
        if field == "start":
            return (
                (f" {lead} ", f"cursor{tone}"),
                (pad(words.START, cells - 3), f"title{tone}"),
            )
        kind, _, number = field.partition(" ")
        label = {"name": words.PLAYER, "deck": words.DECK, "first": words.FIRST, "profile": words.PROFILE}[
            kind
        ]
        if number:
            label += f" {'AB'[int(number)]}"
        value, note = self._value(kind, int(number or 0))
        if kind == "name":
            shown: Line = (
                (f"  {value}", f"strong{tone}"),
                (self.glyphs.bar_full if here else " ", f"cursor{tone}"),
            )
        else:
            g = self.glyphs
            arrows = (f"{g.left} ", f" {g.right}") if here else ("  ", "  ")
            shown = ((arrows[0], f"key{tone}"), (value, f"strong{tone}"), (arrows[1], f"key{tone}"))
        line: Line = (
            (f" {lead} ", f"cursor{tone}"),
            (pad(label, 12), f"dim{tone}"),
            *shown,
            (f"  {note}", f"dim{tone}"),
        )
        return fit(line, cells, tone)

    def _value(self, kind: str, seat: int) -> tuple[str, str]:
        setup = self.setup
        if kind == "name":
            return setup.names[seat], ""
        if kind == "deck":
            entry = self._deck(seat)
            return clip(entry.title, 34), entry.counts
        if kind == "first":
            return (words.COIN if setup.first is None else words.first_option(setup.names[setup.first])), ""
        return PROFILE_NAMES.get(setup.profile, setup.profile), words.PROFILE_NOTE

    def _deck(self, seat: int) -> DeckEntry:
        path = self.setup.decks[seat]
        return next((deck for deck in self.decks if deck.path == path), self.decks[0])

    # -- keys

    def press(self, key: str) -> None:
        """Move, change, type, start."""
        field = FIELDS[self.at]
        kind, _, number = field.partition(" ")
        if key in ("up", "down", "tab", "shift+tab"):
            step = 1 if key in ("down", "tab") else -1
            self.at = (self.at + step) % len(FIELDS)
        elif key == "escape":
            self.program.back()
        elif key == "enter":
            if kind == "start":
                self.begin()
            elif kind == "profile":
                options = self.setup.options()
                self.open(Scroll(words.OPTIONS_TITLE, lambda cells: lines_of(options, cells)))
            else:
                self.at += 1
        elif kind == "name":
            self._type(key, int(number))
        elif key in ("left", "right", "space"):
            self._change(kind, int(number or 0), -1 if key == "left" else 1)

    def typed(self, char: str) -> None:
        """Pasted text goes into a name."""
        self.press("space" if char == " " else char)

    def _type(self, key: str, seat: int) -> None:
        name = self.setup.names[seat]
        if key == "backspace":
            name = name[:-1]
        elif key in ("delete", "ctrl+u"):
            name = ""
        elif key == "space" or len(key) == 1:
            char = " " if key == "space" else key
            name = char if seat in self.fresh else (name + char)[:NAME_LENGTH]
        else:
            return
        self.fresh.discard(seat)
        names = (name, self.setup.names[1]) if seat == 0 else (self.setup.names[0], name)
        self.setup = replace(self.setup, names=names)

    def _change(self, kind: str, seat: int, step: int) -> None:
        setup = self.setup
        if kind == "deck":
            at = (self.decks.index(self._deck(seat)) + step) % len(self.decks)
            path = self.decks[at].path
            pair = (path, setup.decks[1]) if seat == 0 else (setup.decks[0], path)
            self.setup = replace(setup, decks=pair)
        elif kind == "first":
            order = (None, 0, 1)
            self.setup = replace(setup, first=order[(order.index(setup.first) + step) % 3])
        elif kind == "profile":
            names = list(PROFILES)
            self.setup = replace(setup, profile=names[(names.index(setup.profile) + step) % len(names)])

    def click(self, x: int, y: int) -> None:
        """A click goes to a line; on the line it is on already, it changes the value or starts."""
        if y not in self._rows:
            return
        if self.at == self._rows[y]:
            self.press("enter" if FIELDS[self.at] == "start" else "right")
        self.at = self._rows[y]

    def begin(self) -> None:
        """Start the duel; a deck that the rules forbid is named."""
        from duel_tui.decklist import DeckError
        from duel_tui.tui.screens.open import start

        names = tuple(name.strip() or words.DEFAULT_NAMES[seat] for seat, name in enumerate(self.setup.names))
        setup = replace(self.setup, names=(names[0], names[1]))
        try:
            start(self.program, setup, replace=True)
        except DeckError as error:
            said = [str(problem) for problem in error.problems[:SHOWN]]
            if len(error.problems) > SHOWN:
                said.append(words.and_more(len(error.problems) - SHOWN))
            self._complain(said)
        except OSError as error:
            self._complain([str(error)])

    def _complain(self, said: list[str]) -> None:
        self.open(Choice(words.NEW_TITLE, said, [("o", words.BACK, lambda: None)]))
