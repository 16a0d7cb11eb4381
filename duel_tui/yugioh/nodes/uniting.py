"""Fusion and Ritual Summons: monsters made of other monsters."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, choose_one
from duel_tui.engine.steps import Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.costs_cards import graves_locked
from duel_tui.yugioh.definitions import name_of
from duel_tui.yugioh.graves import shut
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.summon import borrowed, special_summon
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import MadeOf
from duel_tui.yugioh.zones import EXTRA, GRAVE, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.definitions import CardDef
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def _room(game: Yugioh, player: int, used: tuple[int, ...]) -> bool:
    """Whether a monster finds a zone once these cards are gone."""
    here = game.state.zones[MONSTERS + player]
    return len(here) < SLOTS or any(uid in here for uid in used)


@dataclass(frozen=True, slots=True)
class FusionSummon:
    """Send the Fusion Materials of a Fusion Monster from your hand or field to the Graveyard, and Summon it (`MADE`).

    The Fusion Monster, its materials and its position are chosen when the effect resolves (YA-51). Only one of some
    `races`, or with `series` in its name; the materials lie in `where`; `banish`: they are removed from play.
    """

    summons: ClassVar[bool] = True
    races: tuple[str, ...] = ()
    series: str = ""
    where: tuple[int, ...] = (HAND, MONSTERS)
    banish: bool = False

    def materials(self, game: Yugioh, player: int, fusion: int) -> tuple[int, ...]:
        """The monsters in hand and on the field that can be used for a Fusion Monster."""
        cards = game.state.cards
        d = cards[fusion].definition
        zones = self.where
        if GRAVE in zones and (graves_locked(game, player) or shut(game, player)) is not None:
            zones = tuple(zone for zone in zones if zone != GRAVE)
        return tuple(
            uid
            for zone in zones
            for uid in game.state.zones[zone + player]
            if uid not in game.doomed
            and (
                name_of(cards[uid]) in d.materials
                or (cards[uid].definition.substitute and not d.true_materials)
            )
        )

    def fits(self, game: Yugioh, player: int, fusion: int, picked: tuple[int, ...]) -> bool:
        """Whether some monsters are the materials of a Fusion Monster. One of them may be a substitute."""
        cards = game.state.cards
        d = cards[fusion].definition
        missing = list(d.materials)
        replacing = 0
        for uid in picked:
            used = cards[uid].definition
            name = name_of(cards[uid])
            if name in missing:
                missing.remove(name)
            elif used.substitute and not d.true_materials:
                replacing += 1
            else:
                return False
        return len(missing) == replacing <= 1 and _room(game, player, picked)

    def possible(self, game: Yugioh, player: int) -> tuple[int, ...]:
        """The Fusion Monsters that can be Summoned now."""
        if not may_summon(game, player):
            return ()
        return tuple(uid for uid in game.state.zones[EXTRA + player] if self._can(game, player, uid))

    def _can(self, game: Yugioh, player: int, fusion: int) -> bool:
        d = game.state.cards[fusion].definition
        if self.series not in d.name or (self.races and d.race not in self.races):
            return False
        n = len(d.materials)
        found = self.materials(game, player, fusion)
        if not n or len(found) < n or d.has_procedure:
            return False
        return any(self.fits(game, player, fusion, picked) for picked in combinations(found, n))

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        fusions = self.possible(game, you)
        if not fusions:
            return False
        fusion = yield from choose_one(game, you, "fusion", fusions, (link.uid,))

        def fits(picked: tuple[int, ...]) -> bool:
            return self.fits(game, you, fusion, picked)

        candidates = self.materials(game, you, fusion)
        n = len(s.cards[fusion].definition.materials)
        used = yield from choose(game, you, "material", candidates, n, n, fits, (fusion,))
        for uid in used:
            game.emit((happened.UsedAsMaterial, s.cards[uid]))
            if self.banish:
                game.banish(uid)
            else:
                game.to_grave(uid)
        if not (yield from special_summon(game, you, fusion, way="fusion")):
            return False
        link.made = (s.cards[fusion].ref,)
        if any(card.definition.divides for card in s.cards):
            parts = tuple(s.cards[uid].ref for uid in used)
            name = s.cards[fusion].definition.name
            game.lasting(Lasting(MadeOf(), you, name, (*link.made, *parts), count=len(parts)))
        return True


@dataclass(frozen=True, slots=True)
class RitualSummon:
    """Tribute monsters from your hand or field whose Levels together are at least the Ritual Monster's, and Summon it.

    `name` is the Ritual Monster, in your hand, or `names` are several; without a name any of an `attribute`. The
    Tributes are chosen and made when the effect resolves; none of them may be more than is needed, with `exact` the
    total must be its very Level.
    """

    summons: ClassVar[bool] = True
    name: str = ""
    attribute: str = ""
    exact: bool = False
    names: tuple[str, ...] = ()

    def brings(self, card: CardDef) -> bool:
        """Whether this is a Ritual Monster that is Summoned so."""
        if self.name or self.names:
            return card.counted_name in (self.name, *self.names)
        return card.subkind == "ritual" and card.monster and card.attribute == self.attribute

    def monsters(self, game: Yugioh, player: int) -> tuple[int, ...]:
        """The Ritual Monsters in the hand for which there are Tributes."""
        s = game.state
        if not may_summon(game, player):
            return ()
        return tuple(
            uid
            for uid in s.zones[HAND + player]
            if self.brings(s.cards[uid].definition) and self._can(game, player, uid)
        )

    def tributes(self, game: Yugioh, player: int, ritual: int) -> tuple[int, ...]:
        """The monsters that may be Tributed for it."""
        s = game.state
        mine = (
            s.zones[HAND + player]
            + s.zones[MONSTERS + player]
            + borrowed(game, player, other_than_summon=True)
        )
        return tributable(
            game,
            (uid for uid in mine if uid != ritual and game.level(uid) and uid not in game.doomed),
        )

    def _can(self, game: Yugioh, player: int, ritual: int) -> bool:
        found = self.tributes(game, player, ritual)
        levels = [game.level(uid) for uid in found]
        needed = game.level(ritual)
        if sum(levels) < needed or not _room(game, player, found):
            return False
        return not self.exact or self._can_exactly(game, player, found, needed)

    def _can_exactly(self, game: Yugioh, player: int, found: tuple[int, ...], needed: int) -> bool:
        totals = {0}
        for uid in found:
            totals |= {total + game.level(uid) for total in totals}
        if needed not in totals:
            return False
        foreign = borrowed(game, player, other_than_summon=True)
        if not foreign and _room(game, player, ()):
            return True
        return any(
            self._exactly(game, player, foreign, needed, picked)
            for n in range(1, min(len(found), needed) + 1)
            for picked in combinations(found, n)
        )

    def _exactly(
        self, game: Yugioh, player: int, foreign: tuple[int, ...], needed: int, picked: tuple[int, ...]
    ) -> bool:
        if foreign and not any(uid in foreign for uid in picked):
            return False
        total = sum(game.level(uid) for uid in picked)
        return total == needed and _room(game, player, picked)

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        rituals = self.monsters(game, you)
        if not rituals:
            return False
        ritual = yield from choose_one(game, you, "ritual", rituals, (link.uid,))
        needed = game.level(ritual)
        candidates = self.tributes(game, you, ritual)
        foreign = borrowed(game, you, other_than_summon=True)

        def fits(picked: tuple[int, ...]) -> bool:
            levels = [game.level(uid) for uid in picked]
            total = sum(levels)
            if self.exact:
                return self._exactly(game, you, foreign, needed, picked)
            if total < needed or not _room(game, you, picked):
                return False
            if foreign and not any(uid in foreign for uid in picked):
                return False
            # None may be superfluous, unless it is the one that must be there.
            return all(
                total - game.level(uid) < needed
                or uid in foreign
                or not _room(game, you, tuple(other for other in picked if other != uid))
                for uid in picked
            )

        most = _most(sorted(game.level(uid) for uid in candidates), needed)
        used = yield from choose(game, you, "ritual-tribute", candidates, 1, most, fits, (ritual,))
        for uid in used:
            game.tribute(uid)
        return (yield from special_summon(game, you, ritual, way="ritual"))


def _most(levels: list[int], needed: int) -> int:
    """How many Tributes can be needed at most: the lowest Levels first, and one more for a forced one."""
    total = 0
    for count, level in enumerate(levels, 1):
        total += level
        if total >= needed:
            return min(count + 1, len(levels))
    return len(levels)
