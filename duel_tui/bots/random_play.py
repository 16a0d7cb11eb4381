"""Random legal play: every answer with the same chance, only that nobody passes in an open phase.

Its luck comes from the project's own generator and is apart from the duel's: the same seed plays the same duel for
ever, on every machine.
"""

from __future__ import annotations

from typing import NamedTuple

from duel_tui.engine.duel import Duel
from duel_tui.engine.rng import advance, below
from duel_tui.engine.steps import PASS, Decision

LAST_TURN = 400
"""A duel that reaches this turn is stopped: two players who only defend would never end it."""

_APART = 0x5DEECE66D2B79F35


class Played(NamedTuple):
    """What one duel came to.

    `decisions` were asked, `real` of them left at least two answers to choose from. `stopped`: it was cut off.
    """

    turns: int
    decisions: int
    real: int
    stopped: bool


def luck_of(seed: int) -> int:
    """The state of the players' luck that goes with a duel's seed.

    It is not the seed itself: the players would draw the very numbers by which the decks were shuffled.
    """
    return seed ^ _APART


def choices(decision: Decision) -> int:
    """How many of the options random play chooses among: all, but not the `pass` that ends those of an open phase.

    A pass there only offers the opponent a window and comes back. To end a replayed attack is no such pass.
    """
    options = decision.options
    if decision.kind == "act" and options[-1] is PASS and decision.prompt != "replay":
        return len(options) - 1
    if decision.prompt in ("mana", "main") and options[-1].verb == "end":
        # To end the turn of Duel Masters before its attack step is possible; a duel of such turns goes nowhere.
        return len(options) - 1
    return len(options)


def play_out(duel: Duel, luck: int, last_turn: int = LAST_TURN) -> Played:
    """Play a duel to its end, or to its last turn. `luck` is the state of the players' generator."""
    decisions = real = 0
    play = duel.play
    game = duel.game
    while (decision := duel.decision) is not None:
        if game.state.turn >= last_turn:
            return Played(game.state.turn, decisions, real, True)
        n = choices(decision)
        decisions += 1
        if n > 1:
            real += 1
        luck = advance(luck)
        play(decision.options[below(luck, n)])
    return Played(game.state.turn, decisions, real, False)
