"""Looking up cards from the command line: what a card is and does, which there are, how much of the pool there is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from duel_tui.decklist.entries import look_up
from duel_tui.decklist.errors import Problem
from duel_tui.decklist.pools import AnyCard
from duel_tui.duel_masters import cards as dm_cards
from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.engine.notation import fold
from duel_tui.games import DUEL_MASTERS, YUGIOH
from duel_tui.text.en import catalog as text
from duel_tui.text.en.card_rulings import RULINGS
from duel_tui.text.en.cards import card_line, card_text
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef

Echo = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a card must be to be found. Empty: anything. `words` stand in its name or text, all of them.

    `kinds` are words of its line, such as Spell, Fusion, Quick-Play, WATER, Warrior; or Monster, Flip, Spirit, Union.
    """

    words: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    level: int | None = None
    set_code: str = ""
    game: str = ""
    cost: int | None = None

    def fits(self, card: AnyCard) -> bool:
        """Whether a card is one of those."""
        if isinstance(card, DuelMastersCard):
            return self._fits_creature(card)
        if self.game not in ("", YUGIOH) or self.cost is not None:
            return False
        if self.level is not None and (not card.monster or card.level != self.level):
            return False
        known = cards.known(card.passcode)
        if self.set_code and (known is None or self.set_code.upper() not in known.sets):
            return False
        marks = {"flip": card.flips, "spirit": card.spirit, "union": bool(card.union)}
        more = " ".join(word for word, has in marks.items() if has)
        return self._says(card, f"{card.kind} {more}")

    def _fits_creature(self, card: DuelMastersCard) -> bool:
        if self.game not in ("", DUEL_MASTERS) or self.level is not None:
            return False
        known = dm_cards.known(card.name)
        if self.set_code and (known is None or self.set_code.upper() not in known.sets):
            return False
        if self.cost is not None and card.cost != self.cost:
            return False
        return self._says(card, "")

    def _says(self, card: AnyCard, more: str) -> bool:
        line = f" {fold(f'{more} {card_line(card)}')} "
        if not all(f" {fold(kind)} " in line for kind in self.kinds):
            return False
        content = fold(f"{card.name} {card_text(card)}") if self.words else ""
        return all(fold(word) in content for word in self.words)


def show_cards(names: Sequence[str], echo: Echo, fail: Echo) -> int:
    """Print each card named (or given by its passcode). Returns the exit code: 2 when one is not there."""
    code = 0
    for at, name in enumerate(names):
        found = cards.find(name) or dm_cards.find(name) or _looked_up(name)
        if isinstance(found, Problem):
            fail(found.message if found.code == "not implemented" else str(found))
            code = 2
            continue
        if at:
            echo("")
        for line in told(found):
            echo(line)
    return code


def _looked_up(name: str) -> AnyCard | Problem:
    """A card of either pool, or what is wrong with the name: of the game that has such a card, else of the first."""
    known = dm_cards.known(name)
    return look_up(int(name) if name.isdecimal() else name, game=DUEL_MASTERS if known else YUGIOH)


def told(card: AnyCard) -> Iterator[str]:
    """A card in lines: its name, what it is, what it does, how it is ruled here where that needs saying, its sets."""
    yield card.name
    yield card_line(card)
    yield card_text(card)
    if card.name in RULINGS:
        yield text.ruling(RULINGS[card.name])
    if isinstance(card, DuelMastersCard):
        fact = dm_cards.known(card.name)
        if fact is not None:
            yield text.sets(fact.sets)
        return
    known = cards.known(card.passcode) if card.passcode else None
    if known is not None:
        yield text.sets(known.sets)


def search(wanted: Wanted, echo: Echo, fail: Echo) -> int:
    """List the cards that fit. Returns the exit code: 1 when there is none."""
    pool: list[AnyCard] = [*cards.all_cards(), *dm_cards.all_cards()]
    found = [card for card in pool if wanted.fits(card)]
    for card in found:
        echo(text.entry(card.name, card_line(card)))
    if not found:
        fail(text.NO_MATCH)
        return 1
    echo(text.found(len(found)))
    return 0


def coverage() -> dict[str, int]:
    """How many cards of the pool are implemented, in all and by kind."""
    counts = {"pool": cards.pool_size(), "implemented": 0, "normal": 0, "monster": 0, "spell": 0, "trap": 0}
    for card in cards.all_cards():
        counts["implemented"] += 1
        counts[_kind(card)] += 1
    return counts


def coverage_of_duel_masters() -> dict[str, int]:
    """The same of Duel Masters."""
    counts = {"pool": dm_cards.pool_size(), "implemented": 0, "creature": 0, "evolution": 0, "dm spell": 0}
    for card in dm_cards.all_cards():
        counts["implemented"] += 1
        counts["evolution" if card.evolution else "creature" if card.creature else "dm spell"] += 1
    return counts


def duel_masters_sets() -> dict[str, tuple[int, int]]:
    """By the code of each set of Duel Masters: how many of its cards are implemented, and how many it has."""
    found = dict.fromkeys(dm_cards.set_names(), (0, 0))
    for card in dm_cards.pool():
        there = dm_cards.find(card.name) is not None
        for code in card.sets:
            done, of = found.get(code, (0, 0))
            found[code] = (done + there, of + 1)
    return found


def coverage_of_sets() -> dict[str, tuple[int, int]]:
    """By the code of each set: how many of its cards are implemented, and how many of the pool it has."""
    found = dict.fromkeys(cards.set_names(), (0, 0))
    for card in cards.pool():
        there = cards.by_passcode(card.passcode) is not None
        for code in card.sets:
            done, of = found[code]
            found[code] = (done + there, of + 1)
    return found


def _kind(card: CardDef) -> str:
    return "normal" if (card.kind, card.subkind) == ("monster", "normal") else card.kind


def show_coverage(as_json: bool, echo: Echo) -> int:
    """Print the counts. Returns the exit code."""
    counts = coverage()
    sets = coverage_of_sets()
    creatures, dm_sets = coverage_of_duel_masters(), duel_masters_sets()
    if as_json:
        echo(json.dumps({**counts, "sets": sets, DUEL_MASTERS: {**creatures, "sets": dm_sets}}))
        return 0
    echo(text.YUGIOH)
    _show(counts, sets, cards.set_names(), echo)
    echo("")
    echo(text.DUEL_MASTERS)
    _show(creatures, dm_sets, dm_cards.set_names(), echo)
    return 0


def _show(
    counts: Mapping[str, int], sets: Mapping[str, tuple[int, int]], names: Mapping[str, str], echo: Echo
) -> None:
    echo(text.total(counts["implemented"], counts["pool"]))
    for kind in text.COUNTS:
        if kind in counts:
            echo(text.count(kind, counts[kind]))
    for code in sorted(sets, key=lambda code: (-sets[code][1], code)):
        echo(text.of_set(code, names.get(code, ""), *sets[code]))
