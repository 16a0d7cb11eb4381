"""The zones of each game as exports show them, and a card in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine.view import CardView
from duel_tui.table.lines import clean
from duel_tui.text.en import export as say
from duel_tui.text.en import table as table_words


@dataclass(frozen=True)
class Zones:
    """Zones by name. `rows`: as they lie before a player, from the middle of the table outwards; `slots`: those with
    fixed places and how many; `piles`: shown as a pile; `listed`: named in a report, `counted`: only their number.
    """

    rows: tuple[tuple[str, ...], ...]
    slots: dict[str, int]
    piles: frozenset[str]
    listed: tuple[str, ...]
    counted: tuple[str, ...]


ZONES: dict[str, Zones] = {
    "yugioh": Zones(
        rows=(
            ("field", "monsters", "graveyard", "banished"),
            ("extra", "spells", "deck"),
            ("hand",),
        ),
        slots={"monsters": 5, "spells": 5, "field": 1},
        piles=frozenset({"graveyard", "banished", "extra", "deck"}),
        listed=("hand", "monsters", "spells", "field"),
        counted=("deck", "graveyard", "banished", "extra"),
    ),
    "duel-masters": Zones(
        rows=(("battle",), ("deck", "shields", "graveyard"), ("mana",), ("hand",)),
        slots={},
        piles=frozenset({"graveyard", "deck"}),
        listed=("hand", "mana", "shields", "battle"),
        counted=("deck", "graveyard"),
    ),
}
"""By game. A game that is added needs an entry here."""


def state_of(card: CardView, zone: str) -> list[str]:
    """How a card lies and what it is worth now, in a few words each. Nothing of what is not known of it."""
    found: list[str] = []
    if zone in ("monsters", "spells", "field") and not card.face_up:
        found.append(say.FACE_DOWN)
    elif zone == "monsters" and card.sideways:
        found.append(say.DEFENSE)
    elif zone in ("battle", "mana") and card.sideways:
        found.append(say.TAPPED)
    if card.name is None:
        return found
    if zone == "monsters" and card.base_atk is not None:
        found.append(say.points(card.atk, card.defense))
    if zone == "battle" and card.base_power is not None:
        found.append(say.power(card.power))
    found += [say.on(clean(base.name)) for base in card.under if base.name]
    found += [table_words.counters(clean(name), number) for name, number in card.counters]
    if card.equipped_to:
        found.append(say.equips(clean(card.equipped_to)))
    return found


def name_of(card: CardView) -> str:
    """The name of a card, or a mark for one that is not known."""
    return clean(card.name) if card.name else say.UNKNOWN


def card_text(card: CardView, zone: str) -> str:
    """A card in a report: `Gemini Elf (1900/900)`."""
    state = state_of(card, zone)
    if card.name is None and state:
        return ", ".join(state)
    return f"{name_of(card)} ({', '.join(state)})" if state else name_of(card)


def kind_of(card: CardView) -> str:
    """A word for the colour of a card; empty where it is not known."""
    definition = card.definition
    if card.name is None or definition is None:
        return ""
    kind = str(getattr(definition, "kind", ""))
    civilizations = getattr(definition, "civilizations", ())
    if civilizations:
        return str(civilizations[0]) if len(civilizations) == 1 else "many"
    return str(getattr(definition, "subkind", "")) or kind if kind == "monster" else kind
