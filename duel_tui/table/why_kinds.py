"""What a game says of its cards for "why not?": the commands one could expect of a card, and what a zone is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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
    busy: tuple[str, ...] = ()
    """The rules that make everything wait while a choice is open."""


def game_of(duel: Duel) -> str:
    """The name of the package whose game a duel plays: `yugioh`, `duel_masters`."""
    return type(duel.game).__module__.split(".")[1]


def called(card: CardView) -> str:
    """A card as a command names it: by its name, or by its place where the viewer may not know it."""
    return name_of(card) or f"@{card.place}"


def with_card(verb: str, card: CardView, suffix: str = "") -> Try:
    """A verb with one card."""
    return Try(f"{verb} @{card.place}{suffix}", f"{verb} {called(card)}{suffix}")


def kinds_of(duel: Duel) -> Kinds:
    """The answers of a duel's game; of a game without its own: every verb with every card."""
    if game_of(duel) == "yugioh":
        from duel_tui.table.why_yugioh import KINDS

        return KINDS
    verbs = tuple(duel.game.verbs)

    def commands(view: View, place: str, card: CardView | None) -> list[Try]:
        return [] if card is None else [with_card(verb, card) for verb in verbs]

    return Kinds(commands, lambda view, place, card: [], ("pass", "end"), {})
