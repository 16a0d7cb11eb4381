"""Cards of DM-10 to DM-12 that need rules of their own, in small positions."""

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
    ("Rapid Reincarnation", {"battle": ["Fear Fang"], "hand": [NATURE, "Bolshack Dragon"]}, {},
     ("Fear Fang",),
     {"A.battle": NATURE, "A.graveyard": "Fear Fang; Rapid Reincarnation", "A.hand": "Bolshack Dragon"}),
    ("Rapid Reincarnation", {"battle": ["Fear Fang"], "hand": ["Tropico"]}, {}, ("none",),
     {"A.battle": "Fear Fang", "A.hand": "Tropico"}),
    ("Rapid Reincarnation", {"hand": ["Tropico"]}, {}, (), {"A.hand": "Tropico"}),
    ("Transmogrify", {}, {"battle": ["Fear Fang"], "deck": ["Holy Awe", "Barkwhip, the Smasher", "Tropico", NATURE]},
     ("Fear Fang",),
     {"B.battle": "Tropico", "B.graveyard": "Barkwhip, the Smasher; Fear Fang; Holy Awe", "B.deck": "21"}),
    ("Transmogrify", {"battle": ["Fear Fang"]}, {}, ("none",), {"A.battle": "Fear Fang"}),
    ("Transmogrify", {}, {"battle": ["Aqua Knight"], "deck": ["Tropico"]}, ("Aqua Knight",),
     {"B.hand": "Aqua Knight", "B.battle": "0", "B.deck": "21"}),
    ("Transmogrify", {}, {"battle": ["Fear Fang"], "deck": ["Holy Awe"], "blanks": "0"}, ("Fear Fang",),
     {"B.battle": "0", "B.graveyard": "Fear Fang; Holy Awe"}),
    ("Soulswap", {}, {"battle": ["Fear Fang"], "mana": [WATER, "Bolshack Dragon"]},
     ("Fear Fang", WATER), {"B.battle": WATER, "B.mana": "Bolshack Dragon; Fear Fang"}),
    ("Soulswap", {"battle": ["Fear Fang"]}, {}, ("Fear Fang", "Fear Fang"), {"A.battle": "Fear Fang", "A.mana": "3"}),
    ("Soulswap", {"battle": ["Fear Fang"]}, {}, ("none",), {"A.battle": "Fear Fang", "A.mana": "3"}),
    ("Miraculous Plague", {}, {"battle": ["Fear Fang", "Tropico", NATURE], "mana": [WATER, DARK]},
     ("Fear Fang, Tropico", "Tropico", DARK),
     {"B.battle": NATURE, "B.hand": f"Tropico; {DARK}", "B.mana": "0", "B.graveyard": f"{WATER}; Fear Fang"}),
    ("Miraculous Plague", {}, {"battle": ["Fear Fang"], "mana": [WATER]}, (),
     {"B.hand": f"{WATER}; Fear Fang", "B.graveyard": "0"}),
    ("Miraculous Meltdown", {"shields": [NATURE]}, {"shields": ["Tropico", "Terror Pit", WATER],
                                                    "battle": [LIGHT]}, ("@B:s1", "pass"),
     {"B.shields": "Tropico", "B.hand": f"{WATER}; Terror Pit"}),
    ("Miraculous Meltdown", {"shields": [], "battle": ["Fear Fang"]}, {"shields": ["Terror Pit"]}, ("cast Terror Pit",),
     {"B.shields": "0", "B.graveyard": "Terror Pit", "A.battle": "0"}),
    ("Miraculous Rebirth", {"deck": ["Bolshack Dragon", "Fear Fang"]}, {"battle": ["Fear Fang"]}, ("Fear Fang",),
     {"B.graveyard": "Fear Fang", "A.battle": "Fear Fang"}),
    ("Miraculous Rebirth", {"deck": ["Dome Shell"]}, {"battle": ["Aqua Knight"]}, (),
     {"B.hand": "Aqua Knight", "A.battle": "0"}),
    ("Ularus, Punishment Elemental", {"battle": [NATURE]}, {"shields": ["Tropico", "Terror Pit"]},
     ("@B:s1, @A:s2",), {"A.shields": "5", "B.shields": "2"}),
    ("Cosmic Darts", {"shields": ["Tropico", "Dark Reversal"], "graveyard": ["Fear Fang"]}, {}, ("@A:s2", "yes"),
     {"A.hand": "Fear Fang", "A.shields": "Tropico", "A.graveyard": "Cosmic Darts; Dark Reversal"}),
    ("Cosmic Darts", {"shields": ["Tropico", "Dark Reversal"], "graveyard": ["Fear Fang"]}, {}, ("@A:s2", "no"),
     {"A.shields": "2", "A.graveyard": "Cosmic Darts; Fear Fang"}),
    ("Cosmic Darts", {"shields": ["Tropico", "Dark Reversal"]}, {}, ("@A:s1",), {"A.shields": "2"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    card = duel_masters.cards.find(name)
    assert card is not None
    if card.multicolored:
        a = {"mana": [ONE_OF[card.civilizations[at % 2]] for at in range(card.cost)], **a}
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


BLUUM = "Bluum Erkis, Flare Guardian"
SHIELDS: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    # The spell is the attacker's: his graveyard is searched, and it lies in the other's afterwards.
    ("cast", {"graveyard": ["Fear Fang"]}, {"shields": ["Dark Reversal", NATURE], "graveyard": ["Tropico"]}, (),
     {"A.hand": "Fear Fang", "B.hand": NATURE, "B.graveyard": "Dark Reversal; Tropico"}),
    ("destroys", {}, {"shields": ["Terror Pit", NATURE], "battle": ["Tropico"]}, (),
     {"B.graveyard": "Terror Pit; Tropico", "B.hand": NATURE}),
    ("plain spell", {}, {"shields": ["Death Smoke", NATURE]}, (), {"B.hand": f"{NATURE}; Death Smoke"}),
    ("creature", {}, {"shields": ["Gigabalza", NATURE]}, ("summon Gigabalza",),
     {"B.battle": "Gigabalza", "B.hand": NATURE}),
    ("forbidden", {"battle": [BLUUM, WATER, "Alcadeias, Lord of Spirits over Iocant, the Oracle"],
                   "graveyard": ["Fear Fang"]},
     {"shields": ["Dark Reversal", NATURE]}, (), {"B.graveyard": "Dark Reversal", "A.graveyard": "Fear Fang"}),
]  # fmt: skip


@pytest.mark.parametrize(("case", "a", "b", "answers", "expected"), SHIELDS)
def test_what_bluum_erkis_breaks(
    case: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]
) -> None:
    duel = laid_out({"battle": [BLUUM, WATER], **a}, b)
    walk(duel, f"attack {BLUUM} -> player", "@B:s1", *answers)
    check(duel, expected)


def test_a_creature_untaps_after_the_battle_once() -> None:
    a = {"battle": [NATURE, "Fear Fang", WATER]}
    b = {"battle": ["Ikaz, the Spydroid", f"tapped {WATER}"]}
    duel = walk(
        laid_out(a, b), f"attack {NATURE} -> player", "block Ikaz, the Spydroid", "Ikaz, the Spydroid"
    )
    check(duel, {"B.battle": f"Ikaz, the Spydroid; tapped {WATER}", "A.graveyard": NATURE})
    assert "lasting" not in duel.position()
    walk(duel, "attack Fear Fang -> player", "block Ikaz, the Spydroid", WATER)
    check(duel, {"B.battle": f"{WATER}; tapped Ikaz, the Spydroid"})


def test_a_creature_that_can_attack_has_to() -> None:
    a = {"battle": ["Spinal Parasite"]}
    b = {"battle": ["Hunter Fish", f"tapped {NATURE}", WATER], "hand": []}
    duel = walk(laid_out(a, b), "end")
    assert duel.commands() == [f"choose {NATURE}", f"choose {WATER}"]
    walk(duel, NATURE, "pass")
    assert "end" not in duel.commands()
    walk(duel, "pass", f"attack {NATURE} -> player", "@A:s1")
    assert "end" in duel.commands()


def test_creatures_of_a_civilization_do_not_attack_the_player() -> None:
    mana = [LIGHT, LIGHT, LIGHT, NATURE, NATURE]
    a = {"hand": ["Miraculous Truce"], "mana": mana, "battle": [f"tapped {LIGHT}"]}
    b = {"battle": ["Fear Fang", WATER], "hand": ["Tropico"], "mana": [WATER]}
    duel = walk(laid_out(a, b, "main"), "cast Miraculous Truce", "nature", "end", "pass", "pass")
    offered = duel.commands()
    assert f"attack {WATER} -> player" in offered
    assert "attack Fear Fang -> player" not in offered
    assert f"attack Fear Fang -> {LIGHT}" in offered
    walk(duel, "end", "end", "pass", "pass")
    assert "attack Fear Fang -> player" in duel.commands()


def test_mana_untaps_creatures() -> None:
    battle = ["tapped Fear Fang", f"tapped {NATURE}"]
    b = {"battle": battle, "mana": ["tapped Tropico", NATURE, WATER, DARK]}
    duel = walk(laid_out({"battle": ["tapped Warped Lunatron"], "mana": [NATURE]}, b, "main"), "end")
    walk(duel, f"Tropico, {NATURE}, {DARK}", "Fear Fang")
    check(duel, {"B.battle": f"Fear Fang; tapped {NATURE}",
                 "B.mana": f"{WATER}; tapped {NATURE}; tapped Tropico; tapped {DARK}"})  # fmt: skip
    duel.play("end")
    # One card is not enough to pay with: nobody is asked.
    check(duel, {"A.battle": "tapped Warped Lunatron"})


def test_mana_need_not_be_tapped() -> None:
    b = {"battle": ["tapped Fear Fang"], "mana": [NATURE, "tapped Tropico"]}
    duel = walk(laid_out({"battle": ["Warped Lunatron"]}, b), "end", "none")
    check(duel, {"B.battle": "tapped Fear Fang", "B.mana": f"{NATURE}; Tropico"})


def test_summoned_creatures_bring_their_namesakes() -> None:
    a = {
        "hand": ["Live and Breathe", "Fear Fang"],
        "mana": [LIGHT, NATURE] * 4,
        "deck": ["Tropico", "Fear Fang", "Fear Fang"],
    }
    duel = walk(laid_out(a, {}, "main"), "cast Live and Breathe", "summon Fear Fang", "Fear Fang")
    check(duel, {"A.battle": "Fear Fang; Fear Fang", "A.deck": "22"})
    assert duel_masters.setup(duel.position()).position() == duel.position()


PHOENIX = "Soul Phoenix, Avatar of Unity"
STACK = f"{PHOENIX} over Terradragon Regarion over Kip Chippotto"
LEAVES: list[tuple[Side, tuple[str, ...], dict[str, str]]] = [
    ({"hand": ["Terror Pit"], "mana": [DARK] * 6}, ("cast Terror Pit",),
     {"B.graveyard": PHOENIX, "B.battle": "Kip Chippotto; Terradragon Regarion"}),
    ({"hand": ["Teleportation"], "mana": [WATER] * 5}, ("cast Teleportation", PHOENIX),
     {"B.hand": PHOENIX, "B.battle": "Kip Chippotto; Terradragon Regarion"}),
    ({"hand": ["Natural Snare"], "mana": [NATURE] * 6}, ("cast Natural Snare",),
     {"B.mana": f"tapped {PHOENIX}", "B.battle": "Kip Chippotto; Terradragon Regarion"}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "answers", "expected"), LEAVES)
def test_only_the_top_card_leaves(a: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = walk(laid_out(a, {"battle": [STACK]}, "main"), *answers)
    check(duel, expected)


def test_what_stays_is_tapped_as_the_creature_was_and_is_not_destroyed_with_it() -> None:
    a = {"hand": ["Steamroller Mutant"], "mana": [DARK] * 4, "battle": ["Macho Melon", "Klujadras"]}
    duel = walk(laid_out(a, {"battle": [f"tapped {STACK}"]}, "main"), "summon Steamroller Mutant")
    check(
        duel,
        {
            "A.battle": "0",
            "B.battle": "tapped Kip Chippotto; tapped Terradragon Regarion",
            "B.graveyard": PHOENIX,
        },
    )


def test_shields_are_chosen_by_their_owners() -> None:
    b = {"shields": ["Tropico", WATER, DARK]}
    for meloppe in ("A", "B"):
        sides = {"A": {"battle": ["Fear Fang", NATURE]}, "B": dict(b)}
        sides[meloppe]["battle"] = [*sides[meloppe].get("battle", []), "Meloppe"]
        duel = walk(laid_out(sides["A"], sides["B"]), "attack Fear Fang -> player")
        assert duel.decision is not None
        assert duel.decision.player == 1
        duel.play("@B:s2")
        check(duel, {"B.hand": WATER})


def test_shields_that_an_effect_looks_at_are_chosen_by_their_owner() -> None:
    duel = play("Cosmic Darts", {"battle": ["Meloppe"], "shields": ["Tropico", NATURE]}, {})
    assert duel.decision is not None
    assert duel.decision.player == 0
    duel = play("Ularus, Punishment Elemental", {"shields": [NATURE] * 2}, {"battle": ["Meloppe"]}, "@B:s1")
    assert duel.decision is not None
    assert duel.decision.player == 1


def test_a_limit_that_nothing_keeps_leaves_nothing_to_choose() -> None:
    duel = play("Apocalypse Vise", {}, {"battle": ["Gaulezal Dragon"]})
    assert duel.decision is not None
    assert duel.decision.kind == "act"
    check(duel, {"B.graveyard": "0", "A.graveyard": "Apocalypse Vise"})


@pytest.mark.parametrize(("extra", "hand"), [(True, "0"), (False, "2")])
def test_who_has_drawn_twice_loses_his_hand(extra: bool, hand: str) -> None:
    b = {"hand": ["Brain Serum", NATURE] if extra else [NATURE], "mana": [ONE_OF["water"]] * 4}
    duel = walk(laid_out({"battle": ["Gigavrand"]}, b), "end", "pass")
    if extra:
        walk(duel, "cast Brain Serum")
        while duel.decision is not None and duel.decision.kind == "declare":
            duel.play("2")
    again = duel_masters.setup(duel.position())
    assert again.digest() == duel.digest()
    for one in (duel, again):
        one.play("end")
        check(one, {"B.hand": hand})
