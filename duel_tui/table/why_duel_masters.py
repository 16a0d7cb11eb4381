"""What one could want to do with a Duel Masters card or zone."""

from __future__ import annotations

from duel_tui.duel_masters.keywords import TapAbility
from duel_tui.engine.view import CardView, View
from duel_tui.table.scene import split_place
from duel_tui.table.why_kinds import Kinds, Note, Try, called, with_card
from duel_tui.text.en.duel_masters import table as words
from duel_tui.text.en.duel_masters import why as why_words

NOTES: dict[str, Note] = {
    "deck": Note("dm-deck", ("DM-R10", "DM-R08", "DR-04")),
    "gy": Note("dm-graveyard", ("DM-R30",)),
    "n": Note("dm-mana", ("DM-R16", "DM-R17", "DM-R23")),
    "s": Note("dm-shield", ("DM-R06", "DM-R44", "DR-02")),
    "player": Note("dm-player", ("DM-R06", "DM-R07")),
}
BATTLE_ZONE = Note("dm-battle", ("DM-R31",))
NOT_YOURS = Note("not-yours", ("DM-R21", "DR-19"))
THEIR_HAND = Note("hand", ("DM-R21", "DR-19"))
ZONES = {
    "deck": "deck",
    "gy": "gy",
    "grave": "gy",
    "graveyard": "gy",
    "mana": "n",
    "mana zone": "n",
    "shields": "s",
    "battle": "b",
    "battle zone": "b",
    "player": "player",
}
LETTERS = {"h": "hand", "n": "mana", "s": "shields", "b": "battle", "gy": "graveyard", "deck": "deck"}


def notes(view: View, place: str, card: CardView | None) -> list[Note]:
    """What is to be said of a place."""
    seat, letters, _ = split_place(place)
    own = seat == view.seat
    if letters in NOTES:
        return [NOTES[letters]]
    if letters == "h":
        return [] if own else [THEIR_HAND]
    if card is None:
        return [BATTLE_ZONE]
    return [] if own else [NOT_YOURS]


def commands(view: View, place: str, card: CardView | None) -> list[Try]:
    """The commands that one could expect at a place."""
    seat, letters, number = split_place(place)
    own = seat == view.seat
    if letters in ("player", "s"):
        return [] if own else [_attack(mine, None) for mine in _creatures(view, view.seat)]
    if letters == "b" and not number and own:
        return [each for held in _hand(view) if _is_creature(held) for each in (with_card("summon", held),)]
    if letters == "n" and not number and own:
        return [with_card("charge", held) for held in _hand(view)]
    if card is None:
        return []
    if letters == "h" and own:
        return _in_hand(card)
    if letters == "b":
        return _own(view, card) if own else [_attack(mine, card) for mine in _creatures(view, view.seat)]
    return []


def _hand(view: View) -> tuple[CardView, ...]:
    return view.zones.get((view.seat, "hand"), ())


def _creatures(view: View, seat: int) -> tuple[CardView, ...]:
    return view.zones.get((seat, "battle"), ())


def _is_creature(card: CardView) -> bool:
    return card.definition is not None and bool(card.definition.creature)


def _in_hand(card: CardView) -> list[Try]:
    return [with_card("charge", card), with_card("summon" if _is_creature(card) else "cast", card)]


def _own(view: View, card: CardView) -> list[Try]:
    """A creature of one's own: in the other player's turn it may block."""
    if view.player != view.seat:
        return [with_card("block", card)]
    tries = [_attack(card, target) for target in _creatures(view, 1 - view.seat)]
    tries.append(_attack(card, None))
    if card.definition is not None and any(isinstance(rule, TapAbility) for rule in card.definition.rules):
        tries.append(with_card("tap", card))
    return tries


def _attack(mine: CardView, target: CardView | None) -> Try:
    if target is None:
        return Try(f"attack @{mine.place} -> player", f"attack {called(mine)} -> player")
    return Try(f"attack @{mine.place} -> @{target.place}", f"attack {called(mine)} -> {called(target)}")


def _zone_name(letters: str) -> str:
    return why_words.PLAYER if letters == "player" else words.zone_name(LETTERS.get(letters, letters))


KINDS = Kinds(
    commands,
    notes,
    ("pass", "end"),
    ZONES,
    _zone_name,
    words.phase_name,
    ("DR-15", "DR-19"),
    alike=frozenset({"h", "n"}),
)
