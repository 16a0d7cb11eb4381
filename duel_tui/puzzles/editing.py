"""A puzzle being made: its position zone by zone, who is to do what, and whether it can be played so far."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from duel_tui.games import of
from duel_tui.puzzles.files import DEFAULT_TURN, SEATS, Puzzle, from_document
from duel_tui.puzzles.making import new_path
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.lines import Line
from duel_tui.script.models import Script
from duel_tui.script.reader import read_text
from duel_tui.script.values import complaint
from duel_tui.script.words import FORMAT, GAMES
from duel_tui.script.writer import document
from duel_tui.text.en import puzzles as say
from duel_tui.whole_files import write_whole

GOALS = (("A", ""), ("B", ""), ("none", "A"), ("none", "B"))
"""What can be asked for: the winner, and who survives where nobody has to win."""
PREFIXES: dict[str, dict[str, tuple[str, ...]]] = {
    "yugioh": {"monsters": ("", "defense", "set"), "spells": ("set", ""), "field": ("", "set")},
    "duel-masters": {"mana": ("", "tapped"), "battle": ("", "tapped")},
}
"""How a card can lie in a zone, the usual way first; elsewhere there is one way."""


@dataclass
class Draft:
    """A puzzle file as it is being made. `head` is everything before the play lines, as it stands in the file."""

    head: dict[str, Any]
    play: list[Line] = field(default_factory=list)
    path: Path | None = None
    changed: bool = False

    @classmethod
    def new(cls, game: str) -> Draft:
        """An empty table; A is to win."""
        turn = str(DEFAULT_TURN)
        head = {
            "duel": str(FORMAT),
            "game": game,
            "title": say.UNTITLED,
            "goal": {"winner": "A", "by turn": turn},
            "x-text": say.asks("A", False),
            "setup": {"turn": turn, "player": "A", "A": {}, "B": {}},
        }
        return cls(head)

    @classmethod
    def of(cls, puzzle: Puzzle) -> Draft:
        """A puzzle of the user's, to be changed."""
        head = copy.deepcopy(puzzle.document.tree.value)
        head.pop("play", None)
        for seat in SEATS:
            if not isinstance(head["setup"].get(seat), dict):
                head["setup"][seat] = {}
        return cls(head, list(puzzle.document.script.play), puzzle.path)

    # -- looking

    @property
    def game(self) -> str:
        """Which game it is about."""
        return str(self.head["game"])

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.head.get("title", ""))

    @property
    def goal(self) -> tuple[str, str]:
        """The winner, and who survives where nobody has to win."""
        winner = str(self.head["goal"].get("winner", "A"))
        return winner, str(self.head.get("x-solver", "A")) if winner == "none" else ""

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones of a side."""
        return GAMES[self.game].zones

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of a side: Life Points, blank cards in the Deck."""
        return GAMES[self.game].numbers

    def number(self, seat: str, key: str) -> str:
        """A number of a side; empty where the usual one holds."""
        return str(self.head["setup"][seat].get(key, ""))

    def cards(self, seat: str, zone: str) -> list[str]:
        """The cards of a zone, as texts."""
        return [_text(entry) for entry in self._entries(seat, zone)]

    def names(self) -> list[str]:
        """Every card that can be put on the table."""
        return sorted(card.name for card in of(self.game).cards.all_cards())

    def problem(self) -> str:
        """Why it cannot be played as it is; empty if it can."""
        try:
            self.puzzle().start()
        except ScriptError as error:
            return "; ".join(filter(None, [error.message, error.remedy]))
        except ValueError as error:
            return "; ".join(filter(None, complaint(error)[:2]))
        return ""

    def puzzle(self) -> Puzzle:
        """The puzzle that has been made so far. Raises ScriptError."""
        (made,) = read_text(self.text())
        return from_document(made, self.path or Path(say.UNTITLED))

    def text(self) -> str:
        """The file."""
        script = Script.model_validate(self.head, context={"game": self.game})
        return document(script.model_copy(update={"play": self.play}))

    # -- changing

    def add(self, seat: str, zone: str, text: str) -> str:
        """Put a card into a zone, `set Kuriboh`; returns what is wrong with it, or nothing."""
        ways = self._prefixes(zone)
        prefix, name = _split(text, ways)
        card = of(self.game).cards.find(name)
        if card is None and name.casefold() != "blank":
            return say.no_such_card(name)
        entries = self._entries(seat, zone)
        full = " ".join(filter(None, [prefix or ways[0], "Blank" if card is None else card.name]))
        return self._try(seat, zone, [*entries, full])

    def remove(self, seat: str, zone: str, at: int) -> None:
        """Take a card away."""
        entries = self._entries(seat, zone)
        del entries[at]
        self._put(seat, zone, entries)

    def turn(self, seat: str, zone: str, at: int) -> str:
        """Lay a card the next way, face-down or in defense; returns what is wrong with that, or nothing."""
        ways = self._prefixes(zone)
        if len(ways) < 2:
            return say.ONE_WAY
        entries = self._entries(seat, zone)
        prefix, name = _split(_text(entries[at]), ways)
        text = " ".join(filter(None, [ways[(ways.index(prefix) + 1) % len(ways)], name]))
        entry = entries[at]
        entries[at] = {**entry, "card": text} if isinstance(entry, dict) else text
        return self._try(seat, zone, entries)

    def set_number(self, seat: str, key: str, text: str) -> str:
        """Life Points or the like; empty text: the usual number. Returns what is wrong with it, or nothing."""
        before = copy.deepcopy(self.head)
        if text:
            self.head["setup"][seat][key] = text
        else:
            self.head["setup"][seat].pop(key, None)
        return self._keep(before)

    def rename(self, title: str) -> str:
        """Another title. Returns what is wrong with it, or nothing."""
        before = copy.deepcopy(self.head)
        self.head["title"] = title
        return self._keep(before)

    def ask(self, text: str) -> str:
        """What the puzzle says that it asks for. Returns what is wrong with it, or nothing."""
        before = copy.deepcopy(self.head)
        self.head["x-text"] = text
        return self._keep(before)

    def next_goal(self, step: int) -> None:
        """Another goal: A wins, B wins, A survives, B survives. A text that only said the old one says the new one."""
        winner, solver = self.goal
        usual = self.head.get("x-text") in (None, say.asks(solver or winner, bool(solver)))
        winner, solver = GOALS[(GOALS.index(self.goal) + step) % len(GOALS)]
        self.head["goal"] = {**self.head["goal"], "winner": winner}
        self.head.pop("x-solver", None)
        if solver:
            self.head["x-solver"] = solver
        if usual:
            self.head["x-text"] = say.asks(solver or winner, bool(solver))
        self.changed = True

    def next_player(self) -> None:
        """The other player's turn."""
        setup = self.head["setup"]
        setup["player"] = "A" if setup.get("player", "A") == "B" else "B"
        self.changed = True

    def save(self) -> Path:
        """Write the file, whole or not at all. Raises SaveError."""
        path = self.path or new_path(self.title)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, self.text())
        except OSError as error:
            raise SaveError(say.cannot_write(str(path), error.strerror or str(error))) from None
        self.path, self.changed = path, False
        return path

    # -- within

    def _prefixes(self, zone: str) -> tuple[str, ...]:
        return PREFIXES.get(self.game, {}).get(zone, ("",))

    def _entries(self, seat: str, zone: str) -> list[Any]:
        found = self.head["setup"][seat].get(zone) or []
        return list(found) if isinstance(found, list) else [found]

    def _put(self, seat: str, zone: str, entries: list[Any]) -> None:
        side = self.head["setup"][seat]
        if entries:
            side[zone] = entries
        else:
            side.pop(zone, None)
        self.changed = True

    def _try(self, seat: str, zone: str, entries: list[Any]) -> str:
        before, changed = copy.deepcopy(self.head), self.changed
        self._put(seat, zone, entries)
        self.changed = changed
        return self._keep(before)

    def _keep(self, before: dict[str, Any]) -> str:
        """Keep what was changed, unless that is what makes the position impossible."""
        wrong = self.problem()
        after, self.head = self.head, before
        if wrong and not self.problem():
            return wrong
        self.head, self.changed = after, True
        return ""


def _text(entry: Any) -> str:
    return str(entry.get("card", "")) if isinstance(entry, dict) else str(entry)


def _split(text: str, prefixes: tuple[str, ...]) -> tuple[str, str]:
    """The way a card lies, and its name."""
    head, _, rest = text.strip().partition(" ")
    return (head.casefold(), rest.strip()) if rest and head.casefold() in prefixes else ("", text.strip())
