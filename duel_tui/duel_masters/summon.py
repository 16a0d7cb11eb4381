"""Summoning creatures, evolving them, casting spells (DM-R23 to R41)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.keywords import AnyEvolution, CannotBePlayed, EntersTapped
from duel_tui.duel_masters.mana import Plays, pay, payable, untapped
from duel_tui.duel_masters.nodes.base import carry_out
from duel_tui.duel_masters.rare import ReturnsTriggers
from duel_tui.duel_masters.values import has, in_force
from duel_tui.duel_masters.zones import BATTLE, GRAVE, HAND, MANA, PLAYED, UNDER, ZONE_NAMES
from duel_tui.engine.choosing import choose
from duel_tui.engine.game import Unasked
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Answers, Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

SUMMON: Answers[int] = Answers("summon")
CAST: Answers[int] = Answers("cast")


def plays(game: DuelMasters, you: int) -> Plays:
    """The cards in hand that can be summoned or cast and paid now; cards that are alike are offered once."""
    s = game.state
    mana = untapped(game, you)
    found = Plays(mana)
    done: set[object] = set()
    for uid in s.zones[HAND + you]:
        card = s.cards[uid]
        d = card.definition
        key: object = (d, card.seen)
        if key in done or d.kind == "blank":
            continue
        done.add(key)
        price = game.cost(card, you)
        if not payable(mana, price, d.civilizations) or not allowed(game, you, card):
            continue
        found.prices[uid] = (price, d.civilizations)
        found.append(SUMMON[uid] if d.creature else CAST[uid])
    return found


def allowed(game: DuelMasters, you: int, card: Card) -> bool:
    """Whether a card can be played apart from its cost: an evolution creature has a base, a condition holds."""
    d = card.definition
    if d.only_if is not None and not d.only_if.holds(game, card):
        return False
    if forbidden(game, card):
        return False
    return not d.evolves or bool(foundations(game, you, card))


def castable(game: DuelMasters, you: int, card: Card) -> bool:
    """Whether a player could cast a spell that does not lie in his hand, for no cost."""
    return allowed(game, you, replace(card, zone=HAND, controller=you))


def forbidden(game: DuelMasters, card: Card) -> bool:
    """Whether an ability in the battle zone forbids to play a card that lies in a hand."""
    if CannotBePlayed not in game.state.ready and not game.state.lasting:
        return False
    return any(rule.which.matches(game, card, player) for rule, player, _ in in_force(game, CannotBePlayed))


def foundations(game: DuelMasters, you: int, card: Card) -> list[tuple[int, ...]]:
    """What an evolution creature can be put on: one own creature, or a pair for a vortex evolution (DM-R34, R39)."""
    fits = [
        [uid for uid in game.state.zones[BATTLE + you] if _carries(game, uid, which, you)]
        for which in card.definition.evolves
    ]
    sets: dict[frozenset[int], tuple[int, ...]] = {}
    for found in product(*fits):
        if len(set(found)) == len(found):
            sets.setdefault(frozenset(found), found)
    return list(sets.values())


def _carries(game: DuelMasters, uid: int, which: Any, you: int) -> bool:
    card = game.state.cards[uid]
    return bool(which.matches(game, card, you)) or has(game, card, AnyEvolution)


def summon(game: DuelMasters, you: int, uid: int, paid: tuple[int, ...]) -> Steps[None]:
    """Summon a creature from the hand: choose what it evolves from, pay, put it into the battle zone."""
    card = game.state.cards[uid]
    bases = yield from choose_bases(game, you, card)
    yield from pay(game, you, card, paid)
    enter(game, uid, bases, summoned=True)


def choose_bases(game: DuelMasters, you: int, card: Card) -> Steps[tuple[int, ...]]:
    """Let a player choose the creatures that an evolution creature is put on."""
    if not card.definition.evolves:
        return ()
    sets = foundations(game, you, card)
    if len(sets) == 1:
        cards = tuple(game.state.cards[uid] for uid in sets[0])
        game.unasked.append(Unasked(you, cards, ""))
        return sets[0]
    n = len(card.definition.evolves)
    order = game.state.zones[BATTLE + you]
    candidates = tuple(uid for uid in order if any(uid in found for found in sets))
    possible = {frozenset(found) for found in sets}
    return (
        yield from choose(
            game,
            you,
            "evolve",
            candidates,
            n,
            n,
            fits=None if n == 1 else lambda uids: frozenset(uids) in possible,
            about=(card.uid,),
        )
    )


def enter(game: DuelMasters, uid: int, bases: tuple[int, ...] = (), summoned: bool = False) -> None:
    """Put a creature into the battle zone, on its bases if it evolves; it takes the tap state of its base (DR-06)."""
    s = game.state
    card = s.cards[uid]
    owner = card.owner
    if summoned:
        game.happen(happened.Summoned, card, owner, tuple(s.cards[base] for base in bases))
    if not bases:
        new = game.put(uid, BATTLE)
    else:
        tapped = any(s.cards[base].sideways for base in bases)
        zone = s.zones[BATTLE + owner]
        at = zone.index(bases[0])
        under: list[int] = []
        for base in bases:
            under += [*game.bases(base), base]
        new = game.put(uid, BATTLE, tapped)
        for base in bases:
            # What lies under another card is no creature: it is in no zone of its own (DM-R35).
            _sink(game, base)
        for each in under:
            s.change(each, host=new.ref)
        rest = [other for other in s.zones[BATTLE + owner] if other != uid]
        gone = sum(1 for base in bases if zone.index(base) < at)
        rest.insert(at - gone, uid)
        s.zones[BATTLE + owner] = tuple(rest)
        s.zones[UNDER + owner] = (
            *(each for each in s.zones[UNDER + owner] if each not in under),
            *under,
        )
    if EntersTapped in s.ready and any(
        rule.which.matches(game, new, player) for rule, player, _ in in_force(game, EntersTapped)
    ):
        new = s.change(uid, sideways=True)
    game.happen(happened.Entered, new, owner, summoned, bool(bases))


def _sink(game: DuelMasters, uid: int) -> None:
    s = game.state
    card = s.cards[uid]
    s.leave(uid)
    s.zones[UNDER + card.controller] += (uid,)
    s.move(uid, UNDER, card.controller, 0, True, False, 3, False)
    # If the card above is taken away, it is as old as it was.
    s.change(uid, arrived=card.arrived)


def cast(game: DuelMasters, you: int, uid: int, paid: tuple[int, ...]) -> Steps[None]:
    """Cast a spell from the hand: pay, do what it says, put it into the graveyard (DM-R27)."""
    card = game.state.cards[uid]
    yield from pay(game, you, card, paid)
    yield from resolve(game, you, uid)


def resolve(game: DuelMasters, you: int, uid: int, triggered: bool = False) -> Steps[None]:
    """Do what a spell says; meanwhile it is in no zone (DR-14). Then it goes to the graveyard, or to the mana zone.

    `triggered`: it was cast by its shield trigger.
    """
    s = game.state
    s.spells = (s.turn, s.spells[1]) if you == 0 else (s.spells[0], s.turn)
    game.happen(happened.Cast, game.put(uid, PLAYED), you)
    card = s.cards[uid]
    # A spell of the other player's is carried out as though it were the caster's own.
    mine = card if card.controller == you else replace(card, controller=you)
    yield from carry_out(game, card.definition.do, mine, you, None)
    if s.cards[uid].ref != card.ref:
        return
    if card.definition.charger:
        game.happen(happened.PutInMana, game.put(uid, MANA, card.definition.multicolored), ZONE_NAMES[HAND])
    elif triggered and any(player == you for _, player, _ in in_force(game, ReturnsTriggers)):
        game.happen(happened.PutInHand, game.put(uid, HAND), "")
    else:
        game.put(uid, GRAVE)
