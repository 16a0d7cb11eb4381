"""Union Monsters, which lie on another monster as an Equip Card and get off it again; Fusions by contact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.unions import UNITED, is_united
from duel_tui.yugioh.which import TARGET, THIS_CARD, YOU, What, cards_of
from duel_tui.yugioh.zones import MONSTERS, SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def _moved(game: Yugioh, uid: int) -> bool:
    """Whether a Union Monster has got on or off another monster this turn."""
    return (UNITED, game.state.turn) in game.state.cards[uid].marks


@dataclass(frozen=True, slots=True)
class CanUnite:
    """A Spell & Trap Zone is free, and this Union Monster has not got on or off a monster this turn."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return len(game.state.zones[SPELLS + player]) < SLOTS and not _moved(game, uid)


@dataclass(frozen=True, slots=True)
class CanPart:
    """This Union Monster lies on another, has not got on it this turn, and a Monster Zone is free."""

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        s = game.state
        if not is_united(s.cards[uid]) or _moved(game, uid) or not may_summon(game, player):
            return False
        return len(s.zones[MONSTERS + player]) < SLOTS


@dataclass(frozen=True, slots=True)
class Unite:
    """Put this Union Monster on a monster as an Equip Card."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        for uid in cards_of(game, self.what, link):
            here = cards_of(game, THIS_CARD, link)
            if not here or s.cards[link.uid].controller != you or len(s.zones[SPELLS + you]) >= SLOTS:
                return done(False)
            game.put(link.uid, SPELLS, you)
            card = s.change(link.uid, host=s.cards[uid].ref, marks=((UNITED, s.turn),))
            game.emit((happened.Equipped, card, s.cards[uid]))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class Part:
    """Special Summon this Union Monster, which lies on another, in Attack Position."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        if s.cards[link.uid].stay != link.card.stay:
            return False
        if not (yield from special_summon(game, link.player, link.uid, "attack")):
            return False
        s.change(link.uid, marks=((UNITED, s.turn),))
        return True


@dataclass(frozen=True, slots=True)
class BanishMaterials:
    """Remove the Fusion Materials on one's side of the field from play, face-up or face-down; no other card serves."""

    frees: ClassVar[str] = YOU

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        cards = game.state.cards
        names = [cards[other].definition.name for other in game.state.zones[MONSTERS + player]]
        needed = cards[uid].definition.materials
        return all(names.count(name) >= needed.count(name) for name in needed)

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        cards = game.state.cards
        needed = sorted(cards[link.uid].definition.materials)
        mine = game.state.zones[MONSTERS + link.player]
        found = [uid for uid in mine if cards[uid].definition.name in needed]

        def fits(picked: tuple[int, ...]) -> bool:
            return sorted(cards[uid].definition.name for uid in picked) == needed

        n = len(needed)
        picked = yield from choose(game, link.player, "material", found, n, n, fits, (link.uid,))
        link.costs += tuple(cards[uid] for uid in picked)
        for uid in picked:
            game.banish(uid)


@dataclass(frozen=True, slots=True)
class SwitchQuietly:
    """Change the battle positions of monsters, of face-down ones to Attack; FLIP effects do not activate."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(sum(_switch(game, uid) for uid in cards_of(game, self.what, link)) > 0)


@dataclass(frozen=True, slots=True)
class SwitchAttacked:
    """Change the battle position of the monster that is attacked; FLIP effects do not activate."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        aim = game.attack[1] if game.attack is not None else None
        return done(aim is not None and game.state.is_at(aim) and _switch(game, aim.uid))


def _switch(game: Yugioh, uid: int) -> bool:
    card = game.state.cards[uid]
    if card.face_up:
        return game.turn_sideways(uid, not card.sideways)
    game.emit((happened.PositionChanged, game.state.change(uid, face_up=True, sideways=False, seen=3)))
    return True
