"""The answers of a duel in their order: who gave them, and where they stand in the engine's count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from duel_tui.script.saving import Written


class Given(NamedTuple):
    """An answer: whose it was, how many answers the duel had before it, its command (empty: the only one possible).

    `chosen`: the player gave it himself where he could have given another one; a pass in his name is not.
    """

    seat: int
    before: int
    command: str
    chosen: bool = True


def trail_of(written: Sequence[Written]) -> list[Given]:
    """The answers that a file holds. Which passes were given in a player's name it does not say."""
    return [Given(one.seat, one.before, one.command, not one.forced) for one in written]
