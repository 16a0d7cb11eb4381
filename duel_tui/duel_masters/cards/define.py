"""The words that card modules are written in. A card module imports all of them and holds nothing but cards.

Civilizations, races and facts are those printed on the cards. Abilities are made of the records re-exported here.
"""

from __future__ import annotations

from typing import Any

from duel_tui.duel_masters.conditions import *
from duel_tui.duel_masters.definitions import CardDef, Rule
from duel_tui.duel_masters.definitions import Gives as Gives
from duel_tui.duel_masters.definitions import Whenever as Whenever
from duel_tui.duel_masters.definitions import While as While
from duel_tui.duel_masters.destruction import DiesFor as DiesFor
from duel_tui.duel_masters.destruction import Instead as Instead
from duel_tui.duel_masters.keywords import *
from duel_tui.duel_masters.moving import BOTTOM as BOTTOM
from duel_tui.duel_masters.moving import SHUFFLED as SHUFFLED
from duel_tui.duel_masters.moving import TOP as TOP
from duel_tui.duel_masters.nodes import *
from duel_tui.duel_masters.rare import *
from duel_tui.duel_masters.when import *
from duel_tui.duel_masters.which import *
from duel_tui.duel_masters.which import Creature
from duel_tui.duel_masters.zones import BATTLE as BATTLE
from duel_tui.duel_masters.zones import DARKNESS as DARKNESS
from duel_tui.duel_masters.zones import DECK as DECK
from duel_tui.duel_masters.zones import FIRE as FIRE
from duel_tui.duel_masters.zones import GRAVE as GRAVE
from duel_tui.duel_masters.zones import HAND as HAND
from duel_tui.duel_masters.zones import LIGHT as LIGHT
from duel_tui.duel_masters.zones import MANA as MANA
from duel_tui.duel_masters.zones import NATURE as NATURE
from duel_tui.duel_masters.zones import SHIELDS as SHIELDS
from duel_tui.duel_masters.zones import WATER as WATER

Civs = str | tuple[str, ...]
BLOCKER_ = Blocker()
CANNOT_ATTACK = CannotAttack()
CANNOT_ATTACK_PLAYERS = CannotAttackPlayers()


def creature(
    name: str,
    civilizations: Civs,
    cost: int,
    races: Civs,
    power: int,
    *rules: Rule,
    shield_trigger: bool = False,
    only_if: Any = None,
) -> CardDef:
    """A creature."""
    return CardDef(
        name,
        "creature",
        _several(civilizations),
        cost,
        _several(races),
        power,
        rules,
        shield_trigger=shield_trigger,
        only_if=only_if,
    )


def evolution(
    name: str,
    civilizations: Civs,
    cost: int,
    races: Civs,
    power: int,
    *rules: Rule,
    on: Any = None,
    shield_trigger: bool = False,
) -> CardDef:
    """An evolution creature, put on one of its own races, or on what `on` says (a tuple: on each of these)."""
    bases = on or Creature(races=_several(races))
    return CardDef(
        name,
        "creature",
        _several(civilizations),
        cost,
        _several(races),
        power,
        rules,
        evolves=bases if isinstance(bases, tuple) else (bases,),
        shield_trigger=shield_trigger,
    )


def spell(
    name: str,
    civilizations: Civs,
    cost: int,
    *do: Any,
    shield_trigger: bool = False,
    charger: bool = False,
    only_if: Any = None,
) -> CardDef:
    """A spell."""
    return CardDef(
        name,
        "spell",
        _several(civilizations),
        cost,
        do=do,
        shield_trigger=shield_trigger,
        charger=charger,
        only_if=only_if,
    )


def enters(*do: Any) -> Whenever:
    """When you put this creature into the battle zone."""
    return Whenever(Enters(), do)


def attacks(*do: Any) -> Whenever:
    """Whenever this creature attacks."""
    return Whenever(Attacks(), do)


def _several(words: Civs) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words
