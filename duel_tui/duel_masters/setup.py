"""Laying out a table: a real start from two decks, or any position from the `setup` of a duel script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from duel_tui.duel_masters import conditions, destruction, keywords, rare, when, which
from duel_tui.duel_masters import nodes as steps
from duel_tui.duel_masters.definitions import BLANK, CardDef, Deck, Rule, Whenever
from duel_tui.duel_masters.moving import Zones
from duel_tui.duel_masters.profiles import Options
from duel_tui.duel_masters.table import Lasting, Table
from duel_tui.duel_masters.zones import (
    BATTLE,
    CHARGE,
    DECK,
    GRAVE,
    HAND,
    MANA,
    OPEN,
    PHASES,
    PLACE_LETTERS,
    SHIELDS,
    UNDER,
)
from duel_tui.engine.errors import SetupError
from duel_tui.engine.laying_out import SEATS, Path, entries, number, seat, yes
from duel_tui.engine.records import from_tree
from duel_tui.engine.state import Card, Ref, fresh

Find = Callable[[str], CardDef | None]
ZONES = (("hand", HAND), ("mana", MANA), ("battle", BATTLE), ("graveyard", GRAVE))
SIDE_KEYS = ("shields", "deck", "blanks", "charged", *(name for name, _ in ZONES))
DETAILS = ("card", "tapped", "since", "attacked", "seen")
GONE = Ref(0, -1)
"""A card that has left its place: it is found nowhere."""


def start(decks: tuple[Deck, Deck], seed: int, options: Options, first: int | None) -> Table:
    """Two shuffled decks and the shields, before the opening hands (DM-R01 to R04).

    `first` None: the seed decides who begins.
    """
    s = Table(seed, options)
    for player, deck in enumerate(decks):
        uids = []
        for definition in deck.main:
            uid = len(s.cards)
            s.cards.append(fresh(uid, definition, player, player, DECK))
            uids.append(uid)
        s.zones[DECK + player] = tuple(uids)
    s.first = s.player = s.random(2) if first is None else first
    for player in (0, 1):
        s.shuffle(DECK + player)
    s.turn = 1
    return s


def deal(game: Zones) -> None:
    """Shields from the top of each deck, unseen; then the opening hands (DM-R02, R03)."""
    s = game.state
    for player in (0, 1):
        for zone, n in ((SHIELDS, s.options.shields), (HAND, s.options.opening_hand)):
            for uid in game.top(player, n):
                game.put(uid, zone)
    del game.events[:]


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
    s.player = seat(setup.get("player", "A"), ("player",))
    s.phase = str(setup.get("phase", CHARGE))
    if s.phase not in PHASES:
        raise SetupError(("phase",), "unknown-phase", s.phase, ", ".join(PHASES))
    layer = _Layer(s, find, extra or {})
    for player in (0, 1):
        side = setup.get(SEATS[player]) or {}
        if not isinstance(side, Mapping):
            raise SetupError((SEATS[player],), "not-a-map")
        layer.side(player, side)
    for at, entry in enumerate(setup.get("lasting") or ()):
        s.lasting += (layer.lasting(entry, ("lasting", at)),)
    s.extra = tuple(seat(one, ("x-extra-turns",)) for one in setup.get("x-extra-turns") or ())
    return s


class _Layer:
    """Puts the cards of a position on the table, one side after the other."""

    def __init__(self, s: Table, find: Find, extra: Mapping[str, CardDef]) -> None:
        self.s = s
        self.find = find
        self.extra = {name.casefold(): card for name, card in extra.items()}

    def side(self, player: int, side: Mapping[str, Any]) -> None:
        s, letter = self.s, SEATS[player]
        for key in side:
            if key not in SIDE_KEYS and not key.startswith("x-"):
                raise SetupError((letter, key), "unknown-key", key, ", ".join(SIDE_KEYS))
        for _ in range(number(side, (letter, "blanks"), 20, 0, key="blanks")):
            self._add(BLANK, player, DECK, {}, (letter, "blanks"))
        deck = entries(side, "deck", letter)
        for at in range(len(deck) - 1, -1, -1):
            self._entry(deck[at], player, DECK, (letter, "deck", at))
        if "shields" in side:
            for at, entry in enumerate(entries(side, "shields", letter)):
                self._entry(entry, player, SHIELDS, (letter, "shields", at))
        else:
            for _ in range(s.options.shields):
                self._add(BLANK, player, SHIELDS, {}, (letter, "shields"))
        for name, zone in ZONES:
            for at, entry in enumerate(entries(side, name, letter)):
                self._entry(entry, player, zone, (letter, name, at))
        if yes(side, "charged") and player == s.player:
            s.charged = s.turn
        if yes(side, "x-cast"):
            s.spells = (s.turn, s.spells[1]) if player == 0 else (s.spells[0], s.turn)
        drawn = number(side, (letter, "x-drawn"), s.usually_drawn(player), 0, key="x-drawn")
        s.drawn = (drawn, s.drawn[1]) if player == 0 else (s.drawn[0], drawn)
        for _ in range(number(side, (letter, "x-broke"), 0, 0, key="x-broke")):
            s.broke += ((GONE, player),)

    def definition(self, name: str, path: Path) -> CardDef:
        own = self.extra.get(name.casefold())
        if own is not None:
            return own
        if name.casefold() == "blank":
            return BLANK
        found = self.find(name)
        if found is None:
            raise SetupError(path, "unknown-card", name)
        return found

    def _entry(self, entry: Any, player: int, zone: int, path: Path) -> None:
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
        if zone in (MANA, BATTLE) and name.lower().startswith("tapped "):
            details["tapped"] = "yes"
            name = name[len("tapped ") :].strip()
        if zone != BATTLE:
            self._add(self.definition(name, path), player, zone, details, path)
            return
        top, *under = (part.strip() for part in name.split(" over "))
        definition = self.definition(top, path)
        if not definition.creature:
            raise SetupError(path, "wrong-zone", definition.name)
        if under and not definition.evolves:
            raise SetupError(path, "not-evolution", definition.name)
        if definition.evolves and not under:
            raise SetupError(path, "no-base", definition.name)
        uid = self._add(definition, player, BATTLE, details, path)
        fresh = str(details.get("x-under-since", "")).split()
        for at in range(len(under), 0, -1):
            since = {"since": "this turn"} if str(at) in fresh else {}
            below = self._add(self.definition(under[at - 1], path), player, UNDER, since, path)
            self.s.change(below, host=self.s.cards[uid].ref)

    def _add(self, d: CardDef, player: int, zone: int, details: Mapping[str, Any], path: Path) -> int:
        s = self.s
        uid = len(s.cards)
        seen = 3 if zone in OPEN else 0 if zone in (DECK, SHIELDS) else 1 << player
        if yes(details, "seen"):
            seen |= 1 << (1 - player)
        if yes(details, "x-known"):
            seen |= 1 << player
        slot = 0
        if zone == SHIELDS:
            taken = {s.cards[other].slot for other in s.zones[SHIELDS + player]}
            at = len(s.zones[SHIELDS + player])
            slot = next(n for n in (at, *range(at + 1)) if n not in taken)
            place = str(details.get("x-place", "s0"))[1:]
            if place.isdecimal() and int(place):
                slot = int(place) - 1
        came = str(details.get("since", "")) == "this turn"
        s.add(
            Card(
                uid,
                d,
                player,
                player,
                zone,
                slot=slot,
                face_up=zone in OPEN,
                sideways=yes(details, "tapped"),
                arrived=s.turn if came else s.turn - 1,
                turned=s.turn if yes(details, "x-was-attacked") else 0,
                attacked=s.turn if yes(details, "attacked") else 0,
                declared=s.turn if yes(details, "attacked") else 0,
                seen=seen,
                marks=(str(details["x-race"]),) if "x-race" in details else (),
            )
        )
        for _ in range(number(details, (*path, "x-broke"), 0, 0, key="x-broke")):
            s.broke += ((s.cards[uid].ref, player),)
        return uid

    def _on_table(self, text: str) -> Card | None:
        name, _, place = text.partition("@")
        for side in (0, 1):
            for zone in (BATTLE, MANA, HAND, GRAVE):
                for at, uid in enumerate(self.s.zones[zone + side]):
                    card = self.s.cards[uid]
                    full = f"{SEATS[side]}:{PLACE_LETTERS[zone]}{at + 1}"
                    if place in ("", full) and card.definition.name.casefold() == name.strip().casefold():
                        return card
        return None

    def lasting(self, entry: Any, path: Path) -> Lasting:
        """Read a lasting effect back from its map."""
        if not isinstance(entry, Mapping):
            raise SetupError(path, "not-a-map")
        try:
            rule = from_tree(entry.get("x-rule") or {"is": str(entry.get("rule", ""))}, records())
            group = from_tree(entry["x-which"], records()) if "x-which" in entry else None
        except ValueError as error:
            raise SetupError(path, "unknown-rule", str(error)) from None
        if not isinstance(rule, Rule):
            raise SetupError(path, "unknown-rule", str(entry.get("rule", "")))
        player = seat(entry.get("player", "A"), path)
        about = [self._on_table(str(text)) for text in entry.get("about") or ()]
        return Lasting(
            rule,
            player,
            str(entry.get("source", "")),
            tuple(GONE if card is None else card.ref for card in about),
            group,
            number(entry, (*path, "until turn"), 0, 0, key="until turn"),
            seat(entry["x-until-start-of"], path) if "x-until-start-of" in entry else -1,
        )


def records() -> dict[str, type]:
    """The records that a lasting effect may be made of, by name."""
    found: dict[str, type] = {"Whenever": Whenever}
    for module in (keywords, rare, destruction, when, which, conditions, steps):
        for name, value in vars(module).items():
            if isinstance(value, type) and (
                hasattr(value, "__dataclass_fields__") or issubclass(value, Enum)
            ):
                found[name] = value
    return found
