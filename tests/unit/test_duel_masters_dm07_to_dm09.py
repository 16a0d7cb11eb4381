"""Cards of DM-07 to DM-09 and the promos, each kind of ability in a small position."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from duel_tui.duel_masters import cards
from duel_tui.duel_masters.races import RACES
from tests.creature_tools import Side, check, laid_out, play

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"
DRAGON = "Bolshack Dragon"
DRAGONOID = "Explosive Fighter Ucarn"

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    # DM-07
    ("Splash Zebrafish", {}, {}, (), {"A.mana": f"tapped {WATER}; tapped {WATER}; tapped {WATER}", "A.hand": WATER}),
    ("Trenchdive Shark", {"hand": ["Tropico", NATURE], "shields": ["Terror Pit", DARK]}, {},
     (f"Tropico, {NATURE}", "@A:s1, @A:s2"), {"A.hand": f"Terror Pit; {DARK}", "A.shields": f"{NATURE}; Tropico"}),
    ("Trenchdive Shark", {"hand": ["Tropico"]}, {}, ("none",), {"A.hand": "Tropico", "A.shields": "5"}),
    ("Gigabuster", {"shields": ["Terror Pit"]}, {"battle": ["Fear Fang"]}, (),
     {"A.hand": "Terror Pit", "A.shields": "0", "B.battle": "Fear Fang"}),
    ("Justice Jamming", {}, {"battle": [DARK, FIRE, NATURE]}, ("fire",),
     {"B.battle": f"{NATURE}; {DARK}; tapped {FIRE}"}),
    ("Apocalypse Vise", {}, {"battle": [DRAGON, "Fear Fang", "Deadly Fighter Braid Claw", "Gatling Skyterror"]},
     (f"{DRAGON}, Deadly Fighter Braid Claw",), {"B.battle": "Fear Fang; Gatling Skyterror"}),
    ("Freezing Icehammer", {}, {"battle": [DARK, FIRE]}, (), {"B.mana": DARK, "B.battle": FIRE}),
    ("Mulch Charger", {"battle": ["Fear Fang"]}, {}, (),
     {"A.mana": f"Fear Fang; Mulch Charger; tapped {NATURE}; tapped {NATURE}; tapped {NATURE}"}),
    ("Vacuum Gel", {}, {"battle": [f"tapped {LIGHT}", NATURE, FIRE]}, (), {"B.graveyard": NATURE}),
    # DM-08
    ("Dracobarrier", {}, {"battle": [DRAGON]}, (), {"B.battle": f"tapped {DRAGON}", "A.shields": "6"}),
    ("Dracobarrier", {}, {"battle": [DRAGONOID]}, (), {"B.battle": f"tapped {DRAGONOID}", "A.shields": "5"}),
    ("Wave Lance", {}, {"battle": [DRAGON]}, ("yes",), {"B.hand": DRAGON, "A.hand": "1"}),
    ("Wave Lance", {}, {"battle": ["Fear Fang"]}, (), {"B.hand": "Fear Fang", "A.hand": "0"}),
    ("Cranium Clamp", {}, {"hand": [DARK, FIRE, NATURE]}, (f"{DARK}, {NATURE}",), {"B.hand": FIRE}),
    ("Dimension Splitter", {"graveyard": [DRAGON, DRAGONOID, "Magmadragon Melgars"]}, {}, ("yes",),
     {"A.hand": f"{DRAGON}; Magmadragon Melgars", "A.graveyard": DRAGONOID}),
    ("Furious Onslaught", {"battle": [DRAGONOID, "Star-Cry Dragon", FIRE]}, {}, (),
     {"A.power": f"{DRAGONOID} 16000; Star-Cry Dragon 8000; {FIRE} 2000"}),
    ("Terradragon Gamiratar", {}, {"hand": ["Fear Fang", "Holy Awe"]}, ("Fear Fang",),
     {"B.battle": "Fear Fang", "B.hand": "Holy Awe"}),
    ("Terradragon Gamiratar", {}, {"hand": ["Fear Fang", "Holy Awe"]}, ("none",), {"B.battle": "0"}),
    ("Magmadragon Melgars", {"battle": ["Scream Slicer, Shadow of Fear", NATURE]}, {"battle": [FIRE]},
     (NATURE,), {"A.graveyard": NATURE, "B.battle": FIRE}),
    ("Magmadragon Melgars", {"battle": ["Scream Slicer, Shadow of Fear"]}, {"battle": ["Candy Cluster"]},
     (), {"B.graveyard": "Candy Cluster"}),
    ("Magmadragon Melgars", {"battle": ["Scream Slicer, Shadow of Fear"]}, {"battle": ["Petrova, Channeler of Suns"]},
     (), {"B.graveyard": "Petrova, Channeler of Suns"}),
    ("Deadly Fighter Braid Claw", {"battle": ["Bakkra Horn, the Silent"]}, {}, (), {"A.mana": "2", "A.deck": "19"}),
    (FIRE, {"battle": ["Bakkra Horn, the Silent"]}, {}, (), {"A.mana": "2"}),
    # DM-09
    ("Petrova, Channeler of Suns", {"battle": [NATURE, "Fear Fang"]},
     {"battle": ["Barkwhip, the Smasher over Fear Fang"]},
     ("Beast Folk",), {"A.power": f"{NATURE} 6000; Fear Fang 7000; Petrova, Channeler of Suns 3500",
                       "B.power": "Barkwhip, the Smasher 9000"}),
    ("Stratosphere Giant", {}, {"hand": ["Fear Fang", "Holy Awe", FIRE]}, (f"Fear Fang, {FIRE}",),
     {"B.battle": f"Fear Fang; {FIRE}", "B.hand": "Holy Awe"}),
    ("Unified Resistance", {"battle": ["Fear Fang"]}, {}, ("Beast Folk",), {"A.battle": "Fear Fang"}),
    ("Submarine Project", {"deck": ["Tropico", NATURE, FIRE, DARK]}, {},
     ("Tropico", f"{DARK}, {FIRE}, {NATURE}"), {"A.hand": "Tropico", "A.deck": "23"}),
    ("Slash Charger", {}, {"deck": ["Tropico", NATURE]}, ("opponent", "Tropico"), {"B.graveyard": "Tropico"}),
    ("Slash Charger", {"deck": ["Tropico", NATURE]}, {}, ("yours", "none"), {"A.graveyard": "0"}),
    ("Zombie Carnival", {"graveyard": ["Fear Fang", NATURE, FIRE]}, {}, ("Beast Folk", f"Fear Fang, {NATURE}"),
     {"A.hand": f"{NATURE}; Fear Fang", "A.graveyard": f"{FIRE}; Zombie Carnival"}),
    ("Dance of the Sproutlings", {"hand": ["Fear Fang", NATURE, FIRE]}, {}, ("Beast Folk", "Fear Fang"),
     {"A.hand": f"{NATURE}; {FIRE}", "A.mana": "4"}),
    ("Mana Bonanza", {}, {}, (), {"A.mana": "16"}),
    ("Whispering Totem", {"deck": ["Whispering Totem", NATURE]}, {}, ("Whispering Totem",),
     {"A.hand": "Whispering Totem"}),
    # Promos
    ("Loth Rix, the Iridescent", {"battle": ["Gran Gure, Space Guardian"]}, {}, (), {"A.shields": "6"}),
    ("Neve, the Leveler", {"deck": ["Fear Fang", "Tropico", "Holy Awe", FIRE]}, {"battle": [FIRE] * 3},
     ("Fear Fang, Tropico",), {"A.hand": "Fear Fang; Tropico"}),
    ("Neve, the Leveler", {"deck": ["Fear Fang"]}, {"battle": [FIRE]}, (), {"A.hand": "0"}),
    ("Velyrika Dragon", {"deck": [DRAGON, DRAGONOID]}, {}, (DRAGON,), {"A.hand": DRAGON}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


TAPPED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    ("Crath Lade, Merciless King", {}, {"hand": [DARK, FIRE]}, (), {"B.hand": "0"}),
    ("Sky Crusher, the Agitator", {"mana": [FIRE]}, {"mana": [DARK, NATURE]}, (NATURE,),
     {"A.graveyard": FIRE, "B.graveyard": NATURE}),
    ("Rondobil, the Explorer", {}, {}, ("Forest Hornet",),
     {"A.shields": "6", "A.battle": "tapped Rondobil, the Explorer"}),
    ("Kachua, Keeper of the Icegate", {"deck": [DRAGON, FIRE]}, {}, (DRAGON,),
     {"A.battle": f"{DRAGON}; Forest Hornet; tapped Kachua, Keeper of the Icegate",
      "A.offered": f"attack Forest Hornet -> player; attack {DRAGON} -> player; end"}),
    ("Tangle Fist, the Weaver", {"hand": [FIRE, DARK]}, {}, (f"{FIRE}, {DARK}",), {"A.mana": f"{FIRE}; {DARK}"}),
    ("Gigio's Hammer", {}, {}, ("Giant Insect",), {"A.offered": "attack Forest Hornet -> player"}),
]  # fmt: skip


@pytest.mark.parametrize(("who", "a", "b", "answers", "expected"), TAPPED)
def test_tapped(who: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = laid_out({**a, "battle": [who, "Forest Hornet"]}, b)
    duel.play(f"tap {who}")
    for answer in answers:
        duel.play(answer)
    check(duel, expected)


def test_the_top_of_the_deck_in_the_order_that_is_named() -> None:
    duel = laid_out({"battle": ["Garatyano"], "deck": ["Tropico", FIRE, DARK, NATURE]})
    for each in ("tap Garatyano", f"{DARK}, Tropico, {FIRE}"):
        duel.play(each)
    deck = duel.position()["A"]["deck"]
    assert [entry if isinstance(entry, str) else entry["card"] for entry in deck] == [
        DARK,
        "Tropico",
        FIRE,
        NATURE,
    ]
    assert {card.name for card in duel.view(1).zones[0, "deck"]} <= {None}


def test_the_races_in_sight_are_named_first() -> None:
    duel = laid_out({"battle": ["Venom Worm", "Fear Fang"], "graveyard": [WATER]})
    duel.play("tap Venom Worm")
    first = ("Parasite Worm", "Beast Folk", "Liquid People", "Angel Command")
    assert duel.commands()[:4] == [f"declare {race}" for race in first]
    assert len(duel.commands()) == len(RACES)


def test_every_race_of_a_card_can_be_named() -> None:
    assert {race for card in cards.all_cards() for race in card.races} <= set(RACES)


def test_an_extra_card_is_drawn_once() -> None:
    duel = laid_out({"battle": [FIRE]}, {"battle": ["Cosmic Nebula over Marine Flower"]})
    duel.play("end")
    assert duel.commands() == ["yes", "no"]
    duel.play("yes")
    check(duel, {"B.hand": "2", "B.deck": "18"})


def test_a_fresh_creature_that_cannot_attack_attacks_the_opponent() -> None:
    a = {"hand": ["Miracle Portal"], "mana": [LIGHT] * 4,
         "battle": [{"card": "Titanium Cluster", "since": "this turn"}]}  # fmt: skip
    duel = laid_out(a, {"battle": ["Gran Gure, Space Guardian", f"tapped {FIRE}"]}, "main")
    duel.play("cast Miracle Portal")
    duel.play("pass")
    assert duel.commands() == ["attack Titanium Cluster -> player", "end"]
    duel.play("attack Titanium Cluster -> player")
    duel.play("@B:s1")
    check(duel, {"B.shields": "4"})


@pytest.mark.parametrize(("answer", "shields", "left"), [("yes", "5", "0"), ("no", "4", "1")])
def test_a_creature_is_destroyed_instead_of_a_broken_shield(answer: str, shields: str, left: str) -> None:
    duel = laid_out({"battle": ["Fear Fang"]}, {"battle": ["Pulsar Tree"]})
    for each in ("attack Fear Fang -> player", "@B:s1", answer):
        duel.play(each)
    check(duel, {"B.shields": shields, "B.battle": left if left == "0" else "Pulsar Tree"})


def test_the_second_break_of_a_double_breaker_goes_on() -> None:
    duel = laid_out({"battle": [DRAGON]}, {"battle": ["Nastasha, Channeler of Suns"]})
    for each in (f"attack {DRAGON} -> player", "@B:s1", "yes", "@B:s1"):
        duel.play(each)
    check(duel, {"B.shields": "4", "B.graveyard": "Nastasha, Channeler of Suns"})


def test_a_spell_of_a_shield_trigger_comes_back() -> None:
    b = {"battle": ["Super Terradragon Bailas Gale over Terradragon Regarion"], "shields": ["Terror Pit"]}
    duel = laid_out({"battle": ["Fear Fang", FIRE]}, b)
    for each in ("attack Fear Fang -> player", "cast Terror Pit", "Fear Fang"):
        duel.play(each)
    check(duel, {"B.hand": "Terror Pit", "B.graveyard": "0", "A.graveyard": "Fear Fang"})


def test_it_is_destroyed_at_the_end_of_the_turn() -> None:
    a = {"battle": ["Kachua, Keeper of the Icegate"], "deck": [DRAGON, FIRE]}
    duel = laid_out(a, {"shields": []})
    for each in ("tap Kachua, Keeper of the Icegate", DRAGON):
        duel.play(each)
    duel = duel_masters.setup(duel.position())
    duel.play("end")
    check(duel, {"A.graveyard": DRAGON})


def test_creatures_may_untap_at_the_end_of_the_turn() -> None:
    a = {"hand": ["Lunar Charger"], "mana": [LIGHT] * 3, "battle": ["tapped Fear Fang", "tapped Tropico"]}
    duel = laid_out(a, {}, "main")
    for each in ("cast Lunar Charger", "Fear Fang, Tropico", "end", "Tropico, Fear Fang", "yes", "no"):
        duel.play(each)
    check(duel, {"A.battle": "Tropico; tapped Fear Fang"})


@pytest.mark.parametrize(("foe", "gone"), [(DRAGON, DRAGON), ("Aqua Sniper", "Aqua Sniper")])
def test_it_has_more_power_against_dragons(foe: str, gone: str) -> None:
    strong = "Überdragon Bajula over Bolshack Dragon" if foe == DRAGON else foe
    duel = laid_out({"battle": ["Sasha, Channeler of Suns"]}, {"battle": [f"tapped {strong}"]})
    duel.play(f"attack Sasha, Channeler of Suns -> {strong.partition(' over ')[0]}")
    check(duel, {"A.graveyard": "0", "B.battle": "0"})


def test_only_dragons_are_blocked() -> None:
    for attacker, kind in ((DRAGON, "block"), ("Fear Fang", "choose")):
        duel = laid_out({"battle": [attacker]}, {"battle": ["Sasha, Channeler of Suns"]})
        duel.play(f"attack {attacker} -> player")
        assert duel.decision is not None
        assert duel.decision.kind == kind


def test_unblocked_it_untaps_the_others() -> None:
    a = {"battle": ["Solar Grass", "tapped Solar Grass", "tapped Fear Fang"], "x-broke": "1"}
    duel = laid_out(a)
    duel.play("attack Solar Grass@A:b1 -> player")
    duel.play("@B:s1")
    check(duel, {"A.battle": "Fear Fang; tapped Solar Grass; tapped Solar Grass"})


def test_a_dragon_is_fetched_from_the_mana_zone() -> None:
    a = {"battle": [FIRE, "Tropico"]}
    b = {"battle": ["tapped Dracodance Totem"], "mana": [DRAGON]}
    duel = laid_out(a, b)
    duel.play(f"attack {FIRE} -> Dracodance Totem")
    check(duel, {"B.mana": "Dracodance Totem", "B.hand": DRAGON})
    duel = laid_out(a, {**b, "mana": [NATURE]})
    duel.play(f"attack {FIRE} -> Dracodance Totem")
    check(duel, {"B.graveyard": "Dracodance Totem"})


def test_a_shield_turned_up_is_known_to_both() -> None:
    duel = laid_out({"battle": ["Aqua Master"]}, {"shields": ["Terror Pit", DARK]})
    for each in ("attack Aqua Master -> player", "@B:s2", "@B:s1"):
        duel.play(each)
    if duel.decision is not None and duel.decision.kind == "shield-trigger":
        duel.play("pass")
    for seat in (0, 1):
        assert [card.name for card in duel.view(seat).zones[1, "shields"]] == [DARK]


def test_two_of_a_name_save_each_other() -> None:
    name = "Kalute, Vizier of Eternity"
    a = {"hand": ["Blizzard of Spears"], "mana": [FIRE] * 6}
    duel = laid_out(a, {"battle": [name, name, "Fear Fang"]}, "main")
    duel.play("cast Blizzard of Spears")
    check(duel, {"B.hand": f"{name}; {name}", "B.graveyard": "Fear Fang"})
    duel = laid_out(a, {"battle": [name, "Fear Fang"]}, "main")
    duel.play("cast Blizzard of Spears")
    check(duel, {"B.graveyard": f"Fear Fang; {name}"})


def test_other_creatures_cannot_be_destroyed() -> None:
    a = {"battle": ["Mihail, Celestial Elemental", "Fear Fang", "Necrodragon Izorist Vhal"]}
    duel = laid_out(a, {"battle": [f"tapped {DRAGON}"]})
    duel.play(f"attack Fear Fang -> {DRAGON}")
    check(duel, {"A.battle": "Mihail, Celestial Elemental; Necrodragon Izorist Vhal; tapped Fear Fang"})
    duel = laid_out({"hand": ["Terror Pit"], "mana": [DARK] * 6}, {"battle": a["battle"]}, "main")
    duel.play("cast Terror Pit")
    duel.play("Mihail, Celestial Elemental")
    check(
        duel,
        {"B.battle": "Fear Fang", "B.graveyard": "Mihail, Celestial Elemental; Necrodragon Izorist Vhal"},
    )


def test_the_named_race_untaps_at_the_end_of_the_turn() -> None:
    a = {"battle": ["Tra Rion, Penumbra Guardian", "tapped Fear Fang", "tapped Tropico"]}
    duel = laid_out(a)
    for each in ("tap Tra Rion, Penumbra Guardian", "Beast Folk"):
        duel.play(each)
    check(duel, {"A.battle": "Fear Fang; tapped Tra Rion, Penumbra Guardian; tapped Tropico"})


def test_blockers_until_the_next_turn_of_their_player() -> None:
    a = {"hand": ["Unified Resistance"], "mana": [LIGHT] * 2, "battle": ["Fear Fang"]}
    duel = laid_out(a, {"battle": [FIRE]}, "main")
    for each in ("cast Unified Resistance", "Beast Folk", "end", "pass", "pass", f"attack {FIRE} -> player"):
        duel.play(each)
    assert duel.commands() == ["block Fear Fang", "pass"]
    again = duel_masters.setup(laid_out(a, {"battle": [FIRE]}, "main").position())
    for each in ("cast Unified Resistance", "Beast Folk", "end", "end", "end"):
        again.play(each)
    assert again.position().get("lasting", []) == []


def test_destroyed_creatures_of_the_named_race_go_to_the_hand() -> None:
    a = {"battle": ["Hokira", "Fear Fang"]}
    duel = laid_out(a, {"battle": [f"tapped {DRAGON}"]})
    for each in ("tap Hokira", "Beast Folk", f"attack Fear Fang -> {DRAGON}"):
        duel.play(each)
    check(duel, {"A.hand": "Fear Fang", "A.graveyard": "0"})


def test_unblockable_only_against_creatures() -> None:
    a = {"hand": ["Relentless Blitz"], "mana": [FIRE] * 3, "battle": ["Fear Fang", NATURE]}
    duel = laid_out(a, {"battle": ["Gran Gure, Space Guardian", FIRE]}, "main")
    for each in ("cast Relentless Blitz", "Beast Folk", "pass", f"attack Fear Fang -> {FIRE}"):
        duel.play(each)
    check(duel, {"B.graveyard": FIRE})
    duel.play(f"attack {NATURE} -> player")
    assert duel.decision is not None
    assert duel.decision.kind == "block"


@pytest.mark.parametrize(
    ("blocker", "kind"), [("Prowling Elephish", "choose"), ("Gran Gure, Space Guardian", "block")]
)
def test_it_cannot_be_blocked_by_the_weak(blocker: str, kind: str) -> None:
    duel = laid_out({"battle": ["Silvermoon Trailblazer", "Fear Fang"]}, {"battle": [blocker]})
    for each in ("tap Silvermoon Trailblazer", "Beast Folk", "attack Fear Fang -> player"):
        duel.play(each)
    assert duel.decision is not None
    assert duel.decision.kind == kind


def test_every_creature_of_yours_is_a_survivor() -> None:
    a = {"battle": ["Q-tronic Omnistrain over Gigaling Q", "Ripple Lotus Q", "Fear Fang"]}
    hand = {"hand": ["Q-tronic Hypermind"], "mana": [WATER] * 9}
    duel = laid_out({**a, **hand}, {}, "main")
    duel.play("summon Q-tronic Hypermind")
    assert duel.decision is not None
    assert duel.decision.kind == "choose"
    duel.play("Fear Fang")
    check(
        duel,
        {
            "A.battle": "Q-tronic Hypermind over Fear Fang; Q-tronic Omnistrain over Gigaling Q; Ripple Lotus Q"
        },
    )


def test_it_breaks_one_more_shield_for_each_armored_dragon() -> None:
    a = {
        "battle": [
            "Überdragon Zaschack over Bolshack Dragon",
            "tapped Bolshack Dragon",
            "tapped Star-Cry Dragon",
        ]
    }
    duel = laid_out(a)
    for each in ("attack Überdragon Zaschack -> player", "@B:s1", "@B:s2", "@B:s3"):
        duel.play(each)
    check(duel, {"B.shields": "2"})
