"""Monsters that put another monster on themselves as an Equip Card (Relinquished)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.which import TARGET, THIS_CARD, What, cards_of
from duel_tui.yugioh.zones import SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class CanAbsorb:
    """This card has no other monster on it, and a Spell & Trap Zone is free."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        s = game.state
        return len(s.zones[SPELLS + player]) < SLOTS and not game.absorbed(s.cards[uid])


@dataclass(frozen=True, slots=True)
class Absorb:
    """Put a monster on this card, face-up or face-down as it lies, as an Equip Card that has no effect."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        for uid in cards_of(game, self.what, link):
            here = cards_of(game, THIS_CARD, link)
            if not here or s.cards[link.uid].controller != you or not CanAbsorb().holds(game, you, link.uid):
                return done(False)
            game.put(uid, SPELLS, you, face_up=s.cards[uid].face_up)
            card = s.change(uid, host=s.cards[link.uid].ref, seen=3)
            game.emit((happened.Equipped, card, s.cards[link.uid]))
            return done(True)
        return done(False)
