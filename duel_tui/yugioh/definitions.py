"""What a card is: facts, effects and continuous rules, as frozen data.

An effect has separate parts: when it may be used, its condition, its cost, its targets, and what it does. Its Spell
Speed, its windows and its place in the index follow from these; nothing is stored twice.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, runtime_checkable

from duel_tui.engine.state import Keys
from duel_tui.yugioh.moments import (
    AIMING,
    DAMAGE,
    ENFORCE,
    EXODIA,
    FREE,
    IGNITION,
    TRIGGER,
)
from duel_tui.yugioh.zones import EXTRA, FIELD, GRAVE, HAND, MONSTERS, SPELLS

# How an effect is used.
CARD = "card activation"
IGNITE = "ignition"
QUICK = "quick"
TRIGGERED = "trigger"
FLIP = "flip"
PROCEDURE = "own condition"
"""A Special Summon of the monster by its own condition; no activation and no link."""


@runtime_checkable
class When(Protocol):
    """The happening an effect answers. `key` is the kind of moment (a trigger: the class of the event)."""

    key: ClassVar[Hashable]

    def matches(self, game: Any, event: Any, player: int, uid: int) -> bool: ...


def keys_of(when: Any) -> Keys:
    """The kinds of moment that a happening, or any of several, belongs to."""
    keys: Keys = getattr(when, "keys", None) or (when.key,)
    return keys


class Rule:
    """A continuous rule: it holds while its card is face-up on the field, or as a lasting effect.

    `enforces`: it acts by itself on the table whenever something has changed (`enforce`). `negatable`: it is an effect,
    which another card can negate; a count of turns or a condition of a Summon is none. `aims`: it changes what
    may attack what, or how often. `while_face_up`: as a lasting effect it forgets a monster that leaves the field or is
    turned face-down, with `one_falls` it ends as soon as one of its cards does. `when_buried`: it begins for the turn
    when its card is sent to the Graveyard. `exiles`: its card is removed from play when it leaves the field.
    """

    __slots__ = ()
    enforces: ClassVar[bool] = False
    aims: ClassVar[bool] = False
    negatable: ClassVar[bool] = True
    while_face_up: ClassVar[bool] = False
    when_buried: ClassVar[bool] = False
    exiles: ClassVar[bool] = False
    one_falls: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card.

    `do` are the steps, in order. `way` says how it is used. `when` is what it answers (None: nothing in particular).
    `condition` must hold at activation, and again at resolution if the node says so. `cost` is paid and `targets` are
    chosen at activation. `optional` belongs to triggers. `damage_step`: it may be activated before damage
    calculation (YR-06). `where` is the zone it works from. `once` is once per turn and copy. `phases`: only in these.
    `turn`: "own" or "other" restricts whose turn it may be used in. `side`: a procedure may Summon to the opponent's
    side. `at_once`: "when ... you can", it misses its moment unless its happening was the last thing to happen (YR-04).
    `modes`: alternatives with their words, one of which is chosen at activation; its cost, targets and steps are then
    those of the effect. `anyone`: either player may use it (Royal Oppression); a trigger belongs to
    whoever Summoned. `once_a_battle`: once in each Damage Step.
    """

    do: tuple[Any, ...]
    way: str = CARD
    when: When | None = None
    condition: Any = None
    cost: tuple[Any, ...] = ()
    targets: tuple[Any, ...] = ()
    optional: bool = False
    damage_step: bool = False
    where: int = MONSTERS
    once: bool = False
    phases: tuple[str, ...] = ()
    turn: str = ""
    side: str = "you"
    at_once: bool = False
    modes: tuple[tuple[str, Effect], ...] = ()
    anyone: bool = False
    once_a_battle: bool = False

    @property
    def group(self) -> str:
        """Effects among which `activate NAME (2)` counts: those of a card in play that a command names; others."""
        if self.way in (CARD, FLIP, PROCEDURE) or (self.way == TRIGGERED and not self.optional):
            return self.way
        return "in play"

    def moments(self) -> Keys:
        """The moments in which this effect may have something to say, wherever its card lies."""
        if self.way in (TRIGGERED, FLIP):
            assert self.when is not None
            return (*keys_of(self.when), TRIGGER)
        if self.way == IGNITE:
            return (IGNITION,)
        if self.way == PROCEDURE:
            return ()
        if (
            self.way == CARD
            and self.when is not None
            and any(isinstance(k, type) for k in keys_of(self.when))
        ):
            # A Trap that answers an event as a trigger does (Hero Signal).
            return (*keys_of(self.when), TRIGGER)
        if self.when is None:
            return (FREE, DAMAGE) if self.damage_step else (FREE,)
        return keys_of(self.when)


@dataclass(frozen=True, slots=True, eq=False)
class CardDef:
    """A card of the pool.

    `kind`: monster, spell, trap. `subkind`: normal, effect, fusion, ritual, token; normal, quick-play, equip,
    continuous, field, ritual; normal, continuous, counter. `atk`, `defense` are printed points. `counts_as`: the name
    it is treated as, `field_name` only while it lies face-up on the field.
    `kin`: a series of names that it belongs to without bearing it.
    `materials`: names of Fusion Materials;
    `true_materials`: no substitute serves for one;
    `substitute`: it may replace one Fusion Material that is named. `equips`: which monster an Equip Spell may be put
    on.
    `remains`: a Normal Spell that stays on the field (Swords of Revealing Light). `special_only`: cannot be Normal
    Summoned or Set; `set_only`: not face-up; `normal_if`: the condition of a Normal Summon, not of a Set,
    and of a Flip Summon if `flip_alike`.
    `only_way`: never Special Summoned in any way but its own. `union`: names of the monsters that a Union Monster may
    lie on. `spirit`: a Spirit, which cannot be Special Summoned. `no_special`: nor can this card, `ever` or from the
    `graveyard`. `toon`: a Toon. `needs`: the name of a card that its
    player must control, face-up, to Special or Flip Summon it.
    `takes`: the kinds of counters that may be placed on it, with how many at most (0: any number).
    `tributable`: False where the card says that it cannot be Tributed for a Tribute Summon. `unknown_atk`: its
    printed ATK is '?', which is 0 on the field and no number elsewhere. `falls_with`: the card of the first of these
    names destroys all of its player's when one leaves the field. `only_placed`: neither activated nor Set, but put on
    the field by an effect. `avenges`: it remembers in the Graveyard that the opponent destroyed it.
    `divides`: it asks what a Fusion Monster was fused from.
    """

    name: str
    passcode: int
    kind: str
    subkind: str = "normal"
    attribute: str = ""
    race: str = ""
    level: int = 0
    atk: int = 0
    defense: int = 0
    effects: tuple[Effect, ...] = ()
    rules: tuple[Rule, ...] = ()
    materials: tuple[str, ...] = ()
    true_materials: bool = False
    substitute: bool = False
    counts_as: str = ""
    kin: str = ""
    field_name: str = ""
    equips: Any = None
    remains: bool = False
    special_only: bool = False
    set_only: bool = False
    only_way: bool = False
    union: tuple[str, ...] = ()
    toon: bool = False
    needs: str = ""
    normal_if: Any = None
    flip_alike: bool = False
    spirit: bool = False
    no_special: str = ""
    tributable: bool = True
    unknown_atk: bool = False
    falls_with: tuple[str, ...] = ()
    only_placed: bool = False
    avenges: bool = False
    divides: bool = False
    wins_with: tuple[str, ...] = ()
    takes: tuple[tuple[str, int], ...] = ()
    indexed: bool = field(init=False, default=False)
    listens: dict[tuple[int, bool], Keys] = field(init=False, default_factory=dict)
    by_key: dict[Hashable, tuple[int, ...]] = field(init=False, default_factory=dict)
    monster: bool = field(init=False, default=False)
    speed_one: bool = field(init=False, default=False)
    stays: bool = field(init=False, default=False)
    numbers: tuple[int, ...] = field(init=False, default=())
    speeds: tuple[int, ...] = field(init=False, default=())
    has_procedure: bool = field(init=False, default=False)
    public: bool = field(init=False, default=False)
    flips: bool = field(init=False, default=False)
    effect_monster: bool = field(init=False, default=False)
    remembers: bool = field(init=False, default=False)
    buried: tuple[Rule, ...] = field(init=False, default=())
    exiled: bool = field(init=False, default=False)
    mourned: bool = field(init=False, default=False)
    dated: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "monster", self.kind == "monster")
        put(self, "public", any(effect.anyone for effect in self.effects))
        put(self, "has_procedure", any(effect.way == PROCEDURE for effect in self.effects))
        does = bool(self.effects or self.rules or self.wins_with)
        does = does or self.subkind == "effect"
        put(self, "effect_monster", self.monster and does and self.subkind != "token")
        put(self, "flips", any(effect.way == FLIP for effect in self.effects))
        put(self, "remembers", any(_remembers(part) for part in (*self.effects, *self.rules)))
        put(self, "exiled", any(rule.exiles for rule in self.rules))
        put(self, "mourned", any(_remembers(part, "mourned") for part in self.effects))
        put(self, "dated", any(_remembers(part, "dated") for part in self.effects))
        put(self, "buried", tuple(rule for rule in self.rules if rule.when_buried))
        put(self, "speed_one", self.kind == "spell" and self.subkind != "quick-play")
        put(self, "stays", self.remains or self.subkind in ("continuous", "equip", "field"))
        groups = [effect.group for effect in self.effects]
        put(self, "numbers", tuple(groups[:index].count(group) for index, group in enumerate(groups)))
        put(self, "speeds", tuple(self.speed(effect) for effect in self.effects))
        listens: dict[tuple[int, bool], list[Hashable]] = {}
        by_key: dict[Hashable, list[int]] = {}
        for index, effect in enumerate(self.effects):
            for key in effect.moments():
                if index not in by_key.setdefault(key, []):
                    by_key[key].append(index)
                for place in self._places(effect):
                    keys = listens.setdefault(place, [])
                    if key not in keys:
                        keys.append(key)
        for rule in self.rules:
            for zone in (MONSTERS,) if self.monster and not self.union else (SPELLS, FIELD):
                keys = listens.setdefault((zone, True), [])
                more = (ENFORCE,) * rule.enforces + (AIMING,) * rule.aims
                for key in (type(rule), *more):
                    if key not in keys:
                        keys.append(key)
        if self.equips is not None:
            listens.setdefault((SPELLS, True), []).append(ENFORCE)
        if self.wins_with:
            listens.setdefault((HAND, False), []).append(EXODIA)
        put(self, "listens", {place: tuple(keys) for place, keys in listens.items()})
        put(self, "by_key", {key: tuple(indexes) for key, indexes in by_key.items()})
        put(self, "indexed", bool(listens))

    def _places(self, effect: Effect) -> Iterator[tuple[int, bool]]:
        if effect.way == CARD:
            if self.kind == "trap":
                yield (SPELLS, False)
            elif self.subkind == "quick-play":
                yield (SPELLS, False)
                yield (HAND, False)
        elif effect.where == HAND:
            yield (HAND, False)
        elif effect.where == GRAVE:
            yield (GRAVE, True)
        elif effect.where == EXTRA:
            return
        elif effect.where == SPELLS:
            yield (SPELLS, True)
        elif self.kind == "monster":
            yield (MONSTERS, True)
        elif self.subkind == "field":
            yield (FIELD, True)
        else:
            yield (SPELLS, True)

    @property
    def counted_name(self) -> str:
        """The name by which copies are counted and effects recognise the card."""
        return self.counts_as or self.name

    @property
    def printed_atk(self) -> int | None:
        """The ATK printed on a monster; None is '?'."""
        return None if self.unknown_atk else self.atk

    def unsummonable(self, zone: int) -> bool:
        """Whether the card can never be Special Summoned from a zone."""
        return self.spirit or self.no_special == "ever" or (self.no_special != "" and zone == GRAVE)

    def speed(self, effect: Effect) -> int:
        """The Spell Speed of an effect (YA-27 to YA-29, YR-02)."""
        if effect.way == CARD:
            if self.kind == "trap":
                return 3 if self.subkind == "counter" else 2
            return 2 if self.subkind == "quick-play" else 1
        return 2 if effect.way == QUICK else 1

    def __repr__(self) -> str:
        return f"<{self.name}>"


def name_of(card: Any) -> str:
    """The name by which effects recognise a card where it lies."""
    d: CardDef = card.definition
    return d.field_name if d.field_name and card.zone == MONSTERS and card.face_up else d.counted_name


def _remembers(part: Any, what: str = "remembers") -> bool:
    """Whether the condition of an effect or a rule asks for what happened to its card this turn.

    `what` mourned: for its destruction by an effect; dated: for when it came to where it lies.
    """
    asked = getattr(part, "condition", None)
    return any(getattr(each, what, False) for each in (asked, *getattr(asked, "conditions", ())))


@dataclass(frozen=True, slots=True)
class Deck:
    """A Deck, a Fusion Deck and a Side Deck, each card by its definition."""

    main: tuple[CardDef, ...]
    extra: tuple[CardDef, ...] = ()
    side: tuple[CardDef, ...] = ()


BLANK = CardDef("Blank", 0, "blank", "")
"""Neither monster, Spell nor Trap: it fills the Decks of scenarios and is never played."""
