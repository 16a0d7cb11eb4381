"""Laying out a table: a real start from two Decks, or any position from the `setup` of a duel script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from duel_tui.engine.errors import SetupError as SetupError
from duel_tui.engine.laying_out import SEATS, YES, entries, number, yes
from duel_tui.engine.laying_out import seat as seat_of
from duel_tui.engine.state import Card, fresh
from duel_tui.yugioh import (
    battle_rules,
    card_rules,
    control,
    kinship,
    negation,
    restrictions,
    rules,
    turn_rules,
    values,
    viruses,
)
from duel_tui.yugioh.definitions import BLANK, CARD, QUICK, CardDef, Deck, Rule
from duel_tui.yugioh.moments import SUMMONING
from duel_tui.yugioh.nodes.control import HoldControl
from duel_tui.yugioh.profiles import Options
from duel_tui.yugioh.remarks import note, order_negaters
from duel_tui.yugioh.table import Lasting, Table
from duel_tui.yugioh.unions import UNITED
from duel_tui.yugioh.which import Those
from duel_tui.yugioh.zones import (
    BANISHED,
    BATTLE_STEP,
    DAMAGE_STEP,
    DECK,
    DRAW,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    MAIN1,
    MONSTERS,
    PHASES,
    PLACE_LETTERS,
    SLOTS,
    SPELLS,
    STANDBY,
)

Find = Callable[[str], CardDef | None]
ZONES = (
    ("hand", HAND),
    ("monsters", MONSTERS),
    ("spells", SPELLS),
    ("field", FIELD),
    ("graveyard", GRAVE),
    ("banished", BANISHED),
    ("extra", EXTRA),
)
SIDE_KEYS = ("lp", "deck", "blanks", "normal summon", *(name for name, _ in ZONES))
DETAILS = (
    "card",
    "counters",
    "owner",
    "equipped to",
    "position",
    "since",
    "attacked",
    "position changed",
    "proper",
    "seen",
)
RULE_MODULES = (
    rules,
    battle_rules,
    control,
    negation,
    restrictions,
    card_rules,
    kinship,
    values,
    turn_rules,
    viruses,
)
"""Where the rules are defined that lasting effects keep."""


def start(decks: tuple[Deck, Deck], seed: int, options: Options, first: int | None) -> Table:
    """Two shuffled Decks and opening hands, before the first turn (YA-36, YA-39a, YA-40).

    `first` None: the seed decides who begins.
    """
    s = Table(seed, options)
    for player, deck in enumerate(decks):
        for zone, definitions in ((DECK, deck.main), (EXTRA, deck.extra)):
            uids = []
            for definition in definitions:
                uid = len(s.cards)
                seen = 0 if zone == DECK else 1 << player
                s.cards.append(fresh(uid, definition, player, player, zone, seen))
                uids.append(uid)
            s.zones[zone + player] = tuple(uids)
    s.first = s.player = s.random(2) if first is None else first
    for player in (0, 1):
        s.shuffle(DECK + player)
    s.turn = 1
    _look_through(s)
    return s


def _look_through(s: Table) -> None:
    """Note what the cards of this duel can do at all: where none could answer, no prompt need hide who could."""
    s.negators = any(SUMMONING in card.definition.by_key for card in s.cards)
    s.held = frozenset(
        key
        for definition in {card.definition for card in s.cards}
        for effect in definition.effects
        if (effect.way == CARD and definition.subkind == "quick-play")
        or (effect.way == QUICK and effect.where == HAND)
        for key in effect.moments()
    )


def lay_out(
    setup: Mapping[str, Any],
    seed: int,
    options: Options,
    find: Find,
    extra: Mapping[str, CardDef] | None = None,
) -> Table:
    """The table of a `setup` tree, whose scalars are all text. `extra` are cards of the file's own.

    Raises SetupError with the path of the entry that is wrong.
    """
    s = Table(seed, options)
    s.turn = number(setup, ("turn",), 3, 1)
    s.player = seat_of(setup.get("player", "A"), ("player",))
    phase = str(setup.get("phase", MAIN1))
    s.phase = {"battle": BATTLE_STEP, "main": MAIN1}.get(phase, phase)
    # In a Damage Step there would be an attack that no position holds.
    phases = [name for name in PHASES if name != DAMAGE_STEP]
    if s.phase not in phases:
        raise SetupError(("phase",), "unknown-phase", phase, ", ".join(phases))
    if s.phase not in (DRAW, STANDBY, MAIN1):
        s.battled = s.turn
    layer = _Layer(s, find, extra or {})
    for player in (0, 1):
        side = setup.get(SEATS[player]) or {}
        if not isinstance(side, Mapping):
            raise SetupError((SEATS[player],), "not-a-map")
        layer.side(player, side)
    layer.link_equips()
    layer.note_remarks(setup)
    _look_through(s)
    for at, entry in enumerate(setup.get("lasting") or ()):
        s.lasting += (layer.lasting(entry, ("lasting", at)),)
    layer.link_control()
    return s


class _Layer:
    """Puts the cards of a position on the table, one side after the other."""

    def __init__(self, s: Table, find: Find, extra: Mapping[str, CardDef]) -> None:
        self.s = s
        self.find = find
        self.extra = {name.casefold(): card for name, card in extra.items()}
        self.equips: list[tuple[int, str, tuple[str | int, ...]]] = []
        self.remarked: list[tuple[int, Mapping[str, Any]]] = []

    def side(self, player: int, side: Mapping[str, Any]) -> None:
        s, seat = self.s, SEATS[player]
        for key in side:
            if key not in SIDE_KEYS and not key.startswith("x-"):
                raise SetupError((seat, key), "unknown-key", key, ", ".join(SIDE_KEYS))
        s.life[player] = number(side, (seat, "lp"), s.options.starting_lp, 0, key="lp")
        blanks = number(side, (seat, "blanks"), 20, 0, key="blanks")
        for _ in range(blanks):
            self._add(BLANK, player, DECK, {}, ())
        deck = entries(side, "deck", seat)
        for at in range(len(deck) - 1, -1, -1):
            self._entry(deck[at], player, DECK, (seat, "deck", at))
        for name, zone in ZONES:
            listed = entries(side, name, seat)
            limit = {MONSTERS: SLOTS, SPELLS: SLOTS, FIELD: 1}.get(zone)
            if limit is not None and len(listed) > limit:
                raise SetupError((seat, name, limit), "zone-full", name, str(limit))
            for at, entry in enumerate(listed):
                self._entry(entry, player, zone, (seat, name, at))
        if str(side.get("normal summon", "")) == "used" and player == s.player:
            s.normal_turn = s.turn
        if str(side.get("x-summoned", "")) in YES:
            s.summoned_on = (s.turn, s.summoned_on[1]) if player == 0 else (s.summoned_on[0], s.turn)

    def definition(self, name: str, path: tuple[str | int, ...]) -> CardDef:
        own = self.extra.get(name.casefold())
        if own is not None:
            return own
        if name.casefold() == "blank":
            return BLANK
        found = self.find(name)
        if found is None:
            raise SetupError(path, "unknown-card", name)
        return found

    def _entry(self, entry: Any, player: int, zone: int, path: tuple[str | int, ...]) -> None:
        details: dict[str, Any] = {}
        if isinstance(entry, Mapping):
            details = dict(entry)
            for key in details:
                if key not in DETAILS and not key.startswith("x-"):
                    raise SetupError(path, "unknown-key", key, ", ".join(DETAILS))
            entry = details.pop("card", None)
        if not isinstance(entry, str):
            raise SetupError(path, "no-card")
        name = entry.strip()
        if zone in (MONSTERS, SPELLS, FIELD):
            for prefix in ("set ", "defense ", "attack "):
                if name.lower().startswith(prefix):
                    details.setdefault("position", prefix.strip())
                    name = name[len(prefix) :].strip()
                    break
        definition = self.definition(name, path)
        equipped = zone == SPELLS and "equipped to" in details
        if (zone == MONSTERS and not definition.monster) or (
            zone in (SPELLS, FIELD) and definition.monster and not equipped
        ):
            raise SetupError(path, "wrong-zone", definition.name)
        if (zone == FIELD) != (definition.subkind == "field") and zone in (SPELLS, FIELD):
            raise SetupError(path, "wrong-zone", definition.name)
        self._add(definition, player, zone, details, path)

    def _add(
        self, d: CardDef, player: int, zone: int, details: Mapping[str, Any], path: tuple[str | int, ...]
    ) -> None:
        s = self.s
        uid = len(s.cards)
        on_field = zone in (MONSTERS, SPELLS, FIELD)
        where = str(details.get("position", ""))
        face_up = (on_field and where != "set") or zone in (GRAVE, BANISHED)
        seen = 3 if face_up else 0 if zone == DECK else 1 << player
        if yes(details, "seen"):
            seen |= 1 << (1 - player)
        if yes(details, "x-known"):
            seen |= 1 << player
        owner = seat_of(details["owner"], path) if "owner" in details else player
        used = {SPELLS, MONSTERS} & {zone}
        taken = {s.cards[other].slot for other in s.zones[zone + player]} if used else set()
        slot = next((n for n in range(SLOTS) if n not in taken), 0) if used else 0
        if "x-place" in details:
            slot = int(str(details["x-place"])[1:]) - 1
        s.add(
            Card(
                uid,
                d,
                owner,
                player,
                zone,
                slot=slot,
                face_up=face_up,
                sideways=zone == MONSTERS and where in ("set", "defense"),
                arrived=s.turn if str(details.get("since", "")) == "this turn" else s.turn - 1,
                turned=s.turn if yes(details, "position changed") else 0,
                attacked=s.turn if yes(details, "attacked") else 0,
                declared=s.turn if yes(details, "attacked") or yes(details, "x-declared") else 0,
                counters=tuple((str(k), int(v)) for k, v in sorted((details.get("counters") or {}).items())),
                seen=seen,
                proper=yes(details, "proper"),
            )
        )
        if "equipped to" in details:
            self.equips.append((uid, str(details["equipped to"]), path))
        if "x-marks" in details or "x-used" in details:
            self.remarked.append((uid, details))

    def link_equips(self) -> None:
        """Join Equip Cards to their monsters, once all monsters lie there."""
        for uid, text, path in self.equips:
            host = self._on_table(text, self.s.cards[uid].controller)
            if host is None:
                raise SetupError(path, "no-such-monster", text)
            united = host.definition.name in self.s.cards[uid].definition.union
            self.s.change(uid, host=host.ref, marks=((UNITED, 0),) if united else ())

    def note_remarks(self, setup: Mapping[str, Any]) -> None:
        """Read what is said of cards besides their places."""
        for uid, details in self.remarked:
            note(self.s, uid, details, self._found)
        order_negaters(self.s, setup.get("x-order") or (), self._found)

    def _found(self, text: str) -> Card | None:
        return self._on_table(text, 0)

    def link_control(self) -> None:
        """An Equip Card that holds its monster has taken it from its owner, if nothing else is said about that."""
        s = self.s
        for uid, _, _ in self.equips:
            card = s.cards[uid]
            holds = any(
                isinstance(node, HoldControl) for effect in card.definition.effects for node in effect.do
            )
            if not holds or card.host is None:
                continue
            host = s.cards[card.host.uid]
            claimed = any(type(r.rule) is control.Controls and r.cards[0] == host.ref for r in s.lasting)
            if host.owner != host.controller and host.controller == card.controller and not claimed:
                s.lasting += (
                    Lasting(control.Controls(), host.owner, "", (host.ref,)),
                    Lasting(control.Controls(), card.controller, card.definition.name, (host.ref, card.ref)),
                )

    def _on_table(self, text: str, player: int) -> Card | None:
        name, _, place = text.partition("@")
        for side in (player, 1 - player):
            for zone in (MONSTERS, SPELLS, FIELD, HAND, GRAVE, BANISHED, DECK):
                for at, uid in enumerate(self.s.zones[zone + side]):
                    card = self.s.cards[uid]
                    number = card.slot + 1 if zone in (MONSTERS, SPELLS) else at + 1
                    letters = "" if zone == DECK else PLACE_LETTERS[zone]
                    full = f"{SEATS[side]}:{letters}{number}"
                    fits = not place or (place in (full, full[2:]) and (":" in place or side == player))
                    if fits and card.definition.name.casefold() == name.strip().casefold():
                        return card
        return None

    def lasting(self, entry: Any, path: tuple[str | int, ...]) -> Lasting:
        """Read a lasting effect back from its map."""
        if not isinstance(entry, Mapping):
            raise SetupError(path, "not-a-map")
        name = str(entry.get("rule", ""))
        kind = next((vars(part)[name] for part in RULE_MODULES if name in vars(part)), None)
        if not isinstance(kind, type) or not issubclass(kind, Rule) or kind is Rule:
            raise SetupError(path, "unknown-rule", str(entry.get("rule", "")))
        values: dict[str, Any] = {}
        for field in fields(kind):  # type: ignore[arg-type]
            if field.name in entry:
                values[field.name] = _rule_value(str(entry[field.name]))
        player = seat_of(entry.get("player", "A"), path)
        cards = []
        for text in entry.get("about") or ():
            card = self._on_table(str(text), player)
            if card is not None:
                cards.append(card.ref)
        return Lasting(
            kind(**values),
            player,
            str(entry.get("source", "")),
            tuple(cards),
            int(entry.get("until turn", 0)),
            yes(entry, "at end phase"),
            int(entry.get("count", 0)),
            yes(entry, "in battle"),
        )


def _rule_value(text: str) -> Any:
    if text.lstrip("-").isdigit():
        return int(text)
    if text in ("yes", "no"):
        return text == "yes"
    for those in Those:
        if those.value == text:
            return those
    return text
