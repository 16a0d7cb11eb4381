"""A fingerprint of card definitions: a file says with which cards it was played."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import fields

from duel_tui.decklist.pools import AnyCard, AnyDeck


def cards_hash(decks: Iterable[AnyDeck]) -> str:
    """Sixteen hex digits of the definitions that these decks use."""
    used: dict[str, AnyCard] = {}
    for deck in decks:
        for card in (*deck.main, *deck.extra, *deck.side):
            used[card.name] = card
    text = "\n".join(_told(used[name]) for name in sorted(used))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _told(card: AnyCard) -> str:
    values = [repr(getattr(card, field.name)) for field in fields(card) if field.init]
    return re.sub(r" at 0x[0-9a-f]+", "", " ".join(values))
