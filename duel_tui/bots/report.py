"""The command `duel-tui simulate`: reads the decks, lets the duels be played, prints the figures."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable

from duel_tui.bots.random_play import LAST_TURN
from duel_tui.bots.simulate import Simulation, simulate
from duel_tui.decklist import DeckError, check, read_deck
from duel_tui.decklist.pools import AnyDeck
from duel_tui.games import of
from duel_tui.text.en import simulate as text
from duel_tui.text.plain import plain

Say = Callable[[str], object]


def again(decks: tuple[str, str], seed: int) -> str:
    """The command that plays exactly one duel again."""
    return shlex.join(["duel-tui", "simulate", *decks, "--duels", "1", "--seed", str(seed)])


def run_simulation(decks: tuple[str, str], duels: int, seed: int, as_json: bool, out: Say, err: Say) -> int:
    """Simulate and print. Returns the exit code: 0, 1 when a duel failed, 2 when a deck cannot be used."""
    try:
        first, second = (_deck(path) for path in decks)
        if type(first) is not type(second):
            err(text.TWO_GAMES)
            return 2
    except DeckError as error:
        err(str(error.problems[0]))
        return 2
    done = simulate((first, second), duels, seed)
    if as_json:
        out(json.dumps(done.figures()))
    else:
        for line in lines(done):
            out(line)
    for failed in done.failures:
        err(text.FAILED.format(seed=failed.seed, what=plain(failed.what, 200), where=failed.where))
        err(text.AGAIN.format(command=again(decks, failed.seed)))
    return 1 if done.failures else 0


def lines(done: Simulation) -> list[str]:
    """The figures, one a line."""
    figures = done.figures() | {"stopped": done.stopped, "last_turn": LAST_TURN}
    return [line.format(**figures) for line in text.LINES]


def _deck(path: str) -> AnyDeck:
    found = read_deck(path)
    kit = of(found.game)
    check(found.deck, kit.profiles[kit.default], file=found.file)
    return found.deck
