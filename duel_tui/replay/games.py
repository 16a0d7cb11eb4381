"""What a replay must know of each game: what is counted, and which events one may want to jump to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duel_tui.duel_masters.zones import SHIELDS
from duel_tui.engine.duel import Duel
from duel_tui.engine.view import View

Score = tuple[int, int]


@dataclass(frozen=True)
class GameFacts:
    """The table of one game.

    `score` is what both players lose the duel by: Life Points, shields. `attack` and `chain` are words of events;
    `loser_at` is from which score down a player is in danger.
    """

    score: Callable[[Duel], Score]
    score_in: Callable[[View], Score]
    attack: frozenset[str]
    chain: frozenset[str]
    danger: int


def _life(duel: Duel) -> Score:
    state: Any = duel.state
    return state.life[0], state.life[1]


def _shields(duel: Duel) -> Score:
    zones = duel.state.zones
    return len(zones[SHIELDS]), len(zones[SHIELDS + 1])


def _left(view: View) -> Score:
    return view.lp


GAMES: dict[str, GameFacts] = {
    "yugioh": GameFacts(_life, _left, frozenset({"attack"}), frozenset({"activated"}), 2000),
    "duel-masters": GameFacts(
        _shields,
        _left,
        frozenset({"attacked"}),
        frozenset({"cast", "triggered", "shield trigger", "used tap ability", "used silent skill"}),
        1,
    ),
}

UNSAID = frozenset({"window passed", "phase"})
"""Words of events that the log of a replay leaves out: the bar shows them."""
