"""What a replay must know of each game: what is counted, and which events one may want to jump to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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


def _life_in(view: View) -> Score:
    return view.lp


def _shields_in(view: View) -> Score:
    return view.counts.get((0, "shields"), 0), view.counts.get((1, "shields"), 0)


def _shields(duel: Duel) -> Score:
    return _shields_in(duel.view(0))


GAMES: dict[str, GameFacts] = {
    "yugioh": GameFacts(_life, _life_in, frozenset({"attack"}), frozenset({"activated"}), 2000),
    "duel-masters": GameFacts(
        _shields, _shields_in, frozenset({"attack", "attacked"}), frozenset({"cast", "shield trigger"}), 1
    ),
}

UNSAID = frozenset({"window passed", "phase"})
"""Words of events that the log of a replay leaves out: the bar shows them."""
