"""Steps that change who controls a monster."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, choose_one
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.control import claim, swap
from duel_tui.yugioh.restrictions import CannotChangePosition
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import EQUIPPED, TARGET, YOU, Monster, What, cards_of
from duel_tui.yugioh.zones import MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of monsters (`MADE`) until the End Phase."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        name = link.card.definition.name
        found = cards_of(game, self.what, link)
        taken = [uid for uid in found if claim(game, uid, link.player, name, this_turn=True)]
        link.made = tuple(game.state.cards[uid].ref for uid in taken)
        return done(bool(taken))


@dataclass(frozen=True, slots=True)
class HoldControl:
    """Take control of the monster that this card is equipped to, for as long as it is (Snatch Steal).

    The claim is made also when the effect is negated: it counts again when that is over.
    """

    bare: ClassVar[bool] = True

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        name = link.card.definition.name
        found = cards_of(game, EQUIPPED, link)
        taken = [uid for uid in found if claim(game, uid, link.player, name, held_by=link.uid)]
        return done(bool(taken))


@dataclass(frozen=True, slots=True)
class TakeAll:
    """Take control of all of some monsters for good. Without zones for all you choose; the others are destroyed."""

    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = self.which.all(game, link.player, link.uid)
        free = SLOTS - len(game.state.zones[MONSTERS + link.player])
        taken = found
        if len(found) > free:
            taken = yield from choose(game, link.player, "take", found, free, free, about=(link.uid,))
        name = link.card.definition.name
        for uid in taken:
            claim(game, uid, link.player, name)
        game.destroy(uid for uid in found if uid not in taken)
        return bool(found)


@dataclass(frozen=True, slots=True)
class SwapControl:
    """Each player chooses a monster of his own, and they change sides for good (Creature Swap).

    The positions of both cannot be changed by hand for the rest of the turn.
    """

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        sides = [
            Monster(controller=YOU, takeable=True).all(game, player, link.uid) for player in (you, 1 - you)
        ]
        if not all(sides):
            return False
        mine = yield from choose_one(game, you, "swap", sides[0], (link.uid,))
        theirs = yield from choose_one(game, 1 - you, "swap", sides[1], (link.uid,))
        name = link.card.definition.name
        swap(game, mine, theirs, name)
        refs = tuple(game.state.cards[uid].ref for uid in (mine, theirs))
        game.lasting(Lasting(CannotChangePosition(), you, name, refs, game.state.turn))
        return True
