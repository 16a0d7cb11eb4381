"""Cards as nouns: `1 tapped creature of your opponent's with power 3000 or less`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from duel_tui.duel_masters.nodes.base import Amount, OneAndMore
from duel_tui.duel_masters.nodes.counts import AsMany, BrokenInAttack, ShieldsBroken
from duel_tui.duel_masters.which import (
    BOTH,
    NAMED_RACE,
    OPPONENT,
    YOU,
    AbleToAttack,
    AnyOf,
    Cards,
    Creature,
    ManaCivilizations,
    Pick,
    Those,
    Weakest,
    WithinMana,
)
from duel_tui.duel_masters.zones import BATTLE, DECK, GRAVE, HAND, MANA, SHIELDS
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS
from duel_tui.text.en.words import NoWords, article, listed

PILES = {
    HAND: "hand",
    MANA: "mana zone",
    GRAVE: "graveyard",
    DECK: "deck",
    BATTLE: "battle zone",
    SHIELDS: "shields",
}
WHOSE = {YOU: "your", OPPONENT: "your opponent's"}
OF = {YOU: "of yours", OPPONENT: "of your opponent's", "": "in the battle zone"}
THOSE = {
    Those.THIS: "this creature",
    Those.THAT: "that card",
    Those.CHOSEN: "them",
    Those.BLOCKER: "the blocking creature",
    Those.ATTACKER: "the attacking creature",
    Those.AIM: "the attacked creature",
}


@dataclass(frozen=True, slots=True)
class Noun:
    """A kind of card: adjectives, the noun in both numbers, what follows it. `alike`: its plural is its singular."""

    one: str
    many: str
    before: str = ""
    after: str = ""
    other: bool = False

    def count(self, n: int, up_to: bool = False) -> str:
        """`1 creature of yours`, `up to 2 creatures of yours`; 0: all, or any number."""
        if n == 0:
            return spaced(
                "any number of" if up_to else "all", self._other(), self.before, self.many, self._after_many()
            )
        number = f"up to {n}" if up_to and n > 1 else str(n)
        one = n == 1
        return spaced(
            number,
            self._other(),
            self.before,
            self.one if one else self.many,
            self.after if one else self._after_many(),
        )

    def some(self) -> str:
        """`a creature of yours`, `another creature of yours`."""
        text = spaced(self.before, self.one, self.after)
        return f"another {text}" if self.other else article(text)

    def every(self) -> str:
        """`all creatures of yours`, `all Fire and Water creatures`; those in the battle zone, if nothing is said."""
        return f"all {self.bare().replace(' in the battle zone', '')}"

    def each(self) -> str:
        """`each creature of yours`."""
        return spaced("each", self._other(), self.before, self.one, self.after)

    def bare(self) -> str:
        """`creatures of yours`, `Fire and Water creatures`."""
        before = self.before.replace(" or ", " and ")
        return spaced(self._other(), before, self.many, self._after_many())

    def _after_many(self) -> str:
        after = self.after.replace("that has ", "that have ").replace("that does not", "that do not")
        return after.replace("in its race", "in their races")

    def _other(self) -> str:
        return "other" if self.other else ""


def spaced(*parts: str) -> str:
    """The parts that there are, with spaces between them."""
    return " ".join(part for part in parts if part)


def limits(low: int | None, high: int | None, word: str) -> str:
    """`with power 3000 or less`, `with power 6000`, `that costs 6 or more`."""
    if low is None and high is None:
        return ""
    if low == high:
        text = f"{low}"
    elif low is None:
        text = f"{high} or less"
    elif high is None:
        text = f"{low} or more"
    else:
        text = f"{low} to {high}"
    return f"with {word} {text}"


def colors(civilizations: tuple[str, ...], others: tuple[str, ...]) -> str:
    """`Fire or Nature`, `non-Fire`."""
    wanted = listed([CIVILIZATIONS[one] for one in civilizations], "or")
    return spaced(wanted, *(f"non-{CIVILIZATIONS[one]}" for one in others))


def named(race_word: str) -> str:
    """`with "Dragon" in its race`: a word of a race, not a race of its own."""
    return f'with "{race_word}" in its race' if race_word else ""


def kinds(names: tuple[str, ...], noun: str) -> tuple[str, str]:
    """A noun in both numbers, or cards by their names."""
    if names:
        said = listed([f'"{name}"' for name in names], "or")
        return said, said
    return noun, f"{noun}s"


@singledispatch
def noun(which: object) -> Noun:
    """The noun for a filter."""
    raise NoWords(which)


@noun.register
def _(which: Creature) -> Noun:
    one, many = kinds(which.names, "creature")
    before = spaced(
        {True: "tapped", False: "untapped", None: ""}[which.tapped],
        {True: "multicolored", False: "one-colored", None: ""}[which.multicolored],
        colors(which.civilizations, which.not_civilizations),
        f"non-{listed(which.not_races, 'or')}" if which.not_races else "",
        raced(which.races),
        {True: "evolution", False: "non-evolution", None: ""}[which.evolution],
    )
    has = {True: 'that has "blocker"', False: 'that does not have "blocker"', None: ""}[which.blocker]
    keyword = f'that has "{which.keyword}"' if which.keyword else ""
    power = limits(which.min_power, which.max_power, "power")
    after = spaced(
        "" if which.controller else of_that_race(which.races),
        OF[which.controller],
        of_that_race(which.races) if which.controller else "",
        named(which.race_word),
        "of the race chosen for this creature" if which.chosen_race else "",
        f"other than {listed(which.not_names)}" if which.not_names else "",
        has,
        keyword,
        power.replace("with ", "and ") if which.blocker or keyword else power,
        limits(which.min_cost, which.max_cost, "cost"),
    )
    return Noun(one, many, before, after, which.other)


@noun.register
def _(which: Cards) -> Noun:
    word = {"": "card", "creature": "creature", "spell": "spell"}[which.kind]
    if which.zone == SHIELDS:
        whose = "" if which.owner == BOTH else OF[which.owner]
        return Noun("shield", "shields", "", whose)
    one, many = kinds(which.names, word)
    before = spaced(
        {True: "tapped", False: "untapped", None: ""}[which.tapped],
        {True: "multicolored", False: "one-colored", None: ""}[which.multicolored],
        colors(which.civilizations, which.not_civilizations),
        raced(which.races),
        {True: "evolution", False: "non-evolution", None: ""}[which.evolution],
    )
    place = "any player's" if which.owner == BOTH else WHOSE[which.owner]
    after = spaced(
        named(which.race_word),
        of_that_race(which.races),
        limits(which.min_power, which.max_power, "power"),
        limits(which.min_cost, which.max_cost, "cost"),
        f"in {place} {PILES[which.zone]}",
    )
    return Noun(one, many, before, after, which.other)


@noun.register
def _(which: AnyOf) -> Noun:
    found = [noun(one) for one in which.filters]
    ones = [spaced(one.before, one.one, one.after) for one in found]
    return Noun(listed(ones, "or"), listed([one.bare() for one in found]))


@noun.register
def _(which: WithinMana) -> Noun:
    found = noun(which.of)
    whose = {YOU: "your", OPPONENT: "his"}.get(which.of.owner, "the")
    return replace(
        found, after=spaced(found.after, f"that costs no more than there are cards in {whose} mana zone")
    )


@noun.register
def _(which: AbleToAttack) -> Noun:
    found = noun(which.of)
    return replace(found, after=spaced(found.after, "that can attack"))


@noun.register
def _(which: ManaCivilizations) -> Noun:
    return Noun("civilization", "civilizations", after="in your mana zone")


@noun.register
def _(which: Weakest) -> Noun:
    found = noun(which.of)
    return replace(found, after=spaced(found.after, "with the least power"))


def raced(races: tuple[str, ...]) -> str:
    """Races as adjectives; a race yet to be named is said behind the noun."""
    return "" if races == (NAMED_RACE,) else listed(races, "or")


def of_that_race(races: tuple[str, ...]) -> str:
    """`of that race`, where a race was named before."""
    return "of that race" if races == (NAMED_RACE,) else ""


def amount(n: Any, unit: str) -> str:
    """A number of things: `2 cards`, `1 card for each creature of yours`."""
    if isinstance(n, int):
        return f"{n} {unit}" if n == 1 else f"{n} {unit}s"
    if isinstance(n, AsMany):
        return f"that many {unit}s"
    if isinstance(n, BrokenInAttack):
        return f"{amount(n.per, unit)} for each shield that it broke"
    if isinstance(n, ShieldsBroken):
        return f"as many {unit}s as shields that your creatures have broken this turn"
    if isinstance(n, Amount):
        return f"{amount(n.per, unit)} for {noun(n.which).each()}"
    raise NoWords(n)


def what(cards: Any) -> str:
    """The cards that a step means, as the object of its verb."""
    if isinstance(cards, Those):
        return THOSE[cards]
    if isinstance(cards, Pick):
        found = noun(cards.of)
        if isinstance(cards.n, OneAndMore):
            text = f"{found.count(1)} and up to 1 more for {noun(cards.n.which).each()}"
        elif isinstance(cards.n, AsMany):
            text = f"that many {found.bare()}"
        else:
            text = found.count(cards.n, cards.up_to)
        if cards.total_power:
            text += f" with a total power of {cards.total_power} or less"
        return f"{text}, picked at random" if cards.at_random else text
    return noun(cards).every()


def is_one(cards: Any) -> bool:
    """Whether a step means one card at most."""
    return (isinstance(cards, Those) and cards is not Those.CHOSEN) or (
        isinstance(cards, Pick) and cards.n == 1
    )
