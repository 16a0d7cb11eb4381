"""A position as text values: the `setup` form of a duel script, and the digest that stands for it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from duel_tui.duel_masters.definitions import BLANK
from duel_tui.duel_masters.table import Lasting, Table
from duel_tui.duel_masters.zones import (
    BATTLE,
    DECK,
    GRAVE,
    HAND,
    MANA,
    PLACE_LETTERS,
    SHIELDS,
    UNDER,
)
from duel_tui.engine.records import as_tree
from duel_tui.engine.rng import seed_text
from duel_tui.engine.state import Card

SEATS = "AB"


def position(s: Table) -> dict[str, Any]:
    """The whole position in `setup` form: every scalar is text; hands are sorted; nothing names an internal number."""
    found: dict[str, Any] = {"turn": str(s.turn), "player": SEATS[s.player], "phase": s.phase}
    for player in (0, 1):
        found[SEATS[player]] = _side(s, player)
    lasting = [
        _lasting(s, record)
        for record in s.lasting
        if not record.cards or any(s.is_at(ref) for ref in record.cards)
    ]
    if lasting:
        found["lasting"] = lasting
    if s.extra:
        found["x-extra-turns"] = [SEATS[player] for player in s.extra]
    return found


def digest(s: Table) -> str:
    """The first 16 hex digits of SHA-256 over the canonical position and the generator's state."""
    whole = {**position(s), "seed": seed_text(s.rng), "winner": str(s.winner), "reason": s.reason}
    text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def same(then: Table, now: Table) -> bool:
    """Whether two states are the same position, whatever the number of the turn and the order of an unknown deck."""
    if (then.player, then.phase) != (now.player, now.phase):
        return False
    if [len(zone) for zone in then.zones] != [len(zone) for zone in now.zones]:
        return False
    return _standing(then) == _standing(now)


def _standing(s: Table) -> object:
    found = position(s)
    del found["turn"]
    for seat in SEATS:
        side = found[seat]
        if all(isinstance(entry, str) for entry in side["deck"]):
            side["deck"].sort()
    for record in found.get("lasting", ()):
        if "until turn" in record:
            record["until turn"] = str(int(record["until turn"]) - s.turn)
    found["first"] = s.turn == 1
    whole: object = json.loads(json.dumps(found))
    return whole


def _side(s: Table, player: int) -> dict[str, Any]:
    deck = [_pile(s, uid, player) for uid in reversed(s.zones[DECK + player])]
    blanks = 0
    while deck and deck[-1] == BLANK.name:
        deck.pop()
        blanks += 1
    side: dict[str, Any] = {"deck": deck, "blanks": str(blanks)}
    hand = [_pile(s, uid, player) for uid in s.zones[HAND + player]]
    side["hand"] = sorted(hand, key=lambda entry: json.dumps(entry, sort_keys=True))
    side["mana"] = [_pile(s, uid, player) for uid in s.zones[MANA + player]]
    side["shields"] = [_shield(s, uid, player, at) for at, uid in enumerate(s.zones[SHIELDS + player])]
    side["battle"] = [_creature(s, uid, player) for uid in s.zones[BATTLE + player]]
    side["graveyard"] = [_pile(s, uid, player) for uid in s.zones[GRAVE + player]]
    if s.charged == s.turn and player == s.player:
        side["charged"] = "yes"
    if s.spells[player] == s.turn:
        side["x-cast"] = "yes"
    if s.drawn[player] != s.usually_drawn(player):
        side["x-drawn"] = str(s.drawn[player])
    gone = sum(1 for ref, seat in s.broke if seat == player and not s.is_at(ref))
    if gone:
        side["x-broke"] = str(gone)
    return side


def _pile(s: Table, uid: int, player: int) -> Any:
    """A card outside the battle zone: its name, or a map where there is more to say."""
    card = s.cards[uid]
    extra: dict[str, str] = {}
    if card.zone in (HAND, DECK) and card.seen >> (1 - player) & 1:
        extra["seen"] = "yes"
    if card.zone == DECK and card.seen >> player & 1:
        extra["x-known"] = "yes"
    name = ("tapped " if card.zone == MANA and card.sideways else "") + card.definition.name
    return {"card": name, **extra} if extra else name


def _shield(s: Table, uid: int, player: int, at: int) -> Any:
    card = s.cards[uid]
    extra: dict[str, str] = {}
    if card.seen >> (1 - player) & 1:
        extra["seen"] = "yes"
    if card.seen >> player & 1:
        extra["x-known"] = "yes"
    if card.slot != at:
        extra["x-place"] = f"{PLACE_LETTERS[SHIELDS]}{card.slot + 1}"
    name: str = card.definition.name
    return {"card": name, **extra} if extra else name


def stack(s: Table, card: Card) -> str:
    """A creature with what it lies on: `Barkwhip, the Smasher over Fear Fang`, the top card first."""
    under = [uid for uid in s.zones[UNDER + card.controller] if s.cards[uid].host == card.ref]
    names = [card.definition.name, *(s.cards[uid].definition.name for uid in reversed(under))]
    return " over ".join(names)


def _creature(s: Table, uid: int, player: int) -> Any:
    card = s.cards[uid]
    extra: dict[str, str] = {}
    if card.arrived == s.turn:
        extra["since"] = "this turn"
    if card.attacked == s.turn:
        extra["attacked"] = "yes"
    if card.turned == s.turn:
        extra["x-was-attacked"] = "yes"
    broken = sum(1 for ref, _ in s.broke if ref == card.ref)
    if broken:
        extra["x-broke"] = str(broken)
    below = [base for base in s.zones[UNDER + player] if s.cards[base].host == card.ref]
    fresh = [at for at, base in enumerate(reversed(below), 1) if s.cards[base].arrived == s.turn]
    if fresh:
        extra["x-under-since"] = " ".join(map(str, fresh))
    if card.marks:
        extra["x-race"] = str(card.marks[0])
    name = ("tapped " if card.sideways else "") + stack(s, card)
    return {"card": name, **extra} if extra else name


def place_of(s: Table, card: Card) -> str:
    """A creature by name and place, `Fear Fang@B:b1`."""
    at = s.zones[card.zone + card.controller].index(card.uid) + 1
    return f"{card.definition.name}@{SEATS[card.controller]}:{PLACE_LETTERS[card.zone]}{at}"


def _lasting(s: Table, record: Lasting) -> dict[str, Any]:
    """A lasting effect as a map: what holds, whose it is, what it is about, when it ends."""
    found: dict[str, Any] = {
        "rule": type(record.rule).__name__,
        "player": SEATS[record.player],
        "source": record.source,
        "x-rule": as_tree(record.rule),
    }
    if record.cards:
        found["about"] = [place_of(s, s.cards[ref.uid]) if s.is_at(ref) else "gone" for ref in record.cards]
    if record.which is not None:
        found["x-which"] = as_tree(record.which)
    if record.until_turn:
        found["until turn"] = str(record.until_turn)
    if record.until_start_of >= 0:
        found["x-until-start-of"] = SEATS[record.until_start_of]
    return found
