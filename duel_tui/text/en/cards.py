"""The text of a card, rendered from its definition: what the engine runs is what the reader reads.

What must be done when the effect is activated stands before what it does: costs before a colon, targets as `Target ...
and ...`.
"""

from __future__ import annotations

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import rule
from duel_tui.text.en.cards_steps import steps
from duel_tui.text.en.cards_talk import Clause, Talk, sentences
from duel_tui.text.en.cards_when import condition, cost, several, targets, when
from duel_tui.text.en.table import kind_name
from duel_tui.text.en.words import NoWords, article, listed, sentence
from duel_tui.yugioh import nodes
from duel_tui.yugioh.definitions import CARD, FLIP, IGNITE, QUICK, CardDef, Effect
from duel_tui.yugioh.which import Monster

KINDS = {"effect": "Effect", "fusion": "Fusion", "ritual": "Ritual", "token": "Token"}
NO_EFFECT = "{} monster without an effect."


def card_line(card: CardDef) -> str:
    """What a card is, on one line: `Level 4 EARTH Warrior, ATK 1700 DEF 1150`, `Quick-Play Spell`."""
    if card.kind != "monster":
        return kind_name(card.kind, card.subkind)
    kind = KINDS.get(card.subkind, "")
    kinds = [card.race, kind] if kind else [card.race]
    if kind in ("Fusion", "Ritual") and (card.effects or card.rules):
        kinds.append("Effect")
    return f"Level {card.level} {card.attribute} {'/'.join(kinds)}, ATK {card.atk} DEF {card.defense}"


def card_text(card: CardDef) -> str:
    """The text of a card, one paragraph a line.

    Raises NoWords for a part of the definition that this language cannot say yet.
    """
    parts = [*_facts(card)]
    parts += [text for effect in card.effects if (text := effect_text(card, effect))]
    if card.rules:
        parts.append(" ".join(sentence(rule(held)) for held in card.rules))
    return "\n".join(parts) if parts else _plain(card)


def _plain(card: CardDef) -> str:
    if card.kind == "monster":
        return sentence(NO_EFFECT.format(article(card.race)))
    return kind_name(card.kind, card.subkind) + "."


def _facts(card: CardDef) -> list[str]:
    """What stands before the effects: materials, how the card comes into the game, what it may be put on."""
    parts = []
    if card.materials:
        parts.append(" + ".join(f'"{name}"' for name in card.materials))
    if card.counts_as:
        parts.append(f'This card\'s name is treated as "{card.counts_as}".')
    if card.subkind == "ritual" and card.kind == "monster":
        parts.append("This card can only be Ritual Summoned, with its Ritual Spell.")
    elif card.special_only and card.subkind != "fusion":
        parts.append("This card cannot be Normal Summoned or Set.")
    if card.wins_with:
        others = [f'"{name}"' for name in card.wins_with if name != card.name]
        parts.append(f"You win the Duel when you have this card, {listed(others)} in your hand.")
    if not card.tributable:
        parts.append("This card cannot be Tributed for a Tribute Summon.")
    if isinstance(card.equips, Monster) and (
        only := noun(card.equips, place=bool(card.equips.controller)).some()
    ):
        only = only.replace("a face-up ", "a ")
        if only != "a monster":
            parts.append(f"Equip only to {only}.")
    return parts


def effect_text(card: CardDef, effect: Effect) -> str:
    """The text of one effect; empty for a card activation that does nothing by itself."""
    if card.subkind == "equip" and effect.way == CARD and effect.do == (nodes.EquipTo(),):
        return ""
    talk = Talk(many=several(effect.targets))
    before, lead = _opening(effect, talk)
    orders = [cost(paid) for paid in effect.cost]
    if effect.targets:
        orders.append(targets(effect.targets))
    clauses = steps(effect.do, talk)
    if not clauses and not orders and not before:
        return ""
    return " ".join(part for part in (before, _body(lead, orders, clauses, bool(effect.cost))) if part)


def _opening(effect: Effect, talk: Talk) -> tuple[str, str]:
    """A sentence before the effect, and the clauses that open it."""
    before, lead = "", []
    if effect.once:
        lead.append("once per turn")
    if effect.way == FLIP:
        pass
    elif effect.when is not None:
        text, talk.that = when(effect.when)
        lead.append(text[:1].lower() + text[1:])
    elif effect.way == IGNITE:
        lead.append("during your Main Phase")
    if effect.condition is not None:
        if effect.way == CARD and effect.when is None:
            before = sentence(f"activate this card only if {condition(effect.condition)}")
        else:
            lead.append(f"if {condition(effect.condition)}")
    opening = ", ".join(lead)
    if effect.optional or effect.way in (IGNITE, QUICK):
        opening = f"{opening}, you can " if opening else "you can "
    elif opening:
        opening += ", "
    return before, f"FLIP: {opening}" if effect.way == FLIP else opening


def _body(lead: str, orders: list[str], clauses: list[Clause], paid: bool) -> str:
    if not orders:
        return sentences(clauses, lead)
    opening = lead + listed(orders)
    if paid:
        return sentences(clauses, f"{opening}: ")
    if clauses and not clauses[0].whole:
        return sentences([Clause(f"{listed(orders)} and {clauses[0].text}"), *clauses[1:]], lead)
    return sentences([Clause(listed(orders), True), *clauses], lead)


__all__ = ["NoWords", "card_line", "card_text", "effect_text"]
