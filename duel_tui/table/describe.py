"""A card in words: the lines of the detail panel and of the full-text page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.engine.view import CardView
from duel_tui.table.cells import is_monster, kind_role, name_of, number, value_span
from duel_tui.table.creature_cells import power_text
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, clip, line_width, wrap
from duel_tui.text.en import table as words
from duel_tui.text.en.duel_masters import table as dm_words


def card_facts(card: CardView, glyphs: Glyphs, cells: int, short: bool = False) -> list[Line]:
    """Name, kind, values, state and rendered text of a card, as lines of at most `cells` cells.

    `short` leaves one line for each but the text.
    """
    if card.name is None or card.definition is None:
        in_hand = card.place[2:].startswith("h")
        return [
            ((words.A_CARD_IN_HAND if in_hand else words.FACE_DOWN_CARD, "back word"),),
            ((words.NOT_KNOWN, "dim"),),
        ]
    most = 1 if short else 2
    role = f"{kind_role(card)} strong"
    lines: list[Line] = [((part, role),) for part in wrap(name_of(card), cells, most, glyphs.more)]
    kinds = kind_lines(card, glyphs)
    if short:
        kinds = (f" {glyphs.dot} ".join(kinds),)
    lines.extend(((part, "dim"),) for kind in kinds for part in wrap(kind, cells, most, glyphs.more))
    state = state_text(card)
    if card.power is not None:
        values = _power(card, short)
        if short and state:
            values, state = (*values, (clip(state, cells - line_width(values), glyphs.more), "status")), ""
        lines.append(values)
    if is_monster(card):
        values = _values(card, short)
        if short and state:
            values, state = (*values, (clip(state, cells - line_width(values), glyphs.more), "status")), ""
        lines.append(values)
    lines.extend(((part, "status"),) for part in wrap(state, cells, most, glyphs.more) if state)
    text = text_of(card.definition)
    if text and not short:
        lines.append(())
    lines.extend(((part, ""),) for part in wrap(text, cells) if part)
    return lines


def kind_lines(card: CardView, glyphs: Glyphs) -> tuple[str, ...]:
    """Level, Attribute and Type of a monster; the kind of the card."""
    definition = card.definition
    assert definition is not None
    if isinstance(definition, DuelMastersCard):
        return _creature_kind(definition)
    kind = words.kind_name(definition.kind, definition.subkind)
    if definition.kind != "monster":
        return (kind,)
    level = card.level or definition.level
    return f"{glyphs.star}{level} {definition.attribute} {definition.race}", kind


def _creature_kind(definition: DuelMastersCard) -> tuple[str, ...]:
    """Cost, civilization and kind of a card of Duel Masters; the races of a creature."""
    if definition.kind == "blank":
        return (dm_words.BLANK,)
    kind = dm_words.EVOLUTION if definition.evolution else dm_words.CREATURE
    kind = kind if definition.creature else dm_words.SPELL
    first = f"{dm_words.COST} {definition.cost} {dm_words.civilizations(definition.civilizations)} {kind}"
    return (first, "/".join(definition.races)) if definition.races else (first,)


def _power(card: CardView, short: bool) -> Line:
    text, tone = power_text(card)
    spans: list[tuple[str, str]] = [(f"{dm_words.POWER} {text}", tone)]
    changed = card.power != card.base_power and not short
    spans.append((f" ({words.PRINTED} {card.base_power})  " if changed else "  ", "dim"))
    return tuple(spans)


def _values(card: CardView, short: bool) -> Line:
    spans: list[tuple[str, str]] = []
    for defense in (False, True):
        if card.atk is None and card.defense is None:
            printed = card.base_def if defense else card.base_atk
            spans.append((f"{words.DEF if defense else words.ATK} {number(printed)}  ", ""))
            continue
        text, tone = value_span(card, defense)
        now, printed = (card.defense, card.base_def) if defense else (card.atk, card.base_atk)
        spans.append((text, tone or "value"))
        changed = now != printed and not short
        spans.append((f" ({words.PRINTED} {number(printed)})  " if changed else "  ", "dim"))
    return tuple(spans)


def state_text(card: CardView) -> str:
    """How the card lies on the field: position, equipment, counters."""
    letters = card.place[2:].rstrip("0123456789")
    parts: list[str] = []
    if letters in ("b", "n"):
        parts += [dm_words.TAPPED] if card.sideways else []
        parts += [dm_words.SICK] if card.sick else []
        names = [clean(under.name or "") for under in card.under]
        parts += [dm_words.on_top_of(names)] if names else []
    elif letters == "m":
        if not card.face_up:
            parts.append(f"{words.FACE_DOWN} {words.DEFENSE_POSITION}")
        else:
            parts.append(words.DEFENSE_POSITION if card.sideways else words.ATTACK_POSITION)
    elif letters in ("s", "field"):
        parts.append(words.FACE_UP if card.face_up else words.FACE_DOWN)
    if card.equipped_to:
        parts.append(words.equips(card.equipped_to))
    parts.extend(words.counters(clean(name), amount) for name, amount in card.counters)
    return ", ".join(parts)


@lru_cache(maxsize=1024)
def text_of(definition: Any) -> str:
    """The rendered text of a card definition, one paragraph per effect."""
    from duel_tui.text.en.cards import card_text

    return "\n".join(clean(part) for part in card_text(definition).split("\n"))
