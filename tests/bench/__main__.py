"""Every figure that the program promises, measured: `make bench`, or a part with `python -m tests.bench engine`.

CPU time, one core. Beside each figure stands what a fixed loop of plain Python did just before, in million rounds
per CPU second, so that figures of different machines and busy moments can be compared.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Iterator

from tests.bench import engine

ROW = "{what:<58} {value:>12} {target:>12}  {state:<6} {loop:>5.1f}"
HEAD = f"{'what':<58} {'measured':>12} {'target':>12}  {'':<6} {'loop':>5}"
US, MS, S, PER_S, MB = "us", "ms", "s", "/s", "MB"
SCALE = {US: 1e6, MS: 1e3, S: 1.0, PER_S: 1.0, MB: 1.0}

# What, measured (in seconds, per second or MB), unit, target in that unit (None: for comparison only).
Figure = tuple[str, float, str, float | None]

KEYS = {
    "home screen, first frame": 0.7,
    "cursor move, 120x40": 8.0,
    "step of play, 120x40": 20.0,
    "cursor move, creatures, 120x40": 8.0,
    "step of play, creatures, 120x40": 20.0,
}


def print_row(figure: Figure, loop: float) -> bool:
    """Print a figure. Returns whether it missed its target."""
    what, value, unit, target = figure
    shown = value * SCALE[unit]
    missed = target is not None and (shown < target if unit == PER_S else shown > target)
    print(
        ROW.format(
            what=what,
            value=f"{shown:,.{0 if shown >= 1000 else 1 if shown >= 10 else 2}f} {unit}",
            target="" if target is None else f"{target:,g} {unit}",
            state="" if target is None else "MISSED" if missed else "ok",
            loop=loop,
        ),
        flush=True,
    )
    return missed


def of_engine() -> Iterator[Figure]:
    vanilla = engine.deck_named("vanilla40")
    others = [
        (name, deck)
        for name in ("starter_yugi_2002", "starter_kaiba_2002")
        if (deck := engine.deck_named(name))
    ]
    assert vanilla is not None
    resting = engine.some_points((vanilla, vanilla), in_chain=False)
    yield "clone at a stable point", engine.mean_over(resting, engine.clone), US, 10
    yield "  and its first answer", engine.mean_over(resting, engine.clone_and_play), US, None
    if len(others) == 2:
        both = others[0][1], others[1][1]
        busy = engine.some_points(both, in_chain=True)
        yield "clone in mid-chain (starter decks)", engine.mean_over(busy, engine.clone), US, 60
        yield "  and its first answer", engine.mean_over(busy, engine.clone_and_play), US, None
    yield "create a duel, program loaded", engine.creation(vanilla), MS, 0.5
    done = engine.random_duels((vanilla, vanilla))
    yield "random duels, vanilla40 against itself", done.duels_per_cpu_s, PER_S, 100
    yield "  real decisions", done.real_decisions_per_cpu_s, PER_S, 25_000
    for name, deck in others:
        done = engine.random_duels((deck, deck))
        yield f"random duels, {name} against itself", done.duels_per_cpu_s, PER_S, None
        yield "  real decisions", done.real_decisions_per_cpu_s, PER_S, None
    creatures = engine.dm01_decks()
    resting = engine.some_points(creatures, in_chain=False)
    yield "clone at a stable point, Duel Masters", engine.mean_over(resting, engine.clone), US, 10
    yield "create a duel of Duel Masters", engine.creation(creatures[0]), MS, 0.5
    done = engine.random_duels(creatures)
    yield "random duels, two DM-01 decks", done.duels_per_cpu_s, PER_S, 150
    yield "  real decisions", done.real_decisions_per_cpu_s, PER_S, None
    yield "peak memory of a simulation, Duel Masters", engine.memory("dm_fire_charge"), MB, 60
    yield "peak memory of a simulation, vanilla40", engine.memory("vanilla40"), MB, 60
    if others:
        yield f"peak memory of a simulation, {others[0][0]}", engine.memory(others[0][0]), MB, 60


def of_start() -> Iterator[Figure]:
    yield "duel-tui --version", cpu_of([sys.executable, "-m", "duel_tui", "--version"]), S, 0.2


def of_screen() -> Iterator[Figure]:
    from tests.bench import tui_keys

    for what, value, unit in tui_keys.measure():
        short = unit.removesuffix(" CPU")
        yield what, value / SCALE[short], short, KEYS.get(what)


def cpu_of(command: list[str], times: int = 5) -> float:
    """CPU seconds (user and system) of a command: the middle one of some runs."""
    used = []
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env={**os.environ, "TERM": "dumb"})
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return sorted(used)[times // 2]


def of_replay() -> Iterator[Figure]:
    from tests.bench import replays

    with replays.long_duel() as path:
        replay, loaded = replays.loading(path)
        yield f"load a replay of {replay.last} decisions", loaded, MS, None
        mean, slowest = replays.seeking(replay)
        yield "  go to any decision and paint it, mean", mean, MS, None
        yield "  the slowest", slowest, MS, 50
        yield "  the slowest step by event", replays.stepping(replay), MS, 50
        yield "  begin a branch at its end", replays.branching(replay, path.parent), MS, None


PARTS = {"engine": of_engine, "start": of_start, "screen": of_screen, "replay": of_replay}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("only", nargs="*", choices=[[], *PARTS], help="parts to measure; default: all")
    given = parser.parse_args()
    print(f"Python {sys.version.split()[0]}; CPU time; loop: million rounds per CPU second\n{HEAD}")
    missed = 0
    for name in given.only or PARTS:
        figures = PARTS[name]()
        loop = engine.plain_loop()
        for figure in figures:
            missed += print_row(figure, loop)
            loop = engine.plain_loop()
    print(f"{missed} missed" if missed else "all targets reached")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
