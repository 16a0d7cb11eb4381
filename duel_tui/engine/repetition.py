"""The same position again and again: looked for in the stable points a duel has come through, which it keeps anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.steps import PASS

if TYPE_CHECKING:
    from duel_tui.engine.game import Fixed, Game
    from duel_tui.engine.steps import Answer

CLAIMED = 4
"""How often a position must have come up before a draw can be claimed."""


def occurrences(game: Game) -> int:
    """How often the position of the last stable point has come up, this time included.

    Coming back to it by passes alone, when nobody has done anything, is not coming up again.
    """
    count = 1
    node = game.history
    while node is not None:
        if not _idle(node.since) and game.same(node.state, game.checkpoint):
            count += 1
        node = node.before
    return count


def _idle(answers: list[Answer | Fixed]) -> bool:
    return all(answer is PASS for answer in answers)
