"""Graveyards that a card shuts: nothing removes their cards from play, and effects move none of them (Necrovalley)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.zones import GRAVE, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class ShutsGraves(Rule):
    """Cards in the Graveyards cannot be removed from play, be targeted there, or be moved by effects.

    What a card in a Graveyard does to itself goes on.
    """


@dataclass(frozen=True, slots=True)
class OpensGrave(Rule):
    """The Graveyard of this card's player is not affected by the card of this name."""

    name: str


@dataclass(frozen=True, slots=True)
class ReachesGraves(Rule):
    """What this card does is not affected by the card of this name (Rite of Spirit)."""

    name: str


@dataclass(frozen=True, slots=True)
class OnlyOneFaceUp(Rule):
    """A player can control only one face-up card of this name; one that comes besides is sent to the Graveyard."""

    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Send this card to the Graveyard if an older one lies face-up on its side. Returns whether it went."""
        s = game.state
        if source.uid in game.doomed:
            return False
        for uid in s.zones[MONSTERS + source.controller]:
            other = s.cards[uid]
            if other.uid != source.uid and other.face_up and other.definition is source.definition:
                if (other.arrived, other.stay) <= (source.arrived, source.stay):
                    game.to_grave(source.uid)
                    return True
        return False


def shut(game: Yugioh, player: int) -> Card | None:
    """The card that shuts a player's Graveyard, if there is one."""
    if ShutsGraves not in game.state.ready:
        return None
    from duel_tui.yugioh.stats import in_force

    for _, source in in_force(game, ShutsGraves):
        if isinstance(source, Card) and not any(
            rule.name == source.definition.name and getattr(key, "controller", -1) == player
            for rule, key in in_force(game, OpensGrave)
        ):
            return source
    return None


def movable(game: Yugioh, uids: Iterable[int], this: int = -1) -> tuple[int, ...]:
    """Those of some cards that lie in no shut Graveyard; `this` is the card that acts, which may move itself."""
    uids = tuple(uids)
    if ShutsGraves not in game.state.ready:
        return uids
    cards = game.state.cards
    if this >= 0 and any(isinstance(rule, ReachesGraves) for rule in cards[this].definition.rules):
        return uids
    closed = [player for player in (0, 1) if shut(game, player) is not None]
    return tuple(
        uid for uid in uids if uid == this or cards[uid].zone != GRAVE or cards[uid].controller not in closed
    )


__all__ = ["OnlyOneFaceUp", "OpensGrave", "ReachesGraves", "ShutsGraves"]
