"""Random duels of random decks for as long as wanted: `python -m tests.soak [--minutes M] [--seed S]`.

The decks prefer cards that have been used least so far; every check of the conformance suite is made now and then. What
fails is kept: two deck files, and the command that plays exactly that duel again. `--list` says what was never used.
"""

from __future__ import annotations

import argparse
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

import pytest

from duel_tui.bots.random_play import LAST_TURN
from duel_tui.decklist import read_deck, write_list
from duel_tui.decklist.pools import AnyDeck
from duel_tui.games import DUEL_MASTERS, KITS, YUGIOH, of
from tests.conformance.checks import check
from tests.conformance.decks import Luck, random_deck, random_pile
from tests.conformance.walk import start

SHOWS_USE = ("Activated", "Summoned", "Flipped", "Cast", "Entered")


def play(decks: tuple[AnyDeck, AnyDeck], seed: int, rarely: int, used: Counter[str]) -> int:
    """One duel with a check at one of `rarely` points. Returns the number of answers."""
    trail = start(decks, seed)
    duel = trail.duel
    luck = Luck(seed)
    try:
        while duel.decision is not None and duel.state.turn < LAST_TURN:
            if rarely and not trail.luck.below(rarely):
                check(trail, decks, luck)
            trail.step()
        if rarely:
            check(trail, decks, luck)
    finally:
        for event in duel.events():
            if type(event).__name__ in SHOWS_USE:
                used[event.card.definition.name] += 1  # type: ignore[attr-defined]
    return duel.answers


def keep(decks: tuple[AnyDeck, AnyDeck], seed: int, rarely: int, folder: Path) -> str:
    """Write the decks of a duel that failed. Returns the command that plays it again."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for letter, deck in zip("ab", decks, strict=True):
        file = folder / f"soak_{seed}_{letter}.txt"
        file.write_text(write_list(deck), encoding="utf-8")
        files.append(str(file))
    return f"python -m tests.soak --decks {files[0]} {files[1]} --seed {seed} --check-one-in {rarely}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check-one-in", type=int, default=60, metavar="N", help="points; 0: only play")
    parser.add_argument("--decks", nargs=2, metavar="DECK", help="play one duel of these")
    parser.add_argument("--most-errors", type=int, default=5)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "duel-tui-soak")
    parser.add_argument("--list", action="store_true", help="name the cards that were never used")
    parser.add_argument("--game", choices=list(KITS), default=YUGIOH)
    given = parser.parse_args()
    build = random_pile if given.game == DUEL_MASTERS else random_deck
    used: Counter[str] = Counter()
    if given.decks:
        first, second = (read_deck(path).deck for path in given.decks)
        answers = play((first, second), given.seed, given.check_one_in, used)
        print(f"seed {given.seed}: {answers} answers, nothing failed")
        return 0
    duels = answers = errors = 0
    seed = given.seed
    end = time.monotonic() + 60 * given.minutes
    while time.monotonic() < end and errors < given.most_errors:
        luck = Luck(seed)
        decks: tuple[AnyDeck, AnyDeck] = (build(luck, used), build(luck, used))
        try:
            answers += play(decks, seed, given.check_one_in, used)
        except (Exception, pytest.fail.Exception):
            errors += 1
            traceback.print_exc()
            print(keep(decks, seed, given.check_one_in, given.keep), flush=True)
        duels += 1
        seed += 1
    unused = [card.name for card in of(given.game).cards.all_cards() if not used[card.name]]
    print(f"{duels} duels, {answers} answers, {errors} errors; {len(unused)} cards never used")
    if given.list:
        print("\n".join(unused))
    return 1 if errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
