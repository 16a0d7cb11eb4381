"""Trigger and FLIP effects: which have been triggered by what happened, and in which order they go on the chain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from duel_tui.engine.steps import PASS, Decision, Orders, Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD, keys_of
from duel_tui.yugioh.moments import TRIGGER
from duel_tui.yugioh.priority import ACTIVATE, usable
from duel_tui.yugioh.rules import Awaits
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.zones import GRAVE, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


BETWEEN = (happened.Activated, happened.Resolved, happened.NoEffect, happened.Negated, happened.PhaseBegan)
"""Events that lie between two moments."""
HAPPENINGS = (
    happened.Drawn,
    happened.Flipped,
    happened.TurnedDown,
    happened.PositionChanged,
    happened.Destroyed,
    happened.Banished,
    happened.Returned,
    happened.AddedToHand,
    happened.Tributed,
    happened.Discarded,
    happened.Equipped,
    happened.ControlChanged,
    happened.Damaged,
    happened.Healed,
)
"""Events after which an earlier one is no longer the last thing to happen."""


At = tuple[int, int]
"""The number of a moment."""


class Pending(NamedTuple):
    """A triggered effect that waits for its place in the chain.

    `at` is the number of its moment, `record` the lasting effect that it comes from and uses up.
    """

    player: int
    uid: int
    number: int
    event: Any
    at: At
    optional: bool
    record: Lasting | None = None

    def ready(self, game: Yugioh) -> bool:
        """Whether it can be activated: a mandatory effect without a legal target is not."""
        card = game.state.cards[self.uid]
        effect = card.definition.effects[self.number]
        if effect.way == CARD and (card.zone != SPELLS or card.face_up or card.arrived >= game.state.turn):
            return False
        return usable(game, self.player, self.uid, effect, self.event)

    def wanted(self) -> Steps[bool]:
        """Ask whether an optional trigger is used."""
        options = [ACTIVATE[self.uid], PASS]
        answer = yield Decision(self.player, "trigger", "trigger", options, (self.uid,))
        return answer is not PASS


def pending(game: Yugioh, events: list[Any]) -> list[Pending]:
    """The effects that some events have triggered."""
    s = game.state
    if s.lasting:
        found = awaited(game, events)
    elif TRIGGER not in s.ready:
        return []
    else:
        found = []
    if not any([event[0] in s.ready for event in events]):  # noqa: C419 - most often nothing, and a list is faster
        return found
    for at, event in moments_of(events):
        for uid in s.ready.get(event[0], ()):
            card = s.cards[uid]
            for index in card.definition.by_key[event[0]]:
                effect = card.definition.effects[index]
                if effect.once and (card.ref, index, s.turn) in s.used:
                    continue
                player = card.owner if card.zone == GRAVE else card.controller
                if effect.anyone:
                    user = getattr(effect.when, "user", None)
                    player = event[3] if user is None else user(event)
                if effect.when.matches(game, event, player, uid) and (
                    effect.condition is None or effect.condition.holds(game, player, uid)
                ):
                    if effect.at_once and missed(events, event):
                        game.emit((happened.MissedTiming, card))
                        continue
                    if getattr(effect.when, "together", False) and any(
                        (p.uid, p.number, p.at) == (uid, index, at) for p in found
                    ):
                        continue
                    found.append(Pending(player, uid, index, event, at, effect.optional))
    return found


def missed(events: list[Any], event: Any) -> bool:
    """Whether something else has happened since an event: later in the chain, a Summon that it paid for, or a draw."""
    at = next(number for number, other in enumerate(events) if other is event)
    later = False
    for other in events[at + 1 :]:
        if other[0] in (happened.Summoned, happened.Drawn) or (later and other[0] in HAPPENINGS):
            return True
        later = later or other[0] in BETWEEN
    return False


def moments_of(events: list[Any]) -> Iterator[tuple[At, Any]]:
    """Events with the number of their moment: what one effect or action does of a kind happens at the same time.

    The first number parts a Tribute Summon from all that was before it.
    """
    first: dict[type, int] = {}
    summons = 0
    for at, event in enumerate(events):
        kind = event[0]
        if kind in BETWEEN:
            first.clear()
        elif kind is happened.Summoned and event[2] == "tribute":
            summons += 1
        yield (summons, first.setdefault(kind, at)), event


def awaited(game: Yugioh, events: list[Any]) -> list[Pending]:
    """The effects that lasting effects have waited for (Last Will), each once."""
    found = []
    for record in game.state.lasting:
        rule = record.rule
        if not isinstance(rule, Awaits):
            continue
        uid = card_of(game, record)
        effect = game.state.cards[uid].definition.effects[rule.effect]
        for at, event in moments_of(events):
            if event[0] in keys_of(effect.when) and effect.when.matches(game, event, record.player, uid):
                found.append(Pending(record.player, uid, rule.effect, event, at, effect.optional, record))
                break
    return found


def card_of(game: Yugioh, record: Lasting) -> int:
    """The card that began a lasting effect, wherever it lies now; of several of its name, one that can be seen."""
    cards = game.state.cards
    named = [card for card in cards if card.definition.name == record.source and card.owner == record.player]
    return next((card.uid for card in named if card.zone == GRAVE), named[0].uid)


def queue(game: Yugioh, found: list[Pending]) -> Steps[list[Pending]]:
    """Put triggers in the order of their links (YR-04).

    Mandatory ones of the turn player, of the opponent, optional ones of the turn player, of the opponent; an earlier
    event first, a Tribute before the Summon it paid for even if its effect is the opponent's; what one player has of
    one event he orders himself.
    """
    ordered: list[Pending] = []
    turn_player = game.state.player
    for optional in (False, True):
        for summons in sorted({p.at[0] for p in found}):
            for player in (turn_player, 1 - turn_player):
                mine = [p for p in found if (p.optional, p.at[0], p.player) == (optional, summons, player)]
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
