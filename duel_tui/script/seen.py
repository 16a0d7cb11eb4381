"""The cards of a running duel as expectations speak of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duel_tui import games
from duel_tui.engine.duel import Duel
from duel_tui.engine.notation import fold
from duel_tui.engine.view import CardView
from duel_tui.script.expect_models import CardCheck, ZoneCheck
from duel_tui.script.words import SEATS

SIDEWAYS = {"monsters": "defense", "battle": "tapped", "mana": "tapped"}
"""What a card turned sideways is called."""


def canonical(name: str) -> str:
    """A name as it is compared: the card's present name, without case and punctuation."""
    for kit in games.KITS.values():
        found = kit.cards.find(name)
        if found is not None:
            return fold(found.name)
    return fold(name)


@dataclass(frozen=True)
class Seen:
    """A card in a zone: its name, its state as a prefix word (empty: face-up attack), and its values."""

    name: str
    state: str
    view: CardView | None

    def __str__(self) -> str:
        return f"{self.state} {self.name}" if self.state else self.name


def zone(duel: Duel, seat: int, name: str) -> list[Seen]:
    """The cards of a zone, whoever may know them."""
    kit = games.of_game(duel.game)
    number = next(number for number, title in kit.zones.items() if title == name)
    state = duel.state
    views = {view.place: view for view in duel.view(seat).zones.get((seat, name), ())}
    found = []
    for uid in state.zones[number + seat]:
        card = state.cards[uid]
        word = ""
        if name in kit.state_zones:
            word = "set" if not card.face_up else SIDEWAYS.get(name, "") if card.sideways else ""
        found.append(Seen(card.definition.name, word, views.get(duel.game.place(card))))
    return found[::-1] if name == "deck" else found


def fits(seen: Seen, wanted: str | CardCheck, any_state: bool = False) -> bool:
    """Whether a card is the one that an expectation means."""
    if isinstance(wanted, CardCheck):
        return not differences(seen, wanted)
    wanted, _, bases = wanted.partition(" over ")
    if bases and [canonical(name) for name in bases.split(" over ")] != _under(seen.view):
        return False
    if canonical(wanted) == canonical(seen.name):
        return any_state or not seen.state
    word, _, name = wanted.strip().partition(" ")
    word = "" if word == "attack" else word
    return canonical(name) == canonical(seen.name) and word == seen.state


def differences(seen: Seen, wanted: CardCheck) -> list[str]:
    """What is otherwise on a card than a check of its values says, as `atk 2400`."""
    if canonical(wanted.card) != canonical(seen.name):
        return [seen.name]
    view = seen.view
    found: list[tuple[str, object, object]] = [
        ("atk", wanted.atk, view and view.atk),
        ("def", wanted.defense, view and view.defense),
        ("level", wanted.level, view and view.level),
        ("power", wanted.power, view and view.power),
        ("tapped", wanted.tapped, view and view.sideways),
        ("position", wanted.position, seen.state or "attack"),
        ("controller", wanted.controller, view and SEATS[view.controller]),
        ("owner", wanted.owner, view and SEATS[view.owner]),
    ]
    definition = view.definition if view else None
    for key, want in (("attribute", wanted.attribute), ("type", wanted.type)):
        if want is not None:
            value = getattr(definition, "race" if key == "type" else key, "")
            found.append((key, fold(want), fold(str(getattr(value, "value", value)))))
    if wanted.counters is not None:
        counters = {name: number for name, number in wanted.counters.items() if number}
        found.append(("counters", counters, dict(view.counters) if view else {}))
    if wanted.over is not None and [canonical(name) for name in wanted.over] != _under(view):
        found.append(("over", wanted.over, [one.name for one in view.under] if view else []))
    if wanted.equipped_to is not None:
        found.append(("equipped to", wanted.equipped_to, _host(wanted.equipped_to, view)))
    return [f"{key} {now}" for key, want, now in found if want is not None and want != now]


def _under(view: CardView | None) -> list[str]:
    return [canonical(one.name or "") for one in view.under] if view else []


def _host(wanted: str, view: CardView | None) -> str | None:
    place = view.equipped_to if view else None
    return wanted if place and wanted.rpartition("@")[2] in (place, place.partition(":")[2]) else place


def shown(seen: Seen, checks: Sequence[CardCheck] = ()) -> str:
    """A card for the report, with the values that a check of the same card asks for."""
    for check in checks:
        if canonical(check.card) == canonical(seen.name):
            wrong = differences(seen, check)
            if wrong:
                return f"{seen} ({', '.join(wrong)})"
    return str(seen)


def zone_problem(seen: list[Seen], check: ZoneCheck) -> tuple[str, str] | None:
    """What a zone should hold and what it holds, if these differ."""
    if check.count is not None:
        return None if len(seen) == check.count else (f"{check.count} cards", _list(seen))
    if check.exact is not None:
        if len(seen) == len(check.exact) and _matched(seen, check.exact):
            return None
        return _wanted(check.exact), _list(seen, check.exact)
    if not _matched(seen, check.has):
        return f"has {_wanted(check.has)}", _list(seen, check.has)
    for wanted in check.lacks:
        if any(fits(card, wanted, any_state=True) for card in seen):
            return f"lacks {_wanted([wanted])}", _list(seen)
    return None


def _matched(seen: list[Seen], wanted: Sequence[str | CardCheck]) -> bool:
    """Whether each wanted card can be given a card of its own."""
    taken: dict[int, int] = {}

    def place(at: int, tried: set[int]) -> bool:
        for number, card in enumerate(seen):
            if number in tried or not fits(card, wanted[at]):
                continue
            tried.add(number)
            if number not in taken or place(taken[number], tried):
                taken[number] = at
                return True
        return False

    return all(place(at, set()) for at in range(len(wanted)))


def _wanted(wanted: Sequence[str | CardCheck]) -> str:
    said = []
    for item in wanted:
        if isinstance(item, CardCheck):
            values = [
                f"{CardCheck.model_fields[name].alias or name} {getattr(item, name)}"
                for name in item.model_fields_set
                if name in CardCheck.model_fields and name != "card"
            ]
            said.append(f"{item.card} ({', '.join(sorted(values))})")
        else:
            said.append(item)
    return "[" + ", ".join(said) + "]"


def _list(seen: list[Seen], wanted: Sequence[str | CardCheck] = ()) -> str:
    checks = [item for item in wanted if isinstance(item, CardCheck)]
    names = [shown(card, checks) for card in seen]
    if len(names) > 12:
        names[12:] = [f"and {len(names) - 12} more"]
    return "[" + ", ".join(names) + "]"
