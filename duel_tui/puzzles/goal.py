"""What a puzzle asks for, and whether a duel has reached it."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.duel import Duel


@dataclass(frozen=True, slots=True)
class Goal:
    """What the `solver` has to reach: to win, or to survive, by the end of turn `by_turn`.

    Surviving is to be still in the duel when that turn is over, or to have won it before; a draw is no survival.
    """

    solver: int
    wins: bool
    by_turn: int

    def reached(self, duel: Duel) -> bool | None:
        """Whether the goal is reached or missed for good; None while the duel can still decide it."""
        outcome = duel.outcome
        turn = duel.state.turn
        if outcome is None:
            return None if turn <= self.by_turn else not self.wins
        if self.wins:
            return outcome.winner == self.solver and turn <= self.by_turn
        return outcome.winner == self.solver or turn > self.by_turn
