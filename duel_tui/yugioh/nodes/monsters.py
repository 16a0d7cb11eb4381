"""Steps that act on monsters where they stand: face-up, face-down, equipped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.which import TARGET, What, cards_of
from duel_tui.yugioh.zones import SLOTS, SPELLS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """Turn monsters into face-down Defense Position."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return done(sum(game.turn_down(uid) for uid in cards_of(game, self.what, link)) > 0)


@dataclass(frozen=True, slots=True)
class FlipFaceUp:
    """Turn face-down monsters face-up; they stay in Defense Position, and FLIP effects activate, unless `quietly`."""

    what: What
    quietly: bool = False

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = [uid for uid in cards_of(game, self.what, link) if not game.state.cards[uid].face_up]
        for uid in found:
            game.turn_up(uid, "quiet" if self.quietly else "effect")
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class ToAttack:
    """Turn monsters to face-up Attack Position; FLIP effects of those that lay face-down activate."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        some = False
        for uid in cards_of(game, self.what, link):
            if game.state.cards[uid].face_up:
                some = game.turn_sideways(uid, False) or some
            else:
                game.turn_up(uid, "effect", sideways=False)
                some = True
        return done(some)


@dataclass(frozen=True, slots=True)
class ChangePosition:
    """Turn face-up monsters from Attack to Defense Position or the other way round."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        cards = game.state.cards
        found = cards_of(game, self.what, link)
        return done(sum(game.turn_sideways(uid, not cards[uid].sideways) for uid in found) > 0)


@dataclass(frozen=True, slots=True)
class EquipTo:
    """Put this Equip Card on its target. That is no effect: it happens also while effects are negated."""

    bare: ClassVar[bool] = True
    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        for uid in cards_of(game, self.what, link):
            card = game.state.change(link.uid, host=game.state.cards[uid].ref)
            game.emit((happened.Equipped, card, game.state.cards[uid]))
            return done(True)
        return done(False)


@dataclass(frozen=True, slots=True)
class BindTo:
    """Bind this card, which is no Equip Card and stays on the field, to a monster (Call of the Haunted)."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = cards_of(game, self.what, link)
        for uid in found:
            game.state.change(link.uid, host=game.state.cards[uid].ref)
        return done(bool(found))


@dataclass(frozen=True, slots=True)
class EquipFromGrave:
    """Put this card, which lies in the Graveyard, on a monster as an Equip Card (Dark Necrofear)."""

    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        if not s.is_at(link.card.ref) or len(s.zones[SPELLS + link.player]) >= SLOTS:
            return done(False)
        for uid in cards_of(game, self.what, link):
            game.put(link.uid, SPELLS, link.player)
            card = s.change(link.uid, host=s.cards[uid].ref)
            game.emit((happened.Equipped, card, s.cards[uid]))
            return done(True)
        return done(False)
