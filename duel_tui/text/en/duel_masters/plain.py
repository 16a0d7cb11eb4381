"""The sentences of line mode that only Duel Masters has."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.duel_masters.table import CIVILIZATIONS, civilizations
from duel_tui.text.en.words import counted, listed, possessive, sentence

BATTLE = "battle zone"
MANA = "mana zone"
SHIELDS = "shields"
GRAVEYARD = "graveyard"
FACE_DOWN = "a shield"
CARD = "a card"

NOTATION = (
    "A command is a number of the list, or the words behind it: `charge Fear Fang`, `attack Fear Fang -> player`.",
    "An arrow answers the next questions at once: `summon Barkwhip, the Smasher -> Fear Fang`.",
    "The game picks the mana; you pick it with `paying`: `summon Fear Fang paying Fear Fang, Aqua Hulcus, Rothus`.",
    "Where two cards of one name differ, add the place: `Fear Fang@b2`, `@B:s1` for one that you may not see.",
    "Places: b1 ... battle zone, n1 ... mana zone, s1 ... shields, h1 ... hand, gy graveyard; B: in front is B's side.",
    "Several cards are chosen with commas: `1, 3` or `choose Fear Fang, Rothus`.",
)
ABSENT = frozenset({"chain", "stop PHASE", "pass until WHAT"})
"""Words of line mode that this game has no use for."""


def shields(mine: int, other: str, theirs: int) -> str:
    """What is left of both players' shields."""
    return f"Shields: you {mine}, {other} {theirs}."


def _owner(name: str | None) -> str:
    return "your" if name is None else possessive(name)


def no_creatures(name: str | None) -> str:
    """A battle zone without creatures."""
    return sentence(f"{_owner(name)} battle zone is empty")


def mana(name: str | None, ready: Sequence[tuple[tuple[str, ...], int]], whole: int) -> str:
    """`Your mana: 3 of 5 untapped: 2 Fire and 1 Nature.`; `ready` counts the untapped cards by civilizations."""
    if not whole:
        return sentence(f"{_owner(name)} mana zone is empty")
    total = sum(number for _, number in ready)
    kinds = listed([f"{number} {civilizations(civs) or 'without civilization'}" for civs, number in ready])
    return sentence(f"{_owner(name)} mana: {total} of {whole} untapped" + (f": {kinds}" if kinds else ""))


def counts(name: str | None, hand: int, deck: int) -> str:
    """Cards where nobody may look."""
    who = "You have" if name is None else f"{name} has"
    return f"{who} {counted(hand, 'card', 'cards')} in hand and {deck} in the deck."


def creature(cost: int, civs: tuple[str, ...], power: int | None) -> str:
    """A creature in a few words: `3 Nature, 3000`."""
    return f"{cost} {civilizations(civs)}, {power}"


def evolution(cost: int, civs: tuple[str, ...], power: int | None) -> str:
    """An evolution creature in a few words."""
    return f"{cost} {civilizations(civs)} evolution, {power}"


def spell(cost: int, civs: tuple[str, ...]) -> str:
    """A spell in a few words: `6 Light spell`."""
    return f"{cost} {civilizations(civs)} spell"


def power_now(power: int) -> str:
    """A power that is not the printed one."""
    return f"Power {power} now."


def tapped(name: str) -> str:
    """A mana card that is tapped."""
    return f"{name} (tapped)"


def attack(attacker: str, target: str) -> str:
    """The attack that goes on."""
    return sentence(f"{attacker} attacks {target}")


ORDER = tuple(CIVILIZATIONS)
"""The civilizations in the order in which they are told."""
