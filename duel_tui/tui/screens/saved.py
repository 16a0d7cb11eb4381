"""The library: saved duels and matches to go on with, look at, search, name, throw away, bring in and take out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from duel_tui.script import library
from duel_tui.script.errors import SaveError
from duel_tui.script.folder import duels_folder, saved_duels, trash_folder
from duel_tui.script.heads import Entry
from duel_tui.table.lines import Line, clean, clip, fit, wrap
from duel_tui.text.en import library as words
from duel_tui.text.en import tui as screen_words
from duel_tui.text.plain import plain
from duel_tui.tui.dialogs.text_line import TextLine
from duel_tui.tui.keys import moved
from duel_tui.tui.page import Page
from duel_tui.tui.screens.saved_list import DETAILS, details, head, row

LONGEST = 80
"""Characters that are searched for."""


class Saved(Page):
    """A list, the unfinished duels first; or the trash."""

    def __init__(self) -> None:
        super().__init__()
        self.trash = False
        self.entries: list[Entry] = []
        self.found: list[Entry] = []
        self.at = 0
        self.text = ""
        self.typing = False
        self.said = ""
        self.wrong = ""
        self._top = 0
        self._rows: dict[int, int] = {}
        self._gone: Path | None = None
        """The duel that was thrown away last, in the trash."""
        self.read()

    @property
    def entry(self) -> Entry | None:
        """The duel under the bar."""
        return self.found[self.at] if self.found else None

    def read(self, to: Path | None = None) -> None:
        """Read the folder again; the bar stays on its duel, or goes to the file `to`."""
        wanted = to or (self.entry.path if self.entry else None)
        self.entries = saved_duels(trash_folder() if self.trash else duels_folder())
        self._search()
        paths = [entry.path for entry in self.found]
        if wanted in paths:
            self.at = paths.index(wanted)

    def _search(self) -> None:
        self.found = library.search(self.entries, self.text)
        self.at = min(self.at, max(len(self.found) - 1, 0))

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The title, what is searched for, the list, the duel under the bar, where the files lie."""
        left = max(2, (width - 100) // 2)
        cells = width - 2 * left
        margin = (" " * left, "")
        lines: list[Line] = [
            (),
            (margin, *head(self.entries, len(self.found), self.trash, self.glyphs, cells)),
            (margin, *self._field(cells)),
        ]
        said = self._said(cells)
        room = height - len(lines) - DETAILS - len(said) - 3
        self._top = max(min(self._top, self.at, len(self.found) - room), self.at - room + 1, 0)
        self._rows = {}
        if not self.found:
            lines.append((margin, (self._nothing(), "dim")))
        for at in range(self._top, min(len(self.found), self._top + room)):
            self._rows[len(lines)] = at
            lines.append((margin, *fit(row(self.found[at], at == self.at, self.glyphs, cells), cells)))
        lines += [()] * (height - len(lines) - DETAILS - len(said) - 2)
        told = [()] * DETAILS if self.entry is None else details(self.entry, self.glyphs, cells)
        lines.extend((margin, *line) for line in [*told, *said])
        folder = trash_folder() if self.trash else duels_folder()
        lines.append((margin, (clip(clean(str(folder)), cells, self.glyphs.more), "faint")))
        lines.append(fit(((f" {self._hints()}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _field(self, cells: int) -> Line:
        if not (self.typing or self.text):
            return ()
        shown = clip(self.text[::-1], cells - len(words.SEARCH_LABEL) - 2, self.glyphs.more)[::-1]
        return (
            (words.SEARCH_LABEL, "dim"), (shown, "strong"), (" ", "caret" if self.typing else ""),
        )  # fmt: skip

    def _said(self, cells: int) -> list[Line]:
        text, tone = (self.wrong, "warn") if self.wrong else (self.said, "note")
        return [((part, tone),) for part in wrap(clean(text), cells, 3, self.glyphs.more)] if text else [()]

    def _nothing(self) -> str:
        if self.entries:
            return words.NOTHING_FITS
        return words.TRASH_EMPTY if self.trash else screen_words.NOTHING_SAVED

    def _hints(self) -> str:
        if self.typing:
            return words.SEARCH_KEYS
        if self.trash:
            return words.TRASH_KEYS
        if self.entry is not None and self.entry.finished:
            return words.FINISHED_KEYS
        return words.LIST_KEYS

    # -- keys

    def press(self, key: str) -> None:
        """Choose, open, search, and what else can be done with a duel."""
        there = moved(key, self.at, max(len(self.found) - 1, 0))
        if there is not None:
            self.at = there
            self.typing = False
            self.hush()
        elif self.typing:
            self._type(key)
        else:
            self.hush()
            self._do(key)

    def hush(self) -> None:
        """What was said about the last key is read."""
        self.said = self.wrong = ""

    def _type(self, key: str) -> None:
        if key == "enter":
            self.typing = False
        elif key == "escape":
            self.typing, self.text = False, ""
        elif key == "backspace":
            self.text = self.text[:-1]
        elif key == "ctrl+u":
            self.text = ""
        elif (key == "space" or len(key) == 1) and len(self.text) < LONGEST:
            self.text += " " if key == "space" else key
        self._search()

    def typed(self, char: str) -> None:
        """Pasted text is searched for."""
        if self.typing:
            self._type("space" if char == " " else char)

    def _do(self, key: str) -> None:
        entry = self.entry
        if key == "/":
            self.typing = True
        elif key in ("escape", "q") and self.text:
            self.text = ""
            self.read()
        elif key in ("escape", "q") and not self.trash:
            self.program.back()
        elif key in ("t", "escape", "q"):
            self.trash = not self.trash
            self.at = self._top = 0
            self.read()
        elif key == "i" and not self.trash:
            self.open(TextLine(words.IMPORT_TITLE, words.IMPORT_NOTE, "", self._bring_in))
        elif key == "u" and self._gone is not None and not self.trash:
            self._try(lambda: self._restore(self._gone))
        elif entry is not None:
            self._with(entry, key)

    def _with(self, entry: Entry, key: str) -> None:
        if key in ("enter", "space"):
            self.take_up()
        elif key == "e":
            name = str(Path.cwd() / entry.path.name)
            self.open(TextLine(words.EXPORT_TITLE, words.EXPORT_NOTE, name, self._copy_out))
        elif key == "v" and not self.trash:
            self._look(entry)
        elif key == "r" and not self.trash:
            name = entry.name or words.plain_name(*entry.players)
            self.open(TextLine(words.RENAME_TITLE, words.RENAME_NOTE, name, self._rename))
        elif key in ("d", "delete") and not self.trash:
            self._try(lambda: self._delete(entry))

    def click(self, x: int, y: int) -> None:
        """A click chooses; a second one opens."""
        if y in self._rows:
            again = self.at == self._rows[y]
            self.at = self._rows[y]
            if again:
                self.take_up()

    # -- what is done

    def take_up(self) -> None:
        """Go on with the duel, look at one that is finished, or take it out of the trash."""
        from duel_tui.tui.screens.open import open_saved

        entry = self.entry
        if entry is None:
            return
        if self.trash:
            self._try(lambda: self._restore(entry.path))
        elif entry.finished or entry.wrong:
            self._look(entry)
        else:
            self._soon(lambda: open_saved(self.program, entry.path))

    def _look(self, entry: Entry) -> None:
        from duel_tui.tui.screens.open import look_at

        # What is damaged is shown as far as it can be read; what is no file is not even opened.
        why = words.is_unusable(entry.wrong) if entry.wrong else ""
        if not entry.path.is_file():
            self.wrong = why
            return

        def shown() -> str:
            wrong = look_at(self.program, entry.path, why)
            return wrong and (why or wrong)

        self._soon(shown)

    def _soon(self, opened: Callable[[], str]) -> None:
        """Say that a duel is being opened, which takes its time, and open it. `opened` returns what is wrong."""
        self.said = words.OPENING

        def work() -> None:
            self.hush()
            self.wrong = opened()
            self.redraw()

        self.program.later(work)

    def _try(self, work: Callable[[], None]) -> str:
        """Do something with files; what cannot be is said under the list, and returned."""
        self.hush()
        try:
            work()
        except (library.LibraryError, SaveError) as error:
            self.wrong = str(error)
            self.read()
        return self.wrong

    def _delete(self, entry: Entry) -> None:
        self._gone = library.delete(entry.path)
        self.said = words.deleted_here(plain(entry.path.name))
        self.read()

    def _restore(self, path: Path | None) -> None:
        assert path is not None
        back = library.restore(path)
        self._gone = None
        self.said = words.restored(plain(back.name))
        self.read(back)

    def _rename(self, name: str) -> str:
        entry = self.entry

        def work() -> None:
            assert entry is not None
            new = library.rename(entry.path, name)
            self.said = words.renamed(plain(entry.path.name), plain(new.name))
            self.read(new)

        return self._in_dialog(work)

    def _bring_in(self, text: str) -> str:
        path = Path(text).expanduser()

        def work() -> None:
            new = library.bring_in(path)
            self.text = ""
            self.said = words.brought_in(plain(path.name), plain(new.name))
            self.read(new)

        return self._in_dialog(work)

    def _copy_out(self, text: str) -> str:
        entry = self.entry

        def work() -> None:
            assert entry is not None
            to = library.copy_out(entry.path, Path(text).expanduser())
            self.said = words.copied(plain(entry.path.name), plain(str(to)))

        return self._in_dialog(work)

    def _in_dialog(self, work: Callable[[], None]) -> str:
        wrong = self._try(work)
        self.wrong = ""
        return wrong

    def on_screen_resume(self) -> None:
        """Back from a duel: the list may have changed."""
        self.read()
        super().on_screen_resume()
