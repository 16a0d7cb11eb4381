"""The answers of a duel in their order: who gave them, and where they stand in the engine's count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from duel_tui.script.resuming import Undone
from duel_tui.script.saving import Written
from duel_tui.table.lines import clean
from duel_tui.text.en import taking_back as words


class Given(NamedTuple):
    """An answer: whose it was, how many answers the duel had before it, its command (empty: the only one possible).

    `chosen`: the player gave it himself where he could have given another one; a pass in his name is not.
    """

    seat: int
    before: int
    command: str
    chosen: bool = True


AGREED, BACKED_OUT = "agreed", "backed out"
"""How something was taken back: the other player agreed; nothing was final yet and nobody was asked."""


def taken_back(names: tuple[str, str], seat: int, how: str) -> str:
    """What the log says of a take-back; nothing of what was only backed out of."""
    if how == BACKED_OUT:
        return ""
    return words.taken_back(clean(names[seat]), clean(names[1 - seat]) if how == AGREED else None)


def remarks_of(undone: Sequence[Undone], names: tuple[str, str]) -> list[tuple[int, str]]:
    """What the log says of the take-backs in a file, each with the number of events before it."""
    found = []
    for one in undone:
        by, how = one.remarks.get("x-by"), one.remarks.get("x-how")
        if by in ("A", "B") and isinstance(how, str):
            found.append((one.mark, taken_back(names, "AB".index(by), how)))
    return [(mark, said) for mark, said in found if said]


def trail_of(written: Sequence[Written]) -> list[Given]:
    """The answers that a file holds. Which passes were given in a player's name it does not say."""
    return [Given(one.seat, one.before, one.command, not one.forced) for one in written]
