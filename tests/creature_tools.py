"""Small positions of Duel Masters: laid out, played, and compared by zones."""

from __future__ import annotations

from typing import Any

from duel_tui import duel_masters
from duel_tui.duel_masters import cards
from duel_tui.engine.duel import Duel

Side = dict[str, Any]
ONE_OF = {
    "light": "Reusol, the Oracle",
    "water": "Aqua Vehicle",
    "darkness": "Writhing Bone Ghoul",
    "fire": "Immortal Baron, Vorg",
    "nature": "Burning Mane",
}
"""A card without abilities of each civilization, to pay with."""


def names(entries: list[Any]) -> str:
    """The cards of a zone of a position, sorted: `tapped Fear Fang; Iere, Vizier of Bullets`."""
    return "; ".join(sorted(entry if isinstance(entry, str) else entry["card"] for entry in entries))


def check(duel: Duel, expected: dict[str, str]) -> None:
    """Compare zones (`A.hand`), counts (`A.shields` as a number) and powers (`A.power`) with the position."""
    position = duel.position()
    for key, wanted in expected.items():
        seat, zone = key.split(".")
        if zone == "power":
            battle = duel.view(0).zones["AB".index(seat), "battle"]
            found = "; ".join(f"{card.name} {card.power}" for card in battle)
        elif zone == "offered":
            assert duel.decision is not None
            assert duel.decision.player == "AB".index(seat)
            found = "; ".join(duel.commands())
        elif wanted.isdecimal():
            found = str(len(position[seat][zone]) + (int(position[seat]["blanks"]) if zone == "deck" else 0))
        else:
            found = names(position[seat][zone])
        assert found == wanted, key


def play(name: str, a: Side, b: Side, *answers: str) -> Duel:
    """Player A has just the mana for a card, and plays it from the hand."""
    card = cards.find(name)
    assert card is not None
    side = {"hand": [name, *a.get("hand", [])], **{key: a[key] for key in a if key != "hand"}}
    mana = [civ for civ in card.civilizations for _ in range(card.cost)][: card.cost]
    side.setdefault("mana", [ONE_OF[civ] for civ in mana])
    duel = duel_masters.setup({"phase": "main", "A": side, "B": b})
    return walk(duel, f"{'summon' if card.creature else 'cast'} {name}", *answers)


def laid_out(a: Side, b: Side | None = None, phase: str = "attack", **rest: Any) -> Duel:
    """A duel from the two sides of a position; A is the player in turn."""
    return duel_masters.setup({"phase": phase, "A": a, "B": b or {}, **rest})


def walk(duel: Duel, *answers: str) -> Duel:
    """Play some commands."""
    for answer in answers:
        duel.play(answer)
    return duel
