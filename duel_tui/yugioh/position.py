"""A position as text values: the `setup` form of a duel script, and the digest that stands for it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from enum import Enum
from functools import partial
from typing import Any

from duel_tui.engine.rng import seed_text
from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh.definitions import BLANK, Rule
from duel_tui.yugioh.remarks import order_of_negaters, remarks
from duel_tui.yugioh.table import Lasting, Table
from duel_tui.yugioh.zones import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    MONSTERS,
    PLACE_LETTERS,
    SPELLS,
)

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
    order = order_of_negaters(s, partial(place_of, s))
    if order:
        found["x-order"] = order
    return found


def digest(s: Table) -> str:
    """The first 16 hex digits of SHA-256 over the canonical position and the generator's state."""
    whole = {**position(s), "seed": seed_text(s.rng), "winner": str(s.winner), "reason": s.reason}
    text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _side(s: Table, player: int) -> dict[str, Any]:
    deck = [_pile(s, uid, player) for uid in reversed(s.zones[DECK + player])]
    blanks = 0
    while deck and deck[-1] == BLANK.name:
        deck.pop()
        blanks += 1
    side: dict[str, Any] = {"lp": str(s.life[player]), "deck": deck, "blanks": str(blanks)}
    hand = [_pile(s, uid, player) for uid in s.zones[HAND + player]]
    side["hand"] = sorted(hand, key=lambda entry: json.dumps(entry, sort_keys=True))
    for name, zone in (("monsters", MONSTERS), ("spells", SPELLS), ("field", FIELD)):
        side[name] = [_on_field(s, uid, player, at) for at, uid in enumerate(s.zones[zone + player])]
    for name, zone in (("graveyard", GRAVE), ("banished", BANISHED), ("extra", EXTRA)):
        side[name] = [_pile(s, uid, player) for uid in s.zones[zone + player]]
    if s.normal_turn == s.turn and player == s.player:
        side["normal summon"] = "used"
    if s.summoned_on[player] == s.turn and s.turn:
        side["x-summoned"] = "yes"
    return side


def _pile(s: Table, uid: int, player: int) -> Any:
    """A card outside the field: its name, or a map where there is more to say."""
    card = s.cards[uid]
    extra: dict[str, Any] = {}
    if card.owner != player:
        extra["owner"] = SEATS[card.owner]
    if card.proper and card.definition.special_only:
        extra["proper"] = "yes"
    if card.zone in (HAND, DECK) and card.seen >> (1 - player) & 1:
        extra["seen"] = "yes"
    if card.zone == DECK and card.seen >> player & 1:
        extra["x-known"] = "yes"
    if card.zone == GRAVE:
        if card.definition.dated and card.arrived == s.turn:
            extra["since"] = "this turn"
        if card.definition.mourned and card.marks:
            extra.update(remarks(s, card, partial(place_of, s)))
    name: str = card.definition.name
    return {"card": name, **extra} if extra else name


def _on_field(s: Table, uid: int, player: int, at: int) -> Any:
    card = s.cards[uid]
    name: str = card.definition.name
    prefix = "" if card.face_up else "set "
    if card.zone == MONSTERS and card.face_up and card.sideways:
        prefix = "defense "
    extra = _details(s, card, player, at)
    return {"card": prefix + name, **extra} if extra else prefix + name


def _details(s: Table, card: Card, player: int, at: int) -> dict[str, Any]:
    extra: dict[str, Any] = {}
    if card.owner != player:
        extra["owner"] = SEATS[card.owner]
    if card.counters:
        extra["counters"] = {name: str(n) for name, n in card.counters}
    if card.host is not None and s.is_at(card.host):
        extra["equipped to"] = place_of(s, s.cards[card.host.uid])
    if card.arrived == s.turn:
        extra["since"] = "this turn"
    if card.attacked == s.turn:
        extra["attacked"] = "yes"
    elif card.declared == s.turn:
        extra["x-declared"] = "yes"
    if card.turned == s.turn:
        extra["position changed"] = "yes"
    if card.proper and card.definition.special_only:
        extra["proper"] = "yes"
    if not card.face_up and card.seen >> (1 - player) & 1:
        extra["seen"] = "yes"
    if card.zone in (MONSTERS, SPELLS) and card.slot != at:
        extra["x-place"] = f"{PLACE_LETTERS[card.zone]}{card.slot + 1}"
    if card.marks or s.used:
        extra.update(remarks(s, card, partial(place_of, s)))
    return extra


def place_of(s: Table, card: Card) -> str:
    """A card on the field by name and place, `Jinzo@B:m1`."""
    return f"{card.definition.name}@{SEATS[card.controller]}:{PLACE_LETTERS[card.zone]}{card.slot + 1}"


def _lasting(s: Table, record: Lasting) -> dict[str, Any]:
    """A lasting effect as a map: the rule's name and values, whose it is, what it is about, when it ends."""
    found: dict[str, Any] = {
        "rule": type(record.rule).__name__,
        "player": SEATS[record.player],
        "source": record.source,
        **rule_values(record.rule),
    }
    if record.cards:
        found["about"] = [_about(s, ref) for ref in record.cards if s.is_at(ref)]
    if record.until_turn:
        found["until turn"] = str(record.until_turn)
    if record.at_end_phase:
        found["at end phase"] = "yes"
    if record.in_battle:
        found["in battle"] = "yes"
    if record.count:
        found["count"] = str(record.count)
    return found


def _about(s: Table, ref: Ref) -> str:
    card = s.cards[ref.uid]
    if card.zone in (MONSTERS, SPELLS, FIELD):
        return place_of(s, card)
    at = s.zones[card.zone + card.controller].index(card.uid) + 1
    return f"{card.definition.name}@{SEATS[card.controller]}:{PLACE_LETTERS[card.zone]}{at}"


def rule_values(rule: Rule) -> dict[str, str]:
    """The plain values of a rule: numbers, words, flags. Filters belong to the rule's class, not to the record."""
    found: dict[str, str] = {}
    for field in fields(rule):  # type: ignore[arg-type]
        value = getattr(rule, field.name)
        if isinstance(value, Enum):
            found[field.name] = str(value.value)
        elif isinstance(value, bool):
            found[field.name] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            found[field.name] = str(value)
    return found
