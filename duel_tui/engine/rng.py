"""The project's own generator: splitmix64. Its state is one int, so a copy of a duel is a copy of its luck.

Python's own `random` may change between versions; a saved duel must give the same cards for ever.
"""

from __future__ import annotations

NAME = "splitmix64"
_MASK = (1 << 64) - 1


def advance(state: int) -> int:
    """The state after one number was drawn."""
    return (state + 0x9E3779B97F4A7C15) & _MASK


def below(state: int, n: int) -> int:
    """The number in 0..n-1 that belongs to an already advanced `state`.

    >>> below(advance(1), 6)
    3
    """
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def permutation(state: int, n: int) -> tuple[list[int], int]:
    """A random order of 0..n-1 and the state after it."""
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        state = advance(state)
        j = below(state, i + 1)
        order[i], order[j] = order[j], order[i]
    return order, state


def parse_seed(text: str) -> int:
    """The state that a `seed:` line names: `splitmix64:7` or a bare number.

    >>> parse_seed("splitmix64:20060401") == parse_seed("20060401") == 20060401
    True

    Raises ValueError for another generator or no number.
    """
    name, colon, number = text.partition(":")
    if colon and name.strip() != NAME:
        raise ValueError(f"unknown generator {name.strip()!r}; this program has {NAME}")
    return int(number if colon else name) & _MASK


def seed_text(state: int) -> str:
    """The `seed:` line of a state."""
    return f"{NAME}:{state}"
