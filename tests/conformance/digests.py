"""Prints digests of some duels, one a line; run in processes with other hash seeds to be compared.

`python -m tests.conformance.digests` prints first the digests of the fixed duels, one of each game, which
`test_determinism` knows.
"""

from __future__ import annotations

import hashlib

from duel_tui.decklist import deck_of
from duel_tui.decklist.pools import AnyDeck
from duel_tui.games import DUEL_MASTERS, YUGIOH
from tests.conformance.decks import Luck, own_deck, own_names, random_deck, random_pile
from tests.conformance.walk import start

# Cards without abilities only: new cards and rulings of other cards cannot change these duels.
MONSTERS = (
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
CREATURES = (
    "4 Immortal Baron, Vorg",
    "4 Burning Mane",
    "4 Gonta, the Warrior Savage",
    "4 Explosive Dude Joe",
    "4 Fear Fang",
    "4 Buzz Betocchi",
    "4 Magmadragon Melgars",
    "4 Forest Hornet",
    "4 Feather Horn, the Tracker",
    "4 Tri-horn Shepherd",
)
FIXED = {YUGIOH: MONSTERS, DUEL_MASTERS: CREATURES}


def chain_of(decks: tuple[AnyDeck, AnyDeck], seed: int, last_turn: int = 60) -> str:
    """A hash over every answer of a random duel and the digest after it."""
    trail = start(decks, seed)
    duel = trail.duel
    whole = hashlib.sha256()
    while duel.decision is not None and duel.state.turn < last_turn:
        before = duel.commands()
        trail.step()
        whole.update("\n".join([*before, duel.digest()]).encode())
    return whole.hexdigest()[:16]


def fixed_duel(game: str) -> str:
    """The digest at the end of one duel of cards without abilities."""
    deck = deck_of(FIXED[game], game=game)
    trail = start((deck, deck), 20060401)
    while trail.duel.decision is not None:
        trail.step()
    return trail.duel.digest()


def main() -> None:
    for game in FIXED:
        print(fixed_duel(game))
    luck = Luck(5)
    pairs: list[tuple[AnyDeck, AnyDeck]] = [(random_deck(luck), random_deck(luck)) for _ in range(3)]
    pairs += [(random_pile(luck), random_pile(luck)) for _ in range(6)]
    names = [name for game in FIXED for name in own_names(game)]
    own = [deck for name in names if (deck := own_deck(name)) is not None]
    pairs += [(deck, deck) for deck in own]
    for seed, decks in enumerate(pairs):
        print(chain_of(decks, seed))


if __name__ == "__main__":
    main()
