"""Cards of DM-07 to DM-12 and promos, each kind of ability in a small position."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from tests.creature_tools import ONE_OF, Side, check, laid_out, play, walk

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Siri, Glory Elemental", {"shields": []}, {}, (), {"A.shields": "0"}),
    ("Justice Jamming", {"battle": [DARK]}, {"battle": [DARK, FIRE]}, ("fire",),
     {"A.battle": DARK, "B.battle": f"{DARK}; tapped {FIRE}"}),
    ("Trenchdive Shark", {"hand": ["Tropico", NATURE], "shields": ["Terror Pit", DARK]}, {},
     ("Tropico, Burning Mane", "@A:s1, @A:s2"), {"A.hand": f"Terror Pit; {DARK}", "A.shields": f"{NATURE}; Tropico"}),
    ("Vacuum Gel", {}, {"battle": [LIGHT, DARK, f"tapped {NATURE}"]}, (), {"B.graveyard": LIGHT}),
    ("Freezing Icehammer", {}, {"battle": [DARK, LIGHT]}, (), {"B.mana": DARK}),
    ("Mulch Charger", {"battle": ["Tropico"]}, {}, (), {"A.mana": "5", "A.graveyard": "0"}),
    ("Laser Whip", {"battle": [LIGHT]}, {"battle": [DARK]}, ("none",), {"B.battle": f"tapped {DARK}"}),
    ("Grape Globbo", {}, {"hand": ["Tropico"]}, (), {"B.hand": "Tropico"}),
    ("Cranium Clamp", {}, {"hand": ["Tropico", NATURE, DARK]}, ("Tropico, Burning Mane",), {"B.hand": DARK}),
    ("Dimension Splitter", {"graveyard": ["Bolshack Dragon", "Draglide", "Explosive Fighter Ucarn"]}, {}, ("yes",),
     {"A.hand": "Bolshack Dragon"}),
    ("Corpse Charger", {"graveyard": ["Tropico"]}, {}, (), {"A.hand": "Tropico", "A.mana": "5"}),
    ("Vreemah, Freaky Mojo Totem", {"battle": ["Fear Fang"]}, {}, (),
     {"A.power": "Fear Fang 3000; Vreemah, Freaky Mojo Totem 4000"}),
    ("Blizzard of Spears", {"battle": [DARK]}, {"battle": ["Fear Fang", "Lah, Purification Enforcer"]}, (),
     {"A.battle": "0", "B.battle": "Lah, Purification Enforcer"}),
    ("Whispering Totem", {"deck": ["Whispering Totem", "Tropico"]}, {}, ("Whispering Totem",),
     {"A.hand": "Whispering Totem"}),
    ("Core-Crash Lizard", {}, {"shields": ["Terror Pit", "Tropico"]}, ("@B:s1",),
     {"B.graveyard": "Terror Pit", "B.shields": "Tropico"}),
    ("Terradragon Dakma Balgarow", {}, {"shields": [NATURE]}, (), {"A.power": "Terradragon Dakma Balgarow 13000"}),
    ("King Oquanos", {}, {"mana": ["tapped Tropico", NATURE, "tapped Fear Fang"]}, (),
     {"A.power": "King Oquanos 6000"}),
    ("Berochika, Channeler of Suns", {}, {}, (), {"A.shields": "6"}),
    ("Berochika, Channeler of Suns", {"shields": [NATURE] * 4}, {}, (), {"A.shields": "4"}),
    ("Benzo, the Hidden Fury", {"shields": ["Dark Reversal"], "graveyard": ["Tropico"]}, {}, ("cast Dark Reversal",),
     {"A.hand": "Tropico", "A.shields": "0"}),
    ("Dedreen, the Hidden Corrupter", {}, {"hand": ["Tropico"], "shields": [NATURE] * 3}, (), {"B.hand": "0"}),
    ("Dedreen, the Hidden Corrupter", {}, {"hand": ["Tropico"]}, (), {"B.hand": "1"}),
    ("Spark Chemist, Shadow of Whim", {}, {}, (), {"A.mana": "0", "A.hand": "2"}),
    ("Ancient Horn, the Watcher", {}, {}, (), {"A.mana": "; ".join([NATURE] * 5)}),
    ("Earth Ripper, Talon of Rage", {"battle": ["Fear Fang"], "mana": [NATURE] * 4 + ["Tropico"]}, {}, (),
     {"A.mana": "1", "A.hand": "4"}),
    ("Skysword, the Savage Vizier", {}, {}, (), {"A.mana": "6", "A.shields": "6"}),
    ("Dolmarks, the Shadow Warrior", {"battle": [DARK]}, {"battle": [LIGHT], "mana": [NATURE]}, (DARK, DARK),
     {"A.battle": "Dolmarks, the Shadow Warrior", "A.mana": "3", "B.battle": "0", "B.mana": "0"}),
    ("Diamondia, the Blizzard Rider", {"battle": ["Faerie Child", "Charmilia, the Enticer"],
                                       "graveyard": ["Charmilia, the Enticer", NATURE]}, {}, (),
     {"A.hand": "Charmilia, the Enticer"}),
    ("Miraculous Snare", {}, {"battle": ["Tropico"]}, (), {"B.shields": "6", "B.battle": "0"}),
    ("Lucky Ball", {}, {"shields": [NATURE]}, ("2",), {"A.hand": "2"}),
    ("Hide and Seek", {}, {"battle": ["Tropico"], "hand": []}, (), {"B.graveyard": "Tropico"}),
    ("Reap and Sow", {}, {"mana": ["Tropico"]}, (), {"B.graveyard": "Tropico", "A.mana": "6"}),
    ("Extreme Crawler", {"battle": ["Tropico"]}, {"battle": ["Fear Fang"]}, (),
     {"A.hand": "Tropico", "B.battle": "Fear Fang"}),
    ("Enigmatic Cascade", {"hand": ["Tropico", NATURE]}, {}, ("Tropico",), {"A.hand": "2", "A.graveyard": "2"}),
    ("Wily Carpenter", {"hand": ["Tropico", NATURE, DARK]}, {}, ("0", "Tropico, Burning Mane"), {"A.hand": DARK}),
    ("Frantic Chieftain", {"battle": ["Draglide"]}, {}, (), {"A.hand": "Frantic Chieftain"}),
    ("Necrodragon Zalva", {}, {}, (), {"B.hand": "1", "A.hand": "0"}),
    ("Cloned Spike-Horn", {"graveyard": ["Cloned Spike-Horn"]}, {"graveyard": ["Cloned Spike-Horn"]}, (),
     {"A.power": "Cloned Spike-Horn 9000"}),
    ("Uncanny Turnip", {"battle": ["Macho Melon", "Klujadras"], "deck": ["Tropico"]}, {}, ("Tropico",),
     {"A.hand": "Tropico"}),
    ("Uncanny Turnip", {"battle": ["Macho Melon"]}, {}, (), {"A.mana": "2"}),
    ("Loth Rix, the Iridescent", {"battle": ["Dia Nork, Moonlight Guardian"]}, {}, (), {"A.shields": "6"}),
    ("Phantomach, the Gigatrooper", {"battle": ["Gigagiele", "Stonesaur", "Armored Walker Urherion"]}, {},
     ("Gigagiele",),
     {"A.power": "Phantomach, the Gigatrooper 6000; Stonesaur 4000; Armored Walker Urherion 5000"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    card = duel_masters.cards.find(name)
    assert card is not None
    if card.multicolored:
        civs = [card.civilizations[at % 2] for at in range(card.cost)]
        a = {"mana": [ONE_OF[civ] for civ in civs], **a}
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


ATTACKS: list[tuple[Side, Side, tuple[str, ...], dict[str, str]]] = [
    ({"battle": ["Headlong Giant"], "hand": ["Tropico"]}, {"battle": ["Gran Gure, Space Guardian"]},
     ("attack Headlong Giant -> player", "pass", "@B:s1", "@B:s2", "@B:s3"),
     {"A.graveyard": "Tropico", "B.shields": "2"}),
    ({"battle": ["Scalpel Spider"]}, {"battle": ["tapped Fear Fang"]}, ("attack Scalpel Spider -> Fear Fang",),
     {"A.graveyard": "Scalpel Spider", "B.battle": "Fear Fang"}),
    ({"battle": ["Fear Fang"]}, {"battle": ["tapped Scalpel Spider"]}, ("attack Fear Fang -> Scalpel Spider",),
     {"A.graveyard": "Fear Fang", "B.graveyard": "Scalpel Spider"}),
    ({"battle": ["Thrumiss, Zephyr Guardian", "Fear Fang"]}, {"battle": ["Emerald Grass"]},
     ("attack Fear Fang -> player", "Emerald Grass", "@B:s1"), {"B.battle": "tapped Emerald Grass"}),
    ({"battle": ["Aqua Grappler", f"tapped {WATER}", NATURE]}, {}, ("attack Aqua Grappler -> player", "1", "@B:s1"),
     {"A.hand": "1"}),
    ({"battle": ["Coliseum Shell", NATURE]}, {"battle": ["Gran Gure, Space Guardian"]},
     ("attack Coliseum Shell -> player", "block Gran Gure, Space Guardian", "yes"), {"A.mana": "1"}),
    ({"battle": ["Emperor Maroll over Tropico", NATURE]}, {"battle": ["Gran Gure, Space Guardian"]},
     ("attack Emperor Maroll -> player", "block Gran Gure, Space Guardian"),
     {"B.hand": "Gran Gure, Space Guardian", "A.battle": f"{NATURE}; tapped Emperor Maroll over Tropico"}),
    ({"battle": ["Snaptongue Lizard", NATURE]}, {"battle": ["Gran Gure, Space Guardian", "tapped Fear Fang"]},
     ("attack Snaptongue Lizard -> Fear Fang",), {"B.graveyard": "Fear Fang"}),
    ({"battle": ["Zero Nemesis, Shadow of Panic over Night Master, Shadow of Decay", NATURE]}, {"hand": ["Tropico"]},
     ("attack Burning Mane -> player", "@B:s1"), {"B.graveyard": "Tropico"}),
    ({"battle": ["Hazard Hopper"]}, {}, ("attack Hazard Hopper -> player", "@B:s1"), {"A.hand": "Hazard Hopper"}),
    ({"battle": ["Hazard Hopper"]}, {}, ("end",), {"A.battle": "Hazard Hopper"}),
    ({"battle": ["Quillspike Rumbler", NATURE]}, {"battle": ["tapped Lah, Purification Enforcer"]},
     ("attack Quillspike Rumbler -> Lah, Purification Enforcer",), {"B.graveyard": "Lah, Purification Enforcer"}),
    ({"battle": ["Super Dragon Machine Dolzark", "Bolshack Dragon"]},
     {"battle": ["Tropico", "Zagaan, Knight of Darkness"]},
     ("attack Bolshack Dragon -> player", "Tropico", "@B:s1", "@B:s2"), {"B.mana": "Tropico"}),
    ({"battle": ["Brigade Shell Q", NATURE], "deck": ["Gigaling Q"]}, {}, ("attack Brigade Shell Q -> player", "@B:s1"),
     {"A.hand": "Gigaling Q"}),
    ({"battle": ["Brigade Shell Q", NATURE], "deck": ["Tropico"]}, {}, ("attack Brigade Shell Q -> player", "@B:s1"),
     {"A.graveyard": "Tropico"}),
    ({"battle": [f"{NATURE}", "Carbonite Scarab", DARK]}, {"battle": ["Gran Gure, Space Guardian"]},
     (f"attack {NATURE} -> player", "pass", "@B:s1", "attack Carbonite Scarab -> player",
      "block Gran Gure, Space Guardian", "@B:s2"), {"B.shields": "3"}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "answers", "expected"), ATTACKS)
def test_attacks(a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    check(walk(laid_out(a, b), *answers), expected)


TAPPED: list[tuple[Side, Side, str, tuple[str, ...], dict[str, str]]] = [
    ({"battle": ["Crath Lade, Merciless King"]}, {"hand": ["Tropico", NATURE, DARK]}, "Crath Lade, Merciless King",
     (), {"B.hand": "1"}),
    ({"battle": ["Sky Crusher, the Agitator"], "mana": ["Tropico"]}, {"mana": [NATURE]}, "Sky Crusher, the Agitator",
     (), {"A.graveyard": "Tropico", "B.graveyard": NATURE}),
    ({"battle": ["Battleship Mutant", DARK]}, {}, "Battleship Mutant", (),
     {"A.power": f"Battleship Mutant 9000; {DARK} 6000"}),
    ({"battle": ["Rondobil, the Explorer", "Tropico"]}, {}, "Rondobil, the Explorer", ("Tropico",), {"A.shields": "6"}),
    ({"battle": ["Tangle Fist, the Weaver"], "hand": ["Tropico", NATURE]}, {}, "Tangle Fist, the Weaver",
     ("Tropico, Burning Mane",), {"A.mana": f"{NATURE}; Tropico"}),
    ({"battle": ["Mummy Wrap, Shadow of Fatigue"], "hand": ["Tropico"]}, {"hand": [NATURE]},
     "Mummy Wrap, Shadow of Fatigue", (), {"A.graveyard": "Tropico", "B.graveyard": NATURE}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "who", "answers", "expected"), TAPPED)
def test_tapped(a: Side, b: Side, who: str, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = walk(laid_out({**a, "battle": [*a["battle"], "Forest Hornet"]}, b), f"tap {who}", *answers)
    if "A.power" in expected:
        expected = {**expected, "A.power": f"{expected['A.power']}; Forest Hornet 4000"}
    check(duel, expected)


SILENT: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Bulgluf, the Spydroid", {}, {}, (), {"A.shields": "6"}),
    ("Flohdani, the Spydroid", {}, {"battle": ["Tropico"]}, ("Tropico",), {"B.battle": "tapped Tropico"}),
    ("Gigamente", {"graveyard": ["Tropico"]}, {}, (), {"A.hand": "Tropico; "}),
    (
        "Minelord Skyterror",
        {},
        {"battle": [NATURE, "Lah, Purification Enforcer"]},
        (),
        {"B.battle": "Lah, Purification Enforcer", "A.battle": "0"},
    ),
    ("Hustle Berry", {}, {}, (), {"A.mana": "1"}),
    ("Soderlight, the Cold Blade", {}, {"battle": ["Tropico"]}, (), {"B.battle": "0"}),
    (
        "Gazer Eyes, Shadow of Secrets",
        {},
        {"hand": ["Tropico", NATURE]},
        ("Tropico",),
        {"B.graveyard": "Tropico"},
    ),
]


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), SILENT)
def test_silent_skills(
    name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]
) -> None:
    a = {**a, "battle": [f"tapped {name}"], "deck": [DARK] * 3}
    duel = duel_masters.setup({"phase": "mana", "player": "B", "turn": "4", "A": a, "B": b})
    walk(duel, "end", "yes", *answers)
    if "A.hand" in expected:
        expected = {"A.hand": f"Tropico; {DARK}"}
    check(duel, expected)


def test_shield_triggers_are_watched() -> None:
    a = {"battle": ["Fear Fang", NATURE]}
    b = {"battle": ["Emperor Quazla over Tropico"], "shields": [NATURE]}
    duel = laid_out(
        {"battle": ["Emperor Quazla over Tropico", "Fear Fang"]}, {"shields": ["Solar Ray", NATURE]}
    )
    walk(duel, "attack Fear Fang -> player", "@B:s1", "cast Solar Ray", "Emperor Quazla", "2")
    check(duel, {"A.hand": "2"})
    check(
        walk(laid_out(a, b), "attack Fear Fang -> player", "block Emperor Quazla"),
        {"A.graveyard": "Fear Fang"},
    )


def test_no_shield_triggers_while_it_is_tapped() -> None:
    for tapped, kind in (("tapped ", "act"), ("", "shield-trigger")):
        duel = laid_out(
            {"battle": [f"{tapped}Cryptic Totem", "Fear Fang", NATURE]}, {"shields": ["Terror Pit", DARK]}
        )
        walk(duel, "attack Fear Fang -> player", "@B:s1")
        assert duel.decision is not None
        assert duel.decision.kind == kind


def test_destroyed_creatures_go_to_the_mana_zone_for_a_turn() -> None:
    a = {"hand": ["Root Charger"], "mana": [NATURE] * 3, "battle": ["Fear Fang"]}
    duel = laid_out(a, {"battle": ["tapped Lah, Purification Enforcer"]}, "main")
    walk(duel, "cast Root Charger", "pass", "attack Fear Fang -> Lah, Purification Enforcer")
    check(duel, {"A.mana": "5", "A.graveyard": "0"})


def test_creatures_with_silent_skill_come_tapped_and_go_to_the_hand() -> None:
    a = {"hand": ["Hustle Berry", "Fear Fang"], "mana": [NATURE] * 5, "battle": ["Mystic Magician"]}
    duel = walk(laid_out(a, {}, "main"), "summon Hustle Berry", "summon Fear Fang")
    check(duel, {"A.battle": "Fear Fang; Mystic Magician; tapped Hustle Berry"})


def test_all_attack_if_they_can() -> None:
    duel = laid_out({"battle": ["Fear Fang"]}, {"battle": ["Gabzagul, Warlord of Pain"]})
    assert duel.commands() == ["attack Fear Fang -> player"]


def test_it_burns_the_shield_and_leaves_with_the_hand() -> None:
    phoenix = "Death Phoenix, Avatar of Doom"
    a = {
        "hand": [phoenix],
        "mana": [DARK, DARK, FIRE, FIRE],
        "battle": ["Necrodragon Giland", "Cocco Lupia"],
    }
    b = {"shields": ["Terror Pit", "Solar Ray", NATURE], "hand": ["Tropico"]}
    duel = laid_out(a, b, "main")
    walk(duel, f"summon {phoenix}", "pass", f"attack {phoenix} -> player", "@B:s1", "@B:s2")
    check(duel, {"B.graveyard": "Solar Ray; Terror Pit", "B.shields": NATURE})


def test_no_spell_is_cast_without_a_loss() -> None:
    b = {"battle": ["Ice Vapor, Shadow of Anguish"]}
    a = {"hand": ["Solar Trap", "Tropico"], "mana": [LIGHT, NATURE]}
    duel = walk(laid_out(a, b, "main"), "cast Solar Trap", NATURE)
    check(duel, {"A.hand": "0", "A.mana": f"tapped {LIGHT}"})


def test_wave_strikers_wake_with_two_others() -> None:
    three = ["Kilstine, Nebula Elemental", "Macho Melon", "Klujadras"]
    duel = laid_out({"battle": three}, {})
    powers = [card.power for card in duel.view(0).zones[0, "battle"]]
    base = [card.base_power for card in duel.view(0).zones[0, "battle"]]
    assert powers == [power + 5000 for power in base]  # type: ignore[operator]
    duel = laid_out({"battle": three[:2]}, {})
    assert [card.power for card in duel.view(0).zones[0, "battle"]] == base[:2]
