"""Who controls a monster: the side it came to, and the effects that have changed that since (YR-09).

Every change is a claim, a record of its own; the latest claim that still holds decides. The first claim is that of the
player who had the monster before, so that it goes back to him when no other claim is left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.kinship import Unaffected, shuns
from duel_tui.yugioh.negation import negated
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.engine.state import Ref
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class Controls(Rule):
    """The player controls a monster. The record's cards are the monster and, if one is needed, the card that holds it.

    Without an end the claim lasts as long as the monster stays on the field.
    """


def claim(
    game: Yugioh, uid: int, player: int, source: str, *, held_by: int | None = None, this_turn: bool = False
) -> bool:
    """Give control of a monster to a player, and say whether he has it now.

    `held_by` is the card that holds it (Snatch Steal); `this_turn`: until the End Phase of this turn. Without a free
    zone the monster is destroyed.
    """
    s = game.state
    card = s.cards[uid]
    if card.zone != MONSTERS or uid in game.doomed or game.stays_put(uid):
        return False
    ref = card.ref
    if not any(record.cards[0] == ref for record in claims(game)):
        s.lasting += (Lasting(Controls(), card.controller, "", (ref,)),)
    cards = (ref,) if held_by is None else (ref, s.cards[held_by].ref)
    until = s.turn if this_turn else 0
    s.lasting += (Lasting(Controls(), player, source, cards, until, at_end_phase=this_turn),)
    settle(game)
    return s.is_at(ref) and s.cards[uid].controller == player


def claims(game: Yugioh) -> list[Lasting]:
    """All claims, the earliest first."""
    return [record for record in game.state.lasting if type(record.rule) is Controls]


def settle(game: Yugioh) -> bool:
    """Let each claimed monster be where its latest claim says. Returns whether one has moved."""
    s = game.state
    found = claims(game)
    if not found:
        return False
    over = [record for record in found if not _lives(game, record)]
    wanted: dict[Ref, int] = {}
    number: dict[Ref, int] = {}
    for record in found:
        if record not in over:
            ref = record.cards[0]
            number[ref] = number.get(ref, 0) + 1
            if _holds(game, record) and not _shunned(game, record):
                wanted[ref] = record.player
    over += [record for record in found if record not in over and number[record.cards[0]] == 1]
    if over:
        s.lasting = tuple(record for record in s.lasting if record not in over)
    moved = False
    for ref, player in wanted.items():
        if s.is_at(ref) and s.cards[ref.uid].controller != player and not game.stays_put(ref.uid):
            game.control(ref.uid, player)
            moved = True
    return moved


def _lives(game: Yugioh, record: Lasting) -> bool:
    """Whether a claim can still mean something: its monster is there, and the card that holds it too."""
    s = game.state
    monster = record.cards[0]
    if not s.is_at(monster):
        return False
    return len(record.cards) == 1 or (
        s.is_at(record.cards[1]) and s.cards[record.cards[1].uid].host == monster
    )


def _holds(game: Yugioh, record: Lasting) -> bool:
    """Whether a claim counts now: the card that holds the monster is not negated."""
    return len(record.cards) == 1 or not negated(game, game.state.cards[record.cards[1].uid])


def _shunned(game: Yugioh, record: Lasting) -> bool:
    """Whether the monster, turned face-up since, is unaffected by the card that took it (Deepsea Warrior)."""
    cards, taken = game.state.cards, record.cards[0]
    if Unaffected not in game.state.ready or not game.state.is_at(taken):
        return False
    kind = next((card.definition.kind for card in cards if card.definition.name == record.source), "")
    return bool(kind) and shuns(game, cards[taken.uid], kind, record.player)


def keep(game: Yugioh, ref: Ref) -> None:
    """A monster is turned face-down: cards that held it lose it, but it stays with the player who has it (YR-09)."""
    s = game.state
    s.lasting = tuple(
        replace(record, cards=(ref,))
        if type(record.rule) is Controls and record.cards[0] == ref and _holds(game, record)
        else record
        for record in s.lasting
    )


def swap(game: Yugioh, mine: int, theirs: int, source: str) -> None:
    """Two monsters of different players change sides for good, at the same time; neither needs a free zone."""
    s = game.state
    for uid, other in ((mine, theirs), (theirs, mine)):
        card, new = s.cards[uid], s.cards[other].controller
        if not any(record.cards[0] == card.ref for record in claims(game)):
            s.lasting += (Lasting(Controls(), card.controller, "", (card.ref,)),)
        s.lasting += (Lasting(Controls(), new, source, (card.ref,)),)
    game.exchange(mine, theirs)
