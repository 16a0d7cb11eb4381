"""The texts of Duel Masters cards, rendered from their definitions: the same tree that the engine runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duel_tui.duel_masters.definitions import CardDef, Rule, Whenever
from duel_tui.duel_masters.which import YOU, Creature
from duel_tui.text.en.duel_masters import rules_rare, rules_table, steps_rare
from duel_tui.text.en.duel_masters.conditions import condition, when
from duel_tui.text.en.duel_masters.nouns import noun
from duel_tui.text.en.duel_masters.rules import ability
from duel_tui.text.en.duel_masters.steps import steps
from duel_tui.text.en.duel_masters.table import civilizations
from duel_tui.text.en.words import article, listed, sentence

SAYS = (rules_table, rules_rare, steps_rare)
"""Modules whose words are found by the kind of what they say; nothing calls them by name."""
SHIELD_TRIGGER = "Shield trigger (free when its shield breaks)."
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
        word = "Vortex evolution" if len(card.evolves) > 1 else "Evolution"
        lines.append(f"{word}: put it on {bases(card.evolves)}.")
    if card.multicolored:
        lines.append(TWO_COLORS)
    if card.only_if is not None:
        verb = "summon" if card.creature else "cast"
        lines.append(sentence(f"you can {verb} it only if {condition(card.only_if)}"))
    if card.shield_trigger:
        lines.append(SHIELD_TRIGGER)
    lines += abilities(card.rules)
    if card.do:
        lines.append(steps(card.do))
    if card.charger:
        lines.append(CHARGER)
    return "\n".join(lines) or PLAIN


def bases(filters: Sequence[Creature]) -> str:
    """What an evolution creature is put on: `a Fire Bird of yours`, `a creature of yours with "Dragon" in its race`."""
    if all(which == Creature(races=which.races) for which in filters):
        return f"{listed([article(listed(which.races, 'or')) for which in filters])} of yours"
    return listed([noun(replace(which, controller=YOU)).some() for which in filters])


def abilities(rules: Sequence[Rule]) -> list[str]:
    """The abilities of a creature, one paragraph each; two that do the same are one: `attacks or leaves`."""
    lines: list[str] = []
    for at, rule in enumerate(rules):
        before = rules[at - 1] if at else None
        if isinstance(rule, Whenever) and isinstance(before, Whenever) and rule.do == before.do:
            lines.pop()
            both = f"{when(before.when)} and {when(rule.when).replace('this creature', 'it')}"
            lines.append(sentence(both + ability(rule)[len(when(rule.when)) :]))
        else:
            lines.append(ability(rule))
    return lines
