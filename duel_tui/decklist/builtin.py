"""The decks that come with the program."""

from __future__ import annotations

from pathlib import Path

import duel_tui


def deck_folder() -> Path:
    """Where the decks lie: `decks/` at the top of a checkout, inside the package once it is installed."""
    package = Path(duel_tui.__file__).parent
    installed = package / "_decks"
    return installed if installed.is_dir() else package.parent / "decks"


def builtin_decks() -> list[Path]:
    """The deck files that come with the program, in the order of their names."""
    return sorted(path for path in deck_folder().iterdir() if path.suffix in {".ydk", ".txt"})
