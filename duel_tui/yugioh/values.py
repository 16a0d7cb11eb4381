"""Rules that change ATK otherwise than by adding to it, and the order in which they count.

The original ATK comes first (printed, or doubled or halved as such), then a value that a monster's own effect sets;
what is added and taken away follows. A current ATK that is doubled stays what it was at that moment, one that is
halved is halved with all that had been added before; what comes later is added in full.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.state import Card, Ref
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.negation import negated
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting, Table


def half(points: int) -> int:
    """Half of some points, rounded up."""
    return (points + 1) // 2


@dataclass(frozen=True, slots=True)
class OriginalByLife(Rule):
    """The equipped monster's ATK is twice its original ATK while the player of this card has fewer Life Points than the
    other one, half of it while he has more (Megamorph).
    """

    def scaled(self, game: Yugioh, source: Card, original: int) -> int | None:
        """The ATK instead of the original one; None while both players have as many Life Points."""
        you, other = game.state.life[source.controller], game.state.life[1 - source.controller]
        return None if you == other else original * 2 if you < other else half(original)


@dataclass(frozen=True, slots=True)
class Powerless(Rule):
    """The ATK of face-up monsters of any of these Attributes or Types is 0, whatever else bears on it."""

    attributes: tuple[str, ...] = ()
    races: tuple[str, ...] = ()

    def applies(self, card: Card) -> bool:
        """Whether a monster on the field is one of them."""
        d = card.definition
        return card.face_up and (d.attribute in self.attributes or d.race in self.races)


@dataclass(frozen=True, slots=True)
class AttackFromTributes(Rule):
    """This card's ATK is the original ATK of the monsters Tributed for its Tribute Summon together, times `times`."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class AttackSet(Rule):
    """The monster's ATK is a value that its own effect has set, as long as it lies face-up."""

    value: int = 0
    while_face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OriginalHalved(Rule):
    """The monster's original ATK is halved.

    The record's cards are the monster, then those that had changed its original ATK before and no longer do.
    """

    while_face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AttackFixed(Rule):
    """The monster's ATK is this value; the record's other cards had added to it before and are in it already."""

    value: int = 0
    while_face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AttackHalved(Rule):
    """The monster's ATK is halved as long as a card lies there (Mirror Wall).

    The record's cards are the monster, that card, then those that had added to its ATK before.
    """

    while_face_up: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class OriginalSwapped(Rule):
    """The monster's original ATK and DEF are switched.

    The record's cards are the monster, then those that had changed its original ATK before and no longer do.
    """

    while_face_up: ClassVar[bool] = True


LAYERS = (AttackSet, OriginalHalved, OriginalSwapped, AttackFixed, AttackHalved)


@dataclass(frozen=True, slots=True)
class HalvesAttackers(Rule):
    """The ATK of the opponent's monsters that attack is halved, as long as this card lies there."""


@dataclass(frozen=True, slots=True)
class DestroyedAtEnd(Rule):
    """These monsters are destroyed in the End Phase, if they have lain face-up since."""

    while_face_up: ClassVar[bool] = True

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Destroy them now."""
        game.destroy(ref.uid for ref in record.cards if game.state.is_at(ref))


@dataclass(frozen=True, slots=True)
class ReturnedAtEnd(Rule):
    """These monsters return to hands or Fusion Decks in the End Phase, if they have lain face-up since."""

    while_face_up: ClassVar[bool] = True

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Return them now."""
        for ref in record.cards:
            if game.state.is_at(ref):
                game.to_hand(ref.uid)


@dataclass(frozen=True, slots=True)
class MadeOf(Rule):
    """The record's cards are a Fusion Monster on the field and what it was fused from, as many as it counts."""

    while_face_up: ClassVar[bool] = True
    one_falls: ClassVar[bool] = True


def layers_of(s: Table, card: Card) -> bool:
    """Whether something other than additions bears on a monster's ATK."""
    return any(type(r.rule) in LAYERS and r.cards[0] == card.ref for r in s.lasting if r.cards)


def adders(game: Yugioh, card: Card) -> tuple[Ref, ...]:
    """The cards in play that add to a monster's ATK now."""
    from duel_tui.yugioh.rules import Boost
    from duel_tui.yugioh.stats import in_force

    found = (source for rule, source in in_force(game, Boost) if rule.applies(game, source, card))
    return tuple(dict.fromkeys(source.ref for source in found if isinstance(source, Card)))


def scalers(game: Yugioh, card: Card) -> list[tuple[OriginalByLife, Card]]:
    """The cards that change a monster's original ATK now; the first that has a say decides.

    Several count as one (UDE on Megamorph). For two players' cards that disagree no ruling is known: the one of the
    monster's own player decides, whatever the order in which they came.
    """
    from duel_tui.yugioh.stats import in_force

    found = [
        (rule, source)
        for rule, source in in_force(game, OriginalByLife)
        if isinstance(source, Card) and source.host == card.ref
    ]
    return sorted(found, key=lambda each: (each[1].controller != card.controller, each[1].slot))


def base(game: Yugioh, card: Card, printed: tuple[int, int], without_set: bool = True) -> tuple[int, int]:
    """The ATK and DEF of a face-up monster before anything is added.

    `without_set`: its original points; a value that its own effect has set is none.
    """
    atk, defense = printed
    value: int | None = None
    overruled: tuple[Ref, ...] = ()
    for record in game.state.lasting:
        if record.cards and record.cards[0] == card.ref:
            if isinstance(record.rule, AttackSet) and not without_set:
                value = record.rule.value
            elif isinstance(record.rule, OriginalHalved):
                atk, value, overruled = half(atk), None, record.cards[1:]
            elif isinstance(record.rule, OriginalSwapped):
                atk, defense, value, overruled = defense, atk, None, record.cards[1:]
    for rule, source in scalers(game, card):
        scaled = rule.scaled(game, source, atk)
        if scaled is not None and source.ref not in overruled:
            return scaled, defense
    return atk if value is None else value, defense


def layered(game: Yugioh, card: Card, printed: tuple[int, int]) -> int:
    """The ATK of a face-up monster on whose ATK something other than additions bears; it may be below 0."""
    from duel_tui.yugioh.rules import Boost, Reversed
    from duel_tui.yugioh.stats import in_force

    sign = -1 if any(True for _ in in_force(game, Reversed)) else 1
    added: dict[Ref, int] = {}
    for rule, source in in_force(game, Boost):
        if isinstance(source, Card) and rule.applies(game, source, card):
            added[source.ref] = added.get(source.ref, 0) + rule.atk * rule.times(game, source)
    total = base(game, card, printed, without_set=False)[0]
    for record in game.state.lasting:
        held: Any = record.rule
        if isinstance(held, Boost):
            if held.applies(game, record, card):
                total += sign * held.atk
        elif record.cards and record.cards[0] == card.ref:
            if isinstance(held, AttackFixed):
                total = held.value
                for ref in record.cards[1:]:
                    added.pop(ref, None)
            elif isinstance(held, AttackHalved) and halving(game, record):
                total += sign * sum(added.pop(ref, 0) for ref in record.cards[2:])
                total = half(max(0, total))
    return total + sign * sum(added.values())


def swapped(s: Table, card: Card) -> bool:
    """Whether a monster's original ATK and DEF are switched by something."""
    return any(type(r.rule) is OriginalSwapped and r.cards[0] == card.ref for r in s.lasting)


def change_original(game: Yugioh, card: Card, rule: Rule, player: int, source: str) -> None:
    """Halve or switch the original points of a monster until the end of the turn.

    Its ATK counts anew from the original one: a value that it was fixed at is over.
    """
    from duel_tui.yugioh.table import Lasting

    s = game.state
    s.lasting = tuple(r for r in s.lasting if not isinstance(r.rule, AttackFixed) or r.cards[0] != card.ref)
    before = tuple(other.ref for _, other in scalers(game, card))
    game.lasting(Lasting(rule, player, source, (card.ref, *before), s.turn))


def halving(game: Yugioh, record: Lasting) -> bool:
    """Whether the card that halves a monster's ATK still lies there and is not negated."""
    s = game.state
    return (
        len(record.cards) > 1 and s.is_at(record.cards[1]) and not negated(game, s.cards[record.cards[1].uid])
    )


def forget(s: Table, ref: Ref) -> None:
    """A card has left the field or was turned face-down: what was done to it for a time is over."""
    s.lasting = tuple(left for record in s.lasting if (left := _without(record, ref)) is not None)


def _without(record: Lasting, ref: Ref) -> Lasting | None:
    rule = record.rule
    if not rule.while_face_up or ref not in record.cards:
        return record
    if rule.one_falls:
        return None
    if isinstance(rule, LAYERS):
        needed = record.cards[: 2 if isinstance(rule, AttackHalved) else 1]
        return None if ref in needed else record
    left = tuple(other for other in record.cards if other != ref)
    return replace(record, cards=left) if left else None


def halve_attacker(game: Yugioh, attacker: Card, wall: Card) -> None:
    """Halve the ATK of a monster that attacks, once for each card that does so."""
    from duel_tui.yugioh.table import Lasting

    s = game.state
    if (
        attacker.zone != MONSTERS
        or not attacker.face_up
        or any(
            isinstance(r.rule, AttackHalved) and r.cards[:2] == (attacker.ref, wall.ref) for r in s.lasting
        )
    ):
        return
    cards = (attacker.ref, wall.ref, *adders(game, attacker))
    game.lasting(Lasting(AttackHalved(), wall.controller, wall.definition.name, cards))
