"""Sets of cards that a rule on the whole set allows are counted and found without being listed."""

from __future__ import annotations

import time
from operator import or_

import pytest

from duel_tui import duel_masters
from duel_tui.duel_masters.profiles import TCG_2004
from duel_tui.engine.judged import Judge, Judged
from duel_tui.engine.steps import CHOOSE, Picks

BITS = {1: 1, 2: 2, 3: 0, 4: 3, 5: 1, 6: 0, 7: 2}
POWER = {1: 1000, 2: 3000, 3: 2000, 4: 8000, 5: 5000, 6: 500, 7: 2000}


def at_most(most: int) -> Judge:
    return Judge(POWER, lambda one, two: min(one + two, most + 1), most.__ge__)


@pytest.mark.parametrize(
    ("judge", "low", "high"),
    [(Judge(BITS, or_, (3).__eq__), 3, 3), (Judge(BITS, or_, (3).__eq__), 1, 1), (at_most(8000), 0, 7)],
)
def test_the_same_sets_as_when_all_are_tried(judge: Judge, low: int, high: int) -> None:
    uids = tuple(BITS)
    tried = Picks(uids, low, high, judge)
    judged = Judged(uids, low, high, judge)
    sets = [answer.cards for answer in tried]
    assert [answer.cards for answer in judged] == sets
    assert [judged[at].cards for at in range(len(judged))] == sets
    assert len(judged) == len(tried)
    with pytest.raises(IndexError):
        judged[len(tried)]
    for answer in Picks(uids, 0, 7):
        assert (answer in judged) == (answer in tried)
    assert CHOOSE[(99,)] not in judged


COLORS = ("Fear Fang", "Holy Awe", "Aqua Knight", "Gonta, the Warrior Savage", "Terror Pit", "Gigappi Ponto")
QUICK = 0.5
"""Seconds: far above what is needed, far below what listing all sets takes."""


@pytest.mark.parametrize("pay", ["auto", "ask"])
def test_a_large_mana_zone_is_paid_from_at_once(pay: str) -> None:
    mana = [COLORS[at % len(COLORS)] for at in range(40)]
    side = {"hand": ["Bolmeteus Steel Dragon", "Apocalypse Vise", *COLORS], "mana": mana}
    duel = duel_masters.setup({"phase": "main", "A": side}, options=TCG_2004.changed({"pay": pay}))
    before = time.process_time()
    duel.play("summon Bolmeteus Steel Dragon")
    if pay == "ask":
        assert duel.decision is not None
        assert duel.decision.prompt == "pay-mana"
        assert len(duel.commands()) > 1
        duel.play(duel.commands()[-1])
    assert time.process_time() - before < QUICK
    assert [card.name for card in duel.view(0).zones[0, "battle"]] == ["Bolmeteus Steel Dragon"]


def test_mana_of_very_many_kinds_pays_at_once_and_keeps_every_civilization() -> None:
    pairs = ("Electro Explorer Syrion", "Buzz Betocchi", "Spectral Horn Glitalis", "Sea Mutant Dormel")
    names = [*COLORS, "Immortal Baron, Vorg", *pairs]
    mana = [names[at % len(names)] for at in range(40)]
    duel = duel_masters.setup({"phase": "main", "A": {"hand": ["Invincible Abyss"], "mana": mana}})
    before = time.process_time()
    duel.play("cast Invincible Abyss")
    assert time.process_time() - before < QUICK
    left = [
        card.definition for card in duel.view(0).zones[0, "mana"] if not card.sideways and card.definition
    ]
    assert len(left) == 40 - 13
    assert {civ for one in left for civ in one.civilizations} == {
        "light",
        "water",
        "darkness",
        "fire",
        "nature",
    }


def test_sums_over_many_creatures_are_found_at_once() -> None:
    crowd = ["Burning Mane"] * 10 + ["Fear Fang"] * 10 + ["Torcon"] * 10
    side = {"hand": ["Apocalypse Vise"], "mana": ["Immortal Baron, Vorg"] * 7}
    duel = duel_masters.setup({"phase": "main", "A": side, "B": {"battle": crowd}})
    before = time.process_time()
    duel.play("cast Apocalypse Vise")
    duel.play("choose Fear Fang@B:b11, Fear Fang@B:b12, Burning Mane@B:b1")
    assert time.process_time() - before < QUICK
    assert duel.view(0).counts[1, "battle"] == 27


def test_commands_on_a_crowded_table_are_written_at_once() -> None:
    crowd = ["Fear Fang", "tapped Burning Mane", "tapped Aqua Knight"] * 10
    duel = duel_masters.setup({"phase": "attack", "A": {"battle": crowd}, "B": {"battle": crowd}})
    before = time.process_time()
    commands = duel.commands()
    assert time.process_time() - before < QUICK
    assert "attack Fear Fang@b1 -> player" in commands
