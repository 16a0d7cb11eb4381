"""A Yu-Gi-Oh! duel in progress: what the kernel asks of a game, names and places, the end, rules in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duel_tui.engine.errors import DuelError
from duel_tui.engine.game import DuelOver
from duel_tui.engine.state import Card, Ref, State
from duel_tui.engine.steps import Decision, Steps
from duel_tui.engine.view import View
from duel_tui.yugioh import events as happened
from duel_tui.yugioh import kinship, stats
from duel_tui.yugioh.battle_rules import CannotChangeControl
from duel_tui.yugioh.control import settle
from duel_tui.yugioh.definitions import CARD
from duel_tui.yugioh.field import Field
from duel_tui.yugioh.graves import ShutsGraves, movable
from duel_tui.yugioh.moments import ENFORCE, EXODIA
from duel_tui.yugioh.table import Lasting, Link, Table
from duel_tui.yugioh.turn_rules import WinsWithAll
from duel_tui.yugioh.viruses import look_at_drawn
from duel_tui.yugioh.zones import (
    DECK,
    EXTRA,
    FIELD,
    HAND,
    MONSTERS,
    NOWHERE,
    ON_FIELD,
    PLACE_LETTERS,
    SPELLS,
)

VERBS = (
    "summon",
    "set",
    "flip",
    "special",
    "activate",
    "switch",
    "battle",
    "main2",
    "end",
    "attack",
)


class Yugioh(Field):
    """A Yu-Gi-Oh! duel in progress: the table, the chain and the attack of the moment.

    `chain` are the links from the first to the last, `attack` the attacker and its target (None: directly) while an
    attack is going on, `doomed` the monsters that damage calculation has destroyed but that still lie on the field,
    `calculated` what lasts for this damage calculation only, `fought` the effects that this battle has used up.
    `phase_begun` is the event that the Standby or End Phase began with, `phase_done` its effects that were asked for.
    """

    state: Table
    verbs: Sequence[str] = VERBS
    apart = ON_FIELD

    def __init__(self, state: Table, asking: tuple[str, str] | None = None) -> None:
        super().__init__(state, asking)
        self.chain: list[Link] = []
        self.attack: tuple[Ref, Ref | None] | None = None
        self.doomed: tuple[int, ...] = ()
        self.looked = 0
        self.late: list[Any] = []
        self.phase_begun: Any = (None, "", -1)
        self.phase_done: list[tuple[Ref, int]] = []
        self.spared: int | None = None
        self.attempted: Ref | None = None
        self.arrivals: list[Any] = []
        self.muted: tuple[int, ...] = ()
        self.struck: tuple[Ref, ...] = ()
        self.calculated: tuple[Lasting, ...] = ()
        self.fought: tuple[tuple[Ref, int], ...] = ()

    # -- the kernel's side

    def run(self) -> Steps[None]:
        from duel_tui.yugioh.turn import duel

        self.chain = []
        self.attack = None
        self.doomed = ()
        self.spent = ()
        self.late = []
        self.phase_begun = (None, "", -1)
        self.phase_done = []
        self.spared = None
        self.attempted = None
        self.arrivals = []
        self.muted = ()
        self.struck = ()
        self.calculated = ()
        self.fought = ()
        self.acting = -1
        self.looked = len(self.events)
        return duel(self)

    def fork(self, state: State) -> Yugioh:
        assert isinstance(state, Table)
        return Yugioh(state)

    def copy_state(self, state: State) -> Table:
        assert isinstance(state, Table)
        return state.clone()

    def view(self, seat: int) -> View:
        from duel_tui.yugioh.view import view

        return view(self, seat)

    def position(self) -> dict[str, Any]:
        from duel_tui.yugioh.position import position

        return position(self.state)

    def digest(self) -> str:
        from duel_tui.yugioh.position import digest

        return digest(self.state)

    def same(self, then: State, now: State) -> bool:
        from duel_tui.yugioh.repetition import same

        assert isinstance(then, Table)
        assert isinstance(now, Table)
        return same(then, now)

    def refusal(self, seat: int, text: str, decision: Decision | None) -> DuelError:
        from duel_tui.yugioh.refusals import refusal

        return refusal(self, seat, text, decision)

    def leftover(self, command: str, part: str) -> DuelError:
        from duel_tui.yugioh.refusals import leftover

        return leftover(self, command, part)

    # -- names and places (notation)

    def place(self, card: Card) -> str:
        """Where a card lies: `A:m1`, `B:h3`, `A:field`."""
        zone = card.zone
        seat = "AB"[card.controller]
        letters = PLACE_LETTERS.get(zone, "nowhere")
        if zone in (MONSTERS, SPELLS):
            return f"{seat}:{letters}{card.slot + 1}"
        if zone == FIELD or zone == NOWHERE:
            return f"{seat}:{letters}"
        at = self.state.zones[zone + card.controller].index(card.uid)
        if zone == DECK:
            at = len(self.state.zones[zone + card.controller]) - 1 - at
        return f"{seat}:{letters}{at + 1}"

    def pile(self, card: Card) -> str:
        return f"{'AB'[card.controller]}:{PLACE_LETTERS.get(card.zone, 'nowhere')}"

    def named(self, card: Card, player: int) -> bool:
        return bool(card.seen & (1 << player)) or (card.zone in (DECK, EXTRA) and card.owner == player)

    def nothing(self, verb: str) -> str:
        return "directly"

    # -- the end of the duel

    def end(self, winner: int, reason: str) -> None:
        """Somebody has won (2: a draw)."""
        s = self.state
        s.winner, s.reason = winner, reason
        self.emit((happened.Won, winner, reason))
        raise DuelOver

    def check_win(self) -> None:
        """Life Points, an impossible draw and Exodia, looked at between effects and never inside one (YR-10)."""
        s = self.state
        a, b = s.life
        if a <= 0 or b <= 0:
            self.end(2 if a <= 0 and b <= 0 else int(a <= 0), "lp")
        if True in s.decked:
            self.end(2 if s.decked == (True, True) else int(s.decked[0]), "deck")
        if WinsWithAll in s.ready:
            complete = {
                source.controller
                for rule, source in stats.in_force(self, WinsWithAll)
                if isinstance(source, Card) and rule.complete(self, source)
            }
            if complete:
                self.end(2 if len(complete) > 1 else complete.pop(), "effect")
        if EXODIA in s.ready:
            winners = [p for p in (0, 1) if self._has_exodia(p)]
            if winners:
                self.end(2 if len(winners) == 2 else winners[0], "exodia")

    def _has_exodia(self, player: int) -> bool:
        s = self.state
        hand = {s.cards[uid].definition.counted_name for uid in s.zones[HAND + player]}
        for uid in s.ready[EXODIA]:
            card = s.cards[uid]
            if card.controller == player and hand.issuperset(card.definition.wins_with):
                return True
        return False

    # -- values and rules

    def atk(self, uid: int) -> int:
        """The ATK of a monster now."""
        return stats.atk(self, uid)

    def defense(self, uid: int) -> int:
        """The DEF of a monster now."""
        return stats.defense(self, uid)

    def level(self, uid: int) -> int:
        """The Level of a monster now."""
        return kinship.level(self, uid)

    def affected(self, found: tuple[int, ...], link: Link) -> tuple[int, ...]:
        """Those of some cards that the effect of a link affects."""
        if ShutsGraves in self.state.ready:
            found = movable(self, found, link.uid)
        if kinship.Unaffected not in self.state.ready:
            return found
        kind, cards = link.card.definition.kind, self.state.cards
        return tuple(uid for uid in found if not kinship.shuns(self, cards[uid], kind, link.player))

    def lacks_world(self, player: int, uid: int) -> bool:
        """Whether a monster cannot be Special or Flip Summoned for want of a card on its player's side."""
        return kinship.lacks_world(self, player, self.state.cards[uid])

    def stays_put(self, uid: int) -> bool:
        """Whether control of a face-up monster cannot change (Mataza the Zapper)."""
        if CannotChangeControl not in self.state.ready or not self.state.cards[uid].face_up:
            return False
        found = stats.in_force(self, CannotChangeControl)
        return any(isinstance(source, Card) and source.uid == uid for _, source in found)

    def lasting(self, record: Lasting) -> None:
        """Begin an effect that outlives its card's resolution."""
        self.state.lasting += (record,)

    def used_up(self) -> tuple[tuple[Ref, int, int], ...]:
        """Effects that were used in some turn and are once per turn: the card, the effect, the turn."""
        return self.state.used

    def use_up(self, ref: Ref, index: int) -> None:
        """Remember the use of an effect that is once per turn; older turns are forgotten."""
        s = self.state
        s.used = (*(use for use in s.used if use[2] == s.turn), (ref, index, s.turn))

    def enforce(self) -> None:
        """Let continuous rules act on the table until nothing changes any more."""
        s = self.state
        if ENFORCE not in s.ready and not s.lasting:
            return
        for _ in range(20):
            changed = bool(s.lasting) and (settle(self) or look_at_drawn(self))
            for uid in s.ready.get(ENFORCE, ()):
                if not (self.chain and self.activating(uid)) and self._enforce(s.cards[uid]):
                    changed = True
            if not changed:
                return

    def _enforce(self, card: Card) -> bool:
        d = card.definition
        if d.equips is not None and card.host is not None:
            host = self.state.cards[card.host.uid]
            if self.state.is_at(card.host) and not d.equips.matches(self, host, card.controller, card.uid):
                return self.destroy((card.uid,), "rule") > 0
        if self.is_negated(card):
            return any(rule.lapse(self, card) for rule in d.rules if hasattr(rule, "lapse"))
        changed: list[bool] = [rule.enforce(self, card) for rule in d.rules if rule.enforces]
        return True in changed

    def activating(self, uid: int) -> bool:
        """Whether a card's activation is a link that has not resolved yet: its continuous rules do not hold."""
        return any(link.uid == uid and link.effect.way == CARD for link in self.chain)
