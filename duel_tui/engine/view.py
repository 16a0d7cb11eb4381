"""What one seat may know of a duel. Front ends and bots get nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a duel ended: the winning seat (None: a draw) and the reason, a word of `reason:` in a duel script."""

    winner: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class CardView:
    """What a seat may know of a card.

    `place` names where it lies (`A:m1`, `B:h3`, `A:gy2`); `name` and `definition` are None when this seat may not know
    them. `atk`, `defense`, `level` are current values, `base_atk` and `base_def` the printed ones (None: not a
    monster, or not known).
    """

    place: str
    slot: int
    name: str | None
    definition: Any | None
    face_up: bool
    sideways: bool
    owner: int
    controller: int
    atk: int | None = None
    defense: int | None = None
    base_atk: int | None = None
    base_def: int | None = None
    level: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    equipped_to: str | None = None
    token: bool = False
    known_to_other: bool = False


@dataclass(frozen=True, slots=True)
class LinkView:
    """A link of the chain: the card, who activated it, which effect, the places of its targets."""

    card: CardView
    player: int
    effect: int
    targets: tuple[str, ...]
    negated: bool


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as one seat sees it.

    `zones` and `counts` are keyed by (seat, zone name): hand deck monsters spells field graveyard banished extra.
    `attack` holds the places of attacker and target (None: directly) while an attack is going on.
    """

    seat: int
    turn: int
    player: int
    phase: str
    lp: tuple[int, int]
    zones: dict[tuple[int, str], tuple[CardView, ...]]
    counts: dict[tuple[int, str], int]
    chain: tuple[LinkView, ...]
    attack: tuple[str, str | None] | None
    outcome: Outcome | None
    summoned: bool
