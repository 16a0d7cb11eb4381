"""Cards of DM-04 and DM-05, each kind of ability in a small position."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from duel_tui.engine.errors import NotLegal
from tests.creature_tools import Side, check, laid_out, play

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Rimuel, Cloudbreak Elemental", {"mana": [LIGHT] * 10}, {"battle": ["Fear Fang", "Tropico", DARK]},
     ("Fear Fang, Tropico",), {"B.battle": f"{DARK}; tapped Fear Fang; tapped Tropico"}),
    ("King Aquakamui", {"graveyard": ["Urth, Purifying Elemental", "Zagaan, Knight of Darkness", "Tropico"]}, {},
     ("yes",), {"A.hand": "Urth, Purifying Elemental; Zagaan, Knight of Darkness", "A.graveyard": "Tropico"}),
    ("King Aquakamui", {"battle": ["Zagaan, Knight of Darkness"]}, {}, (),
     {"A.power": "Zagaan, Knight of Darkness 9000; King Aquakamui 5000"}),
    ("Ballom, Master of Death", {"battle": ["Zagaan, Knight of Darkness", DARK]},
     {"battle": ["Fear Fang", "Bone Spider"]}, (),
     {"A.battle": f"Ballom, Master of Death over Zagaan, Knight of Darkness; {DARK}", "B.battle": "Bone Spider"}),
    ("Galklife Dragon", {"battle": ["Iere, Vizier of Bullets"]},
     {"battle": ["Lah, Purification Enforcer", "Fear Fang"]}, (),
     {"A.graveyard": "Iere, Vizier of Bullets", "B.battle": "Fear Fang; Lah, Purification Enforcer"}),
    ("Trox, General of Destruction", {"battle": [DARK, DARK]}, {"hand": ["Fear Fang", "Tropico", NATURE]}, (),
     {"B.hand": "1", "B.graveyard": "2"}),
    ("Screaming Sunburst", {"battle": ["Tropico", LIGHT]}, {"battle": ["Fear Fang"]}, (),
     {"A.battle": f"{LIGHT}; tapped Tropico", "B.battle": "tapped Fear Fang"}),
    ("Hydro Hurricane", {"battle": [LIGHT, DARK]},
     {"mana": [NATURE, "Tropico"], "battle": ["Fear Fang", "Bone Spider"]},
     ("Tropico", "Fear Fang"), {"B.hand": "Fear Fang; Tropico", "B.mana": NATURE, "B.battle": "Bone Spider"}),
    ("Hydro Hurricane", {"battle": [DARK]}, {"mana": [NATURE], "battle": ["Fear Fang"]}, ("none",),
     {"B.hand": "0", "B.mana": NATURE}),
    ("Marinomancer", {"deck": [LIGHT, DARK, "Tropico"]}, {}, ("yes",),
     {"A.hand": f"{LIGHT}; {DARK}", "A.graveyard": "Tropico"}),
    ("Chains of Sacrifice", {"battle": [NATURE]}, {"battle": ["Fear Fang", "Tropico", DARK]}, ("Fear Fang, Tropico",),
     {"A.battle": "0", "B.battle": DARK}),
    ("Darkpact", {"mana": [DARK, DARK, "Tropico", NATURE]}, {}, ("Tropico, Burning Mane",),
     {"A.hand": "2", "A.mana": f"tapped {DARK}; tapped {DARK}", "A.graveyard": f"{NATURE}; Darkpact; Tropico"}),
    ("Darkpact", {}, {}, ("none",), {"A.hand": "0", "A.mana": "2"}),
    ("Skeleton Thief, the Revealer", {"graveyard": ["Bone Spider", "Tropico"]}, {}, ("Bone Spider",),
     {"A.hand": "Bone Spider"}),
    ("Soul Gulp", {}, {"battle": [LIGHT, LIGHT, DARK], "hand": ["Fear Fang", "Tropico", NATURE]},
     ("Fear Fang, Tropico",), {"B.hand": NATURE}),
    ("Magmarex", {"battle": ["Aqua Vehicle"]}, {"battle": ["Deadly Fighter Braid Claw", "Fear Fang"]}, (),
     {"A.battle": "Magmarex", "B.battle": "Fear Fang"}),
    ("Mega Detonator", {"hand": ["Tropico", NATURE], "battle": ["Fear Fang", DARK]}, {}, ("Tropico", "Fear Fang"),
     {"A.hand": NATURE, "A.graveyard": "Mega Detonator; Tropico"}),
    ("Cannon Shell", {"shields": [NATURE, NATURE]}, {}, (), {"A.power": "Cannon Shell 3000"}),
    ("Mystic Inscription", {}, {}, (), {"A.shields": "6"}),
    ("Sword of Benevolent Life", {"battle": [LIGHT, LIGHT, "Fear Fang"]}, {}, (),
     {"A.power": f"{LIGHT} 4000; {LIGHT} 4000; Fear Fang 5000"}),
    ("King Tsunami", {"battle": ["Fear Fang"]}, {"battle": ["Tropico"]}, (),
     {"A.battle": "King Tsunami", "A.hand": "Fear Fang", "B.hand": "Tropico"}),
    ("Death Cruzer, the Annihilator", {"battle": ["Fear Fang"]}, {"battle": ["Tropico"]}, (),
     {"A.battle": "Death Cruzer, the Annihilator", "B.battle": "Tropico"}),
    ("Glory Snow", {}, {"mana": [NATURE] * 5}, (), {"A.mana": "6"}),
    ("Glory Snow", {}, {"mana": [NATURE] * 4}, (), {"A.mana": "4"}),
    ("Thunder Net", {"battle": [WATER, WATER]}, {"battle": ["Fear Fang", "Tropico", DARK]}, ("Fear Fang",),
     {"B.battle": f"Tropico; {DARK}; tapped Fear Fang"}),
    ("Divine Riptide", {}, {"mana": [NATURE]}, (), {"A.mana": "0", "A.hand": "9", "B.mana": "0", "B.hand": NATURE}),
    ("Scheming Hands", {}, {"hand": ["Fear Fang", "Tropico"]}, ("Tropico",),
     {"B.hand": "Fear Fang", "B.graveyard": "Tropico"}),
    ("Cyclone Panic", {"hand": ["Tropico"]}, {"hand": ["Fear Fang", NATURE]}, (),
     {"A.hand": "1", "B.hand": "2", "A.deck": "20", "B.deck": "20"}),
    ("Enchanted Soil", {"graveyard": ["Tropico", "Fear Fang", "Holy Awe"]}, {}, ("Tropico, Fear Fang",),
     {"A.graveyard": "Enchanted Soil; Holy Awe", "A.mana": "6"}),
    ("Cataclysmic Eruption", {"battle": [NATURE]}, {"mana": ["Tropico", "Fear Fang"]}, ("Tropico",),
     {"B.mana": "Fear Fang", "B.graveyard": "Tropico"}),
    ("Smash Horn Q", {"battle": ["Gigaling Q"]}, {}, (), {"A.power": "Gigaling Q 3000; Smash Horn Q 3000"}),
    ("Crow Winger", {}, {"battle": [WATER, DARK, LIGHT]}, (), {"A.power": "Crow Winger 3000"}),
    ("Scissor Scarab", {"deck": ["Forest Hornet", "Tropico"]}, {}, ("Forest Hornet",), {"A.hand": "Forest Hornet"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


def test_spells_of_other_civilizations_are_forbidden_to_both_and_as_shield_triggers() -> None:
    alcadeias = "Alcadeias, Lord of Spirits over Urth, Purifying Elemental"
    a = {
        "battle": [alcadeias, "Fear Fang"],
        "hand": ["Terror Pit", "Solar Ray"],
        "mana": [DARK] * 6 + [LIGHT] * 2,
    }
    b = {"shields": ["Terror Pit", "Solar Ray"], "battle": ["Tropico"]}
    duel = laid_out(a, b, "main")
    with pytest.raises(NotLegal) as refused:
        duel.play("cast Terror Pit")
    assert refused.value.reason.code == "forbidden"
    duel.play("cast Solar Ray")
    duel.play("pass")
    duel.play("attack Fear Fang -> player")
    duel.play("@B:s1")
    assert duel.decision is not None
    assert duel.decision.kind == "act"
    check(duel, {"B.hand": "Terror Pit"})


def test_shield_triggers_of_a_civilization_are_forbidden() -> None:
    a = {"battle": ["Gigabolver", "Fear Fang"]}
    duel = laid_out(a, {"shields": ["Solar Ray", "Terror Pit"]})
    duel.play("attack Fear Fang -> player")
    duel.play("@B:s1")
    check(duel, {"B.hand": "Solar Ray", "A.battle": "Gigabolver; tapped Fear Fang"})
    duel.play("attack Gigabolver -> player")
    assert duel.decision is not None
    assert duel.decision.kind == "shield-trigger"


def test_blockers_until_the_start_of_your_next_turn() -> None:
    a = {"hand": ["Full Defensor"], "mana": [LIGHT] * 2, "battle": ["Lah, Purification Enforcer"]}
    duel = laid_out(a, {"battle": ["Fear Fang"]}, "main")
    for answer in ("cast Full Defensor", "end", "pass", "pass", "attack Fear Fang -> player"):
        duel.play(answer)
    assert duel.commands() == ["block Lah, Purification Enforcer", "pass"]
    duel.play("block Lah, Purification Enforcer")
    duel.play("end")
    assert not duel_masters.setup(duel.position()).position().get("lasting")


def test_cards_of_a_civilization_cost_more_for_both() -> None:
    duel = laid_out(
        {"hand": ["Bone Spider"], "mana": [DARK] * 4}, {"battle": ["Milieus, the Daystretcher"]}, "main"
    )
    with pytest.raises(NotLegal):
        duel.play("summon Bone Spider")
    duel = laid_out(
        {"hand": ["Bone Spider"], "mana": [DARK] * 5}, {"battle": ["Milieus, the Daystretcher"]}, "main"
    )
    duel.play("summon Bone Spider")
    check(duel, {"A.mana": "; ".join([f"tapped {DARK}"] * 5)})


def test_a_draw_for_each_creature_that_comes() -> None:
    a = {"hand": ["Fear Fang"], "mana": [NATURE] * 3, "battle": ["Mist Rias, Sonic Guardian"]}
    duel = laid_out(a, {}, "main")
    duel.play("summon Fear Fang")
    duel.play("yes")
    check(duel, {"A.hand": "1"})


def test_untapped_at_the_end_of_the_turn() -> None:
    a = {"hand": ["Whisking Whirlwind"], "mana": [LIGHT], "battle": ["Fear Fang", "Tropico"]}
    duel = laid_out(a, {}, "main")
    for answer in ("cast Whisking Whirlwind", "pass", "attack Fear Fang -> player", "@B:s1"):
        duel.play(answer)
    again = duel_masters.setup(duel.position())
    for each in (duel, again):
        each.play("end")
        check(each, {"A.battle": "Fear Fang; Tropico"})


def test_power_while_attacking_for_each_mana_card() -> None:
    a = {"hand": ["Sword of Malevolent Death"], "mana": [FIRE, DARK, DARK, DARK], "battle": ["Fear Fang"]}
    duel = laid_out(a, {"battle": ["tapped Lah, Purification Enforcer"]}, "main")
    duel.play("cast Sword of Malevolent Death")
    check(duel, {"A.power": "Fear Fang 3000"})
    duel.play("pass")
    duel.play("attack Fear Fang -> Lah, Purification Enforcer")
    check(duel, {"A.graveyard": "Sword of Malevolent Death", "B.graveyard": "Lah, Purification Enforcer"})


def test_a_sacrifice_while_attacking() -> None:
    duel = laid_out({"battle": ["Three-Eyed Dragonfly", "Tropico", "Fear Fang"]})
    for answer in ("attack Three-Eyed Dragonfly -> player", "Tropico", "@B:s1", "@B:s2"):
        duel.play(answer)
    check(
        duel,
        {"B.shields": "3", "A.graveyard": "Tropico", "A.power": "Three-Eyed Dragonfly 6000; Fear Fang 3000"},
    )


def test_a_blocked_giant_breaks_a_shield() -> None:
    duel = laid_out({"battle": ["Avalanche Giant"]}, {"battle": ["Emerald Grass"]})
    for answer in ("attack Avalanche Giant -> player", "block Emerald Grass", "@B:s1"):
        duel.play(answer)
    check(duel, {"B.shields": "4", "B.graveyard": "Emerald Grass"})


def test_one_of_its_name_comes_from_the_mana_zone() -> None:
    a = {"hand": ["Terror Pit"], "mana": [DARK] * 6}
    b = {"battle": ["Ambush Scorpion"], "mana": ["Ambush Scorpion", NATURE]}
    duel = laid_out(a, b, "main")
    duel.play("cast Terror Pit")
    duel.play("Ambush Scorpion")
    check(duel, {"B.battle": "Ambush Scorpion", "B.mana": NATURE, "B.graveyard": "Ambush Scorpion"})


def test_what_is_destroyed_takes_small_creatures_along() -> None:
    a = {"hand": ["Terror Pit"], "mana": [DARK] * 6, "battle": ["Fear Fang", "Forest Hornet"]}
    duel = laid_out(a, {"battle": ["Sinister General Damudo"]}, "main")
    duel.play("cast Terror Pit")
    check(duel, {"A.battle": "Forest Hornet", "B.battle": "0"})


def test_no_attack_on_a_player_without_shields() -> None:
    assert "attack Gigazoul -> player" in laid_out({"battle": ["Gigazoul", "Fear Fang"]}).commands()
    duel = laid_out({"battle": ["Gigazoul", "Fear Fang"]}, {"shields": [], "battle": ["tapped Tropico"]})
    assert not any("Gigazoul" in command for command in duel.commands())


def test_attacks_that_must_be_made_in_the_opponents_next_turn() -> None:
    a = {"hand": ["Slime Veil"], "mana": [DARK], "battle": []}
    duel = laid_out(a, {"battle": ["Fear Fang"]}, "main")
    for answer in ("cast Slime Veil", "end", "pass"):
        duel.play(answer)
    assert "end" not in duel.commands()
    for answer in ("pass", "attack Fear Fang -> player", "@A:s1"):
        duel.play(answer)
    for answer in ("end", "end"):
        if "end" in duel.commands() and duel.view(0).player == 0:
            duel.play(answer)
    assert duel.view(0).player == 1
    assert "end" in duel.commands()


def test_survivors_share_what_they_do_when_they_attack() -> None:
    duel = laid_out(
        {"battle": ["Skullsweeper Q", "Split-Head Hydroturtle Q"]}, {"hand": ["Fear Fang", "Tropico"]}
    )
    duel.play("attack Split-Head Hydroturtle Q -> player")
    assert duel.commands() == ["choose Fear Fang", "choose Tropico"]
    for answer in ("Tropico", "yes", "@B:s1"):
        duel.play(answer)
    check(duel, {"A.hand": "1", "B.graveyard": "Tropico"})


def test_a_spider_gives_a_shield_back() -> None:
    a = {"hand": ["Terror Pit"], "mana": [DARK] * 6}
    duel = laid_out(a, {"battle": ["Jewel Spider"], "shields": ["Terror Pit", NATURE]}, "main")
    duel.play("cast Terror Pit")
    duel.play("@B:s1")
    check(duel, {"B.hand": "Terror Pit", "B.shields": NATURE})


def test_shields_broken_this_turn_are_counted() -> None:
    a = {
        "hand": ["Brutal Charge"],
        "mana": [NATURE] * 2,
        "battle": ["Fear Fang", NATURE],
        "deck": ["Tropico", WATER],
    }
    duel = laid_out(a, {}, "main")
    for answer in ("cast Brutal Charge", "pass", "attack Fear Fang -> player", "@B:s1"):
        duel.play(answer)
    duel.play("end")
    assert sorted(duel.commands()) == sorted(["choose none", "choose Tropico", f"choose {WATER}"])


def test_mana_that_the_opponent_takes_comes_back() -> None:
    a = {"hand": ["Mana Crisis"], "mana": [NATURE] * 4}
    b = {"battle": ["Snork La, Shrine Guardian"], "mana": ["Tropico"]}
    duel = laid_out(a, b, "main")
    duel.play("cast Mana Crisis")
    duel.play("yes")
    check(duel, {"B.mana": "Tropico", "B.graveyard": "0"})


def test_mana_that_its_player_gives_up_does_not_come_back() -> None:
    a = {"hand": ["Artisan Picora"], "mana": [FIRE], "battle": ["Snork La, Shrine Guardian"]}
    duel = laid_out(a, {}, "main")
    duel.play("summon Artisan Picora")
    check(duel, {"A.mana": "0", "A.graveyard": FIRE})
    assert duel.decision is not None
    assert duel.decision.kind == "act"


def test_cards_for_each_shield_broken_in_an_attack() -> None:
    a = {"hand": ["Miracle Quest"], "mana": [WATER] * 3, "battle": ["Gigagiele", "Deathliger, Lion of Chaos"]}
    duel = laid_out(a, {}, "main")
    for answer in ("cast Miracle Quest", "pass", "attack Deathliger -> player", "@B:s1", "@B:s2"):
        duel.play(answer if "Deathliger" not in answer else "attack Deathliger, Lion of Chaos -> player")
    assert duel.commands() == ["declare 4", "declare 3", "declare 2", "declare 1", "declare 0"]
    duel.play("4")
    check(duel, {"A.hand": "4"})


def test_it_untaps_when_its_shield_was_a_trigger() -> None:
    b = {"shields": ["Solar Ray", NATURE], "battle": []}
    duel = laid_out({"battle": ["Pokolul", "Fear Fang"]}, b)
    for answer in ("attack Pokolul -> player", "@B:s1", "cast Solar Ray", "Fear Fang", "yes"):
        duel.play(answer)
    check(duel, {"A.battle": "Pokolul; tapped Fear Fang"})
    duel = laid_out({"battle": ["Pokolul", "Fear Fang"]}, b)
    for answer in ("attack Fear Fang -> player", "@B:s1", "cast Solar Ray", "Pokolul"):
        duel.play(answer)
    check(duel, {"A.battle": "tapped Fear Fang; tapped Pokolul"})


def test_a_bird_dies_for_a_dragon() -> None:
    a = {"hand": ["Terror Pit"], "mana": [DARK] * 6}
    for answer, left in (("yes", "Bolshack Dragon"), ("no", "Kip Chippotto")):
        duel = laid_out(a, {"battle": ["Kip Chippotto", "Bolshack Dragon"]}, "main")
        for each in ("cast Terror Pit", "Bolshack Dragon", answer):
            duel.play(each)
        check(duel, {"B.battle": left, "B.graveyard": "1"})
