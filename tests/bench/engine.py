"""How fast the engine is: clones, creation, random duels. CPU time of this process."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from duel_tui import duel_masters, yugioh
from duel_tui.bots.random_play import choices, luck_of
from duel_tui.bots.simulate import Simulation, simulate
from duel_tui.decklist import DeckError, deck_of, read_deck
from duel_tui.decklist.pools import AnyDeck
from duel_tui.engine.duel import Duel
from duel_tui.games import DUEL_MASTERS
from tests.conformance.walk import start

FIRE_01 = (
    "4 Immortal Baron, Vorg",
    "4 Brawler Zyler",
    "4 Deadly Fighter Braid Claw",
    "4 Fatal Attacker Horvath",
    "4 Armored Walker Urherion",
    "4 Super Explosive Volcanodon",
    "4 Crimson Hammer",
    "4 Tornado Flame",
    "4 Stonesaur",
    "2 Gatling Skyterror",
    "2 Astrocomet Dragon",
)
WATER_01 = (
    "4 Aqua Hulcus",
    "4 Aqua Soldier",
    "4 Candy Drop",
    "4 Marine Flower",
    "4 Phantom Fish",
    "4 Unicorn Fish",
    "4 Spiral Gate",
    "4 Brain Serum",
    "4 Aqua Knight",
    "2 King Ripped-Hide",
    "2 King Depthcon",
)
"""Two decks of DM-01 cards alone."""
DUELS = 200
POINTS = 60
SECONDS = 0.4


def deck_named(name: str) -> AnyDeck | None:
    """A deck, or None while it names a card that is not implemented."""
    try:
        return read_deck(name).deck
    except DeckError:
        return None


def plain_loop() -> float:
    """Million rounds per CPU second of a loop that never changes: the speed of this machine at this moment."""
    rounds = 300_000
    items = list(range(64))
    total = 0
    begin = process_time()
    for at in range(rounds):
        total += items[at & 63] ^ at
    return rounds / (process_time() - begin) / 1e6


def per_call(do: Callable[[], object], seconds: float = SECONDS) -> float:
    """CPU seconds of one call."""
    calls = 0
    begin = process_time()
    while True:
        for _ in range(10):
            do()
        calls += 10
        used = process_time() - begin
        if used > seconds:
            return used / calls


def some_points(decks: tuple[AnyDeck, AnyDeck], in_chain: bool) -> list[Duel]:
    """Duels at random points: at rest, or in the middle of a chain."""
    found: list[Duel] = []
    seed = 1
    while len(found) < POINTS:
        trail = start(decks, seed)
        seed += 1
        while trail.duel.decision is not None and len(found) < POINTS:
            chain = bool(getattr(trail.duel.game, "chain", ()))
            if (chain if in_chain else trail.duel.stable) and not trail.luck.below(8 if in_chain else 40):
                found.append(trail.duel.clone())
            trail.step()
    return found


def clone(duel: Duel) -> None:
    duel.clone().decision


def clone_and_play(duel: Duel) -> None:
    new = duel.clone()
    assert new.decision is not None
    new.play(new.decision.options[luck_of(new.answers) % choices(new.decision)])


def mean_over(points: list[Duel], do: Callable[[Duel], None]) -> float:
    """CPU seconds of one call, the points one after the other."""

    def all_of_them() -> None:
        for point in points:
            do(point)

    return per_call(all_of_them, 1.0) / len(points)


def creation(deck: AnyDeck) -> float:
    seeds = iter(range(10**9))
    begin = duel_masters.start if isinstance(deck, duel_masters.Deck) else yugioh.start
    return per_call(lambda: begin((deck, deck), seed=next(seeds)))  # type: ignore[operator]


def random_duels(decks: tuple[AnyDeck, AnyDeck], duels: int = DUELS) -> Simulation:
    simulate(decks, 5, 10_000)
    return simulate(decks, duels, 1)


def memory(deck: str, duels: int = DUELS) -> float:
    """Peak memory in MB of a whole simulation, in a process of its own."""
    command = [sys.executable, "-m", "duel_tui", "simulate", deck, deck, "--duels", str(duels), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["max_rss_mb"])


def dm01_decks() -> tuple[AnyDeck, AnyDeck]:
    """The two decks of DM-01."""
    return deck_of(FIRE_01, game=DUEL_MASTERS), deck_of(WATER_01, game=DUEL_MASTERS)
