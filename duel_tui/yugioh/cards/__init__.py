"""The cards of Yu-Gi-Oh!: one module per set (the set in which a card first appeared), found by name or passcode.

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

from duel_tui.engine.notation import fold
from duel_tui.yugioh.cards.names import COUNTS_AS, OLDER_NAMES
from duel_tui.yugioh.definitions import CardDef

_NOT_SETS = frozenset({"define", "names", "words"})


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card of the pool, implemented or not: what is known of it without its definition.

    `kind` and `subkind` are those of a definition. `sets` are the codes of the sets that held it, the first one first.
    """

    name: str
    passcode: int
    kind: str = "monster"
    subkind: str = "normal"
    sets: tuple[str, ...] = ()

    @property
    def counted_name(self) -> str:
        """The name by which copies are counted."""
        return COUNTS_AS.get(self.name, self.name)


def find(name: str) -> CardDef | None:
    """The implemented card or token of this name; case, punctuation and accents do not matter.

    >>> find("blue eyes white dragon").name
    'Blue-Eyes White Dragon'
    """
    return _by_key().get(_key(name))


def by_passcode(passcode: int) -> CardDef | None:
    """The implemented card with this passcode (the number printed in its corner)."""
    return _by_passcode().get(passcode)


def all_cards() -> list[CardDef]:
    """Every implemented card that can be in a deck, in the order of their names."""
    return list(_by_passcode().values())


def known(card: str | int) -> PoolCard | None:
    """The card of the pool with this name or passcode, whether it is implemented or not."""
    return _pool().get(card if isinstance(card, int) else _key(card))


def pool_size() -> int:
    """How many cards the pool has, implemented or not."""
    return sum(1 for key in _pool() if isinstance(key, int))


def pool() -> list[PoolCard]:
    """Every card of the pool, in the order of their names."""
    return list({card.name: card for card in _pool().values()}.values())


def set_names() -> MappingProxyType[str, str]:
    """The sets of the pool by their codes, with their names; a few small ones have none."""
    return _sets()


def similar(name: str, most: int = 3) -> list[str]:
    """Names of cards of the pool that look like this one, the most alike first."""
    by_key = {key: card for key, card in _pool().items() if isinstance(key, str)}
    found = difflib.get_close_matches(_key(name), by_key, n=most, cutoff=0.75)
    return list(dict.fromkeys(by_key[key].name for key in found))


def set_modules() -> list[str]:
    """The names of the set modules, such as `lob`."""
    return sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name not in _NOT_SETS)


def cards_of(module: str) -> list[CardDef]:
    """The cards that a set module defines, in the order in which they stand there."""
    content = vars(importlib.import_module(f"{__name__}.{module}"))
    return [value for value in content.values() if isinstance(value, CardDef)]


def _key(name: str) -> str:
    # Without spaces too: "D.D. Warrior Lady" is also typed "DD Warrior Lady".
    return fold(name).replace(" ", "")


@cache
def _everything() -> tuple[CardDef, ...]:
    cards = {card.name: card for module in set_modules() for card in cards_of(module)}
    return tuple(cards[name] for name in sorted(cards, key=str.casefold))


@cache
def _by_passcode() -> MappingProxyType[int, CardDef]:
    return MappingProxyType({card.passcode: card for card in _everything() if card.subkind != "token"})


@cache
def _by_key() -> MappingProxyType[str, CardDef]:
    found = {_key(card.name): card for card in _everything()}
    for older, name in OLDER_NAMES.items():
        if _key(name) in found:
            found.setdefault(_key(older), found[_key(name)])
    return MappingProxyType(found)


@cache
def _pool() -> MappingProxyType[str | int, PoolCard]:
    found: dict[str | int, PoolCard] = {}
    text = resources.files(__name__).joinpath("pool.tsv").read_text("utf-8")
    for line in text.splitlines():
        passcode, name, kinds, sets = line.split("\t")
        subkind, kind = kinds.split(" ")
        card = PoolCard(name, int(passcode), kind, subkind, tuple(sets.split(" ")))
        found[card.passcode] = found[_key(name)] = card
    for older, name in OLDER_NAMES.items():
        found.setdefault(_key(older), found[_key(name)])
    return MappingProxyType(found)


@cache
def _sets() -> MappingProxyType[str, str]:
    lines = resources.files(__name__).joinpath("sets.tsv").read_text("utf-8").splitlines()
    return MappingProxyType(dict(line.split("\t") for line in lines))
