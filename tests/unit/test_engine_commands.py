"""Command lines: several answers at once, all of them or none."""

from __future__ import annotations

import pytest

from duel_tui import yugioh
from duel_tui.engine.commands import parts_of
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError
from duel_tui.engine.notation import Notation
from duel_tui.engine.steps import CHOOSE, Decision
from duel_tui.yugioh.zones import HAND


def battle_ox_duel() -> Duel:
    side = {"hand": ["Battle Ox"], "deck": ["Battle Ox"]}
    return yugioh.setup({"A": side, "B": side})


def test_the_arrow_of_an_attack_belongs_to_it() -> None:
    assert parts_of("attack A -> B -> C") == ["attack A -> B", "C"]
    assert parts_of("Attack A -> directly") == ["Attack A -> directly"]
    assert parts_of("summon A -> B -> C") == ["summon A", "B", "C"]


def test_a_command_that_goes_on_too_long_takes_everything_back() -> None:
    duel = battle_ox_duel()
    before = duel.digest(), duel.commands()
    with pytest.raises(DuelError):
        duel.play("summon Battle Ox -> Battle Ox")
    assert (duel.digest(), duel.commands()) == before
    assert duel.answers == 0


@pytest.mark.parametrize("line", ["end -> Nobody", "pass -> Nobody", "end -> end", "end -> @h9"])
def test_the_other_players_open_phase_is_never_passed(line: str) -> None:
    duel = battle_ox_duel()
    before = duel.digest()
    with pytest.raises(DuelError):
        duel.play(line)
    assert duel.digest() == before


def test_nothing_typed_is_no_answer_even_where_none_may_be_chosen() -> None:
    duel = yugioh.setup({"A": {"hand": ["Battle Ox"]}})
    (ox,) = duel.state.zones[HAND]
    options = [CHOOSE[(ox,)], CHOOSE[()]]
    notation = Notation(duel.game, Decision(0, "choose", "target", options, candidates=(ox,), low=0))
    assert notation.read("choose none") is notation.read("none") is options[1]
    for text in ("", "  ", "choose"):
        with pytest.raises(DuelError):
            notation.read(text)
