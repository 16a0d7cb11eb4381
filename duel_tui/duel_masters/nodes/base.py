"""Carrying out abilities: the steps in order, and which cards and how many a step means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.keywords import NotChosen
from duel_tui.duel_masters.rare import OwnersPickShields
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.values import has
from duel_tui.duel_masters.which import BOTH, YOU, Filter, Pick, Those, Weakest, What
from duel_tui.duel_masters.zones import BATTLE, DECK, SHIELDS
from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.judged import Judge
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Steps, ask_order

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters
    from duel_tui.duel_masters.moving import Pending


def seat(act: Act, who: str) -> int:
    """The seat that `you` or `opponent` means."""
    return act.player if who == YOU else 1 - act.player


def seats(game: DuelMasters, act: Act, who: str) -> tuple[int, ...]:
    """The seats that `you`, `opponent` or `both` means, the turn player first."""
    return (game.state.player, 1 - game.state.player) if who == BOTH else (seat(act, who),)


@dataclass(frozen=True, slots=True)
class Amount:
    """`per` for each of some cards."""

    which: Filter
    per: int = 1

    def count(self, game: DuelMasters, act: Act) -> int:
        return self.per * len(self.which.all(game, act.player, act.uid))


@dataclass(frozen=True, slots=True)
class OneAndMore:
    """1, and up to 1 more for each of some cards."""

    which: Filter

    def count(self, game: DuelMasters, act: Act) -> int:
        return 1 + len(self.which.all(game, act.player, act.uid))


def number(game: DuelMasters, act: Act, n: Any) -> int:
    """A fixed or counted number."""
    return n if isinstance(n, int) else n.count(game, act)


def carry_out(game: DuelMasters, do: Sequence[Any], card: Card, player: int, cause: Any) -> Steps[bool]:
    """Do some steps in order (DM-R28, R29). Returns whether the last one did anything."""
    act = Act(card, player, cause)
    done = False
    before, game.acting = game.acting, player
    for step in do:
        done = yield from step.run(game, act)
    game.acting = before
    return done


def cards_of(game: DuelMasters, what: What, act: Act, why: str = "choose-cards") -> Steps[tuple[int, ...]]:
    """The cards that a step means: all that match, those that are chosen now, or those met before and still there.

    `why` is the code of the question, where one is asked.
    """
    if isinstance(what, Pick):
        found = yield from pick(game, what, act, why)
        remember(game, act, found)
        return found
    if isinstance(what, Those):
        return those(game, what, act)
    found = what.all(game, act.player, act.uid)
    remember(game, act, found)
    return found


def remember(game: DuelMasters, act: Act, uids: Sequence[int]) -> None:
    """What `CHOSEN` means from here on."""
    act.made = tuple(game.state.cards[uid].ref for uid in uids)


def those(game: DuelMasters, what: Those, act: Act) -> tuple[int, ...]:
    """The cards that a reference means, as far as they are still there."""
    s = game.state
    if what is Those.THIS:
        return (act.uid,) if s.is_at(act.card.ref) else ()
    if what is Those.CHOSEN:
        return tuple(ref.uid for ref in act.made if s.is_at(ref))
    if what is Those.ATTACKER:
        found = None if game.attack is None else game.attack[0]
    elif what is Those.AIM:
        found = None if game.attack is None else game.attack[1]
    elif what is Those.BLOCKER:
        found = game.blocker
    else:
        cards = [part for part in act.cause or () if isinstance(part, Card) and part.uid != act.uid]
        found = cards[0].ref if cards else None
    return (found.uid,) if found is not None and s.is_at(found) else ()


def pick(game: DuelMasters, what: Pick, act: Act, why: str) -> Steps[tuple[int, ...]]:
    """Let a player choose among cards, as many as there are if there are fewer (DR-15)."""
    s = game.state
    chooser = seat(act, what.by)
    candidates = what.of.all(game, act.player, act.uid)
    if not (isinstance(what.of, Weakest) and len(candidates) == 1):
        # The one weakest creature is not chosen.
        candidates = choosable(game, candidates, chooser)
    many = number(game, act, what.n)
    n = len(candidates) if what.n == 0 else min(many, len(candidates))
    if n <= 0:
        return ()
    if what.at_random:
        left = list(candidates)
        found = []
        for _ in range(n):
            found.append(choose_random(game, left))
            left.remove(found[-1])
        return tuple(found)
    fits: Judge | None = None
    if what.total_power:
        most = what.total_power
        powers = {uid: max(game.power(uid), 0) for uid in candidates}
        candidates = tuple(uid for uid in candidates if powers[uid] <= most)
        # Past the limit all sums are alike, so that few have to be told apart.
        fits = Judge(powers, lambda one, two: min(one + two, most + 1), most.__ge__)
    low = 1 if isinstance(what.n, OneAndMore) else 0 if what.up_to else n
    if candidates and s.cards[candidates[0]].zone == DECK:
        candidates = tuple(reversed(candidates))
    if candidates and s.cards[candidates[0]].zone == SHIELDS and OwnersPickShields in s.ready:
        return (yield from _owners_pick(game, chooser, why, candidates, low, n, act))
    return (yield from choose(game, chooser, why, candidates, low, n, fits, (act.uid,)))


def _owners_pick(
    game: DuelMasters, chooser: int, why: str, shields: tuple[int, ...], low: int, high: int, act: Act
) -> Steps[tuple[int, ...]]:
    """Shields of the other player are picked by him, as many as the chooser would have picked of them."""
    cards = game.state.cards
    theirs = tuple(uid for uid in shields if cards[uid].controller != chooser)
    found: tuple[int, ...] = ()
    n = high
    if low != high or len(theirs) < len(shields):
        picked = yield from choose(game, chooser, why, shields, low, high, about=(act.uid,))
        found = tuple(uid for uid in picked if uid not in theirs)
        n = len(picked) - len(found)
    if n:
        found += yield from choose(game, 1 - chooser, why, theirs, n, n, about=(act.uid,))
    return found


def choosable(game: DuelMasters, uids: tuple[int, ...], chooser: int) -> tuple[int, ...]:
    """Without the creatures that the opponent of their player cannot choose."""
    cards = game.state.cards
    return tuple(
        uid
        for uid in uids
        if cards[uid].zone != BATTLE
        or cards[uid].controller == chooser
        or not has(game, cards[uid], NotChosen)
    )


def settle(game: DuelMasters) -> Steps[None]:
    """Carry out the abilities that wait: the turn player's first, each player in the order he says (DR-18)."""
    from duel_tui.duel_masters.destruction import weak

    while True:
        yield from weak(game)
        if not game.pending:
            return
        you = game.state.player
        batch = [one for one in game.pending if one.player == you] or list(game.pending)
        game.pending = [one for one in game.pending if one not in batch]
        for one in (yield from ordered(game, batch)):
            game.happen(happened.Triggered, one.card, one.player)
            yield from carry_out(game, one.rule.do, one.card, one.player, one.event)
            yield from weak(game)


def ordered(game: DuelMasters, batch: list[Pending]) -> Steps[list[Pending]]:
    """Waiting abilities of one player in the order of his choice; those of cards that are alike need none."""
    uids = tuple(dict.fromkeys(one.card.uid for one in batch))
    if len({one.card.definition for one in batch}) < 2:
        return batch
    order = yield from ask_order(batch[0].player, "order-triggers", uids)
    return sorted(batch, key=lambda one: order.index(one.card.uid))
