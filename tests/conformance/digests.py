"""Prints digests of some duels, one a line; run in processes with other hash seeds to be compared.

`python -m tests.conformance.digests` prints first the digest of the fixed duel, which `test_determinism` knows.
"""

from __future__ import annotations

import hashlib

from duel_tui.decklist import deck_of
from duel_tui.yugioh.definitions import Deck
from tests.conformance.decks import Luck, own_deck, own_names, random_deck
from tests.conformance.walk import start

# Normal Monsters only: new cards and rulings of other cards cannot change this duel.
FIXED = (
    "3 Battle Ox",
    "3 Celtic Guardian",
    "3 Mystical Elf",
    "3 Feral Imp",
    "3 Giant Soldier of Stone",
    "3 Rogue Doll",
    "3 Uraby",
    "3 Witty Phantom",
    "3 Summoned Skull",
    "3 Curse of Dragon",
    "3 Dark Magician",
    "3 Blue-Eyes White Dragon",
    "3 Gaia The Fierce Knight",
    "1 La Jinn the Mystical Genie of the Lamp",
)


def chain_of(decks: tuple[Deck, Deck], seed: int, last_turn: int = 60) -> str:
    """A hash over every answer of a random duel and the digest after it."""
    trail = start(decks, seed)
    duel = trail.duel
    whole = hashlib.sha256()
    while duel.decision is not None and duel.state.turn < last_turn:
        before = duel.commands()
        trail.step()
        whole.update("\n".join([*before, duel.digest()]).encode())
    return whole.hexdigest()[:16]


def fixed_duel() -> str:
    """The digest at the end of one duel of Normal Monsters."""
    deck = deck_of(FIXED)
    trail = start((deck, deck), 20060401)
    while trail.duel.decision is not None:
        trail.step()
    return trail.duel.digest()


def main() -> None:
    print(fixed_duel())
    luck = Luck(5)
    pairs = [(random_deck(luck), random_deck(luck)) for _ in range(3)]
    own = [deck for name in own_names() if (deck := own_deck(name)) is not None]
    pairs += [(deck, deck) for deck in own]
    for seed, decks in enumerate(pairs):
        print(chain_of(decks, seed))


if __name__ == "__main__":
    main()
