"""Which cards an ability speaks of: filters that read as adjectives, picks of a player, cards met before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.keywords import Blocker, CannotAttack, SilentSkill, StaysTapped, WaveStriker
from duel_tui.duel_masters.zones import BATTLE, MANA
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

YOU = "you"
OPPONENT = "opponent"
BOTH = "both"
NAMED_RACE = "the named race"
"""Stands in a filter for the race that a player has chosen; see `NameRace`."""


class Those(Enum):
    """Cards that the ability has already met."""

    THIS = "this creature"
    THAT = "that creature"
    """The creature of the happening that is not the one with the ability."""
    CHOSEN = "chosen"
    """What the steps before have chosen or dealt with."""
    BLOCKER = "blocker"
    """The creature that blocks the attack of the moment."""
    ATTACKER = "attacker"
    AIM = "aim"
    """The creature that is attacked."""


THIS, THAT, CHOSEN, BLOCKER, ATTACKER, AIM = Those


@dataclass(frozen=True, slots=True)
class Creature:
    """Creatures in the battle zone. Every field that is given narrows.

    `controller` you or opponent; `civilizations`: one of these, `not_civilizations`: none of these; `races`: one of
    these, `race_word`: a word in a race's name (Dragon); limits of power are compared with the power now, those of
    cost with the printed cost; `blocker`: has that keyword; `other` leaves out the creature that speaks;
    `chosen_race`: has the race that was chosen for it.
    """

    controller: str = ""
    tapped: bool | None = None
    civilizations: tuple[str, ...] = ()
    not_civilizations: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    not_races: tuple[str, ...] = ()
    race_word: str = ""
    min_power: int | None = None
    max_power: int | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    blocker: bool | None = None
    evolution: bool | None = None
    multicolored: bool | None = None
    keyword: str = ""
    names: tuple[str, ...] = ()
    not_names: tuple[str, ...] = ()
    other: bool = False
    chosen_race: bool = False

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you` and the card `this`."""
        if card.zone != BATTLE or (self.other and card.uid == this):
            return False
        if self.controller and card.controller != (you if self.controller == YOU else 1 - you):
            return False
        if self.tapped is not None and card.sideways != self.tapped:
            return False
        if self.chosen_race and not (this >= 0 and set(game.state.cards[this].marks) & set(game.races(card))):
            return False
        return self._kind_fits(game, card) and self._points_fit(game, card)

    def _kind_fits(self, game: DuelMasters, card: Card) -> bool:
        d = card.definition
        if self.civilizations and not any(one in self.civilizations for one in d.civilizations):
            return False
        if any(one in self.not_civilizations for one in d.civilizations):
            return False
        if self.races or self.not_races or self.race_word:
            races = game.races(card)
            if self.races and not any(race in self.races for race in races):
                return False
            if any(race in self.not_races for race in races):
                return False
            if self.race_word and not any(self.race_word in race.split() for race in races):
                return False
        if self.evolution is not None and self.evolution != d.evolution:
            return False
        if self.multicolored is not None and self.multicolored != d.multicolored:
            return False
        if self.keyword and not any(True for _ in game.rules_of(card, KEYWORDS[self.keyword])):
            return False
        if d.name in self.not_names:
            return False
        return not self.names or d.name in self.names

    def _points_fit(self, game: DuelMasters, card: Card) -> bool:
        d = card.definition
        if self.min_cost is not None and d.cost < self.min_cost:
            return False
        if self.max_cost is not None and d.cost > self.max_cost:
            return False
        if self.min_power is not None or self.max_power is not None:
            power = game.power(card.uid)
            if self.min_power is not None and power < self.min_power:
                return False
            if self.max_power is not None and power > self.max_power:
                return False
        return self.blocker is None or self.blocker == any(True for _ in game.rules_of(card, Blocker))

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        s = game.state
        seats: tuple[int, ...] = (s.player, 1 - s.player)
        if self.controller:
            seats = (you if self.controller == YOU else 1 - you,)
        cards = s.cards
        return tuple(
            uid
            for seat in seats
            for uid in s.zones[BATTLE + seat]
            if self.matches(game, cards[uid], you, this)
        )


KEYWORDS: dict[str, Any] = {"silent skill": SilentSkill, "wave striker": WaveStriker}


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in one zone outside the battle zone: hand, mana, shields, graveyard, deck.

    `owner` you, opponent or both; `kind` creature or spell; the rest narrows as for creatures, by what is printed.
    """

    zone: int
    owner: str = YOU
    kind: str = ""
    civilizations: tuple[str, ...] = ()
    not_civilizations: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    race_word: str = ""
    min_power: int | None = None
    max_power: int | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    evolution: bool | None = None
    multicolored: bool | None = None
    tapped: bool | None = None
    names: tuple[str, ...] = ()
    other: bool = False

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you`."""
        d = card.definition
        if card.zone != self.zone or (self.kind and d.kind != self.kind) or (self.other and card.uid == this):
            return False
        if self.owner != BOTH and card.controller != (you if self.owner == YOU else 1 - you):
            return False
        if self.civilizations and not any(one in self.civilizations for one in d.civilizations):
            return False
        if any(one in self.not_civilizations for one in d.civilizations):
            return False
        if self.races and not any(race in self.races for race in d.races):
            return False
        if self.race_word and not any(self.race_word in race.split() for race in d.races):
            return False
        if self.tapped is not None and (card.zone != MANA or card.sideways != self.tapped):
            return False
        return self._points_fit(d)

    def _points_fit(self, d: Any) -> bool:
        if self.min_cost is not None and d.cost < self.min_cost:
            return False
        if self.max_cost is not None and d.cost > self.max_cost:
            return False
        if self.min_power is not None and (not d.creature or d.power < self.min_power):
            return False
        if self.max_power is not None and (not d.creature or d.power > self.max_power):
            return False
        if self.evolution is not None and self.evolution != d.evolution:
            return False
        if self.multicolored is not None and self.multicolored != d.multicolored:
            return False
        return not self.names or d.name in self.names

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        s = game.state
        seats: tuple[int, ...] = (s.player, 1 - s.player)
        if self.owner != BOTH:
            seats = (you if self.owner == YOU else 1 - you,)
        return tuple(
            uid
            for seat in seats
            for uid in s.zones[self.zone + seat]
            if self.matches(game, s.cards[uid], you, this)
        )


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Creatures that match at least one of these filters."""

    filters: tuple[Creature, ...]

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you` and the card `this`."""
        return any(which.matches(game, card, you, this) for which in self.filters)

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        return tuple(
            uid
            for uid in Creature().all(game, you, this)
            if self.matches(game, game.state.cards[uid], you, this)
        )


@dataclass(frozen=True, slots=True)
class Weakest:
    """Of the creatures that match, those with the least power."""

    of: Creature

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you` and the card `this`."""
        return card.uid in self.all(game, you, this)

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        found = self.of.all(game, you, this)
        least = min((game.power(uid) for uid in found), default=0)
        return tuple(uid for uid in found if game.power(uid) == least)


@dataclass(frozen=True, slots=True)
class WithinMana:
    """Of the cards that match, those that cost no more than there are cards in their player's mana zone."""

    of: Cards

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you`."""
        mana = len(game.state.zones[MANA + card.controller])
        return card.definition.cost <= mana and self.of.matches(game, card, you, this)

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        cards = game.state.cards
        return tuple(uid for uid in self.of.all(game, you, this) if self.matches(game, cards[uid], you, this))


@dataclass(frozen=True, slots=True)
class AbleToAttack:
    """Of the creatures that match, those that can attack in the turn that begins: nothing keeps them tapped or back."""

    of: Creature

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you` and the card `this`."""
        if not self.of.matches(game, card, you, this) or any(game.rules_of(card, CannotAttack)):
            return False
        return not (card.sideways and any(game.rules_of(card, StaysTapped)))

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's first."""
        cards = game.state.cards
        return tuple(uid for uid in self.of.all(game, you, this) if self.matches(game, cards[uid], you, this))


@dataclass(frozen=True, slots=True)
class ManaCivilizations:
    """The civilizations among the cards in the player's mana zone: it only counts."""

    def matches(self, game: DuelMasters, card: Card, you: int, this: int = -1) -> bool:
        """No card is one."""
        return False

    def all(self, game: DuelMasters, you: int, this: int = -1) -> tuple[int, ...]:
        """As many numbers as there are civilizations."""
        s = game.state
        found = {civ for uid in s.zones[MANA + you] for civ in s.cards[uid].definition.civilizations}
        return tuple(range(len(found)))


Filter = Creature | Cards | AnyOf | Weakest | WithinMana | AbleToAttack


@dataclass(frozen=True, slots=True)
class Pick:
    """Some of the cards of a filter, chosen by a player when the step is carried out.

    `n` cards, or as many as there are; `up_to`: none to `n`; `n` 0: any number; an `Amount` counts. `by` says who
    chooses (you, opponent). `at_random`: nobody chooses. `total_power`: together they have no more. What a card
    forbids to be chosen is left out.
    """

    of: Filter
    n: Any = 1
    up_to: bool = False
    by: str = YOU
    at_random: bool = False
    total_power: int = 0


What = Those | Filter | Pick
