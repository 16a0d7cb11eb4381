"""What one could want to do with a Yu-Gi-Oh! card or zone."""

from __future__ import annotations

from typing import Any

from duel_tui.engine.view import CardView, View
from duel_tui.table.cells import is_monster
from duel_tui.table.scene import PILES, split_place
from duel_tui.table.why_kinds import Kinds, Note, Try, called, with_card
from duel_tui.text.en import table as table_words
from duel_tui.text.en import why as words
from duel_tui.yugioh.definitions import CARD, PROCEDURE
from duel_tui.yugioh.zones import GRAVE, HAND, ON_FIELD

NOTES: dict[str, Note] = {
    "deck": Note("deck", ("YA-42a", "YH-02", "YH-03")),
    "extra": Note("extra", ("YA-06", "YA-12", "YA-51")),
    "gy": Note("graveyard", ("YD-21", "YR-09")),
    "banished": Note("banished", ("CARD",)),
    "lp": Note("lp", ("YA-36", "YA-37", "YR-10")),
    "h": Note("hand", ("YH-07",)),
}
EMPTY: dict[str, Note] = {
    "m": Note("empty-monster", ("YA-13", "YH-13")),
    "s": Note("empty-spell", ("YA-15", "YA-55", "YH-13")),
    "field": Note("empty-field", ("YA-25a", "YR-08")),
}
NOT_YOURS = Note("not-yours", ("YR-03",))
THEIR_ZONE = Note("their-zone", ("YH-07", "YH-13"))
ZONES = {
    "deck": "deck",
    "extra": "extra",
    "fusion deck": "extra",
    "gy": "gy",
    "grave": "gy",
    "graveyard": "gy",
    "banished": "banished",
    "lp": "lp",
    "life points": "lp",
    "field": "field",
}


def notes(view: View, place: str, card: CardView | None) -> list[Note]:
    """What is to be said of a place."""
    seat, letters, number = split_place(place)
    own = seat == view.seat
    if letters in ("gy", "banished") and card is not None and number:
        return [NOTES[letters]] if own or _public(card) else [NOTES[letters], NOT_YOURS]
    if letters in NOTES and (letters != "h" or not own) and (letters != "extra" or card is None or not own):
        return [NOTES[letters]]
    if card is None:
        return [EMPTY[letters]] if own and letters in EMPTY else [THEIR_ZONE]
    return [] if own else [NOT_YOURS]


def commands(view: View, place: str, card: CardView | None) -> list[Try]:
    """The commands that one could expect at a place."""
    seat, letters, number = split_place(place)
    own = seat == view.seat
    if letters == "lp" or (letters == "m" and card is None and not own):
        return [] if own else [_attack(mine, None) for mine in _monsters(view, view.seat)]
    if letters in ("deck", "banished"):
        return []
    if letters in ("gy", "extra") and not number:
        pile = view.zones.get((seat, "graveyard" if letters == "gy" else "extra"), ())
        return [each for card in pile if own for each in _in_pile(card, letters, whole=True)]
    if card is None:
        return _into(view, letters) if own else []
    if not own:
        return _theirs(view, letters, card)
    if letters in ("gy", "extra"):
        return _in_pile(card, letters)
    if letters == "h":
        return _in_hand(card)
    return _monster(view, card) if letters == "m" else _activate(card)


def _public(card: CardView) -> bool:
    return card.definition is not None and bool(card.definition.public)


def _theirs(view: View, letters: str, card: CardView) -> list[Try]:
    tries = [_attack(mine, card) for mine in _monsters(view, view.seat)] if letters == "m" else []
    return tries + (_activate(card) if card.face_up and _public(card) else [])


def _monsters(view: View, seat: int) -> list[CardView]:
    return sorted(view.zones.get((seat, "monsters"), ()), key=lambda card: card.slot)


def _attack(mine: CardView, target: CardView | None) -> Try:
    if target is None:
        return Try(f"attack @{mine.place} -> directly", f"attack {called(mine)} -> directly")
    return Try(f"attack @{mine.place} -> @{target.place}", f"attack {called(mine)} -> {called(target)}")


def _in_hand(card: CardView) -> list[Try]:
    d = card.definition
    if not is_monster(card) or d is None:
        return [with_card("activate", card), with_card("set", card)]
    tries = [with_card("summon", card), with_card("set", card)]
    if d.has_procedure or d.special_only:
        tries.append(with_card("special", card))
    return tries + (_activate(card) if any(effect.where == HAND for effect in _used(d)) else [])


def _monster(view: View, card: CardView) -> list[Try]:
    targets = [_attack(card, target) for target in _monsters(view, 1 - view.seat)]
    tries = [*targets, _attack(card, None), with_card("switch", card)]
    if not card.face_up:
        tries.insert(0, with_card("flip", card))
    d = card.definition
    if d is not None and any(effect.where in ON_FIELD for effect in _used(d)):
        tries += _activate(card)
    return tries


def _in_pile(card: CardView, letters: str, whole: bool = False) -> list[Try]:
    """The commands of a card in the Graveyard or the Fusion Deck; of a `whole` pile only those that may be meant."""
    d = card.definition
    if d is None:
        return []
    tries = []
    if letters == "extra" and (d.has_procedure or not whole):
        tries.append(with_card("special", card))
    if letters == "gy":
        if any(effect.way == PROCEDURE and effect.where == GRAVE for effect in d.effects):
            tries.append(with_card("special", card))
        if any(effect.where == GRAVE for effect in _used(d)):
            tries += _activate(card)
    return tries


def _into(view: View, letters: str) -> list[Try]:
    """What would bring a card from the hand into an empty zone."""
    hand = view.zones.get((view.seat, "hand"), ())
    found: list[Try] = []
    for card in hand:
        d = card.definition
        if d is None or d.kind == "blank":
            continue
        zone = "m" if d.monster else "field" if d.subkind == "field" else "s"
        if zone == letters:
            found += [
                with_card(verb, card) for verb in (("summon", "set") if d.monster else ("activate", "set"))
            ]
    return found


def _used(d: Any) -> list[Any]:
    """The effects of a card that are used or that start by themselves in play."""
    return [effect for effect in d.effects if effect.way not in (CARD, PROCEDURE)]


def _activate(card: CardView) -> list[Try]:
    """An activation for each effect that a command can name; one for a card whose effects none can."""
    d = card.definition
    if d is None:
        return []
    in_play = card.face_up or is_monster(card)
    wanted = "in play" if in_play else CARD
    numbers = [] if d.union else [n for e, n in zip(d.effects, d.numbers, strict=True) if e.group == wanted]
    return [with_card("activate", card, f" ({n + 1})" if n else "") for n in numbers or [0]]


def _zone_name(letters: str) -> str:
    zone = {"m": "monsters", "s": "spells"}.get(letters) or PILES.get(letters, letters)
    return words.LIFE_POINTS if letters == "lp" else table_words.PILE_NAMES.get(zone, zone)


KINDS = Kinds(
    commands,
    notes,
    ("battle", "main2", "end", "pass"),
    ZONES,
    _zone_name,
    table_words.phase_name,
    ("YR-03", "YH-07"),
    frozenset({"m", "s"}),
)
