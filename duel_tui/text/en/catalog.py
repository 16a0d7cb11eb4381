"""What `duel-tui cards` says."""

from __future__ import annotations

HELP = "Print cards: what they are and what they do, as this program plays them."
COVERAGE = "Count the cards of the pool that can be played."
JSON = "Print the counts as one JSON object."
NAMES = "NAME..."
NOTHING = "Name a card, or ask for --coverage."

COUNTS = {
    "normal": "Normal Monsters",
    "monster": "other monsters",
    "spell": "Spell Cards",
    "trap": "Trap Cards",
}


def total(implemented: int, pool: int) -> str:
    """How many cards of the pool can be played."""
    return f"{implemented:,} of {pool:,} cards can be played ({implemented / pool:.1%})"


def count(kind: str, number: int) -> str:
    """How many of a kind."""
    return f"{number:>7,} {COUNTS[kind]}"
