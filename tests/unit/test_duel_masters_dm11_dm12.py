"""Rarer cards of DM-11 and DM-12 in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import duel_masters
from duel_tui.engine.duel import Duel
from tests.unit.test_duel_masters_cards import Side, check, play

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Time Scout", {}, {"deck": ["Tropico"]}, (), {"B.deck": "21"}),
    ("Rainbow Gate", {"deck": ["Tropico", "Gigappi Ponto"]}, {}, ("Gigappi Ponto",), {"A.hand": "Gigappi Ponto"}),
    ("Royal Durian", {"battle": ["Barkwhip, the Smasher over Fear Fang"]},
     {"battle": ["tapped Crystal Lancer over Aqua Vehicle", "Tropico"]}, (),
     {"A.battle": "Fear Fang; Royal Durian", "B.battle": "Tropico; tapped Aqua Vehicle", "B.mana": "Crystal Lancer"}),
    ("Punch Trooper Bronks", {"battle": ["Fear Fang"]}, {"battle": [WATER, "Candy Drop"]}, ("Candy Drop",),
     {"B.graveyard": "Candy Drop", "B.battle": WATER}),
    ("Mechadragon's Breath", {"battle": ["Fear Fang"]}, {"battle": ["Dome Shell", NATURE]}, ("3000",),
     {"A.battle": "0", "B.battle": NATURE}),
    ("Mechadragon's Breath", {"battle": ["Fear Fang"]}, {}, ("6000",), {"A.battle": "Fear Fang"}),
    ("Cloned Blade", {"graveyard": ["Cloned Blade"]}, {"battle": ["Fear Fang", NATURE, WATER], "graveyard": []},
     ("Fear Fang, Burning Mane",), {"B.battle": WATER}),
    ("Cloned Blade", {"graveyard": ["Cloned Blade"]}, {"battle": ["Fear Fang", NATURE]}, ("Fear Fang",),
     {"B.battle": NATURE}),
    ("Cloned Spiral", {"battle": ["Fear Fang"]}, {"battle": [NATURE], "graveyard": ["Cloned Spiral"] * 2},
     ("Fear Fang, Burning Mane",), {"A.hand": "Fear Fang", "B.hand": NATURE}),
    ("Cloned Deflector", {}, {"battle": ["Fear Fang", NATURE]}, ("Fear Fang",),
     {"B.battle": f"{NATURE}; tapped Fear Fang"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


def laid_out(a: Side, b: Side | None = None, phase: str = "attack", **rest: Any) -> Duel:
    return duel_masters.setup({"phase": phase, "A": a, "B": b or {}, **rest})


def walk(duel: Duel, *answers: str) -> Duel:
    for answer in answers:
        duel.play(answer)
    return duel


def test_a_clone_must_take_one_and_may_take_no_more_than_there_are_others() -> None:
    a = {"hand": ["Cloned Blade"], "mana": [FIRE] * 5}
    duel = laid_out(a, {"battle": ["Fear Fang", NATURE]}, "main")
    duel.play("cast Cloned Blade")
    assert duel.commands() == ["choose Fear Fang", f"choose {NATURE}"]


def test_each_player_gives_up_a_creature_when_his_turn_starts() -> None:
    evil = "Evil Incarnate over Grinning Axe, the Monstrosity"
    duel = laid_out({"battle": [evil, "Fear Fang"]}, {"battle": [NATURE, WATER]}, "mana")
    walk(duel, "end", NATURE)
    check(duel, {"B.battle": WATER, "B.graveyard": NATURE, "A.battle": f"{evil}; Fear Fang"})
    walk(duel, "end", "Fear Fang")
    check(duel, {"A.battle": evil, "B.battle": WATER})


def test_no_tap_abilities() -> None:
    battle = ["Neon Cluster", "Fear Fang"]
    assert "tap Neon Cluster" in laid_out({"battle": battle}).commands()
    assert "tap Neon Cluster" not in laid_out({"battle": battle}, {"battle": ["Lockdown Lizard"]}).commands()


def test_a_dragon_from_the_mana_zone() -> None:
    a = {"battle": ["tapped Rollicking Totem"], "mana": ["Bolshack Dragon", NATURE]}
    duel = duel_masters.setup({"phase": "mana", "player": "B", "turn": "4", "A": a, "B": {}})
    walk(duel, "end", "yes")
    check(duel, {"A.battle": "Bolshack Dragon; tapped Rollicking Totem", "A.mana": NATURE})


def test_what_is_destroyed_this_turn_costs_mana_and_a_shield() -> None:
    a = {"hand": ["Slash and Burn"], "mana": [DARK, DARK, FIRE, FIRE], "battle": ["Forest Hornet"]}
    b = {"battle": ["tapped Fear Fang"], "mana": [NATURE, WATER], "shields": ["Tropico", DARK]}
    duel = walk(laid_out(a, b, "main"), "cast Slash and Burn", "pass", "attack Forest Hornet -> Fear Fang")
    walk(duel, NATURE, "@B:s2")
    check(duel, {"B.graveyard": f"{NATURE}; Fear Fang; {DARK}", "B.mana": WATER, "B.shields": "Tropico"})


def test_a_card_for_each_block() -> None:
    b = {"battle": ["Agira, the Warlord Crawler over Zeppelin Crawler", "Hazard Crawler"]}
    duel = walk(
        laid_out({"battle": ["Fear Fang"]}, b), "attack Fear Fang -> player", "block Hazard Crawler", "yes"
    )
    check(duel, {"B.hand": "2", "A.graveyard": "Fear Fang"})


def test_mana_is_lost_to_an_unblocked_attack() -> None:
    a = {"battle": ["Nemonex, Bajula's Robomantis over Forest Hornet", "Ambush Scorpion", WATER]}
    duel = walk(laid_out(a, {"mana": [NATURE, DARK]}), "attack Ambush Scorpion -> player", DARK)
    check(duel, {"B.mana": NATURE})


def test_any_number_untaps_at_the_end_of_the_turn() -> None:
    comet = "Comet Eye, The Spectral Spud over Hustle Berry"
    duel = laid_out({"battle": [comet, "Shaman Broccoli", "Fear Fang"]}, {"shields": [NATURE] * 5})
    for who in ("Comet Eye, The Spectral Spud", "Shaman Broccoli", "Fear Fang"):
        walk(duel, f"attack {who} -> player", "choose @B:s" + {"C": "1", "S": "2", "F": "3"}[who[0]])
    duel.play("Comet Eye, The Spectral Spud, Shaman Broccoli")
    check(duel, {"A.battle": f"{comet}; Shaman Broccoli; tapped Fear Fang"})


@pytest.mark.parametrize(("other", "cards"), [(NATURE, "2"), ("Lah, Purification Enforcer", "1")])
def test_a_second_card_for_the_strongest(other: str, cards: str) -> None:
    a = {"battle": ["Wingeye Moth"]}
    duel = duel_masters.setup({"phase": "mana", "player": "B", "turn": "4", "A": a, "B": {"battle": [other]}})
    duel.play("end")
    if duel.decision is not None and duel.decision.kind == "yes-no":
        duel.play("yes")
    check(duel, {"A.hand": cards})
