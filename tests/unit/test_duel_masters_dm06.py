"""Cards of DM-06, each kind of ability in a small position."""

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
    ("Invincible Aura", {}, {}, ("2",), {"A.shields": "7"}),
    ("Invincible Aura", {}, {}, ("0",), {"A.shields": "5"}),
    ("Invincible Technology", {"deck": ["Tropico", "Fear Fang", NATURE]}, {}, ("Tropico, Fear Fang",),
     {"A.hand": "Fear Fang; Tropico"}),
    ("Invincible Abyss", {"battle": ["Fear Fang"]}, {"battle": ["Tropico", NATURE]}, (),
     {"A.battle": "Fear Fang", "B.battle": "0"}),
    ("Invincible Cataclysm", {}, {}, ("@B:s1, @B:s4",), {"B.shields": "3", "B.graveyard": "2"}),
    ("Invincible Unity", {"battle": ["Fear Fang"]}, {}, (), {"A.power": "Fear Fang 11000"}),
    ("Bonds of Justice", {"battle": ["Fear Fang", "Emerald Grass"]}, {"battle": ["Tropico"]}, (),
     {"A.battle": "Emerald Grass; tapped Fear Fang", "B.battle": "tapped Tropico"}),
    ("Protective Force", {"battle": ["Fear Fang", "Emerald Grass"]}, {}, (),
     {"A.power": "Fear Fang 3000; Emerald Grass 7000"}),
    ("Rain of Arrows", {}, {"hand": ["Terror Pit", "Holy Awe", DARK]}, (),
     {"B.hand": f"Holy Awe; {DARK}", "B.graveyard": "Terror Pit"}),
    ("Sphere of Wonder", {"shields": [NATURE]}, {}, (), {"A.shields": "2"}),
    ("Sphere of Wonder", {}, {}, (), {"A.shields": "5"}),
    ("Energy Stream", {}, {}, (), {"A.hand": "2"}),
    ("Raptor Fish", {"hand": ["Tropico", NATURE]}, {}, (), {"A.hand": "2", "A.deck": "20"}),
    ("Shock Hurricane", {"battle": ["Fear Fang", WATER]}, {"battle": ["Tropico", NATURE]},
     ("Fear Fang", "yes", "Tropico"), {"A.hand": "Fear Fang", "B.hand": "Tropico", "B.battle": NATURE}),
    ("Shock Hurricane", {"battle": ["Fear Fang"]}, {"battle": ["Tropico"]}, ("none",),
     {"A.battle": "Fear Fang", "B.battle": "Tropico"}),
    ("Intense Evil", {"battle": ["Fear Fang", WATER, "Aqua Soldier"]}, {}, ("Fear Fang, Aqua Soldier",),
     {"A.battle": WATER, "A.graveyard": "Fear Fang; Intense Evil", "A.hand": "2"}),
    ("Comet Missile", {}, {"battle": ["Gran Gure, Space Guardian", "Emerald Grass", "Fear Fang"]}, (),
     {"B.graveyard": "Emerald Grass"}),
    ("Crisis Boulder", {}, {"battle": ["Fear Fang"], "mana": ["Tropico"]}, ("mana",),
     {"B.graveyard": "Tropico", "B.battle": "Fear Fang"}),
    ("Crisis Boulder", {}, {"battle": ["Mighty Shouter"]}, (), {"B.mana": "Mighty Shouter"}),
    ("Mystic Treasure Chest", {"deck": ["Tropico", NATURE]}, {}, ("Tropico",), {"A.mana": "4"}),
    ("Pangaea's Will", {}, {"battle": ["Barkwhip, the Smasher over Fear Fang", "Tropico"]}, (),
     {"B.battle": "Fear Fang; Tropico", "B.mana": "Barkwhip, the Smasher"}),
    ("Factory Shell Q", {"deck": ["Gigaling Q", "Tropico"]}, {}, ("Gigaling Q",), {"A.hand": "Gigaling Q"}),
    ("Razorpine Tree", {}, {}, (), {"A.power": "Razorpine Tree 11000"}),
    ("Telitol, the Explorer", {"shields": ["Tropico"]}, {}, ("yes",), {"A.shields": "Tropico"}),
    ("Q-tronic Hypermind", {"battle": ["Gigaling Q"]}, {"battle": ["Blazosaur Q"]}, ("2",), {"A.hand": "2"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


TAPPED: list[tuple[Side, Side, str, tuple[str, ...], dict[str, str]]] = [
    ({"battle": ["Aeropica"]}, {"battle": ["Tropico"]}, "Aeropica", ("Tropico",), {"B.hand": "Tropico"}),
    ({"battle": ["Tank Mutant"]}, {"battle": ["Tropico", NATURE]}, "Tank Mutant", ("Tropico",), {"B.battle": NATURE}),
    ({"battle": ["Arc Bine, the Astounding over Dia Nork, Moonlight Guardian", LIGHT]}, {"battle": ["Tropico"]},
     LIGHT, (), {"B.battle": "tapped Tropico"}),
    ({"battle": ["Phantasmal Horror Gigazald over Gigagiele", DARK]}, {"hand": ["Tropico"]}, DARK, (),
     {"B.graveyard": "Tropico"}),
    ({"battle": ["Lava Walker Executo over Explosive Fighter Ucarn", FIRE, NATURE]}, {}, FIRE,
     ("Lava Walker Executo",), {"A.power": f"Lava Walker Executo 8000; {FIRE} 2000; {NATURE} 2000"}),
    ({"battle": ["Fort Megacluster over Hunter Cluster", WATER]}, {}, WATER, (), {"A.hand": "1"}),
    ({"battle": ["Cosmogold, Spectral Knight"], "mana": ["Holy Awe", NATURE]}, {}, "Cosmogold, Spectral Knight", (),
     {"A.hand": "Holy Awe"}),
    ({"battle": ["Grim Soul, Shadow of Reversal"], "graveyard": [DARK, NATURE]}, {}, "Grim Soul, Shadow of Reversal",
     (), {"A.hand": DARK}),
    ({"battle": ["Rikabu's Screwdriver"]}, {"battle": ["Emerald Grass", NATURE]}, "Rikabu's Screwdriver", (),
     {"B.battle": NATURE}),
    ({"battle": ["Bliss Totem, Avatar of Luck"], "graveyard": [DARK, "Holy Awe"]}, {}, "Bliss Totem, Avatar of Luck",
     (f"{DARK}, Holy Awe",), {"A.mana": f"Holy Awe; {DARK}"}),
    ({"battle": ["Mighty Bandit, Ace of Thieves", "Fear Fang"]}, {}, "Mighty Bandit, Ace of Thieves", ("Fear Fang",),
     {"A.power": "Mighty Bandit, Ace of Thieves 2000; Fear Fang 8000"}),
    ({"battle": ["Charmilia, the Enticer"], "deck": ["Tropico", "Holy Awe"]}, {}, "Charmilia, the Enticer",
     ("Tropico",), {"A.hand": "Tropico"}),
    ({"battle": ["Adomis, the Oracle", "Fear Fang"], "shields": []}, {}, "Adomis, the Oracle", ("@B:s2",),
     {"B.shields": "5"}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "who", "answers", "expected"), TAPPED)
def test_tapped(a: Side, b: Side, who: str, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = laid_out({**a, "battle": [*a["battle"], "Forest Hornet"]}, b)
    duel.play(f"tap {who}")
    for answer in answers:
        duel.play(answer)
    if "A.power" in expected:
        expected = {**expected, "A.power": f"{expected['A.power']}; Forest Hornet 4000"}
    check(duel, expected)


def test_who_has_cast_a_spell_may_summon() -> None:
    a = {"hand": ["Moontear, Spectral Knight", "Sonic Wing"], "mana": [LIGHT] * 5, "battle": [LIGHT]}
    duel = laid_out(a, {}, "main")
    with pytest.raises(NotLegal) as refused:
        duel.play("summon Moontear, Spectral Knight")
    assert refused.value.reason.code == "condition"
    duel.play("cast Sonic Wing")
    again = duel_masters.setup(duel.position())
    for each in (duel, again):
        each.play("summon Moontear, Spectral Knight")
        check(each, {"A.battle": f"Moontear, Spectral Knight; {LIGHT}"})


def test_it_blocks_once_the_opponent_has_played_something() -> None:
    a = {"hand": [NATURE], "mana": [NATURE] * 2, "battle": ["Fear Fang"]}
    for first in ("pass", f"summon {NATURE}"):
        duel = laid_out(a, {"battle": ["Aqua Rider"]}, "main")
        duel.play(first)
        if first != "pass":
            duel.play("pass")
        duel.play("attack Fear Fang -> player")
        assert duel.decision is not None
        assert (duel.decision.kind == "block") == (first != "pass")


def test_a_block_without_a_battle() -> None:
    duel = laid_out({"battle": ["Fear Fang"]}, {"battle": ["Chekicul, Vizier of Endurance"]})
    duel.play("attack Fear Fang -> player")
    duel.play("block Chekicul, Vizier of Endurance")
    check(
        duel, {"A.battle": "tapped Fear Fang", "B.battle": "Chekicul, Vizier of Endurance", "B.shields": "5"}
    )


def test_attacked_itself_it_battles() -> None:
    duel = laid_out({"battle": ["Fear Fang"]}, {"battle": ["tapped Chekicul, Vizier of Endurance"]})
    duel.play("attack Fear Fang -> Chekicul, Vizier of Endurance")
    check(duel, {"B.graveyard": "Chekicul, Vizier of Endurance"})


def test_a_blocked_attack_without_a_battle() -> None:
    duel = laid_out(
        {"battle": ["Choya, the Unheeding", "Tropico"]}, {"battle": ["Gran Gure, Space Guardian"]}
    )
    duel.play("attack Choya, the Unheeding -> player")
    duel.play("block Gran Gure, Space Guardian")
    check(duel, {"A.graveyard": "0", "B.shields": "5"})


def test_it_attacks_only_blockers() -> None:
    b = {"battle": ["tapped Emerald Grass", "tapped Fear Fang"]}
    assert laid_out({"battle": ["Bazooka Mutant"]}, b).commands() == [
        "attack Bazooka Mutant -> Emerald Grass",
        "end",
    ]


def test_alone_at_the_end_of_the_turn_it_is_destroyed() -> None:
    for others, left in (([], "0"), (["Fear Fang"], "Fear Fang; Lone Tear, Shadow of Solitude")):
        duel = laid_out({"battle": ["Lone Tear, Shadow of Solitude", *others]})
        duel.play("end")
        check(duel, {"A.battle": left})


def test_both_discard_their_hands() -> None:
    a = {"hand": ["Terror Pit", NATURE], "mana": [DARK] * 6}
    duel = laid_out(a, {"battle": ["Schuka, Duke of Amnesia"], "hand": ["Tropico"]}, "main")
    duel.play("cast Terror Pit")
    check(duel, {"A.hand": "0", "B.hand": "0", "B.graveyard": "Schuka, Duke of Amnesia; Tropico"})


def test_it_is_destroyed_after_its_battle() -> None:
    duel = laid_out({"battle": ["Fear Fang", "Tropico"]}, {"battle": ["Zorvaz, the Bonecrusher"]})
    duel.play("attack Fear Fang -> player")
    duel.play("block Zorvaz, the Bonecrusher")
    check(duel, {"A.graveyard": "Fear Fang", "B.graveyard": "Zorvaz, the Bonecrusher"})


def test_it_comes_attacks_at_once_and_goes_back() -> None:
    a = {"hand": ["Pyrofighter Magnus"], "mana": [FIRE] * 3}
    duel = laid_out(a, {}, "main")
    for answer in ("summon Pyrofighter Magnus", "pass", "attack Pyrofighter Magnus -> player", "@B:s1"):
        duel.play(answer)
    check(duel, {"A.hand": "Pyrofighter Magnus", "A.battle": "0"})


def test_dragons_cost_less_but_never_less_than_2() -> None:
    a = {
        "hand": ["Bolshack Dragon", "Deadly Fighter Braid Claw"],
        "mana": [FIRE] * 4,
        "battle": ["Cocco Lupia"],
    }
    duel = laid_out(a, {}, "main")
    duel.play("summon Bolshack Dragon")
    check(duel, {"A.mana": "; ".join([f"tapped {FIRE}"] * 4)})


def test_an_untapped_companion_keeps_it_from_attacking() -> None:
    duel = laid_out({"battle": ["Cliffcrush Giant", "Fear Fang"]})
    assert duel.commands() == ["attack Fear Fang -> player", "end"]
    duel.play("attack Fear Fang -> player")
    duel.play("@B:s1")
    assert duel.commands() == ["attack Cliffcrush Giant -> player", "end"]


def test_survivors_attack_at_once() -> None:
    a = {"hand": ["Gigaling Q"], "mana": [DARK] * 5, "battle": ["tapped Rumblesaur Q"]}
    duel = laid_out(a, {}, "main")
    duel.play("summon Gigaling Q")
    duel.play("pass")
    assert duel.commands() == ["attack Gigaling Q -> player", "end"]


def test_a_survivor_that_comes_has_what_the_others_give() -> None:
    a = {"hand": ["Gigaling Q"], "mana": [DARK] * 5, "battle": ["Ripple Lotus Q"]}
    duel = laid_out(a, {"battle": ["Tropico"]}, "main")
    duel.play("summon Gigaling Q")
    duel.play("Tropico")
    check(duel, {"B.battle": "tapped Tropico"})
