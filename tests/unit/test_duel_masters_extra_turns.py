"""An extra turn that begins in the opponent's turn: it is the normal next turn, and its end is the end."""

from __future__ import annotations

from duel_tui import duel_masters
from duel_tui.duel_masters.cards.define import WATER, ExtraTurn, spell
from duel_tui.engine.duel import Duel

OWN = {
    "borrowed time": spell("Borrowed Time", WATER, 1, ExtraTurn(loses=True), shield_trigger=True),
    "one more": spell("One More", WATER, 1, ExtraTurn(), shield_trigger=True),
}


def broken(name: str) -> Duel:
    """A shield of B that was broken in A's turn; its shield trigger is used, and A's turn is over."""
    a = {"battle": ["Fear Fang", "Forest Hornet"]}
    position = {"phase": "attack", "A": a, "B": {"shields": [name, "Blank"]}}
    duel = duel_masters.setup(position, cards=OWN)
    duel.play("attack Fear Fang -> player")
    duel.play("choose @B:s1")
    duel.play(f"cast {name}")
    duel.play("end")
    return duel


def test_in_the_opponents_turn_no_turn_is_put_in_between() -> None:
    duel = broken("One More")
    assert (duel.state.turn, duel.state.player) == (4, 1)
    duel.play("end")
    assert (duel.state.turn, duel.state.player) == (5, 0)


def test_who_pays_for_it_with_the_duel_loses_at_the_end_of_that_turn() -> None:
    duel = broken("Borrowed Time")
    assert (duel.state.turn, duel.state.player) == (4, 1)
    assert duel.outcome is None
    duel.play("end")
    assert duel.outcome is not None
    assert (duel.outcome.winner, duel.outcome.reason) == (0, "effect")
