"""Matches: several duels with the same decks, cards swapped with the Side Deck in between (YA-41a, 41b, 82, 83).

A `Match` is frozen data; every act gives a new one. What may not be done is a `MatchError` with faults as data.

>>> from duel_tui.yugioh import cards
>>> deck = Deck((cards.find("Battle Ox"),) * 40)
>>> match = Match.begin((deck, deck), of=3)
>>> match = match.played(winner=0, first=0).played(winner=None, first=1).played(winner=0, first=1)
>>> match.score, match.over, match.winner
((2, 0, 1), True, 0)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from duel_tui.yugioh.definitions import CardDef, Deck
from duel_tui.yugioh.profiles import CLASSIC, Options

Counts = tuple[int, int, int]
"""How many cards Deck, Fusion Deck and Side Deck hold."""

LOSER, WINNER, ALTERNATE = "loser chooses", "winner chooses", "alternate"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a swap, a deck or the moment. `rules` are rule ids."""

    code: str
    args: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class MatchError(ValueError):
    """Something that the rules of a match forbid, with everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(" ".join((fault.code, *fault.args)) for fault in faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Played:
    """A duel that is over: who won (None: nobody), why, and who took the first turn."""

    winner: int | None
    first: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Opening:
    """How it is settled who takes the first turn of the next duel.

    `chooser` is the player who chooses; without one `first` begins, and without that a coin decides.
    """

    chooser: int | None = None
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two duels (or before the first, or after the last).

    `registered` are the decks as they were at the beginning, to which they go back in the end; `decks` those for the
    next duel. `of` is the number of duels: whoever has won more than half of them has won the match. A drawn duel
    scores for nobody and another one is played.
    """

    registered: tuple[Deck, Deck]
    decks: tuple[Deck, Deck]
    of: int = 3
    who_starts: str = LOSER
    duels: tuple[Played, ...] = ()

    @classmethod
    def begin(cls, decks: tuple[Deck, Deck], of: int | None = None, options: Options = CLASSIC) -> Match:
        """A match that has not begun. The options say who starts and, unless `of` is given, how many duels it has."""
        return cls(decks, decks, of or options.match_of, options.who_starts)

    # -- how it stands

    @property
    def score(self) -> tuple[int, int, int]:
        """Duels won by each player, and drawn duels."""
        winners = [duel.winner for duel in self.duels]
        return winners.count(0), winners.count(1), winners.count(None)

    @property
    def needed(self) -> int:
        """How many duels must be won."""
        return self.of // 2 + 1

    @property
    def over(self) -> bool:
        """Whether somebody has won, or (with an even number of duels) each player half of them."""
        one, two, _ = self.score
        return max(one, two) >= self.needed or one + two >= self.of

    @property
    def winner(self) -> int | None:
        """Who has won the match; None while it is not over, or when both players won as many duels."""
        one, two, _ = self.score
        if not self.over or one == two:
            return None
        return 0 if one > two else 1

    @property
    def number(self) -> int:
        """The number of the next duel, from 1."""
        return len(self.duels) + 1

    def opening(self) -> Opening:
        """Who settles the first turn of the next duel.

        After a drawn duel the loser (winner) of the last one that somebody won chooses again.
        """
        if not self.duels:
            return Opening()
        if self.who_starts == ALTERNATE:
            return Opening(first=1 - self.duels[-1].first)
        decided = [duel.winner for duel in self.duels if duel.winner is not None]
        if not decided:
            return Opening()
        return Opening(chooser=decided[-1] if self.who_starts == WINNER else 1 - decided[-1])

    # -- what happens

    def played(self, winner: int | None, first: int, reason: str = "") -> Match:
        """After a duel. The decks stay as they are until somebody swaps; after the last duel they go back.

        Raises MatchError when the match is over.
        """
        if self.over:
            raise MatchError([MATCH_OVER])
        after = replace(self, duels=(*self.duels, Played(winner, first, reason)))
        return replace(after, decks=self.registered) if after.over else after

    def swap(self, seat: int, out: Sequence[CardDef], into: Sequence[CardDef]) -> Match:
        """Take cards out of Deck or Fusion Deck and bring as many in from the Side Deck. Raises MatchError."""
        faults = self._moment() + swap_faults(self.decks[seat], out, into)
        if faults:
            raise MatchError(faults)
        return self._with(seat, swapped(self.decks[seat], out, into))

    def replaced(self, seat: int, deck: Deck) -> Match:
        """Play on with this deck, which must come from the old one by swaps. Raises MatchError."""
        # The order in which a deck names its cards is no swap.
        moment = [] if same_parts(deck, self.decks[seat]) else self._moment()
        faults = moment + deck_faults(self.registered[seat], deck)
        if faults:
            raise MatchError(faults)
        return self._with(seat, deck)

    def restored(self, seat: int) -> Match:
        """Take every swap of a player back."""
        return self._with(seat, self.registered[seat])

    def verify(self, seat: int) -> tuple[Counts, Counts]:
        """What the opponent may count: Deck, Fusion Deck and Side Deck at the beginning and now (YA-83)."""
        return counts(self.registered[seat]), counts(self.decks[seat])

    def _moment(self) -> list[Fault]:
        if self.over:
            return [MATCH_OVER]
        return [] if self.duels else [Fault("before the first duel", rules=("YA-82", "YA-41a"))]

    def _with(self, seat: int, deck: Deck) -> Match:
        one, two = self.decks
        return replace(self, decks=(deck, two) if seat == 0 else (one, deck))


MATCH_OVER = Fault("match over", rules=("YA-83", "YA-41b"))


def counts(deck: Deck) -> Counts:
    """How many cards each part of a deck holds."""
    return len(deck.main), len(deck.extra), len(deck.side)


def same_parts(one: Deck, two: Deck) -> bool:
    """Whether two decks hold the same cards in each part, in whatever order."""
    pairs = ((one.main, two.main), (one.extra, two.extra), (one.side, two.side))
    return all(Counter(left) == Counter(right) for left, right in pairs)


def swap_faults(deck: Deck, out: Sequence[CardDef], into: Sequence[CardDef]) -> list[Fault]:
    """What is wrong with a swap: cards that are not there, more out than in, Fusion Monsters against other cards."""
    faults = []
    for code, wanted, there in (
        ("not in deck", out, (*deck.main, *deck.extra)),
        ("not in side", into, deck.side),
    ):
        missing = Counter(wanted) - Counter(there)
        faults += [Fault(code, (card.name, str(number))) for card, number in missing.items()]
    if len(out) != len(into):
        faults.append(Fault("uneven", (str(len(out)), str(len(into))), ("YA-83",)))
    else:
        fusions = [sum(card.subkind == "fusion" for card in cards) for cards in (out, into)]
        if fusions[0] != fusions[1]:
            faults.append(Fault("fusion for other", (str(fusions[0]), str(fusions[1])), ("YA-12", "YA-83")))
    return faults


def swapped(deck: Deck, out: Sequence[CardDef], into: Sequence[CardDef]) -> Deck:
    """The deck after a swap that is allowed: what comes in takes the places of what went out, in order."""
    parts = {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}
    for fusion, part in ((True, "extra"), (False, "main")):
        leaving = [card for card in out if (card.subkind == "fusion") == fusion]
        coming = [card for card in into if (card.subkind == "fusion") == fusion]
        for old, new in zip(leaving, coming, strict=True):
            parts[part][parts[part].index(old)] = new
            parts["side"][parts["side"].index(new)] = old
    return Deck(tuple(parts["main"]), tuple(parts["extra"]), tuple(parts["side"]))


def taken_out(deck: Deck, card: CardDef) -> Deck:
    """The deck with one copy of a card moved from Deck or Fusion Deck to the Side Deck. ValueError: it is not there."""
    part = "extra" if card in deck.extra else "main"
    return replace(deck, **{part: _without(getattr(deck, part), card), "side": (*deck.side, card)})


def brought_in(deck: Deck, card: CardDef) -> Deck:
    """The deck with one copy of a card moved from the Side Deck to where it belongs. ValueError: it is not there."""
    part = "extra" if card.subkind == "fusion" else "main"
    return replace(deck, **{"side": _without(deck.side, card), part: (*getattr(deck, part), card)})


def _without(cards: tuple[CardDef, ...], card: CardDef) -> tuple[CardDef, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def deck_faults(before: Deck, after: Deck) -> list[Fault]:
    """What is wrong with a deck that should come from another one by swaps: counts that changed, cards that came in."""
    faults = []
    for code, old, new in zip(("main", "extra", "side"), counts(before), counts(after), strict=True):
        if old != new:
            faults.append(Fault(f"{code} size", (str(old), str(new)), ("YA-83",)))
    one, two = (Counter((*deck.main, *deck.extra, *deck.side)) for deck in (before, after))
    faults += [
        Fault("new card", (card.name, str(number)), ("YA-41a", "YA-83"))
        for card, number in (two - one).items()
    ]
    if not faults:
        faults += [
            Fault("gone card", (card.name, str(number)), ("YA-83",)) for card, number in (one - two).items()
        ]
    return faults
