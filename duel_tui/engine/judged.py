"""Picks among very many cards that a rule on the whole set allows: a sum of power, a payment with each civilization."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce

from duel_tui.engine.steps import CHOOSE, Answer, Picks


@dataclass(frozen=True, slots=True)
class Judge:
    """Which sets may be picked together, told from one number for each card.

    The numbers of a set are joined from 0 on, in any order; `good` says whether the joined number will do. It should
    take few different values (a sum that stops just above its limit): what can be picked is then counted, not listed.
    """

    values: Mapping[int, int]
    join: Callable[[int, int], int]
    good: Callable[[int], bool]

    def __call__(self, uids: Sequence[int]) -> bool:
        return self.good(reduce(self.join, (self.values[uid] for uid in uids), 0))


@dataclass(frozen=True, slots=True)
class _Counts:
    """In how many ways `n` more cards can be picked from place `at` on, when those before have come to `joined`."""

    values: tuple[int, ...]
    judge: Judge
    known: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def of(self, at: int, n: int, joined: int) -> int:
        if n == 0:
            return int(self.judge.good(joined))
        if n > len(self.values) - at:
            return 0
        key = (at, n, joined)
        found = self.known.get(key)
        if found is None:
            with_it = self.of(at + 1, n - 1, self.judge.join(joined, self.values[at]))
            found = self.known[key] = with_it + self.of(at + 1, n, joined)
        return found


class Judged(Picks):
    """All sets of `low` to `high` candidates that a judge accepts, in the order of `itertools.combinations`."""

    __slots__ = ("_counts", "judge")

    def __init__(self, candidates: tuple[int, ...], low: int, high: int, judge: Judge) -> None:
        super().__init__(candidates, low, high)
        self.judge = judge
        self._counts = _Counts(tuple(judge.values[uid] for uid in candidates), judge)

    def __len__(self) -> int:
        return sum(self._counts.of(0, n, 0) for n in range(self.low, self.high + 1))

    def __iter__(self) -> Iterator[Answer]:
        return (CHOOSE[self._unrank(index)] for index in range(len(self)))

    def _unrank(self, index: int) -> tuple[int, ...]:
        counts = self._counts
        for n in range(self.low, self.high + 1):
            size = counts.of(0, n, 0)
            if index < size:
                break
            index -= size
        else:
            raise IndexError(index)
        picked: list[int] = []
        joined = 0
        for at, uid in enumerate(self.candidates):
            if not n:
                break
            taken = self.judge.join(joined, counts.values[at])
            size = counts.of(at + 1, n - 1, taken)
            if index < size:
                picked.append(uid)
                joined = taken
                n -= 1
            else:
                index -= size
        return tuple(picked)

    def __contains__(self, answer: object) -> bool:
        return super().__contains__(answer) and isinstance(answer, Answer) and self.judge(answer.cards)
