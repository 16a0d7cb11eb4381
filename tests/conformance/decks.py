"""Decks for random duels: those that come with the program, and random ones of whatever cards exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from duel_tui.decklist import DeckError, builtin_decks, read_deck
from duel_tui.decklist.pools import AnyDeck, game_of
from duel_tui.duel_masters import cards as dm_cards
from duel_tui.duel_masters.definitions import CardDef as Creature
from duel_tui.duel_masters.definitions import Deck as Pile
from duel_tui.engine.rng import advance, below
from duel_tui.games import YUGIOH
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef, Deck

SIZE = 40
T = TypeVar("T")
FUSES = "Polymerization"


def own_deck(name: str) -> AnyDeck | None:
    """A deck of the program; None as long as it names a card that is not implemented."""
    try:
        return read_deck(name).deck
    except DeckError:
        return None


def own_names(game: str = YUGIOH) -> list[str]:
    """The decks of the program that can be played, of one game."""
    names = [path.stem for path in builtin_decks()]
    return [name for name in names if (deck := own_deck(name)) is not None and game_of(deck) == game]


class Luck:
    """A generator to draw from, on the project's own arithmetic."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        self.state = advance(self.state)
        return below(self.state, n)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]


def random_deck(luck: Luck, used: Counter[str] | None = None) -> Deck:
    """A legal deck of implemented cards: two thirds Spells, Traps and effect monsters, one to three of each.

    With `used` (how often each name has been played) the card used less of two random ones is taken.
    """
    plain = [card for card in cards.all_cards() if card.kind == "monster" and card.subkind == "normal"]
    small = [card for card in plain if card.level <= 4]
    fusion = [card for card in cards.all_cards() if card.subkind == "fusion"]
    rest = [card for card in cards.all_cards() if card not in plain and card not in fusion]
    counts: dict[str, int] = {}
    main: list[CardDef] = []

    def take(pool: Sequence[CardDef], into: list[CardDef], copies: int) -> None:
        card = luck.pick(pool)
        if used is not None:
            other = luck.pick(pool)
            card = min(card, other, key=lambda one: used[one.name])
        for _ in range(copies):
            if counts.get(card.counted_name, 0) < 3:
                counts[card.counted_name] = counts.get(card.counted_name, 0) + 1
                into.append(card)

    def bring(name: str) -> None:
        found = cards.find(name)
        if found is not None and counts.get(found.counted_name, 0) < 3 and len(main) < SIZE:
            counts[found.counted_name] = counts.get(found.counted_name, 0) + 1
            main.append(found)

    extra: list[CardDef] = []
    for _ in range(3 if fusion else 0):
        take(fusion, extra, 1)
    # What a Fusion Monster needs comes with it in half of the decks, or it would never be seen.
    for monster in extra if luck.below(2) else ():
        for name in (*monster.materials, *monster.materials, FUSES):
            bring(name)
    while len(main) < SIZE * 2 // 3 and rest:
        take(rest, main, 1 + luck.below(3))
    while len(main) < SIZE:
        take(small if luck.below(4) else plain, main, 1)
    return Deck(tuple(main), tuple(extra))


def random_pile(luck: Luck, used: Counter[str] | None = None) -> Pile:
    """A legal deck of Duel Masters cards: one to three civilizations, bases for its evolution creatures.

    With `used` (how often each name has been played) the card used less of two random ones is taken.
    """
    colors = ["light", "water", "darkness", "fire", "nature"]
    own = {luck.pick(colors) for _ in range(1 + luck.below(3))}
    pool = [card for card in dm_cards.all_cards() if own.issuperset(card.civilizations)]
    small = [card for card in pool if card.cost <= 4 and card.creature and not card.evolves]
    counts: Counter[str] = Counter()
    main: list[Creature] = []

    def take(card: Creature, copies: int) -> None:
        for _ in range(copies):
            if counts[card.name] < 4 and len(main) < SIZE:
                counts[card.name] += 1
                main.append(card)

    while len(main) < SIZE:
        card = luck.pick(small if small and luck.below(2) else pool)
        if used is not None:
            other = luck.pick(pool)
            card = min(card, other, key=lambda one: used[one.name])
        take(card, 1 + luck.below(4))
        if card.evolves:
            # What an evolution creature is put on comes with it, or it would never be seen.
            bases = [one for one in pool if not one.evolves and set(one.races) & set(card.races)]
            if bases:
                take(luck.pick(bases), 3)
    return Pile(tuple(main))
