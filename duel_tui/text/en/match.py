"""Matches: what may not be swapped, how a match stands, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted

# Code of a fault: what is wrong, and what would be right.
FAULTS: dict[str, tuple[str, str]] = {
    "match over": ("the match is over", "begin another match"),
    "before the first duel": (
        "no card is swapped before the first duel of a match",
        "the Side Deck is for the time between two duels",
    ),
    "not in deck": ("{0} is not {1} times in the Deck or Fusion Deck", "take out cards that are there"),
    "not in side": ("{0} is not {1} times in the Side Deck", "bring in cards that are there"),
    "uneven": ("{0} out of the Deck and {1} into it", "the Deck keeps its size: as many in as out"),
    "fusion for other": (
        "Fusion Monsters are swapped for Fusion Monsters only: {0} out, {1} in",
        "take out as many Fusion Monsters as come in",
    ),
    "main size": ("the Deck had {0} cards and has {1} now", "swap as many in as out"),
    "extra size": (
        "the Fusion Deck had {0} cards and has {1} now",
        "swap Fusion Monsters for Fusion Monsters",
    ),
    "side size": ("the Side Deck had {0} cards and has {1} now", "swap as many in as out"),
    "new card": (
        "{1} more of {0} than at the beginning of the match",
        "play with the cards of the first duel",
    ),
    "gone card": (
        "{1} fewer of {0} than at the beginning of the match",
        "play with the cards of the first duel",
    ),
}


def message(code: str, args: tuple[str, ...]) -> str:
    """What is wrong."""
    return FAULTS[code][0].format(*args)


def remedy(code: str, args: tuple[str, ...]) -> str:
    """What would be right."""
    return FAULTS[code][1].format(*args)


def fault(code: str, args: tuple[str, ...], rules: Sequence[str] = ()) -> str:
    """A fault on one line, with the rules it breaks."""
    return f"{message(code, args)}; {remedy(code, args)}" + (f" [{' '.join(rules)}]" if rules else "")


def score(names: Sequence[str], score: tuple[int, int, int]) -> str:
    """How a match stands: `Yugi 1, Kaiba 0, 1 drawn`."""
    drawn = f", {score[2]} drawn" if score[2] else ""
    return f"{names[0]} {score[0]}, {names[1]} {score[1]}{drawn}"


def standing(names: Sequence[str], points: tuple[int, int, int], winner: int | None, over: bool) -> str:
    """The standing of a match, final or not."""
    shown = score(names, points)
    if not over:
        return f"The match stands {shown}."
    if winner is None:
        return f"The match is drawn: {shown}."
    return f"{names[winner]} wins the match: {shown}."


def verified(name: str, before: tuple[int, int, int], now: tuple[int, int, int]) -> str:
    """What the opponent counts before a duel of a match (YA-83)."""
    parts = []
    for what, old, new in zip(("Deck", "Fusion Deck", "Side Deck"), before, now, strict=True):
        parts.append(
            f"{what} {new}" if old == new else f"{what} {new} (it had {counted(old, 'card', 'cards')})"
        )
    return f"{name}: {', '.join(parts)}."


def opening(names: Sequence[str], chooser: int | None, first: int | None) -> str:
    """Who settles the first turn of the next duel."""
    if chooser is not None:
        return f"{names[chooser]} chooses who begins."
    if first is not None:
        return f"{names[first]} begins."
    return "A coin decides who begins."
