"""What a card is: facts, abilities and the steps of a spell, as frozen data.

A static ability is a `Rule`; it holds while its creature is in the battle zone. A triggered ability is a `Whenever`,
also a rule: both can be had under a condition, be given to other creatures, or last for a turn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from duel_tui.duel_masters.zones import BATTLE
from duel_tui.engine.state import Keys


class Rule:
    """A static ability of a creature, or a lasting effect.

    `everywhere`: it speaks of more than its own creature, so the table keeps an index of the sources.
    """

    __slots__ = ()
    everywhere: ClassVar[bool] = False

    def found_under(self) -> Keys:
        """Under which keys it is found: its own class, or the classes of the events that trigger it."""
        kind: Any = type(self)
        return (kind,)


@dataclass(frozen=True, slots=True)
class Whenever(Rule):
    """A triggered ability: when something happens, do some steps in order (DM-R29).

    `when` is the happening. A happening that is the creature's own ("when you put this creature into the battle
    zone") matches the creature that has the ability.
    """

    when: Any
    do: tuple[Any, ...]

    def found_under(self) -> Keys:
        keys: Keys = self.when.keys
        return keys


@dataclass(frozen=True, slots=True)
class While(Rule):
    """Abilities that a creature has as long as a condition holds."""

    condition: Any
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Gives(Rule):
    """Abilities that other creatures have as long as this one is in the battle zone.

    `which` says whose they are; with a condition of its own the giver stands in a `While`.
    """

    which: Any
    rules: tuple[Rule, ...]


class Held(NamedTuple):
    """An ability as a definition has it: under which conditions, and for whom (None: the card itself)."""

    rule: Rule
    conditions: tuple[Any, ...] = ()
    which: Any = None


def flat(rules: tuple[Rule, ...], conditions: tuple[Any, ...] = (), which: Any = None) -> Iterator[Held]:
    """The abilities of a list, each with the conditions and the group around it.

    A wrapper keyword (survivor, turbo rush, wave striker) unfolds by itself: see `Wrapper.unfold`.
    """
    for rule in rules:
        if isinstance(rule, While):
            yield from flat(rule.rules, (*conditions, rule.condition), which)
        elif isinstance(rule, Gives):
            yield from flat(rule.rules, conditions, rule.which)
        elif isinstance(rule, Wrapper):
            yield Held(rule, conditions, which)
            yield from flat((rule.unfold(),), conditions, which)
        else:
            yield Held(rule, conditions, which)


class Wrapper(Rule, ABC):
    """A keyword in front of abilities, which says when they are there or whose they are."""

    __slots__ = ()

    @abstractmethod
    def unfold(self) -> Rule:
        """The same as a `While` or a `Gives`."""


GIVES = "gives"
"""With the key of an ability: the index of those creatures that give it to others."""

NO_POWER = "no power"
"""The index of creatures whose printed power is 0."""


@dataclass(frozen=True, slots=True, eq=False)
class CardDef:
    """A card of the pool.

    `kind`: creature, spell (blank: neither, it fills the decks of scenarios). `cost` is mana, `power` printed points.
    `rules` are a creature's abilities; `do` are the steps of a spell. `evolves`: what an evolution creature is put
    on, one filter for each base (two: a vortex evolution). `shield_trigger`, `charger`: the keywords of that name.
    `only_if`: the condition of playing it.
    """

    name: str
    kind: str
    civilizations: tuple[str, ...] = ()
    cost: int = 0
    races: tuple[str, ...] = ()
    power: int = 0
    rules: tuple[Rule, ...] = ()
    do: tuple[Any, ...] = ()
    evolves: tuple[Any, ...] = ()
    shield_trigger: bool = False
    charger: bool = False
    only_if: Any = None
    indexed: bool = field(init=False, default=False)
    listens: dict[tuple[int, bool], Keys] = field(init=False, default_factory=dict)
    own: dict[Hashable, tuple[Held, ...]] = field(init=False, default_factory=dict)
    gives: dict[Hashable, tuple[Held, ...]] = field(init=False, default_factory=dict)
    creature: bool = field(init=False, default=False)
    multicolored: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "creature", self.kind == "creature")
        put(self, "multicolored", len(self.civilizations) > 1)
        keys: list[Hashable] = [NO_POWER] if self.creature and not self.power else []
        own: dict[Hashable, list[Held]] = {}
        gives: dict[Hashable, list[Held]] = {}
        for held in flat(self.rules):
            triggers = isinstance(held.rule, Whenever)
            for key in held.rule.found_under():
                (own if held.which is None else gives).setdefault(key, []).append(held)
                index = key if triggers or held.rule.everywhere else (GIVES, key)
                if (triggers or held.rule.everywhere or held.which is not None) and index not in keys:
                    keys.append(index)
        put(self, "own", {key: tuple(found) for key, found in own.items()})
        put(self, "gives", {key: tuple(found) for key, found in gives.items()})
        if keys:
            put(self, "listens", {(BATTLE, True): tuple(keys)})
        put(self, "indexed", bool(keys))

    @property
    def evolution(self) -> bool:
        """Whether it is an evolution creature."""
        return bool(self.evolves)

    @property
    def counted_name(self) -> str:
        """The name by which copies are counted."""
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck, each card by its definition. Duel Masters has no other piles; `extra` and `side` are empty."""

    main: tuple[CardDef, ...]
    extra: tuple[CardDef, ...] = ()
    side: tuple[CardDef, ...] = ()


BLANK = CardDef("Blank", "blank")
"""Neither creature nor spell: it is drawn, charged and broken, and never played."""
