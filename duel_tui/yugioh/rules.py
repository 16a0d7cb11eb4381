"""Continuous rules that cards bring into the game while they lie face-up, and that lasting effects keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.kinship import Unaffected, shuns
from duel_tui.yugioh.which import BOUND, EQUIPPED, OPPONENT, THIS_CARD, Filter, Monster, Those
from duel_tui.yugioh.zones import DAMAGE_CALCULATION

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def holds_for(game: Yugioh, who: Those | Filter, source: Any, card: Card) -> bool:
    """Whether a rule's `who` covers a card; `source` is the card of the rule or the lasting effect."""
    if isinstance(source, Card):
        if Unaffected in game.state.ready and shuns(game, card, source.definition.kind, source.controller):
            return False
        if who is EQUIPPED or who is BOUND:
            return source.host is not None and source.host.uid == card.uid and source.host.stay == card.stay
        if isinstance(who, Those):
            return source.uid == card.uid
        return who.matches(game, card, source.controller, source.uid)
    if source.cards:
        return any(ref.uid == card.uid and ref.stay == card.stay for ref in source.cards)
    return not isinstance(who, Those) and who.matches(game, card, source.player)


@dataclass(frozen=True, slots=True)
class Boost(Rule):
    """ATK and DEF go up or down by fixed amounts, as long as a `condition` holds.

    `half_of_aim`: during damage calculation a monster that attacks another has half the ATK of that one besides (`atk`
    is 1 then). With `per_counter` by so much for each such counter on its card, with `each` for each of some cards.
    """

    who: Those | Filter
    atk: int = 0
    defense: int = 0
    per_counter: str = ""
    each: Filter | None = None
    condition: Any = None
    half_of_aim: bool = False
    while_face_up: ClassVar[bool] = True

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)

    def times(self, game: Yugioh, source: Any) -> int:
        """How many times the amounts count now."""
        if not isinstance(source, Card):
            return 1
        if self.half_of_aim:
            return _half_of_aim(game, source)
        if self.condition is not None and not self.condition.holds(game, source.controller, source.uid):
            return 0
        if self.each is not None:
            return len(self.each.all(game, source.controller, source.uid))
        return dict(source.counters).get(self.per_counter, 0) if self.per_counter else 1


def _half_of_aim(game: Yugioh, source: Card) -> int:
    """Half the ATK of what the equipped monster attacks, while damage is calculated."""
    if game.state.phase != DAMAGE_CALCULATION or game.attack is None or source.host != game.attack[0]:
        return 0
    aim = game.attack[1]
    return game.atk(aim.uid) // 2 if aim is not None else 0


@dataclass(frozen=True, slots=True)
class Reversed(Rule):
    """Every increase of ATK and DEF is a decrease and the other way round (Reverse Trap)."""


@dataclass(frozen=True, slots=True)
class CannotAttack(Rule):
    """These monsters cannot declare an attack, as long as a `condition` holds.

    `stops`: an attack that is declared already is stopped too.
    """

    who: Those | Filter = Monster(controller=OPPONENT)
    stops: bool = False
    condition: Any = None

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        if not holds_for(game, self.who, source, card):
            return False
        return self.condition is None or bool(self.condition.holds(game, source.controller, source.uid))


@dataclass(frozen=True, slots=True)
class CannotAttackDirectly(Rule):
    """These monsters cannot attack directly."""

    who: Those | Filter = Monster()
    aims: ClassVar[bool] = True
    while_face_up: ClassVar[bool] = True

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class CannotBeTargeted(Rule):
    """These cards cannot be the target of an effect of a Spell, Trap or monster; `by` opponent: of an opponent's."""

    who: Filter
    by: str = ""

    def forbids(self, game: Yugioh, source: Any, card: Card, player: int) -> bool:
        if self.by and player == getattr(source, "controller", getattr(source, "player", -1)):
            return False
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class ForcedDefense(Rule):
    """These face-up monsters are turned to Defense Position and cannot change it; without `locks` they may be turned,
    but only to be turned back at once.
    """

    who: Filter
    locks: bool = True
    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Turn those that stand in Attack Position. Returns whether anything changed."""
        changed = False
        for uid in self.who.all(game, source.controller, source.uid):
            if not game.state.cards[uid].sideways and game.turn_sideways(uid, True):
                changed = True
        return changed

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        return self.locks and card.sideways and holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class Pierces(Rule):
    """When this monster attacks a Defense Position monster with less DEF, the opponent takes the difference."""

    who: Those | Filter = THIS_CARD

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class DefenseAfterAttack(Rule):
    """After this monster has attacked it is turned to Defense Position at the end of the Damage Step.

    `late`: only at the end of the Battle Phase, and then it cannot change its position by hand until its player's next
    turn has ended.
    """

    late: bool = False


@dataclass(frozen=True, slots=True)
class DestroysItsMonster(Rule):
    """When this card is destroyed, the monster it is equipped or bound to is destroyed.

    `leaving`: also when it leaves the field in another way (Call of the Haunted).
    """

    leaving: bool = False


@dataclass(frozen=True, slots=True)
class DestroyedWithItsMonster(Rule):
    """When the monster that this card is bound to is destroyed, this card is destroyed.

    If the monster leaves in another way or is turned face-down, the card stays without meaning; with `leaving` it is
    destroyed in whatever way the monster leaves, with `hidden` it holds the monster also face-down.
    """

    leaving: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class CannotSummon(Rule):
    """The player cannot Summon monsters (face-up, in any way); Setting is allowed."""


@dataclass(frozen=True, slots=True)
class NoBattlePhase(Rule):
    """The player cannot conduct a Battle Phase."""


@dataclass(frozen=True, slots=True)
class NoBattleDamage(Rule):
    """The player takes no battle damage and his monsters are not destroyed by battle (Waboku)."""

    spares_monsters: bool = True


@dataclass(frozen=True, slots=True)
class MayTribute(Rule):
    """The player must Tribute this monster of the opponent's as if it were his, if he Tributes (Soul Exchange)."""


@dataclass(frozen=True, slots=True)
class Awaits(Rule):
    """The next time its happening comes about, a further effect of the card may be used, once (Last Will).

    `effect` is the number of that effect on the card, counted from 0.
    """

    effect: int = 1


@dataclass(frozen=True, slots=True)
class LastsTurns(Rule):
    """The card is destroyed in the End Phase of the opponent's `turns`-th turn after it came to the field."""

    negatable: ClassVar[bool] = False
    turns: int = 3

    def end_phase(self, game: Yugioh, source: Card) -> None:
        """Count a turn of the opponent's; the last one ends the card."""
        s = game.state
        if s.player == source.controller:
            return
        count = dict(source.counters).get("turn", 0) + 1
        s.change(source.uid, counters=(("turn", count),))
        if count >= self.turns:
            game.destroy((source.uid,), "rule")
