"""The cards of Duel Masters: one module per set (the set in which a card first appeared), found by name.

Modules are read when the first card is looked for. A new set module is found by itself.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType

from duel_tui.duel_masters.definitions import CardDef
from duel_tui.engine.notation import fold

_NOT_SETS = frozenset({"define"})


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card of the pool, implemented or not: what is known of it without its definition.

    `kind` creature or spell, `subkind` normal or evolution; `number` is the one printed on it in its first set. `sets`
    are the codes of the sets that held it, the first one first.
    """

    name: str
    kind: str
    subkind: str
    civilizations: tuple[str, ...]
    cost: int
    number: str
    sets: tuple[str, ...] = ()

    @property
    def counted_name(self) -> str:
        """The name by which copies are counted."""
        return self.name


def find(name: str) -> CardDef | None:
    """The implemented card of this name; case, punctuation and accents do not matter.

    >>> find("bronze arm tribe").name
    'Bronze-Arm Tribe'
    """
    return _by_key().get(_key(name))


def all_cards() -> list[CardDef]:
    """Every implemented card, in the order of their names."""
    return list(_everything())


def known(name: str) -> PoolCard | None:
    """The card of the pool with this name, whether it is implemented or not."""
    return _pool().get(_key(name))


def pool_size() -> int:
    """How many cards the pool has, implemented or not."""
    return len(_pool())


def pool() -> list[PoolCard]:
    """Every card of the pool, in the order of their names."""
    return sorted(_pool().values(), key=lambda card: card.name.casefold())


def set_names() -> MappingProxyType[str, str]:
    """The sets of the pool by their codes, with their names."""
    return _sets()


def similar(name: str, most: int = 3) -> list[str]:
    """Names of cards of the pool that look like this one, the most alike first."""
    found = difflib.get_close_matches(_key(name), _pool(), n=most, cutoff=0.75)
    return [_pool()[key].name for key in found]


def set_modules() -> list[str]:
    """The names of the set modules, such as `dm01`."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name not in _NOT_SETS)


def cards_of(module: str) -> list[CardDef]:
    """The cards that a set module defines, in the order in which they stand there."""
    content = vars(importlib.import_module(f"{__name__}.{module}"))
    return [value for value in content.values() if isinstance(value, CardDef)]


def _key(name: str) -> str:
    return fold(name).replace(" ", "")


@cache
def _everything() -> tuple[CardDef, ...]:
    cards = {card.name: card for module in set_modules() for card in cards_of(module)}
    return tuple(cards[name] for name in sorted(cards, key=str.casefold))


@cache
def _by_key() -> MappingProxyType[str, CardDef]:
    return MappingProxyType({_key(card.name): card for card in _everything()})


@cache
def _pool() -> MappingProxyType[str, PoolCard]:
    found: dict[str, PoolCard] = {}
    text = resources.files(__name__).joinpath("pool.tsv").read_text("utf-8")
    for line in text.splitlines():
        name, kinds, civilizations, cost, number, sets = line.split("\t")
        subkind, kind = kinds.split(" ")
        found[_key(name)] = PoolCard(
            name, kind, subkind, tuple(civilizations.split(" ")), int(cost), number, tuple(sets.split(" "))
        )
    return MappingProxyType(found)


@cache
def _sets() -> MappingProxyType[str, str]:
    lines = resources.files(__name__).joinpath("sets.tsv").read_text("utf-8").splitlines()
    return MappingProxyType(dict(line.split("\t") for line in lines))
