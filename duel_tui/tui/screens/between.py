"""Between two duels of a match, and after the last one: how it stands, what both may count, who begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from duel_tui.table.lines import Line, clean, clip, fit, pad
from duel_tui.table.match_play import MatchPlay
from duel_tui.text.en import match as match_words
from duel_tui.text.en import matches as words
from duel_tui.text.en import tui as tui_words
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.page import Page

NAME = 20
COLUMN = 15


class Between(Page):
    """Both players look at this page; no card is on it."""

    def __init__(self, play: MatchPlay) -> None:
        super().__init__()
        self.play = play
        self.at = 0
        self.wrong = ""
        self._rows: dict[int, int] = {}

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, safe to show."""
        one, two = self.play.names
        return clean(one), clean(two)

    def options(self) -> list[tuple[str, Callable[[], None]]]:
        """What can be done now."""
        play = self.play
        if play.match.over:
            return [
                (words.NEW_MATCH, self.another),
                (tui_words.TO_NEW_DUEL, self.others),
                (tui_words.TO_HOME, self.leave),
            ]
        opening = play.match.opening()
        if opening.chooser is not None:
            order = (opening.chooser, 1 - opening.chooser)
            return [(tui_words.first_option(self.names[seat]), partial(self.start, seat)) for seat in order]
        return [(words.start(play.match.number), lambda: self.start(opening.first))]

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The duels so far, the counts, the answers."""
        left = max(2, (width - 84) // 2)
        cells = width - 2 * left
        match, names = self.play.match, self.names
        lines: list[Line] = [
            (),
            ((self.play.standing(names), "title"),),
            ((words.best_of(match.of, match.needed), "dim"),),
            (),
        ]
        opening = match.opening()
        chosen = (
            [] if match.over else [((match_words.opening(names, opening.chooser, opening.first), "prompt"),)]
        )
        options = self.options()
        below = [*self._counts(), (), *chosen] if self.play.counting else list(chosen)
        room = height - len(lines) - len(below) - len(options) - 4
        duels = [
            words.duel_line(
                at, None if duel.winner is None else names[duel.winner], duel.reason, names[duel.first]
            )
            for at, duel in enumerate(match.duels, 1)
        ]
        lines += [((clip(text, cells, self.glyphs.more), ""),) for text in duels[-max(room, 1) :]]
        lines += [(), *below]
        self._rows = {}
        for at, (label, _) in enumerate(options):
            here = " here" if at == self.at else ""
            lead = self.glyphs.pointer if here else " "
            self._rows[len(lines)] = at
            lines.append(((f" {lead} ", f"cursor{here}"), (pad(label, 40), f"command{here}")))
        if self.wrong:
            lines.append(((clip(self.wrong, cells, self.glyphs.more), "warn"),))
        lines = [((" " * left, ""), *line) for line in lines[: height - 1]]
        lines += [()] * (height - 1 - len(lines))
        lines.append(fit(((f" {words.BETWEEN_KEYS}", "hints"),), width, "hints"))
        return [fit(line, width) for line in lines]

    def _counts(self) -> list[Line]:
        """What the opponent may verify by counting."""
        lines: list[Line] = [((words.COUNT_HEAD, "head"),)]
        lines.append(((" " * (NAME + 2), ""), *((pad(part, COLUMN), "dim") for part in words.PARTS)))
        for seat in (0, 1):
            pairs = zip(*self.play.match.verify(seat), strict=True)
            shown = tuple((pad(f"{old} {self.glyphs.to} {new}", COLUMN), "count") for old, new in pairs)
            lines.append(((pad(clip(self.names[seat], NAME, self.glyphs.more), NAME + 2), "name"), *shown))
        return lines

    # -- keys

    def press(self, key: str) -> None:
        """Choose and do."""
        number = len(self.options())
        if key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (1 if key in ("down", "tab") else -1)) % number
        elif key in ("enter", "space"):
            self.options()[self.at][1]()
        elif key in ("q", "escape"):
            self.leave()

    def click(self, x: int, y: int) -> None:
        """A click chooses; a second one does it."""
        if y in self._rows:
            again = self.at == self._rows[y]
            self.at = self._rows[y]
            if again:
                self.press("enter")

    def start(self, first: int | None) -> None:
        """Start the next duel."""
        from duel_tui.tui.screens.open import show_duel

        try:
            self.play.start(first)
        except OSError as error:
            self.wrong = clean(str(error))
        else:
            show_duel(self.program, self.play, replace=True)

    def another(self) -> None:
        """The same players and decks once more."""
        from duel_tui.tui.screens.open import start

        self.play.close()
        try:
            start(self.program, self.play.setup, replace=True)
        except (OSError, ValueError) as error:
            self.open(Choice(words.MATCH_OVER, [clean(str(error))], [("o", tui_words.BACK, lambda: None)]))

    def others(self) -> None:
        """Other decks."""
        from duel_tui.tui.screens.new_duel import NewDuel

        self.play.close()
        self.program.replace(NewDuel(self.play.setup))

    def leave(self) -> None:
        """Back to the home screen; the match is on disk."""
        self.play.close()
        self.program.back()
