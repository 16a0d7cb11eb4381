"""Trigger and FLIP effects: which have been triggered by what happened, and in which order they go on the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from duel_tui.engine.steps import PASS, Decision, Orders, Steps
from duel_tui.yugioh.moments import TRIGGER
from duel_tui.yugioh.priority import ACTIVATE, usable
from duel_tui.yugioh.zones import GRAVE

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


class Pending(NamedTuple):
    """A triggered effect that waits for its place in the chain. `at` is the number of its event."""

    player: int
    uid: int
    number: int
    event: Any
    at: int
    optional: bool

    def ready(self, game: Yugioh) -> bool:
        """Whether it can be activated: a mandatory effect without a legal target is not."""
        effect = game.state.cards[self.uid].definition.effects[self.number]
        return usable(game, self.player, self.uid, effect)

    def wanted(self) -> Steps[bool]:
        """Ask whether an optional trigger is used."""
        options = [ACTIVATE[self.uid], PASS]
        answer = yield Decision(self.player, "trigger", "trigger", options, (self.uid,))
        return answer is not PASS


def pending(game: Yugioh, events: list[Any]) -> list[Pending]:
    """The effects that some events have triggered."""
    s = game.state
    if TRIGGER not in s.ready:
        return []
    found: list[Pending] = []
    for at, event in enumerate(events):
        for uid in s.ready.get(event[0], ()):
            card = s.cards[uid]
            for index in card.definition.by_key[event[0]]:
                effect = card.definition.effects[index]
                player = card.owner if card.zone == GRAVE else card.controller
                if effect.when.matches(game, event, player, uid) and (
                    effect.condition is None or effect.condition.holds(game, player, uid)
                ):
                    found.append(Pending(player, uid, index, event, at, effect.optional))
    return found


def queue(game: Yugioh, found: list[Pending]) -> Steps[list[Pending]]:
    """Put triggers in the order of their links (YR-04).

    Mandatory ones of the turn player, of the opponent, optional ones of the turn player, of the opponent; an earlier
    event first; what one player has of one event he orders himself.
    """
    ordered: list[Pending] = []
    turn_player = game.state.player
    for optional in (False, True):
        for player in (turn_player, 1 - turn_player):
            mine = [p for p in found if p.optional == optional and p.player == player]
            for at in sorted({p.at for p in mine}):
                ordered += yield from _own_order(game, player, [p for p in mine if p.at == at])
    return ordered


def _own_order(game: Yugioh, player: int, same: list[Pending]) -> Steps[list[Pending]]:
    cards = game.state.cards
    if len(same) < 2 or len({p.uid for p in same}) < len(same):
        return same
    if len({cards[p.uid].definition for p in same}) == 1:
        return same
    uids = tuple(p.uid for p in same)
    answer = yield Decision(player, "order", "order", Orders(uids), uids, uids, len(uids), len(uids))
    return [next(p for p in same if p.uid == uid) for uid in answer.cards]
