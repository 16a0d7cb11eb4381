"""Decisions and answers: how the rules ask, and the only things a player can say.

Rules are generators of type `Steps[T]`: they yield a `Decision`, receive an `Answer`, and return a `T`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, factorial
from typing import Generic, TypeVar, overload

T = TypeVar("T")
K = TypeVar("K", int, str, tuple[int, int], tuple[int, ...])


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """One thing a player can say: a verb and what it names. Interned: the same answer is the same object.

    `card` and `other` are uids (-1: none), `word` a bare word (`attack`, `Warrior`), `cards` the picks of a `choose`.
    """

    verb: str
    card: int = -1
    other: int = -1
    word: str = ""
    cards: tuple[int, ...] = ()


class Answers(dict[K, Answer], Generic[K]):
    """Every answer of one verb, made once and kept, so that options are compared by identity."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, key: K) -> Answer:
        if isinstance(key, int):
            made = Answer(self.verb, key)
        elif isinstance(key, str):
            made = Answer(self.verb, word=key)
        else:
            made = Answer(self.verb, key[0], key[1])
        self[key] = made
        return made


class Choices(dict[tuple[int, ...], Answer]):
    """The answers of `choose`: a tuple of uids in the order of the candidates."""

    def __missing__(self, key: tuple[int, ...]) -> Answer:
        made = Answer("choose", key[0] if len(key) == 1 else -1, cards=key)
        if len(key) < 2:
            self[key] = made
        return made


PASS = Answer("pass")
YES = Answer("yes")
NO = Answer("no")
CHOOSE = Choices()
OPTION: Answers[str] = Answers("option")
DECLARE: Answers[str] = Answers("declare")


Fits = Callable[[tuple[int, ...]], bool]
"""Which sets of cards may be picked together (the Levels of a Ritual Summon)."""


class Picks(Sequence[Answer]):
    """All ways to pick `low` to `high` of the candidates, without listing them.

    With `fits`, only the sets that it accepts, in the order of `itertools.combinations`. Those are found at once: a
    decision must say the same later, when the duel has gone on.
    """

    __slots__ = ("candidates", "high", "low", "_listed")

    def __init__(self, candidates: tuple[int, ...], low: int, high: int, fits: Fits | None = None) -> None:
        self.candidates = candidates
        self.low = low
        self.high = min(high, len(candidates))
        self._listed: list[tuple[int, ...]] | None = None
        if fits is not None:
            self._listed = [picked for picked in self._sets() if fits(picked)]

    def _sets(self) -> Iterator[tuple[int, ...]]:
        for n in range(self.low, self.high + 1):
            yield from combinations(self.candidates, n)

    def __len__(self) -> int:
        if self._listed is not None:
            return len(self._listed)
        return sum(comb(len(self.candidates), n) for n in range(self.low, self.high + 1))

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> list[Answer]: ...
    def __getitem__(self, index: int | slice) -> Answer | list[Answer]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        if self._listed is not None:
            return CHOOSE[self._listed[index]]
        if index < 0:
            index += len(self)
        return CHOOSE[self._unrank(index)]

    def _unrank(self, index: int) -> tuple[int, ...]:
        total = len(self.candidates)
        for n in range(self.low, self.high + 1):
            size = comb(total, n)
            if index < size:
                break
            index -= size
        else:
            raise IndexError(index)
        picked = []
        at = 0
        while n:
            size = comb(total - at - 1, n - 1)
            if index < size:
                picked.append(self.candidates[at])
                n -= 1
            else:
                index -= size
            at += 1
        return tuple(picked)

    def __iter__(self) -> Iterator[Answer]:
        return (CHOOSE[picked] for picked in (self._sets() if self._listed is None else self._listed))

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, Answer) or answer.verb != "choose":
            return False
        cards = answer.cards
        if not self.low <= len(cards) <= self.high or len(set(cards)) != len(cards):
            return False
        if any(card not in self.candidates for card in cards):
            return False
        return self._listed is None or set(cards) in map(set, self._listed)


class Orders(Sequence[Answer]):
    """All orders of some cards, without listing them."""

    __slots__ = ("candidates",)

    def __init__(self, candidates: tuple[int, ...]) -> None:
        self.candidates = candidates

    def __len__(self) -> int:
        return factorial(len(self.candidates))

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> list[Answer]: ...
    def __getitem__(self, index: int | slice) -> Answer | list[Answer]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        left = list(self.candidates)
        order = []
        while left:
            at, index = divmod(index, factorial(len(left) - 1))
            order.append(left.pop(at))
        return Answer("order", cards=tuple(order))

    def __contains__(self, answer: object) -> bool:
        return (
            isinstance(answer, Answer)
            and answer.verb == "order"
            and sorted(answer.cards) == sorted(self.candidates)
        )


class Decision:
    """An open question.

    `player` is asked; `kind` is one of the words of `asked:` in a duel script (act respond trigger choose option
    yes-no declare order); `prompt` is the code of the sentence that asks; `options` every legal answer; `about` the
    uids that the question concerns; `candidates`, `low`, `high` belong to a choice of cards.
    """

    __slots__ = ("about", "candidates", "high", "kind", "low", "options", "player", "prompt")

    def __init__(
        self,
        player: int,
        kind: str,
        prompt: str,
        options: Sequence[Answer],
        about: tuple[int, ...] = (),
        candidates: tuple[int, ...] = (),
        low: int = 1,
        high: int = 1,
    ) -> None:
        self.player = player
        self.kind = kind
        self.prompt = prompt
        self.options = options
        self.about = about
        self.candidates = candidates
        self.low = low
        self.high = high

    @property
    def forced(self) -> bool:
        """Whether only one answer is legal. Such a decision is shown, but never written into a file."""
        return len(self.options) == 1

    def __repr__(self) -> str:
        return f"Decision({'AB'[self.player]}, {self.kind}, {self.prompt}, {len(self.options)} options)"


Steps = Generator[Decision, Answer, T]
"""A chapter of the rules that may ask: yields decisions, is sent answers, returns a T."""


def done(value: T) -> Steps[T]:
    """The result of a step that asks nothing, for those who wait for one that might."""
    yield from ()
    return value


def ask_yes(player: int, prompt: str, about: tuple[int, ...] = ()) -> Steps[bool]:
    """Ask for `yes` or `no`."""
    answer = yield Decision(player, "yes-no", prompt, (YES, NO), about)
    return answer is YES


def ask_option(player: int, prompt: str, words: Sequence[str], about: tuple[int, ...] = ()) -> Steps[str]:
    """Ask for one of some bare words; one word is taken unasked."""
    if len(words) == 1:
        return words[0]
    answer = yield Decision(player, "option", prompt, [OPTION[word] for word in words], about)
    return answer.word


def ask_declare(player: int, prompt: str, values: Sequence[str], about: tuple[int, ...] = ()) -> Steps[str]:
    """Ask for a value to be declared (a Type, a number); one value is taken unasked."""
    if len(values) == 1:
        return values[0]
    answer = yield Decision(player, "declare", prompt, [DECLARE[value] for value in values], about)
    return answer.word


def ask_order(player: int, prompt: str, cards: tuple[int, ...]) -> Steps[tuple[int, ...]]:
    """Ask in which order some cards come; one card needs no question."""
    if len(cards) < 2:
        return cards
    answer = yield Decision(player, "order", prompt, Orders(cards), (), cards, len(cards), len(cards))
    return answer.cards
