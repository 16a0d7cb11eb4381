"""What `duel-tui cards` says."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted

HELP = "Print cards: what they are and what they do, as this program plays them."
COVERAGE = "Count the cards of the pool that can be played, in all and by set."
JSON = "Print the counts as one JSON object."
NAMES = "[NAME...]"
SEARCH = "List the cards in whose name or text all these words occur."
KIND = (
    "Only cards with this word in their line: spell, trap, monster, fusion, quick-play, water, warrior, ..."
)
LEVEL = "Only monsters of this Level."
COST = "Only cards of Duel Masters with this cost."
GAME = "Only cards of this game."
SET = "Only cards of this set, by its code."
NOTHING = "Name a card, or ask for --search, --kind, --level, --cost, --set, --game or --coverage."
ONE_THING = "Names, a search and --coverage do not go together."
JSON_ALONE = "--json belongs to --coverage."
NO_MATCH = "No card that can be played fits."

COUNTS = {
    "normal": "Normal Monsters",
    "monster": "other monsters",
    "spell": "Spell Cards",
    "trap": "Trap Cards",
    "creature": "creatures",
    "evolution": "evolution creatures",
    "dm spell": "spells",
}
YUGIOH = "Yu-Gi-Oh!"
DUEL_MASTERS = "Duel Masters"


def total(implemented: int, pool: int) -> str:
    """How many cards of the pool can be played."""
    return f"{implemented:,} of {pool:,} cards can be played ({implemented / pool:.1%})"


def count(kind: str, number: int) -> str:
    """How many of a kind."""
    return f"{number:>7,} {COUNTS[kind]}"


def of_set(code: str, name: str, done: int, of: int) -> str:
    """How many cards of a set can be played. A card that came out again counts in each of its sets."""
    return f"{done:>4} of {of:>3}  {code:<4}  {name}".rstrip()


def entry(name: str, line: str) -> str:
    """A card in a list."""
    return f"{name}: {line}"


def found(number: int) -> str:
    """How many cards a search has found."""
    return counted(number, "card", "cards")


def ruling(said: str) -> str:
    """How a card is ruled here."""
    return f"Ruling: {said}"


def sets(codes: Sequence[str]) -> str:
    """The sets that held a card, the first one first."""
    return f"Sets: {', '.join(codes)}"
