"""What the rules do to the table: the verbs of the rulebook. Plain functions; nothing here can ask a question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from duel_tui.engine.duel import DuelOver, Game
from duel_tui.engine.errors import DuelError
from duel_tui.engine.state import Card, Ref, State
from duel_tui.engine.steps import Decision, Steps
from duel_tui.engine.view import View
from duel_tui.yugioh import events as happened
from duel_tui.yugioh import stats
from duel_tui.yugioh.moments import ENFORCE, EXODIA
from duel_tui.yugioh.table import Lasting, Link, Table
from duel_tui.yugioh.zones import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    MONSTERS,
    NOWHERE,
    ON_FIELD,
    PLACE_LETTERS,
    SLOTS,
    SPELLS,
    ZONE_NAMES,
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


class Yugioh(Game):
    """A Yu-Gi-Oh! duel in progress: the table, the chain and the attack of the moment.

    `chain` are the links from the first to the last, `attack` the attacker and its target (None: directly) while an
    attack is going on, `doomed` the monsters that damage calculation has destroyed but that still lie on the field.
    """

    state: Table
    verbs: Sequence[str] = VERBS

    def __init__(self, state: Table, windows: str = "real") -> None:
        super().__init__(state, windows)
        self.chain: list[Link] = []
        self.attack: tuple[Ref, Ref | None] | None = None
        self.doomed: tuple[int, ...] = ()
        self.looked = 0
        self.late: list[Any] = []
        self.spared: int | None = None

    # -- the kernel's side

    def run(self) -> Steps[None]:
        from duel_tui.yugioh.turn import duel

        self.chain = []
        self.attack = None
        self.doomed = ()
        self.looked = len(self.events)
        return duel(self)

    def fork(self, state: State) -> Yugioh:
        assert isinstance(state, Table)
        return Yugioh(state, self.windows)

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

    def named(self, card: Card, player: int) -> bool:
        return bool(card.seen & (1 << player)) or (card.zone in (DECK, EXTRA) and card.owner == player)

    def alike(self, card: Card, other: Card) -> bool:
        return (
            card.zone not in ON_FIELD
            and card.zone == other.zone
            and card.controller == other.controller
            and card.seen == other.seen
        )

    def joins(self, verb: str) -> str:
        return "->" if verb == "attack" else ""

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

    # -- moving cards

    def put(self, uid: int, zone: int, player: int, face_up: bool = True, sideways: bool = False) -> Card:
        """Move a card to a zone: the lowest free slot of a field zone, else the end of the pile.

        A Token that leaves the field is no more.
        """
        s = self.state
        old = s.cards[uid]
        if old.definition.subkind == "token" and zone not in ON_FIELD:
            zone = NOWHERE
        s.leave(uid)
        slot = 0
        place = zone + player
        here = s.zones[place]
        if zone == MONSTERS or zone == SPELLS:
            cards = s.cards
            at = 0
            for other in here:
                if cards[other].slot != slot:
                    break
                slot += 1
                at += 1
            s.zones[place] = (*here[:at], uid, *here[at:])
        else:
            s.zones[place] = (*here, uid)
        if zone == HAND:
            seen = (1 << player) | (old.seen if old.zone != DECK or old.seen == 3 else 0)
        elif face_up or zone == GRAVE:
            seen = 3
        elif zone in ON_FIELD:
            seen = old.seen | (1 << player) if old.zone in ON_FIELD else 1 << player
        else:
            seen = 0
        card = s.change(
            uid,
            zone=zone,
            controller=player,
            slot=slot,
            face_up=face_up and zone != HAND,
            sideways=sideways,
            arrived=s.turn,
            turned=0,
            attacked=0,
            declared=0,
            stay=old.stay + 1,
            host=None,
            counters=(),
            seen=seen,
            marks=(),
        )
        if old.zone == MONSTERS and zone != MONSTERS:
            self.unequip(old)
        return card

    def unequip(self, host: Card) -> None:
        """Equip Cards whose monster is gone or face-down are destroyed."""
        s = self.state
        ref = host.ref
        for player in (0, 1):
            for uid in s.zones[SPELLS + player]:
                if s.cards[uid].host == ref:
                    self.destroy((uid,))

    def to_grave(self, uid: int) -> None:
        """Send a card to its owner's Graveyard."""
        s = self.state
        old = s.cards[uid]
        if old.definition.subkind == "token":
            self.emit((happened.Vanished, old))
        else:
            self.emit((happened.SentToGrave, old))
        self.put(uid, GRAVE, old.owner)

    def destroy(self, uids: Iterable[int], way: str = "effect") -> int:
        """Destroy cards on the field, all at the same time. Returns how many were destroyed.

        Monsters that damage calculation has already destroyed cannot be affected any more (YH-35b).
        """
        s = self.state
        hit = [uid for uid in uids if s.cards[uid].zone in ON_FIELD and uid not in self.doomed]
        for uid in hit:
            self.emit((happened.Destroyed, s.cards[uid], way))
        for uid in hit:
            if s.cards[uid].zone in ON_FIELD:
                self.to_grave(uid)
        return len(hit)

    def banish(self, uid: int) -> None:
        """Remove a card from play, face-up."""
        old = self.state.cards[uid]
        self.emit((happened.Banished, old))
        self.put(uid, BANISHED, old.owner)

    def to_hand(self, uid: int) -> None:
        """Return a card to its owner's hand; a card of the Fusion Deck goes back there."""
        s = self.state
        old = s.cards[uid]
        fusion = old.definition.subkind == "fusion"
        zone = EXTRA if fusion else HAND
        self.emit((happened.Returned, old, ZONE_NAMES[zone]))
        self.put(uid, zone, old.owner, face_up=False)

    def tribute(self, uid: int) -> None:
        """Tribute a monster."""
        self.emit((happened.Tributed, self.state.cards[uid]))
        self.to_grave(uid)

    def discard(self, uid: int) -> None:
        """Discard a card from the hand."""
        card = self.state.cards[uid]
        self.emit((happened.Discarded, card, card.controller))
        self.to_grave(uid)

    def draw(self, player: int, n: int = 1) -> int:
        """Draw cards. Who cannot draw has lost when the effect ends (YR-10)."""
        s = self.state
        for drawn in range(n):
            deck = s.zones[DECK + player]
            if not deck:
                s.decked = (True, s.decked[1]) if player == 0 else (s.decked[0], True)
                return drawn
            self.emit((happened.Drawn, self.put(deck[-1], HAND, player, face_up=False), player))
        return n

    def shuffle(self, zone: int, player: int) -> None:
        """Shuffle a Deck or a hand."""
        self.state.shuffle(zone + player)
        if zone == HAND:
            for uid in self.state.zones[HAND + player]:
                self.state.change(uid, seen=1 << player)
        self.emit((happened.Shuffled, player, ZONE_NAMES[zone]))

    def reveal(self, uids: Iterable[int], to: int | None = None) -> None:
        """Show cards to one seat or to both; what was seen stays known."""
        s = self.state
        bits = 3 if to is None else 1 << to
        shown = []
        for uid in uids:
            card = s.cards[uid]
            if card.seen | bits != card.seen:
                card = s.change(uid, seen=card.seen | bits)
            shown.append(card)
        if shown:
            self.emit((happened.Revealed, tuple(shown), to))

    # -- monsters on the field

    def turn_up(self, uid: int, way: str, sideways: bool = True) -> None:
        """Turn a face-down monster face-up. Its FLIP effect and the like follow from the event."""
        card = self.state.change(uid, face_up=True, sideways=sideways, seen=3)
        self.emit((happened.Flipped, card, way))

    def turn_down(self, uid: int) -> bool:
        """Turn a face-up monster into face-down Defense Position. Tokens cannot be (YR-13)."""
        old = self.state.cards[uid]
        if old.zone != MONSTERS or not old.face_up or old.definition.subkind == "token" or uid in self.doomed:
            return False
        card = self.state.change(uid, face_up=False, sideways=True, counters=())
        self.emit((happened.TurnedDown, card))
        self.unequip(old)
        return True

    def turn_sideways(self, uid: int, sideways: bool) -> bool:
        """Change the battle position of a face-up monster by an effect."""
        old = self.state.cards[uid]
        if old.zone != MONSTERS or old.sideways == sideways or uid in self.doomed:
            return False
        turned = self.state.turn if self.state.options.effect_position_change == "counts" else old.turned
        card = self.state.change(uid, sideways=sideways, turned=turned)
        self.emit((happened.PositionChanged, card))
        return True

    def control(self, uid: int, player: int) -> bool:
        """Give control of a monster to a player. Without a free zone it is destroyed (YR-09)."""
        s = self.state
        old = s.cards[uid]
        if old.zone != MONSTERS or old.controller == player or uid in self.doomed:
            return False
        if len(s.zones[MONSTERS + player]) >= SLOTS:
            self.destroy((uid,))
            return False
        s.leave(uid)
        place = MONSTERS + player
        here = s.zones[place]
        slots = {s.cards[other].slot for other in here}
        slot = next(n for n in range(SLOTS) if n not in slots)
        s.zones[place] = tuple(
            sorted((*here, uid), key=lambda other: slot if other == uid else s.cards[other].slot)
        )
        card = s.change(uid, controller=player, slot=slot, seen=old.seen | 1 << player)
        self.emit((happened.ControlChanged, card, player))
        return True

    # -- Life Points

    def damage(self, player: int, amount: int, way: str = "effect") -> None:
        """Inflict damage."""
        if amount > 0:
            self.state.life[player] -= amount
            self.emit((happened.Damaged, player, amount, way))

    def heal(self, player: int, amount: int) -> None:
        """Life Points gained."""
        if amount > 0:
            self.state.life[player] += amount
            self.emit((happened.Healed, player, amount))

    def can_pay(self, player: int, amount: int) -> bool:
        """Whether a player can pay Life Points (not down to exactly 0, unless the option says so)."""
        life = self.state.life[player]
        return life >= amount if self.state.options.pay_all_lp else life > amount

    def pay(self, player: int, amount: int) -> None:
        """Pay Life Points as a cost."""
        self.state.life[player] -= amount
        self.emit((happened.Paid, player, amount))

    # -- values and rules

    def atk(self, uid: int) -> int:
        """The ATK of a monster now."""
        return stats.atk(self, uid)

    def defense(self, uid: int) -> int:
        """The DEF of a monster now."""
        return stats.defense(self, uid)

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
        if ENFORCE not in s.ready:
            return
        for _ in range(20):
            changed = False
            for uid in s.ready.get(ENFORCE, ()):
                for rule in s.cards[uid].definition.rules:
                    if rule.enforces and rule.enforce(self, s.cards[uid]):
                        changed = True
            if not changed:
                return
