"""Why not, and teaching, for Duel Masters."""

from __future__ import annotations

import random
from typing import Any

import pytest

from duel_tui import duel_masters
from duel_tui.duel_masters import cards
from duel_tui.engine.duel import Duel
from duel_tui.table.teaching import points, told
from duel_tui.table.why import TURN, NoSuch, asked_about, why
from duel_tui.text.en.rules import RULES
from duel_tui.text.en.teaching import SENTENCES

FANG = "Fear Fang"


def table(mine: dict[str, Any], theirs: dict[str, Any] | None = None, *played: str, **more: Any) -> Duel:
    """A position, and what was played in it."""
    duel = duel_masters.setup({"A": mine, "B": theirs or {}} | more)
    for command in played:
        duel.play(command)
    return duel


REFUSED: dict[str, tuple[Duel, str, set[str]]] = {
    "a second charge": (table({"hand": [FANG, FANG]}, {}, f"charge {FANG}"), "A:h1", {"DM-R13"}),
    "cannot pay": (table({"hand": [FANG]}, phase="main"), "A:h1", {"DM-R23", "DM-R25"}),
    "no mana of the civilization": (
        table({"hand": [FANG], "mana": ["Holy Awe"] * 3}, phase="main"),
        "A:h1",
        {"DM-R24"},
    ),
    "no base": (
        table({"hand": ["Barkwhip, the Smasher"], "mana": [FANG] * 5}, phase="main"),
        "A:h1",
        {"DM-R34"},
    ),
    "sick": (
        table(
            {"hand": [FANG], "mana": [FANG] * 3, "battle": ["Hunter Fish"]},
            {},
            f"summon {FANG}",
            phase="main",
        ),
        "A:b2",
        {"DM-R32"},
    ),
    "tapped": (table({"battle": [f"tapped {FANG}", FANG]}, phase="attack"), "A:b1", {"DM-R57"}),
    "target untapped": (
        table({"battle": [FANG]}, {"battle": [FANG]}, phase="attack"),
        "B:b1",
        {"DM-R42", "DM-R56"},
    ),
    "the order of the steps": (table({"hand": [FANG]}, phase="main"), "A:h1", {"DM-R22"}),
    "the end of the attack step": (table({"battle": [FANG]}, phase="attack"), TURN, {"DM-R20"}),
}


@pytest.mark.parametrize("row", REFUSED)
def test_each_refusal_is_found_with_its_rules(row: str) -> None:
    duel, place, wanted = REFUSED[row]
    assert wanted <= set(why(duel, 0, place).rules())


def test_a_creature_that_cannot_block_says_why() -> None:
    mine = {"battle": [FANG]}
    duel = table(
        mine, {"battle": ["La Ura Giga, Sky Guardian", FANG]}, f"attack {FANG} -> player", phase="attack"
    )
    assert duel.decision is not None
    assert duel.decision.kind == "block"
    assert why(duel, 1, "B:b1").entries[0].legal
    assert {"DM-R51"} <= set(why(duel, 1, "B:b2").rules())
    assert told(duel)[0].text == f"{FANG} attacks you."
    assert "block with La Ura Giga, Sky Guardian or pass" in told(duel)[2].text


@pytest.mark.parametrize("place", ["B:s1", "B:h1", "B:deck"])
def test_what_is_hidden_makes_no_difference(place: str) -> None:
    found = set()
    for hidden in (FANG, "Holy Awe", "Terror Pit"):
        theirs = {"hand": [hidden], "shields": [hidden], "deck": [hidden]}
        found.add(why(table({"battle": [FANG]}, theirs, phase="attack"), 0, place))
    assert len(found) == 1


def test_a_shield_to_be_chosen_is_called_by_its_number() -> None:
    duel = table({"battle": [FANG]}, {"shields": [FANG, FANG]}, "attack Fear Fang -> player", phase="attack")
    chosen = why(duel, 0, "B:s2")
    assert chosen.title == "Shield 2 (B:s2)"
    assert (chosen.entries[0].command, chosen.entries[0].legal) == ("choose shield 2", True)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("mana", "A's mana zone"),
        ("B:shields", "B's shields"),
        ("b1", "Fear Fang (b1)"),
        ("B:s2", "Shield 2 (B:s2)"),
        ("Holy Awe", "Holy Awe (h1)"),
        ("turn", "Turn 3, A, Attack step"),
        ("graveyard", "A's graveyard"),
    ],
)
def test_a_text_names_a_place_of_this_game(text: str, title: str) -> None:
    duel = table({"battle": [FANG], "hand": ["Holy Awe"]}, phase="attack")
    assert asked_about(duel, 0, text).title == title


@pytest.mark.parametrize("text", ["m1", "lp", "Terror Pit", "b9"])
def test_what_this_game_does_not_know_is_refused(text: str) -> None:
    with pytest.raises(NoSuch):
        asked_about(table({"battle": [FANG]}, {"hand": ["Terror Pit"]}), 0, text)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_is_explained_and_every_card_can_be_asked_about(seed: int) -> None:
    pool = cards.all_cards()
    luck = random.Random(seed)
    one, two = (duel_masters.Deck(tuple(luck.choice(pool) for _ in range(40))) for _ in range(2))
    duel = duel_masters.start((one, two), seed=seed, windows="visible")
    for _ in range(250):
        if duel.decision is None:
            break
        for point in points(duel):
            assert point.code in SENTENCES, point
            assert set(point.rules) <= set(RULES)
        assert all("{" not in said.text and "played" not in said.text for said in told(duel))
        if luck.random() < 0.06:
            _ask_everything(duel)
        options = duel.decision.options
        duel.play(options[luck.randrange(min(len(options), 100))])


def _ask_everything(duel: Duel) -> None:
    for seat in (0, 1):
        view = duel.view(seat)
        for place in [card.place for zone in view.zones.values() for card in zone] + [
            TURN,
            "A:player",
            "B:n",
        ]:
            answered = why(duel, seat, place)
            assert answered.said or answered.entries
            assert set(answered.rules()) <= set(RULES)
            for entry in answered.entries:
                assert entry.legal or entry.reasons
                assert all("is not possible now" not in reason.text for reason in entry.reasons), entry
