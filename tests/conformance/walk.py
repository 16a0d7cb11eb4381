"""Random duels that stop at random points, more often in the middle of something than at rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from duel_tui import games
from duel_tui.bots.random_play import choices, luck_of
from duel_tui.decklist.pools import AnyDeck, game_of
from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import Answer
from tests.conformance.decks import Luck


@dataclass(slots=True)
class Trail:
    """A duel on its way: the digest before each answer, and the answers as they were given and as text."""

    duel: Duel
    luck: Luck
    digests: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    def step(self) -> None:
        """One random answer."""
        decision = self.duel.decision
        assert decision is not None
        answer = decision.options[self.luck.below(choices(decision))]
        self.digests.append(self.duel.digest())
        self.answers.append(answer)
        self.duel.play(answer)


def start(decks: tuple[AnyDeck, AnyDeck], seed: int, windows: str = "real") -> Trail:
    return Trail(games.of(game_of(decks[0])).start(decks, seed=seed, windows=windows), Luck(luck_of(seed)))


def points(
    decks: tuple[AnyDeck, AnyDeck],
    seed: int,
    rest: int = 12,
    busy: int = 3,
    last_turn: int = 60,
    windows: str = "real",
) -> Iterator[Trail]:
    """Play a random duel and stop at one of `rest` stable points and at one of `busy` others."""
    trail = start(decks, seed, windows)
    duel = trail.duel
    while duel.decision is not None and duel.state.turn <= last_turn:
        if not trail.luck.below(rest if duel.stable else busy):
            yield trail
        trail.step()
    yield trail
