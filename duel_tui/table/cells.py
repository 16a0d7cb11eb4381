"""A card as it is drawn in a zone, in the hand or in a list: a block of lines of one width."""

from __future__ import annotations

from functools import lru_cache

from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.engine.view import CardView
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, clip, pad, with_role, wrap
from duel_tui.text.en import table as words
from duel_tui.text.en.duel_masters import table as dm_words

_SPACE = (" ", "")


def kind_role(card: CardView) -> str:
    """The role that colours a card's name."""
    definition = card.definition
    if definition is None:
        return "back"
    if isinstance(definition, DuelMastersCard):
        return civilization_role(definition.civilizations)
    kind = str(definition.kind)
    return str(definition.subkind) if kind == "monster" else kind


def civilization_role(civilizations: tuple[str, ...]) -> str:
    """The role that colours a card of Duel Masters: its civilization, or that it has two or none."""
    if len(civilizations) > 1:
        return "twocolor"
    return civilizations[0] if civilizations else "dim"


def cost_line(definition: DuelMastersCard, cells: int) -> str:
    """Cost, civilization and power of a card in the hand: `3 Nature 2000`, narrower `3N 2000`."""
    if definition.kind == "blank":
        return ""
    letters = "".join(dm_words.CIVILIZATION_LETTERS[one] for one in definition.civilizations)
    end = f"{definition.power}" if definition.creature else dm_words.SPELL
    for text in (f"{definition.cost} {dm_words.civilizations(definition.civilizations)} {end}",):
        if len(text) <= cells:
            return text
    return f"{definition.cost}{letters} {end}"


def name_of(card: CardView) -> str:
    """The name of a card as this seat may know it, safe to show; empty if it may not."""
    return clean(card.name) if card.name else ""


def is_monster(card: CardView) -> bool:
    """Whether it is known to be a monster."""
    return card.definition is not None and card.definition.kind == "monster"


def number(value: int | None) -> str:
    """ATK or DEF; a question mark where there is none."""
    return "?" if value is None else str(value)


def value_role(now: int | None, printed: int | None) -> str:
    """The role of a value that may differ from the printed one."""
    if now is None or printed is None or now == printed:
        return ""
    return "raised" if now > printed else "lowered"


def sign(now: int | None, printed: int | None) -> str:
    """What tells a raised or lowered value without colour."""
    return {"raised": "+", "lowered": "-", "": ""}[value_role(now, printed)]


def marks(card: CardView, glyphs: Glyphs) -> str:
    """Counters on a card, in a few cells."""
    total = sum(number for _, number in card.counters)
    return f"{glyphs.counter}{total}" if total else ""


def value_span(card: CardView, defense: bool) -> tuple[str, str]:
    """ATK or DEF with its word, and its role."""
    now, printed = (card.defense, card.base_def) if defense else (card.atk, card.base_atk)
    word = words.DEF if defense else words.ATK
    return f"{word} {number(now)}{sign(now, printed)}", value_role(now, printed)


@lru_cache(maxsize=512)
def field_cell(card: CardView, width: int, height: int, glyphs: Glyphs) -> tuple[Line, ...]:
    """A card in a zone of the field, filling `width` x `height` cells."""
    if card.name is None:
        return _back(width, height, glyphs)
    draw = _monster if card.face_up and is_monster(card) else _other
    margin = 1 if width >= 14 else 0
    lines = draw(card, width - margin, height, glyphs)
    return tuple(with_role(((" " * margin, ""), *line) if margin else line, "card") for line in lines)


def _back(width: int, height: int, glyphs: Glyphs) -> tuple[Line, ...]:
    full: Line = ((glyphs.back * width, "back"),)
    if height == 2:
        return (full, ((pad(words.SET, width, "^"), "back word"),))
    middle: Line = (
        (glyphs.back * ((width - 5) // 2), "back"),
        (pad(words.SET, 5, "^"), "back word"),
        (glyphs.back * (width - 5 - (width - 5) // 2), "back"),
    )
    return tuple(middle if row == height // 2 else full for row in range(height))


def _monster(card: CardView, width: int, height: int, glyphs: Glyphs) -> tuple[Line, ...]:
    role = kind_role(card)
    more = glyphs.more
    note = marks(card, glyphs)
    definition = card.definition
    assert definition is not None
    if height == 2:
        text, tone = value_span(card, card.sideways)
        room = width - len(text)
        status: Line = ((text, tone or "value"), (pad(note, room, ">", more), "counter"))
        return (((pad(name_of(card), width, more=more), role),), status)
    lines: list[Line] = []
    tail: list[Line] = []
    for defense in (False, True):
        text, tone = value_span(card, defense)
        now = defense is card.sideways
        lead = f"{glyphs.pointer} " if now else "  "
        tail.append(((pad(lead + text, width, more=more), (tone or "value") if now else "dim"),))
    if height >= 5:
        level = f"{glyphs.star}{card.level or definition.level} {definition.attribute}"
        tail.insert(0, ((pad(level, width - len(note), more=more), "dim"), (note, "counter")))
    if height >= 7:
        tail.insert(1, ((pad(str(definition.race), width, more=more), "dim"),))
        position = words.DEFENSE_POSITION if card.sideways else words.ATTACK_POSITION
        tail.append(((pad(position, width, more=more), "dim"),))
    for text in wrap(name_of(card), width, height - len(tail), more):
        lines.append(((pad(text, width), role),))
    blank: Line = ((" " * width, ""),)
    while len(lines) + len(tail) < height:
        lines.append(blank)
    return (*lines, *tail)


def _other(card: CardView, width: int, height: int, glyphs: Glyphs) -> tuple[Line, ...]:
    """A Spell, a Trap, or a face-down card that this seat knows."""
    role = kind_role(card) if card.face_up else f"{kind_role(card)} down"
    more = glyphs.more
    definition = card.definition
    assert definition is not None
    if card.face_up:
        status = words.kind_short(definition.kind, definition.subkind)
    elif definition.kind == "monster":
        status = f"{words.SET} {words.DEF} {number(card.base_def)}"
        if len(status) > width:
            status = f"{words.SET} {number(card.base_def)}"
    else:
        status = f"{words.SET} {definition.kind}"
    note = marks(card, glyphs)
    if card.equipped_to:
        status = words.equips(card.equipped_to)
    tail: list[Line] = [((pad(status, width - len(note), more=more), "status"), (note, "counter"))]
    if height > 2 and not card.face_up:
        tail.append(((glyphs.back * width, "back"),))
    lines: list[Line] = [
        ((pad(text, width), role),)
        for text in wrap(name_of(card), width, height - len(tail), more)[: height - len(tail)]
    ]
    blank: Line = ((" " * width, ""),)
    while len(lines) + len(tail) < height:
        lines.append(blank)
    return (*lines, *tail)


@lru_cache(maxsize=256)
def hand_cell(card: CardView, width: int, height: int, glyphs: Glyphs) -> tuple[Line, ...]:
    """A card of one's own hand."""
    more = glyphs.more
    if card.name is None or card.definition is None:
        return _back(width, height, glyphs)
    margin: Line = (_SPACE,) if width >= 14 else ()
    width -= len(margin)
    definition = card.definition
    if isinstance(definition, DuelMastersCard):
        low = cost_line(definition, width)
    elif definition.kind == "monster":
        low = f"{glyphs.star}{definition.level} {number(card.base_atk)}/{number(card.base_def)}"
        if len(low) > width:
            low = low[1:]
    else:
        low = words.kind_short(definition.kind, definition.subkind)
    tail: list[Line] = [((pad(low, width, more=more), "status"),)]
    names = wrap(name_of(card), width, height - 1, more)[: height - 1]
    if height == 2:
        names = (clip(name_of(card), width, more),)
    lines: list[Line] = [((pad(text, width), kind_role(card)),) for text in names]
    blank: Line = ((" " * width, ""),)
    while len(lines) + 1 < height:
        lines.append(blank)
    return tuple(with_role((*margin, *line), "card") for line in (*lines, *tail))
