"""Fusion and Ritual Summons: monsters made of other monsters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.choosing import choose, choose_one
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.restrictions import tributable
from duel_tui.yugioh.summon import borrowed, special_summon
from duel_tui.yugioh.zones import EXTRA, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def _room(game: Yugioh, player: int, used: tuple[int, ...]) -> bool:
    """Whether a monster finds a zone once these cards are gone."""
    here = game.state.zones[MONSTERS + player]
    return len(here) < SLOTS or any(uid in here for uid in used)


@dataclass(frozen=True, slots=True)
class FusionSummon:
    """Send the Fusion Materials of a Fusion Monster from your hand or field to the Graveyard, and Summon it.

    The Fusion Monster, its materials and its position are chosen when the effect resolves (YA-51).
    """

    def materials(self, game: Yugioh, player: int, fusion: int) -> tuple[int, ...]:
        """The monsters in hand and on the field that can be used for a Fusion Monster."""
        s = game.state
        names = s.cards[fusion].definition.materials
        mine = s.zones[HAND + player] + s.zones[MONSTERS + player]
        return tuple(
            uid for uid in mine if s.cards[uid].definition.counted_name in names and uid not in game.doomed
        )

    def possible(self, game: Yugioh, player: int) -> tuple[int, ...]:
        """The Fusion Monsters that can be Summoned now."""
        if not may_summon(game, player):
            return ()
        return tuple(uid for uid in game.state.zones[EXTRA + player] if self._can(game, player, uid))

    def _can(self, game: Yugioh, player: int, fusion: int) -> bool:
        s = game.state
        found = self.materials(game, player, fusion)
        names = [s.cards[uid].definition.counted_name for uid in found]
        needed = s.cards[fusion].definition.materials
        if not needed or any(names.count(name) < needed.count(name) for name in needed):
            return False
        return _room(game, player, found)

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        fusions = self.possible(game, you)
        if not fusions:
            return False
        fusion = yield from choose_one(game, you, "fusion", fusions, (link.uid,))
        needed = s.cards[fusion].definition.materials
        names = sorted(needed)

        def fits(picked: tuple[int, ...]) -> bool:
            have = sorted(s.cards[uid].definition.counted_name for uid in picked)
            return have == names and _room(game, you, picked)

        candidates = self.materials(game, you, fusion)
        n = len(needed)
        used = yield from choose(game, you, "material", candidates, n, n, fits, (fusion,))
        for uid in used:
            game.emit((happened.UsedAsMaterial, s.cards[uid]))
            game.to_grave(uid)
        return (yield from special_summon(game, you, fusion, way="fusion"))


@dataclass(frozen=True, slots=True)
class RitualSummon:
    """Tribute monsters from your hand or field whose Levels together are at least the Ritual Monster's, and Summon it.

    `name` is the Ritual Monster, in your hand. The Tributes are chosen and made when the effect resolves; none of them
    may be more than is needed.
    """

    name: str

    def monsters(self, game: Yugioh, player: int) -> tuple[int, ...]:
        """The Ritual Monsters in the hand for which there are Tributes."""
        s = game.state
        if not may_summon(game, player):
            return ()
        return tuple(
            uid
            for uid in s.zones[HAND + player]
            if s.cards[uid].definition.counted_name == self.name and self._can(game, player, uid)
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
            (
                uid
                for uid in mine
                if uid != ritual and s.cards[uid].definition.level and uid not in game.doomed
            ),
        )

    def _can(self, game: Yugioh, player: int, ritual: int) -> bool:
        found = self.tributes(game, player, ritual)
        levels = [game.state.cards[uid].definition.level for uid in found]
        return sum(levels) >= game.state.cards[ritual].definition.level and _room(game, player, found)

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        rituals = self.monsters(game, you)
        if not rituals:
            return False
        ritual = yield from choose_one(game, you, "ritual", rituals, (link.uid,))
        needed = s.cards[ritual].definition.level
        candidates = self.tributes(game, you, ritual)
        foreign = borrowed(game, you, other_than_summon=True)

        def fits(picked: tuple[int, ...]) -> bool:
            levels = [s.cards[uid].definition.level for uid in picked]
            total = sum(levels)
            if total < needed or not _room(game, you, picked):
                return False
            if foreign and not any(uid in foreign for uid in picked):
                return False
            # None may be superfluous, unless it is the one that must be there.
            return all(
                total - s.cards[uid].definition.level < needed
                or uid in foreign
                or not _room(game, you, tuple(other for other in picked if other != uid))
                for uid in picked
            )

        most = _most(sorted(s.cards[uid].definition.level for uid in candidates), needed)
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
