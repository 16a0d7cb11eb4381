"""The Duel Masters table: for each player mana zone, shields, battle zone; the battle zones face each other.

The rows have as many places as there are cards; a row that is wider than the screen scrolls with the cursor, and its
ends say how many cards lie beyond them.
"""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.view import CardView, View
from duel_tui.table.plan import Plan
from duel_tui.table.scene import SEATS, Scene
from duel_tui.text.en.duel_masters import table as words

TOKEN = 4
"""The cells of a mana card or a shield."""
CREATURE = 13
"""The fewest cells of a creature, without its edge."""
WIDEST = 20
BEYOND = 8
"""The cells behind a row that is wider than the screen: how many cards lie beyond its ends, ` ◂12 10▸`."""


def shows(view: View) -> bool:
    """Whether a view is one of Duel Masters."""
    return (0, "battle") in view.zones


def usual_verb(card: CardView, phase: str) -> str:
    """The command that one would expect of a card where it lies."""
    definition = card.definition
    if card.place[2] == "b":
        return "attack"
    if phase == "mana":
        return "charge"
    return "summon" if definition is not None and definition.creature else "cast"


def rows(view: View) -> tuple[tuple[str, ...], ...]:
    """The places of the six rows, from the top of the screen, for the seat at the bottom."""
    other, own = 1 - view.seat, view.seat
    return (
        mana_row(view, other),
        shield_row(view, other),
        battle_row(view, other),
        battle_row(view, own),
        shield_row(view, own),
        mana_row(view, own),
    )


def mana_row(view: View, seat: int) -> tuple[str, ...]:
    """The mana cards by civilization, the untapped ones of each first; an empty zone is one place."""
    cards = view.zones[seat, "mana"]
    order = sorted(range(len(cards)), key=lambda at: (_civilizations(cards[at]), cards[at].sideways, at))
    return tuple(cards[at].place for at in order) or (f"{SEATS[seat]}:mana",)


def shield_row(view: View, seat: int) -> tuple[str, ...]:
    """The shields by their numbers, then deck and graveyard."""
    shields = sorted(view.zones[seat, "shields"], key=lambda card: card.slot)
    letter = SEATS[seat]
    return (*(card.place for card in shields), f"{letter}:deck", f"{letter}:gy")


def battle_row(view: View, seat: int) -> tuple[str, ...]:
    """The creatures; an empty zone is one place."""
    return tuple(card.place for card in view.zones[seat, "battle"]) or (f"{SEATS[seat]}:battle",)


def _civilizations(card: CardView) -> tuple[int, ...]:
    if card.definition is None:
        return (9,)
    order = list(words.CIVILIZATIONS)
    return tuple(order.index(name) for name in card.definition.civilizations) or (8,)


@dataclass(frozen=True, slots=True)
class Window:
    """The part of a row that is on the screen: the first card, how many, cells for each, the column it begins in."""

    first: int
    shown: int
    size: int
    start: int


def window(scene: Scene, places: tuple[str, ...], room: int, size: int, start: int) -> Window:
    """The part of a row around the cursor that fits into `room` cells."""
    if len(places) <= room // size:
        return Window(0, len(places), size, start)
    fits = max(1, (room - BEYOND) // size)
    at = places.index(scene.cursor) if scene.cursor in places else 0
    first = min(max(0, at - fits // 2), len(places) - fits)
    return Window(first, fits, size, start)


def battle_window(scene: Scene, plan: Plan, places: tuple[str, ...]) -> Window:
    """The creatures that are on the screen; few of them are drawn wider."""
    room = plan.board.width - 2
    size = min(WIDEST, max(CREATURE, room // max(len(places), 1) - 1)) + 1
    return window(scene, places, room, size, 1)


def mana_head(scene: Scene, seat: int) -> str:
    """The words before the mana cards: how many are untapped."""
    cards = scene.view.zones[seat, "mana"]
    ready = sum(1 for card in cards if not card.sideways)
    return words.mana_head(ready, len(cards))


def mana_window(scene: Scene, plan: Plan, places: tuple[str, ...], seat: int) -> Window:
    """The mana cards that are on the screen."""
    start = len(mana_head(scene, seat)) + 1
    return window(scene, places, plan.board.width - start - 1, TOKEN, start)


def shield_window(scene: Scene, plan: Plan, places: tuple[str, ...]) -> Window:
    """The shields that are on the screen; deck and graveyard have their own places at the right end."""
    start = len(words.SHIELDS_HEAD) + 1
    room = plan.board.width - start - 1 - sum(PILES.values())
    return window(scene, places, room, TOKEN, start)


PILES = {"deck": 9, "gy": 24}
"""The cells of deck and graveyard beside the shields."""


def heights(plan: Plan) -> tuple[int, int]:
    """The lines of a battle zone, and lines that are left over."""
    free = plan.board.height - 7
    return free // 2, free % 2


# -- the mouse


def place_at(scene: Scene, plan: Plan, x: int, y: int) -> str:
    """The place under a cell of the board, both counted from its corner; empty where there is none."""
    tall, _ = heights(plan)
    view = scene.view
    bands = (
        (1, 1, 0),
        (2, 1, 1),
        (3, tall, 2),
        (4 + tall, tall, 3),
        (4 + 2 * tall, 1, 4),
        (5 + 2 * tall, 1, 5),
    )
    for top, height, row in bands:
        if top <= y < top + height:
            return _in_row(scene, plan, rows(view)[row], row, x)
    return ""


def _in_row(scene: Scene, plan: Plan, places: tuple[str, ...], row: int, x: int) -> str:
    seat = 1 - scene.me if row < 3 else scene.me
    if row in (1, 4):
        deck, grave = places[-2:]
        right = plan.board.width - PILES["gy"]
        if x >= right:
            return grave
        if x >= right - PILES["deck"]:
            return deck
        places = places[:-2]
        part = shield_window(scene, plan, places)
    elif row in (0, 5):
        part = mana_window(scene, plan, places, seat)
    else:
        part = battle_window(scene, plan, places)
    if len(places) == 1 and places[0][2:].isalpha():
        return places[0]
    at = (x - part.start) // part.size if x >= part.start else -1
    return places[part.first + at] if 0 <= at < part.shown else ""
