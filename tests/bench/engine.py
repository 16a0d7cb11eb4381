"""How fast the engine is: clones, creation, random duels. CPU time of this process."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from time import process_time

from duel_tui import yugioh
from duel_tui.bots.random_play import choices, luck_of
from duel_tui.bots.simulate import Simulation, simulate
from duel_tui.decklist import DeckError, read_deck
from duel_tui.engine.duel import Duel
from duel_tui.yugioh.definitions import Deck
from tests.conformance.walk import start

DUELS = 200
POINTS = 60
SECONDS = 0.4


def deck_named(name: str) -> Deck | None:
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


def some_points(decks: tuple[Deck, Deck], in_chain: bool) -> list[Duel]:
    """Duels at random points: at rest, or in the middle of a chain."""
    found: list[Duel] = []
    seed = 1
    while len(found) < POINTS:
        trail = start(decks, seed)
        seed += 1
        while trail.duel.decision is not None and len(found) < POINTS:
            chain = bool(trail.duel.game.chain)  # type: ignore[attr-defined]
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


def creation(deck: Deck) -> float:
    seeds = iter(range(10**9))
    return per_call(lambda: yugioh.start((deck, deck), seed=next(seeds)))


def random_duels(decks: tuple[Deck, Deck], duels: int = DUELS) -> Simulation:
    simulate(decks, 5, 10_000)
    return simulate(decks, duels, 1)


def memory(deck: str, duels: int = DUELS) -> float:
    """Peak memory in MB of a whole simulation, in a process of its own."""
    command = [sys.executable, "-m", "duel_tui", "simulate", deck, deck, "--duels", str(duels), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["max_rss_mb"])
