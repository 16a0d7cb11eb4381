"""Monsters that rise again from the Graveyard, and monsters with Levels that a Spell raises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps
from duel_tui.yugioh.nodes.looking import prove
from duel_tui.yugioh.nodes.summons import SpecialSummonFrom
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.which import THIS_CARD, YOU, Monster, cards_of
from duel_tui.yugioh.zones import DECK, HAND, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.definitions import CardDef
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

RISEN = ("risen", 0)
"""A mark of a monster that has come by its own effect; it is lost when the monster is turned face-down."""


@dataclass(frozen=True, slots=True)
class RiseAgain:
    """Special Summon this card from the Graveyard; it remembers that it came so (`RISEN`)."""

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        for uid in cards_of(game, THIS_CARD, link):
            if (yield from special_summon(game, link.player, uid)):
                game.state.change(uid, marks=(*game.state.cards[uid].marks, RISEN))
                return True
        return False


def higher_forms(d: CardDef) -> tuple[str, ...]:
    """The monsters that an effect of a monster with a Level in its name sends it away for."""
    if " LV" not in d.name:
        return ()
    return tuple(
        name
        for effect in d.effects
        for node in effect.do
        if isinstance(node, SpecialSummonFrom) and node.proper
        for name in node.which.names
    )


@dataclass(frozen=True, slots=True)
class SendLeveled:
    """Send a face-up monster with a Level in its name, whose effect names a higher form, to the Graveyard."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self._monsters(game, player))

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        found = self._monsters(game, link.player)
        picked = yield from choose(game, link.player, "send-cost", found, about=(link.uid,))
        link.costs += tuple(game.state.cards[uid] for uid in picked)
        for uid in picked:
            game.to_grave(uid)

    def _monsters(self, game: Yugioh, player: int) -> list[int]:
        s = game.state
        return [
            uid
            for uid in s.zones[MONSTERS + player]
            if s.cards[uid].face_up and uid not in game.doomed and higher_forms(s.cards[uid].definition)
        ]


@dataclass(frozen=True, slots=True)
class SummonHigherForm:
    """Special Summon the higher form of the monster that was sent away, from hand or Deck, whatever it asks for."""

    summons: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        names = higher_forms(link.costs[0].definition)
        found = Monster(controller=YOU, names=names, where=(HAND, DECK)).all(game, you)
        if not found:
            prove(game, you)
            return False
        picked = yield from choose(game, you, "special-summon", found, about=(link.uid,))
        some = False
        for uid in picked:
            some = yield from special_summon(game, you, uid, proper=True)
        game.shuffle(DECK, you)
        return some
