"""Effects around a Summon and a battle whose order no card of the pool shows yet (YH-21, YH-22, YH-38)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.yugioh import CardDef, events
from duel_tui.yugioh.cards.define import (
    EARTH,
    IGNITE,
    OPPONENT,
    ROCK,
    TARGET,
    TRIGGERED,
    Destroy,
    Effect,
    GainLife,
    Monster,
    Target,
    monster,
)

HUNTER = monster(
    "Hunter", 0, EARTH, ROCK, 4, 1600, 0,
    Effect((Destroy(TARGET),), IGNITE, targets=(Target(Monster(controller=OPPONENT)),)),
)  # fmt: skip


def summoned(**options: object) -> Duel:
    """A has just Summoned Hunter, whose ignition effect destroys a monster; B has Trap Hole."""
    duel = yugioh.setup(
        {"A": {"hand": ["Hunter"]}, "B": {"monsters": ["Summoned Skull"], "spells": ["set Trap Hole"]}},
        options=yugioh.PROFILES["classic"].changed(options),
        cards={"hunter": HUNTER},
    )
    duel.play("summon Hunter")
    return duel


def monsters(duel: Duel, seat: int) -> list[str | None]:
    return [card.name for card in duel.view(0).zones.get((seat, "monsters"), ())]


def test_the_summoned_monster_acts_before_the_opponent_can_answer() -> None:
    duel = summoned()
    assert duel.decision is not None
    assert duel.decision.player == 0
    duel.play("activate Hunter")
    assert duel.decision.player == 1
    # Trap Hole is chained; the effect of the destroyed Hunter still resolves.
    duel.play("activate Trap Hole")
    assert monsters(duel, 0) == []
    assert monsters(duel, 1) == []


def test_who_passes_has_given_the_first_word_away() -> None:
    duel = summoned()
    duel.play("pass")
    duel.play("activate Trap Hole")
    # An ignition effect is too slow to answer a Trap.
    assert monsters(duel, 0) == []
    assert monsters(duel, 1) == ["Summoned Skull"]
    assert duel.stable


def test_when_both_pass_the_main_phase_goes_on_with_the_effect() -> None:
    duel = summoned()
    duel.play("pass")
    duel.play("pass")
    assert duel.stable
    duel.play("activate Hunter")
    assert monsters(duel, 1) == []


def test_by_the_later_rule_the_opponent_answers_the_summon_first() -> None:
    duel = summoned(ignition_priority="no")
    assert duel.decision is not None
    assert (duel.decision.player, duel.decision.kind) == (1, "respond")


@dataclass(frozen=True)
class Fought:
    """This card battled."""

    key: ClassVar[Hashable] = events.Battled

    def matches(self, game: Any, event: Any, player: int, uid: int) -> bool:
        return uid in (event[1].uid, event[2].uid)


def brawler(name: str) -> CardDef:
    return monster(name, 0, EARTH, ROCK, 4, 1500, 0, Effect((GainLife(100),), TRIGGERED, when=Fought()))


def test_after_a_battle_the_turn_players_effect_is_the_first_link() -> None:
    """Both act after calculation, and both fall only when the chain is done."""
    duel = yugioh.setup(
        {"phase": "battle/battle", "A": {"monsters": ["Left"]}, "B": {"monsters": ["Right"]}},
        cards={"left": brawler("Left"), "right": brawler("Right")},
    )
    duel.play("attack Left -> Right")
    told = [
        (event.word, event.card.definition.name)
        for event in duel.events()
        if event.word in ("activated", "resolved", "destroyed")
    ]
    assert told[:4] == [
        ("activated", "Left"),
        ("activated", "Right"),
        ("resolved", "Right"),
        ("resolved", "Left"),
    ]
    assert sorted(told[4:]) == [("destroyed", "Left"), ("destroyed", "Right")]
