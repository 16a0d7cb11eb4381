"""What a crash, a full disk or a second program can do to saved duels: `python -m tests.durability`.

Takes about two minutes. A short version runs with the other tests. What fails is said, with exit code 1.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.durability import disks
from tests.durability.kills import kill_often
from tests.durability.moving import kill_movers
from tests.durability.scripted import KINDS
from tests.plain import test_plain_killed as programs


def main() -> None:
    """Run every check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="processes to kill while they play (200)")
    parser.add_argument("--programs", type=int, default=20, help="whole programs to kill, fed by a pipe (20)")
    parser.add_argument("--seed", type=int, default=20060401, help="what the moments of the kills come from")
    arguments = parser.parse_args()
    seed = arguments.seed
    begin = time.monotonic()
    print(kill_often(arguments.kills, seed))
    programs.ROUNDS = arguments.programs
    in_a_folder(programs.test_killed_in_a_loop)
    print(f"{arguments.programs} kills of `duel-tui play --plain`: nothing lost")
    in_a_folder(lambda folder: kill_movers(folder, arguments.kills, seed))
    print(
        f"{arguments.kills} kills while duels were renamed, thrown away, taken back, copied in: nothing lost"
    )
    for kind in KINDS:
        told = in_a_folder(lambda folder, kind=kind: disks.full_again_and_again(folder, seed, kind))
        print(f"{kind}, {told}; nothing lost")
    for name, code in (("full", disks.FULL_DISK), ("read-only", disks.READ_ONLY)):
        done = in_a_folder(lambda folder, code=code: disks.in_namespace(code, folder))
        assert done is None or not done.returncode, done.stderr
        print(f"{name} file system: {'not permitted here' if done is None else 'nothing lost, clear words'}")
    print(f"{time.monotonic() - begin:.0f} s")


def in_a_folder(check: Callable[[Path], object]) -> object:
    """Run a check in a folder of its own."""
    with tempfile.TemporaryDirectory() as name:
        return check(Path(name))


if __name__ == "__main__":
    main()
