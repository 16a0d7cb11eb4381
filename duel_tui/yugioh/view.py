"""What one seat may know of a Yu-Gi-Oh! duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.state import Card, Ref
from duel_tui.engine.view import CardView, LinkView, Outcome, View
from duel_tui.yugioh.zones import MONSTERS, SPELLS, ZONE_NAMES

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def view(game: Yugioh, seat: int) -> View:
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
    links = tuple(
        LinkView(
            card_view(
                game, s.cards[link.uid] if s.cards[link.uid].stay == link.card.stay else link.card, seat
            ),
            link.player,
            link.index,
            tuple(_place(game, ref) for refs in link.targets for ref in refs),
            link.negated,
        )
        for link in game.chain
    )
    attack = None
    if game.attack is not None:
        attacker, target = game.attack
        attack = (_place(game, attacker), None if target is None else _place(game, target))
    outcome = None if s.winner is None else Outcome(None if s.winner == 2 else s.winner, s.reason)
    life = (s.life[0], s.life[1])
    summoned = s.normal_turn == s.turn
    return View(seat, s.turn, s.player, s.phase, life, zones, counts, links, attack, outcome, summoned)


def _place(game: Yugioh, ref: Ref) -> str:
    return game.place(game.state.cards[ref.uid]) if game.state.is_at(ref) else ""


def card_view(game: Yugioh, card: Card, seat: int) -> CardView:
    """A card as a seat may know it."""
    try:
        place = game.place(card)
    except ValueError:
        place = ""
    if not card.seen & (1 << seat):
        return CardView(
            place, card.slot, None, None, card.face_up, card.sideways, card.owner, card.controller
        )
    d = card.definition
    host = card.host
    current = d.monster and game.state.cards[card.uid] is card and card.zone == MONSTERS
    return CardView(
        place=place,
        slot=card.slot,
        name=d.name,
        definition=d,
        face_up=card.face_up,
        sideways=card.sideways,
        owner=card.owner,
        controller=card.controller,
        atk=(game.atk(card.uid) if current else d.printed_atk) if d.monster else None,
        defense=(game.defense(card.uid) if current else d.defense) if d.monster else None,
        base_atk=d.printed_atk if d.monster else None,
        base_def=d.defense if d.monster else None,
        level=game.level(card.uid) if d.monster else None,
        counters=card.counters,
        equipped_to=_place(game, host) if host is not None and card.zone == SPELLS else None,
        token=d.subkind == "token",
        known_to_other=card.seen == 3,
    )
