"""Looking up cards from the command line: what a card is and does, and how much of the pool there is."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from duel_tui.decklist.entries import look_up
from duel_tui.decklist.errors import Problem
from duel_tui.text.en import catalog as text
from duel_tui.text.en.cards import card_line, card_text
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef

Echo = Callable[[str], object]


def show_cards(names: Sequence[str], echo: Echo, fail: Echo) -> int:
    """Print each card named (or given by its passcode). Returns the exit code: 2 when one is not there."""
    code = 0
    for at, name in enumerate(names):
        found = cards.find(name) or look_up(int(name) if name.isdecimal() else name)
        if isinstance(found, Problem):
            fail(found.message if found.code == "not implemented" else str(found))
            code = 2
            continue
        if at:
            echo("")
        echo(found.name)
        echo(card_line(found))
        echo(card_text(found))
    return code


def coverage() -> dict[str, int]:
    """How many cards of the pool are implemented, in all and by kind."""
    counts = {"pool": cards.pool_size(), "implemented": 0, "normal": 0, "monster": 0, "spell": 0, "trap": 0}
    for card in cards.all_cards():
        counts["implemented"] += 1
        counts[_kind(card)] += 1
    return counts


def _kind(card: CardDef) -> str:
    return "normal" if (card.kind, card.subkind) == ("monster", "normal") else card.kind


def show_coverage(as_json: bool, echo: Echo) -> int:
    """Print the counts. Returns the exit code."""
    counts = coverage()
    if as_json:
        echo(json.dumps(counts))
        return 0
    echo(text.total(counts["implemented"], counts["pool"]))
    for kind in text.COUNTS:
        echo(text.count(kind, counts[kind]))
    return 0
