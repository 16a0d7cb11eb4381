"""The rules reference: the rules by chapter at the left, one of them and what it leads to at the right."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from duel_tui.script.rule_search import search
from duel_tui.table import rule_reference as reference
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, fit, pad, wrap
from duel_tui.table.replay_opening import CannotLook, viewer_of
from duel_tui.table.rule_reference import CannotOpen, Link, Row
from duel_tui.text.en import rule_screen as words
from duel_tui.text.en.rule_pages import rule_texts
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.page import Page

HEAD = 3
"""Lines above the list."""


class Rules(Page):
    """Letters search. `rule` is shown first."""

    def __init__(self, rule: str = "") -> None:
        super().__init__()
        self.wanted = ""
        self.found = search("")
        self.rows: list[Row] = reference.rows()
        self.at = 0
        """The row under the cursor; always one with a rule, where there is any."""
        self.top = 0
        self.scrolled = 0
        self.link = -1
        """The link under the cursor; -1 while the cursor is in the list."""
        self._room = 1
        self._last = 0
        self._rows: dict[int, int] = {}
        self._side = 34
        self._links: dict[int, int] = {}
        self._go(rule)

    @property
    def rule(self) -> str:
        """The rule that is shown; empty when none is found."""
        return self.rows[self.at].rule if self.rows else ""

    def links(self) -> list[Link]:
        """What the rule leads to."""
        return reference.links(self.rule) if self.rule else []

    def _go(self, rule: str) -> None:
        """Put the cursor on a rule, or on the first one."""
        found = [at for at, row in enumerate(self.rows) if row.rule]
        self.at = next((at for at in found if self.rows[at].rule == rule), found[0] if found else 0)
        self.scrolled, self.link = 0, -1

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The list, the rule, the keys."""
        side = self._side = 34 + max(0, (width - 80) // 3)
        cells = min(width - side - 4, 90)
        room = self._room = height - HEAD - 1
        number = sum(bool(row.rule) for row in self.rows)
        field: Line = (
            (f" {words.TITLE}  ", "title"),
            (f"{words.SEARCH}: ", "dim"),
            (self.wanted or "", "strong"),
            (self.glyphs.bar_full if self.link < 0 else " ", "cursor"),
            ("" if self.wanted else f" {words.SEARCH_HINT}", "faint"),
            (f"  {words.found(number, len(rule_texts()), self.found.whole)}", "dim"),
        )
        lines: list[Line] = [(), field, ()]
        beside = self._beside(cells, room)
        self._keep_in_sight(room)
        self._rows = {}
        for y in range(room):
            at = self.top + y
            left: Line = ((" " * side, ""),)
            if at < len(self.rows):
                left = self._row(at, side)
                self._rows[HEAD + y] = at
            lines.append((*left, (f"{self.glyphs.down} ", "grid"), *(beside[y] if y < len(beside) else ())))
        more = f"{self.scrolled + 1}/{self._last + 1}  " if self._last else ""
        keys = words.LIST_KEYS if self.link < 0 else words.LINK_KEYS
        lines.append(fit(((f" {more}{keys}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _row(self, at: int, side: int) -> Line:
        row = self.rows[at]
        if not row.rule:
            text = pad(f" {row.text}" if row.page else f"  {row.text}", side, more=self.glyphs.more)
            return ((text, "title" if row.page else "head"),)
        here = at == self.at
        tone = " here" if here and self.link < 0 else ""
        lead = self.glyphs.pointer if here else " "
        return (
            (f" {lead} ", f"cursor{tone}"),
            (pad(row.rule, 8), f"key{tone}"),
            (pad(row.text, side - 12, more=self.glyphs.more), f"{'strong' if here else 'command'}{tone}"),
            (" ", ""),
        )

    def _keep_in_sight(self, room: int) -> None:
        """Scroll the list so that the cursor, and the heading above it, are seen."""
        first = self.at
        while first > 0 and not self.rows[first - 1].rule:
            first -= 1
        self.top = min(self.top, first)
        if self.at >= self.top + room:
            self.top = self.at - room + 1
        self.top = max(0, min(self.top, len(self.rows) - room))

    def _beside(self, cells: int, room: int) -> list[Line]:
        """The rule and its links, those lines that are in sight."""
        if not self.rule:
            return [((words.NO_MATCH, "warn"),)]
        lines = reference.told(self.rule, cells)
        spans: dict[int, tuple[int, int]] = {}
        kind = ""
        for number, link in enumerate(self.links()):
            if link.kind != kind:
                kind = link.kind
                lines += [(), ((reference.HEADS[link.kind], "head"),)]
            start = len(lines)
            here = number == self.link
            tone = " here" if here else ""
            for n, part in enumerate(wrap(link.title, cells - 2)):
                lead = self.glyphs.pointer if here and n == 0 else " "
                lines.append(((f"{lead} ", f"cursor{tone}"), (part, f"command{tone}")))
            spans[number] = (start, len(lines))
        self._last = max(0, len(lines) - room)
        if self.link >= 0:
            start, end = spans[self.link]
            self.scrolled = min(self.scrolled, max(0, start - 1))
            self.scrolled = max(self.scrolled, end - room)
        self.scrolled = min(max(0, self.scrolled), self._last)
        self._links = {
            HEAD + y - self.scrolled: number
            for number, (start, end) in spans.items()
            for y in range(start, end)
        }
        return lines[self.scrolled : self.scrolled + room]

    # -- keys

    def press(self, key: str) -> None:
        """Move, search, go to the links, leave."""
        if self.link >= 0:
            self._on_links(key)
        elif key in ("up", "down"):
            self._step(1 if key == "down" else -1)
        elif key in ("pageup", "pagedown"):
            self.scrolled = min(
                max(0, self.scrolled + (self._room if key == "pagedown" else -self._room)), self._last
            )
        elif key in ("home", "end"):
            found = [at for at, row in enumerate(self.rows) if row.rule]
            if found:
                self._to(found[0] if key == "home" else found[-1])
        elif key in ("enter", "right", "tab"):
            self.link = 0 if self.links() else -1
        elif key == "escape":
            if self.wanted:
                self._search("")
            else:
                self.program.back()
        elif key in ("backspace", "delete"):
            self._search(self.wanted[:-1])
        elif key in ("ctrl+u", "ctrl+w"):
            self._search("")
        elif key == "space" or len(key) == 1:
            self._search((self.wanted + (" " if key == "space" else key))[:40])

    def typed(self, char: str) -> None:
        """Pasted text is searched for."""
        self._search((self.wanted + char)[:40])

    def _on_links(self, key: str) -> None:
        number = len(self.links())
        if key in ("up", "down", "tab", "shift+tab", "j", "k"):
            self.link = (self.link + (1 if key in ("down", "tab", "j") else -1)) % number
        elif key in ("enter", "space"):
            self._open(self.links()[self.link])
        elif key in ("escape", "left", "q", "backspace"):
            self.link = -1

    def _step(self, step: int) -> None:
        at = self.at + step
        while 0 <= at < len(self.rows) and not self.rows[at].rule:
            at += step
        if 0 <= at < len(self.rows):
            self._to(at)

    def _to(self, at: int) -> None:
        self.at, self.scrolled, self.link = at, 0, -1

    def _search(self, query: str) -> None:
        rule = self.rule
        # Who begins a search with a slash, as elsewhere, is not looking for one.
        self.wanted = query = query.lstrip("/ ")
        self.found = search(query)
        self.rows = reference.rows(query)
        self.top = 0
        self._go(rule if rule in self.found.rules else "".join(self.found.rules[:1]))

    def click(self, x: int, y: int) -> None:
        """A click on a rule shows it, one on a link opens it."""
        if x < self._side:
            if y in self._rows and self.rows[self._rows[y]].rule:
                self._to(self._rows[y])
        elif y in self._links:
            self.link = self._links[y]
            self._open(self.links()[self.link])

    # -- opening

    def _open(self, link: Link) -> None:
        if link.kind == "card":
            view = reference.card_view(link.title)
            if view is not None:
                self.open(Scroll(words.CARD_TITLE, lambda cells: card_facts(view, self.glyphs, cells)))
        elif link.path is not None and link.kind == "lesson":
            self._lesson(link.path)
        elif link.path is not None:
            self.open(
                Choice(
                    words.SCENARIO_TITLE,
                    [link.title],
                    [
                        ("p", words.PLAY, partial(self._play, link.path, link.title)),
                        ("s", words.STEP, partial(self._go_through, link.path)),
                        ("b", words.BACK, lambda: None),
                    ],
                )
            )

    def _play(self, path: Path, title: str) -> None:
        """Lay the scenario out on the table; it is played by two, every question explained."""
        from duel_tui.tui.screens.duel import DuelScreen

        try:
            page = DuelScreen(reference.scenario_session(path))
        except CannotOpen as error:
            self._wrong(str(error))
            return
        page.teacher.on = True
        page.begun = title
        self.program.go(page)

    def _go_through(self, path: Path) -> None:
        from duel_tui.tui.screens.replay import show_replay

        try:
            viewer = viewer_of(path, eyes="both")
        except CannotLook as error:
            self._wrong(str(error))
            return
        show_replay(self.program, viewer)

    def _lesson(self, path: Path) -> None:
        from duel_tui.lessons.courses import all_lessons
        from duel_tui.lessons.progress import Progress
        from duel_tui.tui.screens.learn import begin

        lesson = next((lesson for lesson in all_lessons() if lesson.path == path), None)
        if lesson is None:
            return
        page, wrong = begin(lesson, Progress())
        if page is None:
            self._wrong(wrong)
        else:
            self.program.go(page)

    def _wrong(self, text: str) -> None:
        self.open(Choice(words.TITLE, [text], [("b", words.BACK, lambda: None)]))
