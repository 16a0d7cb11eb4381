"""Steps that act on what is answered: a link of the chain, an attack, a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD
from duel_tui.yugioh.negation import NEVER_ACTIVATED

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class Negate:
    """Negate the activation of the link, or the Summon, that is answered."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if link.cause[0] is happened.Attempted:
            goes_on = game.attempted is not None
            game.attempted = None
            return done(goes_on)
        number: int = link.cause[3]
        answered = game.chain[number - 1]
        already = answered.negated
        answered.negated = True
        card = game.state.cards[answered.uid]
        if answered.effect.way == CARD and card.stay == answered.card.stay:
            game.state.change(card.uid, marks=(*card.marks, NEVER_ACTIVATED))
        return done(not already)


@dataclass(frozen=True, slots=True)
class NegateEffect:
    """Negate the effect, not the activation, of the link that is answered: a card that stays lies there in vain.

    A Summon that is answered is negated.
    """

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if link.cause[0] is happened.Attempted:
            goes_on = game.attempted is not None
            game.attempted = None
            return done(goes_on)
        answered = game.chain[link.cause[3] - 1]
        already = answered.negated or answered.silenced
        answered.silenced = True
        return done(not already)


@dataclass(frozen=True, slots=True)
class NegateAttack:
    """Negate the attack that is answered; the monster has used its attack."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if game.attack is None:
            return done(False)
        game.attack = None
        return done(True)


@dataclass(frozen=True, slots=True)
class SparePlayer:
    """The player takes no battle damage from this battle (Kuriboh)."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.spared = link.player
        return done(True)


@dataclass(frozen=True, slots=True)
class EndBattlePhase:
    """The Battle Phase ends when the chain has resolved."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.battle_over = True
        return done(True)
