"""Decks as the texts that other programs and people read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from types import MappingProxyType

from duel_tui.decklist import ydke
from duel_tui.decklist.listing import Listing
from duel_tui.text.plain import plain
from duel_tui.yugioh.cards import PoolCard
from duel_tui.yugioh.definitions import CardDef, Deck

Part = Sequence[CardDef | PoolCard]


def write_ydk(deck: Deck | Listing, title: str = "") -> str:
    """The text of a `.ydk` file."""
    lines = [f"#name: {plain(title)}"] if title else []
    for head, part in zip(("#main", "#extra", "!side"), _parts(deck), strict=True):
        lines.append(head)
        lines += [f"{card.passcode:08}" for card in part]
    return "\n".join(lines) + "\n"


def write_ydke(deck: Deck | Listing, title: str = "") -> str:
    """The `ydke://` address of a deck, which has no place for a title."""
    return ydke.encode([card.passcode for card in part] for part in _parts(deck)) + "\n"


def write_list(deck: Deck | Listing, title: str = "") -> str:
    """A plain list: each card once with its number, in the order in which the deck names them."""
    lines = [f"#name: {plain(title)}"] if title else []
    for head, part in zip(("main", "fusion", "side"), _parts(deck), strict=True):
        if part or head == "main":
            lines.append(head)
            lines += [f"{number} {name}" for name, number in Counter(card.name for card in part).items()]
    return "\n".join(lines) + "\n"


def _parts(deck: Deck | Listing) -> tuple[Part, Part, Part]:
    return deck.main, deck.extra, deck.side


WRITERS: MappingProxyType[str, Callable[[Deck | Listing, str], str]] = MappingProxyType(
    {"ydk": write_ydk, "ydke": write_ydke, "text": write_list}
)
