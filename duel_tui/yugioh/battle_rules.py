"""Continuous rules about attacks and battles: who is attacked, how often, what must be, what survives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.rules import holds_for
from duel_tui.yugioh.which import THIS_CARD, Filter, Monster, Those
from duel_tui.yugioh.zones import BEFORE_CALCULATION

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class CannotBeAttacked(Rule):
    """The opponent's monsters cannot attack these monsters, as long as a `condition` holds.

    `passed_by`: they keep nobody from attacking directly (The Legendary Fisherman).
    """

    who: Those | Filter = THIS_CARD
    condition: Any = None
    passed_by: bool = False
    aims: ClassVar[bool] = True

    def shields(self, game: Yugioh, source: Card, card: Card) -> bool:
        """Whether a monster may not be the target of an attack."""
        if card.controller != source.controller or not holds_for(game, self.who, source, card):
            return False
        return self.condition is None or bool(self.condition.holds(game, source.controller, source.uid))


@dataclass(frozen=True, slots=True)
class AttacksTimes(Rule):
    """This monster may attack several times in a Battle Phase."""

    times: int = 2
    who: Those | Filter = THIS_CARD
    aims: ClassVar[bool] = True

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class AttacksEach(Rule):
    """This monster may attack each of the opponent's monsters once; then it does not attack directly."""

    who: Those | Filter = THIS_CARD
    aims: ClassVar[bool] = True

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        return holds_for(game, self.who, source, card)


@dataclass(frozen=True, slots=True)
class AttacksOnceMore(Rule):
    """A monster may attack once more, if nothing else attacks before it (Envoy of the Beginning)."""


@dataclass(frozen=True, slots=True)
class MustAttack(Rule):
    """This monster must attack if it can, and its player must enter the Battle Phase."""

    aims: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SurvivesBattle(Rule):
    """These monsters are not destroyed by battle; with `foe` not by battle with such a monster.

    Only as long as a `condition` holds.
    """

    who: Those | Filter = THIS_CARD
    foe: Monster | None = None
    condition: Any = None

    def applies(self, game: Yugioh, source: Any, card: Card) -> bool:
        if not holds_for(game, self.who, source, card):
            return False
        if self.condition is not None and not self.condition.holds(game, card.controller, card.uid):
            return False
        if self.foe is None:
            return True
        cards = game.state.cards
        fought = (cards[ref.uid] for ref in game.attack or () if ref is not None and ref.uid != card.uid)
        return any(self.foe.matches(game, other, card.controller, card.uid) for other in fought)


@dataclass(frozen=True, slots=True)
class SafeBeside(Rule):
    """As a lasting effect: a monster is not destroyed by battle as long as another, or itself, lies there face-up.

    The record's cards are that monster, then the other one.
    """

    while_face_up: ClassVar[bool] = True
    one_falls: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NoDamageFromItsBattles(Rule):
    """The player takes no battle damage from battles of this monster, as long as a `condition` holds."""

    condition: Any = None

    def spares(self, game: Yugioh, source: Card, player: int) -> bool:
        """Whether a player takes no damage from the battle that goes on."""
        if source.controller != player or game.attack is None:
            return False
        if all(ref is None or ref.uid != source.uid for ref in game.attack):
            return False
        return self.condition is None or bool(self.condition.holds(game, player, source.uid))


@dataclass(frozen=True, slots=True)
class DestroyedInDefense(Rule):
    """This card is destroyed when it is in face-up Defense Position; in a battle only after damage calculation."""

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        if not source.sideways or game.state.phase in BEFORE_CALCULATION:
            return False
        return game.destroy((source.uid,)) > 0


@dataclass(frozen=True, slots=True)
class DestroyedWhenTargeted(Rule):
    """This card is destroyed after an effect has resolved that targeted it face-up, and when a card is put on it.

    In a battle only after damage calculation.
    """

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        if game.state.phase in BEFORE_CALCULATION:
            return False
        if source.ref not in game.struck and not game.joined(source):
            return False
        return game.destroy((source.uid,)) > 0


@dataclass(frozen=True, slots=True)
class SilencesBeaten(Rule):
    """The effects of monsters of a kind are negated when one of `who` destroys them by battle (Blade Knight)."""

    which: Monster = Monster()
    condition: Any = None
    who: Those | Filter = THIS_CARD

    def covers(self, game: Yugioh, source: Card, winner: Card) -> bool:
        """Whether a monster that has won a battle is one of these."""
        return holds_for(game, self.who, source, winner)

    def silences(self, game: Yugioh, source: Card, card: Card) -> bool:
        """Whether the effects of a monster that this one has beaten are negated."""
        if not self.which.matches(game, card, source.controller, source.uid):
            return False
        return self.condition is None or bool(self.condition.holds(game, source.controller, source.uid))


@dataclass(frozen=True, slots=True)
class CannotChangeControl(Rule):
    """Nobody else can take control of this face-up monster."""


@dataclass(frozen=True, slots=True)
class SpiritReturns(Rule):
    """This card returns to its owner's hand in the End Phase of the turn in which it was Summoned or turned face-up."""

    def end_phase(self, game: Yugioh, source: Card) -> None:
        turn = game.state.turn
        if source.arrived == turn or ("flipped", turn) in source.marks:
            game.to_hand(source.uid)


@dataclass(frozen=True, slots=True)
class Upkeep(Rule):
    """In each of his Standby Phases the player pays Life Points, or the card is destroyed.

    `must`: he pays if he can. `family`: the series whose upkeep another card may spare him (Pandemonium).
    """

    life: int
    must: bool = False
    family: str = ""


@dataclass(frozen=True, slots=True)
class SparesUpkeep(Rule):
    """Nobody pays for the monsters of a series in his Standby Phase."""

    family: str


@dataclass(frozen=True, slots=True)
class CountsStandby(Rule):
    """The card counts the Standby Phases of its player since its activation."""

    negatable: ClassVar[bool] = False

    def standby(self, game: Yugioh, source: Card) -> None:
        count = dict(source.counters).get("turn", 0) + 1
        game.state.change(source.uid, counters=(("turn", count),))


@dataclass(frozen=True, slots=True)
class NoBanishingFromGraves(Rule):
    """The opponent cannot remove cards in a Graveyard from play."""
