"""Mana: charging, what can be paid, and which cards the game taps when it pays by itself (DM-R13 to R17, R23 to R25).

The requirement: as many untapped mana cards as the card costs, and among them one for each civilization of the card;
one card of two civilizations serves for both (DR-16).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import or_
from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.zones import HAND, MANA
from duel_tui.engine.choosing import choose
from duel_tui.engine.judged import Judge
from duel_tui.engine.steps import Answer, Steps

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters
    from duel_tui.engine.state import Card

Civs = tuple[str, ...]
Mana = tuple[tuple[int, Civs], ...]
"""Untapped mana cards: the number and the civilizations of each."""


def untapped(game: DuelMasters, player: int) -> Mana:
    """The untapped cards of a mana zone, in the order in which they lie."""
    cards = game.state.cards
    return tuple(
        (uid, cards[uid].definition.civilizations)
        for uid in game.state.zones[MANA + player]
        if not cards[uid].sideways
    )


def serves(paid: Sequence[Civs], civilizations: Civs) -> bool:
    """Whether tapped mana has a card for each civilization."""
    return all(any(civ in civs for civs in paid) for civ in civilizations)


def payable(mana: Mana, n: int, civilizations: Civs) -> bool:
    """Whether so many cards with these civilizations can be tapped.

    >>> payable(((1, ("fire",)), (2, ("nature",))), 2, ("fire",))
    True
    >>> payable(((1, ("fire",)), (2, ("nature",))), 2, ("water",))
    False
    """
    if n > len(mana):
        return False
    if n == 0 or not civilizations:
        return True
    if len(civilizations) == 1:
        civ = civilizations[0]
        return any(civ in civs for _, civs in mana)
    if not serves([civs for _, civs in mana], civilizations):
        return False
    if n >= len(civilizations):
        return True
    return any(serves([civs], civilizations) for _, civs in mana)


class Plays(list[Answer]):
    """The actions of a main step; a summon or a cast may also name the mana it is paid with.

    `prices` holds what each playable card costs and its civilizations, `mana` what was untapped then.
    """

    __slots__ = ("mana", "prices")

    def __init__(self, mana: Mana) -> None:
        super().__init__()
        self.mana = mana
        self.prices: dict[int, tuple[int, Civs]] = {}

    def __contains__(self, answer: object) -> bool:
        if list.__contains__(self, answer):
            return True
        return isinstance(answer, Answer) and bool(answer.cards) and self.pays(answer)

    def pays(self, answer: Answer) -> bool:
        """Whether an answer with mana cards is a legal way to pay for its card."""
        if not any(option.verb == answer.verb and option.card == answer.card for option in self):
            return False
        n, civilizations = self.prices[answer.card]
        civs = dict(self.mana)
        paid = answer.cards
        if len(paid) != n or len(set(paid)) != n or any(uid not in civs for uid in paid):
            return False
        return serves([civs[uid] for uid in paid], civilizations)


def pay(game: DuelMasters, player: int, card: Card, named: tuple[int, ...]) -> Steps[None]:
    """Tap mana for a card: what the player has named, or picks, or what the game picks for him."""
    n = game.cost(card, player)
    mana = untapped(game, player)
    if n == 0:
        return
    if not named and game.state.options.pay == "ask":
        uids = tuple(uid for uid, _ in mana)
        judge = _judge(mana, card.definition.civilizations)
        named = yield from choose(game, player, "pay-mana", uids, n, n, judge, (card.uid,))
    tap_for(game, player, named or best(game, player, card, mana, n))


def _judge(mana: Mana, civilizations: Civs) -> Judge:
    """Whether mana cards have all these civilizations among them: each is a bit."""
    bits = {uid: sum(1 << at for at, civ in enumerate(civilizations) if civ in civs) for uid, civs in mana}
    every = (1 << len(civilizations)) - 1
    return Judge(bits, or_, every.__eq__)


def tap_for(game: DuelMasters, player: int, uids: Sequence[int]) -> None:
    """Tap mana cards as a payment."""
    s = game.state
    game.emit((happened.Paid, player, tuple(s.change(uid, sideways=True) for uid in uids)))


def best(game: DuelMasters, player: int, card: Card, mana: Mana, n: int) -> tuple[int, ...]:
    """The mana cards that the game taps for a card by itself.

    Of all ways to pay it takes one that leaves most of the other cards in hand payable, then the one that leaves
    most different civilizations untapped, then the lowest places. A fixed rule: the same hand pays the same way.
    Where there are very many ways, not all are tried (`MOST_WAYS`).
    """
    civilizations = card.definition.civilizations
    if n == len(mana):
        return tuple(uid for uid, _ in mana)
    kinds: dict[Civs, list[int]] = {}
    for uid, civs in mana:
        kinds.setdefault(civs, []).append(uid)
    if len(kinds) == 1:
        return tuple(uid for uid, _ in mana[:n])
    s = game.state
    others = [s.cards[uid] for uid in s.zones[HAND + player] if uid != card.uid]
    wanted = [
        (game.cost(other, player), other.definition.civilizations)
        for other in others
        if other.definition.kind != "blank"
    ]
    left_after = len(mana) - n
    wanted = [(price, civs) for price, civs in wanted if price <= left_after]
    order = {uid: at for at, (uid, _) in enumerate(mana)}
    chosen: tuple[int, ...] = ()
    rank: tuple[int, int, list[int]] | None = None
    worth: dict[tuple[Civs, ...], tuple[int, int]] = {}
    heaps = list(kinds.values())
    first = _plenty([len(uids) for uids in heaps], n)
    for more in _splits(
        [len(uids) - count for uids, count in zip(heaps, first, strict=True)], n - sum(first)
    ):
        counts = [one + two for one, two in zip(first, more, strict=True)]
        paid = [civs for civs, count in zip(kinds, counts, strict=True) if count]
        if not serves(paid, civilizations):
            continue
        # How many cards are left is the same every time: what can be paid hangs on the kinds that are left.
        rest = tuple(civs for civs, count in zip(kinds, counts, strict=True) if count < len(kinds[civs]))
        if rest not in worth:
            mana_left = tuple((uid, civs) for uid, civs in mana if civs in rest)
            reach = sum(1 for price, civs in wanted if payable(mana_left, price, civs))
            worth[rest] = reach, len({civ for civs in rest for civ in civs})
        value = worth[rest]
        if rank is not None and value < rank[:2]:
            continue
        taken = tuple(uid for uids, count in zip(heaps, counts, strict=True) for uid in uids[:count])
        places = sorted(order[uid] for uid in taken)
        if rank is None or value > rank[:2] or places < rank[2]:
            rank, chosen = (*value, places), taken
    return tuple(sorted(chosen, key=order.__getitem__))


MOST_WAYS = 1500
"""So many ways to pay are tried at most; where there are more, cards of which there are most are taken first."""


def _plenty(sizes: Sequence[int], n: int) -> list[int]:
    """How many cards of each heap are taken in any case, so that few enough ways are left for the rest.

    Two are always left to choose: they are enough for the civilizations of any card.
    """
    taken = [0] * len(sizes)
    left = list(sizes)
    while n > 2 and _ways(left, n) > MOST_WAYS:
        at = left.index(max(left))
        taken[at] += 1
        left[at] -= 1
        n -= 1
    return taken


def _ways(sizes: Sequence[int], n: int) -> int:
    """In how many ways `n` things can be taken from heaps of these sizes."""
    ways = [1] + [0] * n
    for size in sizes:
        ways = [sum(ways[max(0, total - size) : total + 1]) for total in range(n + 1)]
    return ways[n]


def _splits(sizes: Sequence[int], n: int) -> Iterator[tuple[int, ...]]:
    """All ways to take `n` things from heaps of these sizes."""
    if not sizes:
        if n == 0:
            yield ()
        return
    for count in range(min(sizes[0], n), -1, -1):
        for rest in _splits(sizes[1:], n - count):
            yield (count, *rest)
