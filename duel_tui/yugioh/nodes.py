"""The steps of effects: small frozen nodes that run when a link resolves. Each returns whether it did anything.

The card text on the screen is rendered from the same nodes (`duel_tui.text`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.steps import Steps, ask_yes, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.choosing import choose
from duel_tui.yugioh.rules import Boost, ReturnsControl
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import EQUIPPED, OPPONENT, TARGET, YOU, Filter, What, cards_of
from duel_tui.yugioh.zones import MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def seat(link: Link, who: str) -> int:
    """The seat that `you` or `opponent` means for a link."""
    return link.player if who == YOU else 1 - link.player


@dataclass(frozen=True, slots=True)
class Amount:
    """`per` points for each of some cards."""

    per: int
    which: Filter

    def count(self, game: Yugioh, link: Link) -> int:
        return self.per * len(self.which.all(game, link.player, link.uid))


def points(game: Yugioh, link: Link, amount: int | Amount) -> int:
    """A fixed or counted number of points."""
    return amount if isinstance(amount, int) else amount.count(game, link)


@dataclass(frozen=True, slots=True)
class IfDone:
    """The second step happens only if the first did something."""

    first: Any
    second: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not (yield from self.first.run(game, link)):
            return False
        yield from self.second.run(game, link)
        return True


@dataclass(frozen=True, slots=True)
class May:
    """The player may do a step, or not, when the effect resolves."""

    do: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if not (yield from ask_yes(link.player, "may", (link.uid,))):
            return False
        done: bool = yield from self.do.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy cards."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(game.destroy(cards_of(game, self.what, link)) > 0)


@dataclass(frozen=True, slots=True)
class Choose:
    """At resolution, without targeting, a player picks some cards, and a step is done to them (`MADE`)."""

    which: Filter
    do: Any
    low: int = 1
    high: int = 1
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = self.which.all(game, link.player, link.uid)
        low = min(self.low, len(found))
        picked = yield from choose(
            game, seat(link, self.who), "choose", found, low, self.high, about=(link.uid,)
        )
        link.made = tuple(game.state.cards[uid].ref for uid in picked)
        if not picked:
            return False
        done: bool = yield from self.do.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Return cards to their owners' hands."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.to_hand(uid)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards."""

    n: int
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(game.draw(seat(link, self.who), self.n) > 0)


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict damage to a player."""

    amount: int | Amount
    who: str = OPPONENT

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        amount = points(game, link, self.amount)
        game.damage(seat(link, self.who), amount)
        return done(amount > 0)


@dataclass(frozen=True, slots=True)
class GainLife:
    """Gain Life Points."""

    amount: int | Amount
    who: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        amount = points(game, link, self.amount)
        game.heal(seat(link, self.who), amount)
        return done(amount > 0)


@dataclass(frozen=True, slots=True)
class Negate:
    """Negate the activation of the link that is answered, and destroy that card if it is still there."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        card = link.cause[1]
        for other in game.chain:
            if other.uid == card.uid and other.card.stay == card.stay:
                other.negated = True
        return done(True)


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """Turn monsters into face-down Defense Position."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(sum(game.turn_down(uid) for uid in cards_of(game, self.what, link)) > 0)


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special Summon cards to the player's side. `position` empty: he chooses attack or defense."""

    what: What
    position: str = ""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        done = False
        for uid in cards_of(game, self.what, link):
            if (yield from special_summon(game, link.player, uid, self.position)):
                done = True
        return done


@dataclass(frozen=True, slots=True)
class EquipTo:
    """Put this Equip Card on its target."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        for uid in cards_of(game, self.what, link):
            card = game.state.change(link.uid, host=game.state.cards[uid].ref)
            game.emit((happened.Equipped, card, game.state.cards[uid]))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class BoostUntilEnd:
    """ATK and DEF change until the end of the turn."""

    what: What
    atk: int = 0
    defense: int = 0

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = tuple(game.state.cards[uid].ref for uid in cards_of(game, self.what, link))
        if refs:
            rule = Boost(EQUIPPED, self.atk, self.defense)
            game.lasting(Lasting(rule, link.player, link.card.definition.name, refs, game.state.turn))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of monsters until the End Phase."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        taken = [uid for uid in cards_of(game, self.what, link) if game.control(uid, link.player)]
        if taken:
            refs = tuple(s.cards[uid].ref for uid in taken)
            name = link.card.definition.name
            game.lasting(Lasting(ReturnsControl(), link.player, name, refs, s.turn, at_end_phase=True))
        return done(bool(taken))


@dataclass(frozen=True, slots=True)
class Last:
    """A rule holds for the player (or for the target) until the end of this turn."""

    rule: Any
    about: What | None = None

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        refs = (
            () if self.about is None else tuple(s.cards[uid].ref for uid in cards_of(game, self.about, link))
        )
        if self.about is not None and not refs:
            return done(False)
        game.lasting(Lasting(self.rule, link.player, link.card.definition.name, refs, s.turn))
        return done(True)


@dataclass(frozen=True, slots=True)
class SparePlayer:
    """The player takes no battle damage from this battle (Kuriboh)."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        game.spared = link.player
        return done(True)


ON_FIELD_ZONE = MONSTERS
