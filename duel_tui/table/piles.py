"""The piles that a seat may look through, for either game."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.view import CardView, View
from duel_tui.table import creatures
from duel_tui.table.titles import zone_title

MONSTERS: tuple[str, ...] = ("graveyard", "banished", "extra", "hand")
CREATURES: tuple[str, ...] = ("graveyard", "mana", "shields", "hand", "deck")
"""The zones that are listed, by game."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A zone of a player with its cards, the newest last."""

    owner: int
    zone: str
    title: str
    cards: tuple[CardView, ...]


def piles(view: View, names: tuple[str, str]) -> list[Pile]:
    """Both Graveyards, and what else there is to look through: no empty ones, none without a card that is known.

    Of one's own hand and what lies open on the table nothing is listed, but for the mana zones, whose cards are small.
    """
    me = view.seat
    zones = CREATURES if creatures.shows(view) else MONSTERS
    found: list[Pile] = []
    for owner in (me, 1 - me):
        for zone in zones:
            cards = view.zones.get((owner, zone), ())
            known = any(card.name is not None for card in cards)
            if zone == "graveyard" or (known and (zone, owner) not in (("hand", me), ("extra", 1 - me))):
                found.append(Pile(owner, zone, zone_title(view, names[owner], zone), cards))
    return found
