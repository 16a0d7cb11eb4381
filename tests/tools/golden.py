"""Write the golden text files again: `make golden`. What changed is then read in the diff.

Yu-Gi-Oh! sets lie in tests/golden/cards, Duel Masters sets in its folder duel-masters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duel_tui.duel_masters import cards as duel_masters_cards
from duel_tui.text.en import cards as yugioh_text
from duel_tui.text.en.duel_masters import cards as duel_masters_text
from duel_tui.yugioh import cards as yugioh_cards

FOLDER = Path(__file__).parents[1] / "golden" / "cards"


@dataclass(frozen=True, slots=True)
class Golden:
    """The golden files of one game: where they lie, its card modules, and what says a card in words."""

    folder: Path
    cards: Any
    line: Callable[[Any], str]
    text: Callable[[Any], str]

    def text_of(self, module: str) -> str:
        """Every card of a set module: name, line, text, with an empty line between cards."""
        blocks = [
            f"{card.name}\n{self.line(card)}\n{self.text(card)}\n" for card in self.cards.cards_of(module)
        ]
        return "\n".join(blocks)

    def path(self, module: str) -> Path:
        """The golden file of a set module."""
        return self.folder / f"{module}.txt"

    def write(self) -> None:
        """Write one file per set module and remove the files of modules that are gone."""
        self.folder.mkdir(parents=True, exist_ok=True)
        modules = self.cards.set_modules()
        for path in self.folder.glob("*.txt"):
            if path.stem not in modules:
                path.unlink()
        for module in modules:
            self.path(module).write_text(self.text_of(module), "utf-8")


YUGIOH = Golden(FOLDER, yugioh_cards, yugioh_text.card_line, yugioh_text.card_text)
DUEL_MASTERS = Golden(
    FOLDER / "duel-masters", duel_masters_cards, duel_masters_text.card_line, duel_masters_text.card_text
)
GAMES = (YUGIOH, DUEL_MASTERS)


def main() -> None:
    """Write the golden files of both games."""
    for golden in GAMES:
        golden.write()


if __name__ == "__main__":
    main()
