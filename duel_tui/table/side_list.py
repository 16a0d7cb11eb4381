"""The cards of a deck while they are swapped: one row for all copies of a card in a part."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from duel_tui.engine.view import CardView
from duel_tui.yugioh import CardDef, Deck

ORDER = ("normal", "effect", "ritual", "spell", "trap", "fusion")


@dataclass(frozen=True, slots=True)
class Row:
    """A card: how many copies lie in this part, and how many more or fewer than at the beginning of the match."""

    card: CardDef
    copies: int
    change: int

    @property
    def fusion(self) -> bool:
        """Whether it belongs into the Fusion Deck."""
        return self.card.subkind == "fusion"


def rows(registered: Deck, deck: Deck) -> tuple[list[Row], list[Row]]:
    """Deck with Fusion Deck behind it, and Side Deck, each sorted by kind and name."""
    before, now = ((Counter((*one.main, *one.extra)), Counter(one.side)) for one in (registered, deck))
    left, right = (
        sorted((Row(card, number, number - old[card]) for card, number in new.items()), key=_key)
        for old, new in zip(before, now, strict=True)
    )
    return left, right


def _key(row: Row) -> tuple[int, str]:
    kind = row.card.subkind if row.card.kind == "monster" else row.card.kind
    return ORDER.index(kind) if kind in ORDER else 0, row.card.name.casefold()


def card_view(card: CardDef, seat: int) -> CardView:
    """A card outside a duel, to be described."""
    monster = card.kind == "monster"
    return CardView(
        f"{'AB'[seat]}:deck", 0, card.name, card, True, False, seat, seat,
        base_atk=card.printed_atk if monster else None, base_def=card.defense if monster else None,
        level=card.level if monster else None,
    )  # fmt: skip
