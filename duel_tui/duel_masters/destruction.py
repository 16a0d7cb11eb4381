"""Destroying creatures, and what happens instead (DR-11 to DR-13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.definitions import GIVES, NO_POWER, Rule
from duel_tui.duel_masters.keywords import DiscardedIntoBattle
from duel_tui.duel_masters.moving import SHUFFLED
from duel_tui.duel_masters.values import in_force, rules_of
from duel_tui.duel_masters.zones import BATTLE, DECK, HAND, MANA, SHIELDS, ZONE_NAMES
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Steps, ask_option, ask_yes

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class Instead(Rule):
    """When the creature would be destroyed, it is put into this zone instead of the graveyard.

    Into the battle zone: it stays where it is. `may`: its player decides. `buried`: also when it would be put into
    the graveyard from the battle zone in another way. `price`: steps that its player then does.
    """

    to: int
    may: bool = False
    buried: bool = False
    price: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class DiesFor(Rule):
    """When another creature of its player that `which` matches would be destroyed, he may destroy it instead."""

    which: Any
    everywhere: ClassVar[bool] = True


def destroy(game: DuelMasters, uids: Iterable[int], cause: str = "effect") -> Steps[tuple[Card, ...]]:
    """Destroy creatures together. Returns those that were destroyed, as they were; the rest had something instead."""
    return (yield from _remove(game, uids, cause))


def bury(game: DuelMasters, uids: Iterable[int]) -> Steps[tuple[Card, ...]]:
    """Put creatures into their owners' graveyards without destroying them."""
    return (yield from _remove(game, uids, ""))


def _remove(game: DuelMasters, uids: Iterable[int], cause: str) -> Steps[tuple[Card, ...]]:
    s = game.state
    victims = [s.cards[uid] for uid in uids if s.cards[uid].zone == BATTLE]
    if not victims:
        return ()
    gone: list[Card] = []
    saved: list[tuple[Card, Instead]] = []
    given = (GIVES, Instead) in s.ready or bool(s.lasting)
    bailed: list[int] = []
    for card in victims:
        if cause and DiesFor in s.ready:
            other = yield from _dies_for(game, card, bailed)
            if other >= 0:
                bailed.append(other)
                game.happen(happened.Saved, card, card)
                continue
        if not given and Instead not in card.definition.own:
            gone.append(card)
            continue
        rule = yield from _instead(game, card, cause)
        if rule is None:
            gone.append(card)
        else:
            saved.append((card, rule))
    if cause:
        # All are still there: an ability sees what is destroyed together with its creature (DR-12).
        for card in gone:
            game.happen(happened.Destroyed, card, cause)
    for card in gone:
        game.to_grave(card.uid)
    for card, rule in saved:
        game.happen(happened.Saved, card, card)
        _move(game, card, rule.to)
        if rule.price:
            from duel_tui.duel_masters.nodes.base import carry_out

            yield from carry_out(game, rule.price, card, card.controller, None)
    if bailed:
        yield from destroy(game, bailed)
    return tuple(gone)


def _dies_for(game: DuelMasters, card: Card, bailed: list[int]) -> Steps[int]:
    """The creature that is destroyed in the place of another, if its player wants it; else -1."""
    for rule, player, source in list(in_force(game, DiesFor)):
        if source is None or source.uid == card.uid or source.uid in bailed or player != card.controller:
            continue
        if rule.which.matches(game, card, player, source.uid):
            if (yield from ask_yes(player, "dies-for", (source.uid, card.uid))):
                return source.uid
    return -1


def _instead(game: DuelMasters, card: Card, cause: str) -> Steps[Instead | None]:
    """What happens to a creature instead of the graveyard; of several its player picks one."""
    rules = list(dict.fromkeys(rule for rule in rules_of(game, card, Instead) if cause or rule.buried))
    forced = [rule for rule in rules if not rule.may]
    for rule in rules:
        if rule.may and (yield from ask_yes(card.controller, "instead-" + ZONE_NAMES[rule.to], (card.uid,))):
            return rule
    if len(forced) > 1:
        words = [ZONE_NAMES[rule.to] for rule in forced]
        word = yield from ask_option(card.controller, "instead", words, (card.uid,))
        return forced[words.index(word)]
    return forced[0] if forced else None


def discard(game: DuelMasters, uid: int) -> Steps[None]:
    """Discard a card from the hand; in the opponent's turn some creatures come into the battle zone instead (DR-20)."""
    from duel_tui.duel_masters.summon import enter

    card = game.state.cards[uid]
    if game.state.player != card.controller:
        for held in card.definition.own.get(DiscardedIntoBattle, ()):
            if not held.rule.may or (yield from ask_yes(card.controller, "instead-battle", (uid,))):
                enter(game, uid)
                return
    game.discard(uid)


def _move(game: DuelMasters, card: Card, zone: int) -> None:
    if zone == HAND:
        game.to_hand(card.uid)
    elif zone == MANA:
        game.to_mana(card.uid)
    elif zone == SHIELDS:
        game.to_shields(card.uid)
    elif zone == DECK:
        game.to_deck(card.uid, SHUFFLED)


def _stays(game: DuelMasters, card: Card) -> bool:
    """Whether nothing but staying can become of a creature that would be destroyed: it need not be tried."""
    rules = list(rules_of(game, card, Instead))
    return bool(rules) and all(rule.to == BATTLE and not rule.may for rule in rules)


def weak(game: DuelMasters) -> Steps[None]:
    """Creatures whose power is 0 or less are destroyed at once (DR-10)."""
    s = game.state
    if not (s.lasting or NO_POWER in s.ready or game.lowers()):
        return
    for _ in range(50):
        found = [uid for uid in (*s.zones[BATTLE], *s.zones[BATTLE + 1]) if game.power(uid) <= 0]
        found = [uid for uid in found if not _stays(game, s.cards[uid])]
        if not found or not (yield from destroy(game, found, "power")):
            return
