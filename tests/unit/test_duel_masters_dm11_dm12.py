"""Rarer cards of DM-11 and DM-12 in small positions."""

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


SINGULAR: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Static Warp", {"battle": ["Fear Fang", NATURE]}, {"battle": [WATER, DARK]}, ("Fear Fang", DARK),
     {"A.battle": f"Fear Fang; tapped {NATURE}", "B.battle": f"{DARK}; tapped {WATER}"}),
    ("Static Warp", {}, {"battle": [WATER]}, (), {"B.battle": WATER}),
    ("Roulette of Ruin", {"hand": ["Fear Fang", NATURE]}, {"hand": ["Dome Shell", "Tropico", "Candy Drop"]}, ("3",),
     {"A.hand": NATURE, "B.hand": "Dome Shell; Tropico"}),
    ("Rise and Shine", {"mana": [LIGHT, LIGHT, WATER, WATER], "deck": ["Tropico", "Emerald Grass", NATURE, DARK]}, {},
     ("Tropico, Burning Mane, Writhing Bone Ghoul",), {"A.hand": "Emerald Grass", "A.deck": "23"}),
    ("Cloned Nightmare", {"graveyard": ["Cloned Nightmare"]},
     {"hand": [WATER] * 4, "graveyard": ["Cloned Nightmare"]}, ("2",), {"B.hand": "2"}),
    ("Cloned Nightmare", {}, {"hand": [WATER] * 4}, (), {"B.hand": "3"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), SINGULAR)
def test_singular(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    check(play(name, a, b, *answers), expected)


def test_all_of_a_name_come_back() -> None:
    a = {"battle": ["Tanzanyte, the Awakener"], "graveyard": [NATURE, DARK, NATURE]}
    check(walk(laid_out(a), "tap Tanzanyte, the Awakener", NATURE), {"A.hand": f"{NATURE}; {NATURE}"})


@pytest.mark.parametrize(
    ("foes", "left"), [(["Draglide", "Fear Fang"], "0"), (["Draglide", "Dome Shell"] * 2, "4")]
)
def test_what_is_weaker_together_is_destroyed(foes: list[str], left: str) -> None:
    heavy = "Heavyweight Dragon"
    duel = laid_out({"battle": [heavy, NATURE]}, {"battle": [f"tapped {foe}" for foe in foes]})
    picks = "Draglide, Fear Fang" if left == "0" else "Draglide@B:b1, Draglide@B:b3"
    check(walk(duel, f"tap {heavy}", picks), {"B.battle": left})


def test_the_top_card_comes_when_it_attacks_and_when_it_leaves() -> None:
    pegasus = "Aura Pegasus, Avatar of Life over Urth, Purifying Elemental over Tri-horn Shepherd"
    a = {"battle": [pegasus, NATURE], "deck": ["Fear Fang", "Terror Pit"]}
    duel = laid_out(a, {"shields": [NATURE] * 4})
    walk(duel, "attack Aura Pegasus, Avatar of Life -> player", "@B:s1", "@B:s2", "@B:s3")
    check(duel, {"A.battle": f"{NATURE}; Fear Fang; tapped {pegasus}"})
    duel = laid_out(
        {"hand": ["Terror Pit"], "mana": [DARK] * 6}, {"battle": [pegasus], "deck": ["Terror Pit"]}, "main"
    )
    check(walk(duel, "cast Terror Pit"), {"B.hand": "Terror Pit", "B.battle": "0"})
