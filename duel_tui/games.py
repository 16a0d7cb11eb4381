"""The two games, by the names that files give them: what a front end or a script needs of each.

>>> of("duel-masters").default
'tcg-2004'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from duel_tui import duel_masters, yugioh
from duel_tui.duel_masters import profiles as dm_profiles
from duel_tui.duel_masters import zones as dm_zones
from duel_tui.engine.duel import Duel
from duel_tui.engine.game import Game
from duel_tui.yugioh import profiles as ygo_profiles
from duel_tui.yugioh import zones as ygo_zones

YUGIOH = "yugioh"
DUEL_MASTERS = "duel-masters"


@dataclass(frozen=True)
class Kit:
    """One game: how a duel begins, its cards, its rules profiles, its zones.

    `start` and `setup` are those of the game's package; `cards` its card module (find, all_cards, known, pool ...);
    `profiles` the options of each rules profile, `default` the profile that is meant when none is named; `zones` the
    numbers and names of the zones that views and files speak of, `state_zones` those in which a card's state is told;
    `rules` the module of its options (KEYS, RANGES, WORDS, allowed, text_of).
    """

    key: str
    start: Callable[..., Duel]
    setup: Callable[..., Duel]
    cards: ModuleType
    profiles: Mapping[str, Any]
    default: str
    deck: type[Any]
    zones: Mapping[int, str]
    state_zones: frozenset[str]
    rules: ModuleType


def of(key: str) -> Kit:
    """The game of a `game:` line. Raises KeyError."""
    return KITS[key]


def of_profile(name: str) -> Kit:
    """The game that a rules profile belongs to. Raises KeyError."""
    for kit in KITS.values():
        if name in kit.profiles:
            return kit
    raise KeyError(name)


def of_options(options: Any) -> Kit:
    """The game that some options belong to."""
    return KITS[DUEL_MASTERS if isinstance(options, duel_masters.Options) else YUGIOH]


def of_game(game: Game) -> Kit:
    """The game that a running duel is."""
    return KITS[DUEL_MASTERS if isinstance(game, duel_masters.DuelMasters) else YUGIOH]


def _kits() -> dict[str, Kit]:
    from duel_tui.duel_masters import cards as dm_cards
    from duel_tui.yugioh import cards as ygo_cards

    return {
        YUGIOH: Kit(
            YUGIOH,
            yugioh.start,
            yugioh.setup,
            ygo_cards,
            yugioh.PROFILES,
            "classic",
            yugioh.Deck,
            ygo_zones.ZONE_NAMES,
            frozenset({"monsters", "spells", "field"}),
            ygo_profiles,
        ),
        DUEL_MASTERS: Kit(
            DUEL_MASTERS,
            duel_masters.start,
            duel_masters.setup,
            dm_cards,
            duel_masters.PROFILES,
            "tcg-2004",
            duel_masters.Deck,
            dm_zones.ZONE_NAMES,
            frozenset({"battle", "mana"}),
            dm_profiles,
        ),
    }


KITS: Mapping[str, Kit] = _kits()
PROFILES: Mapping[str, Any] = {
    name: options for kit in KITS.values() for name, options in kit.profiles.items()
}
"""The rules profiles of both games."""
