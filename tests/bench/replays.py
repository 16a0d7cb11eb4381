"""How fast one moves in a replay: loading a duel of 500 decisions, and going to any of them. CPU time."""

from __future__ import annotations

import gc
import os
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time

from duel_tui.decklist import builtin_decks
from duel_tui.replay.branches import branch
from duel_tui.replay.loading import load
from duel_tui.replay.replay import Replay
from duel_tui.table.plan import plan
from duel_tui.table.replay_paint import Looks, replay_lines, replay_plan
from duel_tui.table.setup import Setup, begin
from duel_tui.table.viewer import Viewer

DECISIONS = 500
DECK = "goat_control"


@contextmanager
def long_duel() -> Iterator[Path]:
    """The file of a duel of 500 decisions, played at random."""
    decks = {path.stem: path for path in builtin_decks()}
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DUEL_TUI_DATA"] = folder
        for seed in range(1, 100):
            path = _played(Setup((decks[DECK], decks[DECK]), first=0), seed)
            if path is not None:
                yield path
                return
    raise RuntimeError("no random duel is so long")


def _played(setup: Setup, seed: int) -> Path | None:
    """A duel of so many written decisions; None if it ends before."""
    session = begin(setup, seed)
    luck = random.Random(seed)
    written = 0
    while not session.over and written < DECISIONS:
        decision = session.decision
        assert decision is not None
        written += not decision.forced
        answer = decision.options[luck.randrange(len(decision.options))]
        for _ in range(3):
            # Fewer attacks and longer turns make a longer duel.
            if answer.verb not in ("attack", "battle", "end"):
                break
            answer = decision.options[luck.randrange(len(decision.options))]
        session.play(answer)
    session.close()
    path = session.saved.path  # type: ignore[union-attr]
    return Path(path) if written == DECISIONS else None


@contextmanager
def calm() -> Iterator[None]:
    """Without collecting garbage, which the program does only while nobody presses a key."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def loading(path: Path) -> tuple[Replay, float]:
    """The replay, and the seconds that loading it takes."""
    load(path)
    before = process_time()
    replay = load(path)
    return replay, process_time() - before


def seeking(replay: Replay, size: tuple[int, int] = (120, 40)) -> tuple[float, float]:
    """Seconds to go to a moment and paint it, nothing of it seen before: the mean of all, and the slowest."""
    places = list(range(len(replay.moments)))
    random.Random(1).shuffle(places)
    layout = replay_plan(plan(*size))
    used = []
    with calm():
        for at in places:
            viewer = Viewer(replay, seat=at % 2, opened=not at % 3)
            before = process_time()
            viewer.go(at)
            replay_lines(viewer, Looks(), layout)
            used.append(process_time() - before)
    return sum(used) / len(used), max(used)


def stepping(replay: Replay) -> float:
    """Seconds of the slowest step by event."""
    slowest = 0.0
    with calm():
        for at in range(len(replay.moments)):
            viewer = Viewer(replay, at)
            before = process_time()
            viewer.event()
            viewer.view()
            slowest = max(slowest, process_time() - before)
    return slowest


def branching(replay: Replay, folder: Path) -> float:
    """Seconds to begin a branch at the last moment that can be played on from."""
    before = process_time()
    branch(replay, replay.last, folder)
    return process_time() - before
