"""Decks as the texts that other programs and people read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from types import MappingProxyType

from duel_tui.decklist import ydke
from duel_tui.decklist.listing import Listing
from duel_tui.decklist.pools import AnyCard, AnyDeck, Fact, game_of
from duel_tui.games import DUEL_MASTERS
from duel_tui.text.plain import plain

Part = Sequence[AnyCard | Fact]


def write_ydk(deck: AnyDeck | Listing, title: str = "") -> str:
    """The text of a `.ydk` file."""
    lines = [f"#name: {plain(title)}"] if title else []
    for head, part in zip(("#main", "#extra", "!side"), _parts(deck), strict=True):
        lines.append(head)
        lines += [f"{_passcode(card):08}" for card in part]
    return "\n".join(lines) + "\n"


def write_ydke(deck: AnyDeck | Listing, title: str = "") -> str:
    """The `ydke://` address of a deck, which has no place for a title."""
    return ydke.encode([_passcode(card) for card in part] for part in _parts(deck)) + "\n"


def write_list(deck: AnyDeck | Listing, title: str = "") -> str:
    """A plain list: each card once with its number, in the order in which the deck names them."""
    lines = [f"#name: {plain(title)}"] if title else []
    if _game(deck) == DUEL_MASTERS:
        lines.append(f"#game: {DUEL_MASTERS}")
        counts = Counter(card.name for card in deck.main)
        return "\n".join([*lines, *(f"{number} {name}" for name, number in counts.items())]) + "\n"
    for head, part in zip(("main", "fusion", "side"), _parts(deck), strict=True):
        if part or head == "main":
            lines.append(head)
            lines += [f"{number} {name}" for name, number in Counter(card.name for card in part).items()]
    return "\n".join(lines) + "\n"


class NoPasscodes(ValueError):
    """A form of passcodes was asked for a deck whose cards have none."""


def _game(deck: AnyDeck | Listing) -> str:
    return deck.game if isinstance(deck, Listing) else game_of(deck)


def _passcode(card: AnyCard | Fact) -> int:
    number: int | None = getattr(card, "passcode", None)
    if number is None:
        raise NoPasscodes(card.name)
    return number


def _parts(deck: AnyDeck | Listing) -> tuple[Part, Part, Part]:
    return deck.main, deck.extra, deck.side


WRITERS: MappingProxyType[str, Callable[[AnyDeck | Listing, str], str]] = MappingProxyType(
    {"ydk": write_ydk, "ydke": write_ydke, "text": write_list}
)
