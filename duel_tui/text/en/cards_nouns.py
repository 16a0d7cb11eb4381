"""Cards as nouns: filters such as `1 face-up monster your opponent controls`, in every form a sentence asks for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch

from duel_tui.text.en.words import NoWords, article, listed
from duel_tui.yugioh.which import (
    DEFENSE_POSITION,
    OPPONENT,
    YOU,
    AnyCard,
    Holds,
    Lowest,
    Monster,
    SpellTrap,
    Strongest,
    UpToPaid,
)
from duel_tui.yugioh.zones import BANISHED, DECK, EXTRA, FIELD, GRAVE, HAND, MONSTERS, SPELLS

ANY_NUMBER = 40
"""An upper limit from here on is no limit."""

PILES = {DECK: "Deck", HAND: "hand", GRAVE: "Graveyard", EXTRA: "Fusion Deck"}
ON_THE_FIELD = frozenset({MONSTERS, SPELLS, FIELD})
CONTROL = {YOU: "you control", OPPONENT: "your opponent controls", "": "on the field"}
POSITIONS = {"": "", "attack": "Attack Position", DEFENSE_POSITION: "Defense Position"}
SUBKINDS = {"quick-play": "Quick-Play"}
MONSTER_KINDS = {"normal": "Normal", "effect": "Effect", "fusion": "Fusion", "ritual": "Ritual"}


@dataclass(frozen=True, slots=True)
class Noun:
    """A kind of card.

    `before` are its adjectives and `after` its clauses. `one`, `many` are the noun; `before_all`, `many_all` stand in
    `all Warrior and Beast-Warrior monsters`, where `1 Warrior or Beast-Warrior monster` has `or`.
    """

    one: str
    many: str
    many_all: str
    before: str = ""
    before_all: str = ""
    after: str = ""
    other: bool = False

    def count(self, low: int, high: int = 0) -> str:
        """`1 monster`, `2 monsters`, `up to 3 monsters`, `1 or 2 monsters`, `any number of monsters`."""
        high = high or low
        if low == high:
            number = str(low)
        elif high >= ANY_NUMBER:
            number = "any number of" if low <= 1 else f"{low} or more"
        elif low and low + 1 == high:
            number = f"{low} or {high}"
        else:
            number = f"up to {high}" if low <= 1 else f"{low} to {high}"
        core = self.one if high == 1 else self.many
        return spaced(number, self._other(), self.before, core, self.after)

    def every(self) -> str:
        """`all monsters`."""
        return spaced("all", self.bare())

    def each(self) -> str:
        """`each monster`."""
        return spaced("each", self._other(), self.before, self.one, self.after)

    def some(self) -> str:
        """`a monster`, `another monster`."""
        text = spaced(self.before, self.one, self.after)
        return f"another {text}" if self.other else article(text)

    def bare(self) -> str:
        """`monsters`."""
        return spaced(self._other(), self.before_all, self.many_all, self.after)

    def _other(self) -> str:
        return "other" if self.other else ""


@singledispatch
def noun(which: object, place: bool = True, verb: str = "in") -> Noun:
    """The noun for a filter. `place`: with controller and zone; `verb`: `in` or `from` before a pile."""
    raise NoWords(which)


@noun.register
def _(which: Monster, place: bool = True, verb: str = "in") -> Noun:
    if which.names:
        one, many = named(which.names, "monsters")
    else:
        one, many = "monster", "monsters"
    if which.effects is not None:
        kind = "Effect Monster" if which.effects else "monster without an effect"
        one, many = kind, kind.replace("onster", "onsters")
    if which.series:
        one, many = f'"{which.series}" {one}', f'"{which.series}" {many}'
    if which.subkinds:
        kinds = listed([MONSTER_KINDS[subkind] for subkind in which.subkinds], "or")
        one, many = (
            f"{kinds} {one.replace('monster', 'Monster')}",
            f"{kinds} {many.replace('monster', 'Monster')}",
        )
    if which.flips:
        one, many = f"Flip Effect {one}", f"Flip Effect {many}"

    def before(last: str) -> str:
        return spaced(
            face(which.face_up),
            POSITIONS[which.position],
            level(which.min_level, which.max_level),
            listed(which.attributes, last),
            f"non-{listed(which.not_races, last)}" if which.not_races else "",
            listed(which.races, last),
        )

    after = spaced(
        points(which.min_atk, which.max_atk, "ATK"),
        points(None, which.max_defense, "DEF"),
        where(which.controller, which.where, verb) if place else "",
        "" if which.tokens else "(except Tokens)",
    )
    return Noun(one, many, many, before("or"), before("and"), after, which.other)


@noun.register
def _(which: SpellTrap, place: bool = True, verb: str = "in") -> Noun:
    kind = {"spell": "Spell", "trap": "Trap"}.get(which.kind, "Spell or Trap")
    kind_all = "Spell and Trap" if not which.kind else kind
    subkinds = [SUBKINDS.get(subkind, subkind.title()) for subkind in which.subkinds]
    one, many, many_all = f"{kind} Card", f"{kind} Cards", f"{kind_all} Cards"
    if which.names:
        one, many = named(which.names, "cards")
        many_all = many
    after = where(which.controller, which.where, verb) if place else ""
    asks = which.kind or which.subkinds or which.names
    up = face(which.face_up)
    if up == "face-down":
        up = "Set"
    elif which.or_set:
        one = f"{one} or 1 Set Spell or Trap Card"
        many, many_all = f"{many} or Set Spell or Trap Cards", f"{many_all} and Set Spell and Trap Cards"
        up = "face-up"
    elif asks and ON_THE_FIELD.issuperset(which.where):
        up = "face-up"
    return Noun(one, many, many_all, spaced(up, listed(subkinds, "or")), spaced(up, listed(subkinds)), after)


@noun.register
def _(which: Lowest, place: bool = True, verb: str = "in") -> Noun:
    of = noun(which.of, place, verb)
    return replace(of, after=spaced(of.after, "with the lowest ATK"))


@noun.register
def _(which: Strongest, place: bool = True, verb: str = "in") -> Noun:
    of = noun(which.of, place, verb)
    return replace(of, after=spaced(of.after, "with the highest ATK"))


@noun.register
def _(which: UpToPaid, place: bool = True, verb: str = "in") -> Noun:
    after = "your opponent controls whose ATK is not higher than the Life Points you paid"
    return Noun("monster", "monsters", "monsters", "face-up", "face-up", after)


@noun.register
def _(which: Holds, place: bool = True, verb: str = "in") -> Noun:
    after = f"on the field that can take a {which.counter.title()} Counter"
    return Noun("card", "cards", "cards", "face-up", "face-up", after)


@noun.register
def _(which: AnyCard, place: bool = True, verb: str = "in") -> Noun:
    after = where(which.controller, which.where, verb) if place else ""
    up = face(which.face_up)
    series = f'"{which.series}" ' if which.series else ""
    if which.subkinds:
        kinds = listed([subkind.title() for subkind in which.subkinds], "or")
        one, many = f"{kinds} Monster or {kinds} Spell", f"{kinds} Monsters and {kinds} Spells"
        return Noun(one, many, many, up, up, after, which.other)
    return Noun(f"{series}card", f"{series}cards", f"{series}cards", up, up, after, which.other)


def spaced(*parts: str) -> str:
    """Parts with one blank between them, empty ones left out."""
    return " ".join(part for part in parts if part)


def named(names: Iterable[str], many: str) -> tuple[str, str]:
    """Cards by name, one and many: `"Sheep Token"`, `"Sheep Tokens"`, `"7" cards`."""
    names = tuple(names)
    quoted = listed([f'"{name}"' for name in names], "or")
    if all(name.endswith("Token") for name in names):
        return quoted, listed([f'"{name}s"' for name in names], "or")
    return quoted, f"{quoted} {many}"


def face(up: bool | None) -> str:
    """Which way up, if it matters."""
    return "" if up is None else "face-up" if up else "face-down"


def level(low: int | None, high: int | None) -> str:
    """A limit of the Level."""
    if low is not None and high is not None:
        return f"Level {low}" if low == high else f"Level {low} to {high}"
    if low is not None:
        return f"Level {low} or higher"
    return "" if high is None else f"Level {high} or lower"


def points(low: int | None, high: int | None, what: str) -> str:
    """A limit of ATK or DEF."""
    if low is not None and high is not None:
        return f"with {low} {what}" if low == high else f"with {low} to {high} {what}"
    if low is not None:
        return f"with {low} or more {what}"
    return "" if high is None else f"with {high} or less {what}"


def where(controller: str, zones: tuple[int, ...], verb: str = "in") -> str:
    """Where cards lie: `you control`, `on the field`, `in your hand or Deck`, `from either Graveyard`."""
    parts = []
    if ON_THE_FIELD.issuperset(zones[:1]) or any(zone in ON_THE_FIELD for zone in zones):
        parts.append(CONTROL[controller])
    piles = [PILES[zone] for zone in zones if zone in PILES]
    if piles:
        parts.append(f"{verb} {pile_of(controller, piles)}")
    if BANISHED in zones:
        parts.append(
            {YOU: "of yours", OPPONENT: "of your opponent's"}.get(controller, "") + " removed from play"
        )
    return " or ".join(part.strip() for part in parts)


def pile_of(controller: str, piles: list[str]) -> str:
    """A pile, or several, of a player: `your hand or Deck`, `either Graveyard`."""
    if controller == YOU:
        return f"your {listed(piles, 'or')}"
    if controller == OPPONENT:
        return f"your opponent's {listed(piles, 'or')}"
    return f"either player's {listed(piles, 'or')}" if "hand" in piles else f"either {listed(piles, 'or')}"
