"""A scene: everything a duel screen shows at one moment, ready to be painted at any size."""

from __future__ import annotations

from dataclasses import dataclass, field

from duel_tui.engine.view import CardView, View
from duel_tui.table.glyphs import FANCY, Glyphs

SEATS = "AB"


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the menu: what it says, the key that gives it, and what it stands for (an index of the caller)."""

    text: str
    key: str = ""
    role: str = ""
    own: str = ""
    """The name of the card under the cursor, left out where the line is too narrow."""


@dataclass(slots=True)
class Scene:
    """What one seat is shown.

    `asked` is the seat that is asked (None: nobody), `prompt` what it is asked, `notice` what went by without asking,
    `hints` the keys that matter now, `reply` what is to be said about the last key instead.
    `cursor` is a place; `can` the places with a legal command, `candidates` and `picked` those of an open choice,
    `about` what the question concerns, `marked` what a lesson speaks of; `question` the card that a word is asked for,
    shown before that at the cursor.
    `log` are sentences, the newest last; `fresh` of them are new to this seat.
    """

    view: View
    names: tuple[str, str]
    asked: int | None = None
    prompt: str = ""
    notice: str = ""
    cursor: str = ""
    can: frozenset[str] = frozenset()
    candidates: frozenset[str] = frozenset()
    picked: tuple[str, ...] = ()
    about: frozenset[str] = frozenset()
    marked: frozenset[str] = frozenset()
    question: CardView | None = None
    items: tuple[Item, ...] = ()
    item_at: int = -1
    hints: str = ""
    reply: str = ""
    log: list[str] = field(default_factory=list)
    fresh: int = 0
    glyphs: Glyphs = FANCY

    @property
    def me(self) -> int:
        """The seat at the bottom of the screen."""
        return self.view.seat

    def shown_card(self) -> CardView | None:
        """The card whose details are shown: that of the question, or the one under the cursor."""
        return self.question or card_at(self.view, self.cursor)

    @property
    def shown_place(self) -> str:
        """Where that card lies, or the place under the cursor."""
        return self.cursor if self.question is None else self.question.place


PILES = {"gy": "graveyard", "deck": "deck", "extra": "extra", "banished": "banished", "hand": "hand"}


def split_place(place: str) -> tuple[int, str, int]:
    """A place as seat, zone letters, number (0: none). `A:m3` is (0, "m", 3)."""
    letters = place[2:].rstrip("0123456789")
    number = place[2 + len(letters) :]
    return SEATS.index(place[0]), letters, int(number or 0)


def card_at(view: View, place: str) -> CardView | None:
    """The card at a place of the table; of a pile without a number, its top card (the last that was added)."""
    if not place:
        return None
    seat, letters, number = split_place(place)
    if (seat, "battle") in view.zones:
        return _creature_at(view, place, seat, letters, number)
    if letters in ("m", "s"):
        zone = view.zones.get((seat, "monsters" if letters == "m" else "spells"), ())
        return next((card for card in zone if card.slot == number - 1), None)
    if letters == "field":
        return next(iter(view.zones.get((seat, "field"), ())), None)
    if letters == "h":
        hand = view.zones.get((seat, "hand"), ())
        return hand[number - 1] if 0 < number <= len(hand) else None
    pile = view.zones.get((seat, PILES.get(letters, letters)), ())
    if number:
        return pile[number - 1] if number <= len(pile) else None
    return pile[-1] if pile and letters in ("gy", "banished") else None


TABLE = {"b": "battle", "n": "mana", "s": "shields", "h": "hand", "gy": "graveyard", "deck": "deck"}
"""The zones of Duel Masters by the letters of their places."""


def _creature_at(view: View, place: str, seat: int, letters: str, number: int) -> CardView | None:
    """The card at a place of the Duel Masters table; of the graveyard without a number, its top card."""
    zone = view.zones.get((seat, TABLE.get(letters, "")), ())
    if letters == "s":
        return next((card for card in zone if card.slot == number - 1), None)
    if number:
        return zone[number - 1] if number <= len(zone) else None
    return zone[-1] if zone and letters == "gy" else None


def count(view: View, seat: int, zone: str) -> int:
    """How many cards lie in a zone."""
    number = view.counts.get((seat, zone))
    return len(view.zones.get((seat, zone), ())) if number is None else number
