"""Write the golden text files again: `make golden`. What changed is then read in the diff."""

from __future__ import annotations

from pathlib import Path

from duel_tui.text.en.cards import card_line, card_text
from duel_tui.yugioh import cards

FOLDER = Path(__file__).parents[1] / "golden" / "cards"


def text_of(module: str) -> str:
    """Every card of a set module: name, line, text, with an empty line between cards."""
    blocks = [f"{card.name}\n{card_line(card)}\n{card_text(card)}\n" for card in cards.cards_of(module)]
    return "\n".join(blocks)


def main() -> None:
    """Write one file per set module and remove the files of modules that are gone."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    modules = cards.set_modules()
    for path in FOLDER.glob("*.txt"):
        if path.stem not in modules:
            path.unlink()
    for module in modules:
        (FOLDER / f"{module}.txt").write_text(text_of(module), "utf-8")


if __name__ == "__main__":
    main()
