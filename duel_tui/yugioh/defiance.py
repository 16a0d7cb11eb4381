"""Monsters that defy what is aimed at them when it resolves: by a die (Terrorking Archfiend), by turning face-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.state import Card
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD, Rule
from duel_tui.yugioh.zones import MONSTERS, ON_FIELD

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class RollsAgainst(Rule):
    """When an opponent's effect that targets this card resolves, a die is rolled.

    With one of `numbers` the effect is negated and its card destroyed.
    """

    numbers: tuple[int, ...] = (2, 5)


@dataclass(frozen=True, slots=True)
class GuardsFaceDown(Rule):
    """A Spell Card that targets this face-down card alone is negated, and this card is turned to face-up Defense."""


def defied(game: Yugioh, link: Link) -> bool:
    """Whether one of a link's targets negates it now. It has been destroyed, or the target turned up, then."""
    if not link.targets:
        return False
    return _awakened(game, link) or (RollsAgainst in game.state.ready and _rolled_away(game, link))


def _rolled_away(game: Yugioh, link: Link) -> bool:
    from duel_tui.yugioh.nodes.chance import roll
    from duel_tui.yugioh.stats import in_force

    s = game.state
    aimed = {ref for refs in link.targets for ref in refs}
    for rule, source in tuple(in_force(game, RollsAgainst)):
        if not isinstance(source, Card) or source.ref not in aimed or source.controller == link.player:
            continue
        if roll(game, source.controller) in rule.numbers:
            now = s.cards[link.uid]
            if now.stay == link.card.stay and now.zone in ON_FIELD:
                game.destroy((link.uid,))
            return True
    return False


def _awakened(game: Yugioh, link: Link) -> bool:
    refs = [ref for refs in link.targets for ref in refs]
    if len(refs) != 1 or link.effect.way != CARD or link.card.definition.kind != "spell":
        return False
    card = game.state.cards[refs[0].uid]
    if card.face_up or card.zone != MONSTERS or not game.state.is_at(refs[0]):
        return False
    if not any(isinstance(rule, GuardsFaceDown) for rule in card.definition.rules):
        return False
    game.turn_up(card.uid, "effect")
    game.emit((happened.Negated, link.card))
    return True


__all__ = ["GuardsFaceDown", "RollsAgainst"]
