"""Yu-Gi-Oh! as the English rulebooks of 2002-2006 had it.

>>> from duel_tui import yugioh
>>> from duel_tui.yugioh import cards
>>> deck = yugioh.Deck((cards.find("Battle Ox"),) * 40)
>>> duel = yugioh.start((deck, deck), seed=7, first=0)
>>> duel.decision
Decision(A, act, main1, 4 options)
>>> duel.commands()
['summon Battle Ox', 'set Battle Ox', 'end', 'pass']
>>> duel.play("summon battle ox")
>>> [card.name for card in duel.view(1).zones[0, "monsters"]]
['Battle Ox']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.yugioh.definitions import CardDef, Deck
from duel_tui.yugioh.game import Yugioh
from duel_tui.yugioh.profiles import CLASSIC, PROFILES, OptionError, Options
from duel_tui.yugioh.setup import SetupError, lay_out
from duel_tui.yugioh.setup import start as _start

__all__ = [
    "CLASSIC",
    "PROFILES",
    "CardDef",
    "Deck",
    "Duel",
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
    options: Options = CLASSIC,
    first: int | None = None,
    windows: str = "real",
) -> Duel:
    """A new duel from two Decks, in the open Main Phase 1 of its first turn (or at the first question before it).

    `seed` is the generator's state; `first` who begins (None: the seed decides); `windows`: in which windows both are
    asked, see `asking` of `engine.game.Game`.
    """
    game = Yugioh(_start(decks, seed, options, first), (windows, windows))
    for player in (0, 1):
        game.draw(player, options.opening_hand)
    del game.events[:]
    return Duel(game)


def setup(
    position: Mapping[str, Any],
    *,
    options: Options = CLASSIC,
    seed: int = 0,
    windows: str = "real",
    cards: Mapping[str, CardDef] | None = None,
) -> Duel:
    """A duel from a position in the `setup` form of a duel script; `cards` are cards of the file's own.

    Raises SetupError.
    """
    from duel_tui.yugioh.cards import find

    return Duel(Yugioh(lay_out(position, seed, options, find, cards), (windows, windows)))
