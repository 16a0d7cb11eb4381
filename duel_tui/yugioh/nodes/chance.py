"""Steps that a die or a called coin decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.steps import Steps, ask_option, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.nodes.declared import COIN
from duel_tui.yugioh.nodes.lasting import refs_of
from duel_tui.yugioh.rules import Boost
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import half
from duel_tui.yugioh.which import EQUIPPED, Monster, What

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

DIE = ("1", "2", "3", "4", "5", "6")


def roll(game: Yugioh, player: int) -> int:
    """Roll a die."""
    result = game.state.chance(DIE)
    game.emit((happened.Tossed, player, result))
    return int(result)


@dataclass(frozen=True, slots=True)
class BoostByDie:
    """Roll a die; ATK and DEF change by so many points times the result until the end of the turn."""

    what: What
    points: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        number = roll(game, link.player)
        refs = refs_of(game, self.what, link)
        if refs:
            rule = Boost(EQUIPPED, number * self.points, number * self.points)
            game.lasting(Lasting(rule, link.player, link.card.definition.name, refs, game.state.turn))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class DestroyLevelOfDie:
    """Roll a die and destroy all face-up monsters whose Level is the result; with 6 also those of a higher one."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        number = roll(game, link.player)
        which = Monster(face_up=True, min_level=number, max_level=None if number == len(DIE) else number)
        return done(game.destroy(which.all(game, link.player, link.uid)) > 0)


@dataclass(frozen=True, slots=True)
class CallCoin:
    """Call heads or tails and toss a coin: one step is done if the call was right, another one if it was wrong."""

    right: Any
    wrong: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        called = yield from ask_option(link.player, "coin", COIN, (link.uid,))
        result = game.state.chance(COIN)
        game.emit((happened.Tossed, link.player, result))
        chosen = self.right if called == result else self.wrong
        done: bool = yield from chosen.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class DestroyForHalf:
    """Destroy monsters; you lose half as many Life Points as the face-up ones had ATK together on the field."""

    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        cards = game.state.cards
        found = self.which.all(game, link.player, link.uid)
        together = sum(game.atk(uid) for uid in found if cards[uid].face_up)
        if not game.destroy(found):
            return done(False)
        game.lose(link.player, half(together))
        return done(True)
