"""A table made by hand, for tests of what is drawn: no rules behind it."""

from __future__ import annotations

from typing import Any

from duel_tui.engine.view import CardView, LinkView, View
from duel_tui.table.scene import Item, Scene
from duel_tui.yugioh.cards import find


def card(
    name: str | None, place: str, *, down: bool = False, sideways: bool = False, **more: Any
) -> CardView:
    """A card at a place. No name: one that the seat may not know."""
    definition = None if name is None else find(name)
    assert name is None or definition is not None, name
    letters = place[2:].rstrip("0123456789")
    number = int(place[2 + len(letters) :] or 1)
    seat = "AB".index(place[0])
    values: dict[str, Any] = {}
    if definition is not None and definition.kind == "monster":
        values = {
            "atk": definition.atk,
            "defense": definition.defense,
            "base_atk": definition.atk,
            "base_def": definition.defense,
            "level": definition.level,
        }
    return CardView(
        place=place,
        slot=number - 1,
        name=name,
        definition=definition,
        face_up=not down,
        sideways=sideways,
        owner=seat,
        controller=seat,
        **(values | more),
    )


def back(place: str) -> CardView:
    """A card that the seat may not know."""
    return card(None, place, down=True, sideways=place[2] == "m")


def middle_game(**more: Any) -> View:
    """Turn 7, A's Main Phase 1, as A sees it."""
    zones: dict[tuple[int, str], tuple[CardView, ...]] = {
        (0, "monsters"): (
            card("Summoned Skull", "A:m1", atk=3000),
            card("Mystical Elf", "A:m2", sideways=True),
            card("Hitotsu-Me Giant", "A:m4", down=True, sideways=True),
        ),
        (0, "spells"): (back("A:s3"),),
        (0, "field"): (),
        (0, "hand"): (
            card("Dark Magician", "A:h1", down=True),
            card("Gaia The Fierce Knight", "A:h2", down=True),
            card("Mammoth Graveyard", "A:h3", down=True),
            card("Celtic Guardian", "A:h4", down=True),
        ),
        (0, "graveyard"): (
            card("Feral Imp", "A:gy1"),
            card("Winged Dragon, Guardian of the Fortress #1", "A:gy2"),
        ),
        (0, "banished"): (),
        (1, "monsters"): (card("Battle Ox", "B:m1", atk=1400), back("B:m3")),
        (1, "spells"): (back("B:s2"), back("B:s4")),
        (1, "field"): (),
        (1, "hand"): tuple(back(f"B:h{n + 1}") for n in range(5)),
        (1, "graveyard"): (card("Blue-Eyes White Dragon", "B:gy1"),),
        (1, "banished"): (card("Kojikocy", "B:banished1"),),
    }
    counts = {key: len(cards) for key, cards in zones.items()}
    counts |= {(0, "deck"): 31, (1, "deck"): 33, (0, "extra"): 3, (1, "extra"): 0}
    fields: dict[str, Any] = {
        "seat": 0,
        "turn": 7,
        "player": 0,
        "phase": "main1",
        "lp": (7200, 1650),
        "zones": zones,
        "counts": counts,
        "chain": (),
        "attack": None,
        "outcome": None,
        "summoned": False,
    }
    return View(**(fields | more))


def scene(view: View | None = None, **more: Any) -> Scene:
    """A scene with a log and a menu."""
    fields: dict[str, Any] = {
        "asked": 0,
        "prompt": "your move.",
        "cursor": "A:m1",
        "can": frozenset({"A:m1", "A:h3", "A:h4"}),
        "items": (
            Item("attack Summoned Skull -> Battle Ox", "1", own="Summoned Skull"),
            Item("attack Summoned Skull -> @B:m3", "2", own="Summoned Skull"),
            Item("battle", "b", role="loose"),
            Item("end", "e", role="loose"),
            Item("pass", "p", role="loose"),
        ),
        "log": [
            "Turn 7: Yugi.",
            "Yugi draws Celtic Guardian.",
            "Kaiba Sets a card.",
            "Yugi Summons Summoned Skull by Tributing Feral Imp.",
        ],
        "fresh": 2,
        "hints": "arrows move  Enter commands  p pass  ? help",
    }
    return Scene(view or middle_game(), ("Yugi", "Kaiba"), **(fields | more))


def link(name: str, place: str, player: int, targets: tuple[str, ...] = ()) -> LinkView:
    """A link of the chain."""
    return LinkView(card(name, place), player, 0, targets, False)
