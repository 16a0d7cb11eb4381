"""Every kind of event of Duel Masters has a sentence, and a sentence names no card that its reader may not know."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from duel_tui import duel_masters
from duel_tui.bots.random_play import luck_of, play_out
from duel_tui.decklist import read_deck
from duel_tui.duel_masters import cards
from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.zones import BATTLE, GRAVE, HAND, MANA, SHIELDS
from duel_tui.engine.events import Event, hidden
from duel_tui.engine.state import Card
from duel_tui.text.en.events import event_text, event_texts, say

NAMES = ("Shobu", "Kokujo")
DECKS = Path(__file__).parents[2] / "decks"
KINDS = [kind for _, kind in inspect.getmembers(happened, inspect.isclass) if issubclass(kind, Event)]


def card(name: str, zone: int = BATTLE, controller: int = 0, **more: object) -> Card:
    definition = cards.find(name)
    assert definition is not None
    return Card(3, definition, controller, controller, zone, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind is not Event], ids=lambda kind: kind.__name__
)
def test_an_event_has_words(kind: type) -> None:
    assert say.dispatch(kind) is not say.dispatch(object)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (happened.PhaseBegan("attack", 0), "Attack step begins."),
        (happened.Drawn(card("Fear Fang", HAND), 0), "Shobu draws Fear Fang."),
        (happened.Drawn(hidden(card("Fear Fang", HAND)), 0), "Shobu draws a card."),
        (happened.Charged(card("Holy Awe", MANA), 1), "Kokujo charges Holy Awe."),
        (happened.Paid(0, (card("Fear Fang", MANA), card("Holy Awe", MANA))),
         "Shobu taps 2 mana cards: Fear Fang and Holy Awe."),
        (happened.Summoned(card("Barkwhip, the Smasher", HAND), 0, (card("Fear Fang"),)),
         "Shobu summons Barkwhip, the Smasher on Fear Fang."),
        (happened.Attacked(card("Fear Fang"), None), "Shobu's Fear Fang attacks Kokujo."),
        (happened.Attacked(card("Fear Fang"), card("Seamine", controller=1)),
         "Shobu's Fear Fang attacks Kokujo's Seamine."),
        (happened.Blocked(card("Seamine", controller=1), card("Fear Fang")), "Kokujo's Seamine blocks Fear Fang."),
        (happened.Battled(card("Fear Fang"), card("Seamine", controller=1), 3000, 4000),
         "Fear Fang with 3000 battles Seamine with 4000."),
        (happened.Broken(hidden(card("Holy Awe", SHIELDS, 1, slot=2)), 1, card("Fear Fang")),
         "Fear Fang breaks Kokujo's shield 3."),
        (happened.Broken(card("Holy Awe", SHIELDS, 1, slot=2), 1, None), "Kokujo's shield 3 (Holy Awe) is broken."),
        (happened.ShieldTriggered(card("Holy Awe", HAND, 1), 1), "Kokujo uses the shield trigger of Holy Awe."),
        (happened.Destroyed(card("Fear Fang"), "power"), "Shobu's Fear Fang is destroyed for want of power."),
        (happened.PutInMana(card("Fear Fang", MANA), "deck"), "Fear Fang goes from the deck to Shobu's mana zone."),
        (happened.PutInHand(hidden(card("Fear Fang", HAND, 1)), "deck"), "A card goes from the deck to Kokujo's hand."),
        (happened.Revealed((hidden(card("Fear Fang", SHIELDS, 1)),), 0), "Shobu looks at 1 card."),
        (happened.PutInGraveyard(card("Fear Fang", GRAVE), "mana"),
         "Fear Fang goes from the mana zone to Shobu's graveyard."),
        (happened.ExtraTurn(1), "Kokujo takes an extra turn after this one."),
    ],
)  # fmt: skip
def test_an_event_in_a_sentence(event: Event, text: str) -> None:
    assert event_text(event, NAMES) == text


def test_what_goes_without_saying_is_left_out() -> None:
    beaten = card("Fear Fang")
    buried = card("Fear Fang", GRAVE)
    told = [happened.Destroyed(beaten, "battle"), happened.PutInGraveyard(buried, "battle")]
    assert event_texts(told, NAMES) == ["Shobu's Fear Fang is destroyed."]


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_log_of_a_whole_duel(seed: int) -> None:
    decks = tuple(read_deck(DECKS / f"{name}.txt").deck for name in ("dm_fire_charge", "dm_nature_beasts"))
    duel = duel_masters.start((decks[0], decks[1]), seed=seed)
    play_out(duel, luck_of(seed))
    for seat in (0, 1):
        texts = event_texts(duel.events(0, seat), NAMES)
        assert texts[-1].startswith(("Shobu wins", "Kokujo wins", "The duel is a draw"))
        assert not any("  " in text or "<" in text or not text.endswith(".") for text in texts)
        drawn = [text for text in texts if text.startswith(f"{NAMES[1 - seat]} draws ")]
        assert set(drawn) == {f"{NAMES[1 - seat]} draws a card."}
