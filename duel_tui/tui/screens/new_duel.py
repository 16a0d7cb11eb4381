"""Choosing decks, names, rules, the list of forbidden cards, a duel or a match, and who begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from duel_tui import games
from duel_tui.decklist import Problem
from duel_tui.table.decks import LISTS, DeckEntry, DeckShelf
from duel_tui.table.lines import Line, clip, fit, pad
from duel_tui.table.setup import Setup, lines_of, own_decks
from duel_tui.table.taking_back import RULES
from duel_tui.text.en import asking as asking_words
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import options as option_words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en import tui as words
from duel_tui.text.en.options import PROFILE_NAMES, list_name
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.decks import DeckList, short
from duel_tui.tui.dialogs.options import OptionList
from duel_tui.tui.page import Page

T = TypeVar("T")

NAME_LENGTH = 20
FIELDS = (
    "game",
    "name 0",
    "deck 0",
    "name 1",
    "deck 1",
    "first",
    "profile",
    "options",
    "list",
    "of",
    "windows",
    "undo",
    "start",
)
ONLY_YUGIOH = ("list",)
"""Lines that a duel of Duel Masters does not have."""
LENGTHS = (1, 3, 5, 7)
"""How many duels can be chosen with the arrow keys."""
LABELS = {
    "name": words.PLAYER, "deck": words.DECK, "first": words.FIRST, "profile": words.PROFILE,
    "options": option_words.FIELD, "list": match_words.LIST, "of": match_words.DUELS, "windows": asking_words.WINDOWS,
    "undo": undo_words.FIELD, "game": option_words.GAME,
}  # fmt: skip


class NewDuel(Page):
    """A form; under it what forbids the start, or the rules that were chosen."""

    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__()
        self.shelf = DeckShelf(setup.decks if setup is not None else ())
        self.at = 0
        usual = words.NAMES[setup.kit.key] if setup is not None else ()
        self.fresh = {seat for seat in (0, 1) if setup is None or setup.names[seat] == usual[seat]}
        """Names that nobody has typed yet: the first letter replaces them."""
        if setup is None:
            setup = Setup(own_decks())
        # The decks are chosen anew here, from files.
        self.setup = replace(setup, given=None)
        self._rows: dict[int, int] = {}

    @property
    def fields(self) -> tuple[str, ...]:
        """The lines of the form for the game chosen."""
        if self.setup.kit.key == games.YUGIOH:
            return FIELDS
        return tuple(field for field in FIELDS if field not in ONLY_YUGIOH)

    @property
    def decks(self) -> list[DeckEntry]:
        """The decks that can be chosen."""
        return self.shelf.of(self.setup.kit.key)

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The form above, below it what is wrong with it, or the options."""
        left = max(2, (width - 96) // 2)
        cells = width - 2 * left
        lines: list[Line] = [(), ((" " * left, ""), (words.NEW_TITLE, "title")), ()]
        self._rows = {}
        for at, field in enumerate(self.fields):
            if field in ("name 0", "name 1", "first", "start"):
                lines.append(())
            self._rows[len(lines)] = at
            lines.append(((" " * left, ""), *self._field(at, field, cells)))
        lines.append(())
        room = height - len(lines) - 1
        lines.extend(((" " * left, ""), *line) for line in self._below(cells, room))
        lines = lines[: height - 1]
        lines += [()] * (height - 1 - len(lines))
        keys = match_words.DECK_LINE_KEYS if self.fields[self.at].startswith("deck") else words.FORM_KEYS
        lines.append(fit(((f" {keys}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _below(self, cells: int, room: int) -> list[Line]:
        """The problems of the decks, one line each; without any, the options, those that differ first."""
        said = self._said(cells)
        if said:
            more = len(said) - room
            shown: list[Line] = [((text, "warn"),) for text in (said if more <= 0 else said[: room - 1])]
            return shown if more <= 0 else [*shown, ((match_words.more(more + 1), "dim"),)]
        found = lines_of(self.setup.options(), cells, self.setup.profile)
        if room >= len(found):
            return found
        changed = lines_of(self.setup.options(), cells, self.setup.profile, only=True)
        return [*changed, *(line for line in found if line not in changed)][:room]

    def _said(self, cells: int) -> list[str]:
        """Every problem of both decks on a line of its own."""
        found = []
        for seat in (0, 1):
            lead = match_words.deck_of("AB"[seat])
            found += [lead + short(problem, cells - len(lead)) for problem in self._problems(seat)]
        return found

    def _problems(self, seat: int) -> tuple[Problem, ...]:
        return self.shelf.problems(self._deck(seat), self.setup.options())

    def _field(self, at: int, field: str, cells: int) -> Line:
        here = at == self.at
        tone = " here" if here else ""
        lead = self.glyphs.pointer if here else " "
        if field == "start":
            wrong = self._problems(0) or self._problems(1)
            label = words.START if self.setup.of == 1 else match_words.START_MATCH
            note = match_words.REFUSED if wrong else ""
            return (
                (f" {lead} ", f"cursor{tone}"),
                (pad(label, 24), f"{'dim' if wrong else 'title'}{tone}"),
                (pad(note, cells - 27), f"warn{tone}"),
            )
        kind, _, number = field.partition(" ")
        label = f"{LABELS[kind]} {'AB'[int(number)]}" if number else LABELS[kind]
        value, note = self._value(kind, int(number or 0))
        if kind == "name":
            shown: Line = (
                (f"  {value}", f"strong{tone}"),
                (self.glyphs.bar_full if here else " ", f"cursor{tone}"),
            )
        else:
            g = self.glyphs
            arrows = (f"{g.left} ", f" {g.right}") if here else ("  ", "  ")
            if kind == "options":
                arrows = ("  ", "  ")
            shown = ((arrows[0], f"key{tone}"), (value, f"strong{tone}"), (arrows[1], f"key{tone}"))
        mark: Line = ()
        if kind == "deck":
            wrong = self._problems(int(number))
            glyph = self.glyphs.cross if wrong else self.glyphs.can_act
            mark = ((f"  {glyph}", f"{'warn' if wrong else 'can'}{tone}"),)
        line: Line = (
            (f" {lead} ", f"cursor{tone}"),
            (pad(label, 12), f"dim{tone}"),
            *shown,
            *mark,
            (f"{' ' if mark else '  '}{note}", f"dim{tone}"),
        )
        return fit(line, cells, tone)

    def _value(self, kind: str, seat: int) -> tuple[str, str]:
        setup = self.setup
        if kind == "name":
            return setup.names[seat], ""
        if kind == "deck":
            entry = self._deck(seat)
            deck = entry.deck
            note = entry.counts
            if deck is not None and entry.game == games.YUGIOH:
                note = match_words.sizes(len(deck.main), len(deck.extra), len(deck.side))
            return clip(entry.title, 27), note
        if kind == "game":
            return option_words.GAME_NAMES[setup.kit.key], ""
        if kind == "first":
            return (words.COIN if setup.first is None else words.first_option(setup.names[setup.first])), ""
        if kind == "list":
            name = setup.options().list
            return clip(match_words.NO_LIST if name == "none" else list_name(name), 40), ""
        if kind == "of":
            return match_words.length(setup.of), "" if setup.of == 1 else match_words.MATCH_NOTE
        if kind == "windows":
            return asking_words.window_choice(setup.strict, setup.teach), ""
        if kind == "undo":
            return undo_words.RULES[setup.undo], ""
        if kind == "options":
            return option_words.how_many(len(setup.changes())), option_words.FIELD_NOTE
        return PROFILE_NAMES.get(setup.profile, setup.profile), ""

    def _deck(self, seat: int) -> DeckEntry:
        return self.shelf.entry(self.setup.decks[seat])

    # -- keys

    def press(self, key: str) -> None:
        """Move, change, type, start."""
        kind, _, number = self.fields[self.at].partition(" ")
        if key in ("up", "down", "tab", "shift+tab"):
            step = 1 if key in ("down", "tab") else -1
            self.at = (self.at + step) % len(self.fields)
        elif key == "escape":
            self.program.back()
        elif key == "enter":
            self._enter(kind, int(number or 0))
        elif kind == "name":
            self._type(key, int(number))
        elif key in ("left", "right", "space"):
            self._change(kind, int(number or 0), -1 if key == "left" else 1)

    def _enter(self, kind: str, seat: int) -> None:
        if kind == "start":
            self.begin()
        elif kind == "options":
            self.open(OptionList(self.setup, self._use))
        elif kind == "deck":
            options = self.setup.options()
            self.open(DeckList(self.shelf, self._deck(seat), options, lambda deck: self._take(seat, deck)))
        else:
            self.at += 1

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
        if kind == "game":
            self._play(_next(tuple(games.KITS), setup.kit.key, step))
        elif kind == "deck":
            at = self.decks.index(self._deck(seat)) if self._deck(seat) in self.decks else 0
            self._take(seat, self.decks[(at + step) % len(self.decks)])
        elif kind == "first":
            self.setup = replace(setup, first=_next((None, 0, 1), setup.first, step))
        elif kind == "profile":
            # Another profile brings its own list.
            self.setup = replace(
                setup, profile=_next(tuple(setup.kit.profiles), setup.profile, step), card_list=None
            )
        elif kind == "list":
            name = setup.options().list
            lists = LISTS if name in LISTS else (*LISTS, name)
            self.setup = replace(setup, card_list=_next(lists, name, step))
        elif kind == "options":
            self._enter(kind, seat)
        elif kind == "windows":
            self.setup = setup.other_windows(step)
        elif kind == "undo":
            self.setup = replace(setup, undo=_next(RULES, setup.undo, step))
        elif kind == "of":
            self.setup = replace(setup, of=_next(tuple(sorted({*LENGTHS, setup.of})), setup.of, step))

    def _play(self, game: str) -> None:
        """Another game brings its own decks and rules, and names where nobody has typed any."""
        usual, now = words.NAMES[game], self.setup.names
        names = (usual[0] if 0 in self.fresh else now[0], usual[1] if 1 in self.fresh else now[1])
        profile = games.of(game).default
        self.setup = replace(
            self.setup, names=names, decks=own_decks(game), profile=profile, card_list=None, changed=()
        )

    def _use(self, setup: Setup) -> None:
        self.setup = setup

    def _take(self, seat: int, deck: DeckEntry) -> None:
        decks = self.setup.decks
        self.setup = replace(self.setup, decks=(deck.path, decks[1]) if seat == 0 else (decks[0], deck.path))

    def click(self, x: int, y: int) -> None:
        """A click goes to a line; on the line it is on already, it changes the value or starts."""
        if y not in self._rows:
            return
        if self.at == self._rows[y]:
            self.press("enter" if self.fields[self.at] == "start" else "right")
        self.at = self._rows[y]

    def begin(self) -> None:
        """Start the duel or the match; what the rules forbid is named."""
        from duel_tui.decklist import DeckError
        from duel_tui.tui.screens.open import start

        said = [text for text in self._said(10000) if text]
        if said:
            self._complain(said)
            return
        names = tuple(
            name.strip() or words.NAMES[self.setup.kit.key][seat]
            for seat, name in enumerate(self.setup.names)
        )
        setup = replace(self.setup, names=(names[0], names[1]))
        try:
            start(self.program, setup, replace=True)
        except DeckError as error:
            # The file was changed while the form was open.
            for deck in {*self.setup.decks}:
                self.shelf.add(deck)
            self._complain([str(problem) for problem in error.problems])
        except OSError as error:
            self.open(Choice(words.NEW_TITLE, [str(error)], [("o", words.BACK, lambda: None)]))

    def _complain(self, said: list[str]) -> None:
        """All of it, to be scrolled."""
        from duel_tui.tui.screens.duel_dialogs import sentences

        self.open(sentences(match_words.PROBLEMS, said))


def _next(values: Sequence[T], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)]
