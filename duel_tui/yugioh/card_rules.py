"""Continuous rules of single kinds of cards: what happens when they are destroyed, what keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.rules import holds_for
from duel_tui.yugioh.which import THIS_CARD, Filter, Those
from duel_tui.yugioh.zones import MONSTERS, SPELLS

if TYPE_CHECKING:
    from duel_tui.engine.state import Card, Ref
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting


@dataclass(frozen=True, slots=True)
class DamageWhenDestroyed(Rule):
    """When this card is destroyed, its controller takes damage."""

    amount: int


@dataclass(frozen=True, slots=True)
class BringsFromDeck(Rule):
    """While this card lies face-up, monsters in its player's Deck may be Special Summoned by their own condition."""

    negatable: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class DestroysItsEquips(Rule):
    """Equip Cards that are put on this monster are destroyed, without a chain (Gearfried the Iron Knight)."""

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Destroy what it is equipped with. Returns whether anything changed."""
        s = game.state
        lying = (s.cards[uid] for uid in s.zones[SPELLS] + s.zones[SPELLS + 1])
        equips = [c.uid for c in lying if c.host == source.ref and c.definition.equips is not None]
        return bool(equips) and game.destroy(equips) > 0


@dataclass(frozen=True, slots=True)
class BanishedAtEnd(Rule):
    """These monsters are removed from play in the End Phase, if they still lie face-up on the field."""

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Remove them now."""
        for ref in record.cards:
            card = game.state.cards[ref.uid]
            if card.stay == ref.stay and card.zone == MONSTERS and card.face_up:
                game.banish(ref.uid)


@dataclass(frozen=True, slots=True)
class Mirrors(Rule):
    """This card's ATK and DEF are those of the monster that was put on it, which is lost when this is negated."""

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Nothing is forced while the rule holds."""
        return False

    def lapse(self, game: Yugioh, source: Card) -> bool:
        """The rule is negated: the monster on this card is destroyed. Returns whether there was one."""
        return game.destroy(game.absorbed(source)) > 0


@dataclass(frozen=True, slots=True)
class ShieldedByAbsorbed(Rule):
    """If battle would destroy this card, the monster that was put on it is destroyed instead.

    `reflects`: the opponent then takes as much damage as the player took from the battle.
    """

    reflects: bool = False


@dataclass(frozen=True, slots=True)
class BanishesBeaten(Rule):
    """Monsters that this card destroys by battle are removed from play."""


@dataclass(frozen=True, slots=True)
class BanishedIfLeaves(Rule):
    """This face-up card is removed from play when it leaves the field, in whatever way. Nothing negates that."""

    negatable: ClassVar[bool] = False
    exiles: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GathersCounters(Rule):
    """Each time a Spell Card that was activated while this card lay face-up resolves, a counter is placed on it."""

    counter: str = "spell"


@dataclass(frozen=True, slots=True)
class GathersDraws(Rule):
    """Each time the opponent draws, a counter is placed on this card."""

    counter: str = "spell"


def watchers(game: Yugioh) -> tuple[Ref, ...]:
    """The cards that count the Spell Card which is activated now."""
    found = game.state.ready.get(GathersCounters, ())
    return tuple(game.state.cards[uid].ref for uid in found)


def gather(game: Yugioh, refs: tuple[Ref, ...]) -> None:
    """A Spell Card has resolved: those that have seen it activated each take a counter, if they have room for it."""
    s = game.state
    for ref in refs:
        card = s.cards[ref.uid]
        if not s.is_at(ref) or not card.face_up or game.is_negated(card):
            continue
        for rule in card.definition.rules:
            if isinstance(rule, GathersCounters):
                card = _count(game, card, rule.counter)


def gather_draw(game: Yugioh, player: int) -> None:
    """A player has drawn: the other's cards that count that each take a counter, and note when they are full."""
    s = game.state
    for uid in s.ready.get(GathersDraws, ()):
        card = s.cards[uid]
        if card.controller == player or game.is_negated(card):
            continue
        for rule in card.definition.rules:
            if isinstance(rule, GathersDraws):
                before = card
                card = _count(game, card, rule.counter)
                most = dict(card.definition.takes).get(rule.counter, 0)
                if card is not before and dict(card.counters)[rule.counter] == most:
                    card = s.change(uid, marks=(*card.marks, (FULL, s.turn)))


FULL = "full"
"""The mark of a card that took its last counter, with the turn."""


def _count(game: Yugioh, card: Card, counter: str) -> Card:
    """Place a counter on a card that has room for it."""
    counters = dict(card.counters)
    most = dict(card.definition.takes).get(counter, 0)
    if most and counters.get(counter, 0) >= most:
        return card
    counters[counter] = counters.get(counter, 0) + 1
    card = game.state.change(card.uid, counters=tuple(sorted(counters.items())))
    game.emit((happened.CountersPlaced, card, counter, 1))
    return card


@dataclass(frozen=True, slots=True)
class AttacksDirectly(Rule):
    """These monsters may attack directly although the opponent controls a monster, as long as a `condition` holds."""

    condition: Any = None
    who: Those | Filter = THIS_CARD
    aims: ClassVar[bool] = True

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        """Whether a monster may pass by the others."""
        if not holds_for(game, self.who, source, card):
            return False
        return self.condition is None or bool(self.condition.holds(game, source.controller, source.uid))


@dataclass(frozen=True, slots=True)
class AttacksLyingDown(Rule):
    """This monster may attack directly in Defense Position; damage calculation then counts half of its ATK."""

    aims: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BarsNormalSummon(Rule):
    """The player cannot Normal Summon or Set a monster in the turn in which he Special Summons this card."""

    negatable: ClassVar[bool] = False
