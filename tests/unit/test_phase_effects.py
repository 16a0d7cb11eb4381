"""The order of Standby and End Phase effects (YH-06, YH-61, YR-01), with cards made for the purpose."""

from __future__ import annotations

import pytest

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.yugioh import CardDef
from duel_tui.yugioh.cards.define import EARTH, ROCK, TRIGGERED, Effect, GainLife, PhaseOf, monster


def clock(name: str, phase: str, *, optional: bool) -> CardDef:
    """A monster whose effect happens in a phase of either player's turn."""
    when = PhaseOf(phase, whose="")
    effect = Effect((GainLife(100),), TRIGGERED, when=when, optional=optional)
    return monster(name, 0, EARTH, ROCK, 4, 0, 0, effect)


def begin(phase: str) -> Duel:
    own = {
        card.name.lower(): card
        for card in (
            clock("May A", phase, optional=True),
            clock("May B", phase, optional=True),
            clock("Must A", phase, optional=False),
            clock("Must B", phase, optional=False),
        )
    }
    position = {
        "phase": phase,
        "A": {"monsters": ["Must A", "May A"]},
        "B": {"monsters": ["Must B", "May B"]},
    }
    return yugioh.setup(position, windows="all", cards=own)


def activated(duel: Duel) -> list[tuple[str, int]]:
    """The cards activated so far, each with its link number."""
    return [(event.card.definition.name, event.link) for event in duel.events() if event.word == "activated"]


@pytest.mark.parametrize("phase", ["standby", "end"])
def test_effects_that_may_be_used_come_before_those_that_must(phase: str) -> None:
    """Turn player's optional, opponent's optional, turn player's mandatory, opponent's: four chains, each answered."""
    duel = begin(phase)
    asked: list[tuple[int, str]] = []
    while duel.decision is not None and duel.state.phase == phase:
        assert duel.decision is not None
        asked.append((duel.decision.player, duel.decision.kind))
        command = next((text for text in duel.commands() if text.startswith("activate")), "pass")
        duel.play(command)
        if len(asked) > 40:
            break
    assert activated(duel) == [("May A", 1), ("May B", 1), ("Must A", 1), ("Must B", 1)]
    assert asked[0] == (0, "trigger")
    answers_to_a_chain = [(1, "respond"), (0, "respond")]
    assert asked[1:3] == answers_to_a_chain
    # The fast cards of either player close the phase.
    assert asked[-2:] == [(0, "respond"), (1, "respond")]


def test_a_player_may_decline_what_he_may_use() -> None:
    duel = begin("standby")
    duel.play("pass")
    assert duel.decision is not None
    assert (duel.decision.player, duel.decision.kind) == (1, "trigger")
    duel.play("pass")
    assert activated(duel) == [("Must A", 1)]
