"""Steps of Spirits, Harpies and monsters with Levels in their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.nodes.chance import roll
from duel_tui.yugioh.nodes.summons import RAISED
from duel_tui.yugioh.rules import CannotAttack, NoBattlePhase
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import OPPONENT, YOU, Monster
from duel_tui.yugioh.zones import HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class DrawOrRaised:
    """Draw cards: more of them if this card, as it lay on the field, had been brought by its lower form."""

    n: int
    raised: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        was_raised = RAISED in link.cause[1].marks
        return done(game.draw(link.player, self.raised if was_raised else self.n) > 0)


@dataclass(frozen=True, slots=True)
class DrawUntil:
    """Draw until the player has so many cards in his hand."""

    n: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        missing = self.n - len(game.state.zones[HAND + link.player])
        return done(missing > 0 and game.draw(link.player, missing) > 0)


@dataclass(frozen=True, slots=True)
class GainDamage:
    """Gain as many Life Points as the damage was that is answered."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.heal(link.player, link.cause[2])
        return done(True)


@dataclass(frozen=True, slots=True)
class SkipTheirBattle:
    """The opponent cannot conduct his next Battle Phase."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        until = s.turn + (1 if s.player == link.player else 2)
        game.lasting(Lasting(NoBattlePhase(), 1 - link.player, link.card.definition.name, (), until))
        return done(True)


@dataclass(frozen=True, slots=True)
class LockBattler:
    """The monster that battled this card cannot declare an attack in so many turns of the opponent's.

    A turn of his that goes on is the first of them.
    """

    turns: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        attacker, target = link.cause[1], link.cause[2]
        other = target if attacker.uid == link.uid else attacker
        if not s.is_at(other.ref):
            return done(False)
        first = s.turn if s.player != link.player else s.turn + 1
        name = link.card.definition.name
        game.lasting(Lasting(CannotAttack(), link.player, name, (other.ref,), first + 2 * (self.turns - 1)))
        return done(True)


@dataclass(frozen=True, slots=True)
class RollForMonsters:
    """Roll a die: 1 or 2 destroys the opponent's monsters, 3 to 5 one of them, 6 one's own (Dark Master - Zorc)."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        number = roll(game, you)
        found = Monster(controller=YOU if number == 6 else OPPONENT).all(game, you, link.uid)
        if number in (3, 4, 5) and found:
            found = yield from choose(game, you, "destroy", found, 1, 1, about=(link.uid,))
        return game.destroy(found) > 0
