"""Rules of families of monsters: Toons and their World, monsters that Spells do not affect, Levels that change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.which import OPPONENT, Filter, Those
from duel_tui.yugioh.zones import MONSTERS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class Unaffected(Rule):
    """This face-up monster is unaffected by the effects of a kind of card, of any player's or of the opponent's (`by`).

    It can be targeted, and it can be a price all the same. With a `condition` only as long as that holds.
    """

    kind: str = "spell"
    by: str = ""
    condition: Any = None


def shuns(game: Yugioh, card: Card, kind: str, player: int) -> bool:
    """Whether a monster is unaffected by what a player's card of a kind does."""
    if card.zone != MONSTERS or not card.face_up:
        return False
    for rule in card.definition.rules:
        if isinstance(rule, Unaffected) and rule.kind == kind:
            if rule.by == OPPONENT and player == card.controller:
                continue
            if rule.condition is not None and not rule.condition.holds(game, card.controller, card.uid):
                continue
            return not game.is_negated(card)
    return False


@dataclass(frozen=True, slots=True)
class ChangesLevel(Rule):
    """The Levels of these monsters are higher or lower (`by`) while the card is in force; never below 1."""

    who: Those | Filter
    by: int

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        from duel_tui.yugioh.rules import holds_for

        return holds_for(game, self.who, source, card)


def level(game: Yugioh, uid: int) -> int:
    """The Level of a monster as it is now."""
    s = game.state
    card = s.cards[uid]
    value: int = card.definition.level
    if ChangesLevel not in s.ready or not value:
        return value
    from duel_tui.yugioh.stats import in_force

    change = sum(rule.by for rule, source in in_force(game, ChangesLevel) if rule.applies(game, source, card))
    return max(1, value + change)


@dataclass(frozen=True, slots=True)
class AttacksPastMonsters(Rule):
    """A Toon may attack directly; while the opponent controls a face-up Toon it must attack one of those instead.

    `world`: only while its player controls that card, and then an opposing Toon only stops direct attacks.
    `only`: the monster, which need not be a Toon, attacks in no other way than directly.
    """

    world: str = ""
    only: bool = False
    aims: ClassVar[bool] = True


def is_toon(card: Card) -> bool:
    """Whether a card is a face-up Toon."""
    return card.face_up and bool(card.definition.toon)


def toon_aims(game: Yugioh, card: Card, there: tuple[int, ...]) -> tuple[int, ...] | None:
    """What a Toon may attack of the monsters that are `there`; -1 is a direct attack. None: nothing is said of it."""
    from duel_tui.yugioh.stats import in_force

    s = game.state
    for rule, source in in_force(game, AttacksPastMonsters):
        if not isinstance(source, Card) or source.uid != card.uid:
            continue
        if rule.only:
            return (-1,)
        toons = tuple(uid for uid in there if is_toon(s.cards[uid]))
        if rule.world:
            return None if toons or not controls(game, card.controller, rule.world) else (*there, -1)
        return toons or (*there, -1)
    return None


def controls(game: Yugioh, player: int, name: str) -> bool:
    """Whether a player controls a face-up Spell or Trap of a name."""
    s = game.state
    lying = (s.cards[uid] for uid in s.zones[SPELLS + player])
    return any(card.face_up and card.definition.counted_name == name for card in lying)


def lacks_world(game: Yugioh, player: int, card: Card) -> bool:
    """Whether a monster needs a card on its player's side to be Special or Flip Summoned, and it is not there."""
    needed: str = card.definition.needs
    return bool(needed) and not controls(game, player, needed)


@dataclass(frozen=True, slots=True)
class PaysToAttack(Rule):
    """The player of this monster must pay Life Points to declare an attack with it."""

    life: int
    aims: ClassVar[bool] = True


def price_of_attack(game: Yugioh, uid: int) -> int:
    """How many Life Points an attack of a monster costs its player."""
    if PaysToAttack not in game.state.ready:
        return 0
    from duel_tui.yugioh.stats import in_force

    found = in_force(game, PaysToAttack)
    return sum(rule.life for rule, source in found if isinstance(source, Card) and source.uid == uid)


@dataclass(frozen=True, slots=True)
class TributesToAttack(Rule):
    """The player of this monster must Tribute another monster to declare an attack with it."""

    aims: ClassVar[bool] = True


def tributes_of_attack(game: Yugioh, uid: int) -> tuple[int, ...] | None:
    """The monsters that can be Tributed for an attack of a monster; None: it asks for none."""
    if TributesToAttack not in game.state.ready:
        return None
    from duel_tui.yugioh.restrictions import tributable
    from duel_tui.yugioh.stats import in_force

    found = in_force(game, TributesToAttack)
    if not any(isinstance(source, Card) and source.uid == uid for _, source in found):
        return None
    mine = game.state.zones[MONSTERS + game.state.cards[uid].controller]
    return tributable(game, (other for other in mine if other != uid and other not in game.doomed))


@dataclass(frozen=True, slots=True)
class FallsWith(Rule):
    """When a face-up card of this name on the field is destroyed, this monster is destroyed."""

    name: str


def falling(game: Yugioh, destroyed: list[Card]) -> list[int]:
    """The monsters that are destroyed along with some cards that were face-up on the field."""
    from duel_tui.yugioh.stats import in_force

    names = {card.definition.counted_name for card in destroyed if card.face_up and card.zone != MONSTERS}
    found = in_force(game, FallsWith)
    return [source.uid for rule, source in found if isinstance(source, Card) and rule.name in names]


__all__ = [
    "AttacksPastMonsters",
    "ChangesLevel",
    "FallsWith",
    "PaysToAttack",
    "TributesToAttack",
    "Unaffected",
]
