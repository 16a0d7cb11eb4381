"""Rarer cards of DM-10 in small positions."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from tests.creature_tools import Side, check, laid_out, play, walk

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Elixia, Pureblade Elemental", {"mana": [LIGHT] * 4 + [WATER, "Gigappi Ponto"]}, {}, (),
     {"A.power": "Elixia, Pureblade Elemental 13000"}),
    ("Hurricane Crawler", {"hand": ["Tropico"], "mana": [WATER] * 5}, {}, ("Tropico",),
     {"A.hand": "Tropico", "A.mana": "5"}),
    ("Hurricane Crawler", {"mana": [WATER] * 5}, {}, (), {"A.hand": "0", "A.mana": "5"}),
    ("Upheaval", {"hand": ["Tropico"]}, {"hand": [NATURE, FIRE], "mana": ["Fear Fang"]}, (),
     {"A.hand": "6", "A.mana": "tapped Tropico", "B.hand": "Fear Fang", "B.mana": f"tapped {NATURE}; tapped {FIRE}"}),
    ("Carnival Totem", {"hand": ["Tropico"]}, {"mana": ["Fear Fang"]}, (),
     {"A.hand": "6", "A.mana": "tapped Tropico", "B.mana": "Fear Fang"}),
    ("Gigandura", {}, {"hand": ["Tropico", NATURE], "mana": ["Fear Fang"]}, ("Tropico", "Fear Fang"),
     {"B.hand": f"{NATURE}; Fear Fang", "B.mana": "Tropico"}),
    ("Gigandura", {}, {"hand": ["Tropico"], "mana": ["Fear Fang"]}, ("none",),
     {"B.hand": "Tropico", "B.mana": "Fear Fang"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


def test_a_shield_is_saved_by_two_cards_not_by_one() -> None:
    glais = "Glais Mejicula, the Extreme over Lok, Vizier of Hunting"
    b = {"battle": [glais], "hand": ["Tropico", DARK], "shields": [NATURE]}
    duel = walk(laid_out({"battle": ["Fear Fang", NATURE]}, b), "attack Fear Fang -> player", "yes")
    check(duel, {"B.shields": NATURE, "B.graveyard": f"Tropico; {DARK}", "B.hand": "0"})
    duel = walk(
        laid_out({"battle": ["Fear Fang", NATURE]}, {**b, "hand": [DARK]}), "attack Fear Fang -> player"
    )
    check(duel, {"B.shields": "0", "B.hand": f"{NATURE}; {DARK}"})


def test_discards_send_creatures_back() -> None:
    a = {"hand": ["Candy Drop", "Tropico", DARK], "mana": [WATER] * 3, "battle": ["Zaltan"]}
    duel = walk(
        laid_out(a, {"battle": ["Fear Fang", NATURE]}, "main"), "summon Candy Drop", "Tropico", "Fear Fang"
    )
    check(duel, {"A.hand": DARK, "B.hand": "Fear Fang", "B.battle": NATURE})


def test_more_power_against_the_strong() -> None:
    duel = laid_out(
        {"battle": ["Smash Warrior Stagrandu", NATURE]}, {"battle": ["Gran Gure, Space Guardian"]}
    )
    walk(duel, "attack Smash Warrior Stagrandu -> Gran Gure, Space Guardian")
    check(duel, {"B.graveyard": "Gran Gure, Space Guardian"})
    duel = laid_out({"battle": ["Smash Warrior Stagrandu", NATURE]}, {"battle": ["Fear Fang"]})
    check(
        walk(duel, "attack Smash Warrior Stagrandu -> Fear Fang"), {"A.graveyard": "Smash Warrior Stagrandu"}
    )


@pytest.mark.parametrize(("answer", "lost"), [("Tropico", "A"), ("none", "B")])
def test_a_discard_strengthens_what_is_attacked(answer: str, lost: str) -> None:
    b = {"battle": ["Bubble Scarab", f"tapped {NATURE}"], "hand": ["Tropico"]}
    duel = walk(laid_out({"battle": ["Forest Hornet", DARK]}, b), f"attack Forest Hornet -> {NATURE}", answer)
    check(duel, {f"{lost}.battle": DARK if lost == "A" else "Bubble Scarab"})


def test_mana_that_stays_tapped() -> None:
    a = {"battle": ["tapped Terradragon Cusdalf"], "mana": [f"tapped {NATURE}"]}
    b = {"battle": [f"tapped {DARK}"], "mana": [f"tapped {NATURE}"]}
    duel = duel_masters.setup({"phase": "mana", "player": "B", "turn": "4", "A": a, "B": b})
    walk(duel, "end")
    check(duel, {"A.battle": "Terradragon Cusdalf", "A.mana": f"tapped {NATURE}"})
    walk(duel, "end")
    check(duel, {"B.mana": NATURE})


def test_the_opponent_cannot_tap_it() -> None:
    a = {"hand": ["Holy Awe"], "mana": [LIGHT] * 6}
    duel = walk(laid_out(a, {"battle": ["Ulex, the Dauntless", NATURE]}, "main"), "cast Holy Awe")
    check(duel, {"B.battle": f"Ulex, the Dauntless; tapped {NATURE}"})


def test_stronger_while_battling_fire() -> None:
    for foe, lost in (("Draglide", "A"), ("Coiling Vines", "A"), ("Lah, Purification Enforcer", "B")):
        duel = laid_out({"battle": [foe, DARK]}, {"battle": ["Tajimal, Vizier of Aqua"]})
        walk(duel, f"attack {foe} -> player", "block Tajimal, Vizier of Aqua")
        check(duel, {f"{lost}.battle": DARK if lost == "A" else "0"})


def test_one_of_two_zones() -> None:
    a = {"battle": ["tapped Pinpoint Lunatron"]}
    b = {"mana": ["Tropico"], "battle": [NATURE]}
    duel = duel_masters.setup({"phase": "mana", "player": "B", "turn": "4", "A": a, "B": b})
    walk(duel, "end", "yes", "mana")
    check(duel, {"B.mana": "0", "B.hand": "Tropico", "B.battle": NATURE})
