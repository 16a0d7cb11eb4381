"""Evolution creatures as stacks of cards: what lies directly under the top card, and taking the top card away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.zones import BATTLE, GRAVE, HAND, MANA, ZONE_NAMES

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

PUT = {HAND: happened.PutInHand, MANA: happened.PutInMana, GRAVE: happened.PutInGraveyard}


def creatures_under(game: DuelMasters, uids: Sequence[int]) -> list[list[int]]:
    """The cards under an evolution creature as the creatures they would be: one, or two under a vortex evolution.

    `uids` are the cards, the lowest first; each list ends with the top card of such a creature. A card that evolves
    has under it as many of the creatures before it as it needs bases.
    """
    cards = game.state.cards
    found: list[list[int]] = []
    for uid in uids:
        n = len(cards[uid].definition.evolves)
        own = found[-n:] if n else []
        del found[len(found) - len(own) :]
        found.append([*(each for below in own for each in below), uid])
    return found


def take_top(game: DuelMasters, uid: int, zone: int) -> None:
    """Put the top card of an evolution creature into its owner's hand, mana zone or graveyard.

    What lay under it stays in the battle zone, tapped if the creature was. It has not left and not come: nothing
    triggers, and it is as old as it was.
    """
    s = game.state
    top = s.cards[uid]
    tapped = zone == MANA and top.definition.multicolored
    part(game, uid)
    game.happen(PUT[zone], game.put(uid, zone, tapped), ZONE_NAMES[BATTLE])


def part(game: DuelMasters, uid: int) -> None:
    """Let the creatures under an evolution creature stand by themselves, right after it."""
    s = game.state
    top = s.cards[uid]
    owner = top.controller
    at = s.zones[BATTLE + owner].index(uid) + 1
    for group in creatures_under(game, game.bases(uid)):
        base = group[-1]
        came = s.cards[base].arrived
        s.leave(base)
        others = s.zones[BATTLE + owner]
        s.zones[BATTLE + owner] = (*others[:at], base, *others[at:])
        s.move(base, BATTLE, owner, 0, True, top.sideways, 3, False)
        new = s.change(base, arrived=came)
        for each in group[:-1]:
            s.change(each, host=new.ref)
        at += 1
