"""What "why not?" says of a card, a zone and the turn: every reason with its rules, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.decklist import builtin_decks, read_deck
from duel_tui.engine.duel import Duel
from duel_tui.table.scene import SEATS
from duel_tui.table.why import TURN, Answered, NoSuch, asked_about, sentences, why
from duel_tui.text.en.rules import RULES
from duel_tui.text.en.why import rules as said_rules
from duel_tui.yugioh.cards.define import EARTH, WARRIOR, monster

LEVEL_TEN = {"Test Ten": monster("Test Ten", 0, EARTH, WARRIOR, 10, 3000, 2500)}


def table(mine: dict[str, Any], theirs: dict[str, Any] | None = None, *played: str, **more: Any) -> Duel:
    """A position in which both are asked in every window, and what was played in it."""
    position = {"A": mine, "B": theirs or {}} | more
    duel = yugioh.setup(position, cards=LEVEL_TEN, windows="all")
    for command in played:
        duel.play(command)
    return duel


def places(duel: Duel, seat: int) -> Iterator[str]:
    """Every card and zone that a seat can ask about."""
    view = duel.view(seat)
    for cards in view.zones.values():
        yield from (card.place for card in cards)
    for letter in SEATS:
        for zone in ("deck", "extra", "gy", "banished", "lp", "field"):
            yield f"{letter}:{zone}"
        yield from (f"{letter}:{row}{n}" for row in "ms" for n in range(1, 6))
    yield TURN


MAN = "Battle Ox"
FULL = [MAN] * 5
REFUSED: dict[str, tuple[Duel, str, set[str]]] = {
    "a Tribute for Level 6": (table({"hand": ["Summoned Skull"]}), "A:h1", {"YA-02", "YA-48"}),
    "two Tributes for Level 7": (table({"hand": ["Dark Magician"]}), "A:h1", {"YA-03", "YA-48"}),
    "three Tributes for Level 10": (table({"hand": ["Test Ten"]}), "A:h1", {"YA-04", "YA-48"}),
    "a second Normal Summon": (
        table({"hand": [MAN, "Kuriboh"]}, {}, f"summon {MAN}", "pass", "pass"),
        "A:h1",
        {"YA-13", "YA-45", "YH-55"},
    ),
    "Monster Zones full": (table({"hand": ["Kuriboh"], "monsters": FULL}), "A:h1", {"YA-13", "YH-13"}),
    "Spell & Trap Zones full": (
        table({"hand": ["Dark Hole"], "spells": ["set Trap Hole"] * 5}),
        "A:h1",
        {"YA-15", "YA-55", "YH-13"},
    ),
    "Summoned this turn": (
        table({"hand": [MAN]}, {}, f"summon {MAN}", "pass", "pass"),
        "A:m1",
        {"YA-47", "YH-14"},
    ),
    "changed its position": (
        table({"monsters": [MAN]}, {}, f"switch {MAN}"),
        "A:m1",
        {"YA-66", "YH-15", "YH-58"},
    ),
    "attacked": (
        table({"monsters": [{"card": MAN, "attacked": "yes"}]}),
        "A:m1",
        {"YA-44a", "YH-57", "YD-14", "YD-34"},
    ),
    "first turn": (table({"monsters": [MAN]}, turn="1"), TURN, {"YH-16", "YH-29", "YD-03"}),
    "an attack in the Main Phase": (table({"monsters": [MAN]}), "A:m1", {"YH-01", "YH-31", "YD-05"}),
    "an attack in Defense Position": (
        table({"monsters": [f"defense {MAN}"]}, {"monsters": [MAN]}),
        "B:m1",
        {"YD-10"},
    ),
    "directly past a monster": (
        table({"monsters": [MAN]}, {"monsters": [MAN]}),
        "B:lp",
        {"YH-31", "YD-12"},
    ),
    "not this player's window": (
        table({"hand": [MAN]}, {}, f"summon {MAN}", "pass"),
        "A:m1",
        {"YH-07"},
    ),
    "Main Phase 2 without a battle": (table({}), TURN, {"YH-01", "YH-28", "YA-64"}),
    "Spell Speed 1 as an answer": (
        table(
            {"hand": ["Dark Hole", "Book of Moon"], "monsters": [MAN]}, {}, "activate Book of Moon", "pass"
        ),
        "A:h1",
        {"YA-27", "YA-29", "YR-02"},
    ),
    "a Trap from the hand": (table({"hand": ["Waboku"]}), "A:h1", {"YA-60"}),
    "Set this turn": (table({"hand": ["Waboku"]}, {}, "set Waboku"), "A:s1", {"YR-02"}),
    "no target": (table({"hand": ["Monster Reborn"]}), "A:h1", {"YR-03", "CARD"}),
    "a FLIP effect": (table({"monsters": ["set Man-Eater Bug"]}), "A:m1", {"YR-04", "CARD"}),
    "nothing to answer": (table({"spells": ["set Trap Hole"]}), "A:s1", {"YR-03", "YR-04", "CARD"}),
    "Special Summon of a Fusion Monster": (
        table({"extra": ["Thousand-Eyes Restrict"]}),
        "A:extra1",
        {"YA-51", "YR-11", "CARD"},
    ),
    "locked by a card": (
        table(
            {"monsters": [MAN]}, {"spells": ["Swords of Revealing Light"]}, "battle", "pass", "pass", "pass"
        ),
        "A:m1",
        {"CARD"},
    ),
}


@pytest.mark.parametrize("row", REFUSED)
def test_each_refusal_is_found_with_its_rules(row: str) -> None:
    duel, place, wanted = REFUSED[row]
    found = why(duel, 0, place).rules()
    assert wanted <= set(found)


def test_the_damage_step_is_named() -> None:
    duel = table(
        {"monsters": [MAN], "hand": ["Mystical Space Typhoon"]}, {"monsters": [MAN]}, "battle", "pass", "pass"
    )
    while duel.state.phase != "battle/battle" or duel.decision is None or duel.decision.kind != "act":
        duel.play("pass")
    duel.play(f"attack {MAN} -> {MAN}")
    while not duel.state.phase.startswith("battle/damage"):
        duel.play("pass")
    assert {"YH-36", "YD-22", "YR-06"} <= set(why(duel, 0, "A:h1").rules())


def test_a_speed_two_card_cannot_answer_a_counter_trap() -> None:
    duel = table(
        {"hand": ["Dark Hole", "Book of Moon"], "monsters": [MAN]},
        {"spells": ["set Magic Jammer"], "hand": ["Kuriboh"]},
        "activate Dark Hole",
        "activate Magic Jammer",
    )
    assert {"YA-28", "YA-29"} <= set(why(duel, 0, "A:h1").rules())


@pytest.mark.parametrize("seed", range(3))
def test_whatever_lies_on_the_table_can_be_asked_about(seed: int) -> None:
    decks = [read_deck(path).deck for path in builtin_decks() if path.suffix == ".ydk"]
    luck = random.Random(seed)
    duel = yugioh.start((luck.choice(decks), luck.choice(decks)), seed=seed, windows="visible")
    for _ in range(120):
        if duel.decision is None:
            break
        if luck.random() < 0.1:
            for seat in (0, 1):
                for place in places(duel, seat):
                    _check(duel, seat, why(duel, seat, place))
        options = duel.decision.options
        duel.play(options[luck.randrange(min(len(options), 200))])


def _check(duel: Duel, seat: int, answered: Answered) -> None:
    """It says something, every rule is known, and what it calls legal is."""
    assert answered.said or answered.entries, answered.title
    assert set(answered.rules()) <= set(RULES)
    assert all(sentences(answered))
    assert duel.decision is not None
    for entry in answered.entries:
        if entry.legal and duel.decision.kind not in ("choose", "order"):
            assert entry.command in duel.commands(limit=10000)
        if not entry.legal:
            assert entry.reasons, entry.command
            assert all("is not possible now" not in reason.text for reason in entry.reasons), entry


@pytest.mark.parametrize("phase", ["main1", "battle/battle"])
@pytest.mark.parametrize("place", ["B:h1", "B:m1", "B:s1", "B:deck", "B:extra", "B:extra1"])
def test_what_is_hidden_makes_no_difference(place: str, phase: str) -> None:
    found = set()
    for hand, down, spell, extra in (
        ("Kuriboh", "Man-Eater Bug", "Trap Hole", "Thousand-Eyes Restrict"),
        ("Sinister Serpent", "Battle Ox", "Dark Hole", "Dark Paladin"),
        ("Royal Oppression", "Summoned Skull", "Royal Oppression", "Gaia the Dragon Champion"),
    ):
        theirs = {"hand": [hand], "monsters": [f"set {down}"], "spells": [f"set {spell}"], "extra": [extra]}
        duel = yugioh.setup(
            {
                "A": {"monsters": ["Gemini Elf", "set Kuriboh"], "hand": ["Book of Moon"]},
                "B": theirs,
                "phase": phase,
            }
        )
        found.add(why(duel, 0, place))
    assert len(found) == 1


def test_a_choice_makes_everything_else_wait() -> None:
    duel = table(
        {"hand": ["Summoned Skull"], "monsters": [MAN, "Gemini Elf", "Sheep Token"]},
        {},
        "summon Summoned Skull",
    )
    chosen = why(duel, 0, "A:m1")
    assert chosen.entries[0].command == f"choose {MAN}"
    assert chosen.entries[0].legal
    assert "choose the Tributes" in chosen.entries[-1].reasons[0].text
    other = why(duel, 0, "A:h1")
    assert not other.entries[0].legal
    assert other.entries[0].reasons[0].text == "It is none of the cards that can be chosen for this."
    unseen = why(duel, 0, "A:deck1").entries[0]
    assert (unseen.command, unseen.legal) == ("choose this card", False)


def test_each_effect_of_a_card_is_answered_for_itself() -> None:
    duel = table({"monsters": ["Relinquished"], "hand": []}, {})
    assert [entry.command for entry in why(duel, 0, "A:m1").entries][-1] == "activate Relinquished"
    two = table({"monsters": ["Mobius the Frost Monarch", "Tribe-Infecting Virus"], "hand": []})
    entries = why(two, 0, "A:m2").entries
    assert any("cannot pay" in reason.text for reason in entries[-1].reasons)


def test_when_the_duel_is_over_nothing_can_be_done() -> None:
    duel = table({"monsters": [MAN]})
    duel.concede(0)
    assert [said.text for said in why(duel, 0, "A:m1").said] == [
        "The duel is over: nothing can be done any more."
    ]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("battle ox", "Battle Ox (m1)"),
        ("@m1", "Battle Ox (m1)"),
        ("B:m1", "A face-down card (B:m1)"),
        ("Kuriboh", "Kuriboh (h1)"),
        ("graveyard", "A's Graveyard"),
        ("b:life points", "B's Life Points"),
        ("m5", "A's Monster Zone (m5)"),
        ("", "Turn 3, A, Main Phase 1"),
        ("Gemini Elf", "Gemini Elf (B:m2)"),
        ("attack Battle Ox -> directly", "attack Battle Ox -> directly"),
    ],
)
def test_a_text_names_a_card_a_place_or_a_command(text: str, title: str) -> None:
    mine = {"monsters": ["Battle Ox"], "hand": ["Kuriboh", "Kuriboh"]}
    duel = table(mine, {"monsters": ["set Sangan", "Gemini Elf"]})
    assert asked_about(duel, 0, text).title == title


@pytest.mark.parametrize("text", ["Sangan", "zork", "h9", "x:m1", "m0", "@", "C:m1", "hand", "m²"])
def test_a_text_that_names_nothing_known_is_refused(text: str) -> None:
    duel = table({"monsters": ["Battle Ox"]}, {"monsters": ["set Sangan"], "hand": ["Sangan"]})
    with pytest.raises(NoSuch, match="You know of no card"):
        asked_about(duel, 0, text)


def test_a_name_that_fits_two_different_cards_asks_for_the_place() -> None:
    duel = table({"monsters": ["Battle Ox", "defense Battle Ox"]})
    with pytest.raises(NoSuch, match="@m1, @m2"):
        asked_about(duel, 0, "Battle Ox")
    assert asked_about(duel, 0, "Battle Ox@m2").title == "Battle Ox (m2)"


def test_only_the_first_rule_is_named() -> None:
    assert said_rules(("YH-01", "CARD")) == "YH-01: the order of the phases; and a card says so"
    assert said_rules(("CARD",)) == "a card says so"
    assert said_rules(()) == ""
