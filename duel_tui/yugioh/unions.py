"""Which monsters in the Spell & Trap Zones lie there by their own Union effect, and which were put there by others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.zones import SPELLS

if TYPE_CHECKING:
    from duel_tui.engine.state import Card

UNITED = "united"
"""The mark of a Union Monster, with the turn in which it last got on or off another monster."""


def is_united(card: Card) -> bool:
    """Whether a Union Monster lies on another monster by its own effect."""
    return card.zone == SPELLS and any(mark[0] == UNITED for mark in card.marks)


@dataclass(frozen=True, slots=True)
class ShieldsHost(Rule):
    """If battle would destroy the monster that this card lies on, this card is destroyed instead."""
