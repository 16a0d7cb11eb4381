"""Steps that bring monsters to the field: Special Summons, Tokens, a further Normal Summon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from duel_tui.engine.choosing import choose, groups_of
from duel_tui.engine.game import Unasked
from duel_tui.engine.steps import Decision, Steps, ask_yes, done
from duel_tui.yugioh.definitions import CardDef
from duel_tui.yugioh.graves import movable
from duel_tui.yugioh.nodes.base import seat
from duel_tui.yugioh.nodes.looking import prove
from duel_tui.yugioh.priority import may_summon
from duel_tui.yugioh.summon import SET, can_set, set_spell, special_summon, summon_by_effect, summonable
from duel_tui.yugioh.which import THIS_CARD, YOU, Monster, What, cards_of
from duel_tui.yugioh.zones import DECK, HAND, MONSTERS, SLOTS

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

RAISED = ("raised", 0)
"""A mark of a monster that its lower form has Special Summoned; it is lost when the monster is turned face-down."""


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special Summon cards to the player's side (`MADE`). `position` empty: he chooses attack or defense."""

    summons: ClassVar[bool] = True
    what: What
    position: str = ""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        arrived = []
        for uid in cards_of(game, self.what, link):
            if (yield from special_summon(game, link.player, uid, self.position)):
                arrived.append(game.state.cards[uid].ref)
        link.made = tuple(arrived)
        return bool(arrived)


@dataclass(frozen=True, slots=True)
class SpecialSummonFrom:
    """Choose `low` to `high` of some monsters, without targeting, and Special Summon them to your side (`MADE`).

    Each needs a free Monster Zone. Of monsters from the Deck one that cannot be found is proven absent, and the Deck
    is shuffled. `position` empty: you choose attack or defense for each. `proper`: this is the Summon that the
    monsters' own conditions ask for, and they remember that they came by it (`RAISED`).
    """

    summons: ClassVar[bool] = True
    which: Monster
    low: int = 1
    high: int = 1
    position: str = ""
    proper: bool = False

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        free = SLOTS - len(game.state.zones[MONSTERS + you])
        if not free or not may_summon(game, you):
            return False
        found = movable(game, self.which.all(game, you, link.uid), link.uid)
        searches = DECK in self.which.where
        if searches and not found:
            prove(game, you)
            return False
        high = min(self.high, free)
        low = min(self.low, high, len(found))
        picked = yield from choose(game, you, "special-summon", found, low, high, about=(link.uid,))
        arrived = []
        for uid in picked:
            if self.position == "set":
                game.reveal((uid,))
            if (yield from special_summon(game, you, uid, self.position, proper=self.proper)):
                card = game.state.cards[uid]
                arrived.append(card.ref)
                if self.proper:
                    game.state.change(uid, marks=(*card.marks, RAISED))
        if searches:
            game.shuffle(DECK, you)
        link.made = tuple(arrived)
        return bool(arrived)


@dataclass(frozen=True, slots=True)
class SummonTokens:
    """Special Summon `n` Tokens of a kind to your side, or to the opponent's; they are yours all the same."""

    summons: ClassVar[bool] = True
    n: int
    token: CardDef
    position: str = "defense"
    side: str = YOU

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        side = seat(link, self.side)
        free = SLOTS - len(game.state.zones[MONSTERS + side])
        if free < self.n or not may_summon(game, you):
            return done(False)
        for _ in range(self.n):
            game.arrive(game.create(self.token, you), side, self.position, "special", you)
        return done(True)


@dataclass(frozen=True, slots=True)
class MaySetSpellTrap:
    """You may Set a Spell or Trap from your hand; it is asked only of a player who could."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        you = link.player
        hand = game.state.zones[HAND + you]
        cards = game.state.cards
        found = [
            uid for uid in hand if cards[uid].definition.kind in ("spell", "trap") and can_set(game, you, uid)
        ]
        if not found or not (yield from ask_yes(you, "may", (link.uid,))):
            return False
        groups = groups_of(game, you, found)
        options = [SET[group[0]] for group in groups.values()]
        if len(options) == 1:
            answer = options[0]
            game.unasked.append(Unasked(you, (cards[answer.card],), ""))
        else:
            answer = yield Decision(you, "choose", "set-card", options, (link.uid,))
        set_spell(game, you, answer.card)
        return True


@dataclass(frozen=True, slots=True)
class NormalSummonOrSet:
    """Normal Summon or Set a monster from your hand, besides the Normal Summon of the turn."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        return (yield from summon_by_effect(game, link.player, summonable(game, link.player)))


@dataclass(frozen=True, slots=True)
class TokenForVictories:
    """Special Summon a Token in Attack Position for each monster that this card has destroyed by battle this turn."""

    summons: ClassVar[bool] = True
    token: CardDef

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        you = link.player
        for uid in cards_of(game, THIS_CARD, link):
            won = sum(mark == ("won", s.turn) for mark in s.cards[uid].marks)
            free = SLOTS - len(s.zones[MONSTERS + you])
            number = min(won, free) if may_summon(game, you) else 0
            for _ in range(number):
                game.arrive(game.create(self.token, you), you, "attack", "special", you)
            return done(number > 0)
        return done(False)
