"""What zones, places and steps of the turn are called, for either game."""

from __future__ import annotations

from duel_tui.engine.view import View
from duel_tui.table import creatures
from duel_tui.table.scene import PILES, TABLE, split_place
from duel_tui.text.en import table as words
from duel_tui.text.en.duel_masters import table as dm_words

ZONES = {"m": "monsters", "s": "spells", **PILES, "h": "hand"}
"""The zones of Yu-Gi-Oh! by the letters of their places."""


def zone_at(view: View, place: str) -> str:
    """The zone that a place belongs to."""
    _, letters, _ = split_place(place)
    return (TABLE if creatures.shows(view) else ZONES).get(letters, letters)


def zone_title(view: View, name: str, zone: str) -> str:
    """A zone of a player: "Yugi's Graveyard", "Shobu's mana zone"."""
    return dm_words.zone_of(name, zone) if creatures.shows(view) else words.zone_name(name, zone)


def place_title(view: View, place: str, names: tuple[str, str]) -> str:
    """The zone that a card lies in, with its player."""
    return zone_title(view, names[split_place(place)[0]], zone_at(view, place))


def card_title(view: View, place: str) -> str:
    """A card that may not be looked at: "shield 3", otherwise its place."""
    _, letters, number = split_place(place)
    return dm_words.shield(number) if creatures.shows(view) and letters == "s" else place


def phase_title(view: View, phase: str = "") -> str:
    """A phase or step in full; the present one, unless another is named."""
    phase = phase or view.phase
    return dm_words.phase_name(phase) if creatures.shows(view) else words.phase_name(phase)
