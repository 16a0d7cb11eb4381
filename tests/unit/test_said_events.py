"""Every kind of event has a sentence, and a sentence names no card that its reader may not know."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from duel_tui import yugioh
from duel_tui.bots.random_play import luck_of, play_out
from duel_tui.decklist import read_deck
from duel_tui.engine.events import Event, hidden
from duel_tui.engine.state import Card
from duel_tui.text.en.events import event_text, event_texts, say
from duel_tui.yugioh import cards
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.zones import DECK, GRAVE, HAND, MONSTERS, SPELLS

NAMES = ("Yugi", "Kaiba")
DECKS = Path(__file__).parents[2] / "decks"
KINDS = [kind for _, kind in inspect.getmembers(happened, inspect.isclass) if issubclass(kind, Event)]


def card(name: str, zone: int = MONSTERS, controller: int = 0, **more: object) -> Card:
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
        (happened.TurnBegan(3, 1), "Turn 3: Kaiba."),
        (happened.PhaseBegan("main1", 0), "Main Phase 1 begins."),
        (happened.PhaseBegan("battle/damage", 0), "Damage Step begins."),
        (happened.Drawn(card("Kuriboh", HAND), 0), "Yugi draws Kuriboh."),
        (happened.Drawn(hidden(card("Kuriboh", HAND)), 0), "Yugi draws a card."),
        (happened.SetDown(hidden(card("Kuriboh")), 0), "Yugi Sets a monster."),
        (happened.SetDown(hidden(card("Trap Hole", SPELLS)), 0), "Yugi Sets a card."),
        (happened.Summoned(card("Kuriboh"), "tribute", 1), "Kaiba Tribute Summons Kuriboh."),
        (
            happened.Summoned(card("Kuriboh", face_up=True, sideways=True), "special", 0),
            "Yugi Special Summons Kuriboh in Defense Position.",
        ),
        (happened.Activated(card("Trap Hole", SPELLS), 0, 1, 0), "Yugi activates Trap Hole."),
        (
            happened.Activated(card("Kuriboh", HAND), 1, 2, 0),
            "Kaiba activates the effect of Kuriboh as chain link 2.",
        ),
        (
            happened.AttackDeclared(card("Gemini Elf"), hidden(card("Kuriboh", controller=1, slot=2))),
            "Yugi's Gemini Elf attacks Kaiba's face-down monster in Monster Zone 3.",
        ),
        (happened.AttackDeclared(card("Gemini Elf"), None), "Yugi's Gemini Elf attacks directly."),
        (
            happened.Battled(card("Gemini Elf"), card("Kuriboh", controller=1, sideways=True), 1900, 200),
            "Yugi's Gemini Elf (ATK 1900) battles Kaiba's Kuriboh (DEF 200).",
        ),
        (happened.Returned(card("Kuriboh"), "hand"), "Yugi's Kuriboh returns to Yugi's hand."),
        (happened.SentToGrave(card("Kuriboh", HAND)), "Kuriboh is sent to Yugi's Graveyard."),
        (happened.Damaged(1, 300, "battle"), "Kaiba takes 300 battle damage."),
        (happened.Healed(0, 1), "Yugi gains 1 Life Point."),
        (happened.Tossed(0, "heads"), "Yugi tosses a coin: heads."),
        (happened.Tossed(1, "4"), "Kaiba rolls a die: 4."),
        (
            happened.Revealed((card("Kuriboh", DECK), card("Trap Hole", DECK)), 1),
            "Kuriboh and Trap Hole are shown to Kaiba.",
        ),
        (happened.Revealed((hidden(card("Kuriboh", DECK)),), 1), "1 card is shown to Kaiba."),
        (happened.Banished(card("Lord of D.", GRAVE)), "Lord of D. is removed from play."),
        (happened.ControlChanged(card("Lord of D."), 1), "Kaiba takes control of Lord of D."),
        (happened.Won(2, "lp"), "The duel is a draw: Life Points are down to 0."),
    ],
)
def test_an_event_in_a_sentence(event: Event, text: str) -> None:
    assert event_text(event, NAMES) == text


def test_what_goes_without_saying_is_left_out() -> None:
    beaten = card("Kuriboh")
    told = [happened.Destroyed(beaten, "battle"), happened.SentToGrave(beaten)]
    assert event_texts(told, NAMES) == ["Yugi's Kuriboh is destroyed by battle."]


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_log_of_a_whole_duel(seed: int) -> None:
    decks = tuple(read_deck(DECKS / f"starter_{name}_2002.ydk").deck for name in ("yugi", "kaiba"))
    duel = yugioh.start((decks[0], decks[1]), seed=seed)
    play_out(duel, luck_of(seed))
    for seat in (0, 1):
        texts = event_texts(duel.events(0, seat), NAMES)
        assert texts[-1].startswith(("Yugi wins", "Kaiba wins", "The duel is a draw"))
        assert not any("  " in text or "<" in text or not text.endswith(".") for text in texts)


def test_what_the_other_player_draws_is_a_card() -> None:
    deck = read_deck(DECKS / "vanilla40.ydk").deck
    duel = yugioh.start((deck, deck), seed=3)
    play_out(duel, luck_of(3))
    for seat in (0, 1):
        texts = event_texts(duel.events(0, seat), NAMES)
        drawn = [text for text in texts if text.startswith(f"{NAMES[1 - seat]} draws ")]
        assert set(drawn) == {f"{NAMES[1 - seat]} draws a card."}
