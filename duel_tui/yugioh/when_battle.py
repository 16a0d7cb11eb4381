"""What triggers a monster's own effect: its battles, its end, and the way it was turned up."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.yugioh import events as happened
from duel_tui.yugioh.moments import CALCULATION
from duel_tui.yugioh.which import DEFENSE_POSITION, Monster
from duel_tui.yugioh.zones import DAMAGE_STEP, GRAVE, MONSTERS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


@dataclass(frozen=True, slots=True)
class ThisDestroysByBattle:
    """This card has destroyed a monster by battle and sent it to the Graveyard, and still lies there itself.

    `position`: the monster was in that position; `foes`: it was one of the opponent's.
    """

    position: str = ""
    foes: bool = False
    key: ClassVar[Hashable] = happened.Destroyed

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[card.uid]
        if event[2] != "battle" or card.uid == uid or game.attack is None:
            return False
        if not any(ref is not None and ref.uid == uid and game.state.is_at(ref) for ref in game.attack):
            return False
        if self.foes and card.controller == player:
            return False
        if self.position and card.sideways != (self.position == DEFENSE_POSITION):
            return False
        return bool(now.zone == GRAVE and now.stay == card.stay + 1)


@dataclass(frozen=True, slots=True)
class ThisDestroyedByBattle:
    """This card was destroyed by battle, with `races` with a monster of those Types, and sent to the Graveyard."""

    races: tuple[str, ...] = ()
    key: ClassVar[Hashable] = happened.Destroyed

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[uid]
        if self.races and not self._fought(game, uid):
            return False
        return bool(
            card.uid == uid and event[2] == "battle" and now.zone == GRAVE and now.stay == card.stay + 1
        )

    def _fought(self, game: Yugioh, uid: int) -> bool:
        cards = game.state.cards
        pair = [ref.uid for ref in game.attack or () if ref is not None]
        return uid in pair and any(cards[each].definition.race in self.races for each in pair if each != uid)


@dataclass(frozen=True, slots=True)
class ThisDestroyed:
    """This card was destroyed in whatever way and sent to the Graveyard."""

    key: ClassVar[Hashable] = happened.Destroyed

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[uid]
        return bool(card.uid == uid and now.zone == GRAVE and now.stay == card.stay + 1)


@dataclass(frozen=True, slots=True)
class ThisBattled:
    """Damage was calculated between this card and a monster of the opponent's.

    `beaten`: this card was destroyed in that battle. `won`: it attacked, and destroyed the other one, but was not
    destroyed itself. `beats`: the other one was destroyed, whatever became of this card. `who`: the other one is such a
    monster.
    """

    beaten: bool = False
    won: bool = False
    beats: bool = False
    who: Monster | None = None
    key: ClassVar[Hashable] = happened.Battled

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        attacker, target = event[1], event[2]
        if uid not in (attacker.uid, target.uid) or (self.beaten and uid not in game.doomed):
            return False
        other = target if attacker.uid == uid else attacker
        if self.beats and other.uid not in game.doomed:
            return False
        if self.who is not None and not self.who.matches(game, other, player, uid):
            return False
        return not self.won or (attacker.uid == uid and target.uid in game.doomed and uid not in game.doomed)


@dataclass(frozen=True, slots=True)
class ThisAttacks:
    """This card declared an attack; with `position` on a monster in that position, face-up or face-down.

    `monster`: on a monster in either.
    """

    position: str = ""
    monster: bool = False
    key: ClassVar[Hashable] = happened.AttackDeclared

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        target = event[2]
        if event[1].uid != uid or (self.monster and target is None):
            return False
        return not self.position or (
            target is not None and target.sideways == (self.position == DEFENSE_POSITION)
        )


@dataclass(frozen=True, slots=True)
class ThisAttacksFaceDown:
    """The Damage Step of this card's attack on a face-down monster begins; it is not turned face-up yet."""

    key: ClassVar[Hashable] = happened.PhaseBegan

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        if event[1] != DAMAGE_STEP or game.attack is None or game.attack[1] is None:
            return False
        target = game.state.cards[game.attack[1].uid]
        return game.attack[0].uid == uid and not target.face_up and target.zone == MONSTERS


@dataclass(frozen=True, slots=True)
class ThisTurnedUp:
    """This card, which has no FLIP effect, was turned face-up, in whatever way."""

    key: ClassVar[Hashable] = happened.Flipped

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return bool(event[1].uid == uid)


@dataclass(frozen=True, slots=True)
class ThisDamagedDirectly:
    """This card inflicted battle damage to the opponent by a direct attack."""

    key: ClassVar[Hashable] = happened.Damaged

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        if event[3] != "battle" or event[1] == player or game.attack is None:
            return False
        return game.attack[0].uid == uid and game.attack[1] is None


@dataclass(frozen=True, slots=True)
class ThisCalculates:
    """Damage calculation of a battle in which this card attacks or is attacked."""

    key: ClassVar[Hashable] = CALCULATION

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return game.attack is not None and any(ref is not None and ref.uid == uid for ref in game.attack)


@dataclass(frozen=True, slots=True)
class ThisIsAttacked:
    """Damage calculation of an attack on this card in the opponent's turn."""

    key: ClassVar[Hashable] = CALCULATION

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        aim = game.attack[1] if game.attack is not None else None
        return game.state.player != player and aim is not None and aim.uid == uid
