"""Static abilities that only one or two cards have, each asked for at one place of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.duel_masters.definitions import Rule
from duel_tui.duel_masters.which import Filter
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class AttacksPlayerAnyway(Rule):
    """Untapped, it can attack the opponent whatever a card or the rule on fresh creatures says (Miracle Portal)."""


@dataclass(frozen=True, slots=True)
class GuardsShields(Rule):
    """When a shield of its player would be broken, he may do these steps instead; the shield stays."""

    do: tuple[Any, ...]
    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ReturnsTriggers(Rule):
    """A spell that its player casts by its shield trigger goes to his hand instead of the graveyard."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NoTapAbilities(Rule):
    """Players cannot use the tap abilities of their creatures."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ManaStaysTapped(Rule):
    """The cards in its player's mana zone do not untap at the start of his turns."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CannotBeTapped(Rule):
    """The opponent cannot tap it."""


@dataclass(frozen=True, slots=True)
class CastsBroken(Rule):
    """A shield that it would break is shown; a spell with shield trigger is cast by its player and then buried."""


@dataclass(frozen=True, slots=True)
class OnlyTopLeaves(Rule):
    """When it would leave the battle zone, only its top card does; what lies under it stays."""


@dataclass(frozen=True, slots=True)
class OwnersPickShields(Rule):
    """Shields that their owner's opponent would choose are chosen by their owner, on both sides."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CreaturesStayTapped(Rule):
    """No creature untaps at the start of a turn; then its player may tap mana, two cards for each that he untaps."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AddsRace(Rule):
    """It has this race in addition to its others."""

    race: str


@dataclass(frozen=True, slots=True)
class Battling:
    """The creature is battling a creature that matches: their power is being compared."""

    which: Filter

    def holds(self, game: DuelMasters, card: Card) -> bool:
        if card.uid not in game.battling:
            return False
        foe = next(uid for uid in game.battling if uid != card.uid)
        return bool(self.which.matches(game, game.state.cards[foe], card.controller, card.uid))
