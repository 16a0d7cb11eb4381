"""Destiny Board: cards that are placed one after the other, fall together and win together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.nodes.looking import prove
from duel_tui.yugioh.which import YOU, SpellTrap
from duel_tui.yugioh.zones import DECK, HAND, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


SPIRIT_MESSAGES = tuple(f'Spirit Message "{letter}"' for letter in "INAL")
"""The cards that Destiny Board places, in their order."""


@dataclass(frozen=True, slots=True)
class PlaceNext:
    """Place the next of some cards, in their order, face-up from your hand or Deck in your Spell & Trap Zone."""

    names: tuple[str, ...]

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        s = game.state
        lying = {s.cards[uid].definition.name for uid in s.zones[SPELLS + you] if s.cards[uid].face_up}
        left = [name for name in self.names if name not in lying]
        if not left or len(s.zones[SPELLS + you]) >= SLOTS:
            return False
        found = SpellTrap(controller=YOU, names=(left[0],), where=(HAND, DECK)).all(game, you, link.uid)
        if not found:
            prove(game, you)
            return False
        picked = yield from choose(game, you, "place", found, about=(link.uid,))
        for uid in picked:
            searched = s.cards[uid].zone == DECK
            game.emit((happened.Placed, game.put(uid, SPELLS, you), you))
            if searched:
                game.shuffle(DECK, you)
        return True


@dataclass(frozen=True, slots=True)
class CanPlace:
    """A Spell & Trap Zone of the player is free, and one of some cards does not lie face-up on his field yet."""

    names: tuple[str, ...]

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        s = game.state
        here = s.zones[SPELLS + player]
        lying = {s.cards[other].definition.name for other in here if s.cards[other].face_up}
        return len(here) < SLOTS and not lying.issuperset(self.names)
