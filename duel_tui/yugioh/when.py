"""What an effect answers: the happening that lets a Trap be activated, or that triggers an effect."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.yugioh import events as happened
from duel_tui.yugioh.moments import ACTIVATION, ATTACK, CALCULATION, DREW, SUMMONED, SUMMONING
from duel_tui.yugioh.negation import NEVER_ACTIVATED
from duel_tui.yugioh.which import OPPONENT, YOU, Monster
from duel_tui.yugioh.zones import DAMAGE_STEP, GRAVE, HAND, MONSTERS, ON_FIELD

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

NORMAL_WAYS = ("normal", "tribute")
ALL_WAYS = ("normal", "tribute", "flip", "special", "fusion", "ritual")


@dataclass(frozen=True, slots=True)
class MonsterSummoned:
    """A monster was Summoned; a card may be activated in answer."""

    who: Monster = Monster(controller=OPPONENT)
    ways: tuple[str, ...] = ALL_WAYS
    key: ClassVar[Hashable] = SUMMONED

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[card.uid]
        # A monster that has left is still one that was Summoned (Torrential Tribute).
        it = now if now.stay == card.stay else card
        if event[2] not in self.ways:
            return False
        if self.who.controller:
            # Whose Summon it was: Lava Golem comes to the other side.
            if (event[3] == player) != (self.who.controller == YOU):
                return False
            return replace(self.who, controller="").matches(game, it, player, uid)
        return self.who.matches(game, it, player, uid)


@dataclass(frozen=True, slots=True)
class SummonAttempted:
    """A monster is being Summoned in a way that can be negated before it succeeds. `ways`: only in these."""

    whose: str = ""
    ways: tuple[str, ...] = ()
    key: ClassVar[Hashable] = SUMMONING

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        if event[0] is not happened.Attempted or (self.ways and event[2] not in self.ways):
            return False
        return not self.whose or (event[3] == player) == (self.whose == YOU)


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """A monster declared an attack."""

    who: Monster = Monster(controller=OPPONENT)
    key: ClassVar[Hashable] = ATTACK

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[card.uid]
        return now.stay == card.stay and self.who.matches(game, now, player, uid)


@dataclass(frozen=True, slots=True)
class CardActivated:
    """A Spell or Trap Card was activated and is the link just below.

    `kinds`: spell, trap; `subkinds`: normal, ...; `whose` opponent: he activated it.
    """

    kinds: tuple[str, ...]
    subkinds: tuple[str, ...] = ()
    whose: str = ""
    key: ClassVar[Hashable] = ACTIVATION

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        from duel_tui.yugioh.definitions import CARD

        if event[0] is not happened.Activated:
            return False
        link = game.chain[-1]
        d = link.card.definition
        fits = d.kind in self.kinds and (not self.subkinds or d.subkind in self.subkinds)
        if self.whose and (link.player == player) != (self.whose == YOU):
            return False
        return fits and link.effect.way == CARD


@dataclass(frozen=True, slots=True)
class SpecialSummonActivated:
    """The link just below is an effect that Special Summons monsters; not in the Damage Step."""

    key: ClassVar[Hashable] = ACTIVATION

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        if event[0] is not happened.Activated or game.state.phase.startswith(DAMAGE_STEP):
            return False
        return summons(game.chain[-1].effect)


def summons(part: Any) -> bool:
    """Whether an effect, or a step of it, Special Summons monsters."""
    if isinstance(part, tuple):
        return any(summons(each) for each in part)
    if not is_dataclass(part):
        return False
    return getattr(part, "summons", False) or any(summons(getattr(part, each.name)) for each in fields(part))


@dataclass(frozen=True, slots=True)
class OpponentDrew:
    """The opponent has made the draw of his Draw Phase."""

    key: ClassVar[Hashable] = DREW

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return bool(event[2] != player)


@dataclass(frozen=True, slots=True)
class TakingBattleDamage:
    """Damage calculation of an attack by the opponent's monster that would cost this player Life Points."""

    key: ClassVar[Hashable] = CALCULATION

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return bool(game.state.player != player and event[2] == player)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Any of several happenings (Solemn Judgment: a Summon or an activation)."""

    whens: tuple[Any, ...]
    key: ClassVar[Hashable] = None

    @property
    def keys(self) -> tuple[Hashable, ...]:
        return tuple(when.key for when in self.whens)

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return any(when.matches(game, event, player, uid) for when in self.whens)


# -- triggers


@dataclass(frozen=True, slots=True)
class ThisFlipped:
    """This card was turned face-up: the moment of a FLIP effect."""

    key: ClassVar[Hashable] = happened.Flipped

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return bool(event[1].uid == uid and event[2] != "quiet")


@dataclass(frozen=True, slots=True)
class ThisSummoned:
    """This card was Summoned in one of these ways."""

    ways: tuple[str, ...] = NORMAL_WAYS
    key: ClassVar[Hashable] = happened.Summoned

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[uid]
        return bool(card.uid == uid and card.face_up and card.stay == now.stay and event[2] in self.ways)


@dataclass(frozen=True, slots=True)
class OtherSummoned:
    """Another monster was Summoned in one of these ways."""

    who: Monster = Monster()
    ways: tuple[str, ...] = ("normal", "tribute", "flip")
    key: ClassVar[Hashable] = happened.Summoned

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        return card.uid != uid and event[2] in self.ways and self.who.matches(game, card, player, uid)


@dataclass(frozen=True, slots=True)
class MonstersSummoned:
    """One or more monsters, perhaps this card too, were Summoned together in one of these ways."""

    who: Monster
    ways: tuple[str, ...] = ("normal", "tribute", "special", "fusion", "ritual")
    together: ClassVar[bool] = True
    key: ClassVar[Hashable] = happened.Summoned

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        now = game.state.cards[event[1].uid]
        return (
            now.stay == event[1].stay and event[2] in self.ways and self.who.matches(game, now, player, uid)
        )


@dataclass(frozen=True, slots=True)
class PhaseOf:
    """A phase of a player's turn has begun."""

    phase: str
    whose: str = YOU
    key: ClassVar[Hashable] = happened.PhaseBegan

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return event[1] == self.phase and (not self.whose or (event[2] == player) == (self.whose == YOU))


@dataclass(frozen=True, slots=True)
class ThisAttacked:
    """Damage was calculated after a monster attacked this card."""

    key: ClassVar[Hashable] = happened.Battled

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        return bool(event[2].uid == uid)


@dataclass(frozen=True, slots=True)
class ThisSentFromField:
    """This card was sent from the field to the Graveyard; not where its activation was negated."""

    key: ClassVar[Hashable] = happened.SentToGrave

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        stays = game.state.cards[uid].stay == card.stay + 1
        return bool(card.uid == uid and card.zone in ON_FIELD and stays and NEVER_ACTIVATED not in card.marks)


@dataclass(frozen=True, slots=True)
class ThisSentToGrave:
    """This card was sent to the Graveyard, from wherever."""

    key: ClassVar[Hashable] = happened.SentToGrave

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        return bool(card.uid == uid and game.state.cards[uid].stay == card.stay + 1)


@dataclass(frozen=True, slots=True)
class ThisEquipDestroyed:
    """This card was destroyed outside the Damage Step while it was equipped to a monster, and sent to the Graveyard."""

    key: ClassVar[Hashable] = happened.Destroyed

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        if game.state.phase.startswith(DAMAGE_STEP):
            return False
        # A card that falls because its monster has left is no longer equipped.
        if card.uid != uid or card.host is None:
            return False
        now = game.state.cards[uid]
        return now.zone == GRAVE and now.stay == card.stay + 1


@dataclass(frozen=True, slots=True)
class ThisSentFromHand:
    """This card was sent from the hand to the Graveyard, in whatever way."""

    key: ClassVar[Hashable] = happened.SentToGrave

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        stays = game.state.cards[uid].stay == card.stay + 1
        return bool(card.uid == uid and card.zone == HAND and stays)


@dataclass(frozen=True, slots=True)
class KinDestroyed:
    """A monster of a series was destroyed otherwise than by battle and sent to its owner's Graveyard.

    The effect is its owner's.
    """

    family: str
    together: ClassVar[bool] = True
    key: ClassVar[Hashable] = happened.Destroyed

    def user(self, event: Any) -> int:
        """Whose effect it is."""
        return int(event[1].owner)

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card, d = event[1], event[1].definition
        now = game.state.cards[card.uid]
        if (
            event[2] == "battle"
            or card.zone != MONSTERS
            or not (self.family in d.name or self.family == d.kin)
        ):
            return False
        return bool(now.zone == GRAVE and now.stay == card.stay + 1)


@dataclass(frozen=True, slots=True)
class ThisDiscarded:
    """This card was discarded to the Graveyard by an effect: of the opponent's with `foe`, else of its own player's."""

    foe: bool = False
    key: ClassVar[Hashable] = happened.Discarded

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card, by = event[1], event[3]
        now = game.state.cards[uid]
        if card.uid != uid or by < 0 or now.zone != GRAVE or now.stay != card.stay + 1:
            return False
        return bool((by != card.controller) == self.foe)


@dataclass(frozen=True, slots=True)
class OwnMonsterBeaten:
    """A monster that the player controlled was destroyed by battle and sent to the Graveyard."""

    together: ClassVar[bool] = True
    key: ClassVar[Hashable] = happened.Destroyed

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        now = game.state.cards[card.uid]
        beaten = event[2] == "battle" and card.controller == player
        return bool(beaten and now.zone == GRAVE and now.stay == card.stay + 1)


@dataclass(frozen=True, slots=True)
class OwnMonsterLost:
    """A monster of the player's own was sent from his side of the field to his Graveyard."""

    key: ClassVar[Hashable] = happened.SentToGrave

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        card = event[1]
        return bool(card.zone == MONSTERS and card.controller == player and card.owner == player)


@dataclass(frozen=True, slots=True)
class ThisInflictedDamage:
    """This card inflicted battle damage to the opponent of its controller."""

    key: ClassVar[Hashable] = happened.Damaged

    def matches(self, game: Yugioh, event: Any, player: int, uid: int) -> bool:
        if event[3] != "battle" or event[1] == player or game.attack is None:
            return False
        return any(ref is not None and ref.uid == uid for ref in game.attack)
