"""The keywords of the twelve sets, and the other static abilities of creatures (section 2.1 of the vocabulary)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.duel_masters.definitions import Gives, Rule, While, Wrapper
from duel_tui.duel_masters.zones import BATTLE, MANA

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters
    from duel_tui.engine.state import Card


# -- blocking


@dataclass(frozen=True, slots=True)
class Blocker(Rule):
    """Untapped, it may be tapped to have an attack end at it instead (DM-R51).

    `civilizations`, `race_word`: it blocks only attackers of these civilizations or with this word in a race.
    """

    civilizations: tuple[str, ...] = ()
    race_word: str = ""


@dataclass(frozen=True, slots=True)
class BlocksIfAble(Rule):
    """It blocks whenever it can."""


@dataclass(frozen=True, slots=True)
class CannotBeBlocked(Rule):
    """No creature can block it, or none that `by` matches (power is that at the moment of the block).

    `aiming`: only while it attacks a creature.
    """

    by: Any = None
    aiming: bool = False


@dataclass(frozen=True, slots=True)
class Stealth(Rule):
    """It cannot be blocked while the opponent has a card of this civilization in the mana zone."""

    civilization: str


# -- attacking


@dataclass(frozen=True, slots=True)
class CannotAttack(Rule):
    """It attacks nothing."""


@dataclass(frozen=True, slots=True)
class CannotAttackPlayers(Rule):
    """It attacks creatures only."""


@dataclass(frozen=True, slots=True)
class CannotAttackCreatures(Rule):
    """It attacks players only."""


@dataclass(frozen=True, slots=True)
class AttacksOnly(Rule):
    """Of the opponent's creatures it can attack only those that `which` matches."""

    which: Any


@dataclass(frozen=True, slots=True)
class MustAttack(Rule):
    """It attacks each turn if it can (DR-09)."""


@dataclass(frozen=True, slots=True)
class AttacksUntapped(Rule):
    """It can attack untapped creatures, or those of these civilizations."""

    civilizations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CannotBeAttacked(Rule):
    """No creature can attack it, or none that `by` matches."""

    by: Any = None


@dataclass(frozen=True, slots=True)
class MustBeAttacked(Rule):
    """Creatures that can attack it attack nothing else, as long as it has not been attacked in the turn."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SpeedAttacker(Rule):
    """It attacks in the turn it was put into the battle zone (DM-R33)."""


@dataclass(frozen=True, slots=True)
class TapAbility(Rule):
    """Instead of attacking it is tapped, and these steps are done (DR-07)."""

    do: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class SilentSkill(Rule):
    """Tapped at its player's untap step, it may stay tapped, and these steps are done."""

    do: tuple[Any, ...]


# -- breaking shields


@dataclass(frozen=True, slots=True)
class Breaker(Rule):
    """An attack breaks so many shields: double breaker 2, triple breaker 3 (DM-R45)."""

    n: int = 2


@dataclass(frozen=True, slots=True)
class CrewBreaker(Rule):
    """An attack breaks one shield, and one more for each other creature of its player that `which` matches."""

    which: Any


@dataclass(frozen=True, slots=True)
class OneMoreShield(Rule):
    """An attack breaks one shield more, whatever the number."""


# -- battles


@dataclass(frozen=True, slots=True)
class PowerAttacker(Rule):
    """So much more power while it attacks; several add up."""

    n: int


@dataclass(frozen=True, slots=True)
class Plus(Rule):
    """More power (or less): `n`, or `n` for each that `each` matches. `attacking`: only while it attacks."""

    n: int
    each: Any = None
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class Slayer(Rule):
    """After a battle it destroys the other creature, or only one of these civilizations."""

    civilizations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SparedInBattle(Rule):
    """It is not destroyed when it loses a battle against a creature that `by` matches."""

    by: Any


@dataclass(frozen=True, slots=True)
class NotChosen(Rule):
    """The opponent cannot choose it for an effect."""


# -- costs


@dataclass(frozen=True, slots=True)
class Cheaper(Rule):
    """Cards of a player cost `n` less (`n` negative: more), never less than `least`.

    `who` you, opponent or both; `which`: a filter of cards in the hand.
    """

    n: int
    which: Any
    least: int = 1
    everywhere: ClassVar[bool] = True


# -- keywords in front of abilities


@dataclass(frozen=True, slots=True)
class OtherWaveStrikers:
    """At least two other creatures with wave striker are in the battle zone, on either side."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        s = game.state
        found = sum(
            1
            for uid in (*s.zones[BATTLE], *s.zones[BATTLE + 1])
            if uid != card.uid and any(True for _ in game.rules_of(s.cards[uid], WaveStriker))
        )
        return found >= 2


@dataclass(frozen=True, slots=True)
class AnotherBrokeShield:
    """Another creature of its player has broken a shield this turn."""

    def holds(self, game: DuelMasters, card: Card) -> bool:
        return any(player == card.controller and ref != card.ref for ref, player in game.state.broke)


@dataclass(frozen=True, slots=True)
class WaveStriker(Wrapper):
    """It has these abilities while two other wave strikers are in the battle zone."""

    rules: tuple[Rule, ...]

    def unfold(self) -> Rule:
        return While(OtherWaveStrikers(), self.rules)


@dataclass(frozen=True, slots=True)
class TurboRush(Wrapper):
    """It has these abilities once another creature of its player has broken a shield this turn."""

    rules: tuple[Rule, ...]

    def unfold(self) -> Rule:
        return While(AnotherBrokeShield(), self.rules)


@dataclass(frozen=True, slots=True)
class Survivor(Wrapper):
    """All Survivors of its player have these abilities, itself included."""

    rules: tuple[Rule, ...]

    def unfold(self) -> Rule:
        from duel_tui.duel_masters.which import YOU, Creature

        return Gives(Creature(controller=YOU, races=("Survivor",)), self.rules)


DOUBLE_BREAKER = Breaker(2)
TRIPLE_BREAKER = Breaker(3)


def stealthy(game: DuelMasters, civilization: str, opponent: int) -> bool:
    """Whether the opponent has a card of this civilization in the mana zone, tapped or not."""
    s = game.state
    return any(civilization in s.cards[uid].definition.civilizations for uid in s.zones[MANA + opponent])


@dataclass(frozen=True, slots=True)
class AnyEvolution(Rule):
    """Any evolution creature may be put on it."""


@dataclass(frozen=True, slots=True)
class NoShieldTriggers(Rule):
    """Players (or only the opponent) cannot use shield triggers.

    `kind`: only those of spells or of creatures; `civilizations`: only those of cards of one of these.
    """

    who: str = "both"
    kind: str = ""
    civilizations: tuple[str, ...] = ()
    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CannotBePlayed(Rule):
    """Cards that match cannot be summoned or cast; `which` is a filter of cards in hands."""

    which: Any
    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class EntersTapped(Rule):
    """Creatures that match come into the battle zone tapped."""

    which: Any
    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BurnsShields(Rule):
    """A shield that it would break is put into its owner's graveyard instead."""


@dataclass(frozen=True, slots=True)
class Lures(Rule):
    """A creature of the opponent that attacks, and can attack creatures that match, attacks one of these."""

    which: Any
    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PicksBroken(Rule):
    """Of its player's shields it is he who picks those that creatures of the opponent break (DR-03)."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiscardedIntoBattle(Rule):
    """Discarded from the hand in the opponent's turn, it is put into the battle zone instead (DR-20).

    `may`: its player decides.
    """

    may: bool = False


@dataclass(frozen=True, slots=True)
class AsTapped(Rule):
    """Creatures of the effect's player can attack it as though it were tapped (Chaos Strike)."""


@dataclass(frozen=True, slots=True)
class AttacksFreely(Rule):
    """Nothing that a card says keeps creatures of a player from attacking the opponent this turn (Diamond Cutter)."""

    everywhere: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class MustBlock(Rule):
    """The attack of the first creature it is about can be blocked by the second alone, which must (Storm Wrangler)."""


@dataclass(frozen=True, slots=True)
class NoBattle(Rule):
    """There is no battle when it blocks (`blocking`), or when it is blocked."""

    blocking: bool = False


@dataclass(frozen=True, slots=True)
class StaysTapped(Rule):
    """It does not untap at its player's untap step."""


@dataclass(frozen=True, slots=True)
class LosesAtEnd(Rule):
    """The player loses the game when the effect ends (Bombazar)."""
