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
    monster, or not known). Of a creature of Duel Masters `power` is current and `base_power` printed, `sick` says that
    it cannot attack yet, `under` are the cards it lies on, the highest first.
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
    power: int | None = None
    base_power: int | None = None
    sick: bool = False
    under: tuple[CardView, ...] = ()


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

    `zones` and `counts` are keyed by (seat, zone name): hand deck monsters spells field graveyard banished extra; of
    Duel Masters: hand deck mana shields battle graveyard. `lp` are what a player has left to lose: Life Points, or
    shields. `attack` holds the places of attacker and target (None: the player) while an attack is going on.
    `summoned`: the turn's Normal Summon is used, or its mana charged.
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
