"""Steps that bring a Fusion Monster without a Fusion Summon, and what sends it back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose
from duel_tui.engine.steps import Steps, ask_yes, done
from duel_tui.yugioh.graves import movable
from duel_tui.yugioh.nodes.exchange import fusions
from duel_tui.yugioh.nodes.lasting import refs_of
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import special_summon
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.values import MadeOf, ReturnedAtEnd
from duel_tui.yugioh.which import TARGET, What, cards_of
from duel_tui.yugioh.zones import GRAVE, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

ANY_LEVEL = 12


def visitors(game: Yugioh, player: int, max_level: int) -> list[int]:
    """The Fusion Monsters up to a Level that can come so."""
    cards = game.state.cards
    return [uid for uid in fusions(game, player) if cards[uid].definition.level <= max_level]


@dataclass(frozen=True, slots=True)
class HasFusion:
    """There is a Fusion Monster up to a Level in the player's Fusion Deck that can be Special Summoned so."""

    max_level: int = ANY_LEVEL

    def holds(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(visitors(game, player, self.max_level))


@dataclass(frozen=True, slots=True)
class SummonFusion:
    """Special Summon a Fusion Monster up to a Level from the Fusion Deck (`MADE`); this is no Fusion Summon."""

    summons: ClassVar[bool] = True
    max_level: int = ANY_LEVEL

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        link.made = ()
        found = visitors(game, you, self.max_level)
        picked = yield from choose(game, you, "fusion", found, about=(link.uid,))
        for uid in picked:
            if (yield from special_summon(game, you, uid)):
                link.made = (game.state.cards[uid].ref,)
        return bool(link.made)


@dataclass(frozen=True, slots=True)
class ReturnAtEnd:
    """Return monsters to their owners' hands or Fusion Decks in the End Phase, if they have stayed face-up."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            record = Lasting(ReturnedAtEnd(), link.player, link.card.definition.name, refs, game.state.turn)
            game.lasting(replace(record, at_end_phase=True))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class Divide:
    """Return a Fusion Monster to the Fusion Deck.

    If all the materials of its Fusion Summon lie in your Graveyard, you may Special Summon all of them (De-Fusion).
    """

    summons: ClassVar[bool] = True
    what: What = TARGET

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        for uid in cards_of(game, self.what, link):
            ref = s.cards[uid].ref
            record = next(
                (r for r in s.lasting if isinstance(r.rule, MadeOf) and r.cards[:1] == (ref,)), None
            )
            game.to_hand(uid)
            if record is None or len(record.cards) <= record.count:
                return True
            parts = [part.uid for part in record.cards[1:] if s.is_at(part)]
            here = movable(game, (part for part in parts if s.cards[part].zone == GRAVE))
            mine = [part for part in here if s.cards[part].controller == you]
            room = SLOTS - len(s.zones[MONSTERS + you]) >= record.count and may_summon(game, you)
            if len(mine) == record.count and room and (yield from ask_yes(you, "may", (link.uid,))):
                for part in mine:
                    yield from special_summon(game, you, part)
            return True
        return False
