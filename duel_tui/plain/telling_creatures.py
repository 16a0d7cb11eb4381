"""The table of Duel Masters in sentences, as one seat may know it."""

from __future__ import annotations

from collections import Counter

from duel_tui.duel_masters.definitions import CardDef
from duel_tui.engine.view import CardView, View
from duel_tui.table.cells import name_of
from duel_tui.table.creature_cells import power_text
from duel_tui.table.creatures import shows
from duel_tui.table.describe import state_text, text_of
from duel_tui.table.scene import SEATS, card_at, count
from duel_tui.text.en import plain as words
from duel_tui.text.en.duel_masters import plain as dm_words
from duel_tui.text.en.duel_masters.cards import card_line

__all__ = ["about", "attack", "counts", "facts", "field", "life", "named", "on_table", "piles", "shows"]


def named(card: CardView) -> str:
    """A card as this seat sees it, in a few words."""
    return name_of(card) or (dm_words.FACE_DOWN if card.place[2:3] == "s" else dm_words.CARD)


def on_table(card: CardView, seat: int) -> str:
    """`b1 Fear Fang 3000, tapped`; for a card of the mana zone or a shield its name."""
    place = card.place.removeprefix(f"{SEATS[seat]}:")
    parts = [named(card)]
    if card.place[2] == "b":
        parts[0] += f" {power_text(card)[0]}"
    state = state_text(card) if card.place[2] in "bn" else ""
    return f"{place} {', '.join([*parts, state] if state else parts)}"


def about(definition: CardDef) -> str:
    """What decides how a card is played, in a few words."""
    if not definition.creature:
        return dm_words.spell(definition.cost, definition.civilizations)
    say = dm_words.evolution if definition.evolution else dm_words.creature
    return say(definition.cost, definition.civilizations, definition.power)


def life(view: View, names: tuple[str, str]) -> str:
    """The shields of both."""
    me = view.seat
    return dm_words.shields(view.lp[me], names[1 - me], view.lp[1 - me])


def field(view: View, name: str | None, player: int) -> list[str]:
    """A player's battle zone, and what mana can be tapped."""
    battle = view.zones[player, "battle"]
    lines = [
        words.zone_line(name, dm_words.BATTLE, [on_table(card, view.seat) for card in battle])
        if battle
        else dm_words.no_creatures(name)
    ]
    mana = view.zones[player, "mana"]
    ready = Counter(card.definition.civilizations for card in mana if card.definition and not card.sideways)
    ordered = sorted(ready.items(), key=lambda pair: [dm_words.ORDER.index(civ) for civ in pair[0]])
    return [*lines, dm_words.mana(name, ordered, len(mana))]


def counts(view: View, name: str | None, player: int) -> str:
    """How many cards a player has in hand and deck."""
    return dm_words.counts(name, count(view, player, "hand"), count(view, player, "deck"))


def piles(view: View, name: str | None, player: int) -> list[str]:
    """The cards of the mana zone, the shields by their places, the graveyard with the newest last."""
    lines = []
    mana = view.zones[player, "mana"]
    if mana:
        told = [dm_words.tapped(named(card)) if card.sideways else named(card) for card in mana]
        lines.append(words.pile_line(name, dm_words.MANA, told))
    shields = sorted(view.zones[player, "shields"], key=lambda card: card.slot)
    if shields:
        told = [card.place.removeprefix(f"{SEATS[view.seat]}:") for card in shields]
        told = [f"{at} {name_of(card)}".rstrip() for at, card in zip(told, shields, strict=True)]
        lines.append(words.pile_line(name, dm_words.SHIELDS, told))
    grave = view.zones[player, "graveyard"]
    if grave:
        lines.append(words.pile_line(name, dm_words.GRAVEYARD, [named(card) for card in grave]))
    return lines


def attack(view: View, names: tuple[str, str]) -> list[str]:
    """The attack that is going on."""
    if view.attack is None or not view.attack[0]:
        return []
    attacker, target = view.attack
    aim = names[1 - SEATS.index(attacker[0])] if target is None else _at(view, target)
    return [dm_words.attack(_at(view, attacker), aim)]


def _at(view: View, place: str) -> str:
    card = card_at(view, place)
    return place if card is None else f"{named(card)} ({place.removeprefix(f'{SEATS[view.seat]}:')})"


def facts(definition: CardDef, card: CardView | None) -> list[str]:
    """A card's kind, values and text; with a view of it also its present power and state."""
    lines = [f"{definition.name}. {card_line(definition)}."]
    if card is not None and card.power is not None and card.power != definition.power:
        lines.append(dm_words.power_now(card.power))
    state = state_text(card) if card is not None else ""
    if state:
        lines.append(f"{state[:1].upper()}{state[1:]}.")
    return lines + [part for part in text_of(definition).split("\n") if part]
