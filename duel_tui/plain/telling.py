"""The table in sentences, as one seat may know it."""

from __future__ import annotations

import re
from typing import Any

from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.engine.view import CardView, View
from duel_tui.plain import telling_creatures as creatures
from duel_tui.table.cells import is_monster, name_of, number
from duel_tui.table.describe import state_text, text_of
from duel_tui.table.scene import SEATS, card_at, count
from duel_tui.table.titles import phase_title
from duel_tui.text.en import plain as words
from duel_tui.text.en import table as table_words

PLACE = re.compile(
    r"@?(?:([ab]):)?(m[1-5]|s\d{1,3}|b\d{1,3}|n\d{1,3}|field|h\d+|gy\d*|banished\d*|extra\d+)", re.IGNORECASE
)


def named(card: CardView) -> str:
    """A card as this seat sees it, in a few words."""
    name = name_of(card)
    if name:
        return name
    letters = card.place[2:].rstrip("0123456789")
    if letters == "m":
        return words.FACE_DOWN_MONSTER
    return words.CARD_IN_HAND if letters in ("h", "deck", "extra") else words.FACE_DOWN_CARD


def short_place(card: CardView, seat: int) -> str:
    """The place as it is typed: without the letter of the own side."""
    return card.place.removeprefix(f"{SEATS[seat]}:")


def on_field(card: CardView, seat: int) -> str:
    """`m1 Battle Ox 1700/1000, Attack Position`; the place is not said where there is only one."""
    letters = card.place[2:].rstrip("0123456789")
    parts = [named(card)]
    if is_monster(card):
        parts[0] += f" {number(card.atk)}/{number(card.defense)}"
    if letters == "m" or not card.face_up or card.counters or card.equipped_to:
        state = state_text(card)
        if letters == "m" and not card.face_up:
            state = table_words.FACE_DOWN
        if state and name_of(card):
            parts.append(state)
    said = ", ".join(parts)
    return said if letters == "field" else f"{short_place(card, seat)} {said}"


def in_hand(card: CardView) -> str:
    """`Gemini Elf (Level 4, 1900/900)`, `Trap Hole (Normal Trap)`."""
    if card.definition is None:
        return named(card)
    return f"{named(card)} ({about(card.definition)})"


def about(definition: Any) -> str:
    """The facts of a card that decide how it is played, in a few words."""
    if isinstance(definition, DuelMastersCard):
        return creatures.about(definition)
    if definition.kind != "monster":
        return table_words.kind_name(definition.kind, definition.subkind)
    stats = f"{number(definition.printed_atk)}/{number(definition.defense)}"
    return f"{words.level(definition.level)}, {stats}"


def whose(view: View, names: tuple[str, str], player: int) -> str | None:
    """A player's name; None for the one who is shown the table."""
    return None if player == view.seat else names[player]


# -- sentences of the state, by what they speak of


def turn(view: View, names: tuple[str, str]) -> str:
    """Whose turn it is, and the phase."""
    who = words.YOUR_TURN if view.player == view.seat else words.turn_of(names[view.player])
    return words.turn_line(view.turn, who, phase_title(view))


def life(view: View, names: tuple[str, str]) -> str:
    """Life Points of both."""
    if creatures.shows(view):
        return creatures.life(view, names)
    me = view.seat
    return words.life(view.lp[me], names[1 - me], view.lp[1 - me])


def field(view: View, names: tuple[str, str], player: int) -> list[str]:
    """A player's side of the field: one sentence for each kind of zone that is not empty."""
    name = whose(view, names, player)
    if creatures.shows(view):
        return creatures.field(view, name, player)
    lines = []
    for zone, title in (
        ("monsters", words.MONSTERS), ("spells", words.SPELLS), ("field", words.FIELD_SPELL),
    ):  # fmt: skip
        cards = sorted(view.zones.get((player, zone), ()), key=lambda card: card.slot)
        if cards:
            lines.append(words.zone_line(name, title, [on_field(card, view.seat) for card in cards]))
    return lines or [words.has_nothing(name)]


def hand(view: View) -> str:
    """The hand of the player who is shown the table."""
    cards = view.zones.get((view.seat, "hand"), ())
    if not cards:
        return words.EMPTY_HAND
    return words.zone_line(None, words.YOUR_HAND, [in_hand(card) for card in cards])


def counts(view: View, names: tuple[str, str], player: int) -> str:
    """How many cards a player has where nobody may look."""
    if creatures.shows(view):
        return creatures.counts(view, whose(view, names, player), player)
    numbers = [count(view, player, zone) for zone in ("hand", "deck", "extra")]
    return words.counts(whose(view, names, player), *numbers)


def piles(view: View, names: tuple[str, str], player: int) -> list[str]:
    """Graveyard and cards removed from play, the newest last; one's own Fusion Deck."""
    if creatures.shows(view):
        return creatures.piles(view, whose(view, names, player), player)
    lines = []
    for zone in ("graveyard", "banished", "extra"):
        cards = view.zones.get((player, zone), ())
        if cards and (zone != "extra" or player == view.seat):
            title = table_words.PILE_NAMES[zone]
            lines.append(words.pile_line(whose(view, names, player), title, [named(card) for card in cards]))
    return lines


def attack(view: View, names: tuple[str, str]) -> list[str]:
    """The attack that is going on."""
    if creatures.shows(view):
        return creatures.attack(view, names)
    if view.attack is None:
        return []
    attacker, target = view.attack
    aim = "" if target is None else at_place(view, target)
    return [words.attack_line(at_place(view, attacker), aim)]


def chain(view: View, names: tuple[str, str]) -> list[str]:
    """The links of the chain, the first one first."""
    lines = []
    for at, link in enumerate(view.chain, 1):
        targets = [at_place(view, place) for place in link.targets if place]
        lines.append(words.chain_link(at, names[link.player], named(link.card), targets, link.negated))
    return lines or [words.NO_CHAIN]


def at_place(view: View, place: str) -> str:
    """The card at a place with the place."""
    card = card_at(view, place)
    return place if card is None else f"{named(card)} ({short_place(card, view.seat)})"


def table(view: View, names: tuple[str, str]) -> list[str]:
    """Everything that the seat may know."""
    lines = [turn(view, names), life(view, names)]
    for player in (view.seat, 1 - view.seat):
        lines += [counts(view, names, player), *field(view, names, player), *piles(view, names, player)]
    lines += attack(view, names)
    if view.chain:
        lines += chain(view, names)
    return [*lines, hand(view)]


# -- a card


def place_of(text: str, seat: int) -> str | None:
    """The full place that a text names (`m1`, `@B:s2`), or None."""
    match = PLACE.fullmatch(text.strip())
    if match is None:
        return None
    return f"{(match[1] or SEATS[seat]).upper()}:{match[2].lower()}"


def facts(definition: Any, card: CardView | None = None) -> list[str]:
    """A card's kind, values and text; with a view of it also its present state."""
    if isinstance(definition, DuelMastersCard):
        return creatures.facts(definition, card)
    kind = table_words.kind_name(definition.kind, definition.subkind)
    if definition.kind == "monster":
        kind = f"{words.level(definition.level)} {definition.attribute} {definition.race}, {kind}"
    lines = [f"{definition.name}. {kind}."]
    if definition.kind == "monster":
        own = words.values(number(definition.printed_atk), number(definition.defense))
        now = own if card is None else words.values(number(card.atk), number(card.defense))
        lines.append(
            f"{now}."
            if now == own
            else f"{now}; {words.printed(number(definition.printed_atk), number(definition.defense))}."
        )
    state = state_text(card) if card is not None else ""
    if state:
        lines.append(f"{state[:1].upper()}{state[1:]}.")
    return lines + [part for part in text_of(definition).split("\n") if part]
