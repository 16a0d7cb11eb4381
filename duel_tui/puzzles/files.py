"""Puzzle files: a duel script with `setup` and `goal`, and what a puzzle says besides, under `x-` keys.

`x-solver` (A unless written), `x-unique` (`first`, `line` or both: what is claimed of the solution), `x-level` (easy,
medium, hard), `x-text`, `x-hints`. `goal: {winner: A, by turn: 3}` asks to win; `winner: none` asks the solver not to
have lost by the end of that turn. The `play` lines are the solution that the author means, with `say` lines about it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.puzzles.goal import Goal
from duel_tui.script import lines
from duel_tui.script.errors import ScriptError
from duel_tui.script.folder import data_folder
from duel_tui.script.reader import Document, read
from duel_tui.script.starting import begin
from duel_tui.text.en import puzzles as say

SEATS = "AB"
CLAIMS = ("first", "line")
LEVELS = ("easy", "medium", "hard")
ENDING = ".duel"
DEFAULT_TURN = 3
_PUBLIC = ("graveyard", "banished", "battle", "mana")
"""Zones whose cards everybody sees anyway."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as its file tells it. `own`: made by the user."""

    id: str
    path: Path
    document: Document
    goal: Goal
    claims: tuple[str, ...]
    level: str
    text: str
    hints: tuple[str, ...]
    own: bool = False

    @property
    def title(self) -> str:
        """Its title; the name of the file if it has none."""
        return self.document.script.title or self.id

    @property
    def game(self) -> str:
        """Which game it is about."""
        return self.document.script.game

    @property
    def solved_in_file(self) -> bool:
        """Whether the file has a solution."""
        return any(isinstance(line, lines.Command | lines.Try) for line in self.document.script.play)

    def commentary(self) -> list[str]:
        """The solution of the file with what its author says about it, as sentences."""
        told = []
        for line in self.document.script.play:
            if isinstance(line, lines.Say):
                told.append(line.text)
            elif isinstance(line, lines.Command):
                told.append(say.author_move(self.document.script.player(SEATS[line.player]), line.command))
        return told

    def start(self) -> Duel:
        """The position, with every card known to both players. Raises ScriptError."""
        script = self.document.script
        opened = script.model_copy(update={"setup": _opened(script.setup or {})})
        document = self.document
        return begin(Document(opened, document.file, document.tree))


def built_in_folder() -> Path:
    """Where the puzzles of this program lie."""
    return Path(__file__).parent


def own_folder() -> Path:
    """Where the user's puzzles lie. It need not exist yet."""
    return data_folder() / "puzzles"


def load(path: Path, own: bool = True) -> Puzzle:
    """Read a puzzle. Raises ScriptError for a file that is none."""
    return from_document(read(path), path, own)


def from_document(document: Document, path: Path, own: bool = True) -> Puzzle:
    """A document as a puzzle; `path` is where it lies or will lie. Raises ScriptError for one that is none."""
    script = document.script
    more = script.model_extra or {}
    if script.setup is None:
        raise document.error(("decks",), say.needs_setup())
    if script.goal is None:
        raise document.error((), say.needs_goal())
    if script.goal.winner == "draw":
        raise document.error(("goal",), say.no_draw())
    solver = more.get("x-solver", script.goal.winner if script.goal.winner in SEATS else "A")
    if solver not in ("A", "B") or script.goal.winner not in (solver, "none"):
        raise document.error(
            ("x-solver",) if "x-solver" in more else ("goal",), say.wrong_solver(str(solver))
        )
    first = int(str(script.setup.get("turn", DEFAULT_TURN)))
    by_turn = script.goal.by_turn or first
    if by_turn < first:
        raise document.error(("goal", "by turn"), say.past_turn(by_turn, first))
    return Puzzle(
        id=path.stem,
        path=path,
        document=document,
        goal=Goal(SEATS.index(solver), script.goal.winner != "none", by_turn),
        claims=_words(document, more, "x-unique", CLAIMS),
        level=(_words(document, more, "x-level", LEVELS) or ("",))[0],
        text=_text(document, more, "x-text"),
        hints=_texts(document, more, "x-hints"),
        own=own,
    )


def built_in() -> list[Puzzle]:
    """The puzzles of this program, the easy ones first."""
    found = [load(path, own=False) for path in sorted(built_in_folder().glob(f"*/*{ENDING}"))]
    return sorted(found, key=lambda puzzle: (puzzle.game != "yugioh", LEVELS.index(puzzle.level), puzzle.id))


def own_puzzles() -> Iterator[Puzzle | ScriptError]:
    """The user's puzzles, and what is wrong with files that are none."""
    folder = own_folder()
    for path in sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else ():
        try:
            yield load(path)
        except ScriptError as error:
            yield error


def find(name: str) -> Puzzle | None:
    """The puzzle of an id, of this program or the user's. Raises ScriptError for a file of that name that is none."""
    known = {path.stem: path for path in built_in_folder().glob(f"*/*{ENDING}")}
    if name in known:
        return load(known[name], own=False)
    path = own_folder() / f"{name}{ENDING}"
    return load(path) if "/" not in name and path.is_file() else None


def _words(document: Document, more: dict[str, Any], key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    found = _texts(document, more, key)
    for word in found:
        if word not in known:
            raise document.error((key,), say.not_one_of(word, known))
    return found


def _text(document: Document, more: dict[str, Any], key: str) -> str:
    value = more.get(key, "")
    if not isinstance(value, str):
        raise document.error((key,), say.not_a_text())
    return value.strip()


def _texts(document: Document, more: dict[str, Any], key: str) -> tuple[str, ...]:
    value = more.get(key, [])
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, list) or not all(isinstance(text, str) for text in values):
        raise document.error((key,), say.not_a_text())
    return tuple(text.strip() for text in values if text.strip())


def _opened(setup: dict[str, Any]) -> dict[str, Any]:
    """The position with every hidden card marked as seen by both."""
    found = dict(setup)
    for seat in SEATS:
        side = found.get(seat)
        if isinstance(side, dict):
            found[seat] = {name: _seen(name, cards) for name, cards in side.items()}
    return found


def _seen(zone: str, cards: Any) -> Any:
    if zone in _PUBLIC or zone.startswith("x-") or zone in ("lp", "blanks", "normal summon", "charged"):
        return cards
    if isinstance(cards, str) and cards.isdigit():
        return cards
    entries = cards if isinstance(cards, list) else [cards]
    return [
        {**(entry if isinstance(entry, dict) else {"card": entry}), "seen": "yes", "x-known": "yes"}
        for entry in entries
        if entry
    ]
