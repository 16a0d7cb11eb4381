"""Conditions of an effect that are neither its happening nor its cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

from duel_tui.yugioh.card_rules import FULL
from duel_tui.yugioh.moving import DIRECT, MOURNED
from duel_tui.yugioh.nodes.rising import RISEN
from duel_tui.yugioh.nodes.summons import RAISED
from duel_tui.yugioh.nodes.uniting import FusionSummon, RitualSummon
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import summonable
from duel_tui.yugioh.turn_rules import FallenToFoe
from duel_tui.yugioh.which import YOU, Filter
from duel_tui.yugioh.zones import HAND, MONSTERS, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


class Condition(Protocol):
    """Something that must hold for an activation. `uid` is the card that speaks."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool: ...


@dataclass(frozen=True, slots=True)
class OnField:
    """At least `least` of these cards are there."""

    which: Filter
    least: int = 1

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(self.which.all(game, player, uid)) >= self.least


@dataclass(frozen=True, slots=True)
class NoneThere:
    """None of these cards are there."""

    which: Filter

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return not self.which.all(game, player, uid)


@dataclass(frozen=True, slots=True)
class HandAtMost:
    """The player has at most this many cards in his hand."""

    most: int

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(game.state.zones[HAND + player]) <= self.most


@dataclass(frozen=True, slots=True)
class HandAtLeast:
    """A player, `whose` you or the opponent, has at least this many cards in his hand."""

    least: int
    whose: str = YOU

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(game.state.zones[HAND + (player if self.whose == YOU else 1 - player)]) >= self.least


@dataclass(frozen=True, slots=True)
class CameThisTurn:
    """This card has come to where it lies this turn."""

    dated: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.cards[uid].arrived >= game.state.turn


@dataclass(frozen=True, slots=True)
class WonThisTurn:
    """This card has destroyed a monster by battle this turn, and has lain face-up since."""

    remembers: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return ("won", game.state.turn) in game.state.cards[uid].marks


@dataclass(frozen=True, slots=True)
class HitDirectly:
    """Since the player's last Standby Phase this card has inflicted battle damage by a direct attack."""

    remembers: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        turn = game.state.turn
        return any(mark[0] == DIRECT and 0 < turn - mark[1] <= 2 for mark in game.state.cards[uid].marks)


@dataclass(frozen=True, slots=True)
class FilledLately:
    """This card took the last counter that it can hold since the player's last Standby Phase."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        turn = game.state.turn
        return any(mark[0] == FULL and 0 < turn - mark[1] <= 2 for mark in game.state.cards[uid].marks)


@dataclass(frozen=True, slots=True)
class FellByEffect:
    """This card was destroyed by an effect, and this is its owner's first Standby Phase after that."""

    mourned: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        turn = game.state.turn
        return any(mark[0] == MOURNED and 0 < turn - mark[1] <= 2 for mark in game.state.cards[uid].marks)


@dataclass(frozen=True, slots=True)
class HasRisen:
    """This card has come by its own effect, and has lain face-up since."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return RISEN in game.state.cards[uid].marks


@dataclass(frozen=True, slots=True)
class HasCounters:
    """At least so many counters of a kind are on this card."""

    counter: str
    least: int

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return dict(game.state.cards[uid].counters).get(self.counter, 0) >= self.least


@dataclass(frozen=True, slots=True)
class ThereBefore:
    """This card was Summoned and turned face-up in an earlier turn."""

    remembers: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        card, turn = game.state.cards[uid], game.state.turn
        return card.arrived < turn and ("flipped", turn) not in card.marks


@dataclass(frozen=True, slots=True)
class NewThisTurn:
    """This card was Summoned this turn; with `flips` a Flip Summon is one too."""

    flips: bool = False
    remembers: ClassVar[bool] = True

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        card, turn = game.state.cards[uid], game.state.turn
        return card.arrived >= turn or (self.flips and ("flipped", turn) in card.marks)


@dataclass(frozen=True, slots=True)
class ThisFaceUp:
    """This monster lies face-up on its player's side of the field."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        card = game.state.cards[uid]
        return card.zone == MONSTERS and card.face_up and card.controller == player


@dataclass(frozen=True, slots=True)
class WasRaised:
    """This card was Special Summoned by the effect of its lower form, and has lain face-up since."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return RAISED in game.state.cards[uid].marks


@dataclass(frozen=True, slots=True)
class FreeMonsterZones:
    """The player has at least this many free Monster Zones."""

    least: int = 1

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return SLOTS - len(game.state.zones[MONSTERS + player]) >= self.least


@dataclass(frozen=True, slots=True)
class FreeSpellZone:
    """The player has a free Spell & Trap Zone."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(game.state.zones[SPELLS + player]) < SLOTS


@dataclass(frozen=True, slots=True)
class NotSummonedThisTurn:
    """The player has not Summoned a monster this turn."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.summoned_on[player] != game.state.turn


@dataclass(frozen=True, slots=True)
class CanSpecialSummon:
    """The player may Summon monsters, and at least this many Monster Zones are free on his side or the opponent's."""

    least: int = 1
    side: str = YOU

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        side = player if self.side == YOU else 1 - player
        return FreeMonsterZones(self.least).holds(game, side, uid) and may_summon(game, player)


@dataclass(frozen=True, slots=True)
class FellToFoe:
    """An effect of the opponent's has destroyed this card in an earlier turn; it has lain in the Graveyard since.

    `this_turn`: it was in this turn, by an effect or in battle.
    """

    this_turn: bool = False

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        ref = game.state.cards[uid].ref
        return any(
            isinstance(record.rule, FallenToFoe)
            and ref in record.cards
            and (
                record.until_turn - 2 == game.state.turn
                if self.this_turn
                else record.until_turn - 2 < game.state.turn and not record.rule.battle
            )
            for record in game.state.lasting
        )


@dataclass(frozen=True, slots=True)
class GravesOpen:
    """No card keeps the player from removing cards in a Graveyard from play (Kycoo)."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        from duel_tui.yugioh.costs_cards import graves_locked

        return graves_locked(game, player) is None


@dataclass(frozen=True, slots=True)
class NoNormalSummonYet:
    """The player has not Normal Summoned or Set a monster this turn."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.normal_turn != game.state.turn


@dataclass(frozen=True, slots=True)
class ThisBattles:
    """This card attacks or is attacked just now."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.attack is not None and any(ref is not None and ref.uid == uid for ref in game.attack)


@dataclass(frozen=True, slots=True)
class HoldsMonster:
    """The monster that this card is bound to is still on the field."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        host = game.state.cards[uid].host
        return host is not None and game.state.is_at(host)


@dataclass(frozen=True, slots=True)
class ControlsHost:
    """The player controls the monster that this card is equipped to."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        s = game.state
        host = s.cards[uid].host
        return host is not None and s.is_at(host) and s.cards[host.uid].controller == player


@dataclass(frozen=True, slots=True)
class CanNormalSummon:
    """The player has a monster in his hand that could be Normal Summoned or Set, apart from the turn's own."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(summonable(game, player))


@dataclass(frozen=True, slots=True)
class CanFuse:
    """The materials of a Fusion Monster are there, and it finds a zone."""

    fusion: FusionSummon = FusionSummon()

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self.fusion.possible(game, player))


@dataclass(frozen=True, slots=True)
class CanRitual:
    """The Ritual Monster is in the player's hand, and there are Tributes for it."""

    ritual: RitualSummon

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(self.ritual.monsters(game, player))


@dataclass(frozen=True, slots=True)
class NoBattlePhaseYet:
    """The player has not conducted his Battle Phase this turn."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return game.state.battled != game.state.turn


@dataclass(frozen=True, slots=True)
class During:
    """It is one of these phases, of your turn or of the opponent's."""

    phases: tuple[str, ...]
    whose: str = YOU

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        s = game.state
        return s.phase in self.phases and (s.player == player) == (self.whose == YOU)


@dataclass(frozen=True, slots=True)
class All:
    """Several conditions at once."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return all(condition.holds(game, player, uid) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class OneOf:
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return any(condition.holds(game, player, uid) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class BehindBy:
    """The player has at least this many Life Points less than the opponent."""

    points: int

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        life = game.state.life
        return life[1 - player] - life[player] >= self.points
