"""Creatures that come into the battle zone from a deck or a mana zone, often for one that has just gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.duel_masters.nodes.entering import SearchIntoBattle
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards, WithinMana
from duel_tui.duel_masters.zones import DECK, GRAVE, MANA
from duel_tui.engine.choosing import choose
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Steps, done

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


def plain_creature(card: Card) -> bool:
    """Whether a card is a creature that needs no base."""
    return bool(card.definition.creature and not card.definition.evolves)


@dataclass(frozen=True, slots=True)
class RevealUntilCreature:
    """The owner of the card dealt with shows cards of his deck up to a non-evolution creature, which comes.

    The rest of what he has shown goes to his graveyard.
    """

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import enter

        cards = game.state.cards
        if not act.made:
            return done(False)
        shown: list[int] = []
        for uid in reversed(game.state.zones[DECK + cards[act.made[0].uid].owner]):
            shown.append(uid)
            if plain_creature(cards[uid]):
                break
        game.reveal(shown)
        if shown and plain_creature(cards[shown[-1]]):
            enter(game, shown.pop())
        for uid in shown:
            game.to_grave(uid)
        return done(True)


@dataclass(frozen=True, slots=True)
class SearchNamesake:
    """Look through your deck; you may put a creature with the name of the one that has come into the battle zone."""

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        name = act.cause[1].definition.name
        return (yield from SearchIntoBattle(Cards(DECK, kind="creature", names=(name,))).run(game, act))


@dataclass(frozen=True, slots=True)
class SearchSameCost:
    """Look through your deck; you may put a creature with the cost of the one dealt with into the battle zone.

    Nothing is done unless that one has gone to the graveyard.
    """

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        gone = [game.state.cards[ref.uid] for ref in act.made]
        if not gone or gone[0].zone != GRAVE:
            return False
        cost = gone[0].definition.cost
        of = Cards(DECK, kind="creature", min_cost=cost, max_cost=cost)
        return (yield from SearchIntoBattle(of).run(game, act))


@dataclass(frozen=True, slots=True)
class FromItsMana:
    """Choose a non-evolution creature in the mana zone of the player whose card was dealt with.

    It costs no more than there are cards in that mana zone, and that player puts it into the battle zone.
    """

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        from duel_tui.duel_masters.summon import enter

        if not act.made:
            return False
        owner = YOU if game.state.cards[act.made[0].uid].owner == act.player else OPPONENT
        able = WithinMana(Cards(MANA, owner, kind="creature", evolution=False)).all(game, act.player, act.uid)
        found = yield from choose(game, act.player, "to-battle", able, about=(act.uid,))
        for uid in found:
            enter(game, uid)
        return bool(found)
