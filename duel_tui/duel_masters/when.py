"""The happenings that trigger abilities, seen from the creature with the ability (`this`) and its player (`you`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.which import YOU, Filter
from duel_tui.duel_masters.zones import MANA, UNTAP, ZONE_NAMES
from duel_tui.engine.state import Keys

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class Enters:
    """This creature is put into the battle zone, in any way."""

    keys: ClassVar[Keys] = (happened.Entered,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class AnotherEnters:
    """Another creature that matches is put into the battle zone. `summoned`: only if it was summoned."""

    which: Filter
    summoned: bool = False
    keys: ClassVar[Keys] = (happened.Entered,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        card = event[1]
        if card.uid == this or (self.summoned and not event[3]):
            return False
        return bool(self.which.matches(game, game.state.cards[card.uid], you, this))


@dataclass(frozen=True, slots=True)
class AnotherEvolves:
    """A player, either one, evolves another creature."""

    keys: ClassVar[Keys] = (happened.Entered,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[4] and event[1].uid != this)


@dataclass(frozen=True, slots=True)
class Attacks:
    """This creature attacks: its target is named, nobody has blocked yet (DM-R50).

    `players`: only a player; `creatures`: only a creature; `target`: only a creature that matches.
    """

    players: bool = False
    creatures: bool = False
    target: Filter | None = None
    keys: ClassVar[Keys] = (happened.Attacked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        if event[1].uid != this:
            return False
        if self.target is not None:
            aim = event[2]
            return aim is not None and self.target.matches(game, game.state.cards[aim.uid], you, this)
        return not (self.players and event[2] is not None) and not (self.creatures and event[2] is None)


@dataclass(frozen=True, slots=True)
class AnyAttacks:
    """A creature that matches attacks, this one too if it matches."""

    which: Filter
    keys: ClassVar[Keys] = (happened.Attacked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(self.which.matches(game, game.state.cards[event[1].uid], you, this))


@dataclass(frozen=True, slots=True)
class AnyAttacked:
    """A creature that matches is attacked, this one too if it matches."""

    which: Filter
    keys: ClassVar[Keys] = (happened.Attacked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        aim = event[2]
        return aim is not None and self.which.matches(game, game.state.cards[aim.uid], you, this)


@dataclass(frozen=True, slots=True)
class IsAttacked:
    """This creature is attacked."""

    keys: ClassVar[Keys] = (happened.Attacked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return event[2] is not None and bool(event[2].uid == this)


@dataclass(frozen=True, slots=True)
class Blocks:
    """This creature blocks."""

    keys: ClassVar[Keys] = (happened.Blocked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """This creature becomes blocked. `players`: while it attacks a player."""

    players: bool = False
    keys: ClassVar[Keys] = (happened.Blocked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        if self.players and (game.attack is None or game.attack[1] is not None):
            return False
        return bool(event[2].uid == this)


@dataclass(frozen=True, slots=True)
class IsNotBlocked:
    """This creature attacks the player and nobody has blocked it; no shield is broken yet (DM-R53)."""

    keys: ClassVar[Keys] = (happened.NotBlocked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class WinsBattle:
    """This creature wins a battle."""

    keys: ClassVar[Keys] = (happened.WonBattle,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class Battles:
    """This creature has battled, whatever came of it. `blocking`: it was the one that blocked."""

    blocking: bool = False
    keys: ClassVar[Keys] = (happened.Battled,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        if self.blocking:
            return game.blocker is not None and game.blocker.uid == this
        return this in (event[1].uid, event[2].uid)


@dataclass(frozen=True, slots=True)
class AttackEnds:
    """An attack of this creature is over. `players`: an attack on a player."""

    players: bool = False
    keys: ClassVar[Keys] = (happened.AttackEnded,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this and not (self.players and event[2] is not None))


@dataclass(frozen=True, slots=True)
class AnyAttackEnds:
    """An attack is over, whoever attacked whom."""

    keys: ClassVar[Keys] = (happened.AttackEnded,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class IsDestroyed:
    """This creature is destroyed."""

    keys: ClassVar[Keys] = (happened.Destroyed,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class AnyDestroyed:
    """A creature that matches is destroyed, this one too if it matches."""

    which: Filter
    keys: ClassVar[Keys] = (happened.Destroyed,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(self.which.matches(game, game.state.cards[event[1].uid], you, this))


@dataclass(frozen=True, slots=True)
class Leaves:
    """This creature leaves the battle zone, for whichever zone."""

    keys: ClassVar[Keys] = (happened.Leaving,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this)


@dataclass(frozen=True, slots=True)
class LeavesForGraveyard:
    """This creature is put into the graveyard from the battle zone, destroyed or not."""

    keys: ClassVar[Keys] = (happened.Leaving,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1].uid == this and event[2] == "graveyard")


@dataclass(frozen=True, slots=True)
class OpponentPlays:
    """The opponent summons a creature or casts a spell."""

    keys: ClassVar[Keys] = (happened.Summoned, happened.Cast)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[2] != you)


@dataclass(frozen=True, slots=True)
class SpellCast:
    """A player (or only the opponent) casts a spell."""

    who: str = ""
    keys: ClassVar[Keys] = (happened.Cast,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return not self.who or (event[2] == you) == (self.who == YOU)


@dataclass(frozen=True, slots=True)
class OpponentTriggers:
    """The opponent uses the shield trigger of one of his shields. `own`: of one that this creature has broken."""

    own: bool = False
    keys: ClassVar[Keys] = (happened.ShieldTriggered,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        if self.own and (game.breaking is None or game.breaking.uid != this):
            return False
        return bool(event[2] != you)


@dataclass(frozen=True, slots=True)
class DrawsForTurn:
    """Its player has drawn the card at the start of his turn."""

    keys: ClassVar[Keys] = (happened.TurnDrawn,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1] == you)


@dataclass(frozen=True, slots=True)
class ManaTaken:
    """The opponent causes a card to be put from your mana zone into your graveyard."""

    keys: ClassVar[Keys] = (happened.PutInGraveyard,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return game.acting == 1 - you and event[1].controller == you and event[2] == ZONE_NAMES[MANA]


@dataclass(frozen=True, slots=True)
class TurnStarts:
    """A turn of this player starts; nothing is untapped yet."""

    whose: str = YOU
    keys: ClassVar[Keys] = (happened.PhaseBegan,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(event[1] == UNTAP and (event[2] == you) == (self.whose == YOU))


@dataclass(frozen=True, slots=True)
class AnyBlocks:
    """A creature that matches blocks."""

    which: Filter
    keys: ClassVar[Keys] = (happened.Blocked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(self.which.matches(game, game.state.cards[event[1].uid], you, this))


@dataclass(frozen=True, slots=True)
class AnyNotBlocked:
    """A creature that matches attacks a player and nobody has blocked it; no shield is broken yet."""

    which: Filter
    keys: ClassVar[Keys] = (happened.NotBlocked,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(self.which.matches(game, game.state.cards[event[1].uid], you, this))


@dataclass(frozen=True, slots=True)
class TurnEnds:
    """A turn ends: yours, or anybody's."""

    whose: str = YOU
    keys: ClassVar[Keys] = (happened.TurnEnding,)

    def matches(self, game: DuelMasters, event: Any, you: int, this: int) -> bool:
        return bool(self.whose != YOU or event[1] == you)
