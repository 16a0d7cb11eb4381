"""Lists of cards: choosing from them, or looking through a pile; the card in the list is described beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.engine.view import CardView
from duel_tui.table.cells import cost_line, kind_role, name_of, number
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, clip, fit, pad
from duel_tui.text.en import table as table_words
from duel_tui.text.en import tui as words
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.keys import moved


class CardList(Dialog):
    """A list at the left, the card at the right."""

    hints = words.VIEW_KEYS
    heading = ""

    def __init__(self, title: str, cards: Sequence[CardView]) -> None:
        self.title = title
        self.cards = list(cards)
        self.at = 0
        self._top = 0
        self._skip = 0

    def size(self, width: int, height: int) -> tuple[int, int]:
        """Nearly the whole screen."""
        return min(width - 8, 100), min(height - 6, 30)

    def mark(self, at: int) -> tuple[str, str]:
        """What stands before a card of the list."""
        return " ", ""

    def head(self, cells: int) -> list[Line]:
        """Lines above the list."""
        return []

    def facts(self, cells: int) -> list[Line]:
        """What stands beside the list: the card under the bar."""
        return card_facts(self.cards[self.at], self.glyphs, cells)

    def body(self, cells: int, rows: int) -> list[Line]:
        """The head, then both columns."""
        top = self.head(cells)
        self._skip = len(top)
        rows = rows - len(top)
        left = min(40, cells * 45 // 100)
        right = cells - left - 3
        if not self.cards:
            return [*top, fit(((words.EMPTY_PILE, "faint"),), cells)]
        self._top = min(max(self._top, self.at - rows + 1), self.at)
        facts = self.facts(right)
        count = max(min(rows, max(len(self.cards), len(facts), 8)), 1)
        lines: list[Line] = list(top)
        for row in range(count):
            at = self._top + row
            beside = facts[row] if row < len(facts) else ()
            lines.append((*self._entry(at, left), (f" {self.glyphs.down} ", "grid"), *fit(beside, right)))
        return lines

    def _entry(self, at: int, cells: int) -> Line:
        if at >= len(self.cards):
            return ((" " * cells, ""),)
        card = self.cards[at]
        here = " here" if at == self.at else ""
        mark, role = self.mark(at)
        lead = self.glyphs.pointer if here else " "
        name = name_of(card) or f"{table_words.FACE_DOWN_CARD} ({card.place})"
        values = ""
        if card.definition is not None and card.definition.kind == "monster":
            values = f"{number(card.base_atk)}/{number(card.base_def)}"
        elif isinstance(card.definition, DuelMastersCard):
            values = cost_line(card.definition, 0)
        room = cells - 4 - len(values)
        return (
            (lead, f"cursor{here}"),
            (f"{mark} ", f"{role}{here}"),
            (pad(clip(name, room, self.glyphs.more), room), f"{kind_role(card)}{here}"),
            (f" {values}", f"dim{here}"),
        )

    def press(self, key: str) -> None:
        """Move, look closer, shut."""
        there = moved(key, self.at, max(len(self.cards) - 1, 0))
        if there is not None:
            self.at = there
        elif key == "i" and self.cards:
            card = self.cards[self.at]
            self.page.open(Scroll(table_words.CARD, lambda cells: card_facts(card, self.glyphs, cells)))
        else:
            super().press(key)

    def pressed_row(self, row: int, column: int) -> None:
        """A click goes to a card; a click on it again acts as Enter."""
        at = self._top + row - self._skip
        if row >= self._skip and 0 <= at < len(self.cards):
            if at == self.at:
                self.press("enter")
            self.at = at


class PickList(CardList):
    """Choosing cards. `toggle` picks or puts back and tells whether that answered; `done` answers with the picks.

    `where` says of each card where it lies.
    """

    def __init__(
        self,
        title: str,
        cards: Sequence[CardView],
        order: Callable[[], Sequence[int]],
        toggle: Callable[[int], bool],
        done: Callable[[], bool],
        status: Callable[[], str],
        single: bool,
        where: Sequence[str],
    ) -> None:
        super().__init__(title, cards)
        self.where = where
        self.order = order
        self.toggle = toggle
        self.done = done
        self.status = status
        self.single = single
        self.hints = words.LIST_KEYS if single else words.MULTI_KEYS

    def mark(self, at: int) -> tuple[str, str]:
        """The number of the pick, or a sign that it can be picked."""
        picked = list(self.order())
        if at not in picked:
            return self.glyphs.candidate, "candidate"
        return (self.glyphs.picked if len(picked) > 9 else str(picked.index(at) + 1)), "picked"

    def facts(self, cells: int) -> list[Line]:
        """Where the card lies, and the card."""
        return [((clip(self.where[self.at], cells, self.glyphs.more), "dim"),), *super().facts(cells)]

    def head(self, cells: int) -> list[Line]:
        """How far the choice has come."""
        return [] if self.single else [((self.status(), "prompt"),), ()]

    def press(self, key: str) -> None:
        """Pick, finish, or move."""
        if key in ("enter", "space") and self.cards:
            if self.toggle(self.at):
                self.shut()
        elif key == "d":
            if self.done():
                self.shut()
        else:
            super().press(key)


class Piles(CardList):
    """The piles that may be looked through, one after the other. `why` answers what a card cannot do now."""

    hints = words.PILE_KEYS

    def __init__(
        self, piles: Sequence[tuple[str, Sequence[CardView]]], why: Callable[[str], Dialog], start: int = 0
    ) -> None:
        super().__init__(words.PILES_TITLE, ())
        self.why = why
        self.piles = piles
        self.pile = start
        self._show()

    def _show(self) -> None:
        name, cards = self.piles[self.pile]
        self.cards = list(reversed(cards))  # the newest on top, as in the pile
        self.at = 0
        self.title = f"{name} ({len(cards)})"

    def press(self, key: str) -> None:
        """Left and right change the pile."""
        if key in ("left", "right", "tab", "g"):
            self.pile = (self.pile + (-1 if key == "left" else 1)) % len(self.piles)
            self._show()
        elif key in ("x", "w") and self.cards:
            self.page.open(self.why(self.cards[self.at].place))
        elif key == "enter":
            super().press("i")
        else:
            super().press(key)
