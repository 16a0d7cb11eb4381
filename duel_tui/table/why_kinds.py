"""What a game says of its cards for "why not?": the commands one could expect of a card, and what a zone is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duel_tui import games
from duel_tui.engine import Duel
from duel_tui.engine.view import CardView, View
from duel_tui.table.cells import name_of


@dataclass(frozen=True, slots=True)
class Try:
    """A command to be tried: how it is typed, with places, so that it can only mean one thing; and how it is shown."""

    typed: str
    shown: str


@dataclass(frozen=True, slots=True)
class Note:
    """What is to be said of a place: the code of a sentence (`text.en.why`), and the rules that say so."""

    code: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Kinds:
    """A game's answers. `commands` are those one could expect at a place, `notes` what is to be said of it.

    Both are given a view, a place (`A:m1`, `B:deck`, `A:lp`) and the card there, as the viewer may know it. `turn` are
    the commands that belong to no card, `zones` the words for places that can be asked about and what they stand for.
    """

    commands: Callable[[View, str, CardView | None], list[Try]]
    notes: Callable[[View, str, CardView | None], list[Note]]
    turn: tuple[str, ...]
    zones: dict[str, str]
    zone_name: Callable[[str], str]
    """A zone by the letters of its places."""
    phase_name: Callable[[str], str]
    busy: tuple[str, ...]
    """The rules that make everything wait while a choice is open."""
    rows: frozenset[str] = frozenset()
    """Letters of zones that have places also where no card lies."""
    alike: frozenset[str] = frozenset({"h"})
    """Letters of zones in which cards of one name need no place."""


def card_in(view: View, place: str) -> CardView | None:
    """The card at exactly this place; a pile as a whole has none."""
    return next((card for cards in view.zones.values() for card in cards if card.place == place), None)


def called(card: CardView) -> str:
    """A card as a command names it: by its name, or by its place where the viewer may not know it."""
    return name_of(card) or f"@{card.place}"


def with_card(verb: str, card: CardView, suffix: str = "") -> Try:
    """A verb with one card."""
    return Try(f"{verb} @{card.place}{suffix}", f"{verb} {called(card)}{suffix}")


def kinds_of(duel: Duel) -> Kinds:
    """The answers of a duel's game."""
    if games.of_game(duel.game).key == games.DUEL_MASTERS:
        from duel_tui.table import why_duel_masters

        return why_duel_masters.KINDS
    from duel_tui.table import why_yugioh

    return why_yugioh.KINDS
