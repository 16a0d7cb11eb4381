"""The table as data: zones, records, the index of moments, shuffling."""

from __future__ import annotations

from dataclasses import fields

from duel_tui.engine.state import Card, Ref, fresh
from duel_tui.yugioh import CardDef, cards
from duel_tui.yugioh.table import Table
from duel_tui.yugioh.zones import DECK, GRAVE, HAND
from tests.conformance.table import cards_are_conserved, index_is_true


def card_named(name: str) -> CardDef:
    found = cards.find(name)
    assert found is not None
    return found


def table_with(zone: int, *names: str) -> Table:
    table = Table(7)
    for uid, name in enumerate(names):
        table.add(fresh(uid, card_named(name), 0, 0, zone, seen=1))
    return table


def test_a_fresh_card_is_a_card_without_history() -> None:
    ox = card_named("Battle Ox")
    made, plain = fresh(3, ox, 0, 1, HAND, 2, 5, True), Card(3, ox, 0, 1, HAND, seen=2, stay=5, proper=True)
    assert type(made) is Card
    for field in fields(Card):
        assert getattr(made, field.name) == getattr(plain, field.name)


def test_a_record_stays_as_it_was_when_the_card_changes() -> None:
    table = table_with(HAND, "Battle Ox")
    old = table.cards[0]
    table.leave(0)
    table.zones[GRAVE] = (0,)
    new = table.move(0, GRAVE, 0, 0, True, False, 3, False)
    assert (old.zone, old.face_up, old.stay) == (HAND, False, 0)
    assert (new.zone, new.face_up, new.stay) == (GRAVE, True, 1)
    assert not table.is_at(Ref(0, 0))
    assert table.is_at(new.ref)


def test_a_shuffled_hand_keeps_the_index_true() -> None:
    """Kuriboh listens from the hand: whichever number it gets, the index must know it."""
    table = table_with(HAND, "Kuriboh", "Battle Ox", "Mystical Elf", "Kuriboh", "Feral Imp")
    before = table.clone()
    for _ in range(20):
        table.shuffle(HAND)
        index_is_true(table)
        cards_are_conserved(table, None)
    index_is_true(before)


def test_a_shuffle_makes_new_objects_of_the_cards() -> None:
    table = table_with(DECK, "Battle Ox", "Mystical Elf", "Feral Imp")
    refs = [card.ref for card in table.cards]
    table.shuffle(DECK)
    assert not any(table.is_at(ref) for ref in refs)
    assert all(card.seen == 0 for card in table.cards)
    assert {card.definition.name for card in table.cards} == {"Battle Ox", "Mystical Elf", "Feral Imp"}
