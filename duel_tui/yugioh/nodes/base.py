"""What the steps of effects share: whom they mean, and how many points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.yugioh.which import BOTH, YOU, Filter, What, cards_of

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def seat(link: Link, who: str) -> int:
    """The seat that `you` or `opponent` means for a link."""
    return link.player if who == YOU else 1 - link.player


def seats(game: Yugioh, link: Link, who: str) -> tuple[int, ...]:
    """The seats that `you`, `opponent` or `both` means, the turn player first."""
    both = (game.state.player, 1 - game.state.player)
    return both if who == BOTH else (seat(link, who),)


@dataclass(frozen=True, slots=True)
class Amount:
    """`per` points for each of some cards."""

    per: int
    which: Filter

    def count(self, game: Yugioh, link: Link) -> int:
        return self.per * len(self.which.all(game, link.player, link.uid))


@dataclass(frozen=True, slots=True)
class AttackOf:
    """As many points as the ATK of a monster on the field now."""

    what: What

    def count(self, game: Yugioh, link: Link) -> int:
        return sum(game.atk(uid) for uid in cards_of(game, self.what, link))


@dataclass(frozen=True, slots=True)
class PerCounter:
    """`per` points for each counter of a kind that was on the card when its effect was activated."""

    per: int
    counter: str

    def count(self, game: Yugioh, link: Link) -> int:
        return self.per * dict(link.card.counters).get(self.counter, 0)


@dataclass(frozen=True, slots=True)
class PerPaid:
    """`per` points for each card that was paid."""

    per: int

    def count(self, game: Yugioh, link: Link) -> int:
        return self.per * len(link.costs)


@dataclass(frozen=True, slots=True)
class OfThat:
    """As many points as the printed ATK of the monster that the happening was about, or `per_level` for each Level."""

    per_level: int = 0

    def count(self, game: Yugioh, link: Link) -> int:
        d = link.cause[1].definition
        return self.per_level * d.level if self.per_level else int(d.atk)


@dataclass(frozen=True, slots=True)
class HalfOfPaid:
    """Half of the ATK that the Tributed monster had on the field (`TributeForAttack`), rounded down."""

    def count(self, game: Yugioh, link: Link) -> int:
        return int(link.words[-1]) // 2


Points = int | Amount | AttackOf | PerCounter | PerPaid | OfThat | HalfOfPaid


def points(game: Yugioh, link: Link, amount: Points) -> int:
    """A fixed or counted number of points."""
    return amount if isinstance(amount, int) else amount.count(game, link)
