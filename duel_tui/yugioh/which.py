"""Which cards an effect speaks of: filters that read as adjectives, and references to cards of the moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from duel_tui.engine.state import Card
from duel_tui.yugioh.definitions import FLIP, name_of
from duel_tui.yugioh.zones import FIELD, HAND, MONSTERS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

YOU = "you"
OPPONENT = "opponent"
BOTH = "both"
ATTACK_POSITION = "attack"
DEFENSE_POSITION = "defense"


class Those(Enum):
    """Cards that an effect has already met."""

    TARGET = "target"
    THAT_CARD = "that card"
    """The card of the event that is answered."""
    THIS_CARD = "this card"
    EQUIPPED = "equipped"
    BOUND = "bound"
    """The monster that a card, which is no Equip Card, is bound to."""
    ATTACKER = "attacker"
    MADE = "made"
    """What the steps before have dealt with."""
    DESTROYER = "destroyer"
    """The monster that destroyed this card in the battle that goes on."""


TARGET, THAT_CARD, THIS_CARD, EQUIPPED, BOUND, ATTACKER, MADE, DESTROYER = Those


@dataclass(frozen=True, slots=True)
class Monster:
    """Monsters. Every field that is given narrows.

    `controller` you or opponent; `position` attack or defense; ATK limits are compared with the current ATK on the
    field and the printed one elsewhere; `where` the zones; `other` leaves out the card that speaks; `summonable`
    leaves out monsters that cannot be Special Summoned by an effect; `tokens` False leaves out Tokens; `flips`: only
    monsters with a FLIP effect; `effects`: only Effect Monsters, or none of them; `takeable` leaves out monsters whose
    control cannot change; `series` is a part of the names; `subkinds` normal, effect, fusion, ritual.
    """

    controller: str = ""
    face_up: bool | None = None
    position: str = ""
    min_atk: int | None = None
    max_atk: int | None = None
    max_defense: int | None = None
    min_level: int | None = None
    max_level: int | None = None
    races: tuple[str, ...] = ()
    not_races: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    where: tuple[int, ...] = (MONSTERS,)
    other: bool = False
    summonable: bool = False
    tokens: bool = True
    flips: bool = False
    takeable: bool = False
    effects: bool | None = None
    series: str = ""
    subkinds: tuple[str, ...] = ()

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        """Whether a card is one of these, seen from player `you` and the card `this`."""
        d = card.definition
        if not d.monster or card.zone not in self.where:
            return False
        if self.controller and card.controller != (you if self.controller == YOU else 1 - you):
            return False
        if card.zone == MONSTERS:
            if self.face_up is not None and card.face_up != self.face_up:
                return False
            if self.position and card.sideways != (self.position == DEFENSE_POSITION):
                return False
        if (self.other and card.uid == this) or (not self.tokens and d.subkind == "token"):
            return False
        if self.summonable and d.needs and game.lacks_world(you, card.uid):
            return False
        return self._kind_fits(game, card)

    def _kind_fits(self, game: Yugioh, card: Card) -> bool:
        d = card.definition
        on_field = card.zone == MONSTERS
        kinds = self.races or self.not_races or self.attributes
        asks_face = kinds or self.names or self.series or self.min_level or self.max_level
        if (
            on_field
            and not card.face_up
            and (asks_face or self.min_atk is not None or self.max_atk is not None)
        ):
            return False
        if self.min_atk is not None or self.max_atk is not None:
            if d.unknown_atk and not on_field:
                return False
            atk = game.atk(card.uid) if on_field else d.atk
            if self.min_atk is not None and atk < self.min_atk:
                return False
            if self.max_atk is not None and atk > self.max_atk:
                return False
        if (
            self.max_defense is not None
            and (d.defense if not on_field else game.defense(card.uid)) > self.max_defense
        ):
            return False
        if self.summonable and (
            d.unsummonable(card.zone) or d.only_way or (d.special_only and not card.proper)
        ):
            return False
        if self.takeable and game.stays_put(card.uid):
            return False
        if self.effects is not None and self.effects != d.effect_monster:
            return False
        if self.flips and all(effect.way != FLIP for effect in d.effects):
            return False
        return (
            (not self.races or d.race in self.races)
            and d.race not in self.not_races
            and (not self.attributes or d.attribute in self.attributes)
            and (not self.names or name_of(card) in self.names)
            and (self.series in d.name or self.series == d.kin)
            and (not self.subkinds or d.subkind in self.subkinds)
            and (self.min_level is None or game.level(card.uid) >= self.min_level)
            and (self.max_level is None or game.level(card.uid) <= self.max_level)
        )

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        """The uids of all of them, the turn player's side first."""
        return _all(self, game, you, this)


@dataclass(frozen=True, slots=True)
class SpellTrap:
    """Spell and Trap Cards.

    `kind` spell or trap: on the field only face-up ones are asked for it, and Set cards count when `or_set`, whatever
    they are. `other` as for monsters. A monster that was put on another is an Equip Spell.
    """

    controller: str = ""
    kind: str = ""
    face_up: bool | None = None
    subkinds: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    where: tuple[int, ...] = (SPELLS, FIELD)
    other: bool = True
    or_set: bool = False

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        d = card.definition
        kind, subkind = d.kind, d.subkind
        if kind == "blank":
            return False
        if d.monster:
            if card.zone != SPELLS:
                return False
            kind, subkind = "spell", "equip"
        if card.zone not in self.where or (self.other and card.uid == this):
            return False
        if self.controller and card.controller != (you if self.controller == YOU else 1 - you):
            return False
        if card.zone in (SPELLS, FIELD):
            if self.face_up is not None and card.face_up != self.face_up:
                return False
            if not card.face_up and (self.kind or self.subkinds or self.names):
                return self.or_set
        return (
            (not self.kind or kind == self.kind)
            and (not self.subkinds or subkind in self.subkinds)
            and (not self.names or d.counted_name in self.names)
        )

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        return _all(self, game, you, this)


@dataclass(frozen=True, slots=True)
class AnyCard:
    """Cards of any kind in some zones. `face_up` None: either.

    `staying` leaves out used Spells and Traps that only wait for the end of the chain. `series`: a part of the names.
    `subkinds`: ritual are Ritual Monsters and Ritual Spells.
    """

    controller: str = ""
    face_up: bool | None = None
    where: tuple[int, ...] = (HAND,)
    other: bool = False
    staying: bool = False
    series: str = ""
    subkinds: tuple[str, ...] = ()

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        if card.zone not in self.where or (self.other and card.uid == this):
            return False
        d = card.definition
        if self.series not in d.name or (self.subkinds and d.subkind not in self.subkinds):
            return False
        if self.staying and card.zone == SPELLS and card.face_up and not _stays(card):
            return False
        if self.face_up is not None and card.face_up != self.face_up:
            return False
        return not self.controller or card.controller == (you if self.controller == YOU else 1 - you)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        return _all(self, game, you, this)


@dataclass(frozen=True, slots=True)
class Lowest:
    """Those of some monsters whose ATK is the lowest."""

    of: Monster

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        return card.uid in self.all(game, you, this)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        found = self.of.all(game, you, this)
        least = min((game.atk(uid) for uid in found), default=0)
        return tuple(uid for uid in found if game.atk(uid) == least)


@dataclass(frozen=True, slots=True)
class Strongest:
    """Those of some monsters whose ATK is the highest."""

    of: Monster

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        return card.uid in self.all(game, you, this)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        found = self.of.all(game, you, this)
        most = max((game.atk(uid) for uid in found), default=0)
        return tuple(uid for uid in found if game.atk(uid) == most)


@dataclass(frozen=True, slots=True)
class Toughest:
    """Those of some monsters whose DEF is the highest."""

    of: Monster

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        return card.uid in self.all(game, you, this)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        found = self.of.all(game, you, this)
        most = max((game.defense(uid) for uid in found), default=0)
        return tuple(uid for uid in found if game.defense(uid) == most)


@dataclass(frozen=True, slots=True)
class UpToPaid:
    """The opponent's face-up monsters whose ATK is at most what was paid for the card that speaks."""

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        if card.zone != MONSTERS or card.controller == you or not card.face_up or this < 0:
            return False
        return game.atk(card.uid) <= dict(game.state.cards[this].counters).get("paid", 0)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        found = game.state.zones[MONSTERS + 1 - you]
        return tuple(uid for uid in found if self.matches(game, game.state.cards[uid], you, this))


@dataclass(frozen=True, slots=True)
class Holds:
    """Face-up cards on which a counter of a kind may be placed, and that are not full."""

    counter: str

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        most = dict(card.definition.takes).get(self.counter)
        if most is None or not card.face_up or card.zone not in ON_FIELD_ANY:
            return False
        return not most or dict(card.counters).get(self.counter, 0) < most

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        s = game.state
        return tuple(
            uid
            for player in (s.player, 1 - s.player)
            for zone in ON_FIELD_ANY
            for uid in s.zones[zone + player]
            if uid not in game.doomed and self.matches(game, s.cards[uid], you, this)
        )


@dataclass(frozen=True, slots=True)
class UnionHost:
    """Face-up monsters of one's own by name that bear no Union Monster yet."""

    names: tuple[str, ...]

    def matches(self, game: Yugioh, card: Card, you: int, this: int = -1) -> bool:
        return self._monsters().matches(game, card, you, this) and not game.united(card)

    def all(self, game: Yugioh, you: int, this: int = -1) -> tuple[int, ...]:
        cards = game.state.cards
        return tuple(uid for uid in self._monsters().all(game, you, this) if not game.united(cards[uid]))

    def _monsters(self) -> Monster:
        return Monster(controller=YOU, face_up=True, names=self.names, other=True)


Filter = Monster | SpellTrap | AnyCard | Lowest | Strongest | Toughest | UpToPaid | Holds | UnionHost
What = Those | Filter
ON_FIELD_ANY = (MONSTERS, SPELLS, FIELD)


def _stays(card: Card) -> bool:
    d = card.definition
    return bool(d.stays or d.monster)


def _all(which: Monster | SpellTrap | AnyCard, game: Yugioh, you: int, this: int) -> tuple[int, ...]:
    s = game.state
    cards = s.cards
    doomed = game.doomed
    found = []
    seats: tuple[int, ...] = (s.player, 1 - s.player)
    if which.controller:
        seats = (you if which.controller == YOU else 1 - you,)
    for player in seats:
        for zone in which.where:
            for uid in s.zones[zone + player]:
                if uid not in doomed and which.matches(game, cards[uid], you, this):
                    found.append(uid)
    return tuple(found)


def cards_of(game: Yugioh, what: What, link: Link) -> tuple[int, ...]:
    """The cards that a reference or a filter means while a link resolves.

    Cards that have left are not found, nor monsters that damage calculation has destroyed (YH-35b).
    """
    if not isinstance(what, Those):
        found = what.all(game, link.player, link.uid)
    elif what is TARGET:
        found = game_targets(game, link)
    else:
        found = tuple(uid for uid in _those(game, what, link) if uid not in game.doomed)
    return game.affected(found, link)


def _those(game: Yugioh, what: Those, link: Link) -> tuple[int, ...]:
    s = game.state
    if what is THIS_CARD:
        now = s.cards[link.uid]
        turned = now.zone == MONSTERS and not now.face_up
        return (link.uid,) if now.stay == link.card.stay and not turned else ()
    if what is EQUIPPED or what is BOUND:
        host = s.cards[link.uid].host
        return (host.uid,) if host is not None and s.is_at(host) else ()
    if what is MADE:
        return tuple(ref.uid for ref in link.made if s.is_at(ref))
    if what is DESTROYER:
        fought = [s.cards[ref.uid] for ref in game.attack or () if ref is not None and s.is_at(ref)]
        return tuple(card.uid for card in fought if card.uid != link.uid and card.face_up)
    if what is ATTACKER:
        return (game.attack[0].uid,) if game.attack is not None and s.is_at(game.attack[0]) else ()
    card = link.cause[1] if link.cause is not None else None
    if isinstance(card, Card) and s.cards[card.uid].stay == card.stay:
        return (card.uid,)
    return ()


def game_targets(game: Yugioh, link: Link, which: int | None = None) -> tuple[int, ...]:
    """The targets of a link that are still there and still what was asked for (YR-03)."""
    s = game.state
    found = []
    for number, (target, refs) in enumerate(zip(link.effect.targets, link.targets, strict=False)):
        if which is not None and number != which:
            continue
        for ref in refs:
            card = s.cards[ref.uid]
            if card.stay == ref.stay and target.still(game, card, link) and ref.uid not in game.doomed:
                found.append(ref.uid)
    return tuple(found)
