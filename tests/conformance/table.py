"""What must hold of a Yu-Gi-Oh! table: nothing leaks, nothing is lost, and a position says everything."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, is_dataclass
from typing import Any

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.engine.events import UNKNOWN
from duel_tui.engine.state import Card, State
from duel_tui.engine.view import CardView
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CardDef, Deck
from duel_tui.yugioh.zones import MONSTERS, NOWHERE, SLOTS, SPELLS, ZONE_NAMES

Kinds = tuple[type, ...]
# Events that show a card nobody knew before: it goes where everybody sees it, or is used from the hand.
SHOWING = (
    happened.SentToGrave,
    happened.Destroyed,
    happened.Discarded,
    happened.Tributed,
    happened.UsedAsMaterial,
    happened.Banished,
    happened.Activated,
    happened.Resolved,
    happened.NoEffect,
    happened.Negated,
)


def contents(decks: tuple[Deck, Deck]) -> Counter[tuple[int, str]]:
    """The cards that two decks bring: who owns them, and their names."""
    return Counter((seat, card.name) for seat, deck in enumerate(decks) for card in (*deck.main, *deck.extra))


def cards_are_conserved(state: State, decks: tuple[Deck, Deck] | None) -> None:
    places: dict[int, int] = {}
    for place, uids in enumerate(state.zones):
        for uid in uids:
            assert uid not in places, "a card lies in two places"
            places[uid] = place
    assert sorted(places) == list(range(len(state.cards)))
    for uid, card in enumerate(state.cards):
        assert card.uid == uid
        assert card.zone + card.controller == places[uid]
        if card.zone in (MONSTERS, SPELLS):
            # A monster among the Spells is equipped to another (Relinquished).
            kind_fits = card.definition.monster == (card.zone == MONSTERS)
            assert kind_fits or (card.zone == SPELLS and card.host is not None), card
        elif card.zone != NOWHERE and card.zone in ZONE_NAMES and ZONE_NAMES[card.zone] != "field":
            assert card.controller == card.owner
            assert card.definition.subkind != "token"
        assert not card.face_up or card.seen == 3
    for zone in (MONSTERS, SPELLS):
        for seat in (0, 1):
            slots = [state.cards[uid].slot for uid in state.zones[zone + seat]]
            assert slots == sorted(set(slots))
            assert all(0 <= slot < SLOTS for slot in slots)
    if decks is not None:
        real = (card for card in state.cards if card.definition.subkind != "token")
        assert Counter((card.owner, card.definition.name) for card in real) == contents(decks)


def index_is_true(state: State) -> None:
    """The index of moments is what one would find by looking at every card."""
    found: dict[Any, set[int]] = {}
    for card in state.cards:
        for key in card.definition.listens.get((card.zone, card.face_up), ()):
            found.setdefault(key, set()).add(card.uid)
    assert {key: set(uids) for key, uids in state.ready.items()} == found
    assert all(len(set(uids)) == len(uids) for uids in state.ready.values())


def view_hides(duel: Duel) -> None:
    state = duel.state
    for seat in (0, 1):
        view = duel.view(seat)
        known = {card.definition for card in state.cards if card.seen >> seat & 1}
        for zone, name in ZONE_NAMES.items():
            for player in (0, 1):
                uids = state.zones[zone + player]
                if name == "deck":
                    uids = uids[::-1]
                seen = view.zones[player, name]
                assert len(seen) == len(uids) == view.counts[player, name]
                for shown, uid in zip(seen, uids, strict=True):
                    card = state.cards[uid]
                    may_know = bool(card.seen >> seat & 1)
                    assert shown.name == (card.definition.name if may_know else None)
                    if not may_know:
                        nothing_shown(shown)
        assert set(definitions_in(view)) <= known
    decision = duel.decision
    if decision is not None:
        asked = decision.player
        for option in list(decision.options[:20]):
            for uid in (option.card, option.other, *option.cards):
                if uid >= 0 and not duel.game.named(state.cards[uid], asked):
                    assert f"@{duel.game.place(state.cards[uid])}" in duel.text(option)


def nothing_shown(shown: CardView) -> None:
    facts = (
        shown.name,
        shown.definition,
        shown.atk,
        shown.defense,
        shown.base_atk,
        shown.base_def,
        shown.level,
    )
    assert facts == (None,) * 7
    assert shown.counters == ()
    assert shown.equipped_to is None


def definitions_in(value: Any, kind: type[Any] = CardDef) -> list[Any]:
    """Every card definition anywhere in a value."""
    if isinstance(value, kind):
        return [value]
    if isinstance(value, (tuple, list)):
        return [found for each in value for found in definitions_in(each, kind)]
    if isinstance(value, dict):
        return [found for each in value.values() for found in definitions_in(each, kind)]
    if is_dataclass(value):
        return [
            found for field in fields(value) for found in definitions_in(getattr(value, field.name), kind)
        ]
    return []


def events_hide(duel: Duel, since: int, showing: Kinds = SHOWING, revealed: type = happened.Revealed) -> None:
    """No event shows a seat a card that it may not know, but for those that are `showing` it to both."""
    whole = duel.events(since)
    for seat in (0, 1):
        for full, shown in zip(whole, duel.events(since, seat), strict=True):
            assert type(full) is type(shown)
            for field in fields(full):
                _compare(full, getattr(full, field.name), getattr(shown, field.name), seat, showing, revealed)


def _compare(event: Any, full: Any, shown: Any, seat: int, showing: Kinds, revealed: type) -> None:
    if isinstance(full, tuple):
        for one, two in zip(full, shown, strict=True):
            _compare(event, one, two, seat, showing, revealed)
    elif isinstance(full, Card):
        if shown.definition is UNKNOWN:
            assert shown.uid == -1
            assert not full.seen >> seat & 1 or isinstance(event, revealed)
        else:
            assert full.seen >> seat & 1 or isinstance(event, showing), f"{event} shows a card to {seat}"
    else:
        assert full == shown


def position_says_everything(duel: Duel) -> None:
    """At a stable point, laying out the position gives the same duel again."""
    if not duel.stable or duel.decision is None:
        return
    again = yugioh.setup(duel.position(), options=duel.state.options, seed=duel.state.rng)  # type: ignore[attr-defined]
    assert again.position() == duel.position()
    assert again.digest() == duel.digest()
    differ = commands_without_hand_numbers(again) ^ commands_without_hand_numbers(duel)
    assert not differ, (differ, duel.position())
    cards_are_conserved(again.state, None)
    index_is_true(again.state)
    for seat in (0, 1):
        one, two = _zones(again, seat), _zones(duel, seat)
        changed = [(place, one[place], two[place]) for place in one if one[place] != two[place]]
        assert not changed, changed


def commands_without_hand_numbers(duel: Duel) -> set[str]:
    """The commands without places in hands, whose order a position does not keep."""
    return {re.sub(r"@((?:[AB]:)?h)\d+", r"@\1", command) for command in duel.commands()}


def _zones(duel: Duel, seat: int) -> dict[Any, Any]:
    """What a seat sees lie where; the order of a hand means nothing and is not kept."""
    zones: dict[Any, Any] = dict(duel.view(seat).zones)
    for player in (0, 1):
        hand = zones[player, "hand"]
        zones[player, "hand"] = Counter((card.name, card.known_to_other) for card in hand)
    return zones
