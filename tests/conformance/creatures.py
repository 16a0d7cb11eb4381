"""What must hold of a Duel Masters table: nothing leaks, nothing is lost, and a position says everything."""

from __future__ import annotations

from collections import Counter
from typing import Any

from duel_tui import duel_masters
from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.definitions import CardDef, Deck
from duel_tui.duel_masters.zones import BATTLE, OPEN, PLAYED, SHIELDS, UNDER, ZONE_NAMES
from duel_tui.engine.duel import Duel
from duel_tui.engine.state import State
from duel_tui.engine.view import CardView
from tests.conformance import table
from tests.conformance.table import commands_without_hand_numbers, definitions_in, index_is_true

SHOWING = (
    happened.Discarded,
    happened.PutInGraveyard,
    happened.PutInMana,
    happened.Charged,
    happened.Summoned,
    happened.Cast,
    happened.ShieldTriggered,
)
"""Events that show a card nobody knew before."""


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
        assert card.controller == card.owner, "cards stay with their owners in this game"
        assert card.face_up == (card.zone in OPEN)
        assert not card.face_up or card.seen == 3
        if card.zone == BATTLE:
            assert card.definition.creature
        if card.zone == UNDER:
            assert card.host is not None
            top = state.cards[card.host.uid]
            assert state.is_at(card.host), "a card lies under nothing"
            assert top.zone == BATTLE
            assert top.definition.evolves
    for seat in (0, 1):
        slots = [state.cards[uid].slot for uid in state.zones[SHIELDS + seat]]
        assert len(set(slots)) == len(slots), "two shields have one number"
    if decks is not None:
        brought = Counter((seat, card.name) for seat, deck in enumerate(decks) for card in deck.main)
        assert Counter((card.owner, card.definition.name) for card in state.cards) == brought


def nothing_resolves(duel: Duel) -> None:
    """At a stable point no spell is on its way and no attack goes on."""
    if duel.stable and duel.decision is not None:
        state = duel.state
        assert not state.zones[PLAYED]
        assert not state.zones[PLAYED + 1]
        assert duel.view(0).attack is None


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
        assert set(definitions_in(view, CardDef)) <= known
    decision = duel.decision
    if decision is not None:
        asked = decision.player
        for option in list(decision.options[:20]):
            for uid in (option.card, option.other, *option.cards):
                if uid >= 0 and not duel.game.named(state.cards[uid], asked):
                    assert f"@{duel.game.place(state.cards[uid])}" in duel.text(option)


def nothing_shown(shown: CardView) -> None:
    assert (shown.name, shown.definition, shown.power, shown.base_power) == (None,) * 4
    assert shown.under == ()
    assert not shown.sick


def events_hide(duel: Duel, since: int) -> None:
    table.events_hide(duel, since, SHOWING, happened.Revealed)


def position_says_everything(duel: Duel) -> None:
    """At a stable point, laying out the position gives the same duel again."""
    if not duel.stable or duel.decision is None:
        return
    options = duel.state.options  # type: ignore[attr-defined]
    again = duel_masters.setup(duel.position(), options=options, seed=duel.state.rng, windows=duel.asking[0])
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


def _zones(duel: Duel, seat: int) -> dict[Any, Any]:
    """What a seat sees lie where; the order of a hand means nothing and is not kept."""
    zones: dict[Any, Any] = dict(duel.view(seat).zones)
    for player in (0, 1):
        hand = zones[player, "hand"]
        zones[player, "hand"] = Counter((card.name, card.known_to_other) for card in hand)
    return zones
