"""Steps about battles: the monsters that fought, further attacks, values that come from a battle or a price."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.battle_rules import AttacksOnceMore
from duel_tui.yugioh.rules import Boost, Pierces
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import EQUIPPED, THIS_CARD, YOU, Monster, cards_of
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class BanishBattlers:
    """Remove from play the monster that this card has battled and this card, also those that battle has destroyed."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        attacker, target = link.cause[1], link.cause[2]
        other = target if attacker.uid == link.uid else attacker
        some = False
        for card in (other, link.card):
            now = s.cards[card.uid]
            if now.stay == card.stay and now.zone == MONSTERS:
                game.banish(card.uid)
                some = True
        return done(some)


@dataclass(frozen=True, slots=True)
class DestroyBattled:
    """Destroy the monster that has battled this card."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        attacker, target = link.cause[1], link.cause[2]
        other = target if attacker.uid == link.uid else attacker
        if not game.state.is_at(other.ref):
            return done(False)
        return done(game.destroy((other.uid,)) > 0)


@dataclass(frozen=True, slots=True)
class WeakenBattled:
    """The ATK of the monster that has battled this card changes until the end of the turn."""

    atk: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        attacker, target = link.cause[1], link.cause[2]
        other = target if attacker.uid == link.uid else attacker
        if not game.state.is_at(other.ref) or other.uid in game.doomed:
            return done(False)
        rule, name = Boost(EQUIPPED, self.atk), link.card.definition.name
        game.lasting(Lasting(rule, link.player, name, (other.ref,), game.state.turn))
        return done(True)


@dataclass(frozen=True, slots=True)
class DestroyAttacked:
    """Destroy the monster that is attacked, without turning it face-up."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        aim = game.attack[1] if game.attack is not None else None
        if aim is None or not game.state.is_at(aim):
            return done(False)
        return done(game.destroy((aim.uid,)) > 0)


@dataclass(frozen=True, slots=True)
class AttackOnceMore:
    """This card may attack once more, at once after this attack."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        for uid in cards_of(game, THIS_CARD, link):
            card = s.change(uid, attacked=0)
            rule = AttacksOnceMore()
            game.lasting(Lasting(rule, link.player, card.definition.name, (card.ref,), s.turn))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class BoostPerPaid:
    """This card's ATK increases by so much for each card that was paid, until the end of the opponent's turn."""

    atk: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        for uid in cards_of(game, THIS_CARD, link):
            card = s.cards[uid]
            rule = Boost(EQUIPPED, self.atk * len(link.costs))
            game.lasting(Lasting(rule, link.player, card.definition.name, (card.ref,), s.turn + 1))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class PierceForBoost:
    """This card's ATK changes until the end of the turn, and it then inflicts piercing battle damage."""

    atk: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        for uid in cards_of(game, THIS_CARD, link):
            card = s.cards[uid]
            for rule in (Boost(EQUIPPED, self.atk), Pierces()):
                game.lasting(Lasting(rule, link.player, card.definition.name, (card.ref,), s.turn))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class BanishSummoned:
    """Destroy the monsters that were Summoned together and still are some of `which`, and remove them from play."""

    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(game.destroy(summoned(game, link, self.which), banished=True) > 0)


@dataclass(frozen=True, slots=True)
class DestroySummoned:
    """If this card still lies face-up, destroy the monsters Summoned together that still are some of `which`."""

    which: Monster

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not cards_of(game, THIS_CARD, link):
            return done(False)
        return done(game.destroy(summoned(game, link, self.which)) > 0)


def summoned(game: Yugioh, link: Link, which: Monster) -> list[int]:
    """The monsters of the Summon that a link answers which lie face-up and still are some of `which`."""
    cards = game.state.cards
    # Whose Summon it was counts, not the side: Lava Golem comes to the other one.
    anyones = replace(which, controller="")
    events = game.arrivals if any(event is link.cause for event in game.arrivals) else [link.cause]
    return [
        card.uid
        for _, card, _, player in events
        if cards[card.uid].stay == card.stay
        and cards[card.uid].face_up
        and (not which.controller or (player == link.player) == (which.controller == YOU))
        and anyones.matches(game, cards[card.uid], link.player, link.uid)
    ]
