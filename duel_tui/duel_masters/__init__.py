"""Duel Masters, the sets DM-01 to DM-12, by the rules of 2004.

>>> from duel_tui import duel_masters
>>> from duel_tui.duel_masters import cards
>>> deck = duel_masters.Deck((cards.find("Fear Fang"),) * 40)
>>> duel = duel_masters.start((deck, deck), seed=7, first=0)
>>> duel.decision
Decision(A, act, mana, 3 options)
>>> duel.commands()
['charge Fear Fang', 'pass', 'end']
>>> duel.play("charge fear fang")
>>> [card.name for card in duel.view(1).zones[0, "mana"]]
['Fear Fang']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duel_tui.duel_masters.definitions import CardDef, Deck
from duel_tui.duel_masters.game import DuelMasters
from duel_tui.duel_masters.profiles import PROFILES, TCG_2004, Options
from duel_tui.duel_masters.setup import deal, lay_out
from duel_tui.duel_masters.setup import start as _start
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import OptionError, SetupError

__all__ = [
    "PROFILES",
    "TCG_2004",
    "CardDef",
    "Deck",
    "Duel",
    "DuelMasters",
    "OptionError",
    "Options",
    "SetupError",
    "setup",
    "start",
]


def start(
    decks: tuple[Deck, Deck],
    *,
    seed: int,
    options: Options = TCG_2004,
    first: int | None = None,
    windows: str = "real",
) -> Duel:
    """A new duel from two decks, in the open mana step of its first turn.

    `seed` is the generator's state; `first` who begins (None: the seed decides); `windows`: `real`, or `visible` and
    `all`, where a player is also asked about broken shields that have no trigger.
    """
    game = DuelMasters(_start(decks, seed, options, first), (windows, windows))
    deal(game)
    return Duel(game)


def setup(
    position: Mapping[str, Any],
    *,
    options: Options = TCG_2004,
    seed: int = 0,
    windows: str = "real",
    cards: Mapping[str, CardDef] | None = None,
) -> Duel:
    """A duel from a position in the `setup` form of a duel script; `cards` are cards of the file's own.

    Raises SetupError.
    """
    from duel_tui.duel_masters.cards import find

    return Duel(DuelMasters(lay_out(position, seed, options, find, cards), (windows, windows)))
