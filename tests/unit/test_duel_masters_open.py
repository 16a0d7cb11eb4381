"""What lies open in Duel Masters and what does not: views, which no scenario can read for the other player."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters

SIDE = {
    "hand": ["Fear Fang"],
    "mana": ["Holy Awe"],
    "shields": ["Terror Pit"],
    "battle": ["Barkwhip, the Smasher over Burning Mane"],
    "graveyard": ["Seamine", "Dome Shell"],
    "deck": ["Silver Fist"],
    "blanks": "3",
}
OPEN = ("mana", "battle", "graveyard")


@pytest.mark.parametrize("seat", [0, 1])
def test_both_players_see_mana_zone_battle_zone_and_graveyard(seat: int) -> None:
    view = duel_masters.setup({"A": SIDE}).view(seat)
    for zone in OPEN:
        assert all(card.name for card in view.zones[0, zone])
    assert [card.name for card in view.zones[0, "graveyard"]] == ["Seamine", "Dome Shell"]
    assert [card.name for card in view.zones[0, "battle"][0].under] == ["Burning Mane"]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_shields_and_decks(seat: int) -> None:
    view = duel_masters.setup({"A": SIDE}).view(seat)
    for zone in ("shields", "deck"):
        assert not any(card.name for card in view.zones[0, zone])


def test_a_hand_is_seen_by_its_player_alone() -> None:
    duel = duel_masters.setup({"A": SIDE})
    assert [card.name for card in duel.view(0).zones[0, "hand"]] == ["Fear Fang"]
    assert [card.name for card in duel.view(1).zones[0, "hand"]] == [None]
