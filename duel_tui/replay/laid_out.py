"""A recorded position as a view: what can be shown of a duel without its rules.

Cards are named as the file names them; one that this program does not know has its name and a blank definition. Values
are the printed ones: what effects make of them only the rules can say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from duel_tui.engine.view import CardView, Outcome, View
from duel_tui.script.recorded import Position, number
from duel_tui.script.words import SEATS
from duel_tui.text.plain import plain


@dataclass(frozen=True)
class Layout:
    """The zones of one game: letters of their places, those in which cards have a fixed one.

    `open`: everybody sees what lies there; `own`: its owner does; `table`: face-up cards are seen, face-down ones by
    their owner. In the others nobody looks. `prefixes`: words before a card's name that turn it down or sideways.
    `find`: the definition of a card by its name and the zone where it lies.
    """

    letters: dict[str, str]
    fixed: frozenset[str]
    open: frozenset[str]
    own: frozenset[str]
    table: frozenset[str]
    prefixes: dict[str, tuple[bool, bool]]
    lost_by: str
    find: Callable[[str, str], Any]


def _yugioh_card(name: str, zone: str) -> Any:
    from duel_tui.yugioh import CardDef, cards

    kind = "spell" if zone in ("spells", "field") else "monster"
    return cards.find(name) or CardDef(name, 0, kind)


def _duel_masters_card(name: str, zone: str) -> Any:
    from duel_tui.duel_masters import cards
    from duel_tui.duel_masters.definitions import CardDef

    return cards.find(name) or CardDef(name, "creature" if zone == "battle" else "spell")


LAYOUTS: dict[str, Layout] = {
    "yugioh": Layout(
        letters={
            "hand": "h", "monsters": "m", "spells": "s", "field": "field", "graveyard": "gy", "banished": "banished",
            "deck": "deck", "extra": "extra",
        },
        fixed=frozenset({"monsters", "spells"}),
        open=frozenset({"graveyard", "banished"}),
        own=frozenset({"hand", "extra"}),
        table=frozenset({"monsters", "spells", "field"}),
        prefixes={"set ": (False, True), "defense ": (True, True), "attack ": (True, False)},
        lost_by="lp",
        find=_yugioh_card,
    ),
    "duel-masters": Layout(
        letters={"hand": "h", "mana": "n", "shields": "s", "battle": "b", "graveyard": "gy", "deck": "deck"},
        fixed=frozenset({"shields"}),
        open=frozenset({"graveyard", "mana", "battle"}),
        own=frozenset({"hand"}),
        table=frozenset(),
        prefixes={"tapped ": (True, True)},
        lost_by="shields",
        find=_duel_masters_card,
    ),
}  # fmt: skip
"""By game. A game that is added needs an entry here."""


def view_of(
    position: Position | None, game: str, seat: int, opened: bool = False, outcome: Outcome | None = None
) -> View:
    """A position as a seat may know it; `opened`: everything but what nobody may look at. None: an empty table."""
    layout = LAYOUTS[game]
    whole = position or {}
    zones: dict[tuple[int, str], tuple[CardView, ...]] = {}
    counts: dict[tuple[int, str], int] = {}
    left = []
    for player, letter in enumerate(SEATS):
        side = whole.get(letter)
        side = side if isinstance(side, dict) else {}
        for zone in layout.letters:
            cards = _zone(layout, side, zone, player, seat, opened)
            zones[player, zone] = cards
            counts[player, zone] = len(cards)
        shields = counts.get((player, layout.lost_by))
        left.append(number(side.get(layout.lost_by)) if shields is None else shields)
    turn = max(1, number(whole.get("turn")))
    player = SEATS.index(whole["player"]) if whole.get("player") in SEATS else 0
    phase = whole.get("phase")
    phase = plain(phase) if isinstance(phase, str) else ""
    return View(
        seat, turn, player, phase, (left[0], left[1]), zones, counts, (), None, outcome, summoned=False
    )


def _zone(
    layout: Layout, side: dict[str, Any], zone: str, player: int, seat: int, opened: bool
) -> tuple[CardView, ...]:
    entries = side.get(zone, [])
    if isinstance(entries, str):
        entries = [entries] if entries else []
    if not isinstance(entries, list):
        return ()
    found = [_card(layout, entry, zone, at, player, seat, opened) for at, entry in enumerate(entries)]
    if zone == "deck":
        blanks = min(number(side.get("blanks")), 200)
        found += [
            _card(layout, "", zone, len(found) + at, player, seat, opened=False) for at in range(blanks)
        ]
    return tuple(found)


def _card(layout: Layout, entry: Any, zone: str, at: int, player: int, seat: int, opened: bool) -> CardView:
    facts: dict[str, Any] = entry if isinstance(entry, dict) else {"card": entry}
    text = facts.get("card")
    name = plain(text) if isinstance(text, str) else ""
    name, face_up, sideways = split_name(layout, name, zone)
    name, _, bases = name.partition(" over ") if zone == "battle" else (name, "", "")
    letters = layout.letters[zone]
    placed = facts.get("x-place")
    slot = number(placed.removeprefix(letters)) - 1 if isinstance(placed, str) else at
    slot = slot if 0 <= slot < 99 else at
    place = f"{SEATS[player]}:{letters}" + ("" if letters == "field" else str(slot + 1))
    owner = SEATS.index(facts["owner"]) if facts.get("owner") in SEATS else player
    if not is_known(layout, zone, facts, face_up, player == seat, opened):
        return CardView(place, slot, None, None, face_up, sideways, owner, player)
    definition = layout.find(name, zone)
    host = facts.get("equipped to")
    return CardView(
        place=place,
        slot=slot,
        name=name,
        definition=definition,
        face_up=face_up,
        sideways=sideways,
        owner=owner,
        controller=player,
        counters=_counters(facts.get("counters")),
        equipped_to=plain(host).rpartition("@")[2] if isinstance(host, str) else None,
        known_to_other=zone in layout.open or facts.get("seen") == "yes",
        under=tuple(
            CardView(place, slot, base, layout.find(base, zone), True, False, owner, player)
            for base in bases.split(" over ")
            if base
        ),
        **_printed(definition),
    )


def _printed(definition: Any) -> dict[str, Any]:
    """The values of a card that a view tells, as they are printed: nothing says which ones it had."""
    power = getattr(definition, "power", None)
    values = {"power": power, "base_power": power, "token": getattr(definition, "subkind", "") == "token"}
    if getattr(definition, "kind", "") != "monster":
        return values
    atk, defense = definition.printed_atk, definition.defense
    level = None if atk is None else definition.level or None
    return values | {"atk": atk, "defense": defense, "base_atk": atk, "base_def": defense, "level": level}


def split_name(layout: Layout, name: str, zone: str) -> tuple[str, bool, bool]:
    """The name of an entry without the word before it; whether the card lies face-up, and sideways."""
    face_up, sideways = True, False
    for prefix, (up, side) in layout.prefixes.items():
        if name.startswith(prefix):
            name, face_up, sideways = name.removeprefix(prefix), up, side
            break
    if zone not in layout.table:
        face_up = zone in layout.open
    return name, face_up, sideways and zone not in ("spells", "field")


def is_known(
    layout: Layout, zone: str, facts: Mapping[str, Any], face_up: bool, own: bool, opened: bool = False
) -> bool:
    """Whether the name of a card is shown."""
    if not facts.get("card"):
        return False
    if zone in layout.open or (zone in layout.table and face_up):
        return True
    if facts.get("x-known" if own else "seen") == "yes":
        return True
    return (own or opened) and (zone in layout.own or zone in layout.table)


def _counters(value: Any) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, dict):
        return ()
    return tuple((plain(str(name)), number(amount)) for name, amount in value.items() if number(amount))
