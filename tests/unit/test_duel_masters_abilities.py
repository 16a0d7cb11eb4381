"""Abilities of Duel Masters that reach beyond one attack or one turn: taunts, extra turns, tap abilities."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import NotLegal
from tests.creature_tools import Side, laid_out


def lying(duel: Duel, seat: str, zone: str = "battle") -> list[str]:
    found = duel.position()[seat][zone]
    return [entry if isinstance(entry, str) else entry["card"] for entry in found]


def test_a_tapped_taunt_is_attacked_first_and_once() -> None:
    b = {"battle": ["tapped Bodacious Giant", "tapped Fear Fang"]}
    duel = laid_out({"battle": ["Lok, Vizier of Hunting", "Tri-horn Shepherd"]}, b)
    assert duel.commands() == [
        "attack Lok, Vizier of Hunting -> Bodacious Giant",
        "attack Tri-horn Shepherd -> Bodacious Giant",
    ]
    with pytest.raises(NotLegal):
        duel.play("end")
    duel.play("attack Lok, Vizier of Hunting -> Bodacious Giant")
    assert set(duel.commands()) == {
        "attack Tri-horn Shepherd -> player",
        "attack Tri-horn Shepherd -> Bodacious Giant",
        "attack Tri-horn Shepherd -> Fear Fang",
        "end",
    }


def test_a_taunt_does_not_bind_who_cannot_attack_it() -> None:
    duel = laid_out({"battle": ["Dawn Giant"]}, {"battle": ["tapped Bodacious Giant"]})
    assert "attack Dawn Giant -> player" in duel.commands()
    assert "end" in duel.commands()


def test_a_named_blocker_must_block_and_others_cannot() -> None:
    b = {"battle": ["Szubs Kin, Twilight Guardian", "Emerald Grass"]}
    duel = laid_out({"battle": ["Storm Wrangler, the Furious over Fear Fang", "Iere, Vizier of Bullets"]}, b)
    duel.play("attack Storm Wrangler, the Furious -> player")
    duel.play("Szubs Kin, Twilight Guardian")
    assert lying(duel, "B") == ["Emerald Grass"]
    assert duel.view(0).zones[0, "battle"][0].power == 8000
    assert duel_masters.setup(duel.position()).position() == duel.position()


def test_a_named_blocker_that_does_not_fit_leaves_the_choice() -> None:
    duel = laid_out({"battle": ["Storm Wrangler, the Furious over Fear Fang"]}, {"battle": ["Emerald Grass"]})
    duel.play("attack Storm Wrangler, the Furious -> player")
    duel.play("none")
    assert duel.commands() == ["block Emerald Grass", "pass"]


def test_an_extra_turn_is_owed_even_when_its_creature_has_left() -> None:
    b = {"shields": ["Terror Pit", "Blank", "Blank"]}
    duel = laid_out({"battle": ["Balesk Baj, the Timeburner over Draglide", "Fear Fang"]}, b)
    for command in (
        "attack Balesk Baj, the Timeburner -> player",
        "@B:s1",
        "cast Terror Pit",
        "@B:s2",
        "end",
    ):
        if command.startswith("cast"):
            duel.play(command)
            duel.play("Balesk Baj, the Timeburner")
        else:
            duel.play(command)
    assert lying(duel, "A") == ["Fear Fang"]
    assert (duel.position()["player"], duel.position()["turn"]) == ("A", "4")
    duel.play("end")
    assert duel.position()["player"] == "B"


def test_a_blocked_attack_brings_no_extra_turn_and_the_creature_goes_home() -> None:
    duel = laid_out(
        {"battle": ["Balesk Baj, the Timeburner over Draglide", "Fear Fang"]}, {"battle": ["King Coral"]}
    )
    duel.play("attack Balesk Baj, the Timeburner -> player")
    duel.play("block King Coral")
    duel.play("end")
    assert duel.position()["player"] == "B"
    assert lying(duel, "A", "hand") == ["Balesk Baj, the Timeburner", "Draglide"]


BOMBAZAR = "Bombazar, Dragon of Destiny"
MANA = ["Burning Mane"] * 6 + ["Immortal Baron, Vorg"]


def test_the_turn_after_a_bought_turn_never_comes() -> None:
    a = {"hand": [BOMBAZAR], "mana": MANA, "battle": ["Metalwing Skyterror"]}
    duel = laid_out(a, {"battle": ["Xeno Mantis", "Fear Fang"]}, "main")
    duel.play(f"summon {BOMBAZAR}")
    assert lying(duel, "A") == [BOMBAZAR]
    assert lying(duel, "B") == ["Fear Fang"]
    duel.play("end")
    assert (duel.position()["player"], duel.position()["turn"]) == ("A", "4")
    again = duel_masters.setup(duel.position())
    for each in (duel, again):
        each.play("end")
        assert each.outcome is not None
        assert each.outcome.winner == 1


def test_wave_strikers_count_both_sides() -> None:
    for others, wins in (([], False), (["Macho Melon"], False), (["Macho Melon"] * 2, True)):
        duel = laid_out({"battle": ["Macho Melon"]}, {"battle": ["tapped Fear Fang", *others]})
        duel.play("attack Macho Melon -> Fear Fang")
        assert ("Fear Fang" in duel.position()["B"]["graveyard"]) is wins
        assert ("Macho Melon" in duel.position()["A"]["graveyard"]) is not wins


def test_a_tap_ability_is_used_instead_of_an_attack() -> None:
    duel = laid_out({"battle": ["Popple, Flowerpetal Dancer", "Fear Fang"]})
    duel.play("tap Popple, Flowerpetal Dancer")
    assert len(duel.position()["A"]["mana"]) == 1
    assert lying(duel, "A") == ["tapped Popple, Flowerpetal Dancer", "Fear Fang"]
    fresh = {"card": "Popple, Flowerpetal Dancer", "since": "this turn"}
    assert "tap Popple, Flowerpetal Dancer" not in laid_out({"battle": [fresh, "Fear Fang"]}).commands()


def test_a_hand_loses_what_matches() -> None:
    b = {"hand": ["Fear Fang", "Holy Awe", "Lah, Purification Enforcer"], "battle": ["Fear Fang", "Draglide"]}
    duel = laid_out({"battle": ["Deklowaz, the Terminator", "Burning Mane"]}, b)
    duel.play("tap Deklowaz, the Terminator")
    position = duel.position()
    assert position["B"]["graveyard"] == ["Fear Fang", "Fear Fang"]
    assert position["A"]["graveyard"] == ["Burning Mane"]
    assert lying(duel, "B", "hand") == ["Blank", "Holy Awe", "Lah, Purification Enforcer"]


def test_silent_skill_is_used_by_what_stays_tapped() -> None:
    a = {"battle": ["tapped Kejila, the Hidden Horror", "tapped Fear Fang"]}
    duel = laid_out(a, phase="untap")
    duel.play("yes")
    duel.play("@B:s1")
    duel.play("@B:s2")
    assert lying(duel, "A") == ["tapped Kejila, the Hidden Horror", "Fear Fang"]
    assert len(duel.position()["B"]["shields"]) == 3


def test_all_shields_to_the_hand_one_trigger_after_the_other() -> None:
    a = {
        "hand": ["Necrodragon Bryzenaga"],
        "mana": ["Gigagiele"] * 6,
        "shields": ["Terror Pit", "Fear Fang", "Solar Ray"],
    }
    duel = laid_out(a, {"battle": ["Fear Fang", "Draglide"]}, "main")
    duel.play("summon Necrodragon Bryzenaga")
    duel.play("Solar Ray")
    duel.play("cast Solar Ray")
    duel.play("Draglide")
    duel.play("pass")
    position = duel.position()
    assert position["A"]["hand"] == ["Fear Fang", "Terror Pit"]
    assert (position["A"]["shields"], len(position["B"]["shields"])) == ([], 5)
    assert lying(duel, "B") == ["Fear Fang", "tapped Draglide"]


@pytest.mark.parametrize(
    ("side", "word"), [({"battle": ["Mighty Shouter"]}, "creature"), ({"battle": []}, "")]
)
def test_the_opponent_chooses_what_he_loses(side: Side, word: str) -> None:
    a = {"hand": ["Grinning Hunger"], "mana": ["Gigagiele"] * 4}
    duel = laid_out(a, {**side, "shields": ["Fear Fang", "Fear Fang"]}, "main")
    duel.play("cast Grinning Hunger")
    assert duel.decision is not None
    assert duel.decision.player == 1
    if word:
        duel.play(word)
        assert duel.position()["B"]["mana"] == ["Mighty Shouter"]
    else:
        duel.play("@B:s2")
        assert duel.position()["B"]["graveyard"] == ["Fear Fang"]


def test_a_card_from_mana_may_be_put_back_at_once() -> None:
    duel = laid_out({"hand": ["Siren Concerto"], "mana": ["Aqua Vehicle"]}, phase="main")
    duel.play("cast Siren Concerto")
    assert duel.position()["A"]["mana"] == ["Aqua Vehicle"]
    assert duel.position()["A"]["graveyard"] == ["Siren Concerto"]


def test_evolving_another_creature_destroys_it() -> None:
    mana = ["Burning Mane"] * 6
    on_another = {
        "battle": ["Copper Locust", "Forest Hornet"],
        "hand": ["Ultra Mantis, Scourge of Fate"],
        "mana": mana,
    }
    duel = laid_out(on_another, phase="main")
    duel.play("summon Ultra Mantis, Scourge of Fate")
    duel.play("Forest Hornet")
    assert lying(duel, "A") == ["Ultra Mantis, Scourge of Fate over Forest Hornet"]
    duel = laid_out({**on_another, "battle": ["Copper Locust"]}, phase="main")
    duel.play("summon Ultra Mantis, Scourge of Fate")
    assert lying(duel, "A") == ["Ultra Mantis, Scourge of Fate over Copper Locust"]


def test_given_abilities_go_with_their_giver() -> None:
    fresh = {"card": "Gigagiele", "since": "this turn"}
    assert "attack Gigagiele -> player" in laid_out({"battle": [fresh, "Mykee's Pliers"]}).commands()
    assert "attack Gigagiele -> player" not in laid_out({"battle": [fresh, "Fear Fang"]}).commands()
    duel = laid_out({"battle": ["Aqua Vehicle", "Hourglass Mutant"]}, {"battle": ["tapped Dawn Giant"]})
    duel.play("attack Aqua Vehicle -> Dawn Giant")
    assert lying(duel, "B") == []


def test_creatures_of_much_power_cannot_attack() -> None:
    duel = laid_out({"battle": ["Fear Fang", "Burning Mane"]}, {"battle": ["Nariel, the Oracle"]})
    assert duel.commands() == ["attack Burning Mane -> player", "end"]
