"""The texts of Duel Masters cards, rendered from their definitions: the same tree that the engine runs."""

from __future__ import annotations

from dataclasses import replace

from duel_tui.duel_masters.definitions import CardDef
from duel_tui.duel_masters.which import YOU
from duel_tui.text.en.duel_masters import rules_table
from duel_tui.text.en.duel_masters.conditions import condition
from duel_tui.text.en.duel_masters.nouns import noun
from duel_tui.text.en.duel_masters.rules import ability
from duel_tui.text.en.duel_masters.steps import steps
from duel_tui.text.en.duel_masters.table import civilizations
from duel_tui.text.en.words import listed, sentence

SAYS = (rules_table,)
"""Modules whose words are found by the kind of what they say; nothing calls them by name."""
SHIELD_TRIGGER = "Shield trigger (use it free when it comes to your hand from a shield)."
CHARGER = "Charger (after it was cast, it goes to your mana zone)."
TWO_COLORS = "It comes into the mana zone tapped."
PLAIN = "A creature without abilities."


def card_line(card: CardDef) -> str:
    """What a card is in a line: `Nature Beast Folk, cost 3, power 3000`."""
    if card.kind == "blank":
        return "Blank card"
    if not card.creature:
        return f"{civilizations(card.civilizations)} spell, cost {card.cost}"
    kind = "evolution creature" if card.evolution else "creature"
    races = "/".join(card.races)
    return f"{civilizations(card.civilizations)} {kind}, {races}, cost {card.cost}, power {card.power}"


def card_text(card: CardDef) -> str:
    """The text of a card, one paragraph a line.

    Raises NoWords for a part of the definition that this language cannot say yet.
    """
    lines: list[str] = []
    if card.evolves:
        bases = listed([noun(replace(base, controller=YOU)).some() for base in card.evolves])
        word = "Vortex evolution" if len(card.evolves) > 1 else "Evolution"
        lines.append(f"{word}: put it on {bases}.")
    if card.multicolored:
        lines.append(TWO_COLORS)
    if card.only_if is not None:
        verb = "summon" if card.creature else "cast"
        lines.append(sentence(f"you can {verb} it only if {condition(card.only_if)}"))
    if card.shield_trigger:
        lines.append(SHIELD_TRIGGER)
    lines += [ability(rule) for rule in card.rules]
    if card.do:
        lines.append(steps(card.do))
    if card.charger:
        lines.append(CHARGER)
    return "\n".join(lines) or PLAIN
