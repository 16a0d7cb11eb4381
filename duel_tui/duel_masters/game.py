"""A Duel Masters duel in progress: what the kernel asks of a game, names and places, values, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters import values
from duel_tui.duel_masters.definitions import GIVES, Rule
from duel_tui.duel_masters.keywords import Plus
from duel_tui.duel_masters.moving import Pending, Zones
from duel_tui.duel_masters.table import Table
from duel_tui.duel_masters.zones import APART, BATTLE, DECK, PLACE_LETTERS, SHIELDS, UNDER
from duel_tui.engine.errors import DuelError
from duel_tui.engine.game import DuelOver
from duel_tui.engine.state import Card, Ref, State
from duel_tui.engine.steps import Decision, Steps
from duel_tui.engine.view import View

VERBS = ("charge", "summon", "cast", "attack", "tap", "block", "end")
R = TypeVar("R", bound=Rule)


class DuelMasters(Zones):
    """A Duel Masters duel in progress: the table and the attack of the moment.

    `attack` are the attacker and its target (None: the player) while an attack goes on, `blocker` who blocks it,
    `battling` the two creatures whose power is being compared, `pending` the triggered abilities that wait, `decked`
    who has taken a last card while both players draw, `acting` whose ability is being carried out, `breaking` the
    creature whose broken shields are asked about, `broken_before` how many were broken this turn before the attack.
    """

    state: Table
    verbs: Sequence[str] = VERBS
    apart = APART

    def __init__(self, state: Table, asking: tuple[str, str] | None = None) -> None:
        super().__init__(state, asking)
        self.attack: tuple[Ref, Ref | None] | None = None
        self.blocker: Ref | None = None
        self.battling: tuple[int, ...] = ()
        self.pending: list[Pending] = []
        self.decked: list[int] | None = None
        self.acting: int | None = None
        self.breaking: Ref | None = None
        self.broken_before = 0

    # -- the kernel's side

    def run(self) -> Steps[None]:
        from duel_tui.duel_masters.turn import duel

        self.attack = None
        self.blocker = None
        self.battling = ()
        self.pending = []
        self.decked = None
        self.acting = None
        self.breaking = None
        self.broken_before = 0
        return duel(self)

    def fork(self, state: State) -> DuelMasters:
        assert isinstance(state, Table)
        return DuelMasters(state)

    def copy_state(self, state: State) -> Table:
        assert isinstance(state, Table)
        return state.clone()

    def view(self, seat: int) -> View:
        from duel_tui.duel_masters.view import view

        return view(self, seat)

    def position(self) -> dict[str, Any]:
        from duel_tui.duel_masters.position import position

        return position(self.state)

    def digest(self) -> str:
        from duel_tui.duel_masters.position import digest

        return digest(self.state)

    def same(self, then: State, now: State) -> bool:
        from duel_tui.duel_masters.position import same

        assert isinstance(then, Table)
        assert isinstance(now, Table)
        return same(then, now)

    def refusal(self, seat: int, text: str, decision: Decision | None) -> DuelError:
        from duel_tui.duel_masters.refusals import refusal

        return refusal(self, seat, text, decision)

    def leftover(self, command: str, part: str) -> DuelError:
        from duel_tui.duel_masters.refusals import leftover

        return leftover(self, command, part)

    # -- names and places (notation)

    def place(self, card: Card) -> str:
        """Where a card lies: `A:b1`, `B:n3`, `A:s5`. The numbers of shields do not close up."""
        zone = card.zone
        seat = "AB"[card.controller]
        letters = PLACE_LETTERS[zone]
        if zone == SHIELDS:
            return f"{seat}:{letters}{card.slot + 1}"
        order: Sequence[int] = self.state.zones[zone + card.controller]
        if zone == UNDER:
            # By the creatures they lie under, whenever they came to lie there.
            order = [base for uid in self.creatures(card.controller) for base in self.bases(uid)]
        at = order.index(card.uid)
        if zone == DECK:
            at = len(self.state.zones[zone + card.controller]) - 1 - at
        return f"{seat}:{letters}{at + 1}"

    def pile(self, card: Card) -> str:
        return f"{'AB'[card.controller]}:{PLACE_LETTERS[card.zone]}"

    def named(self, card: Card, player: int) -> bool:
        return bool(card.seen & (1 << player)) or (card.zone == DECK and card.owner == player)

    def nothing(self, verb: str) -> str:
        return "player"

    # -- the end of the duel

    def end(self, winner: int, reason: str) -> None:
        """Somebody has won (2: a draw). Raises DuelOver."""
        s = self.state
        s.winner, s.reason = winner, reason
        self.emit((happened.Won, winner, reason))
        raise DuelOver

    # -- values and abilities

    def power(self, uid: int) -> int:
        """The power of a creature now."""
        return values.power(self, uid)

    def races(self, card: Card) -> tuple[str, ...]:
        """The races of a creature now."""
        return values.races(self, card)

    def cost(self, card: Card, player: int) -> int:
        """How much mana a card costs a player now."""
        return values.cost(self, card, player)

    def rules_of(self, card: Card, kind: type[R]) -> Iterator[R]:
        """The abilities of one kind that a creature has now."""
        return values.rules_of(self, card, kind)

    def lowers(self) -> bool:
        """Whether a creature in the battle zone gives others less power."""
        s = self.state
        return any(
            held.rule.n < 0
            for uid in s.ready.get((GIVES, Plus), ())
            for held in s.cards[uid].definition.gives[Plus]
        )

    def creatures(self, player: int) -> tuple[int, ...]:
        """The creatures of a player in the battle zone."""
        return self.state.zones[BATTLE + player]
