"""Steps that clear the whole table: hands and field at once, or Graveyards too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.graves import shut
from duel_tui.yugioh.zones import DECK, FIELD, GRAVE, HAND, MONSTERS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class SendEverything:
    """Send all cards in both hands and on the field to the Graveyard; each that goes there burns the opponent."""

    each: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        # Monsters first: a card that holds one does not take it along then.
        places = [
            zone + player for zone in (HAND, MONSTERS, SPELLS, FIELD) for player in (s.player, 1 - s.player)
        ]
        refs = [s.cards[uid].ref for place in places for uid in s.zones[place]]
        for ref in refs:
            if s.is_at(ref):
                game.to_grave(ref.uid)
        sent = sum(s.cards[ref.uid].zone == GRAVE for ref in refs)
        if sent:
            game.damage(1 - link.player, self.each * sent)
        return done(sent > 0)


@dataclass(frozen=True, slots=True)
class ShuffleEverything:
    """Both players shuffle hand, field and Graveyard into the Deck and draw `n` cards; not with a shut Graveyard."""

    n: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        order = (s.player, 1 - s.player)
        if any(shut(game, player) is not None for player in order):
            return done(False)
        places = [zone + player for zone in (HAND, MONSTERS, SPELLS, FIELD, GRAVE) for player in order]
        refs = [s.cards[uid].ref for place in places for uid in s.zones[place]]
        for ref in refs:
            if s.is_at(ref):
                game.to_deck(ref.uid)
        # What has fallen to the Graveyard along with its monster meanwhile goes too.
        for ref in refs:
            if s.cards[ref.uid].zone == GRAVE and s.cards[ref.uid].stay == ref.stay + 1:
                game.to_deck(ref.uid)
        for player in order:
            game.shuffle(DECK, player)
        for player in order:
            game.draw(player, self.n)
        return done(True)
