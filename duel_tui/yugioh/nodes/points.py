"""Steps that double, halve or change ATK and DEF in other ways than until the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import values
from duel_tui.yugioh.nodes.lasting import refs_of
from duel_tui.yugioh.rules import Boost
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import ATTACKER, EQUIPPED, TARGET, THIS_CARD, What, cards_of

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class BoostWhileFaceUp:
    """ATK and DEF change for as long as the monster stays face-up on the field."""

    what: What
    atk: int = 0
    defense: int = 0

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            rule = Boost(EQUIPPED, self.atk, self.defense)
            game.lasting(Lasting(rule, link.player, link.card.definition.name, refs))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class BoostInCalculation:
    """This card's ATK increases during this damage calculation only (Injection Fairy Lily)."""

    atk: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, THIS_CARD, link)
        if refs:
            record = Lasting(
                Boost(EQUIPPED, self.atk), link.player, link.card.definition.name, refs, game.state.turn
            )
            game.lasting(record)
            game.calculated += (record,)
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class HalveOriginal:
    """The original ATK of monsters is halved until the end of the turn (Shrink)."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            card, name = game.state.cards[uid], link.card.definition.name
            values.change_original(game, card, values.OriginalHalved(), link.player, name)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class SwitchOriginals:
    """The original ATK and DEF of monsters are switched until the end of the turn (Shield & Sword)."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            card, name = game.state.cards[uid], link.card.definition.name
            values.change_original(game, card, values.OriginalSwapped(), link.player, name)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class DoubleAttack:
    """The ATK that monsters have now is doubled until the end of the turn (`MADE`; Limiter Removal)."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        name = link.card.definition.name
        link.made = refs_of(game, self.what, link)
        fixed = []
        for ref in link.made:
            card = s.cards[ref.uid]
            rule = values.AttackFixed(2 * game.atk(ref.uid))
            fixed.append(Lasting(rule, link.player, name, (ref, *values.adders(game, card)), s.turn))
        for record in fixed:
            game.lasting(record)
        return done(bool(fixed))


@dataclass(frozen=True, slots=True)
class DestroyAtEnd:
    """Destroy monsters in the End Phase of this turn, if they have stayed face-up on the field."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            name = link.card.definition.name
            record = Lasting(values.DestroyedAtEnd(), link.player, name, refs, game.state.turn)
            game.lasting(replace(record, at_end_phase=True))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class HalveAttacker:
    """If a monster of the opponent's attacks just now, its ATK is halved as long as this card lies there."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        cards = game.state.cards
        for uid in cards_of(game, ATTACKER, link):
            if cards[uid].controller != link.player:
                values.halve_attacker(game, cards[uid], cards[link.uid])
                return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class NoAttackInCalculation:
    """The ATK of a monster is 0 during this damage calculation only (Sanga of the Thunder)."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            card = game.state.cards[uid]
            cards = (card.ref, *values.adders(game, card))
            record = Lasting(
                values.AttackFixed(0), link.player, link.card.definition.name, cards, game.state.turn
            )
            game.lasting(record)
            game.calculated += (record,)
        return done(bool(found))
