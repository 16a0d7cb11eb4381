"""Clones, undo and the end of a duel, in positions small enough to say what must come out."""

from __future__ import annotations

import pytest

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import NotLegal
from duel_tui.engine.steps import CHOOSE
from duel_tui.engine.view import Outcome
from duel_tui.yugioh.game import Yugioh
from duel_tui.yugioh.zones import MONSTERS


def last_blow() -> Duel:
    return yugioh.setup({"A": {"monsters": ["Battle Ox"]}, "B": {"lp": "1000"}})


def test_a_finished_duel_can_be_cloned_and_taken_back() -> None:
    duel = last_blow()
    duel.play("battle")
    duel.play("attack Battle Ox -> directly")
    assert duel.outcome == Outcome(0, "lp")
    clone = duel.clone()
    assert clone.outcome == duel.outcome
    assert clone.decision is None
    assert clone.digest() == duel.digest()
    assert clone.view(1) == duel.view(1)
    assert clone.mark() == duel.mark()
    clone.undo()
    assert clone.commands() == ["attack Battle Ox -> directly", "main2", "end", "pass"]
    assert duel.outcome == Outcome(0, "lp")


@pytest.mark.parametrize("agreed", [False, True])
def test_a_duel_that_was_given_up_stays_so_in_a_clone(agreed: bool) -> None:
    duel = last_blow()
    duel.play("battle")
    if agreed:
        duel.agree_draw()
    else:
        duel.concede(0)
    clone = duel.clone()
    assert clone.outcome == duel.outcome == (Outcome(None, "agreed") if agreed else Outcome(1, "concede"))
    assert clone.digest() == duel.digest()
    assert clone.commands() == []
    clone.undo()
    assert "battle" in clone
    with pytest.raises(NotLegal):
        duel.concede(1)


def test_a_clone_goes_its_own_way() -> None:
    duel = last_blow()
    clone = duel.clone()
    clone.play("end")
    assert duel.view(0).turn == 3
    assert clone.view(0).turn == 4
    assert duel.commands() == ["switch Battle Ox", "battle", "end", "pass"]


def test_a_position_in_main_phase_2_knows_that_there_was_a_battle_phase() -> None:
    duel = yugioh.setup(
        {"phase": "main2", "A": {"hand": ["Soul Exchange"]}, "B": {"monsters": ["Battle Ox"]}}
    )
    assert "activate Soul Exchange" not in duel
    duel = yugioh.setup({"A": {"hand": ["Soul Exchange"]}, "B": {"monsters": ["Battle Ox"]}})
    assert "activate Soul Exchange" in duel


def test_a_monster_back_in_the_fusion_deck_is_known_to_its_owner() -> None:
    duel = yugioh.setup({"A": {"monsters": ["Flame Swordsman"]}})
    assert isinstance(duel.game, Yugioh)
    (uid,) = duel.state.zones[MONSTERS]
    duel.game.to_hand(uid)
    assert [card.name for card in duel.view(0).zones[0, "extra"]] == ["Flame Swordsman"]
    assert [card.name for card in duel.view(1).zones[0, "extra"]] == [None]


def test_which_of_two_alike_cards_is_picked_makes_no_difference() -> None:
    """The text of both answers is `choose Battle Ox, Mystical Elf`: a saved duel must come out the same."""
    hand = ["Battle Ox", "Mystical Elf", "Battle Ox", *["Feral Imp"] * 5]
    digests = set()
    for places in ((0, 1), (1, 2)):
        duel = yugioh.setup({"A": {"hand": hand}})
        duel.play("end")
        assert duel.decision is not None
        duel.play(CHOOSE[tuple(duel.decision.candidates[place] for place in places)])
        digests.add(duel.digest())
    assert len(digests) == 1


def test_a_seat_may_change_in_which_windows_it_is_asked_and_undo_and_clone_follow() -> None:
    duel = yugioh.setup(
        {"A": {"hand": ["Battle Ox"]}, "B": {"spells": ["set Just Desserts"]}}, windows="visible"
    )
    duel.ask(1, "all")
    duel.play("summon Battle Ox")
    assert duel.decision is not None
    assert duel.decision.player == 1
    twin = duel.clone()
    duel.ask(1, "real")
    assert duel.decision.kind == "respond"
    duel.play("pass")
    twin.play("pass")
    assert duel.digest() == twin.digest()
    assert (twin.asking, duel.asking) == (("visible", "all"), ("visible", "real"))
    duel.undo()
    assert duel.commands() == ["activate Just Desserts", "pass"]
    with pytest.raises(ValueError, match="never"):
        duel.ask(0, "never")


def test_life_points_are_looked_at_before_the_next_action() -> None:
    """The Ojama Token takes 300 Life Points along when it is destroyed, at the end of the Damage Step."""
    token = {"card": "defense Ojama Token"}
    duel = yugioh.setup({"A": {"monsters": ["Battle Ox"]}, "B": {"lp": "300", "monsters": [token]}})
    duel.play("battle")
    duel.play("attack Battle Ox -> Ojama Token")
    assert duel.outcome == Outcome(0, "lp")
    assert duel.clone().digest() == duel.digest()


def test_a_seat_is_stopped_in_the_phases_it_names() -> None:
    """Whatever else it wants, and whether or not it can answer."""
    duel = yugioh.setup({"A": {"hand": ["Battle Ox"]}, "B": {"deck": ["Battle Ox"]}})
    duel.ask(1, "real", frozenset({"other/end", "own/standby"}))
    duel.play("summon Battle Ox")
    duel.play("end")
    seen = []
    while duel.decision is not None and duel.decision.kind == "respond":
        seen.append((duel.decision.player, duel.decision.prompt))
        duel.play("pass")
    assert seen == [(1, "end"), (1, "standby")]
    twin = duel.clone()
    twin.undo()
    assert twin.decision is not None
    assert (twin.decision.player, twin.decision.prompt) == (1, "standby")
    duel.ask(1, "real")
    assert duel.state.asking is None


def test_no_position_lies_inside_a_damage_step() -> None:
    with pytest.raises(yugioh.SetupError) as caught:
        yugioh.setup({"phase": "battle/damage", "A": {"monsters": ["Battle Ox"]}})
    assert caught.value.code == "unknown-phase"
