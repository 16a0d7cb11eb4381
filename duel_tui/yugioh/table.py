"""The state of a Yu-Gi-Oh! duel, and what lasts beyond a card's resolution."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from duel_tui.engine.state import Card, Ref, State
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.profiles import CLASSIC, Options
from duel_tui.yugioh.zones import ZONE_COUNT


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect that goes on after its card has resolved, as data.

    `rule` is what holds; `player` whose effect it is; `source` the card's name; `cards` what it is about (empty: the
    rule's own filter says). It ends when turn `until_turn` ends (0: it does not end by itself), at the beginning of
    that turn's End Phase when `at_end_phase`, with the Battle Phase when `in_battle`.
    """

    rule: Rule
    player: int
    source: str
    cards: tuple[Ref, ...] = ()
    until_turn: int = 0
    at_end_phase: bool = False
    count: int = 0
    in_battle: bool = False


class Table(State):
    """The state of a Yu-Gi-Oh! duel at a stable point.

    `life` are the Life Points; `normal_turn` the turn in which the turn player's Normal Summon was used, `battled` the
    last turn with a Battle Phase, `first` the seat that began; `summoned_on` and `special_on` the last turns in which
    each seat Summoned anything, `decked` who could not draw, `used` the once-per-turn effects of this turn,
    `negators` whether a card of this duel can negate Summons, `held` the moments that a card of this duel could answer
    from the hand.
    """

    __slots__ = (
        "battled",
        "decked",
        "first",
        "held",
        "life",
        "negators",
        "normal_turn",
        "options",
        "summoned_on",
        "used",
    )

    def __init__(self, seed: int, options: Options = CLASSIC) -> None:
        super().__init__(seed, ZONE_COUNT)
        self.options = options
        self.life = [options.starting_lp, options.starting_lp]
        self.normal_turn = 0
        self.battled = 0
        self.first = 0
        self.summoned_on = (0, 0)
        self.decked = (False, False)
        self.used: tuple[tuple[Ref, int, int], ...] = ()
        self.negators = False
        self.held: frozenset[Hashable] = frozenset()

    def clone(self) -> Table:
        """A copy that changes alone. Records and tuples are shared; only the lists are copied."""
        new = Table.__new__(Table)
        self.copy_into(new)
        new.options = self.options
        new.life = self.life[:]
        new.normal_turn = self.normal_turn
        new.battled = self.battled
        new.first = self.first
        new.summoned_on = self.summoned_on
        new.decked = self.decked
        new.used = self.used
        new.negators = self.negators
        new.held = self.held
        return new


class Link:
    """A link of the chain while it is being built and resolved. It never outlives the chain.

    `card` is the record at activation (last known information), `cause` the event it answers, `targets` what was
    chosen at activation, `costs` what was paid with, `made` the cards its steps have dealt with so far. `negated`: its
    activation is negated; `silenced`: only its effect is. `watching` are the cards that count a Spell Card when it
    resolves.
    """

    __slots__ = (
        "card",
        "cause",
        "costs",
        "effect",
        "index",
        "made",
        "negated",
        "player",
        "shown",
        "silenced",
        "targets",
        "uid",
        "watching",
        "words",
    )

    def __init__(self, card: Card, player: int, index: int, cause: Any) -> None:
        self.card = card
        self.uid = card.uid
        self.player = player
        self.index = index
        self.effect = card.definition.effects[index]
        self.cause = cause
        self.targets: tuple[tuple[Ref, ...], ...] = ()
        self.shown: tuple[Ref, ...] = ()
        self.costs: tuple[Card, ...] = ()
        self.made: tuple[Ref, ...] = ()
        self.words: tuple[str, ...] = ()
        self.watching: tuple[Ref, ...] = ()
        self.negated = False
        self.silenced = False

    @property
    def speed(self) -> int:
        """The Spell Speed of what was activated."""
        speed: int = self.card.definition.speed(self.effect)
        return speed
