"""Many random duels of two decks: do the rules hold, and how fast are they."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass, field
from time import process_time

from duel_tui.bots.random_play import luck_of, play_out
from duel_tui.decklist.pools import AnyDeck, game_of
from duel_tui.games import of


@dataclass(frozen=True, slots=True)
class Failure:
    """A duel in which the program failed. `where` is the line of the program, `what` the exception."""

    seed: int
    what: str
    where: str


@dataclass(slots=True)
class Simulation:
    """The sums over some duels. `cpu_s` are seconds of CPU time for creating and playing them, cards being loaded.

    `stopped` duels reached the last turn; `failures` are not among the turns and decisions.
    """

    duels: int = 0
    stopped: int = 0
    turns: int = 0
    decisions: int = 0
    real_decisions: int = 0
    cpu_s: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    @property
    def duels_per_cpu_s(self) -> float:
        return self.duels / self.cpu_s if self.cpu_s else 0.0

    @property
    def real_decisions_per_cpu_s(self) -> float:
        return self.real_decisions / self.cpu_s if self.cpu_s else 0.0

    def figures(self) -> dict[str, int | float]:
        """The figures by the names that `--json` prints."""
        return {
            "duels": self.duels,
            "errors": len(self.failures),
            "turns": self.turns,
            "decisions": self.decisions,
            "real_decisions": self.real_decisions,
            "cpu_s": round(self.cpu_s, 3),
            "duels_per_cpu_s": round(self.duels_per_cpu_s, 1),
            "real_decisions_per_cpu_s": round(self.real_decisions_per_cpu_s, 1),
            "max_rss_mb": round(max_rss_mb(), 1),
        }


def simulate(decks: tuple[AnyDeck, AnyDeck], duels: int, seed: int) -> Simulation:
    """Play random duels with the seeds from `seed` on. A duel that fails is counted, and the next one is played."""
    done = Simulation()
    begin = of(game_of(decks[0])).start
    start = process_time()
    for each in range(seed, seed + duels):
        done.duels += 1
        try:
            played = play_out(begin(decks, seed=each), luck_of(each))
        except Exception as error:
            done.failures.append(failure(each, error))
            continue
        done.turns += played.turns
        done.decisions += played.decisions
        done.real_decisions += played.real
        done.stopped += played.stopped
    done.cpu_s = process_time() - start
    return done


def failure(seed: int, error: Exception) -> Failure:
    """An exception as what is printed of it."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    file = "/".join(frame.filename.replace("\\", "/").split("/")[-2:])
    return Failure(seed, f"{type(error).__name__}: {error}", f"{file}:{frame.lineno}")


def max_rss_mb() -> float:
    """The most memory this process has held at once, in MB; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Linux counts KiB, macOS bytes.
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
