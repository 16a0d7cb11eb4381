"""The text of a card, rendered from its definition: what the engine runs is what the reader reads.

What must be done when the effect is activated stands before what it does: costs before a colon, targets as `Target ...
and ...`.
"""

from __future__ import annotations

from dataclasses import replace

from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.text.en import (
    cards_battle,
    cards_control,
    cards_declared,
    cards_kinship,
    cards_piles,
    cards_points,
    cards_rising,
    cards_seldom,
    cards_turns,
    cards_unions,
)
from duel_tui.text.en.cards_conditions import asked_by, condition, phases
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import rule
from duel_tui.text.en.cards_steps import steps
from duel_tui.text.en.cards_talk import Clause, Talk, sentences
from duel_tui.text.en.cards_when import cost, several, targets, when
from duel_tui.text.en.duel_masters import cards as duel_masters
from duel_tui.text.en.table import kind_name
from duel_tui.text.en.words import NoWords, article, counters, listed, sentence
from duel_tui.yugioh import nodes
from duel_tui.yugioh.card_rules import GathersCounters, GathersDraws
from duel_tui.yugioh.cards import all_cards
from duel_tui.yugioh.definitions import CARD, FLIP, IGNITE, PROCEDURE, QUICK, CardDef, Effect
from duel_tui.yugioh.rules import Awaits
from duel_tui.yugioh.when import PhaseOf
from duel_tui.yugioh.which import YOU, Monster
from duel_tui.yugioh.zones import GRAVE

SAYS = (
    cards_battle,
    cards_control,
    cards_declared,
    cards_kinship,
    cards_piles,
    cards_points,
    cards_rising,
    cards_seldom,
    cards_turns,
    cards_unions,
)
"""Modules that register words of their own."""

KINDS = {"effect": "Effect", "fusion": "Fusion", "ritual": "Ritual", "token": "Token"}
WHOSE_TURN = {"": "a", "own": "your", "other": "your opponent's"}
NO_EFFECT = "{} monster without an effect."


def card_line(card: CardDef | DuelMastersCard) -> str:
    """What a card is, on one line: `Level 4 EARTH Warrior, ATK 1700 DEF 1150`, `Quick-Play Spell`."""
    if isinstance(card, DuelMastersCard):
        return duel_masters.card_line(card)
    if card.kind != "monster":
        return kind_name(card.kind, card.subkind)
    kind = KINDS.get(card.subkind, "")
    kinds = [card.race, kind] if kind else [card.race]
    if kind in ("Fusion", "Ritual") and (card.effects or card.rules):
        kinds.append("Effect")
    atk = "?" if card.unknown_atk else card.atk
    return f"Level {card.level} {card.attribute} {'/'.join(kinds)}, ATK {atk} DEF {card.defense}"


def card_text(card: CardDef | DuelMastersCard) -> str:
    """The text of a card, one paragraph a line.

    Raises NoWords for a part of the definition that this language cannot say yet.
    """
    if isinstance(card, DuelMastersCard):
        return duel_masters.card_text(card)
    facts = _facts(card)
    later = [number for effect in card.effects for number in awaited(effect)]
    texts = [effect_text(card, effect) for number, effect in enumerate(card.effects) if number not in later]
    # What an Equip Card gives its monster is said before what becomes of the card.
    first_ones = 1 if card.subkind == "equip" else len(texts)
    held = " ".join(sentence(rule(each)) for each in card.rules)
    parts = [text for text in (*texts[:first_ones], held, *texts[first_ones:]) if text]
    first = [" + ".join(f'"{name}"' for name in card.materials)] if card.materials else []
    if card.kind == "monster":
        lines = [*first, *([" ".join(facts)] if facts else []), *parts]
    else:
        lines = [" ".join((*facts, *parts))] if facts or parts else []
    return "\n".join(lines) if lines else _plain(card)


def _plain(card: CardDef) -> str:
    if card.kind == "monster":
        return sentence(NO_EFFECT.format(article(card.race)))
    return kind_name(card.kind, card.subkind) + "."


def _facts(card: CardDef) -> list[str]:
    """What stands before the effects: how the card comes into the game, what it may be put on."""
    parts = []
    if card.counts_as:
        parts.append(f'This card\'s name is treated as "{card.counts_as}".')
    if card.field_name:
        parts.append(
            f'While this card lies face-up on the field, its name is treated as "{card.field_name}".'
        )
    if card.kin:
        parts.append(f'This card counts as a card with "{card.kin}" in its name.')
    if card.subkind == "ritual" and card.kind == "monster":
        parts.append(f"This card can only be Ritual Summoned with {ritual_spell(card)}.")
    elif card.special_only and card.subkind != "fusion":
        parts.append("This card cannot be Normal Summoned or Set.")
        if not (card.has_procedure or card.only_way):
            parts.append("It must first be Special Summoned by the effect of a card that names it.")
    elif card.set_only:
        parts.append("This card cannot be Normal Summoned, but it can be Set.")
    if card.spirit:
        parts.append("This card cannot be Special Summoned.")
    if card.no_special:
        whence = " from the Graveyard" if card.no_special == "graveyard" else ""
        parts.append(f"This card cannot be Special Summoned{whence}.")
    if card.toon:
        parts.append("This card is a Toon.")
    if card.needs and not card.has_procedure:
        parts.append(f'This card can only be Special or Flip Summoned while you control "{card.needs}".')
    if card.substitute:
        parts.append(
            "This card can replace 1 Fusion Material that a Fusion Monster names; the others must be the real ones."
        )
    if card.true_materials:
        parts.append("No other card can replace one of these Fusion Materials.")
    if card.only_way:
        way = "by a Fusion Summon" if card.subkind == "fusion" else "by the effect that names it"
        way = "its own" if card.has_procedure else way
        parts.append(f"This card can be Special Summoned in no other way than {way}.")
    if card.normal_if is not None:
        how = "Normal or Flip Summon" if card.flip_alike else "Normal Summon"
        parts.append(f"You can {how} this card only if {condition(card.normal_if)}; you can Set it.")
    if card.wins_with:
        others = [f'"{name}"' for name in card.wins_with if name != card.name]
        parts.append(f"You win the Duel when you have this card, {listed(others)} in your hand.")
    if card.only_placed:
        parts.append(f'This card can only be placed on the field by the effect of "{card.falls_with[0]}".')
    if any(isinstance(held, GathersCounters | GathersDraws) for held in card.rules):
        parts += [f"At most {counters(most, name)} can be on this card." for name, most in card.takes if most]
    if card.remains:
        parts.append("This card stays on the field after its activation.")
    if not card.tributable:
        parts.append("This card cannot be Tributed for a Tribute Summon.")
    if isinstance(card.equips, Monster):
        who = replace(card.equips, face_up=None)
        if who != Monster():
            parts.append(f"Equip only to {noun(who, place=bool(who.controller)).some()}.")
    return parts


def ritual_spell(card: CardDef) -> str:
    """The Ritual Spells that bring a Ritual Monster, by their names."""
    found = [
        f'"{spell.name}"'
        for spell in all_cards()
        for effect in spell.effects
        if any(isinstance(node, nodes.RitualSummon) and node.brings(card) for node in effect.do)
    ]
    return listed(found, "or") or "its Ritual Spell"


def awaited(effect: Effect) -> list[int]:
    """The numbers of the effects that an effect only makes ready for later this turn: their text stands for its own."""
    return [
        node.rule.effect
        for node in effect.do
        if isinstance(node, nodes.Last) and isinstance(node.rule, Awaits)
    ]


def effect_text(card: CardDef, effect: Effect, often: str = "") -> str:
    """The text of one effect; empty for a card activation that does nothing by itself. `often` opens it."""
    if card.subkind == "equip" and effect.way == CARD and effect.do == (nodes.EquipTo(),):
        return (
            sentence(f"{listed([cost(paid) for paid in effect.cost])} to activate this card")
            if effect.cost
            else ""
        )
    if effect.way == PROCEDURE:
        return cards_battle.own_way(effect)
    later = awaited(effect)
    if later:
        before, _ = _opening(effect, Talk())
        texts = [effect_text(card, card.effects[number], "once this turn") for number in later]
        return " ".join(part for part in (before, *texts) if part)
    if effect.modes:
        modes = [f'"{word}": {effect_text(card, mode)}' for word, mode in effect.modes]
        before, lead = _opening(effect, Talk(), often)
        return " ".join((before, sentence(f"{lead}activate 1 of these effects, by its word"), *modes)).strip()
    talk = Talk(many=several(effect.targets), own=_from_own_grave(effect))
    before, lead = _opening(effect, talk, often)
    orders = [cost(paid) for paid in effect.cost]
    if effect.targets:
        orders.append(targets(effect.targets, talk.that))
    clauses = steps(effect.do, talk)
    if not clauses and not orders and not before:
        return ""
    return " ".join(part for part in (before, _body(lead, orders, clauses, bool(effect.cost))) if part)


def _from_own_grave(effect: Effect) -> bool:
    """Whether the effect is about cards of the player's own Graveyard, which go to his hand and no other."""
    which = [getattr(target, "which", None) for target in effect.targets]
    return effect.where == GRAVE or any(
        getattr(each, "controller", "") == YOU and getattr(each, "where", ()) == (GRAVE,) for each in which
    )


def _opening(effect: Effect, talk: Talk, often: str = "") -> tuple[str, str]:
    """A sentence before the effect, and the clauses that open it."""
    before, there, lead = "", "", [often] if often else []
    if effect.once:
        lead.append("once per turn")
    if effect.once_a_battle:
        lead.append("once per battle")
    if effect.way == FLIP:
        pass
    elif effect.when is not None:
        text, talk.that = when(effect.when)
        lead.append(text[:1].lower() + text[1:])
        if effect.where == GRAVE and isinstance(effect.when, PhaseOf):
            there = "this card is in your Graveyard"
    elif effect.way == IGNITE and not (effect.phases or effect.turn):
        lead.append("during your Main Phase")
    period = ""
    if effect.phases or effect.turn:
        period = f"during {WHOSE_TURN[effect.turn]} {phases(effect.phases) if effect.phases else 'turn'}"
    asked = asked_by(effect)
    if effect.way == CARD and effect.when is None:
        such = f"if {asked.such}" if asked.such else ""
        only = " and ".join(part for part in (period, asked.during, such) if part)
        before = sentence(f"activate this card only {only}") if only else ""
    else:
        if period and effect.way == CARD:
            lead[-1] += f" {period}"
        elif period:
            lead.append(period)
        lead += [asked.during] if asked.during else []
        such = " and ".join(part for part in (there, asked.such) if part)
        lead += [f"if {such}"] if such else []
    talk.such = asked.such
    opening = ", ".join(lead)
    if effect.optional or effect.way in (IGNITE, QUICK):
        who = "either player can" if effect.anyone else "you can"
        who = "its owner can" if hasattr(effect.when, "user") else who
        opening = f"{opening}, {who} " if opening else f"{who} "
    elif opening:
        opening += ", the player who Summoned it does this: " if effect.anyone else ", "
    return before, f"FLIP: {opening}" if effect.way == FLIP else opening


def _body(lead: str, orders: list[str], clauses: list[Clause], paid: bool) -> str:
    if not orders:
        return sentences(clauses, lead)
    if paid and not clauses:
        return sentence(f"{lead}{listed(orders)} to activate this card")
    opening = lead + listed(orders)
    last = ", and" if " and " in orders[-1] else " and"
    if paid:
        return sentences(clauses, f"{opening}: ")
    if clauses and not clauses[0].whole:
        return sentences([Clause(f"{listed(orders)}{last} {clauses[0].text}"), *clauses[1:]], lead)
    return sentences([Clause(listed(orders), True), *clauses], lead)


__all__ = ["NoWords", "card_line", "card_text", "effect_text"]
