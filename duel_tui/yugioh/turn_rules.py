"""Rules about whole turns: skipped phases, counted turns, hands without a limit, Traps from the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.state import Card
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.which import YOU
from duel_tui.yugioh.zones import BANISHED, DRAW, GRAVE, MONSTERS, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting


@dataclass(frozen=True, slots=True)
class SkipsPhase(Rule):
    """The player skips his next Draw or Standby Phases or Main Phases 1, as many as the record counts."""

    phase: str = DRAW


@dataclass(frozen=True, slots=True)
class SkipsTurn(Rule):
    """The player skips his next turn."""


@dataclass(frozen=True, slots=True)
class HandLimit(Rule):
    """The player, or with `whose` the opponent, may keep so many cards at the end of his turn."""

    limit: int = 7
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class NoHandLimit(Rule):
    """Nobody has to discard because his hand is too large."""


@dataclass(frozen=True, slots=True)
class WinsWhenOver(Rule):
    """The player wins when the last turn of this effect has ended."""


@dataclass(frozen=True, slots=True)
class WinsWithAll(Rule):
    """The player wins when this card and cards of all these names lie face-up on his side."""

    names: tuple[str, ...]

    def complete(self, game: Yugioh, source: Card) -> bool:
        """Whether all of them lie there."""
        s = game.state
        here = s.zones[SPELLS + source.controller]
        return {s.cards[uid].definition.name for uid in here if s.cards[uid].face_up}.issuperset(self.names)


@dataclass(frozen=True, slots=True)
class TrapsFromHand(Rule):
    """In the turn in which this card is sent to the Graveyard its owner may activate Traps from his hand."""

    when_buried: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HurtsAtEnd(Rule):
    """The player takes damage in the End Phase."""

    amount: int = 0

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Inflict it now."""
        game.damage(record.player, self.amount)
        game.check_win()


@dataclass(frozen=True, slots=True)
class BackAtEnd(Rule):
    """A monster that was removed from play comes back in the End Phase, in the position that it had.

    `won`: it had destroyed a monster by battle this turn, which still counts (Horus LV4).
    """

    position: str = "attack"
    won: bool = False

    def ends(self, game: Yugioh, record: Lasting) -> None:
        """Put it back on its owner's side; without a free zone it is destroyed. It is not Summoned."""
        s = game.state
        for ref in record.cards:
            if not s.is_at(ref) or s.cards[ref.uid].zone != BANISHED:
                continue
            owner = s.cards[ref.uid].owner
            if len(s.zones[MONSTERS + owner]) >= SLOTS:
                game.put(ref.uid, GRAVE, owner)
                continue
            game.come_back(ref.uid, owner, sideways=self.position == "defense")
            if self.won:
                s.change(ref.uid, marks=(("won", s.turn),))


@dataclass(frozen=True, slots=True)
class FallenToFoe(Rule):
    """An effect of the opponent's has destroyed this card, which lies in the Graveyard since; kept for two turns.

    `battle`: it fell in battle.
    """

    battle: bool = False


def skip(game: Yugioh, phase: str) -> bool:
    """Whether the turn player skips a phase that would begin now. All that makes him do so counts down."""
    s = game.state
    found = [
        r
        for r in s.lasting
        if isinstance(r.rule, SkipsPhase) and (r.rule.phase, r.player) == (phase, s.player)
    ]
    if found:
        game.emit((happened.PhaseSkipped, phase, s.player))
        s.lasting = tuple(
            replace(record, count=record.count - 1) if record in found else record
            for record in s.lasting
            if record not in found or record.count > 1
        )
    return bool(found)


def skip_turn(game: Yugioh) -> bool:
    """Whether the player whose turn would begin now skips it."""
    s = game.state
    found = [r for r in s.lasting if isinstance(r.rule, SkipsTurn) and r.player == s.player]
    if found:
        game.emit((happened.TurnSkipped, s.player))
        s.lasting = tuple(record for record in s.lasting if record is not found[0])
    return bool(found)


def limit_of(game: Yugioh, player: int) -> int:
    """How many cards a player may keep at the end of his turn. A card that lies there counts before what lasts."""
    s = game.state
    if NoHandLimit in s.ready or HandLimit in s.ready or s.lasting:
        from duel_tui.yugioh.stats import in_force

        if any(True for _ in in_force(game, NoHandLimit)):
            return len(s.cards)
        for rule, source in in_force(game, HandLimit):
            whose = source.player if not isinstance(source, Card) else source.controller
            if player == (whose if rule.whose == YOU else 1 - whose):
                return rule.limit
    return s.options.hand_limit


def opens_hand(game: Yugioh, player: int) -> bool:
    """Whether a player may activate Traps from his hand this turn."""
    return any(isinstance(r.rule, TrapsFromHand) and r.player == player for r in game.state.lasting)


def hand_opened(game: Yugioh) -> bool:
    """Whether somebody may activate Traps from his hand this turn: no window goes by unlooked then."""
    return any(isinstance(record.rule, TrapsFromHand) for record in game.state.lasting)
