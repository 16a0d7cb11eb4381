"""What one seat may know of a Duel Masters duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.duel_masters.values import sick
from duel_tui.duel_masters.zones import BATTLE, SHIELDS, ZONE_NAMES
from duel_tui.engine.state import Card, Ref
from duel_tui.engine.view import CardView, Outcome, View

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


def view(game: DuelMasters, seat: int) -> View:
    """The table as a seat sees it. Cards it may not know have no name; numbers of cards are never in it."""
    s = game.state
    zones: dict[tuple[int, str], tuple[CardView, ...]] = {}
    counts: dict[tuple[int, str], int] = {}
    for zone, name in ZONE_NAMES.items():
        for player in (0, 1):
            uids = s.zones[zone + player]
            counts[player, name] = len(uids)
            seen = [card_view(game, s.cards[uid], seat) for uid in uids]
            if name == "deck":
                seen.reverse()
            zones[player, name] = tuple(seen)
    attack = None
    if game.attack is not None:
        attacker, target = game.attack
        attack = (_place(game, attacker), None if target is None else _place(game, target))
    outcome = None if s.winner is None else Outcome(None if s.winner == 2 else s.winner, s.reason)
    left = (len(s.zones[SHIELDS]), len(s.zones[SHIELDS + 1]))
    charged = s.charged == s.turn
    return View(seat, s.turn, s.player, s.phase, left, zones, counts, (), attack, outcome, charged)


def _place(game: DuelMasters, ref: Ref) -> str:
    return game.place(game.state.cards[ref.uid]) if game.state.is_at(ref) else ""


def card_view(game: DuelMasters, card: Card, seat: int) -> CardView:
    """A card as a seat may know it."""
    now = game.state.cards[card.uid] is card
    place = game.place(card) if now else ""
    if not card.seen & (1 << seat):
        return CardView(
            place, card.slot, None, None, card.face_up, card.sideways, card.owner, card.controller
        )
    d = card.definition
    fights = now and card.zone == BATTLE
    return CardView(
        place=place,
        slot=card.slot,
        name=d.name,
        definition=d,
        face_up=card.face_up,
        sideways=card.sideways,
        owner=card.owner,
        controller=card.controller,
        known_to_other=card.seen == 3,
        power=(game.power(card.uid) if fights else d.power) if d.creature else None,
        base_power=d.power if d.creature else None,
        sick=fights and sick(game, card),
        under=tuple(card_view(game, game.state.cards[uid], seat) for uid in reversed(game.bases(card.uid)))
        if fights
        else (),
    )
