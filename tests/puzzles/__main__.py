"""Proves every puzzle as far as it can be proved: `python -m tests.puzzles`, or some by their ids.

CPU time, one core. Exit code 1 when a claim does not hold.
"""

from __future__ import annotations

import sys

from duel_tui.puzzles.commands import good, wanted
from duel_tui.puzzles.files import built_in
from duel_tui.puzzles.proof import prove

POSITIONS = 5_000_000
ROW = "{id:<32} {firsts:>7} {needed:>7} {nodes:>10,} {seconds:>8.2f}  {state}"
HEAD = f"{'puzzle':<32} {'firsts':>7} {'needed':>7} {'positions':>10} {'seconds':>8}"


def main(ids: list[str]) -> int:
    """Prove and print a table."""
    failed = 0
    print(HEAD)
    for puzzle in [wanted(id) for id in ids] or built_in():
        proof = prove(puzzle, POSITIONS)
        proved = good(puzzle, proof)
        failed += not proved
        needed = sum(value == 0 for _, value in proof.needed)
        print(
            ROW.format(
                id=puzzle.id,
                firsts=f"{len(proof.winning)}/{len(proof.firsts)}",
                needed=f"{needed}/{len(proof.needed)}",
                nodes=proof.nodes,
                seconds=proof.seconds,
                state="proved" if proved else "NOT PROVED",
            )
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
